"""Lines that are rows of one table are shown as a table, where it is narrow enough for a column of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rag.sheet.models import Line, Row

WIDEST = 56
"""Characters that the longest cells of all columns may have together."""
BESIDE = 32
"""The same, of the columns beside one whose cells take several lines."""
_FEWEST_ROWS = 2
LONG_ROW = 45
"""Words from which a row of actions takes the width of its table instead of narrow cells."""
WHOLE_TABLE = 450
"""Words up to which a table of actions is kept in one column of a printed page."""


def blocks(lines: Sequence[Line]) -> list[tuple[tuple[str, ...], tuple[Line, ...]]]:
    """Runs of lines, each with the names of its columns where it is a table, else with none."""
    found: list[tuple[tuple[str, ...], tuple[Line, ...]]] = []
    for columns, run in groupby(lines, key=_columns):
        rows = tuple(run)
        if columns and (len(rows) < _FEWEST_ROWS or not _fits(columns, rows)):
            columns = ()
        if found and not columns and not found[-1][0]:
            found[-1] = ((), (*found[-1][1], *rows))
        else:
            found.append((columns, rows))
    return found


def long_rows(rows: Sequence[Row]) -> tuple[bool, ...]:
    """Which rows of actions take the width of their table: long ones, and where most are long, all."""
    long = [_words(row) > LONG_ROW for row in rows]
    return tuple(one or 2 * sum(long) > len(long) for one in long)


def kept_whole(rows: Sequence[Row]) -> bool:
    """Whether a table of actions fits into one column of a printed page."""
    return sum(map(_words, rows)) <= WHOLE_TABLE


def _words(row: Row) -> int:
    return sum(len(line.text.split()) for line in row.lines)


def widest(columns: Sequence[str], rows: Sequence[Line]) -> int | None:
    """The column whose cells take several lines, None where all cells fit on one."""
    widths = _widths(columns, rows)
    return None if sum(widths) <= WIDEST else widths.index(max(widths))


def _fits(columns: Sequence[str], rows: Sequence[Line]) -> bool:
    widths = _widths(columns, rows)
    return sum(widths) <= WIDEST or sum(widths) - max(widths) <= BESIDE


def _columns(line: Line) -> tuple[str, ...]:
    whole = not line.then and line.see is None and len(line.cells) == len(line.columns)
    return line.columns if whole else ()


def _widths(columns: Sequence[str], rows: Sequence[Line]) -> list[int]:
    """Names of columns may take several lines, cells should not."""
    return [
        max([*map(len, name.split()), *(len(row.cells[at]) for row in rows)])
        for at, name in enumerate(columns)
    ]
