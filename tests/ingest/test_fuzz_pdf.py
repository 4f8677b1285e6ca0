"""A few mutated PDFs: each is read or refused; `fuzz_pdf.py` tries as many as one likes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from ingest.document import UnreadableError
from ingest.isolated import read_isolated
from tests.ingest.fuzz_pdf import MUTATIONS

COUNT = 25


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A PDF of three pages with headings, two columns and a table."""
    path = tmp_path_factory.mktemp("fuzz") / "rules.pdf"
    canvas = Canvas(str(path), pageCompression=0)
    for number in range(1, 4):
        canvas.setFont("Helvetica-Bold", 16)
        canvas.drawString(72, 740, f"Part {number}")
        canvas.setFont("Helvetica", 10)
        for line in range(8):
            canvas.drawString(72, 700 - 14 * line, f"Rule {number}.{line}: take {line} cards.")
            canvas.drawString(320, 700 - 14 * line, f"Case {number}.{line}: the dealer wins.")
        canvas.grid((72, 172, 272), (400, 420, 440, 460))
        canvas.drawString(76, 405, "Tower")
        canvas.drawString(176, 405, "3")
        canvas.showPage()
    canvas.save()
    return path.read_bytes()


@pytest.mark.parametrize("number", range(COUNT))
def test_a_mutated_file_is_read_or_refused(number: int, whole: bytes, tmp_path: Path) -> None:
    chance = random.Random(number)
    path = tmp_path / "mutated.pdf"
    path.write_bytes(chance.choice(MUTATIONS)(whole, chance))
    said = ""
    try:
        assert read_isolated(path).blocks
    except UnreadableError as error:
        said = str(error)
    assert "was not read within" not in said
