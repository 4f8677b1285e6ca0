"""Small PDFs, drawn by the tests that read them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from reportlab.lib.pagesizes import A4  # type: ignore[import-untyped]
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

Draw = Callable[["Pen"], None]


class Pen:
    """Draws on a page; heights are counted from the top, as a reader does."""

    def __init__(self, canvas: Any, height: float) -> None:
        self.canvas = canvas
        self.height = height

    def line(self, x: float, top: float, text: str, size: float = 10, font: str = "Helvetica") -> None:
        self.canvas.setFont(font, size)
        self.canvas.drawString(x, self.height - top, text)

    def lines(
        self, x: float, top: float, texts: Sequence[str], size: float = 10, font: str = "Helvetica"
    ) -> None:
        for step, text in enumerate(texts):
            self.line(x, top + 1.2 * size * step, text, size, font)

    def heading(self, x: float, top: float, text: str, size: float = 15) -> None:
        self.line(x, top, text, size, "Helvetica-Bold")

    def frame(self, x0: float, top: float, x1: float, bottom: float, *, filled: bool = False) -> None:
        self.canvas.setFillGray(0.9)
        self.canvas.rect(x0, self.height - bottom, x1 - x0, bottom - top, stroke=1, fill=int(filled))
        self.canvas.setFillGray(0)

    def grid(self, columns: Sequence[float], rows: Sequence[float]) -> None:
        for x in columns:
            self.canvas.line(x, self.height - rows[0], x, self.height - rows[-1])
        for y in rows:
            self.canvas.line(columns[0], self.height - y, columns[-1], self.height - y)


@pytest.fixture
def pdf(tmp_path: Path) -> Callable[..., Path]:
    """Write a PDF with one page for each function that draws one."""

    def write(
        *pages: Draw,
        name: str = "rules.pdf",
        size: tuple[float, float] = A4,
        before: Callable[[Any], None] | None = None,
        encrypt: Any = None,
    ) -> Path:
        path = tmp_path / name
        canvas = Canvas(str(path), pagesize=size, encrypt=encrypt)
        if before is not None:
            before(canvas)
        for draw in pages:
            draw(Pen(canvas, size[1]))
            canvas.showPage()
        canvas.save()
        return path

    return write
