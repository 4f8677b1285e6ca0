"""Tables without lines: rows of short pieces that stand below each other."""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterable

from ingest.pdf.lines import BULLETS, Segment
from ingest.pdf.tables import Cell, Table

_FIGURE = re.compile(r"[\d+–—×x*%$€£.,/ -]{1,8}|[✓✔✗✘×●○•]+")
_LONGEST = 40
_FEWEST_ROWS = 3
_FIGURES = 0.3
_FARTHEST = 3.2
"""Between rows, in sizes of the type."""


def aligned_tables(lines: list[Segment]) -> tuple[list[Table], list[Segment]]:
    """Tables among the lines of a page, and the lines outside of them.

    Three rows or more, of two pieces or more that share left edges, right edges or centres with those of the row
    above; three in ten of the pieces are figures.
    """
    tables = []
    for run in _runs(_rows(lines)):
        pieces = [line for row in run for line in row]
        figures = sum(bool(_FIGURE.fullmatch(line.text)) for line in pieces)
        bullets = sum(line.text in BULLETS for line in pieces)
        if len(run) < _FEWEST_ROWS or figures - bullets < _FIGURES * len(pieces):
            continue
        table = _table(run)
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
    for row in rows:
        if len(row) < 2:
            if open_run and row[0].base - open_run[-1][0].base > _FARTHEST * row[0].size:
                runs.append(open_run)
                open_run = []
            continue
        if open_run:
            above = open_run[-1]
            pairs = [(a, b) for a in above for b in row if _in_line(a, b)]
            near = row[0].base - above[0].base < _FARTHEST * max(row[0].size, above[0].size)
            if near and len({id(a) for a, _ in pairs}) >= 2 and len({id(b) for _, b in pairs}) >= 2:
                open_run.append([b for b in row if any(b is other for _, other in pairs)])
                continue
            runs.append(open_run)
        open_run = [row]
    return [*runs, open_run] if open_run else runs


def _in_line(a: Segment, b: Segment) -> bool:
    slack = 0.7 * max(a.size, b.size)
    return (
        abs(a.x0 - b.x0) < slack
        or abs(a.x1 - b.x1) < slack
        or abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * slack
        or min(a.x1, b.x1) - max(a.x0, b.x0) > 0.8 * min(a.x1 - a.x0, b.x1 - b.x0)
    )


def _table(run: list[list[Segment]]) -> Table | None:
    """Pieces sorted into columns: those whose boxes overlap sideways stand in one."""
    columns: list[tuple[float, float]] = []
    for line in sorted((line for row in run for line in row), key=lambda line: line.x0):
        if columns and line.x0 < columns[-1][1]:
            columns[-1] = (columns[-1][0], max(columns[-1][1], line.x1))
        else:
            columns.append((line.x0, line.x1))
    if len(columns) < 2:
        return None
    rows = []
    for row in run:
        cells = [Cell(tuple(line for line in row if start <= line.x0 <= end)) for start, end in columns]
        rows.append(cells)
    return Table(rows, [line for row in run for line in row], tuple(start for start, _ in columns))
