"""A page of a PDF as a picture, with given words marked."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

from ingest.document import UnreadableError, Word
from ingest.limits import Limits
from ingest.pdf import pdfium

_TINT = (255, 230, 60)
_EDGE = 1.5
"""Points by which a mark reaches beyond its word."""
SCALE = 2.0
"""Pixels a point, unless asked otherwise."""


def render_page(
    path: Path,
    number: int,
    *,
    marked: Iterable[Word] = (),
    scale: float = SCALE,
    password: str | None = None,
    limits: Limits | None = None,
) -> bytes:
    """Page `number` (from 1) as PNG, the marked words on a coloured ground.

    Words of other pages are not marked. Raises UnreadableError where the file cannot be opened or has no such page.
    """
    with pdfium.opened(path, password, limits) as file:
        if not 1 <= number <= len(file):
            raise UnreadableError(f"{path.name!r} has no page {number}: expected one from 1 to {len(file)}")
        picture = file.picture(number, scale)
        width = file.width(number)
    picture = _mark(picture, [word for word in marked if word.pdf_page == number], picture.width / width)
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def words_between(words: Iterable[Word], start: int, end: int) -> tuple[Word, ...]:
    """The words of a block of which at least one character lies in `start:end` of the block's text."""
    return tuple(word for word in words if word.start < end and word.end > start)


def _mark(picture: Image.Image, words: Iterable[Word], scale: float) -> Image.Image:
    """Lay colour over the words as a marker pen does: the paper takes it, the ink stays black."""
    ground = Image.new("RGB", picture.size, (255, 255, 255))
    pen = ImageDraw.Draw(ground)
    for word in words:
        box = [
            (word.x0 - _EDGE) * scale,
            (word.top - _EDGE) * scale,
            (word.x1 + _EDGE) * scale,
            (word.bottom + _EDGE) * scale,
        ]
        pen.rectangle(box, fill=_TINT)
    return ImageChops.multiply(picture, ground)
