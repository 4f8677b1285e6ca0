"""A sheet as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rag.sheet.models import Line, Row, Section, Sheet

_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def as_markdown(sheet: Sheet, base: str = "") -> str:
    """The sheet as Markdown; `base` is the address of the server that the links lead to."""
    parts = [f"# {_text(sheet.title)}: reference sheet", *_subtitle(sheet)]
    for section in sheet.sections:
        parts.append(f"## {section.title}")
        parts += _section(section, base) or ["The rulebook has nothing for this."]
    if sheet.left_out:
        parts.append("## Not on this sheet")
        parts.append(
            "\n".join(
                f"- [{_text(one.label)}]({base}{one.url}): {one.reason} ({one.statements})"
                for one in sheet.left_out
            )
        )
    return "\n\n".join(parts) + "\n"


def subtitle(sheet: Sheet) -> str:
    """Edition, revision, and what it was pruned to."""
    parts = (
        sheet.edition or "",
        f"revision {sheet.revision}",
        sheet.mode or "",
        f"{sheet.players} player{'s' * (sheet.players != 1)}" if sheet.players else "",
    )
    return " · ".join(part for part in parts if part)


def _subtitle(sheet: Sheet) -> list[str]:
    return [_text(subtitle(sheet))]


def _section(section: Section, base: str) -> list[str]:
    parts = []
    if section.rows:
        parts.append("\n".join(_table(section.rows, base)))
    for group in section.groups:
        title = _text(
            f"{group.mode}: {group.title}" if group.mode and group.mode != group.title else group.title
        )
        parts += [f"### {title}"] if title else []
        parts.append("\n".join(_item(line, base) for line in group.lines))
    if section.questions:
        parts.append(
            "\n".join(
                f"- **{_text(one.question)}** {'' if one.yes_no is None else 'Yes. ' if one.yes_no else 'No. '}"
                + " ".join(_cited(line, base) for line in one.lines)
                for one in section.questions
            )
        )
    return parts


def _table(rows: Sequence[Row], base: str) -> Iterator[str]:
    yield "| Action | Cost | Effect | Notes |"
    yield "|---|---|---|---|"
    for row in rows:
        name = f"{row.action} ({row.mode})" if row.mode else row.action
        cells = (
            " ".join(_cited(line, base) for line in cell) or "—" for cell in (row.cost, row.effect, row.notes)
        )
        yield f"| **{_text(name)}** | {' | '.join(cells)} |"


def _item(line: Line, base: str) -> str:
    mark = f"{line.step}." if line.step is not None else "-"
    return f"{'    ' if line.under else ''}{mark} {_cited(line, base)}"


def _cited(line: Line, base: str) -> str:
    text = _text(line.text)
    if line.term:
        text = text.replace(_text(line.term), f"**{_text(line.term)}**", 1)
    return f"{text} [\\[{_text(line.citation.label)}\\]]({base}{line.citation.url})"


def _text(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))
