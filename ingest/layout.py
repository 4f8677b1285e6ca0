"""Where the words of a rulebook's text stand on the pages of its file."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from ingest.document import Document, Word
from ingest.split import lay_out

Grade = Literal["exact", "approximate", "none"]

_SURE = 0.9
"""Share of a quote's letters whose boxes must be known, else nothing is marked."""


@dataclass(frozen=True)
class Marks:
    """The words of a quote, and how far their boxes are the quote's."""

    words: tuple[Word, ...]
    grade: Grade
    """`exact`: every letter has its box, no box holds more. `approximate`: OCR, or a box holds more. `none`: unknown."""


def words_of(document: Document) -> tuple[Word, ...]:
    """Every word of a document, its offsets counted in the canonical text."""
    _, placed = lay_out(document.blocks)
    return tuple(
        replace(word, start=word.start + item.start, end=word.end + item.start)
        for item in placed
        for word in item.block.words
    )


def marks_between(words: tuple[Word, ...], text: str, start: int, end: int) -> Marks:
    """The words that drew `text[start:end]`, found by their offsets. `words` may be all of the text, or those near."""
    drawn = [word for word in words if word.start < end and word.end > start]
    letters = {at for at in range(start, end) if text[at].isalnum()}
    known = {at for word in drawn for at in range(word.start, word.end)} & letters
    if not letters or len(known) < _SURE * len(letters):
        return Marks((), "none")
    whole = all(
        not text[at].isalnum() for word in drawn for at in (*range(word.start, start), *range(end, word.end))
    )
    sure = known == letters and whole and all(word.confidence is None for word in drawn)
    return Marks(tuple(drawn), "exact" if sure else "approximate")
