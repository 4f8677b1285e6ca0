"""A page of a game's PDF as a picture, with the words of a citation marked."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.models import Page, Rulebook
from ingest.amend import begin_of
from ingest.document import UnreadableError
from ingest.isolated import render_isolated
from ingest.layout import Grade, Marks, marks_between
from ingest.limits import Limits
from rag.origin import Kept

SCALE = 2.0
"""Pixels a point."""


class NoPictureError(LookupError):
    """A page of which there is no picture."""


@dataclass(frozen=True)
class Picture:
    """A page as PNG."""

    png: bytes
    grade: Grade
    """How far the marked words are exactly the quote; `none` where nothing is marked."""


def picture(
    rulebook: Rulebook, page: Page, kept: Kept, span: tuple[int, int] | None, limits: Limits
) -> Picture:
    """A page's picture, with the words of the text's `span` marked that stand on it.

    The boxes are those of the characters that made the quote; where they are not all known, nothing is marked. Raises
    NoPictureError where the page was not read from a PDF, UnreadableError where the kept file cannot be drawn.
    """
    path = kept.pdf(page.source)
    if path is None or page.pdf_page is None:
        raise NoPictureError("it was not read from a PDF that is kept")
    marks = _marks(rulebook, page, kept, span) if span else Marks((), "none")
    words = [word for word in marks.words if word.pdf_page == page.pdf_page]
    for png in render_isolated(path, {page.pdf_page: words}, scale=SCALE, limits=limits):
        return Picture(png, marks.grade if words else "none")
    raise UnreadableError(
        f"page {page.pdf_page} of {path.name!r} was not drawn: expected a picture; add the file again"
    )


def _marks(rulebook: Rulebook, page: Page, kept: Kept, span: tuple[int, int]) -> Marks:
    begin = begin_of(rulebook, page.source)
    start, end = span[0] - begin, span[1] - begin
    length = max(one.end for one in rulebook.pages if one.source == page.source) - begin
    if not 0 <= start < end <= length:
        return Marks((), "none")
    return marks_between(
        kept.words(start, end, page.source), rulebook.text[begin : begin + length], start, end
    )
