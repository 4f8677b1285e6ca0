"""Tables with lines or shades between rows and none between columns: the columns are told by the blank between them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ingest.pdf.glyphs import Edge
from ingest.pdf.lines import Segment
from ingest.pdf.paragraphs import CLOSED, SMALL

_SNAP = 3.0
_FEWEST_LEVELS = 3
_LEAST_BAND = 6.0
_GUTTER = 0.8
"""In sizes of the type."""
_LONGEST_NAME = 40
_FEWEST_LINES = 4
_FLOWING = 0.4
"""Share of the lines of a first column that go on in the next one: with more, it is running text."""


def column_strokes(edges: Sequence[Edge], lines: Sequence[Segment]) -> list[Edge]:
    """Upright strokes where such a table's columns part, as if they had been drawn."""
    strokes: list[Edge] = []
    for x0, x1, levels in _ladders(edges):
        if not _parted(edges, x0, x1, levels):
            strokes += _strokes(x0, x1, levels, lines)
    return strokes


def _ladders(edges: Sequence[Edge]) -> list[tuple[float, float, list[float]]]:
    """Level lines of one width below each other: where they begin and end, and their heights."""
    groups: list[tuple[float, float, list[float]]] = []
    for edge in sorted((edge for edge in edges if edge.level), key=lambda edge: edge.top):
        for x0, x1, levels in groups:
            if abs(edge.x0 - x0) < _SNAP and abs(edge.x1 - x1) < _SNAP:
                if edge.top - levels[-1] > _LEAST_BAND:
                    levels.append(edge.top)
                break
        else:
            groups.append((edge.x0, edge.x1, [edge.top]))
    return [group for group in groups if len(group[2]) >= _FEWEST_LEVELS]


def _parted(edges: Iterable[Edge], x0: float, x1: float, levels: Sequence[float]) -> bool:
    """Whether columns are parted by drawn strokes already."""
    return any(
        not edge.level
        and x0 + 2 * _SNAP < edge.x0 < x1 - 2 * _SNAP
        and edge.top < levels[-1] - _SNAP
        and edge.bottom > levels[0] + _SNAP
        for edge in edges
    )


def _strokes(x0: float, x1: float, levels: Sequence[float], lines: Sequence[Segment]) -> list[Edge]:
    bands = [
        (above, below, found)
        for above, below in pairwise(levels)
        if len(found := _between(lines, x0, x1, above, below)) > 1 and _side_by_side(found)
    ]
    inside = [line for _, _, found in bands for line in found]
    if len(bands) < 2:
        return []
    gaps = _gaps(inside)
    if not gaps or _is_text([[line for line in found if line.x1 < gaps[0]] for _, _, found in bands]):
        return []
    return [Edge(at, above, at, below) for at in [x0, *gaps, x1] for above, below, _ in bands]


def _between(lines: Iterable[Segment], x0: float, x1: float, above: float, below: float) -> list[Segment]:
    return [
        line for line in lines if x0 - 1 < line.x0 and line.x1 < x1 + 1 and above < line.middle[1] < below
    ]


def _side_by_side(lines: Sequence[Segment]) -> bool:
    return any(
        other.x0 > line.x1 and abs(other.base - line.base) < 0.45 * line.size
        for line in lines
        for other in lines
    )


def _gaps(lines: Sequence[Segment]) -> list[float]:
    """The middles of the blanks that go through all lines."""
    ordered = sorted(lines, key=lambda line: line.x0)
    gaps, end = [], ordered[0].x1
    for line in ordered[1:]:
        if line.x0 - end > _GUTTER * line.size:
            gaps.append((end + line.x0) / 2)
        end = max(end, line.x1)
    return gaps


def _is_text(cells: Sequence[Sequence[Segment]]) -> bool:
    """Whether a first column is one of running text."""
    for cell in cells:
        ordered = sorted(cell, key=lambda line: line.base)
        if any(len(line.text) > _LONGEST_NAME for line in ordered):
            return True
        flowing = sum(
            bool(SMALL.match(below.text)) and not CLOSED.search(above.text)
            for above, below in pairwise(ordered)
        )
        if len(ordered) >= _FEWEST_LINES and flowing > _FLOWING * len(ordered):
            return True
    return not any(re.search(r"\w", line.text) for cell in cells for line in cell)
