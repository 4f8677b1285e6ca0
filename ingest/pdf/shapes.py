"""What is drawn on a page besides text: lines, frames, outlines of letters, pictures."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pypdfium2.raw as raw  # type: ignore[import-untyped]

from ingest.document import UnreadableError
from ingest.limits import Limits
from ingest.pdf.glyphs import GREY_SCALE, Box, Edge, Grey, Sheet

_DEEPEST = 6
_VISIBLE = 8
_MOST_SEGMENTS = 30_000
_Matrix = tuple[float, float, float, float, float, float]
_SAME: _Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def add_shapes(sheet: Sheet, page: Any, convert: Any, limits: Limits) -> None:
    """Fill a sheet's edges, frames, outlines and shares. Raises UnreadableError beyond the limit of objects."""
    _Walk(sheet, convert, limits).objects(
        raw.FPDFPage_CountObjects(page.raw), lambda index: raw.FPDFPage_GetObject(page.raw, index), _SAME, 0
    )
    sheet.image_share = min(1.0, sheet.image_share)


def shows(frame: Box, grey: Grey) -> bool:
    """Whether a frame can be seen: by its line, or by a ground that differs from the paper around it."""
    x0, x1 = int(frame.x0 * GREY_SCALE), int(frame.x1 * GREY_SCALE)
    top, bottom = int(frame.top * GREY_SCALE), int(frame.bottom * GREY_SCALE)
    strips = [
        grey[max(0, top) : bottom, max(0, x0 - 6) : x0 + 6],
        grey[max(0, top) : bottom, max(0, x1 - 6) : x1 + 6],
        grey[max(0, top - 6) : top + 6, max(0, x0) : x1].T,
        grey[max(0, bottom - 6) : bottom + 6, max(0, x0) : x1].T,
    ]
    return any(strip.size and float(np.ptp(np.median(strip, axis=0))) > _VISIBLE for strip in strips)


class _Walk:
    def __init__(self, sheet: Sheet, convert: Any, limits: Limits) -> None:
        self.sheet = sheet
        self.convert = convert
        self.limits = limits
        self.objects_seen = 0
        self.segments_seen = 0

    def objects(self, count: int, get: Any, matrix: _Matrix, depth: int) -> None:
        """Look at every object, also inside forms."""
        self.objects_seen += count
        if self.objects_seen > self.limits.page_objects:
            raise UnreadableError(
                f"page {self.sheet.number} draws {self.objects_seen} objects or more: "
                f"expected {self.limits.page_objects} at most; save the page as a picture, or raise the limit"
            )
        for index in range(count):
            item = get(index)
            kind = raw.FPDFPageObj_GetType(item)
            if kind == raw.FPDF_PAGEOBJ_FORM and depth < _DEEPEST:
                self.objects(
                    raw.FPDFFormObj_CountObjects(item),
                    lambda inner, item=item: raw.FPDFFormObj_GetObject(item, inner),
                    _times(_matrix(item), matrix),
                    depth + 1,
                )
            elif kind == raw.FPDF_PAGEOBJ_PATH:
                self._path(item, matrix)
            elif kind == raw.FPDF_PAGEOBJ_IMAGE and (box := self._bounds(item, matrix)):
                self.sheet.pictures.append(box)
                self.sheet.image_share += box.area / max(1.0, self.sheet.width * self.sheet.height)

    def _bounds(self, item: Any, matrix: _Matrix) -> Box | None:
        left, bottom, right, top = (ctypes.c_float() for _ in range(4))
        if not raw.FPDFPageObj_GetBounds(item, left, bottom, right, top):
            return None
        xa, ya = self._place(left.value, bottom.value, matrix)
        xb, yb = self._place(right.value, top.value, matrix)
        x0, x1 = max(0.0, min(xa, xb)), min(self.sheet.width, max(xa, xb))
        y0, y1 = max(0.0, min(ya, yb)), min(self.sheet.height, max(ya, yb))
        return Box(x0, y0, x1, y1) if x1 >= x0 and y1 >= y0 else None

    def _place(self, x: float, y: float, matrix: _Matrix) -> tuple[float, float]:
        a, b, c, d, e, f = matrix
        placed: tuple[float, float] = self.convert(a * x + c * y + e, b * x + d * y + f)
        return placed

    def _path(self, item: Any, matrix: _Matrix) -> None:
        self.sheet.drawn += 1
        box = self._bounds(item, matrix)
        if box is None:
            return
        count = raw.FPDFPath_CountSegments(item)
        fill, stroke = ctypes.c_int(), ctypes.c_int()
        raw.FPDFPath_GetDrawMode(item, fill, stroke)
        if not fill.value and not stroke.value:
            return
        if count >= 6 and box.width < 40 and 2 < box.height < 30:
            self.sheet.outlines.append(box)
        if box.height > 15 and (box.width > 60 or 1.2 < box.width < 9):
            self.sheet.frames.append(box)
        if min(box.width, box.height) < 2.5 and max(box.width, box.height) > 5:
            self.sheet.edges.append(Edge(box.x0, box.top, box.x1, box.bottom))
        elif self.segments_seen < _MOST_SEGMENTS and max(box.width, box.height) > 8:
            self.segments_seen += count
            self._sides(item, count, _times(_matrix(item), matrix))

    def _sides(self, item: Any, count: int, matrix: _Matrix) -> None:
        x, y = ctypes.c_float(), ctypes.c_float()
        start = last = (0.0, 0.0)
        for index in range(count):
            segment = raw.FPDFPath_GetPathSegment(item, index)
            raw.FPDFPathSegment_GetPoint(segment, x, y)
            point = self._place(x.value, y.value, matrix)
            kind = raw.FPDFPathSegment_GetType(segment)
            if kind == raw.FPDF_SEGMENT_MOVETO:
                start = point
            elif kind == raw.FPDF_SEGMENT_LINETO:
                self._side(last, point)
            if raw.FPDFPathSegment_GetClose(segment):
                self._side(point, start)
            last = point

    def _side(self, a: tuple[float, float], b: tuple[float, float]) -> None:
        x0, x1, y0, y1 = min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])
        if min(x1 - x0, y1 - y0) < 0.7 and max(x1 - x0, y1 - y0) > 5:
            self.sheet.edges.append(Edge(x0, y0, x1, y1))


def _matrix(item: Any) -> _Matrix:
    found = raw.FS_MATRIX()
    if not raw.FPDFPageObj_GetMatrix(item, found):
        return _SAME
    return found.a, found.b, found.c, found.d, found.e, found.f


def _times(first: _Matrix, then: _Matrix) -> _Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u
