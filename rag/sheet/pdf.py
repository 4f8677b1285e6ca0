"""A sheet as PDF, set by Typst: two columns, the largest type with which it has at most two pages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Final, Literal

from rag.sheet.again import as_shown
from rag.sheet.glyphs import readable
from rag.sheet.markdown import LEGEND, subtitle, without_lines
from rag.sheet.models import COUNTED, Line, Section, Sheet
from rag.sheet.strip import NOTHING, in_short
from rag.sheet.tables import blocks, kept_whole, long_rows, widest

Paper = Literal["a4", "letter"]

_PAPERS: Final[dict[Paper, str]] = {"a4": "a4", "letter": "us-letter"}
_SIZES: Final = (9.5, 9.25, 9.0, 8.75, 8.5, 8.25, 8.0, 7.8, 7.6, 7.4, 7.2)
"""Type sizes in points, tried from the largest."""
PAGES: Final = 2
SHORT_CELL: Final = 5
"""Characters up to which the cells of a column, mostly figures, stand in its middle."""
WHOLE_GROUP: Final = 45
"""Words up to which the lines of a heading are kept in one column."""
WHOLE_LIST: Final = 120
"""The same, where they are a list for one number of players, such as what is read out."""
WHOLE_LINE: Final = 100
"""Words up to which a line is kept in one column; a longer one has at least two rows of type in each."""


def as_pdf(sheet: Sheet, base: str = "", paper: Paper = "a4", language: str = "en") -> bytes:
    """The sheet as PDF; the same sheet gives the same bytes. `base`: the address of the server that links lead to.

    A sheet that has more than two pages in the smallest type has them.
    """
    import typst

    source = files("rag.sheet").joinpath("sheet.typ").read_bytes()
    fonts = typst.Fonts(include_system_fonts=False)
    data = readable(json.dumps(_data(sheet, base, language), ensure_ascii=False))
    inputs = {"sheet": data, "paper": _PAPERS[paper]}
    for size in _SIZES:
        given = {**inputs, "size": str(size)}
        pages = typst.query(source, "<pages>", field="value", one=True, font_paths=fonts, sys_inputs=given)
        if int(pages) <= PAGES:
            break
    made: bytes = typst.compile(source, format="pdf", font_paths=fonts, sys_inputs=given, timestamp=0)
    return made


def _data(sheet: Sheet, base: str, language: str) -> dict[str, Any]:
    filled = [section for section in sheet.sections if any(section.lines)]
    return {
        "title": sheet.name,
        "subtitle": subtitle(sheet, revision=False),
        "foot": subtitle(sheet),
        "legend": "" if any(line.citation.page for line in sheet.lines) else LEGEND,
        "language": language,
        "sections": [_section(section, base) for section in filled],
        "empty": without_lines(sheet),
        "nothing": NOTHING,
        "left_out": [{**one.model_dump(), "counted": one.counted} for one in in_short(sheet.left_out)],
    }


def _section(section: Section, base: str) -> dict[str, Any]:
    def lines(found: tuple[Line, ...], under: str = "") -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = []
        for line in found:
            above = next((one for one in reversed(made) if not one["under"]), None)
            numbered = above is not None and above["step"] is not None
            made.append({**_line(line, base, under), "numbered": line.under and numbered})
        return made

    def flat(found: tuple[Line, ...]) -> list[dict[str, Any]]:
        """Their parts, a step with its number in the words."""
        return [
            {**part, "text": f"{line['step']}.\u00a0{part['text']}", "step": True}
            if line["step"] and not at
            else part
            for line in lines(found)
            for at, part in enumerate(line["parts"])
        ]

    return {
        "title": section.title,
        "rows": [
            {
                "action": f"{row.action} ({row.mode})" if row.mode else row.action,
                "cost": flat(row.cost),
                "effect": flat(row.effect),
                "notes": flat(row.notes),
                "short": _part(_own((*row.effect, *row.lines)), base, "")["short"],
                "long": long,
            }
            for row, long in zip(section.rows, long_rows(section.rows), strict=True)
        ],
        "whole": kept_whole(section.rows),
        "groups": [
            {
                "title": group.shown if group.shown.lower() != section.title.lower() else "",
                "blocks": [
                    {"columns": columns, "lines": lines(run, group.title), **_table(columns, run)}
                    for columns, run in blocks(as_shown(group.lines))
                ],
                "whole": _words(group.parts) <= (WHOLE_GROUP if group.players is None else WHOLE_LIST),
            }
            for group in section.groups
        ],
        "questions": [
            {"question": one.question, "verdict": one.verdict, "lines": flat(as_shown(one.lines))}
            for one in section.questions
        ],
    }


_UNIT: Final = re.compile(r"(?<=\d) (?=[A-Za-z])|(?<=\bp\.) (?=\d)|(?<=→) ")
"""Between a number and what it counts, and behind an arrow, no line ends."""


def _table(columns: tuple[str, ...], rows: tuple[Line, ...]) -> dict[str, Any]:
    """Cells of its rows, and what is to be said about all of it."""
    notes = dict.fromkeys(row.note for row in rows if row.note)
    if not columns:
        return {}
    short = [all(len(row.cells[at]) <= SHORT_CELL for row in rows) for at in range(len(columns))]
    return {
        "cells": [row.cells for row in rows],
        "note": "; ".join(notes),
        "wide": widest(columns, rows),
        "short": short,
    }


def _line(line: Line, base: str, under: str) -> dict[str, Any]:
    """`under`: the heading above it; a line without a page is cited by it."""
    return {
        "step": line.step,
        "under": line.under,
        "whole": _words(line.parts) <= WHOLE_LINE,
        "bare": line.see is not None or COUNTED.match(line.text) is not None,
        "parts": [_part(part, base, under) for part in line.parts],
    }


def _part(part: Line, base: str, under: str) -> dict[str, Any]:
    citation = part.citation
    page = f"p.{citation.page}" if citation.page is not None else ""
    page = citation.label if citation.source is not None else page
    return {
        "text": _UNIT.sub("\u00a0", " ".join(part.text.split())),
        "term": _UNIT.sub("\u00a0", part.term) if part.term else None,
        "note": part.note,
        "short": page or ("" if under == citation.section else citation.label),
        "url": base + citation.url,
    }


def _own(lines: Sequence[Line]) -> Line:
    """The first line that is the rulebook's own: what amends it says itself where it is from."""
    return next((line for line in lines if line.citation.source is None), lines[0])


def _words(lines: Iterable[Line]) -> int:
    return sum(len(line.text.split()) for line in lines)
