"""Tables without lines: rows of short pieces that stand below each other."""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterable, Sequence

from ingest.pdf.lines import BULLETS, Segment
from ingest.pdf.paragraphs import SMALL
from ingest.pdf.tables import Cell, Table

_FIGURE = re.compile(r"[\d+–—×x*%$€£.,/ -]{1,8}|[✓✔✗✘×●○•]+")
_LONGEST = 40
_FEWEST_ROWS = 3
_FIGURES = 0.3
_SAME_PLACE = 2.0
_STEP = 1.6
"""From a cell's line to its next one, at most, in sizes of the type."""
_FARTHEST = 3.2
"""From the last line of a row to the next row, in sizes of the type."""


def aligned_tables(lines: list[Segment]) -> tuple[list[Table], list[Segment]]:
    """Tables among the lines of a page, and the lines outside of them.

    Three rows or more, of two pieces or more that share left edges, right edges or centres with those of the row
    above; three in ten of the pieces are figures.
    """
    tables = []
    for run in _runs(_rows(lines)):
        pieces = [line for row in _whole_rows(run) for line in row]
        figures = sum(bool(_FIGURE.fullmatch(line.text)) for line in pieces)
        bullets = sum(line.text in BULLETS for line in pieces)
        if len(run) < _FEWEST_ROWS or figures - bullets < _FIGURES * len(pieces):
            continue
        table = _table(run, lines)
        if table is not None:
            tables.append(table)
    gone = {id(line) for table in tables for line in table.lines}
    return tables, [line for line in lines if id(line) not in gone]


def _rows(lines: Iterable[Segment]) -> list[list[Segment]]:
    rows: list[list[Segment]] = []
    short = (line for line in lines if line.upright and len(line.text) <= _LONGEST)
    for line in sorted(short, key=lambda line: line.base):
        if rows and abs(line.base - statistics.mean(other.base for other in rows[-1])) < 0.45 * line.size:
            rows[-1].append(line)
        else:
            rows.append([line])
    return [sorted(row, key=lambda line: line.x0) for row in rows]


def _runs(rows: Iterable[list[Segment]]) -> list[list[list[Segment]]]:
    runs: list[list[list[Segment]]] = []
    open_run: list[list[Segment]] = []
    low = 0.0
    for row in rows:
        if len(row) < 2:
            if open_run and row[0].base - low > _FARTHEST * row[0].size:
                runs.append(open_run)
                open_run = []
            elif open_run and _goes_on(row[0], open_run[-1], low):
                low = row[0].base
            continue
        if open_run:
            above = open_run[-1]
            pairs = [(a, b) for a in above for b in row if _in_line(a, b)]
            near = row[0].base - low < _FARTHEST * max(row[0].size, above[0].size)
            low = row[0].base
            if near and len({id(a) for a, _ in pairs}) >= 2 and len({id(b) for _, b in pairs}) >= 2:
                open_run.append([b for b in row if any(b is other for _, other in pairs)])
                continue
            runs.append(open_run)
        open_run, low = [row], row[0].base
    return [*runs, open_run] if open_run else runs


def _in_line(a: Segment, b: Segment) -> bool:
    slack = 0.7 * max(a.size, b.size)
    return (
        abs(a.x0 - b.x0) < slack
        or abs(a.x1 - b.x1) < slack
        or abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * slack
        or min(a.x1, b.x1) - max(a.x0, b.x0) > 0.8 * min(a.x1 - a.x0, b.x1 - b.x0)
    )


def _goes_on(line: Segment, row: Sequence[Segment], low: float) -> bool:
    """Whether a line stands under a piece of a row as the next line of its cell, `low` being the one above."""
    return any(
        abs(line.x0 - piece.x0) < _SAME_PLACE
        and abs(line.size - piece.size) < 1
        and 0.8 * line.size < line.base - low < _STEP * line.size
        for piece in row
    )


def _table(run: list[list[Segment]], lines: Sequence[Segment]) -> Table | None:
    """Pieces sorted into columns: those whose boxes overlap sideways stand in one."""
    columns: list[tuple[float, float]] = []
    for line in sorted((line for row in run for line in row), key=lambda line: line.x0):
        if columns and line.x0 < columns[-1][1]:
            columns[-1] = (columns[-1][0], max(columns[-1][1], line.x1))
        else:
            columns.append((line.x0, line.x1))
    if len(columns) < 2:
        return None
    rows = [
        [[line for line in pieces if start <= line.x0 <= end] for start, end in columns]
        for pieces in _whole_rows(run)
    ]
    _complete(rows, lines)
    return Table(
        [[Cell(tuple(cell)) for cell in row] for row in rows],
        [line for row in rows for cell in row for line in cell],
        tuple(start for start, _ in columns),
    )


def _whole_rows(run: Sequence[list[Segment]]) -> list[list[Segment]]:
    """The rows without those that are but the next lines of some cells of the one above."""
    rows: list[list[Segment]] = []
    low = 0.0
    for pieces in run:
        rest = bool(rows) and len(pieces) < len(rows[-1])
        if not (rest and all(SMALL.match(line.text) and _goes_on(line, rows[-1], low) for line in pieces)):
            rows.append(pieces)
        low = pieces[0].base
    return rows


def _complete(rows: Sequence[list[list[Segment]]], lines: Sequence[Segment]) -> None:
    """Add to each cell the lines below that go on with it, down to the next row; in the last row as many as elsewhere."""
    taken = {id(line) for row in rows for cell in row for line in cell}
    tops = [min(line.base for cell in row for line in cell) for row in rows]
    most = 1
    for row, end in zip(rows, [*tops[1:], None], strict=True):
        for line in sorted(lines, key=lambda line: line.base):
            if id(line) in taken or (end is not None and line.base > end - 1) or not line.upright:
                continue
            cell = next((cell for cell in row if cell and _goes_on(line, cell[-1:], cell[-1].base)), None)
            if cell is not None and (end is not None or len(cell) < most):
                cell.append(line)
                taken.add(id(line))
        most = max(most, *map(len, row))
