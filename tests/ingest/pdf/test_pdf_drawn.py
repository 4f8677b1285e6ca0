"""Tables that are drawn on a page with text: read by OCR where that is certain, flagged where it is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from reportlab.lib.utils import ImageReader  # type: ignore[import-untyped]

from ingest.document import Block, Document
from ingest.pdf import ocr
from ingest.pdf.cells import find_grid
from ingest.pdf.glyphs import Box, Grey
from ingest.read import read
from ingest.split import split

needs_tesseract = pytest.mark.skipif(not ocr.available(), reason="Tesseract is not installed")

ROLES = (
    ("Players", "5", "6", "7", "8"),
    ("Villagers", "3", "4", "4", "5"),
    ("Wolves", "1", "1", "2", "2"),
)
BEFORE = ("Deal the roles that the table gives for the number of players,", "one card to each player.")
AFTER = "Look at your own card and put it face down before you."


def letters(text: str, height: int = 40) -> list[tuple[int, int, list[tuple[int, int, int]]]]:
    """Each letter's place, width and runs of ink (line, from, to), as a font draws them."""
    font = ImageFont.load_default(height)
    found, x = [], 0
    for letter in text:
        width = int(font.getlength(letter)) + 1
        picture = Image.new("L", (width, height + 14), 0)
        ImageDraw.Draw(picture).text((0, 0), letter, fill=255, font=font)
        runs = []
        for line, row in enumerate(np.asarray(picture) > 128):
            edges = np.flatnonzero(np.diff(np.pad(row, 1).astype(int)))
            runs += [(line, int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]
        found.append((x, width, runs))
        x += width
    return found


def outlined(pen: Any, x: float, top: float, text: str, size: float = 10) -> None:
    """A word as shapes: one path a letter, no characters."""
    step = size / 40
    for left, _, runs in letters(text):
        shape = pen.canvas.beginPath()
        for line, a, b in runs:
            shape.rect(x + (left + a) * step, pen.height - top - line * step, (b - a) * step, 1.05 * step)
        if runs:
            pen.canvas.drawPath(shape, stroke=0, fill=1)


def with_outlines(rows: Sequence[Sequence[str]]) -> Callable[[Any], None]:
    def draw(pen: Any) -> None:
        pen.heading(72, 90, "Set up")
        pen.lines(72, 110, BEFORE)
        for line, row in enumerate(rows):
            for column, text in enumerate(row):
                outlined(pen, 72 + (0 if column == 0 else 40 + 40 * column), 140 + 20 * line, text)
        pen.line(72, 230, AFTER)

    return draw


def with_picture(picture: Image.Image, width: float = 300) -> Callable[[Any], None]:
    def draw(pen: Any) -> None:
        height = width * picture.height / picture.width
        pen.heading(72, 90, "Set up")
        pen.lines(72, 110, BEFORE)
        pen.canvas.drawImage(ImageReader(picture), 72, pen.height - 140 - height, width, height)
        pen.line(72, 160 + height, AFTER)

    return draw


def grid_picture(rows: Sequence[Sequence[str]]) -> Image.Image:
    """A ruled table as a picture of pixels."""
    picture = Image.new("RGB", (1201, 80 * len(rows) + 1), "white")
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default(40)
    for line, row in enumerate(rows):
        for column, text in enumerate(row):
            left = 0 if column == 0 else 240 + 240 * (column - 1)
            pen.rectangle((left, 80 * line, left + 240, 80 * line + 80), outline="black", width=3)
            pen.text((left + 20, 80 * line + 16), text, fill="black", font=font)
    return picture


def rows_of(document: Document) -> list[Block]:
    return [block for block in document.blocks if block.kind == "row"]


@needs_tesseract
@pytest.mark.parametrize(
    "draw", [with_outlines(ROLES), with_picture(grid_picture(ROLES))], ids=["as outlines", "as a picture"]
)
def test_a_drawn_table_is_read_in_its_place_with_the_names_of_its_columns(
    pdf: Callable[..., Path], draw: Callable[[Any], None]
) -> None:
    document = read(pdf(draw))
    assert [block.text for block in document.blocks] == [
        " ".join(BEFORE),
        "Villagers | 3 | 4 | 4 | 5",
        "Wolves | 1 | 1 | 2 | 2",
        AFTER,
    ]
    assert all(row.columns == ROLES[0] for row in rows_of(document))
    assert "ocr of a drawn table" in document.pages[0].flags
    assert "drawn text" not in document.pages[0].flags
    assert "PDF pages 1 hold a table that is drawn; it was read by OCR" in document.warnings


@needs_tesseract
def test_its_words_have_a_confidence_and_boxes_and_those_around_it_have_none(
    pdf: Callable[..., Path],
) -> None:
    document = read(pdf(with_outlines(ROLES)))
    row = rows_of(document)[0]
    assert all(word.confidence is not None and word.confidence > 50 for word in row.words)
    wolves = next(word for word in rows_of(document)[1].words if word.start == 0)
    assert 70 < wolves.x0 < 75
    assert 178 < wolves.top < 192
    others = [word for block in document.blocks if block.kind != "row" for word in block.words]
    assert {word.confidence for word in others} == {None}
    labels = [one.at.label for one in split(document, slug="rules", title="Rules").statements]
    assert ["(OCR)" in label for label in labels] == [False, True, True, False]


def test_without_tesseract_a_table_of_outlines_is_flagged(
    pdf: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    document = read(pdf(with_outlines((*ROLES, ("Hunters and seers", "1", "1", "2", "2")))))
    assert "drawn text" in document.pages[0].flags
    assert rows_of(document) == []


@needs_tesseract
def test_a_table_that_cannot_be_read_with_certainty_gives_nothing(pdf: Callable[..., Path]) -> None:
    smudged = grid_picture(ROLES).resize((300, 60)).filter(ImageFilter.GaussianBlur(2)).resize((1201, 241))
    assert rows_of(read(pdf(with_picture(smudged)))) == []


def board() -> Image.Image:
    picture = Image.new("RGB", (801, 801), "white")
    pen = ImageDraw.Draw(picture)
    for x in range(8):
        for y in range(8):
            pen.rectangle((100 * x, 100 * y, 100 * x + 100, 100 * y + 100), outline="black", width=4)
            pen.ellipse((100 * x + 30, 100 * y + 30, 100 * x + 70, 100 * y + 70), fill="black")
    return picture


def landscape() -> Image.Image:
    across, down = np.meshgrid(np.linspace(0, 20, 900), np.linspace(0, 12, 500))
    waves = 127 + 60 * np.sin(across) * np.cos(down) + 60 * np.sin(across * down / 9)
    return Image.fromarray(waves.clip(0, 255).astype(np.uint8)).convert("RGB")


def logo() -> Image.Image:
    picture = Image.new("RGB", (900, 240), "white")
    ImageDraw.Draw(picture).text((40, 40), "NIGHTFALL", fill="black", font=ImageFont.load_default(140))
    return picture


@needs_tesseract
@pytest.mark.parametrize("picture", [board(), landscape(), logo()], ids=["board", "landscape", "logo"])
def test_pictures_give_nothing(pdf: Callable[..., Path], picture: Image.Image) -> None:
    document = read(pdf(with_picture(picture)))
    assert [block.text for block in document.blocks if block.kind == "row"] == []
    assert not any(word.confidence for block in document.blocks for word in block.words)
    assert document.pages[0].flags == ()


def page_of(*shapes: tuple[int, int, int, int]) -> Grey:
    """A white page with black boxes, in points."""
    grey = np.full((400, 600), 255, np.int16)
    for x0, top, x1, bottom in shapes:
        grey[2 * top : 2 * bottom, 2 * x0 : 2 * x1] = 0
    return grey


def test_strokes_part_cells_and_a_lone_one_is_a_cell() -> None:
    words = [(x, top, x + 6, top + 8) for x in (10, 18, 26) for top in (10, 30)]
    figures = [(x, top, x + 6, top + 8) for x in (70, 110) for top in (10, 30)]
    strokes = [(90, top - 3, 92, top + 11) for top in (10, 30)]
    ones = [(130, top, 132, top + 8) for top in (10, 30)]
    grid = find_grid(page_of(*words, *figures, *strokes, *ones), Box(0, 0, 200, 60))
    assert grid is not None
    assert [[cell and cell.x0 for cell in row] for row in grid.rows] == [[10, 70, 110, 130]] * 2


def test_ink_that_stands_in_no_columns_is_no_table() -> None:
    ragged = page_of(
        (10, 10, 60, 18), (90, 10, 120, 18), (40, 30, 100, 38), (10, 50, 70, 58), (85, 50, 110, 58)
    )
    assert find_grid(ragged, Box(0, 0, 200, 70)) is None
