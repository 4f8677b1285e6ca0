"""A sheet as PDF, set by Typst: two columns, the largest type with which it has at most two pages."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, Literal

from rag.sheet.markdown import subtitle
from rag.sheet.models import Line, Section, Sheet

Paper = Literal["a4", "letter"]

_PAPERS: Final[dict[Paper, str]] = {"a4": "a4", "letter": "us-letter"}
_SIZES: Final = (9.5, 9.0, 8.5, 8.0, 7.6, 7.2)
"""Type sizes in points, tried from the largest."""
PAGES: Final = 2
LONG_ROW: Final = 60
"""Words from which a row takes the width of its column instead of narrow cells."""


def as_pdf(sheet: Sheet, base: str = "", paper: Paper = "a4", language: str = "en") -> bytes:
    """The sheet as PDF; the same sheet gives the same bytes. `base`: the address of the server that links lead to.

    A sheet that has more than two pages in the smallest type has them.
    """
    import typst

    source = files("rag.sheet").joinpath("sheet.typ").read_bytes()
    fonts = typst.Fonts(include_system_fonts=False)
    inputs = {"sheet": json.dumps(_data(sheet, base, language), ensure_ascii=False), "paper": _PAPERS[paper]}
    for size in _SIZES:
        given = {**inputs, "size": str(size)}
        pages = typst.query(source, "<pages>", field="value", one=True, font_paths=fonts, sys_inputs=given)
        if int(pages) <= PAGES:
            break
    made: bytes = typst.compile(source, format="pdf", font_paths=fonts, sys_inputs=given, timestamp=0)
    return made


def _data(sheet: Sheet, base: str, language: str) -> dict[str, Any]:
    return {
        "title": sheet.title,
        "subtitle": subtitle(sheet),
        "language": language,
        "sections": [_section(section, base) for section in sheet.sections],
        "left_out": [{**one.model_dump(), "url": base + one.url} for one in sheet.left_out],
    }


def _section(section: Section, base: str) -> dict[str, Any]:
    def lines(found: tuple[Line, ...], under: str = "") -> list[dict[str, Any]]:
        return [_line(line, base, under) for line in found]

    return {
        "title": section.title,
        "empty": not any(section.lines),
        "rows": [
            {
                "action": f"{row.action} ({row.mode})" if row.mode else row.action,
                "cost": lines(row.cost),
                "effect": lines(row.effect),
                "notes": lines(row.notes),
                "short": row.lines[0].citation.label
                if row.lines[0].citation.page is None
                else f"p.{row.lines[0].citation.page}",
                "long": sum(len(line.text.split()) for line in row.lines) > LONG_ROW,
            }
            for row in section.rows
        ],
        "groups": [
            {
                "title": f"{group.mode}: {group.title}"
                if group.mode not in (None, group.title)
                else group.title,
                "lines": lines(group.lines, group.title),
            }
            for group in section.groups
        ],
        "questions": [
            {"question": one.question, "yes_no": one.yes_no, "lines": lines(one.lines)}
            for one in section.questions
        ],
    }


def _line(line: Line, base: str, under: str) -> dict[str, Any]:
    """`under`: the heading above it; a line without a page is cited by it."""
    citation = line.citation
    page = f"p.{citation.page}" if citation.page is not None else ""
    short = page or ("§" if under == citation.section else citation.label)
    return {
        "text": " ".join(line.text.split()),
        "term": line.term,
        "step": line.step,
        "under": line.under,
        "short": short,
        "url": base + citation.url,
    }
