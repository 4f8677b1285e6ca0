"""The ingest report as one HTML file: every page as a picture, its blocks numbered in reading order."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape
from pathlib import Path

from ingest.document import UnreadableError
from ingest.isolated import render_isolated
from ingest.limits import Limits
from ingest.report import HeadingReport, IngestReport, PageReport, report_lines

SCALE = 1.0
"""Pixels a point of the pages' pictures."""
MOST_PICTURES = 200
"""Pages beyond these are listed without a picture."""

_STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; color: #1a1a1a }
table { border-collapse: collapse; margin: 1rem 0 } td, th { border: 1px solid #bbb; padding: .2rem .6rem; text-align: left }
.flag { background: #fff0c2 } .unread { background: #ffd9d2 }
.sheet { position: relative; display: inline-block; border: 1px solid #999; margin: .5rem 0 2rem }
.sheet img { display: block; max-width: 100% }
.sheet i { position: absolute; border: 1.5px solid #0563af; font: 700 11px/1 system-ui; color: #fff }
.sheet i b { background: #0563af; padding: 1px 3px; position: absolute; left: -1px; top: -1px; transform: translate(-100%, 0) }
.sheet i.heading { border-color: #a3180d } .sheet i.heading b { background: #a3180d }
.sheet i.row { border-color: #1c6b2e } .sheet i.row b { background: #1c6b2e }
"""


def report_html(report: IngestReport, pdf: Path | None, limits: Limits | None = None) -> str:
    """The report as a self-contained page. `pdf`: the file, where it was one.

    Boxes: blue are paragraphs, items and answers, red are headings, green are rows of tables.
    """
    parts = [
        f"<h1>{escape(report.title)}: what was read</h1>",
        *(f"<p>{escape(line)}</p>" for line in report_lines(report)),
        _table(report),
        "<h2>Headings</h2>",
        _tree(report.headings),
        "<h2>A sample of the reading order</h2><ol>",
        *(f"<li>{escape(piece)}</li>" for piece in report.sample),
        "</ol>",
        *_sheets(report, pdf, limits),
    ]
    head = f"<meta charset=utf-8><title>{escape(report.title)}: what was read</title><style>{_STYLE}</style>"
    return f"<!doctype html><html lang=en><head>{head}</head><body>{''.join(parts)}</body></html>"


def _table(report: IngestReport) -> str:
    rows = "".join(
        f"<tr class={'unread' if page.unread else 'flag' if page.flags else 'plain'}>"
        f"<td>{escape(page.label or '–')}<td>{escape(page.label_source or '–')}<td>{page.pdf_page or '–'}"
        f"<td>{page.columns}<td>{page.statements}<td>{escape(', '.join(page.flags))}</tr>"
        for page in report.pages
    )
    head = "".join(
        f"<th>{name}" for name in ("Page", "Number from", "PDF page", "Columns", "Statements", "Flags")
    )
    return f"<h2>Pages</h2><table><tr>{head}</tr>{rows}</table>"


def _tree(headings: tuple[HeadingReport, ...]) -> str:
    if not headings:
        return "<p>None were found.</p>"
    top = min(heading.level for heading in headings)
    return "".join(
        f"<div style='margin-left:{1.5 * (heading.level - top)}rem'>{escape(heading.text)}"
        f"{f' <small>p.{escape(heading.page)}</small>' if heading.page else ''}</div>"
        for heading in headings
    )


def _sheets(report: IngestReport, pdf: Path | None, limits: Limits | None) -> Iterator[str]:
    if pdf is None:
        return
    sheets: dict[int, list[PageReport]] = {}
    for page in report.pages:
        if page.pdf_page is not None:
            sheets.setdefault(page.pdf_page, []).append(page)
    drawn = list(sheets)[:MOST_PICTURES]
    yield "<h2>Pages, in reading order</h2>"
    try:
        pictures = render_isolated(pdf, dict.fromkeys(drawn, ()), scale=SCALE, limits=limits)
        for number, picture in zip(drawn, pictures, strict=False):
            yield _sheet(number, sheets[number], picture)
    except UnreadableError as error:
        yield f"<p class=unread>{escape(str(error))}</p>"
    if len(drawn) < len(sheets):
        yield f"<p>{len(sheets) - len(drawn)} more pages are not drawn here.</p>"


def _sheet(number: int, pages: list[PageReport], picture: bytes) -> str:
    regions = [region for page in pages for region in page.regions]
    names = ", ".join(f"page {page.label}" if page.label else "a page without a number" for page in pages)
    boxes = "".join(
        f"<i class={region.kind} title='{escape(region.text, quote=True)}' style='left:{region.x0 * SCALE:.0f}px;"
        f"top:{region.top * SCALE:.0f}px;width:{(region.x1 - region.x0) * SCALE:.0f}px;"
        f"height:{(region.bottom - region.top) * SCALE:.0f}px'><b>{place}</b></i>"
        for place, region in enumerate(regions, start=1)
    )
    source = base64.b64encode(picture).decode()
    return (
        f"<h3>PDF page {number}: {escape(names)}</h3><div class=sheet>"
        f"<img alt='' src='data:image/png;base64,{source}' style='max-width:none'>{boxes}</div>"
    )
