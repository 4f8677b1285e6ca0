"""Reading in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from ingest.document import UnreadableError
from ingest.isolated import read_isolated
from ingest.limits import Limits
from ingest.read import read


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    path = tmp_path / "rules.pdf"
    canvas = Canvas(str(path))
    for number in range(1, 4):
        canvas.drawString(72, 700, f"Rule {number}: every player takes seven cards and looks at them.")
        canvas.drawString(290, 30, str(number))
        canvas.showPage()
    canvas.save()
    return path


def test_the_document_is_the_same_as_read_in_place(rules: Path) -> None:
    assert read_isolated(rules) == read(rules)


def test_progress_names_the_step_and_counts_pages(rules: Path) -> None:
    heard: list[tuple[str, int, int]] = []
    read_isolated(rules, progress=lambda step, done, total: heard.append((step, done, total)))
    assert heard[0] == ("reading pages", 1, 3)
    assert heard[-1] == ("finding the reading order", 3, 3)


def test_text_is_read_the_same_way(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text("# Rules\n\nDraw a card.\n", encoding="utf-8")
    assert read_isolated(path) == read(path)


def test_a_refusal_says_the_same(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    path.write_bytes(b"nothing")
    with pytest.raises(UnreadableError, match="is not a PDF"):
        read_isolated(path)


def python_that(first: str, folder: Path) -> str:
    """A Python that does something else first."""
    path = folder / "python"
    path.write_text(f'#!/bin/sh\n{first}\nexec {sys.executable} "$@"\n', encoding="ascii")
    path.chmod(0o700)
    return str(path)


def test_reading_that_works_too_long_is_ended_at_the_next_page(rules: Path) -> None:
    with pytest.raises(
        UnreadableError, match=r"was not read within 0\.001 seconds of work: expected .* raise the limit"
    ):
        read_isolated(rules, limits=Limits(seconds=0.001, patience=1e6))


def test_a_step_that_never_ends_is_ended_by_the_system(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text("Draw a card, and *play* it.\n\n" * 400_000, encoding="utf-8")
    with pytest.raises(UnreadableError, match=r"was not read within 0\.5 seconds of work"):
        read_isolated(path, limits=Limits(seconds=0.5, patience=1e3))


def test_reading_that_waits_for_the_processor_is_not_ended(
    rules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = read(rules)
    monkeypatch.setattr("sys.executable", python_that("sleep 3", tmp_path))
    assert read_isolated(rules, limits=Limits(seconds=2, patience=100)) == alone


def test_reading_that_waits_for_ever_is_ended(
    rules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", python_that("sleep 1000", tmp_path))
    with pytest.raises(UnreadableError, match=r"was not read within 0\.5 seconds: expected"):
        read_isolated(rules, limits=Limits(seconds=0.1, patience=5))


def test_reading_that_takes_too_much_memory_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text("Draw a card, and play it.\n\n" * 200_000, encoding="utf-8")
    with pytest.raises(UnreadableError, match=r"takes more than 20 MB of memory|ended with"):
        read_isolated(path, limits=Limits(memory_bytes=20 * 2**20))


def test_a_reader_that_dies_is_reported(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(UnreadableError, match="ended with exit code 1: expected a document"):
        read_isolated(rules)
