"""Page markers in texts: `<!-- page: 10 -->`, `[[page 10]]` and form feeds."""

from __future__ import annotations

import re

from ingest.clean import one_line
from ingest.document import SourcePage

MARK = "\ue000"
"""Stands for a page break in a text on its way through a parser: a private character that no rulebook holds."""

_MARKER = re.compile(
    r"^[ \t]*(?:<!--\s*page\s*:?\s*(?P<comment>[^>]*?)\s*-->|\[\[\s*(?:pdf\s+)?page\s+(?P<bracket>[^\]]+?)\s*\]\])[ \t]*$"
    r"|(?P<feed>\f)",
    re.IGNORECASE | re.MULTILINE,
)


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
        for piece in pieces[1:]:
            self.current += 1
            words = f"{words} {piece}" if words and piece else words + piece
            turns.append(len(words) - len(piece))
        return page, words, tuple(turns)

    def strip(self, text: str) -> str:
        """A table cell's words; marks in it move on to the next page after the row."""
        self.current += text.count(MARK)
        return one_line(text.replace(MARK, " "))


def mark_pages(text: str) -> tuple[str, PageMarks]:
    """Replace every page marker by `MARK` and list the pages that they announce.

    Text before the first marker stands on a page without a label. Form feeds number pages from 1.
    """
    pages: list[SourcePage] = []

    def page(match: re.Match[str]) -> str:
        if match["feed"]:
            if text[match.end() : match.end() + 200].lstrip("\n").lower().startswith(("[[", "<!--")):
                return "\n"
            number = sum(other.label_source == "form feed" for other in pages) + 2
            pages.append(SourcePage(str(number), label_source="form feed"))
        else:
            label = (match["comment"] or match["bracket"] or "").strip()
            known = label.lower() not in ("none", "")
            pages.append(SourcePage(label if known else None, label_source="marker" if known else None))
        return MARK

    marked = _MARKER.sub(page, text)
    feeds = bool(pages) and pages[0].label_source == "form feed"
    first = SourcePage("1", label_source="form feed") if feeds else SourcePage()
    if not feeds and pages and marked.lstrip().startswith(MARK):
        return marked.replace(MARK, "", 1), PageMarks(tuple(pages))
    return marked, PageMarks((first, *pages))
