"""Tables that are drawn, as outlines or as a picture, on a page that has text: read by OCR, cell by cell.

A wrong figure is worse than none. So the ink must stand in rows and columns (`cells.py`), the cells alone are shown to
Tesseract, in two sizes, and the table counts only where both readings agree on every cell.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageOps

from ingest.pdf.cells import Grid, find_grid
from ingest.pdf.glyphs import Box, Glyph, Sheet
from ingest.pdf.lines import Segment
from ingest.pdf.ocr import Seen, available, letters, read_rows
from ingest.pdf.pdfium import PdfFile
from ingest.pdf.tables import Cell, Table

_DPI = 300
_LARGER = 4 / 3
_FEWEST_SHAPES = 12
_MOST_SHAPES = 2000
_SIDEWAYS, _DOWN = 60.0, 24.0
"""Points: shapes further apart do not belong to one table."""
_LEAST_WIDTH, _LEAST_HEIGHT = 60.0, 18.0
_WHOLE_PAGE = 0.8
_MOST_REGIONS = 6
"""On one page: it is a sheet of drawings if it has more."""
_MARGIN = 1.5
_SURE_CELL, _SURE_TABLE = 60.0, 80.0
"""Confidence of the surer reading of each cell, and the mean of both readings over all cells."""
_FEWEST_WORDS = 2
_WORD = re.compile(r"[^\W\d_]{3,}")
_ODD = 0.34
"""Share of signs among the characters of a cell from which it is no word and no number."""


@dataclass(slots=True)
class Tries:
    """How many more drawn tables of a file may be shown to Tesseract, so that a file full of them is read in time."""

    left: int = 40


def read_drawn(file: PdfFile, sheet: Sheet, lines: Sequence[Segment], tries: Tries) -> list[Table]:
    """The drawn tables of a page that could be read with certainty; none where Tesseract is missing.

    `lines`: the page's text. What stands among it is an ornament of the text and is not looked at.
    """
    if sheet.grey is None or not available():
        return []
    found = [find_grid(sheet.grey, region) for region in _regions(sheet, lines)] if tries.left else []
    grids = [grid for grid in found if grid is not None][: tries.left]
    tries.left -= len(grids)
    if not grids:
        return []
    picture = ImageOps.grayscale(file.picture(sheet.number, _DPI / 72))
    scale = picture.width / sheet.width
    return [table for grid in grids if (table := _read(grid, picture, scale)) is not None]


def _regions(sheet: Sheet, lines: Sequence[Segment]) -> list[Box]:
    """Where pictures, and shapes like letters, stand without text."""
    whole = _WHOLE_PAGE * sheet.width * sheet.height
    found = [
        box
        for box in [*sheet.pictures, *_clusters(_free(sheet, lines))]
        if box.width > _LEAST_WIDTH
        and box.height > _LEAST_HEIGHT
        and box.area < whole
        and not any(box.holds(*line.middle) for line in lines)
    ]
    return found if len(found) <= _MOST_REGIONS else []


def _free(sheet: Sheet, lines: Sequence[Segment]) -> list[Box]:
    """Shapes like letters where no text stands."""
    return [
        shape
        for shape in sheet.outlines[:_MOST_SHAPES]
        if not any(
            line.box.holds((shape.x0 + shape.x1) / 2, (shape.top + shape.bottom) / 2, 2) for line in lines
        )
    ]


def _clusters(shapes: Sequence[Box]) -> Iterator[Box]:
    """The boxes around shapes that stand near each other."""
    groups: list[list[Box]] = []
    around: list[Box] = []
    for shape in sorted(shapes, key=lambda shape: (shape.top, shape.x0)):
        near = [at for at, box in enumerate(around) if _near(box, shape)]
        group = [*(one for at in near for one in groups[at]), shape]
        groups = [one for at, one in enumerate(groups) if at not in near]
        around = [box for at, box in enumerate(around) if at not in near]
        groups.append(group)
        around.append(
            Box(
                min(one.x0 for one in group) - 1,
                min(one.top for one in group) - 1,
                max(one.x1 for one in group) + 1,
                max(one.bottom for one in group) + 1,
            )
        )
    return (box for group, box in zip(groups, around, strict=True) if len(group) >= _FEWEST_SHAPES)


def _near(box: Box, shape: Box) -> bool:
    return (
        max(box.x0 - shape.x1, shape.x0 - box.x1) < _SIDEWAYS
        and max(box.top - shape.bottom, shape.top - box.bottom) < _DOWN
    )


def _read(grid: Grid, picture: Image.Image, scale: float) -> Table | None:
    """The table of a grid; None where a cell is not read, is read in two ways, or is no word and no number."""
    first = _reading(grid, picture, scale, 1.0)
    if not all(map(_sensible, first.values())) or len(first) < len(grid.cells):
        return None
    again = _reading(grid, picture, scale, _LARGER)
    if any(_text(first[cell]) != _text(again.get(cell, [])) for cell in grid.cells):
        return None
    sure = [(_sure(first[cell]), _sure(again[cell])) for cell in grid.cells]
    words = sum(bool(_WORD.search(_text(seen))) for seen in first.values())
    if min(map(max, sure)) < _SURE_CELL or statistics.fmean(map(statistics.fmean, sure)) < _SURE_TABLE:
        return None
    if words < _FEWEST_WORDS:
        return None
    rows = [[_cell(cell, first[cell]) if cell else Cell() for cell in row] for row in grid.rows]
    edges = tuple(
        min(cell.x0 for row in grid.rows if (cell := row[column])) for column in range(len(grid.rows[0]))
    )
    return Table(rows, [line for row in rows for cell in row for line in cell.lines], edges)


def _reading(grid: Grid, picture: Image.Image, scale: float, size: float) -> dict[Box, list[Seen]]:
    """What OCR sees in each cell, with its boxes in points: the cells alone, without rules and what stands around."""
    left, top = min(cell.x0 for cell in grid.cells) - 10, min(cell.top for cell in grid.cells) - 10
    right, bottom = max(cell.x1 for cell in grid.cells) + 10, max(cell.bottom for cell in grid.cells) + 10
    ground = Image.new("L", (int((right - left) * scale), int((bottom - top) * scale)), 255)
    for cell in grid.cells:
        box = (
            int((cell.x0 - _MARGIN) * scale),
            int((cell.top - _MARGIN) * scale),
            int((cell.x1 + _MARGIN) * scale) + 1,
            int((cell.bottom + _MARGIN) * scale) + 1,
        )
        cut = picture.crop(box)
        dark = float(np.median(np.asarray(cut))) < 128  # white letters on black
        ground.paste(
            ImageOps.invert(cut) if dark else cut, (box[0] - int(left * scale), box[1] - int(top * scale))
        )
    if size != 1.0:
        ground = ground.resize(
            (int(ground.width * size), int(ground.height * size)), Image.Resampling.LANCZOS
        )
    found: dict[Box, list[Seen]] = {}
    for seen in read_rows(ground, _DPI * size):
        step = scale * size
        box_seen = Box(
            left + seen.box.x0 / step,
            top + seen.box.top / step,
            left + seen.box.x1 / step,
            top + seen.box.bottom / step,
        )
        x, y = (box_seen.x0 + box_seen.x1) / 2, (box_seen.top + box_seen.bottom) / 2
        at = next((cell for cell in grid.cells if cell.holds(x, y, _MARGIN)), None)
        if at is not None:
            found.setdefault(at, []).append(Seen(seen.text, box_seen, seen.confidence))
    return found


def _text(seen: Sequence[Seen]) -> str:
    return " ".join(word.text for word in seen)


def _sure(seen: Sequence[Seen]) -> float:
    return min(word.confidence for word in seen)


def _sensible(seen: Sequence[Seen]) -> bool:
    """Whether a cell holds letters or figures, and few signs."""
    text = "".join(word.text for word in seen)
    return any(map(str.isalnum, text)) and sum(not sign.isalnum() for sign in text) <= _ODD * len(text)


def _cell(box: Box, seen: Sequence[Seen]) -> Cell:
    size = statistics.median(word.size for word in seen)
    glyphs: list[Glyph] = []
    for at, word in enumerate(seen):
        glyphs += letters(word, box.bottom, size, gap=at > 0)
    return Cell((Segment(glyphs),), box)
