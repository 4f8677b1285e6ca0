"""Printed page numbers, and the two numbers that every page has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ingest.pdf.reader import read_pdf

WORDS = [
    "Every player takes seven cards and looks at them.",
    "The oldest player begins the first round of play.",
]


def page(number: str = "", *, head: str = "") -> Callable[[Any], None]:
    def draw(pen: Any) -> None:
        pen.lines(72, 120, ["This page tells how the game goes on.", *WORDS])
        pen.line(290, 810, number)
        pen.line(72, 40, head)

    return draw


def labels(path: Path, **options: Any) -> list[tuple[str | None, int | None, str | None]]:
    return [(p.label, p.pdf_page, p.label_source) for p in read_pdf(path, **options).pages]


def test_numbers_that_rise_at_the_foot_are_the_printed_pages(pdf: Callable[..., Path]) -> None:
    path = pdf(*(page(str(n)) for n in range(5, 10)))
    assert labels(path) == [(str(n + 4), n, "printed") for n in range(1, 6)]


def test_covers_before_the_numbering_have_no_printed_page(pdf: Callable[..., Path]) -> None:
    cover = page()
    path = pdf(cover, cover, page("1"), page("2"), page("3"))
    assert [label for label, _, _ in labels(path)] == [None, None, "1", "2", "3"]


def test_roman_front_matter_is_followed_by_arabic_numbers(pdf: Callable[..., Path]) -> None:
    path = pdf(*(page(n) for n in ("i", "ii", "iii", "iv", "1", "2", "3")))
    assert [label for label, _, _ in labels(path)] == ["i", "ii", "iii", "iv", "1", "2", "3"]


def test_a_page_without_its_number_takes_it_from_its_neighbours(pdf: Callable[..., Path]) -> None:
    path = pdf(page("1"), page("2"), page(), page("4"), page("5"))
    assert labels(path)[2] == ("3", 3, "inferred")


def test_the_number_is_read_out_of_a_running_foot(pdf: Callable[..., Path]) -> None:
    path = pdf(*(page(f"{n} / 4", head="Rules of the Game") for n in range(1, 5)))
    document = read_pdf(path)
    assert [p.label for p in document.pages] == ["1", "2", "3", "4"]
    assert not any("Rules of the Game" in block.text or "/ 4" in block.text for block in document.blocks)


def test_the_files_own_page_labels_are_taken(pdf: Callable[..., Path]) -> None:
    def label(canvas: Any) -> None:
        canvas.addPageLabel(0, "ROMAN_LOWER", 1)
        canvas.addPageLabel(2, "ARABIC", 1)

    path = pdf(page(), page(), page(), page(), before=label)
    assert labels(path) == [
        ("i", 1, "page labels"),
        ("ii", 2, "page labels"),
        ("1", 3, "page labels"),
        ("2", 4, "page labels"),
    ]


def test_labels_that_contradict_the_printed_numbers_are_not_believed(pdf: Callable[..., Path]) -> None:
    path = pdf(
        page(), page("1"), page("2"), page("3"), before=lambda canvas: canvas.addPageLabel(0, "ARABIC", 1)
    )
    assert [label for label, _, _ in labels(path)] == [None, "1", "2", "3"]


def test_a_number_given_counts_from_the_files_first_page(pdf: Callable[..., Path]) -> None:
    path = pdf(page(), page(), page())
    assert labels(path, first_printed_page=0) == [
        (None, 1, None),
        ("1", 2, "first printed page"),
        ("2", 3, "first printed page"),
    ]


def test_without_any_number_the_position_in_the_file_is_cited_and_said_to_be_one(
    pdf: Callable[..., Path],
) -> None:
    assert labels(pdf(page(), page())) == [("1", 1, "index"), ("2", 2, "index")]


def test_a_score_at_the_head_of_a_page_is_not_its_number(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 50, ["18", "Eighteen points win the whole game at once."])
        pen.lines(72, 120, WORDS)

    assert labels(pdf(draw, page()))[0] == ("1", 1, "index")


def test_two_printed_pages_on_a_sheet_are_two_pages(pdf: Callable[..., Path]) -> None:
    def spread(left: int, right: int) -> Callable[[Any], None]:
        def draw(pen: Any) -> None:
            for x, number in ((40, left), (461, right)):
                pen.lines(x, 100, [f"Rule {number} stands on its own page.", *WORDS])
                pen.line(x + 160, 575, str(number))

        return draw

    document = read_pdf(pdf(spread(2, 3), spread(4, 5), size=(842, 595)))
    assert [(p.label, p.pdf_page) for p in document.pages] == [("2", 1), ("3", 1), ("4", 2), ("5", 2)]
    assert [document.pages[b.page].label for b in document.blocks if b.text.startswith("Rule 4")] == ["4"]


def test_an_imposed_booklet_is_read_from_its_first_page_to_its_last(pdf: Callable[..., Path]) -> None:
    def sheet(left: int, right: int) -> Callable[[Any], None]:
        def draw(pen: Any) -> None:
            for x, number in ((40, left), (461, right)):
                pen.lines(x, 100, [f"Rule {number} stands on its own page.", *WORDS])
                pen.line(x + 160, 575, str(number))

        return draw

    document = read_pdf(pdf(sheet(4, 1), sheet(2, 3), size=(842, 595)))
    assert [p.label for p in document.pages] == ["1", "2", "3", "4"]
    assert [p.pdf_page for p in document.pages] == [1, 2, 2, 1]


def test_a_table_of_contents_is_left_out_and_reported(pdf: Callable[..., Path]) -> None:
    def contents(pen: Any) -> None:
        pen.heading(72, 80, "Contents")
        names = ("Setup", "Turns", "Trading", "Building", "Fighting", "Scoring")
        pen.lines(72, 110, [f"{name} {'. ' * 30}{n}" for n, name in enumerate(names, 2)])

    document = read_pdf(pdf(contents, *(page(str(n)) for n in range(2, 9))))
    assert not any("Trading" in block.text for block in document.blocks)
    assert "table of contents left out" in document.pages[0].flags
    assert any("table of contents" in warning for warning in document.warnings)


def test_an_entry_of_the_contents_that_leaves_no_room_for_dots_goes_too(pdf: Callable[..., Path]) -> None:
    def contents(pen: Any) -> None:
        for step in range(8):
            dots = "" if step == 4 else " . . . . . . . . . . . ."
            pen.line(72, 100 + 14 * step, f"{step + 1}")
            pen.line(100, 100 + 14 * step, f"How the part with number {step} of the game goes on{dots}")
            pen.line(500, 100 + 14 * step, str(step + 2))

    document = read_pdf(pdf(contents, *(page(str(n)) for n in range(2, 10))))
    assert not any("the part with number" in block.text for block in document.blocks)


def test_the_only_page_of_a_file_may_carry_its_number(pdf: Callable[..., Path]) -> None:
    path = pdf(page("1"))
    assert labels(path) == [("1", 1, "printed")]
    assert not any(block.text == "1" for block in read_pdf(path).blocks)
    assert labels(pdf(page("7"))) == [("1", 1, "index")]


def test_a_raised_figure_in_the_margin_is_no_page_number(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 120, WORDS)
        pen.line(290, 810, "²")

    assert labels(pdf(draw, draw))[0] == ("1", 1, "index")
