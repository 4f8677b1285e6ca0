"""What stands twice on a sheet: its words are shown once, and elsewhere it is pointed to.

The sheet itself keeps the words in both places (as JSON has them); `see` says where they are shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from rag.sheet.models import HOW_IT_ENDS, Group, Line, Question, Section


def point(sections: Sequence[Section]) -> tuple[Section, ...]:
    """The same sections; repeated terms and answers say where their words are shown."""
    shown = [(line, section.title) for section in sections for line in _first(section)]

    def see(line: Line) -> Line:
        title = next((title for one, title in shown if _holds(one, line)), None)
        return line.model_copy(update={"see": title}) if title else line

    def group(one: Group, section: Section) -> Group:
        if section.name != "glossary":
            return one
        return one.model_copy(
            update={"lines": tuple(see(line) if line.again else line for line in one.lines)}
        )

    def question(one: Question) -> Question:
        return one.model_copy(update={"lines": tuple(map(see, one.lines))})

    return tuple(
        section.model_copy(
            update={
                "groups": tuple(group(one, section) for one in section.groups),
                "questions": tuple(map(question, section.questions)),
            }
        )
        for section in sections
    )


def _first(section: Section) -> list[Line]:
    """The lines of a section whose words belong there."""
    lines = [line for row in section.rows for line in row.lines]
    lines += [
        line
        for group in section.groups
        if group.title != HOW_IT_ENDS
        for line in group.parts
        if not line.again
    ]
    return lines


def _holds(line: Line, other: Line) -> bool:
    """Whether the words of the other stand within those of the line."""
    mine, its = line.citation, other.citation
    return (
        mine.id.partition("@")[0] == its.id.partition("@")[0]
        and mine.start <= its.start
        and its.end <= mine.end
    )


def as_shown(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines as a reader sees them: runs of those that point to one section are one line, with all their labels."""
    found: list[Line] = []
    for line in lines:
        if line.see is None:
            found.append(line)
            continue
        last = found[-1] if found else None
        if last is not None and last.see == line.see and not line.term:
            if line.citation.label not in {part.citation.label for part in last.parts}:
                more = line.model_copy(update={"text": "", "term": None, "then": ()})
                found[-1] = last.model_copy(update={"then": (*last.then, more)})
            continue
        text = f"{line.term} → {line.see}" if line.term else f"→ {line.see}"
        found.append(line.model_copy(update={"text": text, "then": ()}))
    return tuple(found)
