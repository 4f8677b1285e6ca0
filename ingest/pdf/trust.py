"""What a reader should know about a page: hidden text, OCR, drawings, missing letters."""

from __future__ import annotations

from collections.abc import Sequence

from ingest.pdf.contents import LEFT_OUT
from ingest.pdf.glyphs import Sheet
from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import Segment
from ingest.pdf.looks import invisible

NO_TEXT = "no text"
GARBLED = "garbled"
OCR = "ocr"
OCR_LAYER = "ocr layer unverified"
OCR_TABLE = "ocr of a drawn table"
HIDDEN = "hidden text dropped"
DRAWINGS = "mostly drawings"
DRAWN_TEXT = "drawn text"
NEEDS_OCR = "needs ocr"
DAMAGED = "damaged"

_FEWEST_GLYPHS = 20
_UNDECODABLE = 0.15
_DRAWN_LETTERS = 40
_PICTURE = 0.4
_A_PICTURE = 0.05
_A_DRAWING = 30
_LITTLE_TEXT = 300

_MEANING = {
    DAMAGED: "are damaged and could not be opened",
    NO_TEXT: "have no text",
    GARBLED: "have text whose letters the file does not say",
    OCR: "were read by OCR",
    OCR_LAYER: "are scans with a text layer that nobody checked",
    OCR_TABLE: "hold a table that is drawn; it was read by OCR",
    HIDDEN: "hold text that a reader cannot see; it was left out",
    DRAWINGS: "consist mostly of drawings, which cannot be read",
    DRAWN_TEXT: "hold words or a table drawn as shapes, which cannot be read",
    NEEDS_OCR: "need OCR, and Tesseract is not installed",
    LEFT_OUT: "hold a table of contents, which was left out",
}


def flag_sheet(sheet: Sheet, lines: Sequence[Segment]) -> set[str]:
    """The flags of one sheet."""
    flags: set[str] = set()
    unseen = sum(glyph.unseen for glyph in sheet.glyphs)
    layer = unseen > 0.5 * len(sheet.glyphs) and sheet.image_share > _PICTURE
    visible = [line for line in lines if not invisible(line)]
    letters = sum(len(line.text) for line in (lines if layer else visible))
    if layer and letters >= _FEWEST_GLYPHS:
        flags.add(OCR_LAYER)
    elif len(visible) < len(lines) or sheet.outside > 3:
        flags.add(HIDDEN)
    if letters < _FEWEST_GLYPHS and (sheet.image_share > _A_PICTURE or sheet.drawn > _A_DRAWING):
        flags.add(NO_TEXT)
    elif sheet.undecodable > _UNDECODABLE:
        flags.add(GARBLED)
    if not layer and letters < _LITTLE_TEXT and (sheet.image_share > _PICTURE or sheet.drawn > _A_DRAWING):
        flags.add(DRAWINGS)
    if _drawn_letters(sheet, visible) > _DRAWN_LETTERS:
        flags.add(DRAWN_TEXT)
    return flags


def _drawn_letters(sheet: Sheet, lines: Sequence[Segment]) -> int:
    """Shapes like letters where no text stands."""
    return sum(
        not any(
            line.box.holds((shape.x0 + shape.x1) / 2, (shape.top + shape.bottom) / 2, 2) for line in lines
        )
        for shape in sheet.outlines[:2000]
    )


def warnings_of(leaves: Sequence[Leaf]) -> tuple[str, ...]:
    """One sentence for each flag, with the pages that have it."""
    out = []
    for flag, meaning in _MEANING.items():
        pages = sorted({leaf.pdf_page for leaf in leaves if flag in leaf.flags})
        if pages:
            out.append(f"PDF pages {_ranges(pages)} {meaning}")
    return tuple(out)


def _ranges(pages: Sequence[int]) -> str:
    runs: list[list[int]] = []
    for page in pages:
        if runs and page == runs[-1][1] + 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)
