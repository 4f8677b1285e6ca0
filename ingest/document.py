"""What every reader hands over: a file's pages and its blocks in reading order.

file --reader--> Document --split--> Rulebook
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

BlockKind = Literal["heading", "paragraph", "item", "row", "question", "answer"]


class UnreadableError(ValueError):
    """A file that cannot be read as a rulebook. The message says what was found, what was expected, the way out."""


@dataclass(frozen=True)
class Word:
    """Where one word of a block stands on a PDF page, in points from the page's top left corner."""

    start: int
    """Offset in the block's text."""
    end: int
    pdf_page: int
    x0: float
    top: float
    x1: float
    bottom: float
    confidence: float | None = None
    """For OCR: how sure it is of the word, 0 to 100."""


@dataclass(frozen=True)
class Block:
    """One heading, paragraph, list item, table row, FAQ question or FAQ answer."""

    kind: BlockKind
    text: str
    """Clean text on one line: no markup, no line breaks, single blanks. A row's text is its cells joined by ` | `."""
    page: int
    """Index into `Document.pages` of the page where the block begins."""
    level: int = 0
    """For a heading: 1 is the outermost."""
    columns: tuple[str, ...] = ()
    """For a row: the names of its columns."""
    cells: tuple[str, ...] = ()
    """For a row: its cells."""
    turns: tuple[int, ...] = ()
    """Offsets in `text` at which a following page begins, for a block that runs over a page's end."""
    words: tuple[Word, ...] = ()
    """For PDFs: where the words stand."""
    apart: bool = False
    """A sidebar or box: a passage of its own, and its headings end with it."""
    forms: tuple[str, ...] = ()
    """Words as they may also be spelled, to be found by: without a doubtful hyphen, with a lost ligature's letters."""


@dataclass(frozen=True)
class SourcePage:
    """One page as a reader found it."""

    label: str | None = None
    pdf_page: int | None = None
    label_source: str | None = None
    flags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Document:
    """A file as a reader found it."""

    blocks: tuple[Block, ...]
    pages: tuple[SourcePage, ...] = (SourcePage(),)
    title: str | None = None
    """The title that the file gives itself."""
    warnings: tuple[str, ...] = field(default=())
    """What the owner should know: dropped hidden text, pages without text, ..."""
