"""A sheet as one HTML page that needs nothing else: read on a screen, or printed with its own print style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from string import Template

from rag.sheet.markdown import subtitle
from rag.sheet.models import Line, Row, Section, Sheet


def as_html(sheet: Sheet, base: str = "", language: str = "en") -> str:
    """The sheet as an HTML page; `base` is the address of the server that the links lead to."""
    page = Template(files("rag.sheet").joinpath("sheet.html").read_text("utf-8"))
    body = "\n".join(part for section in sheet.sections for part in _section(section, base))
    return page.substitute(
        language=escape(language),
        title=escape(sheet.title),
        subtitle=escape(subtitle(sheet)),
        body=body,
        left_out="\n".join(
            f'<li><a href="{escape(base + one.url)}">{escape(one.label)}</a>: {escape(one.reason)} ({one.statements})</li>'
            for one in sheet.left_out
        )
        or "<li>Every statement of the rulebook is on this sheet.</li>",
    )


def _section(section: Section, base: str) -> Iterator[str]:
    yield f'<section id="{section.name}"><h2>{escape(section.title)}</h2>'
    if not any(section.lines):
        yield "<p>The rulebook has nothing for this.</p>"
    if section.rows:
        yield from _table(section.rows, base)
    for group in section.groups:
        title = f"{group.mode}: {group.title}" if group.mode not in (None, group.title) else group.title
        if title and title != section.title:
            yield f"<h3>{escape(title)}</h3>"
        yield "<ul>"
        for line in group.lines:
            kind = "step" if line.step is not None else "under" if line.under else "line"
            mark = f'<span class="mark">{line.step}.</span>' if line.step is not None else ""
            yield f'<li class="{kind}">{mark}{_cited(line, base)}</li>'
        yield "</ul>"
    if section.questions:
        yield "<dl>"
        for one in section.questions:
            verdict = "" if one.yes_no is None else "<b>Yes.</b> " if one.yes_no else "<b>No.</b> "
            yield f"<dt>{escape(one.question)}</dt><dd>{verdict}{_all(one.lines, base)}</dd>"
        yield "</dl>"
    yield "</section>"


def _table(rows: Sequence[Row], base: str) -> Iterator[str]:
    yield '<div class="wide"><table><thead><tr><th>Action</th><th>Cost</th><th>Effect</th><th>Notes</th></tr></thead><tbody>'
    for row in rows:
        mode = f"<br><small>{escape(row.mode)}</small>" if row.mode else ""
        cells = "".join(f"<td>{_all(cell, base) or '—'}</td>" for cell in (row.cost, row.effect, row.notes))
        yield f'<tr><th scope="row">{escape(row.action)}{mode}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _all(lines: Sequence[Line], base: str) -> str:
    return " ".join(_cited(line, base) for line in lines)


def _cited(line: Line, base: str) -> str:
    text = escape(" ".join(line.text.split()))
    if line.term:
        text = text.replace(escape(line.term), f"<b>{escape(line.term)}</b>", 1)
    return f'{text} <a class="cite" href="{escape(base + line.citation.url)}">[{escape(line.citation.label)}]</a>'
