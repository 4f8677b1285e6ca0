"""`referee ingest` on PDFs: what it says, what it writes, how it ends."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image
from reportlab.lib.utils import ImageReader  # type: ignore[import-untyped]
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from api.cli import run

RULE = "Draw two cards and play one of them."


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, with an empty data folder and no programs, Tesseract among them."""
    for name in list(os.environ):
        if name.startswith("REFEREE_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("REFEREE_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", "")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(path: Path, *, scanned: bool) -> None:
    """A page of text, and one that is a picture where `scanned`."""
    canvas = Canvas(str(path))
    canvas.drawString(72, 700, RULE)
    canvas.showPage()
    if scanned:
        canvas.drawImage(ImageReader(Image.new("RGB", (300, 400), (200, 190, 180))), 50, 100, 500, 700)
        canvas.showPage()
    canvas.save()


def test_pages_that_cannot_be_read_are_named_and_the_exit_code_is_two(
    at: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(at / "rules.pdf", scanned=True)
    assert run(["ingest", "rules.pdf", "--report", "report.html", "--first-printed-page", "7"]) == 2
    said = capsys.readouterr().out
    assert said.startswith("rules is ready as 'rules': 1 passages, 1 statements")
    assert "Warning: PDF pages 2 need OCR, and Tesseract is not installed." in said
    assert "Page 8 (PDF page 2) could not be read" in said
    assert "Pages: 2, numbered: 2 by first printed page; columns: 1 with 1." in said
    assert (at / "report.html").read_text().count("<img") == 2


def test_a_whole_file_ends_with_zero_and_an_amendment_is_named(
    at: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(at / "rules.pdf", scanned=False)
    assert run(["ingest", "rules.pdf"]) == 0
    (at / "errata.md").write_text("# Errata\n\n## Cards\n\nDraw three cards, not two.\n")
    assert run(["ingest", "errata.md", "--amends", "rules", "--report", "errata.html"]) == 0
    assert "Draw three" in (at / "errata.html").read_text()
    assert run(["ingest", "rules.pdf", "--slug", "again"]) == 2
    assert "is already there as 'rules'" in capsys.readouterr().err
    assert run(["remove", "rules", "--amendment", "FAQ"]) != 0
    assert "expected one of 'Errata'" in capsys.readouterr().err
    assert run(["remove", "rules", "--amendment", "Errata"]) == 0
    assert run(["remove", "lairs"]) != 0
    assert "ships with Referee" in capsys.readouterr().err
    assert run(["remove", "rules"]) == 0
    assert "Removed rules." in capsys.readouterr().out
    assert run(["remove", "rules"]) != 0


def test_a_file_of_which_nothing_can_be_read_is_refused(at: Path, capsys: pytest.CaptureFixture[str]) -> None:
    canvas = Canvas(str(at / "scan.pdf"))
    canvas.drawImage(ImageReader(Image.new("RGB", (300, 400), (200, 190, 180))), 50, 100, 500, 700)
    canvas.save()
    assert run(["ingest", "scan.pdf"]) == 2
    assert "install Tesseract" in capsys.readouterr().err
    assert not list(at.glob("data/games/*"))
