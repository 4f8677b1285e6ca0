"""What cannot be read is refused, with what was found, what was expected, and the way out."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from reportlab.lib.pdfencrypt import StandardEncryption  # type: ignore[import-untyped]
from reportlab.lib.utils import ImageReader  # type: ignore[import-untyped]

from ingest.document import UnreadableError
from ingest.limits import Limits
from ingest.pdf import ocr
from ingest.pdf.render import render_page
from ingest.read import read

WORDS = [
    "Every player takes seven cards and looks at them.",
    "The oldest player begins the first round of play,",
    "and the others follow one by one to the left.",
]

needs_tesseract = pytest.mark.skipif(not ocr.available(), reason="Tesseract is not installed")


def page(pen: Any) -> None:
    pen.lines(72, 110, WORDS)


def test_a_locked_file_asks_for_its_password(pdf: Callable[..., Path]) -> None:
    path = pdf(page, encrypt=StandardEncryption("secret", "owner"))
    with pytest.raises(
        UnreadableError, match=r"'rules.pdf' is locked: expected a password; give it with --password"
    ):
        read(path)
    with pytest.raises(UnreadableError, match="the password given does not open it"):
        read(path, password="guess")
    assert read(path, password="secret").blocks


def test_a_file_locked_against_changes_only_is_read(pdf: Callable[..., Path]) -> None:
    assert read(pdf(page, encrypt=StandardEncryption("", "owner"))).blocks


def test_a_cut_off_file_is_said_to_be_damaged(pdf: Callable[..., Path]) -> None:
    path = pdf(page)
    path.write_bytes(path.read_bytes()[:300])
    with pytest.raises(UnreadableError, match=r"'rules.pdf' is damaged or cut off: expected a whole PDF"):
        read(path)


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b"", "is empty: expected a PDF"),
        (b"<!doctype html><html><body>Not found</body></html>", "is not a PDF: .* found HTML"),
        (b"PK\x03\x04 a zip", "is not a PDF"),
    ],
)
def test_what_is_no_pdf_is_said_to_be_none(tmp_path: Path, content: bytes, found: str) -> None:
    path = tmp_path / "rules.pdf"
    path.write_bytes(content)
    with pytest.raises(UnreadableError, match=found):
        read(path)


def test_a_pdf_named_as_text_is_told_to_be_named_pdf(pdf: Callable[..., Path]) -> None:
    path = pdf(page).rename(pdf(page).with_name("rules.txt"))
    with pytest.raises(UnreadableError, match=r"is a PDF: expected text; name it \.pdf"):
        read(path)


@pytest.mark.parametrize(
    ("limits", "found"),
    [
        (Limits(file_bytes=100), "expected 100 at most"),
        (Limits(pages=2), "has 3 pages: expected 2 at most"),
        (Limits(page_glyphs=50), "characters: expected 50 at most"),
        (Limits(page_objects=2), "objects or more: expected 2 at most"),
    ],
)
def test_a_file_beyond_the_limits_is_refused(pdf: Callable[..., Path], limits: Limits, found: str) -> None:
    with pytest.raises(UnreadableError, match=found):
        read(pdf(page, page, page), limits=limits)


def test_a_page_of_drawings_is_flagged(pdf: Callable[..., Path]) -> None:
    def drawing(pen: Any) -> None:
        pen.line(72, 700, "Figure 1: how the pieces are set up")
        for step in range(60):
            pen.canvas.circle(100 + 5 * step, 500, 20)

    document = read(pdf(page, drawing))
    assert [found.flags for found in document.pages] == [(), ("mostly drawings",)]
    assert document.warnings == ("PDF pages 2 consist mostly of drawings, which cannot be read",)


def test_words_drawn_as_shapes_are_flagged(pdf: Callable[..., Path]) -> None:
    def drawing(pen: Any) -> None:
        pen.lines(72, 110, WORDS)
        for step in range(60):
            shape = pen.canvas.beginPath()
            x, y = 80 + 9 * (step % 30), 400 - 20 * (step // 30)
            shape.moveTo(x, y)
            for dx, dy in ((5, 0), (5, 4), (2, 4), (2, 6), (5, 6), (5, 9), (0, 9)):
                shape.lineTo(x + dx, y + dy)
            shape.close()
            pen.canvas.drawPath(shape, stroke=0, fill=1)

    assert "drawn text" in read(pdf(drawing)).pages[0].flags


def picture_of(path: Path, turn: int = 0) -> Image.Image:
    """A page as a scanner would give it."""
    picture = Image.open(io.BytesIO(render_page(path, 1, scale=2.5)))
    return picture.rotate(turn, expand=True)


def scanned(pdf: Callable[..., Path], *, turn: int = 0, layer: bool = False) -> Path:
    picture = picture_of(pdf(page, name="original.pdf"), turn)

    def draw(pen: Any) -> None:
        pen.canvas.drawImage(ImageReader(picture), 0, 0, picture.width / 2.5, picture.height / 2.5)
        if layer:
            for step, words in enumerate(WORDS):
                text = pen.canvas.beginText(72, pen.height - 110 - 12 * step)
                text.setTextRenderMode(3)
                text.setFont("Helvetica", 10)
                text.textOut(words)
                pen.canvas.drawText(text)

    return pdf(draw, size=(picture.width / 2.5, picture.height / 2.5))


def test_a_scan_without_tesseract_is_refused(
    pdf: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(UnreadableError, match=r"no text that can be read: .* install Tesseract"):
        read(scanned(pdf))


def test_a_scan_among_pages_of_text_is_reported(
    pdf: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = picture_of(pdf(page, name="original.pdf"))
    monkeypatch.setenv("PATH", "")
    document = read(pdf(page, lambda pen: pen.canvas.drawImage(ImageReader(picture), 0, 0, 595, 842)))
    assert document.pages[1].flags == ("mostly drawings", "needs ocr", "no text")
    assert "PDF pages 2 need OCR, and Tesseract is not installed" in document.warnings


@needs_tesseract
@pytest.mark.parametrize("turn", [0, 90, 180])
def test_a_scan_is_recognised_and_marked_so_even_when_turned(pdf: Callable[..., Path], turn: int) -> None:
    document = read(scanned(pdf, turn=turn))
    assert "ocr" in document.pages[0].flags
    block = next(block for block in document.blocks if "seven cards" in block.text)
    assert all(word.confidence is not None and word.confidence > 30 for word in block.words)
    seven = next(word for word in block.words if block.text[word.start : word.end] == "seven")
    wide = seven.x1 - seven.x0 > seven.bottom - seven.top
    assert wide == (turn != 90)


def test_a_layer_of_words_under_a_scan_is_flagged_as_unverified(pdf: Callable[..., Path]) -> None:
    document = read(scanned(pdf, layer=True))
    assert document.pages[0].flags == ("ocr layer unverified",)
    assert "seven cards" in document.blocks[0].text


@pytest.mark.parametrize("seed", range(30))
def test_a_file_with_flipped_bytes_is_read_or_refused(pdf: Callable[..., Path], seed: int) -> None:
    path = pdf(page, page)
    content = bytearray(path.read_bytes())
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 40)):
        content[chance.randrange(len(content))] = chance.randrange(256)
    path.write_bytes(bytes(content[: chance.choice([None, chance.randrange(len(content))])]))
    try:
        document = read(path)
    except UnreadableError:
        return
    assert document.blocks
