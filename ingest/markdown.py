"""Reading Markdown: headings, paragraphs, lists, tables, FAQ pairs, and page markers between or inside them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ingest.clean import clean_characters, one_line
from ingest.document import Block, BlockKind, Document
from ingest.faq import faq_pairs
from ingest.html import html_blocks
from ingest.loose_tables import close_up
from ingest.pages import PageMarks, mark_pages
from ingest.wrapped import whole_words

_FRONT_MATTER = re.compile(r"\A---[ \t]*\n(?=[\w-]+[ \t]*:)(?:[^\n]+\n)*?(?:---|\.\.\.)[ \t]*(?:\n|\Z)")
_ATTRIBUTES = re.compile(r"\{:[^}]*\}")
_TABLE = re.compile(r"^[ \t]*<table\b.*?</table>", re.IGNORECASE | re.DOTALL | re.MULTILINE)
_FOLDED = re.compile(r"^[ \t]*<(\w+)\b[^>\n]*\bmarkdown\s*=[^>\n]*>", re.IGNORECASE | re.MULTILINE)
_SUMMARY = re.compile(r"</summary>[ \t]*\n(?!\s*\n)", re.IGNORECASE)
_BOLD_TWICE = re.compile(r"(?<=\w)\*{4}(?=[.,:;!?])")
_BOLD_TO_BOLD = re.compile(r"(?<=[^\s*])\*{4}(?=[^\s*])")
"""Bold words that end where others begin: `**1****Choose.**` is read as stars otherwise."""
_MARKUP = re.compile(
    r"<(?:!--|/?(?:a|abbr|acronym|b|bdi|bdo|big|button|center|cite|code|data|del|dfn|div|em|font|i|img|input|ins|kbd|label|"
    r"mark|meta|p|picture|q|rp|rt|ruby|s|samp|script|small|source|span|strike|strong|sub|sup|svg|time|tt|u|var|wbr)\b)",
    re.IGNORECASE,
)
"""Inline HTML; other things in angle brackets are the author's words: `<name of a card>`."""


def read_markdown(source: str) -> Document:
    """Read a Markdown rulebook.

    A first-level heading at the very top is the title and stands above no section. `<!-- page: 10 -->`, `[[page 10]]`
    and form feeds say where a printed page begins; `<!-- page: none -->` says that what follows has no known page.
    """
    plain = whole_words(_FRONT_MATTER.sub("", clean_characters(source)))
    text, marks = mark_pages(close_up(_unfolded(_BOLD_TO_BOLD.sub("** **", _BOLD_TWICE.sub("**", plain)))))
    tokens = MarkdownIt("commonmark").enable("table").parse(_TABLE.sub(_without_blank_lines, text))
    blocks = tuple(faq_pairs(_Walker(marks).walk(tokens)))
    if _opens_with_title(blocks):
        return Document(blocks=blocks[1:], pages=marks.pages, title=blocks[0].text)
    return Document(blocks=blocks, pages=marks.pages)


def _opens_with_title(blocks: tuple[Block, ...]) -> bool:
    """Whether the first block is a heading above all others."""
    if not blocks or blocks[0].kind != "heading":
        return False
    levels = [block.level for block in blocks[1:] if block.kind == "heading"]
    return all(level > blocks[0].level for level in levels) and (blocks[0].level == 1 or bool(levels))


def _unfolded(text: str) -> str:
    """Markdown within HTML is Markdown where the tag says so: `<details markdown="block">`."""
    if not _FOLDED.search(text):
        return text
    return _SUMMARY.sub("</summary>\n\n", _FOLDED.sub("\n", text))


def _without_blank_lines(table: re.Match[str]) -> str:
    """A blank line would end a raw HTML table."""
    return re.sub(r"\n\s*\n", "\n", table[0])


class _Walker:
    """Turns markdown-it's tokens into blocks, page by page."""

    def __init__(self, marks: PageMarks) -> None:
        self.marks = marks

    def walk(self, tokens: list[Token]) -> Iterator[Block]:
        lists: list[str] = []
        columns: tuple[str, ...] = ()
        cells: list[tuple[int, str]] = []
        heading = 0
        header = in_cell = empty = False
        for token in tokens:
            match token.type:
                case "heading_open":
                    heading = int(token.tag[1])
                case "heading_close":
                    heading = 0
                case "bullet_list_open" | "ordered_list_open":
                    lists.append(token.type)
                case "bullet_list_close" | "ordered_list_close":
                    lists.pop()
                case "thead_open":
                    header, columns = True, ()
                case "thead_close":
                    header = False
                case "tr_open":
                    cells = []
                case "tr_close" if header:
                    columns, empty = tuple(words for _, words in cells), True
                case "tr_close":
                    empty = False
                    yield from _row(columns, cells)
                case "table_close" if empty:
                    yield from _row((), cells)
                case "inline" if in_cell:
                    page, words, _ = self.marks.place(_inline(token))
                    cells.append((page, words))
                case "inline" if heading:
                    yield from self._block("heading", _inline(token), level=heading)
                case "inline":
                    yield from self._block("item" if lists else "paragraph", _inline(token))
                case "html_block":
                    yield from html_blocks(_ATTRIBUTES.sub("", token.content), self.marks)
                case "fence" | "code_block":
                    for part in token.content.split("\n\n"):
                        yield from self._block("paragraph", one_line(part))
                case "th_open" | "td_open":
                    in_cell = True
                case "th_close" | "td_close":
                    in_cell = False
                case _:
                    pass

    def _block(self, kind: BlockKind, text: str, level: int = 0) -> Iterator[Block]:
        page, words, turns = self.marks.place(text)
        if words:
            yield Block(kind, words, page, level=level, turns=turns)


def _row(columns: tuple[str, ...], cells: list[tuple[int, str]]) -> Iterator[Block]:
    """A row, on the page of its first words."""
    filled = [cell for cell in cells if cell[1]]
    if filled:
        text = " | ".join(words for _, words in filled)
        named = columns if any(columns) else ()
        yield Block(
            "row",
            text,
            filled[0][0],
            columns=named,
            cells=tuple(words for _, words in cells) if named else (),
        )


def _inline(token: Token) -> str:
    children = token.children or ()
    parts = []
    for child in children:
        if child.type in ("text", "text_special", "code_inline"):
            parts.append(child.content)
        elif child.type == "image" and len(children) > 1:
            parts.append(f" {child.content} ")
        elif child.type in ("softbreak", "hardbreak") or child.content.lower().startswith("<br"):
            parts.append(" ")
        elif child.type == "html_inline" and not _MARKUP.match(child.content):
            parts.append(child.content)
    return one_line(_ATTRIBUTES.sub("", "".join(parts)))
