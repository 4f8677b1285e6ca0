"""Where the cells of a drawn table stand, told from its ink alone: no letter is read here."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ingest.pdf.glyphs import GREY_SCALE, Box, Grey

_Ink = npt.NDArray[np.bool_]

_CONTRAST = 60
"""Of 255, between ink and ground: less is a shade, no text."""
_LONG, _HIGH = 30.0, 22.0
"""Points: ink that runs on further, sideways or downwards, is a rule or a frame."""
_LOWEST, _HIGHEST = 3.5, 22.0
"""Points: a row of text is no lower, and no higher."""
_ROW_GAP = 2
"""Pixels: a narrower gap does not part two rows; dots of one stroke stand so far apart."""
_CELL_GAP = 1.1
"""In heights of the text: a wider gap parts two cells."""
_CLEAR = 0.35
"""In heights of the text: the space at both sides of a stroke that parts two cells."""
_BELOW = 0.08
"""In heights of the text: how far it reaches at least below the line on which letters and figures stand."""
_NARROW = 0.35
"""Of its height: such a stroke is no wider."""
FEWEST_ROWS = 2
FEWEST_CELLS = 6
_FILLED = 0.8
"""Share of the cells of a table that hold something."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells below each other; a place without ink is None."""

    rows: tuple[tuple[Box | None, ...], ...]

    @property
    def cells(self) -> list[Box]:
        """The cells that hold something, row by row."""
        return [cell for row in self.rows for cell in row if cell is not None]


def find_grid(grey: Grey, region: Box) -> Grid | None:
    """The cells of the table that fills a region of a page; None where its ink does not stand in rows and columns.

    `grey`: the whole page, `GREY_SCALE` pixels a point. Rows may be parted by rules, cells by strokes or by space.
    """
    x0, top = max(0, int(region.x0 * GREY_SCALE)), max(0, int(region.top * GREY_SCALE))
    cut = grey[top : int(region.bottom * GREY_SCALE) + 1, x0 : int(region.x1 * GREY_SCALE) + 1]
    if not cut.size or np.ptp(cut) < _CONTRAST:
        return None
    ink = np.abs(cut - np.median(cut)) > 0.4 * np.ptp(cut)
    ink &= ~(_runs(ink, _LONG) | _runs(ink.T, _HIGH).T)
    rows = []
    for start, end in _stretches(ink.any(axis=1), _ROW_GAP):
        if _LOWEST * GREY_SCALE <= end - start <= _HIGHEST * GREY_SCALE:
            rows.append(_cells(ink[start:end], start))
    columns = _columns(rows)
    if len(rows) < FEWEST_ROWS or len(columns) < 2:
        return None
    table = [[[cell for cell in row if first <= cell.x0 <= last] for first, last in columns] for row in rows]
    if any(len(place) > 1 for row in table for place in row):
        return None
    placed = tuple(tuple(_moved(place[0], x0, top) if place else None for place in row) for row in table)
    grid = Grid(placed)
    full = len(grid.cells) >= max(FEWEST_CELLS, _FILLED * len(rows) * len(columns))
    return grid if full and all(sum(cell is not None for cell in row) > 1 for row in placed) else None


def _runs(ink: _Ink, points: float) -> _Ink:
    """Ink that runs on sideways for more than so many points."""
    length = int(points * GREY_SCALE)
    if ink.shape[1] <= length:
        return np.zeros_like(ink)
    total = np.cumsum(np.pad(ink, ((0, 0), (1, 0))), axis=1, dtype=np.int32)
    starts = total[:, length:] - total[:, :-length] == length
    turns = np.zeros((ink.shape[0], ink.shape[1] + 1), np.int32)
    turns[:, : starts.shape[1]] += starts
    turns[:, length:] -= starts
    found: _Ink = np.cumsum(turns, axis=1)[:, :-1] > 0
    return found


def _stretches(filled: Any, gap: int) -> list[tuple[int, int]]:
    """Begin and end of what is filled; gaps of so many places do not part it."""
    places = np.flatnonzero(filled)
    if not places.size:
        return []
    cuts = np.flatnonzero(np.diff(places) > gap + 1)
    starts, ends = places[np.append(0, cuts + 1)], places[np.append(cuts, places.size - 1)] + 1
    return [(int(a), int(b)) for a, b in zip(starts, ends, strict=True)]


def _cells(band: _Ink, top: int) -> list[Box]:
    """The cells of one row, in pixels of the region."""
    pieces = []
    for start, end in _stretches(band.any(axis=0), 0):
        rows = np.flatnonzero(band[:, start:end].any(axis=1))
        pieces.append(Box(start, top + int(rows[0]), end, top + int(rows[-1]) + 1))
    usual = statistics.median(piece.height for piece in pieces)
    cells: list[Box] = []
    parted = True
    for at, piece in enumerate(pieces):
        if _parts(pieces, at, usual):
            parted = True
        elif not parted and piece.x0 - cells[-1].x1 <= _CELL_GAP * usual:
            last = cells[-1]
            cells[-1] = Box(last.x0, min(last.top, piece.top), piece.x1, max(last.bottom, piece.bottom))
        else:
            cells.append(piece)
            parted = False
    return cells


def _parts(pieces: Sequence[Box], at: int, usual: float) -> bool:
    """Whether a piece of a row is a stroke between two cells: narrow, clear of letters, above and below all of them.

    A lone 1 stands on the line as other figures do.
    """
    piece = pieces[at]
    near = [*pieces[max(0, at - 1) : at], *pieces[at + 1 : at + 2]]
    clear = all(max(piece.x0 - other.x1, other.x0 - piece.x1) > _CLEAR * usual for other in near)
    letters = [other for other in pieces if other.width > _NARROW * other.height]
    if not letters or not clear or piece.width >= _NARROW * piece.height:
        return False
    line = statistics.median(other.bottom for other in letters)
    return piece.top < min(other.top for other in letters) and piece.bottom > line + _BELOW * usual


def _columns(rows: Sequence[Sequence[Box]]) -> list[tuple[float, float]]:
    """From where to where each column reaches: cells that overlap sideways stand in one."""
    columns: list[tuple[float, float]] = []
    for cell in sorted((cell for row in rows for cell in row), key=lambda cell: cell.x0):
        if columns and cell.x0 < columns[-1][1]:
            columns[-1] = (columns[-1][0], max(columns[-1][1], cell.x1))
        else:
            columns.append((cell.x0, cell.x1))
    return columns


def _moved(cell: Box, x: int, top: int) -> Box:
    """A cell in points of the page."""
    return Box(
        (cell.x0 + x) / GREY_SCALE,
        (cell.top + top) / GREY_SCALE,
        (cell.x1 + x) / GREY_SCALE,
        (cell.bottom + top) / GREY_SCALE,
    )
