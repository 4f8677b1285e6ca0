"""Glyphs become line segments: what stands on one baseline without a gutter in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from ingest.pdf.glyphs import Box, Glyph

BULLETS = "•●▪■◦‣▶►➢✓◆○□❖➤*–—-"
_LABEL = re.compile(
    rf"(\d{{1,3}}(\.\d{{1,3}})+\.?|\(?(\d{{1,2}}|[ivx]{{1,4}}|[a-z])[.)]|[a-z]|\d{{1,3}}|[{BULLETS}])"
)
_WORD = re.compile(r"[^\W\d]{2}")
_DOTS = frozenset("._·…")
_FEWEST_DOTS = 4
_SAME_LINE = 0.45
_SURE_GAP = 0.5
_WORD_GAP = 1.1
"""In sizes of the type: a wider gap is a gutter."""
_TURNED_GAP = 1.5
"""The same along a line that is written up or down the page."""
_TURNED_BLANK = 0.2
"""A narrower gap along it is a blank already."""


class Segment:
    """Part of a line: its glyphs from first to last, and the box around them."""

    __slots__ = (
        *(
            "base",
            "bold",
            "bottom",
            "contrast",
            "ends_bold",
            "first_ink",
            "glyphs",
            "ink",
            "labelled",
            "last_ink",
        ),
        *("size", "starts_bold", "text", "top", "x0", "x1"),
    )

    def __init__(self, glyphs: list[Glyph]) -> None:
        self.glyphs = glyphs
        self.labelled = False
        self.bold = False
        self.contrast = 255.0
        self.ink = self.first_ink = self.last_ink = 0.0
        self.starts_bold = self.ends_bold = False
        self.measure()

    def measure(self) -> None:
        """Take text and box anew from the glyphs."""
        glyphs = self.glyphs
        self.x0 = min(glyph.x0 for glyph in glyphs)
        self.x1 = max(glyph.x1 for glyph in glyphs)
        self.top = min(glyph.top for glyph in glyphs)
        self.bottom = max(glyph.bottom for glyph in glyphs)
        self.size = max(glyph.size for glyph in glyphs)
        self.base = next(glyph.base for glyph in glyphs if glyph.size == self.size)
        words = ((" " if glyph.gap and index else "") + glyph.text for index, glyph in enumerate(glyphs))
        self.text = "".join(words).strip()

    @property
    def upright(self) -> bool:
        """Whether the line lies flat on the page."""
        return self.glyphs[0].upright

    @property
    def style(self) -> tuple[bool, bool]:
        """Bold, and mostly italic."""
        return self.bold, sum(glyph.italic for glyph in self.glyphs) * 2 > len(self.glyphs)

    @property
    def box(self) -> Box:
        """The box around the glyphs."""
        return Box(self.x0, self.top, self.x1, self.bottom)

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the box."""
        return (self.x0 + self.x1) / 2, (self.top + self.bottom) / 2


def segments(glyphs: Iterable[Glyph]) -> list[Segment]:
    """Cut the stream of glyphs where the baseline changes, the pen jumps back, or a gutter opens."""
    runs: list[list[Glyph]] = []
    size = base = 0.0
    for glyph in glyphs:
        run = runs[-1] if runs else None
        if run and _continues(run[-1], glyph, size, base):
            step = glyph.x0 - run[-1].x1 if glyph.upright else _turned_step(run[-1], glyph)
            glyph.gap = glyph.gap or step > (_SURE_GAP if glyph.upright else _TURNED_BLANK) * size
            run.append(glyph)
            if glyph.size > size:
                size, base = glyph.size, glyph.base
        else:
            runs.append([glyph])
            size, base = glyph.size, glyph.base
    found = _once(Segment(rest) for run in runs if (rest := run[_leader(run, 0) :]))
    return _labelled(found)


def leader_in(glyphs: Sequence[Glyph]) -> tuple[int, int] | None:
    """The span of the dots that lead from one glyph to another: `Sword ........ 15`."""
    return next(((at, end) for at in range(1, len(glyphs)) if (end := _leader(glyphs, at)) > at), None)


def _leader(glyphs: Sequence[Glyph], start: int) -> int:
    """Where the dots end that begin at `start`; `start` itself where fewer than four stand there."""
    end = start
    while end < len(glyphs) and glyphs[end].text in _DOTS:
        end += 1
    return end if end - start >= _FEWEST_DOTS else start


def _continues(last: Glyph, glyph: Glyph, size: float, base: float) -> bool:
    if glyph.upright != last.upright or abs(glyph.base - base) >= _SAME_LINE * max(glyph.size, size):
        return False
    if not glyph.upright:
        return _turned_step(last, glyph) < _TURNED_GAP * max(4.0, size)
    if glyph.x0 == last.x0 and glyph.x1 == last.x1:
        return True
    step = glyph.x0 - last.x1
    if unicodedata.bidirectional(glyph.text) in ("R", "AL") or unicodedata.bidirectional(last.text) in (
        "R",
        "AL",
    ):
        step = max(step, last.x0 - glyph.x1)
    return -0.6 * size < step < _WORD_GAP * max(4.0, min(size, glyph.size))


def _turned_step(last: Glyph, glyph: Glyph) -> float:
    """How far apart two glyphs stand that are written up or down the page."""
    return max(last.top - glyph.bottom, glyph.top - last.bottom)


def _once(found: Iterable[Segment]) -> list[Segment]:
    """Text drawn twice at one place counts once, and so do its shadows."""
    seen: set[tuple[str, int, int]] = set()
    kept = []
    for segment in found:
        key = (segment.text, round(segment.x0), round(segment.base))
        near = {(segment.text, key[1] + dx, key[2] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        if segment.text and not (near & seen):
            seen.add(key)
            kept.append(segment)
    return kept


def _labelled(found: list[Segment]) -> list[Segment]:
    """Join "7.1", "a." or a bullet to the text on its right, in whatever order they were drawn."""
    labels = [segment for segment in found if segment.upright and _LABEL.fullmatch(segment.text)]
    gone: set[int] = set()
    for label in sorted(labels, key=lambda segment: -segment.x0):
        target = min(
            (
                other
                for other in found
                if other is not label
                and id(other) not in gone
                and other.upright
                and abs(other.base - label.base) < _SAME_LINE * max(other.size, label.size)
                and -1 < other.x0 - label.x1 < 5 * max(other.size, label.size)
                and _WORD.search(other.text)
            ),
            key=lambda other: other.x0,
            default=None,
        )
        if target is None or (label.text.isdecimal() and target.size <= 1.2 * label.size):
            continue
        target.glyphs[0].gap = True
        target.glyphs = label.glyphs + target.glyphs
        target.measure()
        target.labelled = True
        gone.add(id(label))
    return [segment for segment in found if id(segment) not in gone]
