"""Sheets with several printed pages on them: two-page spreads and imposed booklets."""

from __future__ import annotations

from collections.abc import Sequence

from ingest.pdf.glyphs import Box, Sheet
from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import Segment

_GRIDS = ((4, 4), (2, 4), (4, 2), (2, 3), (3, 2), (2, 2), (2, 1), (1, 2))
_SAME_PLACE = 0.03
_EDGE = 0.15
_NUMBERED = 0.6
"""Share of the filled cells that must carry a number at the same place."""
_LEAST_NUMBERS = 3


def leaves_of(sheets: Sequence[tuple[Sheet, list[Segment]]]) -> list[Leaf]:
    """The printed pages of a file, in reading order: whole sheets, or the cells of a grid that is numbered throughout.

    The pages of a grid follow each other by their numbers, so that an imposed booklet reads from its first page to its
    last; a cell without a number (a cover) takes the place that its row and column give it.
    """
    for grid in _GRIDS:
        cells = [leaf for sheet, lines in sheets for leaf in _cells(sheet, lines, grid)]
        numbers = _numbers(cells)
        if numbers and not _cut_through(sheets, grid):
            return _in_order(cells, numbers)
    return [Leaf(sheet, Box(0.0, 0.0, sheet.width, sheet.height), lines) for sheet, lines in sheets]


def _cells(sheet: Sheet, lines: list[Segment], grid: tuple[int, int]) -> list[Leaf]:
    across, down = grid
    width, height = sheet.width / across, sheet.height / down
    leaves = []
    for row in range(down):
        for column in range(across):
            frame = Box(column * width, row * height, (column + 1) * width, (row + 1) * height)
            inside = [line for line in lines if _home(line, frame)]
            leaves.append(Leaf(sheet, frame, inside))
    return leaves


def _home(line: Segment, frame: Box) -> bool:
    x, y = line.middle
    return frame.x0 <= x < frame.x1 and frame.top <= y < frame.bottom


def _cut_through(sheets: Sequence[tuple[Sheet, list[Segment]]], grid: tuple[int, int]) -> bool:
    across, down = grid
    crossing = total = 0
    for sheet, lines in sheets:
        borders = [sheet.width / across * step for step in range(1, across)]
        levels = [sheet.height / down * step for step in range(1, down)]
        for line in lines:
            total += 1
            crossing += any(line.x0 < x - 2 and line.x1 > x + 2 for x in borders)
            crossing += any(line.top < y - 2 and line.bottom > y + 2 for y in levels)
    return crossing > 0.02 * total


def _numbers(cells: Sequence[Leaf]) -> dict[int, int]:
    """The printed number of each cell (by its index) where the grid is numbered throughout, else nothing."""
    best: dict[int, int] = {}
    bare = _bare(cells)
    if len(bare) > 4 * len(cells):
        return {}
    for index, x, y, _ in bare:
        same: dict[int, int] = {}
        for other, ox, oy, value in bare:
            mirrored = abs(1 - x - ox) < _SAME_PLACE
            if abs(y - oy) < _SAME_PLACE and (abs(x - ox) < _SAME_PLACE or mirrored):
                same.setdefault(other, value)
        if index in same and len(same) > len(best):
            best = same
    filled = sum(bool(leaf.lines) for leaf in cells)
    values = list(best.values())
    if len(best) < max(_LEAST_NUMBERS, _NUMBERED * filled) or len(set(values)) != len(values):
        return {}
    if max(values) - min(values) > 1.5 * filled or _one_each(cells, best):
        return {}
    return best


def _one_each(cells: Sequence[Leaf], numbers: dict[int, int]) -> bool:
    """Whether no sheet carries two numbers: then it is one page, numbered in a corner."""
    sheets = [cells[index].pdf_page for index in numbers]
    return len(set(sheets)) > 0.7 * len(sheets)


def _bare(cells: Sequence[Leaf]) -> list[tuple[int, float, float, int]]:
    """Bare numbers at the upper and lower edges of cells: cell, place in it from 0 to 1, value."""
    found = []
    for index, leaf in enumerate(cells):
        for line in leaf.lines:
            text = line.text.strip("-–— ")
            y = (line.middle[1] - leaf.frame.top) / leaf.frame.height
            if text.isdecimal() and len(text) <= 3 and (y < _EDGE or y > 1 - _EDGE):
                found.append((index, (line.middle[0] - leaf.frame.x0) / leaf.frame.width, y, int(text)))
    return found


def _in_order(cells: list[Leaf], numbers: dict[int, int]) -> list[Leaf]:
    keys: dict[int, float] = {index: float(value) for index, value in numbers.items()}
    last = min(numbers.values()) - len(cells)
    for index in range(len(cells)):
        if index not in keys:
            following = next((numbers[k] for k in range(index + 1, len(cells)) if k in numbers), None)
            after = last if following is None else following - 0.5
            keys[index] = max(last + 0.01, after) if following is None else after - 0.01 / (index + 1)
        last = int(keys[index])
    filled = [index for index, leaf in enumerate(cells) if leaf.lines or index in numbers]
    return [cells[index] for index in sorted(filled, key=lambda index: keys[index])]
