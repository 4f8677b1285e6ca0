"""Reading plain text: headings and lists told by their form."""

from __future__ import annotations

import pytest

from ingest.plaintext import read_plaintext

WRAPPED = """TINY RULES

Setup
=====
Shuffle the cards and place them
face down. Each player takes:
- two cards,
- one die that
  nobody else took
1) a screen
(b) a pencil

* * *
The End Of The Game
~~~~~~~~~~~~~~~~~~~
The game ends at once.

2. SCORING

Count your points.

3.1 Ties and Draws

Ties are shared.
"""


def found(source: str) -> list[tuple[str, str]]:
    return [(block.kind, block.text) for block in read_plaintext(source).blocks]


def test_headings_paragraphs_and_items_are_told_by_their_form() -> None:
    assert found(WRAPPED) == [
        ("heading", "TINY RULES"),
        ("heading", "Setup"),
        ("paragraph", "Shuffle the cards and place them face down. Each player takes:"),
        ("item", "two cards,"),
        ("item", "one die that nobody else took"),
        ("item", "a screen"),
        ("item", "a pencil"),
        ("heading", "The End Of The Game"),
        ("paragraph", "The game ends at once."),
        ("heading", "2. SCORING"),
        ("paragraph", "Count your points."),
        ("heading", "3.1 Ties and Draws"),
        ("paragraph", "Ties are shared."),
    ]


def test_windows_line_ends_change_nothing() -> None:
    assert read_plaintext(WRAPPED.replace("\n", "\r\n")) == read_plaintext(WRAPPED)


def test_every_line_of_a_text_that_is_not_wrapped_is_a_paragraph() -> None:
    long = "Draw a card and keep it, unless another player has asked for it before, and then pass it on to them at once."
    assert found(f"{long}\n{long}\n") == [("paragraph", long)] * 2


@pytest.mark.parametrize(
    "line",
    [
        "Draw two cards.",
        "Each player takes:",
        "draw two cards",
        "12 + 4",
        "- SETUP",
        "1. Draw Cards",
        "A Line That Is In Title Case But Has Far Too Many Words",
    ],
)
def test_an_ordinary_line_is_no_heading(line: str) -> None:
    assert "heading" not in {kind for kind, _ in found(f"{line}\n\nThen rest.\n")}


def test_a_line_in_title_case_needs_something_after_it() -> None:
    assert found("Then rest.\n\nBlack King\n") == [("paragraph", "Then rest."), ("paragraph", "Black King")]


def test_a_dash_or_number_inside_a_wrapped_line_begins_no_item() -> None:
    assert found("Roll 2 - 3 dice and add\nthem up. You need\n15 to win.\n") == [
        ("paragraph", "Roll 2 - 3 dice and add them up. You need 15 to win.")
    ]


def test_questions_and_answers_are_pairs() -> None:
    assert found("Q: May I\npass?\nA: Yes.\n\nQ: Who starts?\n\nA: You.\n") == [
        ("question", "May I pass?"),
        ("answer", "Yes."),
        ("question", "Who starts?"),
        ("answer", "You."),
    ]
