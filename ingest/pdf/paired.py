"""Lists of pairs without lines or figures: a name on the left, what it does on the right."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from ingest.pdf.lines import Segment
from ingest.pdf.paragraphs import CLOSED, SMALL
from ingest.pdf.tables import Cell, Table

_FEWEST_ROWS = 3
_LONGEST_NAME = 32
_LONGEST_WHOLE_NAME = 48
_LONGEST_CELL = 400
_SAME_PLACE = 2.0
_NAMED = 0.8
"""Share of the names that open with a capital or a figure."""
_ELSEWHERE = 0.4
"""For each row: lines outside the list that begin where its right side does. With more, that is a column of text."""
_FLOWING = 0.7
_FARTHEST = 4.5
_FILLED = 0.6
"""Share of the rows that a further column has a cell in."""


def paired_tables(lines: list[Segment]) -> tuple[list[Table], list[Segment]]:
    """Lists of pairs among the lines of a page, and the lines outside of them.

    Three rows or more, in which a short name and a text begin at the same two places. Without this, a gutter would be
    seen between them, and all names would be read before all texts.
    """
    tables = []
    for rows in _candidates(lines):
        table = _table(rows, lines)
        if table is not None:
            tables.append(table)
            gone = {id(line) for line in table.lines}
            lines = [line for line in lines if id(line) not in gone]
    return tables, lines


def _candidates(lines: Sequence[Segment]) -> list[list[tuple[Segment, Segment]]]:
    """Runs of pairs that begin at the same two places."""
    upright = sorted((line for line in lines if line.upright), key=lambda line: (line.base, line.x0))
    groups: dict[tuple[int, int], list[tuple[Segment, Segment]]] = defaultdict(list)
    for name in upright:
        if len(name.text) > _LONGEST_NAME:
            continue
        level = [
            other
            for other in upright
            if other.x0 > name.x1 + 0.8 * name.size and abs(other.base - name.base) < 0.3 * name.size
        ]
        if level:
            text = min(level, key=lambda other: other.x0)
            groups[round(name.x0 / _SAME_PLACE), round(text.x0 / _SAME_PLACE)].append((name, text))
    return [run for pairs in groups.values() for run in _near(pairs) if len(run) >= _FEWEST_ROWS]


def _near(pairs: Sequence[tuple[Segment, Segment]]) -> list[list[tuple[Segment, Segment]]]:
    runs: list[list[tuple[Segment, Segment]]] = []
    for pair in pairs:
        if runs and pair[0].base - runs[-1][-1][0].base < _FARTHEST * pair[0].size:
            runs[-1].append(pair)
        else:
            runs.append([pair])
    return runs


def _table(rows: list[tuple[Segment, Segment]], lines: Sequence[Segment]) -> Table | None:
    if not all(any(line is part for line in lines) for row in rows for part in row):
        return None
    rows = [row for index, row in enumerate(rows) if not index or not _goes_below(row[0], rows[index - 1][0])]
    names = [name for name, _ in rows]
    if len(rows) < _FEWEST_ROWS:
        return None
    opening = sum(name.text[0].isupper() or name.text[0].isdecimal() for name in names)
    if opening < _NAMED * len(names) or any(name.labelled for name in names):
        return None
    texts = [_whole(index, rows, lines) for index in range(len(rows))]
    if any(sum(len(line.text) for line in text) > _LONGEST_CELL for text in texts):
        return None
    most = 1 + max(len(text) for text in texts[:-1])
    texts[-1] = texts[-1][:most]
    if _runs_on(texts):
        return None
    whole_names = [_whole_name(name, lines) for name in names]
    if any(sum(len(line.text) for line in whole) > _LONGEST_WHOLE_NAME for whole in whole_names):
        return None
    inside = {id(line) for text in [*texts, *whole_names] for line in text}
    at, size = rows[0][1].x0, rows[0][1].size
    beside = [line for line in lines if abs(line.x0 - at) < size and id(line) not in inside]
    if len(beside) > _ELSEWHERE * len(rows) or _continues_names(names, lines, inside):
        return None
    columns = [texts, *_further(texts, [text for _, text in rows], most, lines)]
    cells = [
        [Cell(tuple(name)), *(Cell(tuple(column[index])) for column in columns)]
        for index, name in enumerate(whole_names)
    ]
    edges = (names[0].x0, *(min(line.x0 for text in column for line in text) for column in columns))
    return Table(cells, [line for row in cells for cell in row for line in cell.lines], edges)


def _whole_name(name: Segment, lines: Sequence[Segment]) -> list[Segment]:
    """A name with the lines below that go on with it, in small letters."""
    whole = [name]
    for line in sorted(lines, key=lambda line: line.base):
        if _goes_below(line, whole[-1]):
            whole.append(line)
    return whole


def _goes_below(line: Segment, above: Segment) -> bool:
    step = line.base - above.base
    return (
        abs(line.x0 - above.x0) < _SAME_PLACE
        and 0.8 * above.size < step < 1.6 * above.size
        and abs(line.size - above.size) < 1
        and SMALL.match(line.text) is not None
    )


def _further(
    last: Sequence[Sequence[Segment]], texts: Sequence[Segment], most: int, lines: Sequence[Segment]
) -> list[list[list[Segment]]]:
    """Columns on the right of the last one, whose texts or figures stand beside the first lines of its texts."""
    edge = max(line.x1 for text in last for line in text)
    beside: list[Segment | None] = []
    for text in texts:
        level = [
            line
            for line in lines
            if line.x0 > edge + 0.8 * text.size and abs(line.base - text.base) < 0.3 * text.size
        ]
        beside.append(min(level, key=lambda line: line.x0, default=None))
    there = [line for line in beside if line is not None]
    if len(there) < max(_FEWEST_ROWS, _FILLED * len(texts)) or not _in_column(there):
        return []
    column = []
    for index, first in enumerate(beside):
        end = texts[index + 1].base - 1 if index + 1 < len(texts) else None
        column.append([] if first is None else _going_on(first, end, lines))
    column[-1] = column[-1][:most]
    inside = {id(line) for text in column for line in text}
    outside = [
        line for line in lines if abs(line.x0 - there[0].x0) < there[0].size and id(line) not in inside
    ]
    if len(outside) > _ELSEWHERE * len(texts) or _runs_on([text for text in column if text]):
        return []
    return [column, *_further(column, texts, most, lines)]


def _in_column(lines: Sequence[Segment]) -> bool:
    """Whether they share their left edges, their right ones or their centres."""
    return any(
        max(places) - min(places) < 2 * _SAME_PLACE
        for places in (
            [line.x0 for line in lines],
            [line.x1 for line in lines],
            [line.middle[0] for line in lines],
        )
    )


def _whole(index: int, rows: Sequence[tuple[Segment, Segment]], lines: Sequence[Segment]) -> list[Segment]:
    """The text of a row with the lines below that go on with it."""
    return _going_on(rows[index][1], rows[index + 1][1].base - 1 if index + 1 < len(rows) else None, lines)


def _going_on(text: Segment, end: float | None, lines: Sequence[Segment]) -> list[Segment]:
    """A line with those below that go on with it, above the height `end`."""
    end = text.base + 20 * text.size if end is None else end
    whole = [text]
    for line in sorted(lines, key=lambda line: line.base):
        step = line.base - whole[-1].base
        if (
            abs(line.x0 - text.x0) < _SAME_PLACE
            and line.base < end
            and 0.8 * text.size < step < 1.6 * text.size
            and abs(line.size - text.size) < 1
        ):
            whole.append(line)
    return whole


def _runs_on(texts: Sequence[Sequence[Segment]]) -> bool:
    """Whether the texts are the lines of one paragraph: each goes on, unbroken, in the one below."""
    edge = max(line.x1 for text in texts for line in text)
    flowing = 0
    for above, below in pairwise(texts):
        last, first = above[-1], below[0]
        word = next((glyph.x0 for glyph in first.glyphs[1:] if glyph.gap), first.x1) - first.x0
        forced = edge - last.x1 > word + 0.5 * first.size
        flowing += bool(SMALL.match(first.text)) and not CLOSED.search(last.text) and not forced
    return flowing > _FLOWING * (len(texts) - 1)


def _continues_names(names: Sequence[Segment], lines: Sequence[Segment], inside: set[int]) -> bool:
    """Whether lines without a text beside them stand among the names: then the left side is running text."""
    first, last = names[0], names[-1]
    alone = [
        line
        for line in lines
        if abs(line.x0 - first.x0) < _SAME_PLACE
        and first.base < line.base < last.base
        and id(line) not in inside
    ]
    return len(alone) > 0.2 * len(names)
