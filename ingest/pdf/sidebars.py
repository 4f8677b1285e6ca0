"""Sidebars: text inside a drawn frame, or beside a drawn bar, is read as a piece of its own."""

from __future__ import annotations

from dataclasses import dataclass

from ingest.pdf.glyphs import Box
from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import Segment

_LARGEST = 0.6
"""Of the page: a larger frame is the page's border."""
_BAR_REACH = 30.0
_FEWEST_LETTERS = 40


@dataclass(frozen=True, slots=True)
class Sidebar:
    """Lines that stand apart from the text around them."""

    lines: list[Segment]


def take_sidebars(leaf: Leaf, lines: list[Segment]) -> tuple[list[Sidebar], list[Segment]]:
    """The sidebars of a page, largest first, and the lines that are in none."""
    found: list[Sidebar] = []
    rest = lines
    frames = [frame for frame in leaf.sheet.frames if leaf.frame.holds(frame.x0, frame.top, 2)]
    for frame in sorted(frames, key=lambda frame: -frame.area):
        inside = _beside(frame, rest) if frame.width < 9 else _within(frame, rest)
        if frame.area > _LARGEST * leaf.frame.area or not inside or len(inside) == len(lines):
            continue
        if sum(len(line.text) for line in inside) < _FEWEST_LETTERS:
            continue
        gone = {id(line) for line in inside}
        found.append(Sidebar(inside))
        rest = [line for line in rest if id(line) not in gone]
    return found, rest


def _within(frame: Box, lines: list[Segment]) -> list[Segment]:
    return [
        line
        for line in lines
        if frame.holds(*line.middle)
        and line.x0 > frame.x0 - 2
        and line.x1 < frame.x1 + 2
        and line.size < frame.height
    ]


def _beside(bar: Box, lines: list[Segment]) -> list[Segment]:
    """Lines that stand right of the bar along its whole height, nearer to it than what stands on its left.

    A line in the middle of a gutter parts two columns and marks no sidebar.
    """
    level = [line for line in lines if bar.top - 3 < line.middle[1] < bar.bottom + 3]
    inside = [line for line in level if 0 < line.x0 - bar.x1 < _BAR_REACH]
    if not inside:
        return []
    left = max((line.x1 for line in level if line.x1 < bar.x0 + 2), default=0.0)
    if min(line.x0 for line in inside) - bar.x1 > 0.7 * (bar.x0 - left):
        return []
    covered = max(line.bottom for line in inside) - min(line.top for line in inside)
    return inside if covered > 0.6 * bar.height else []
