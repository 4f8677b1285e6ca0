"""One printed page: a whole sheet, or the part of a sheet on which it is imposed."""

from __future__ import annotations

from dataclasses import dataclass, field

from ingest.pdf.glyphs import Box, Sheet
from ingest.pdf.lines import Segment

_MARGIN = 0.11
_SIDE = 0.08


@dataclass(slots=True)
class Leaf:
    """A printed page on its way from lines to blocks."""

    sheet: Sheet
    frame: Box
    """Its part of the sheet."""
    lines: list[Segment]
    running: list[Segment] = field(default_factory=list)
    """Heads, feet and page numbers, taken out of `lines`."""
    flags: set[str] = field(default_factory=set)
    label: str | None = None
    label_source: str | None = None

    @property
    def pdf_page(self) -> int:
        """1-based position of the sheet in the file."""
        return self.sheet.number

    def margin(self) -> list[Segment]:
        """Lines at the page's edges, where heads, feet and numbers stand."""
        frame = self.frame
        top, bottom = frame.top + _MARGIN * frame.height, frame.bottom - _MARGIN * frame.height
        left, right = frame.x0 + _SIDE * frame.width, frame.x1 - _SIDE * frame.width
        return [
            line
            for line in self.lines
            if line.base < top
            or line.base > bottom
            or (not line.upright and (line.x0 < left or line.x1 > right))
        ]

    def is_outermost(self, line: Segment) -> bool:
        """Whether no line stands further out, above or below."""
        bases = [other.base for other in self.lines if other.upright]
        above = line.base < (self.frame.top + self.frame.bottom) / 2
        return not line.upright or abs(line.base - (min(bases) if above else max(bases))) < 3

    def retire(self, lines: list[Segment]) -> None:
        """Take lines out of the text."""
        gone = {id(line) for line in lines}
        self.running += lines
        self.lines = [line for line in self.lines if id(line) not in gone]
