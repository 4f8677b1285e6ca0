"""One drawn character, and what a sheet of paper holds."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

A4 = (595.0, 842.0)
"""Width and height taken for a page that does not open."""

LINE_END_HYPHEN = "\u00ad"
"""Stands for a hyphen at a line's end until it is decided whether the word keeps it."""

Grey = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a sheet."""

    x0: float
    top: float
    x1: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def area(self) -> float:
        """In square points."""
        return self.width * self.height

    def holds(self, x: float, y: float, slack: float = 0.0) -> bool:
        """Whether the point lies inside."""
        return self.x0 - slack <= x <= self.x1 + slack and self.top - slack <= y <= self.bottom + slack


@dataclass(slots=True)
class Glyph:
    """One character where it is drawn: points from the top left corner of the page as it is rendered."""

    text: str
    x0: float
    top: float
    x1: float
    bottom: float
    base: float
    size: float
    bold: bool = False
    italic: bool = False
    upright: bool = True
    unseen: bool = False
    """Drawn in a mode that leaves no ink, as OCR layers are."""
    fill: int | None = None
    """Brightness of its colour, 0 to 255."""
    borrowed: bool = False
    """Drawn with a font that the file does not bring along."""
    gap: bool = False
    """A blank stands before it."""
    confidence: float | None = None
    """For OCR: how sure the engine is of the word, 0 to 100."""
    place: Box | None = None
    """Where it is drawn, if the page was turned to be read."""
    lost: bool = False
    """Wide enough for a ligature of which the file's text kept only the first letter."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A straight drawn line, or one side of a drawn rectangle."""

    x0: float
    top: float
    x1: float
    bottom: float

    @property
    def level(self) -> bool:
        """Whether it lies flat."""
        return self.x1 - self.x0 >= self.bottom - self.top


@dataclass(slots=True)
class Sheet:
    """One page of the file as it is drawn."""

    number: int
    """1-based position in the file."""
    width: float
    height: float
    glyphs: list[Glyph]
    undecodable: float = 0.0
    """Share of the characters for which the file gives no letter."""
    outside: int = 0
    """Characters outside the visible page."""
    grey: Grey | None = None
    """The page as a grey picture, `GREY_SCALE` pixels a point."""
    edges: list[Edge] = field(default_factory=list)
    frames: list[Box] = field(default_factory=list)
    """Closed drawn shapes that could frame a sidebar."""
    outlines: list[Box] = field(default_factory=list)
    """Small drawn shapes of the size and form of letters."""
    pictures: list[Box] = field(default_factory=list)
    """Where pictures made of pixels stand."""
    image_share: float = 0.0
    """Share of the page that pictures cover."""
    drawn: int = 0
    """Number of drawn paths."""


GREY_SCALE = 2.0
