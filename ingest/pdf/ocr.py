"""Recognising scanned pages with Tesseract, where it is installed."""

from __future__ import annotations

import csv
import io
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL.Image import Image

from ingest.pdf.glyphs import Box, Glyph, Sheet
from ingest.pdf.pdfium import PdfFile

_DPI = 200
_SECONDS = 120
_SECONDS_OF_ROWS = 20
_LEAST_CONFIDENCE = 30.0
_SURE_TURN = 1.5
_FEWEST_GLYPHS = 20
_SAME_SIZE = 0.18
_ASCENT, _MIDDLE, _DESCENT = 0.74, 0.54, 0.21
"""Heights of capitals, of small letters, and of what hangs below the line, in sizes of the type."""


@dataclass(frozen=True)
class Recognised:
    """What OCR saw on a page, as glyphs at their places."""

    glyphs: list[Glyph]
    turn: int = 0
    """Degrees, counter-clockwise, by which the page was turned."""


def available() -> bool:
    """Whether Tesseract is installed."""
    return shutil.which("tesseract") is not None


def recognise(file: PdfFile, sheet: Sheet) -> Recognised | None:
    """The words of a page's picture; None where Tesseract is missing or sees none.

    A page that was scanned sideways or upside down is turned first: its glyphs stand as they are read, and keep the
    place where they are drawn.
    """
    if not available():
        return None
    picture = file.picture(sheet.number, _DPI / 72)
    with tempfile.TemporaryDirectory() as folder:
        turn = _turn(picture, Path(folder))
        turned = picture.rotate(turn, expand=True) if turn else picture
        table = _tesseract(turned, Path(folder), "-l", _languages(), "--psm", "3", "tsv")
    glyphs = _glyphs(table, picture.width / sheet.width)
    if len(glyphs) < _FEWEST_GLYPHS:
        return None
    if turn:
        for glyph in glyphs:
            glyph.place = _turned_back(glyph, turn, sheet.width, sheet.height)
    return Recognised(glyphs, turn)


def read_rows(picture: Image, dpi: float) -> list[Seen]:
    """The words of a picture that holds nothing but rows of text, in pixels of the picture."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "rows.png"
        picture.save(source, dpi=(dpi, dpi))
        options = ("-l", _languages(), "--psm", "6", "tsv")
        table = _run(["tesseract", str(source), "stdout", *options], _SECONDS_OF_ROWS)
    return [seen for _, seen in _words(table, 1.0)]


def _turned_back(glyph: Glyph, turn: int, width: float, height: float) -> Box:
    """Where a glyph of the turned picture stands on the page of this width and height."""
    if turn == 180:
        return Box(width - glyph.x1, height - glyph.bottom, width - glyph.x0, height - glyph.top)
    if turn == 90:
        return Box(width - glyph.bottom, glyph.x0, width - glyph.top, glyph.x1)
    return Box(glyph.top, height - glyph.x1, glyph.bottom, height - glyph.x0)


def _languages() -> str:
    """Every installed language that is one, English first."""
    listed = _run(["tesseract", "--list-langs"])
    found = [name for name in listed.split() if re.fullmatch(r"[a-z]{3}(_\w+)?", name) and name != "osd"]
    found.sort(key=lambda name: name != "eng")
    return "+".join(found[:4]) or "eng"


def _turn(picture: Image, folder: Path) -> int:
    """Degrees, counter-clockwise, by which the picture must be turned to stand upright."""
    answer = _tesseract(picture, folder, "--psm", "0")
    angle = re.search(r"Rotate: (\d+)", answer)
    sure = re.search(r"Orientation confidence: ([\d.]+)", answer)
    if not angle or not sure or float(sure[1]) < _SURE_TURN:
        return 0
    return (360 - int(angle[1])) % 360


def _tesseract(picture: Image, folder: Path, *options: str) -> str:
    source = folder / "page.png"
    picture.save(source, dpi=(_DPI, _DPI))
    return _run(["tesseract", str(source), "stdout", *options])


def _run(command: list[str], seconds: float = _SECONDS) -> str:
    environment = {**os.environ, "OMP_THREAD_LIMIT": "1"}
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds, check=False, env=environment)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace")


def _glyphs(table: str, scale: float) -> list[Glyph]:
    """Glyphs from Tesseract's table of words: each word's box shared out among its letters."""
    lines: dict[tuple[str, str, str], list[Seen]] = {}
    for place, seen in _words(table, scale):
        if seen.confidence >= _LEAST_CONFIDENCE:
            lines.setdefault(place, []).append(seen)
    sizes = {key: statistics.median(seen.size for seen in words) for key, words in lines.items()}
    usual = statistics.median(sizes.values()) if sizes else 0.0
    glyphs: list[Glyph] = []
    for key, words in lines.items():
        size = usual if abs(sizes[key] - usual) < _SAME_SIZE * usual else sizes[key]
        base = statistics.median(seen.box.bottom - _DESCENT * size * seen.descends for seen in words)
        for position, seen in enumerate(words):
            glyphs += letters(seen, base, size, gap=position > 0)
    return glyphs


def _words(table: str, scale: float) -> Iterator[tuple[tuple[str, str, str], Seen]]:
    """The words of Tesseract's table, each with its block, paragraph and line."""
    for row in csv.DictReader(io.StringIO(table), delimiter="\t", quoting=csv.QUOTE_NONE):
        text = unicodedata.normalize("NFKC", (row.get("text") or "").strip())
        if row.get("level") == "5" and text:
            left, top, width, height = (int(row[key]) / scale for key in ("left", "top", "width", "height"))
            seen = Seen(text, Box(left, top, left + width, top + height), float(row["conf"]))
            yield (row["block_num"], row["par_num"], row["line_num"]), seen


@dataclass(frozen=True)
class Seen:
    """A word that OCR saw."""

    text: str
    box: Box
    confidence: float

    @property
    def descends(self) -> bool:
        """Whether a letter reaches below the line."""
        return bool(set(self.text) & set("gjpqyQ,;()[]{}|/"))

    @property
    def size(self) -> float:
        """The size of the type, told from the height of the word and the forms of its letters."""
        tall = any(
            letter.isupper() or letter.isdecimal() or letter in "bdfhklti()[]{}|/" for letter in self.text
        )
        return self.box.height / ((_ASCENT if tall else _MIDDLE) + (_DESCENT if self.descends else 0.0))


def letters(seen: Seen, base: float, size: float, *, gap: bool) -> list[Glyph]:
    """Its letters as glyphs, each with an equal share of the word's box. `gap`: whether a blank stands before it."""
    step = seen.box.width / max(1, len(seen.text))
    return [
        Glyph(
            letter,
            seen.box.x0 + step * index,
            seen.box.top,
            seen.box.x0 + step * (index + 1),
            seen.box.bottom,
            base,
            size,
            gap=gap and index == 0,
            confidence=seen.confidence,
        )
        for index, letter in enumerate(seen.text)
    ]
