"""A sheet as one HTML page that needs nothing else: read on a screen, or printed with its own print style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from string import Template

from rag.sheet.markdown import subtitle, without_lines
from rag.sheet.models import Line, Row, Section, Sheet


def as_html(sheet: Sheet, base: str = "", language: str = "en") -> str:
    """The sheet as an HTML page; `base` is the address of the server that the links lead to."""
    page = Template(files("rag.sheet").joinpath("sheet.html").read_text("utf-8"))
    filled = [section for section in sheet.sections if any(section.lines)]
    body = "\n".join(part for section in filled for part in _section(section, base))
    return page.substitute(
        language=escape(language),
        title=escape(sheet.title),
        subtitle=escape(subtitle(sheet)),
        body=body,
        left_out="\n".join(
            f'<tr><td><a href="{escape(base + one.url)}">{escape(one.label)}</a></td><td>{escape(one.reason)}</td>'
            f"<td>{one.statements}</td></tr>"
            for one in sheet.left_out
        )
        or '<tr><td colspan="3">Nothing: every statement of the rulebook is on this sheet.</td></tr>',
        empty=f"<p>{escape(without_lines(sheet))}</p>" if without_lines(sheet) else "",
    )


def _section(section: Section, base: str) -> Iterator[str]:
    yield f'<section id="{section.name}"><h2>{escape(section.title)}</h2>'
    if section.rows:
        yield from _table(section.rows, base)
    for group in section.groups:
        if group.shown and group.shown.lower() != section.title.lower():
            yield f"<h3>{escape(group.shown)}</h3>"
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
    """A line and what hangs on it; where several have one label, the words of all but the last are their links."""
    shown = []
    for part, following in zip(line.parts, (*line.then, None), strict=True):
        text, url = escape(" ".join(part.text.split())), escape(base + part.citation.url)
        if part.term:
            text = text.replace(escape(part.term), f"<b>{escape(part.term)}</b>", 1)
        if part.note:
            text += f" <i>(→ {escape(part.note)})</i>"
        if following is not None and following.citation.label == part.citation.label:
            shown.append(f'<a class="words" href="{url}">{text}</a>')
        else:
            shown.append(f'{text} <a class="cite" href="{url}">[{escape(part.citation.label)}]</a>')
    return " ".join(shown)
