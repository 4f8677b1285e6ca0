"""A piece of text on its way to a block, each character with the glyph that drew it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from ingest.document import Block, BlockKind, Word
from ingest.pdf.glyphs import LINE_END_HYPHEN, Glyph
from ingest.pdf.hyphens import Words
from ingest.pdf.leaf import Leaf
from ingest.pdf.ligatures import spelled_out
from ingest.pdf.lines import Segment
from ingest.scripts import is_unspaced

_FIGURE = re.compile(r"\W*\d[\d.,/+–-]*(?:\s?\w{1,4})?|[ivxl]{1,6}")
_OPEN_SLASH = re.compile(r"\w/$|\S://\S*_$")


@dataclass(slots=True)
class Draft:
    """Text, glyph by glyph."""

    page: int
    """Index of the leaf on which it begins."""
    text: str = ""
    glyphs: list[Glyph | None] = field(default_factory=list)
    """One for each character of `text`; None for blanks and separators."""
    sheets: list[int] = field(default_factory=list)
    """The PDF page of each character."""
    kind: BlockKind = "paragraph"
    level: int = 0
    size: float = 0.0
    bold: bool = False
    caps: bool = False
    led: bool = False
    """A row whose cells dots had joined."""
    bulleted: bool = False
    """An item whose sign, not a number, was taken away."""
    apart: bool = False
    full: bool = False
    """Whether its last line reaches the end of the column."""
    first: bool = False
    """Whether it stands at the head of a column or page."""
    lines: int = 1
    columns: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    turns: list[int] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)

    def put(self, text: str, glyph: Glyph | None, sheet: int) -> None:
        """Append characters that one glyph drew."""
        self.text += text
        self.glyphs += [glyph] * len(text)
        self.sheets += [sheet] * len(text)

    def cut(self) -> None:
        """Take the last character away."""
        self.text, self.glyphs, self.sheets = self.text[:-1], self.glyphs[:-1], self.sheets[:-1]

    def inked(self) -> list[Glyph]:
        """Its glyphs without the blanks."""
        return [glyph for glyph in self.glyphs if glyph is not None]

    def lead(self, start: int, end: int) -> None:
        """Make it a row of two cells, with the dots from the `start`th to the `end`th glyph taken out.

        Only where they lead from or to a number, or to nothing: else they are a blank to be filled in.
        """
        places = [index for index, glyph in enumerate(self.glyphs) if glyph is not None]
        before = len(self.text[: places[start]].rstrip())
        after = places[end] if end < len(places) else len(self.text)
        cells = self.text[:before], self.text[after:]
        if cells[1] and not any(_FIGURE.fullmatch(cell) for cell in cells):
            return
        middle = " | " if all(cells) else ""
        self.text = middle.join(cells)
        self.glyphs = [*self.glyphs[:before], *[None] * len(middle), *self.glyphs[after:]]
        self.sheets = [*self.sheets[:before], *[self.sheets[0]] * len(middle), *self.sheets[after:]]
        self.kind, self.led = "row", True

    def behead(self, count: int) -> None:
        """Take characters away from the beginning."""
        self.text, self.glyphs, self.sheets = self.text[count:], self.glyphs[count:], self.sheets[count:]
        self.turns = [max(0, turn - count) for turn in self.turns]

    def add_line(self, line: Segment, sheet: int, words: Words) -> Self:
        """Append a line, joining a word that a hyphen cuts."""
        if self.text:
            self._join(line.text, sheet, words)
        for index, glyph in enumerate(line.glyphs):
            if glyph.gap and index and not self.text.endswith(" "):
                self.put(" ", None, sheet)
            self.put(glyph.text, glyph, sheet)
        return self

    def _join(self, following: str, sheet: int, words: Words) -> None:
        join = words.join(self.text, following)
        if join:
            last = self.glyphs[-1]
            self.cut()
            if join.keeps_hyphen:
                self.put("-", last, sheet)
            if join.other:
                self.forms.append(join.other)
        elif not (is_unspaced(self.text[-1]) and is_unspaced(following[:1])) and not _OPEN_SLASH.search(
            self.text
        ):
            self.put(" ", None, sheet)

    def absorb(self, other: Draft, words: Words) -> None:
        """Append the rest of an open sentence that stands elsewhere."""
        self._join(other.text, other.sheets[0], words)
        if other.page != self.page + len(self.turns):
            self.turns.append(len(self.text))
        self.text += other.text
        self.glyphs += other.glyphs
        self.sheets += other.sheets
        self.forms += other.forms
        self.full, self.lines = other.full, self.lines + other.lines

    def block(self) -> Block:
        """The finished block."""
        clean = self._without_soft_hyphens()
        return Block(
            clean.kind,
            clean.text,
            clean.page,
            level=clean.level,
            columns=clean.columns,
            cells=clean.cells,
            turns=tuple(clean.turns),
            words=tuple(word_boxes(clean)),
            apart=clean.apart,
            forms=tuple(dict.fromkeys([*clean.forms, *spelled_out(clean.text, clean.glyphs)])),
        )

    def _without_soft_hyphens(self) -> Draft:
        """A hyphen that ends no line, or one that nothing follows, is an ordinary one."""
        if LINE_END_HYPHEN not in self.text:
            return self
        return replace(
            self,
            text=self.text.replace(LINE_END_HYPHEN, "-"),
            cells=tuple(cell.replace(LINE_END_HYPHEN, "-") for cell in self.cells),
        )


def word_boxes(draft: Draft) -> list[Word]:
    """Where the words of a draft stand; a word cut by a line's end has a box for each part."""
    words: list[Word] = []
    start = 0
    while start < len(draft.text):
        glyph = draft.glyphs[start]
        if glyph is None or draft.text[start].isspace():
            start += 1
            continue
        end, parts = start + 1, [glyph]
        while end < len(draft.text):
            following = draft.glyphs[end]
            if (
                following is None
                or draft.sheets[end] != draft.sheets[start]
                or not _beside(parts[-1], following)
            ):
                break
            if is_unspaced(draft.text[end]) and following is not parts[-1]:
                break
            parts.append(following)
            end += 1
        words.append(_word(start, end, draft.sheets[start], parts))
        start = end
    return words


def _beside(last: Glyph, glyph: Glyph) -> bool:
    return (
        abs(glyph.base - last.base) < max(glyph.size, last.size) and abs(glyph.x0 - last.x1) < 4 * last.size
    )


def _word(start: int, end: int, sheet: int, glyphs: Sequence[Glyph]) -> Word:
    sure = [glyph.confidence for glyph in glyphs if glyph.confidence is not None]
    places = [glyph.place or glyph for glyph in glyphs]
    return Word(
        start,
        end,
        sheet,
        round(min(place.x0 for place in places), 2),
        round(min(place.top for place in places), 2),
        round(max(place.x1 for place in places), 2),
        round(max(place.bottom for place in places), 2),
        confidence=min(sure) if sure else None,
    )


def draft_of(lines: Sequence[Segment], page: int, leaf: Leaf, words: Words) -> Draft:
    """A paragraph's lines as a draft."""
    draft = Draft(page)
    for line in lines:
        draft.add_line(line, leaf.pdf_page, words)
    letters = sum(len(line.text) for line in lines)
    draft.size = max(line.size for line in lines)
    draft.bold = sum(len(line.text) for line in lines if line.bold) > 0.8 * letters
    draft.caps = draft.text.isupper()
    return draft
