"""Rows within a table's row: where no lines part them, each begins with a name beside which a text begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ingest.pdf.lines import Segment
from ingest.pdf.paragraphs import CLOSED, SMALL
from ingest.pdf.tables import Cell

_LEVEL = 0.45
_APART = 1.6
"""A larger step from line to line, in sizes of the type, begins something new."""
_PADDING = 4.0
_VALUE = 16
"""Letters of a value such as `draw it`: after a longer line, one in small letters goes on."""
_Line = list[Segment]


def parted(row: list[Cell]) -> list[list[Cell]]:
    """The rows that stand in one; itself where its cells hold but one each.

    A row begins where a line of the first cell opens something new, and so does the line beside it in every other
    cell that has one there. A name or a text of several lines does not: its next line goes on.
    """
    columns = [_level_lines(cell) for cell in row]
    names = columns[0]
    if any(cell.continued for cell in row) or len(names) < 2:
        return [row]
    starts = [
        line[0].base
        for index, line in enumerate(names)
        if index == 0 or (_opens(names, index, row[0], name=True) and _beside(line[0], columns[1:], row[1:]))
    ]
    if len(starts) < 2:
        return [row]
    bounds = [start - _LEVEL * names[0][0].size for start in starts[1:]]
    return [
        [replace(cell, lines=_from_to(cell, low, high)) for cell in row]
        for low, high in zip([float("-inf"), *bounds], [*bounds, float("inf")], strict=True)
    ]


def _from_to(cell: Cell, low: float, high: float) -> tuple[Segment, ...]:
    return tuple(line for line in cell.lines if low <= line.base < high)


def _level_lines(cell: Cell) -> list[_Line]:
    """A cell's lines from top to bottom, those on one baseline together."""
    out: list[_Line] = []
    for line in sorted(cell.lines, key=lambda line: line.base):
        if out and line.base - out[-1][0].base < _LEVEL * line.size:
            out[-1].append(line)
        else:
            out.append([line])
    return [sorted(line, key=lambda part: part.x0) for line in out]


def _beside(name: Segment, columns: Sequence[list[_Line]], cells: Sequence[Cell]) -> bool:
    """Whether something begins beside a name, and nothing goes on there."""
    found = [
        _opens(column, index, cell)
        for column, cell in zip(columns, cells, strict=True)
        for index, line in enumerate(column)
        if abs(line[0].base - name.base) < _LEVEL * name.size
    ]
    return bool(found) and all(found)


def _opens(lines: Sequence[_Line], index: int, cell: Cell, *, name: bool = False) -> bool:
    """Whether a line begins something new: after a large step, or where its first word had room on the line above."""
    if index == 0:
        return True
    above, line = lines[index - 1], lines[index]
    if line[0].base - above[0].base > _APART * line[0].size:
        return True
    if SMALL.match(line[0].text) and (name or len(above[-1].text) > _VALUE):
        return False
    return _had_room(above, line, cell) or (not name and bool(CLOSED.search(above[-1].text)))


def _had_room(above: _Line, line: _Line, cell: Cell) -> bool:
    """Whether the first word of a line would have fitted on the one above."""
    first = line[0]
    end = next((glyph.x0 for glyph in first.glyphs[1:] if glyph.gap), first.x1)
    right = cell.box.x1 - _PADDING if cell.box else above[-1].x1
    return right - above[-1].x1 > end - first.x0 + 0.5 * first.size
