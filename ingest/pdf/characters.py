"""The characters of a page as PDFium knows them: their letters, boxes, fonts and colours."""

from __future__ import annotations

import ctypes
import re
import unicodedata
from typing import Any

import pypdfium2.raw as raw  # type: ignore[import-untyped]

from ingest.document import UnreadableError
from ingest.limits import Limits
from ingest.pdf.glyphs import LINE_END_HYPHEN, Glyph, Sheet

_DROPPED = frozenset(map(chr, (0, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF)))
_TEX_CODES = {0x10: "“", 0x11: "”", 0x12: "„", 0x13: "«", 0x14: "»", 0x15: "–", 0x16: "—", 0xFF: "ß"} | {
    0x1B: "ff",
    0x1C: "fi",
    0x1D: "fl",
    0x1E: "ffi",
    0x1F: "ffl",
}
"""Codes of TeX's T1 fonts, used where the font says nothing about its letters."""
_SYMBOL_BULLETS = frozenset((0xF0A7, 0xF0B7, 0xF076, 0xF0D8, 0xF0FC, 0xF06C, 0xF06E, 0xF071, 0xF0A8))
_BOLD = re.compile(r"bold|black|heavy|demi|semib", re.IGNORECASE)
_ITALIC = re.compile(r"ital|obliq", re.IGNORECASE)

_Style = tuple[float, bool, bool, bool, bool, int | None, bool]
"""Size, bold, italic, upright, unseen, brightness, borrowed font."""


def to_rendered(page: Any) -> Any:
    """A function from a point of PDF space to a point of the rendered page."""
    width, height = page.get_size()
    left, bottom, _, _ = page.get_cropbox()
    turn = page.get_rotation()

    def convert(x: float, y: float) -> tuple[float, float]:
        x, y = x - left, y - bottom
        if turn == 90:
            return y, x
        if turn == 180:
            return width - x, y
        if turn == 270:
            return width - y, height - x
        return x, height - y

    return convert


def characters_of(page: Any, number: int, limits: Limits) -> Sheet:
    """The sheet of a page with its glyphs. Raises UnreadableError beyond the limit of characters."""
    text_page = page.get_textpage()
    try:
        count = raw.FPDFText_CountChars(text_page.raw)
        if count > limits.page_glyphs:
            raise UnreadableError(
                f"page {number} holds {count} characters: expected {limits.page_glyphs} at most; "
                "split the page, or raise the limit"
            )
        return _Extraction(page, text_page.raw, number).run(count)
    finally:
        text_page.close()


class _Extraction:
    """Walks the characters of one page."""

    def __init__(self, page: Any, text: Any, number: int) -> None:
        self.text = text
        width, height = page.get_size()
        self.sheet = Sheet(number, width, height, [])
        self.convert = to_rendered(page)
        self.turned = page.get_rotation() % 180 == 90
        self.styles: dict[int, _Style] = {}
        self.box = raw.FS_RECTF()
        self.x, self.y = ctypes.c_double(), ctypes.c_double()
        self.gap = False

    def run(self, count: int) -> Sheet:
        """The sheet with its glyphs; blanks become the `gap` of the glyph after them."""
        undecodable = seen = 0
        for index in range(count):
            code = raw.FPDFText_GetUnicode(self.text, index)
            character = chr(code) if code < 0x110000 else "\ufffd"
            if character in "\r\n":
                continue
            raw.FPDFText_GetLooseCharBox(self.text, index, self.box)
            if character.isspace():
                self.gap = self.gap or not self._inside_ligature()
                continue
            seen += 1
            letters = self._letters(index, code, character)
            if letters is None:
                undecodable += 1
                self.gap = True
            elif letters:
                self._add(index, letters)
        self.sheet.undecodable = undecodable / max(1, seen)
        return self.sheet

    def _letters(self, index: int, code: int, character: str) -> str | None:
        """What the reader sees: nothing for characters without ink, None where the file does not say."""
        if code in _TEX_CODES and raw.FPDFText_HasUnicodeMapError(self.text, index) == 1:
            return _TEX_CODES[code]
        if character in ("\x02", "\ufffe", LINE_END_HYPHEN):
            return LINE_END_HYPHEN
        if character in _DROPPED:
            return ""
        if 0x7F <= code < 0xA0 or code in _SYMBOL_BULLETS:
            return "•"
        if 0xF020 < code < 0xF07F:
            return chr(code - 0xF000)
        if code < 32 or code == 0xFFFD or 0xD800 <= code < 0xF900 or code > 0x10FFFF:
            return None
        return unicodedata.normalize("NFKC", character) if 0xFB00 <= code <= 0xFB06 else character

    def _inside_ligature(self) -> bool:
        """A blank drawn inside the box of a ligature ("Con fl ict") is no blank."""
        glyphs = self.sheet.glyphs
        if len(glyphs) < 2 or self.turned or glyphs[-2].x0 != glyphs[-1].x0:
            return False
        left, _ = self.convert(self.box.left, self.box.top)
        return bool(left < (glyphs[-1].x0 + glyphs[-1].x1) / 2)

    def _style(self, index: int) -> _Style:
        item = raw.FPDFText_GetTextObject(self.text, index)
        key = ctypes.addressof(item.contents) if item else 0
        if key and key in self.styles:
            return self.styles[key]
        name, flags, matrix = ctypes.create_string_buffer(128), ctypes.c_int(), raw.FS_MATRIX()
        raw.FPDFText_GetFontInfo(self.text, index, name, 128, flags)
        raw.FPDFText_GetMatrix(self.text, index, matrix)
        font = name.value.decode("utf-8", "ignore")
        mode = raw.FPDFTextObj_GetTextRenderMode(item) if item else 0
        stretch = max(abs(matrix.d), abs(matrix.b), abs(matrix.c) if self.turned else 0.0)
        upright = (abs(matrix.b) > abs(matrix.a)) == self.turned
        italic = bool(_ITALIC.search(font)) or (not self.turned and abs(matrix.c) > 0.1 * abs(matrix.a) > 0)
        style = (
            raw.FPDFText_GetFontSize(self.text, index) * stretch,
            mode == 2 or bool(_BOLD.search(font)),
            italic,
            upright,
            mode in (3, 7),
            self._fill(index) if mode == 0 else None,
            bool(item) and raw.FPDFFont_GetIsEmbedded(raw.FPDFTextObj_GetFont(item)) == 0,
        )
        self.styles[key] = style
        return style

    def _fill(self, index: int) -> int | None:
        red, green, blue, alpha = (ctypes.c_uint() for _ in range(4))
        if not raw.FPDFText_GetFillColor(self.text, index, red, green, blue, alpha):
            return None
        return round(0.3 * red.value + 0.59 * green.value + 0.11 * blue.value)

    def _add(self, index: int, letters: str) -> None:
        size, bold, italic, upright, unseen, fill, borrowed = self._style(index)
        raw.FPDFText_GetCharOrigin(self.text, index, self.x, self.y)
        xa, ya = self.convert(self.box.left, self.box.top)
        xb, yb = self.convert(self.box.right, self.box.bottom)
        x, y = self.convert(self.x.value, self.y.value)
        x0, x1, top, bottom = min(xa, xb), max(xa, xb), min(ya, yb), max(ya, yb)
        middle, height = (x0 + x1) / 2, (top + bottom) / 2
        if not (-2 < middle < self.sheet.width + 2 and -2 < height < self.sheet.height + 2):
            self.sheet.outside += 1
            self.gap = True
            return
        for letter in letters:
            self.sheet.glyphs.append(
                Glyph(
                    letter,
                    x0,
                    top,
                    x1,
                    bottom,
                    y if upright else x,
                    size or bottom - top,
                    bold,
                    italic,
                    upright,
                    unseen,
                    fill,
                    borrowed,
                    self.gap,
                )
            )
            self.gap = False
