"""A sheet as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rag.sheet.again import as_shown
from rag.sheet.models import TITLES, Line, Row, Section, Sheet
from rag.sheet.strip import NOTHING, in_short
from rag.sheet.tables import blocks

LEGEND = "The rulebook has no pages: lines without a label stand in the section that their heading names."
"""Said in print, where labels that only repeat the heading above them are left out."""
_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def as_markdown(sheet: Sheet, base: str = "") -> str:
    """The sheet as Markdown; `base` is the address of the server that the links lead to."""
    parts = [f"# {_text(sheet.name)}: reference sheet", *_subtitle(sheet)]
    for section in sheet.sections:
        if any(section.lines):
            parts += [f"## {section.title}", *_section(section, base)]
    if empty := without_lines(sheet):
        parts.append(empty)
    parts += ["## Not on this sheet", "\n".join(_left_out(sheet)) or NOTHING]
    return "\n\n".join(parts) + "\n"


def subtitle(sheet: Sheet, *, revision: bool = True) -> str:
    """Edition, revision, and what it was pruned to."""
    parts = (
        "" if (sheet.edition or "").lower() == "reference sheet" else sheet.edition or "",
        f"revision {sheet.revision}" if revision else "",
        sheet.mode or "",
        f"{sheet.players} player{'s' * (sheet.players != 1)}" if sheet.players else "",
    )
    return " · ".join(part for part in parts if part)


def without_lines(sheet: Sheet) -> str:
    """A sentence on the sections that have no lines; empty where all have some."""
    empty = [section.name for section in sheet.sections if not any(section.lines)]
    if not empty:
        return ""
    filled = [section.name for section in sheet.sections if section.name not in empty]
    names = ", ".join(
        f"{TITLES[name]} (what players do stands under {TITLES['turn']})"
        if name == "actions" and "turn" in filled
        else TITLES[name]
        for name in empty
    )
    return f"This sheet has no section for: {names}."


def _left_out(sheet: Sheet) -> Iterator[str]:
    for one in in_short(sheet.left_out):
        yield f"- **{_text(one.reason)}** ({one.counted}): {_text(one.places)}"


def _subtitle(sheet: Sheet) -> list[str]:
    return [_text(subtitle(sheet))]


def _section(section: Section, base: str) -> list[str]:
    parts = []
    if section.rows:
        parts.append("\n".join(_table(section.rows, base)))
    for group in section.groups:
        parts += [f"### {_text(group.shown)}"] if group.shown else []
        for columns, lines in blocks(as_shown(group.lines)):
            shown = _rows(columns, lines, base) if columns else (_item(line, base) for line in lines)
            parts.append("\n".join(shown))
    if section.questions:
        parts.append(
            "\n".join(
                f"- **{_text(one.question)}** {one.verdict and one.verdict + ' '}"
                + " ".join(_cited(line, base) for line in as_shown(one.lines))
                for one in section.questions
            )
        )
    return parts


def _table(rows: Sequence[Row], base: str) -> Iterator[str]:
    yield "| Action | Cost | Effect | Notes |"
    yield "|---|---|---|---|"
    for row in rows:
        name = f"{row.action} ({row.mode})" if row.mode else row.action
        cells = (_cell(cell, base) or "—" for cell in (row.cost, row.effect, row.notes))
        yield f"| **{_text(name)}** | {' | '.join(cells)} |"


def _rows(columns: Sequence[str], lines: Sequence[Line], base: str) -> Iterator[str]:
    yield f"| {' | '.join(map(_text, columns))} | |"
    yield "|---" * (len(columns) + 1) + "|"
    for line in lines:
        note = f" *({_text(line.note)})*" if line.note else ""
        label = f"[{_text(line.citation.label)}]({base}{line.citation.url})"
        yield f"| {' | '.join(map(_text, line.cells))} | {label}{note} |"


def _cell(lines: Sequence[Line], base: str) -> str:
    """The lines of a cell; steps, and what follows them, on lines of their own."""
    shown = ""
    for at, line in enumerate(lines):
        apart = at and (line.step is not None or lines[at - 1].step is not None)
        shown += "<br>" if apart else " " if at else ""
        shown += f"{line.step}. {_cited(line, base)}" if line.step is not None else _cited(line, base)
    return shown


def _item(line: Line, base: str) -> str:
    mark = f"{line.step}." if line.step is not None else "-"
    return f"{'    ' if line.under else ''}{mark} {_cited(line, base)}"


def _cited(line: Line, base: str) -> str:
    """A line and what hangs on it; where several have one label, all but the last have only its page."""
    shown = []
    for part, following in zip(line.parts, (*line.then, None), strict=True):
        text = _text(part.text)
        if part.term:
            text = text.replace(_text(part.term), f"**{_text(part.term)}**", 1)
        if part.note:
            text += f" *(→ {_text(part.note)})*"
        citation = part.citation
        goes_on = following is not None and following.citation.label == citation.label
        label = f"p.{citation.page}" if goes_on and citation.page else citation.label
        shown.append(f"{text} [\\[{_text(label)}\\]]({base}{citation.url})")
    return " ".join(shown)


def _text(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))
