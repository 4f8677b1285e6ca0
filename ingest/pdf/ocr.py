"""Recognising scanned pages with Tesseract, where it is installed."""

from __future__ import annotations

import csv
import io
import re
import shutil
import subprocess
import tempfile
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from PIL.Image import Image

from ingest.pdf.glyphs import Glyph, Sheet
from ingest.pdf.pdfium import PdfFile

_DPI = 200
_SECONDS = 120
_LEAST_CONFIDENCE = 30.0
_SURE_TURN = 1.5


@dataclass(frozen=True)
class Recognised:
    """What OCR saw on a page, as glyphs at their places."""

    glyphs: list[Glyph]


def available() -> bool:
    """Whether Tesseract is installed."""
    return shutil.which("tesseract") is not None


def recognise(file: PdfFile, sheet: Sheet) -> Recognised | None:
    """The words of a page's picture; None where Tesseract is missing or sees none.

    Pages that were scanned sideways or upside down are turned first.
    """
    if not available():
        return None
    picture = file.picture(sheet.number, _DPI / 72)
    with tempfile.TemporaryDirectory() as folder:
        turn = _turn(picture, Path(folder))
        turned = picture.rotate(turn, expand=True) if turn else picture
        table = _tesseract(turned, Path(folder), "-l", _languages(), "--psm", "3", "tsv")
    scale = picture.width / sheet.width
    glyphs = _glyphs(table, scale)
    if turn in (90, 270):
        sheet.width, sheet.height = sheet.height, sheet.width
    return Recognised(glyphs) if len(glyphs) >= 20 else None


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


def _run(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, timeout=_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace")


def _glyphs(table: str, scale: float) -> list[Glyph]:
    """Glyphs from Tesseract's table of words: each word's box shared out among its letters."""
    glyphs: list[Glyph] = []
    lines: dict[tuple[str, str, str], list[dict[str, str]]] = {}
    for row in csv.DictReader(io.StringIO(table), delimiter="\t", quoting=csv.QUOTE_NONE):
        if (
            row.get("level") == "5"
            and (row.get("text") or "").strip()
            and float(row["conf"]) >= _LEAST_CONFIDENCE
        ):
            lines.setdefault((row["block_num"], row["par_num"], row["line_num"]), []).append(row)
    for words in lines.values():
        tops = [int(word["top"]) / scale for word in words]
        bottoms = [(int(word["top"]) + int(word["height"])) / scale for word in words]
        base, size = sorted(bottoms)[len(bottoms) // 2], max(bottoms) - min(tops)
        for position, word in enumerate(words):
            glyphs += _word(word, scale, base, size, position > 0)
    return glyphs


def _word(word: dict[str, str], scale: float, base: float, size: float, gap: bool) -> list[Glyph]:
    text = unicodedata.normalize("NFKC", word["text"].strip())
    left, width = int(word["left"]) / scale, int(word["width"]) / scale
    top, bottom = int(word["top"]) / scale, (int(word["top"]) + int(word["height"])) / scale
    step = width / max(1, len(text))
    return [
        Glyph(
            letter,
            left + step * index,
            top,
            left + step * (index + 1),
            bottom,
            base,
            size,
            gap=gap and index == 0,
            confidence=float(word["conf"]),
        )
        for index, letter in enumerate(text)
    ]
