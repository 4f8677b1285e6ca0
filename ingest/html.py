"""Reading HTML: headings, paragraphs, lists, definition lists and tables; whole files, and pieces inside Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from ingest.clean import clean_characters, one_line
from ingest.document import Block, BlockKind, Document
from ingest.html_table import HtmlTable
from ingest.pages import PageMarks, mark_pages

_SKIPPED = frozenset(
    ("script", "style", "noscript", "template", "svg", "nav", "footer", "button", "select", "head")
)
_BREAKING = frozenset(
    [
        "p",
        "div",
        "section",
        "article",
        "main",
        "header",
        "aside",
        "blockquote",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
        "pre",
        "figure",
        "figcaption",
        "details",
        "summary",
        "hr",
        "address",
        "fieldset",
        "form",
        "body",
        "html",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
    ]
)
_EMPTY = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
)
_UNSEEN = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*[01](?:\.\d+)?(?:px|pt)?\s*(?:;|$)",
    re.IGNORECASE,
)
_TITLE = re.compile(r"<title[^>]*>(.*?)</title>", re.IGNORECASE | re.DOTALL)
_MAIN = re.compile(r"<main\b.*</main>", re.IGNORECASE | re.DOTALL)


def read_html(source: str) -> Document:
    """Read an HTML rulebook.

    Where the page says what its main part is, only that is read; menus, scripts and footers are not, and neither is
    what a reader cannot see. Page markers as in Markdown. A first-level heading at the very top is the title.
    """
    text, marks = mark_pages(clean_characters(source))
    main = _MAIN.search(text)
    reader = _Reader(marks)
    blocks = reader.read(main[0] if main else text)
    title = _TITLE.search(text)
    named = one_line(title[1]) if title else None
    first = blocks[0] if blocks else None
    if (
        first
        and first.kind == "heading"
        and not any(b.kind == "heading" and b.level <= first.level for b in blocks[1:])
    ):
        named, blocks = first.text, blocks[1:]
    warnings = ("text that a reader cannot see was left out",) if reader.hidden else ()
    return Document(tuple(blocks), marks.pages, named or None, warnings)


def html_blocks(source: str, marks: PageMarks) -> Iterator[Block]:
    """The blocks of a piece of HTML, as it stands inside Markdown."""
    yield from _Reader(marks).read(source)


class _Reader(HTMLParser):
    """Collects text between block-level tags."""

    def __init__(self, marks: PageMarks) -> None:
        super().__init__(convert_charrefs=True)
        self.marks = marks
        self.blocks: list[Block] = []
        self.text: list[str] = []
        self.open: list[str] = []
        self.skipping: list[str] = []
        self.hidden = False
        self.tables: list[HtmlTable] = []
        self.term = ""

    def read(self, source: str) -> list[Block]:
        """All blocks of a source."""
        self.feed(source)
        self.close()
        self._flush()
        while self.tables:
            self._end_table()
        return self.blocks

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        if self.skipping:
            if tag not in _EMPTY:
                self.skipping.append(tag)
            return
        values = {name: value or "" for name, value in attrs}
        unseen = "hidden" in values or bool(_UNSEEN.search(values.get("style", "")))
        if (tag in _SKIPPED or unseen) and tag not in _EMPTY:
            self.hidden = self.hidden or unseen
            self._flush()
            self.skipping.append(tag)
            return
        match tag:
            case "br":
                self.text.append(" ")
            case "table":
                self._flush()
                self.tables.append(HtmlTable())
            case "tr" | "td" | "th" | "caption" | "thead" if self.tables:
                self._flush()
                self.tables[-1].start(tag, values)
            case _ if tag in _BREAKING:
                self._flush()
                if self.tables and re.fullmatch("h[1-6]", tag):
                    self.tables[-1].layout = True
        if tag not in _EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close an element, and those left open inside it."""
        if self.skipping:
            if tag in self.skipping:
                del self.skipping[len(self.skipping) - 1 - self.skipping[::-1].index(tag) :]
            return
        if tag in _BREAKING or tag in ("td", "th", "tr", "caption", "table", "thead"):
            self._flush()
        if tag == "table" and self.tables:
            self._end_table()
        elif self.tables and tag == "thead":
            self.tables[-1].head = False
        if tag in self.open:
            del self.open[len(self.open) - 1 - self.open[::-1].index(tag) :]

    def handle_data(self, data: str) -> None:
        """Collect text."""
        if not self.skipping:
            self.text.append(data)

    def _flush(self) -> None:
        words, self.text = "".join(self.text), []
        if self.tables and self.tables[-1].in_cell:
            self.tables[-1].add(self.marks.strip(words))
            return
        pieces = re.split(r"\n\s*\n", words) if "pre" in self.open else [words]
        for piece in pieces:
            page, text, turns = self.marks.place(piece)
            if text:
                self._emit(text, page, turns)

    def _emit(self, text: str, page: int, turns: tuple[int, ...]) -> None:
        apart = "aside" in self.open
        heading = next((tag for tag in reversed(self.open) if re.fullmatch("h[1-6]", tag)), None)
        if heading:
            self.blocks.append(Block("heading", text, page, level=int(heading[1]), apart=apart))
        elif "dt" in self.open:
            self.term = f"{self.term} / {text}" if self.term else text
        elif "dd" in self.open and self.term:
            self.blocks.append(Block("row", f"{self.term} | {text}", page, apart=apart))
            self.term = ""
        else:
            kind: BlockKind = "item" if "li" in self.open else "paragraph"
            self.blocks.append(Block(kind, text, page, turns=turns, apart=apart))

    def _end_table(self) -> None:
        table = self.tables.pop()
        if self.tables:
            self.tables[-1].layout = True
        self.blocks += table.blocks(self.marks.current)
