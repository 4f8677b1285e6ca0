"""Which lines are bold: by their font, or by the ink that they take where bold type is drawn as outlines."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence

from ingest.pdf.lines import Segment

_MOSTLY_BOLD = 0.6
"""Of all letters: where more are in a bold font, the font's name says nothing."""
_HEAVIER = 1.35
_FEWEST_LINES = 20
_FEWEST_CAPITALS = 7
"""Capitals take more ink than small letters: a short word of them does not tell the weight."""


class _Usual:
    """The median of a measure for each size of type that is common enough."""

    def __init__(self) -> None:
        self._found: dict[int, list[float]] = {}

    def add(self, size: float, ink: float) -> None:
        self._found.setdefault(round(size), []).append(ink)

    def medians(self) -> dict[int, float]:
        return {size: statistics.median(ink) for size, ink in self._found.items() if len(ink) > _FEWEST_LINES}


def mark_bold(lines: Sequence[Segment]) -> float:
    """Set which lines are bold, begin bold and end bold; the size of the body's type."""
    sizes: Counter[float] = Counter()
    whole, words = _Usual(), _Usual()
    for line in lines:
        sizes[round(line.size * 2) / 2] += len(line.glyphs)
        if len(line.glyphs) > 15:
            whole.add(line.size, line.ink)
            words.add(line.size, line.first_ink)
    body = sizes.most_common(1)[0][0]
    letters = sum(len(line.glyphs) for line in lines)
    telling = sum(len(line.glyphs) for line in lines if _bold_font(line)) <= _MOSTLY_BOLD * letters
    usual, usual_word = whole.medians(), words.medians()
    for line in lines:
        by_ink = abs(line.size - body) < 1.5
        line.bold = telling and _bold_font(line)
        told = len(line.glyphs) > (_FEWEST_CAPITALS if line.text.isupper() else 3)
        line.bold |= by_ink and told and _heavy(line.ink, line.size, usual)
        first, last = _ends(line)
        line.starts_bold = line.ends_bold = line.bold
        if telling:
            line.starts_bold, line.ends_bold = line.glyphs[0].bold, line.glyphs[-1].bold
        if by_ink and first > 3 and round(line.size) in usual_word:
            line.starts_bold |= _heavy(line.first_ink, line.size, usual_word)
        elif by_ink:
            line.starts_bold |= line.bold
        if by_ink and last > 3 and round(line.size) in usual_word:
            line.ends_bold |= _heavy(line.last_ink, line.size, usual_word)
        elif by_ink:
            line.ends_bold |= line.bold
    return body


def _heavy(ink: float, size: float, usual: dict[int, float]) -> bool:
    return round(size) in usual and ink > _HEAVIER * usual[round(size)]


def _ends(line: Segment) -> tuple[int, int]:
    """Number of letters of the first and of the last word."""
    words = line.text.split()
    return len(words[0]), len(words[-1])


def _bold_font(line: Segment) -> bool:
    return sum(glyph.bold for glyph in line.glyphs) > 0.8 * len(line.glyphs)
