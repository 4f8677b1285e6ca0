"""Reading order: neighbouring lines become blocks, and blocks are ordered column by column."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from ingest.pdf.glyphs import Box
from ingest.pdf.lines import Segment

_DEEPEST = 25


@dataclass(slots=True)
class Area:
    """A block of lines, or something that is ordered as one: a table, a sidebar."""

    lines: list[Segment]
    box: Box
    what: object = None
    """The table or sidebar that stands here; None for plain lines."""

    @property
    def letters(self) -> int:
        """Number of characters in it."""
        return sum(len(line.text) for line in self.lines)


def area(lines: list[Segment], what: object = None) -> Area:
    """The area that lines cover."""
    return Area(lines, around(lines), what)


def around(lines: Sequence[Segment]) -> Box:
    """The box around lines."""
    return Box(
        min(line.x0 for line in lines),
        min(line.top for line in lines),
        max(line.x1 for line in lines),
        max(line.bottom for line in lines),
    )


def blocks(found: list[Segment]) -> list[list[Segment]]:
    """Lines drawn one after the other that also stand below each other: same column, next line, like size."""
    out: list[list[Segment]] = []
    for segment in found:
        if out and _stacks(out[-1], segment):
            out[-1].append(segment)
        else:
            out.append([segment])
    return out


def _stacks(block: list[Segment], segment: Segment) -> bool:
    last = block[-1]
    if segment.upright != last.upright or not 0.75 < segment.size / max(0.1, last.size) < 1.34:
        return False
    drop = segment.base - last.base
    if abs(drop) < 0.5 * segment.size:
        return -0.5 * segment.size < segment.x0 - last.x1 < 2.2 * segment.size
    if len(segment.text) < 5 and len(last.text) < 5 and segment.text[-1].isdecimal():
        return False
    x0, x1 = min(line.x0 for line in block), max(line.x1 for line in block)
    shared = min(segment.x1, x1) - max(segment.x0, x0)
    return 0.4 * segment.size < drop < 2.1 * max(segment.size, last.size) and shared > 0.3 * min(
        segment.x1 - segment.x0, x1 - x0
    )


def crossed(found: list[Segment]) -> float:
    """Share of steps that hop over a gutter and back: high on a page drawn line by line across its columns."""
    hops = sum(
        abs(a.base - b.base) < 2
        and b.x0 - a.x1 > 0.8 * a.size
        and c.x0 < a.x1
        and c.base > b.base + 2
        and min(len(a.text), len(b.text)) > 20
        for a, b, c in zip(found, found[1:], found[2:], strict=False)
    )
    return hops / max(1, len(found))


def ordered(areas: list[Area], depth: int = 0) -> list[Area]:
    """Areas in reading order.

    The gutter that the least text crosses is taken first; what crosses it (a title, a wide box) cuts the region into
    bands. A region without a gutter is read from top to bottom.
    """
    if len(areas) < 2 or depth > _DEEPEST:
        return areas
    em = statistics.median(line.size for item in areas for line in item.lines)
    gutter = _gutter(areas, em)
    if gutter is None:
        return _rows(areas, em, depth)
    left, right, across = gutter
    across = across + [item for item in left + right if any(_titles(item, wide, em) for wide in across)]
    sides = sorted((item for item in left + right if item not in across), key=lambda item: item.box.top)
    if not across:
        return ordered(left, depth + 1) + ordered(right, depth + 1)
    out: list[Area] = []
    for wide in sorted(across, key=lambda item: item.box.top):
        middle = wide.box.top + wide.box.bottom
        band = [item for item in sides if item.box.top + item.box.bottom < middle]
        sides = [item for item in sides if item.box.top + item.box.bottom >= middle]
        out += [*ordered(band, depth + 1), wide]
    return out + ordered(sides, depth + 1)


def _titles(item: Area, wide: Area, em: float) -> bool:
    """A short line right above a wide block is that block's title."""
    return (
        -0.3 * em < wide.box.top - item.box.bottom < 1.2 * em
        and abs(wide.box.x0 - item.box.x0) < em
        and len(item.lines) < 3
        and wide.letters > 120
    )


def _gutter(areas: list[Area], em: float) -> tuple[list[Area], list[Area], list[Area]] | None:
    best: tuple[float, list[Area], list[Area], list[Area]] | None = None
    width = max(item.box.x1 for item in areas) - min(item.box.x0 for item in areas)
    for x in sorted({item.box.x1 for item in areas}):
        left = [item for item in areas if item.box.x1 <= x + 0.2 * em]
        right = [item for item in areas if item.box.x0 >= x + 0.35 * em]
        if not left or not right:
            continue
        across = [item for item in areas if item.box.x1 > x + 0.2 * em and item.box.x0 < x + 0.35 * em]
        left_area, right_area, across_area = (
            sum(item.box.area for item in side) for side in (left, right, across)
        )
        beside = min(max(item.box.bottom for item in left), max(item.box.bottom for item in right)) - max(
            min(item.box.top for item in left), min(item.box.top for item in right)
        )
        if beside < 1.2 * em or across_area > 0.55 * (left_area + right_area + across_area):
            continue
        if not (_is_column(left) and _is_column(right)):
            continue
        gap = min(item.box.x0 for item in right) - x
        score = min(left_area, right_area) - 2.5 * across_area + 0.02 * width * gap
        if best is None or score > best[0]:
            best = (score, left, right, across)
    return best[1:] if best else None


def _is_column(side: list[Area]) -> bool:
    lengths = [len(line.text) for item in side for line in item.lines]
    return statistics.median_high(lengths) >= 6 and sum(lengths) >= 12


def _rows(areas: list[Area], em: float, depth: int) -> list[Area]:
    groups: list[list[Area]] = []
    bottom = 0.0
    for item in sorted(areas, key=lambda item: (item.box.top, item.box.x0)):
        if groups and item.box.top < bottom - 0.3 * em:
            groups[-1].append(item)
            bottom = max(bottom, item.box.bottom)
        else:
            groups.append([item])
            bottom = item.box.bottom
    if len(groups) == 1:
        return sorted(areas, key=lambda item: (round(item.box.top / (em * 0.8)), item.box.x0))
    return [item for group in groups for item in ordered(group, depth + 1)]
