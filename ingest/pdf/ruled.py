"""Tables drawn with lines: cells from the crossings of drawn edges, filled with the page's own glyphs."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

from pdfplumber import table as plumber

from ingest.pdf.banded import column_strokes
from ingest.pdf.glyphs import Box, Edge
from ingest.pdf.lines import Segment
from ingest.pdf.rows import parted
from ingest.pdf.tables import Cell, Table, same_columns

_SNAP = 3.0
_JOIN = 6.0
_REACH = 4.5
"""Cells with borders of their own leave gaps where those of a plain grid cross."""
_MOST_EDGES = 3000
_MOST_CROSSINGS = 4000
_FEWEST_FILLED = 4
_LONGEST_CELL = 900


def ruled_tables(
    edges: Sequence[Edge], lines: list[Segment], before: Table | None = None
) -> tuple[list[Table], list[Segment]]:
    """Tables among the lines of a page, and the lines outside of them.

    A single row is a table where it stands in the columns of the table `before`, which closed the page before.
    """
    tables = []
    for grid in _grids([*edges, *column_strokes(edges, lines)]):
        rows = grid.rows
        x0, top, x1, bottom = grid.bbox
        frame = Box(x0, top, x1, bottom)
        inside = [line for line in lines if frame.holds(*line.middle, 1) and line.upright]
        width = max(len(row.cells) for row in rows)
        if width < 2 or not inside:
            continue
        found = _fill(grid, inside)
        if found is None or (len(found.rows) < 2 and not (before and same_columns(before, found))):
            continue
        tables.append(found)
        gone = {id(line) for line in inside}
        lines = [line for line in lines if id(line) not in gone]
    return tables, lines


def _grids(edges: Sequence[Edge]) -> list[plumber.Table]:
    levels = {round(edge.top / _SNAP) for edge in edges if edge.level}
    columns = {round(edge.x0 / _SNAP) for edge in edges if not edge.level}
    if len(levels) < 2 or len(columns) < 2 or len(edges) > _MOST_EDGES:
        return []
    closed = [*edges, *_closing(edges)]
    merged = plumber.merge_edges([_as_found(edge) for edge in closed], _SNAP, _SNAP, _JOIN, _JOIN)
    crossings = plumber.edges_to_intersections(merged, _REACH, _REACH)
    if len(crossings) > _MOST_CROSSINGS:
        return []
    cells = plumber.intersections_to_cells(crossings)
    wide = [cell for cell in cells if cell[2] - cell[0] > _SNAP and cell[3] - cell[1] > _SNAP]
    return [plumber.Table(None, grid) for grid in plumber.cells_to_tables(wide)]  # type: ignore[arg-type]  # a table without its page: only the geometry is wanted


def _closing(edges: Sequence[Edge]) -> list[Edge]:
    """Lines across the open ends of upright ones: where a page's end cuts a table, its last row has no lower border."""
    uprights = [edge for edge in edges if not edge.level and edge.bottom - edge.top > 8]
    levels = [edge for edge in edges if edge.level]
    out = []
    for ends in (min, max):
        at = ends((edge.top if ends is min else edge.bottom for edge in uprights), default=0.0)
        same = [edge for edge in uprights if abs((edge.top if ends is min else edge.bottom) - at) < _SNAP]
        near = [level for level in levels if abs(level.top - at) < _JOIN]
        bare = [edge for edge in same if not any(level.x0 - 2 < edge.x0 < level.x1 + 2 for level in near)]
        if len(bare) > 2:
            out.append(Edge(min(edge.x0 for edge in same), at, max(edge.x0 for edge in same), at))
    return out


def _as_found(edge: Edge) -> dict[str, object]:
    x1, bottom = (edge.x1, edge.top) if edge.level else (edge.x0, edge.bottom)
    return {
        "x0": edge.x0,
        "x1": x1,
        "top": edge.top,
        "bottom": bottom,
        "width": x1 - edge.x0,
        "height": bottom - edge.top,
        "orientation": "h" if edge.level else "v",
        "object_type": "line",
    }


def _fill(grid: plumber.Table, inside: list[Segment]) -> Table | None:
    rows = grid.rows
    boxes = [Box(*map(float, cell)) for row in rows for cell in row.cells if cell]
    pieces = _cut(inside, boxes)
    filled = {box: _lines_in(pieces, box) for box in boxes}
    used = [lines for lines in filled.values() if lines]
    longest = max((sum(len(line.text) for line in lines) for lines in used), default=0)
    if (
        len(used) < min(_FEWEST_FILLED, len(rows) * 2)
        or len(used) < 0.3 * len(boxes)
        or longest > _LONGEST_CELL
    ):
        return None
    out = [_row(index, rows, filled) for index in range(len(rows))]
    out = _parted(row for row in out if any(cell.text for cell in row))
    kept = [k for k in range(len(out[0])) if any(row[k].text and not row[k].continued for row in out)]
    if len(kept) < 2:
        return None
    starts = [statistics.median([box.x0 for row in out if (box := row[k].box)] or [0.0]) for k in kept]
    return Table([[row[k] for k in kept] for row in out], pieces, tuple(starts))


def _parted(rows: Iterable[list[Cell]]) -> list[list[Cell]]:
    """The rows with those apart that no lines part, but for rows into which a merged cell reaches."""
    all_rows = list(rows)
    merged = Counter(box for row in all_rows for box in {cell.box for cell in row if cell.box})
    out: list[list[Cell]] = []
    for row in all_rows:
        out += [row] if any(cell.box and merged[cell.box] > 1 for cell in row) else parted(row)
    return out


def _row(index: int, rows: list[plumber.CellGroup], filled: dict[Box, tuple[Segment, ...]]) -> list[Cell]:
    """A row's cells; where a merged cell reaches into the row, that cell."""
    own = [cell for cell in rows[index].cells if cell]
    low = min(own, key=lambda cell: cell[3] - cell[1])
    y = (low[1] + low[3]) / 2
    out: list[Cell] = []
    for column in range(len(rows[index].cells)):
        places = [cell for row in rows if (cell := row.cells[column])]
        narrowest = min(places, key=lambda cell: cell[2] - cell[0])
        x = (narrowest[0] + narrowest[2]) / 2
        box = next((box for box in filled if box.holds(x, y, 1)), None)
        continued = box is not None and bool(out) and out[-1].box == box
        out.append(Cell(filled[box] if box else (), box, continued))
    return out


def _lines_in(pieces: Iterable[Segment], box: Box) -> tuple[Segment, ...]:
    found = [piece for piece in pieces if box.holds(*piece.middle, 1)]
    return tuple(sorted(found, key=lambda line: (round(line.base / 3), line.x0)))


def _cut(lines: Iterable[Segment], boxes: Sequence[Box]) -> list[Segment]:
    """Cut lines where they pass from one cell into the next."""
    out = []
    for line in lines:
        if any(
            box.x0 - 1 <= line.x0 and line.x1 <= box.x1 + 1 and box.holds(*line.middle, 1) for box in boxes
        ):
            out.append(line)
            continue
        runs: list[tuple[int, Segment]] = []
        for glyph in line.glyphs:
            x, y = (glyph.x0 + glyph.x1) / 2, (glyph.top + glyph.bottom) / 2
            at = next((k for k, box in enumerate(boxes) if box.holds(x, y, 0.5)), -1)
            if runs and runs[-1][0] == at:
                runs[-1][1].glyphs.append(glyph)
            else:
                piece = Segment([glyph])
                piece.bold = line.bold
                runs.append((at, piece))
        for _, piece in runs:
            piece.measure()
            out.append(piece)
    return out
