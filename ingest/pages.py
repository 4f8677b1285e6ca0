"""Page markers in texts: `<!-- page: 10 -->`, `[[page 10]]` and form feeds."""

from __future__ import annotations

import re
from dataclasses import replace

from ingest.clean import one_line
from ingest.document import Block, BlockKind, SourcePage

MARK = "\ue000"
"""Stands for a page break in a text on its way through a parser: a private character, taken out of every source."""

_LABEL = r"none|[ivxlcdm]+|[\w.–/-]*\d[\w.–/-]*"
_COMMENT = rf"<!--\s*page(?:\s*:\s*(?P<comment{{0}}>[^>]{{{{0,20}}}}?)|\s+(?P<short{{0}}>{_LABEL}))\s*-->"
_BRACKET = r"\[\[\s*(?P<pdf>pdf\s+)?page\b\s*:?\s*(?P<bracket>[^\]]{1,20}?)\s*\]\]"
_EXPLICIT = rf"^[ \t]*(?:{_COMMENT.format(1)}|{_BRACKET})[ \t]*$|{_COMMENT.format(2)}"
_MARKER = re.compile(rf"{_EXPLICIT}|(?P<feed>\f)(?:\s*\Z)?", re.IGNORECASE | re.MULTILINE)
_FOLLOWED = re.compile(rf"\s*(?:{_EXPLICIT})", re.IGNORECASE | re.MULTILINE)

_BLANK_LINE = re.compile(r"\n[ \t]*\n\Z")


class PageMarks:
    """The pages that markers announced, and how far reading has come among them."""

    def __init__(self, pages: tuple[SourcePage, ...]) -> None:
        self.pages = pages
        self.current = 0

    def place(self, text: str) -> tuple[int, str, tuple[int, ...]]:
        """The page on which a block begins, its words without marks, and the offsets at which later pages begin."""
        pieces = [one_line(piece) for piece in text.split(MARK)]
        while len(pieces) > 1 and not pieces[0]:
            pieces.pop(0)
            self.current += 1
        page, words, turns = self.current, pieces[0], []
        self.current += len(pieces) - 1
        while len(pieces) > 1 and not pieces[-1]:
            pieces.pop()
        for piece in pieces[1:]:
            words = f"{words} {piece}" if piece else words
            turns.append(len(words) - len(piece))
        return page, words, tuple(turns)

    def strip(self, text: str) -> str:
        """A table cell's words; marks in it move on to the next page after the row."""
        self.current += text.count(MARK)
        return one_line(text.replace(MARK, " "))


def mark_pages(text: str) -> tuple[str, PageMarks]:
    """Replace every page marker by `MARK` and list the pages that they announce.

    Text before the first marker stands on a page without a label. Form feeds number pages from 1 where nothing else
    does; beside other markers they begin a page of which no number is known.
    """
    text = text.replace(MARK, "")
    explicit = re.search(_EXPLICIT, text, re.IGNORECASE | re.MULTILINE) is not None
    pages: list[SourcePage] = []

    def page(match: re.Match[str]) -> str:
        if match["feed"]:
            if match.end() == len(text) or _FOLLOWED.match(text, match.end()):
                return "\n"
            pages.append(SourcePage() if explicit else _fed(len(pages) + 2))
        else:
            pages.append(_announced(match))
        return MARK + _break_after(text, match)

    marked = _MARKER.sub(page, text)
    first = _fed(1) if pages and not explicit else SourcePage()
    if explicit and marked.lstrip().startswith(MARK):
        return marked.replace(MARK, "", 1), PageMarks(tuple(pages))
    return marked, PageMarks((first, *pages))


def _break_after(text: str, marker: re.Match[str]) -> str:
    """Line breaks that keep a marker which begins a line from hiding the form of the line after it."""
    before = text[max(0, marker.start() - 200) : marker.start()]
    if before and not before.endswith("\n"):
        return ""
    apart = not before.strip() or _BLANK_LINE.search(before) is not None
    return "\n" * (apart + (marker["feed"] is not None))


def _fed(number: int) -> SourcePage:
    return SourcePage(str(number), label_source="form feed")


def _announced(match: re.Match[str]) -> SourcePage:
    names = ("comment1", "short1", "bracket", "comment2", "short2")
    label = one_line(next((match[name] for name in names if match[name]), ""))
    if match["pdf"]:
        return SourcePage(pdf_page=int(label)) if label.isdecimal() else SourcePage()
    if label.lower() in ("", "none"):
        return SourcePage()
    return SourcePage(label, label_source="marker")


def part(block: Block, start: int, end: int, kind: BlockKind | None = None) -> Block:
    """The characters `start:end` of a block, on the page where they begin."""
    return replace(
        block,
        kind=kind or block.kind,
        text=block.text[start:end],
        page=block.page + sum(turn <= start for turn in block.turns),
        turns=tuple(turn - start for turn in block.turns if start < turn < end),
        words=tuple(
            replace(word, start=word.start - start, end=word.end - start)
            for word in block.words
            if start <= word.start and word.end <= end
        ),
    )
