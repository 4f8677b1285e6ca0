"""What the eye sees of a line: whether there is ink at all, and how heavy it is."""

from __future__ import annotations

import numpy as np

from ingest.pdf.glyphs import GREY_SCALE, Grey
from ingest.pdf.lines import Segment

_LEAST_CONTRAST = 14
_SAME_GREY = 10
_CROSSING = 0.2
"""Of the pixels: lines that cross the ground of text in the ground's own colour."""
_PLAIN = 60
_TINY = 4.0


def weigh(segment: Segment, grey: Grey | None) -> None:
    """Measure contrast and ink of a segment on the rendered page."""
    if grey is None:
        return
    cut = grey[
        max(0, int(GREY_SCALE * segment.top)) : int(GREY_SCALE * segment.bottom) + 1,
        max(0, int(GREY_SCALE * segment.x0)) : int(GREY_SCALE * segment.x1) + 1,
    ]
    if not cut.size:
        segment.contrast = 0.0
        return
    low, high = int(cut.min()), int(cut.max())
    ground = float(np.median(cut))
    segment.contrast = float(high - low)
    fill = segment.glyphs[0].fill
    if (
        fill is not None
        and abs(fill - ground) < _SAME_GREY
        and (np.abs(cut - ground) > 40).mean() < _CROSSING
    ):
        segment.contrast = 0.0
    if fill is not None and abs(fill - ground) > _PLAIN and _lacks_font(segment):
        segment.contrast = float(_PLAIN)
    half = cut.shape[1] // 2 + 1
    dark = np.abs(cut - ground) > 0.5 * max(1, high - low)
    scale = (segment.bottom - segment.top) / max(1.0, segment.size)
    segment.ink = min(float(dark[:, :half].mean()), float(dark[:, -half:].mean())) * scale
    gaps = [index for index, glyph in enumerate(segment.glyphs) if glyph.gap and index]
    if gaps:
        first = int(GREY_SCALE * (segment.glyphs[gaps[0] - 1].x1 - segment.x0)) + 1
        last = int(GREY_SCALE * (segment.x1 - segment.glyphs[gaps[-1]].x0)) + 1
        segment.first_ink = float(dark[:, :first].mean()) * scale
        segment.last_ink = float(dark[:, -last:].mean()) * scale
    else:
        segment.first_ink = segment.last_ink = segment.ink


def _lacks_font(segment: Segment) -> bool:
    """Whether its letters may only be missing here, since the file brings no font for them."""
    return segment.glyphs[0].borrowed and not segment.text.isascii()


def invisible(segment: Segment) -> bool:
    """Whether a reader sees nothing of it: no contrast to the ground, or too small to read."""
    return segment.contrast < _LEAST_CONTRAST or segment.size < _TINY
