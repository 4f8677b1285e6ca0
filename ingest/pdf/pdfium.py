"""The one door to PDFium: opening a file, its page labels, its sheets and pictures.

`characters.py` and `shapes.py` stand behind it.

PDFium is not thread-safe; every call into it holds `_LOCK`.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2 as pdfium  # type: ignore[import-untyped]
import pypdfium2.raw as raw  # type: ignore[import-untyped]
from PIL.Image import Image

from ingest.document import UnreadableError
from ingest.limits import Limits
from ingest.pdf.characters import characters_of, to_rendered
from ingest.pdf.glyphs import GREY_SCALE, Sheet
from ingest.pdf.shapes import add_shapes, shows

_LOCK = threading.RLock()
_NO_TITLE = re.compile(
    r"(?i)untitled\W?\w*|unbenannt\W?\w*|microsoft word.*|.*\.(?:docx?|odt|indd|tex|pdf|pages)"
)
_MOST_PIXELS = 25_000_000


class DamagedPageError(UnreadableError):
    """One page that cannot be opened, in a file that can."""


@contextmanager
def opened(path: Path, password: str | None = None, limits: Limits | None = None) -> Iterator[PdfFile]:
    """The opened file. Raises UnreadableError where it is locked, damaged, too large, or no PDF."""
    limits = limits or Limits()
    _look_before_opening(path, limits)
    with _LOCK:
        try:
            document = pdfium.PdfDocument(path, password=password)
        except pdfium.PdfiumError as error:
            raise _refusal(path, password, str(error)) from error
        try:
            count = len(document)
            if count == 0:
                raise UnreadableError(f"{path.name!r} has no pages: expected a rulebook; save the PDF again")
            if count > limits.pages:
                raise UnreadableError(
                    f"{path.name!r} has {count} pages: expected {limits.pages} at most; split the PDF, or raise the limit"
                )
            yield PdfFile(document, path, limits)
        finally:
            document.close()


def _look_before_opening(path: Path, limits: Limits) -> None:
    size = path.stat().st_size
    if size == 0:
        raise UnreadableError(f"{path.name!r} is empty: expected a PDF")
    if size > limits.file_bytes:
        raise UnreadableError(
            f"{path.name!r} has {size} bytes: expected {limits.file_bytes} at most; "
            "save the PDF with smaller pictures, or raise the limit"
        )
    with path.open("rb") as file:
        head = file.read(1024)
    if b"%PDF-" not in head:
        kind = "HTML" if re.search(rb"<(!doctype|html|head|body)", head, re.IGNORECASE) else f"{head[:8]!r}"
        raise UnreadableError(
            f"{path.name!r} is not a PDF: expected it to begin with '%PDF-', found {kind}; "
            "download the file again, or name it by what it is"
        )


def _refusal(path: Path, password: str | None, message: str) -> UnreadableError:
    if "password" in message.lower():
        if password is None:
            return UnreadableError(f"{path.name!r} is locked: expected a password; give it with --password")
        return UnreadableError(
            f"{path.name!r} is locked and the password given does not open it: check --password"
        )
    if "security" in message.lower():
        return UnreadableError(
            f"{path.name!r} is locked in a way that cannot be opened: expected a PDF without protection, "
            "or with a password; save it without protection"
        )
    return UnreadableError(
        f"{path.name!r} is damaged or cut off: expected a whole PDF, found {message!r}; "
        "download it again, or open it in a PDF viewer and save it anew"
    )


class PdfFile:
    """An opened PDF, read page by page."""

    def __init__(self, document: Any, path: Path, limits: Limits) -> None:
        self._document = document
        self.path = path
        self._limits = limits

    def __len__(self) -> int:
        return len(self._document)

    def labels(self) -> list[str]:
        """The page labels that the file itself gives, empty where it gives none."""
        with _LOCK:
            try:
                return [self._document.get_page_label(index) or "" for index in range(len(self))]
            except (pdfium.PdfiumError, UnicodeDecodeError):
                return [""] * len(self)

    def title(self) -> str:
        """The title in the file's own description; empty where it is a file's name or a placeholder."""
        with _LOCK:
            title = str(self._document.get_metadata_value("Title") or "").strip()
        return "" if _NO_TITLE.fullmatch(title) else title

    def picture(self, number: int, scale: float) -> Image:
        """A page as a colour picture, `scale` pixels a point, smaller where it would be too large."""
        with _LOCK:
            page = self._page(number)
            try:
                picture: Image = page.render(scale=_bounded(page, scale)).to_pil().convert("RGB")
            finally:
                page.close()
            return picture

    def save_unlocked(self, path: Path) -> None:
        """Write the file without its password."""
        with _LOCK:
            self._document.save(path, flags=raw.FPDF_REMOVE_SECURITY)

    def width(self, number: int) -> float:
        """A page's width in points, as it is rendered."""
        with _LOCK:
            return float(self._document.get_page_size(number - 1)[0])

    def sheet(self, number: int) -> Sheet:
        """A page's glyphs in the order in which they are drawn, its shapes, and its grey picture."""
        with _LOCK:
            page = self._page(number)
            try:
                sheet = characters_of(page, number, self._limits)
                add_shapes(sheet, page, to_rendered(page), self._limits)
                if _bounded(page, GREY_SCALE) == GREY_SCALE:
                    grey = page.render(scale=GREY_SCALE, grayscale=True).to_numpy()
                    sheet.grey = grey.reshape(grey.shape[:2]).astype(np.int16)
                    sheet.frames = [frame for frame in sheet.frames if shows(frame, sheet.grey)]
                return sheet
            finally:
                page.close()

    def _page(self, number: int) -> Any:
        try:
            return self._document[number - 1]
        except pdfium.PdfiumError as error:
            raise DamagedPageError(
                f"page {number} of {self.path.name!r} is damaged: expected a page that opens, found {str(error)!r}; "
                "open the file in a PDF viewer and save it anew"
            ) from error


def _bounded(page: Any, scale: float) -> float:
    width, height = page.get_size()
    return float(min(scale, (_MOST_PIXELS / max(1.0, width * height)) ** 0.5))
