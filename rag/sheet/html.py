"""A sheet as one HTML page that needs nothing else: read on a screen, or printed with its own print style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from math import sqrt
from string import Template

from corpus.models import Citation
from rag.sheet.again import as_shown
from rag.sheet.markdown import LEGEND, subtitle, without_lines
from rag.sheet.models import COUNTED, Line, Row, Section, Sheet
from rag.sheet.strip import NOTHING, in_short
from rag.sheet.tables import blocks, kept_whole, long_rows

_LARGEST, _SMALLEST = 9.5, 6.9
"""Sizes of type in print, in points."""
_ONE_PAGE_FROM = 8.4
"""The smallest type with which one page is better than two."""
_ROOM = 67_000
"""Words that a page holds, times the square of their size."""


def as_html(sheet: Sheet, base: str = "", language: str = "en") -> str:
    """The sheet as an HTML page; `base` is the address of the server that the links lead to."""
    page = Template(files("rag.sheet").joinpath("sheet.html").read_text("utf-8"))
    filled = [section for section in sheet.sections if any(section.lines)]
    body = "\n".join(part for section in filled for part in _section(section, base))
    return page.substitute(
        language=escape(language),
        title=escape(sheet.name),
        subtitle=escape(subtitle(sheet)),
        body=body,
        left_out=_left_out(sheet, base),
        size=_size(sheet),
        legend=""
        if any(line.citation.page for line in sheet.lines)
        else f'<p class="legend">{escape(LEGEND)}</p>',
        empty=f"<p>{escape(without_lines(sheet))}</p>" if without_lines(sheet) else "",
    )


def _left_out(sheet: Sheet, base: str) -> str:
    """The whole list for the screen, and the short one that is printed instead."""
    if not sheet.left_out:
        return f"<p>{NOTHING}</p>"
    rows = "\n".join(
        f'<tr><td><a href="{escape(base + one.url)}">{escape(one.label)}</a></td><td>{escape(one.reason)}</td>'
        f"<td>{one.statements}</td></tr>"
        for one in sheet.left_out
    )
    head = "<thead><tr><th>Where</th><th>Why</th><th>Lines</th></tr></thead>"
    short = "".join(
        f"<li><b>{escape(one.reason)}</b> ({one.counted}): {escape(one.places)}</li>"
        for one in in_short(sheet.left_out)
    )
    return (
        f'<ul class="short">{short}</ul>\n'
        f'<div class="wide whole"><table>\n{head}\n<tbody>\n{rows}\n</tbody></table></div>'
    )


def _size(sheet: Sheet) -> float:
    """Points of the type in print with which one or two pages, A4 or Letter, hold the sheet."""
    words = max(1, sum(len(line.text.split()) for line in sheet.lines))
    fitting = sqrt(_ROOM / words)
    size = fitting if fitting >= _ONE_PAGE_FROM else sqrt(2 * _ROOM / words)
    return round(min(_LARGEST, max(_SMALLEST, size)), 2)


def _section(section: Section, base: str) -> Iterator[str]:
    yield f'<section id="{section.name}"><h2>{escape(section.title)}</h2>'
    if section.rows:
        yield from _table(section.rows, base)
    for group in section.groups:
        if group.shown and group.shown.lower() != section.title.lower():
            yield f"<h3>{escape(group.shown)}</h3>"
        for columns, lines in blocks(as_shown(group.lines)):
            yield from (
                _rows(columns, lines, base, group.title) if columns else _list(lines, base, group.title)
            )
    if section.questions:
        yield "<dl>"
        for one in section.questions:
            verdict = f"<b>{one.verdict}</b> " if one.verdict else ""
            yield f"<div><dt>{escape(one.question)}</dt> <dd>{verdict}{_all(as_shown(one.lines), base)}</dd></div>"
        yield "</dl>"
    yield "</section>"


def _list(lines: Sequence[Line], base: str, under: str) -> Iterator[str]:
    yield "<ul>"
    for line in lines:
        kind = "step" if line.step is not None else "under" if line.under else "line"
        kind = "bare" if kind == "line" and (line.see or COUNTED.match(line.text)) else kind
        mark = f'<span class="mark">{line.step}.</span>' if line.step is not None else ""
        yield f'<li class="{kind}">{mark}{_cited(line, base, under)}</li>'
    yield "</ul>"


def _rows(columns: Sequence[str], lines: Sequence[Line], base: str, under: str) -> Iterator[str]:
    """Rows of a table of the rulebook; the cells of each are its link, its label stands at its end."""
    heads = "".join(f"<th>{escape(name)}</th>" for name in columns)
    yield f'<div class="wide"><table class="rows"><thead><tr>{heads}<th></th></tr></thead><tbody>'
    for line in lines:
        url = escape(base + line.citation.url)
        cells = "".join(f'<td><a class="words" href="{url}">{escape(cell)}</a></td>' for cell in line.cells)
        here = _here(line.citation, under)
        yield f'<tr>{cells}<td><a class="cite{here}" href="{url}">[{_label(line.citation)}]</a></td></tr>'
    yield "</tbody></table></div>"
    yield from (
        f"<p><i>{escape(note)}</i></p>" for note in dict.fromkeys(line.note for line in lines if line.note)
    )


def _table(rows: Sequence[Row], base: str) -> Iterator[str]:
    long = long_rows(rows)
    told = [name for name, _ in _cells(rows[0]) if any(dict(_cells(row))[name] for row in rows)]
    heads = "".join(f"<th>{name}</th>" for name in told)
    if all(long):
        heads = f'<th colspan="{len(told)}">Cost, effect and notes</th>'
    kept = " kept" if kept_whole(rows) else ""
    yield f'<div class="wide{kept}"><table><thead><tr><th>Action</th>{heads}</tr></thead><tbody>'
    for row, is_long in zip(rows, long, strict=True):
        mode = f"<br><small>{escape(row.mode)}</small>" if row.mode else ""
        if is_long:
            parts = "<br>".join(f"<i>{name}:</i> {_all(cell, base)}" for name, cell in _cells(row) if cell)
            cells = f'<td colspan="{len(told)}">{parts}</td>'
        else:
            cells = "".join(
                f"<td>{_all(cell, base) or '—'}</td>" for name, cell in _cells(row) if name in told
            )
        yield f'<tr><th scope="row">{escape(row.action)}{mode}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _cells(row: Row) -> tuple[tuple[str, tuple[Line, ...]], ...]:
    """The cells of a row with the names of their columns."""
    return ("Cost", row.cost), ("Effect", row.effect), ("Notes", row.notes)


def _all(lines: Sequence[Line], base: str) -> str:
    return _parts(
        [(part, line.step if part is line else None) for line in lines for part in line.parts], base
    )


def _cited(line: Line, base: str, under: str = "") -> str:
    """A line and what hangs on it. `under`: the heading above it, which print does not repeat."""
    return _parts([(part, None) for part in line.parts], base, under)


def _parts(parts: Sequence[tuple[Line, int | None]], base: str, under: str = "") -> str:
    """Parts of a line or a cell; where several have one label, the words of all but the last are their links."""
    shown: list[str] = []
    labels = [part.citation.label for part, _ in parts]
    before = None
    for (part, step), label, following in zip(parts, labels, [*labels, None][1:], strict=True):
        text, url = escape(" ".join(part.text.split())), escape(base + part.citation.url)
        if part.term:
            text = text.replace(escape(part.term), f"<b>{escape(part.term)}</b>", 1)
        if part.see:
            text = text.replace("→ ", "→&nbsp;")
        if part.note:
            text += f" <i>(→ {escape(part.note)})</i>"
        apart = "<br>" if shown and (step or before) else ""
        text = f"{apart}<b>{step}.</b> {text}" if step is not None else apart + text
        before = step
        if following == label:
            shown.append(f'<a class="words" href="{url}">{text}</a>')
        else:
            here = _here(part.citation, under)
            shown.append(f'{text}&nbsp;<a class="cite{here}" href="{url}">[{_label(part.citation)}]</a>')
    return " ".join(shown)


def _here(citation: Citation, under: str) -> str:
    """The class of a label that only repeats the heading above it."""
    own = citation.source is None and citation.page is None
    return " here" if own and citation.section == under else ""


def _label(citation: Citation) -> str:
    page, dash, heading = citation.label.partition(" — ")
    return f'{escape(page)}<span class="at">{dash}{escape(heading)}</span>' if heading else escape(page)
