"""A large first letter goes back to the word that it opens."""

from __future__ import annotations

from ingest.pdf.hyphens import Words
from ingest.pdf.lines import Segment

_LARGER = 1.8


def join_drop_caps(lines: list[Segment], body: float, words: Words) -> list[Segment]:
    """Put each drop cap at the head of the line beside it."""
    gone: set[int] = set()
    for cap in lines:
        if len(cap.text) != 1 or not cap.text.isupper() or cap.size < _LARGER * body:
            continue
        beside = [
            line
            for line in lines
            if line is not cap
            and line.size < 0.7 * cap.size
            and -0.3 * line.size < line.x0 - cap.x1 < 2 * line.size
            and cap.top - line.size < line.middle[1] < cap.bottom
        ]
        if not beside:
            continue
        target = min(beside, key=lambda line: line.top)
        first = target.text.split()[0]
        letter = cap.glyphs[0]
        target.glyphs[0].gap = (
            not words.holds(cap.text + first) and words.holds(first) and cap.text in "AIOÀEYÓ"
        )
        letter.size, letter.base = target.size, target.base
        target.glyphs = [*cap.glyphs, *target.glyphs]
        target.measure()
        gone.add(id(cap))
    return [line for line in lines if id(line) not in gone]
