"""Reading order: columns, sidebars, sentences over a page's end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ingest.pdf.reader import read_pdf

LEFT = [
    "On your turn you may move one pawn to a",
    "square that touches its own, as long as no",
    "other pawn stands there. You may not pass",
    "while one of your pawns can still move.",
]
RIGHT = [
    "A pawn that reaches the far side becomes a",
    "king. Kings move like pawns, and may also",
    "jump over one pawn of another player. The",
    "pawn that was jumped over leaves the game.",
]
THIRD = [
    "The game ends as soon as one player has no",
    "pawn left on the board, or when each of the",
    "players has passed once. Whoever has more",
    "kings then wins; a tie is left as a tie.",
]


def texts(path: Path) -> list[str]:
    return [block.text for block in read_pdf(path).blocks]


def test_two_columns_are_read_one_after_the_other(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.heading(72, 70, "Moving and Jumping", 20)
        pen.lines(72, 110, LEFT)
        pen.lines(310, 110, RIGHT)

    assert texts(pdf(draw))[-2:] == [" ".join(LEFT), " ".join(RIGHT)]


def test_columns_drawn_right_one_first_are_read_left_one_first(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(310, 110, RIGHT)
        pen.lines(72, 110, LEFT)

    assert texts(pdf(draw)) == [" ".join(LEFT), " ".join(RIGHT)]


def test_columns_drawn_line_by_line_across_the_gutter_stay_whole(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        for step, (left, right) in enumerate(zip(LEFT, RIGHT, strict=True)):
            pen.line(72, 110 + 12 * step, left)
            pen.line(310, 110 + 12 * step, right)

    assert texts(pdf(draw)) == [" ".join(LEFT), " ".join(RIGHT)]


def test_three_columns_are_read_in_order(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        for x, column in ((30, LEFT), (220, RIGHT), (410, THIRD)):
            pen.lines(x, 110, column, 8)

    assert texts(pdf(draw)) == [" ".join(LEFT), " ".join(RIGHT), " ".join(THIRD)]


def test_columns_may_change_within_a_page(pdf: Callable[..., Path]) -> None:
    wide = [
        "This game is for two to four players, takes about half an hour, and needs no board of its own at all."
    ]

    def draw(pen: Any) -> None:
        pen.lines(72, 110, LEFT)
        pen.lines(310, 110, RIGHT)
        pen.lines(72, 190, wide)
        pen.lines(72, 230, THIRD)
        pen.lines(310, 230, LEFT)

    assert texts(pdf(draw)) == [" ".join(part) for part in (LEFT, RIGHT, wide, THIRD, LEFT)]


@pytest.mark.parametrize("filled", [True, False])
def test_a_framed_sidebar_is_apart_and_its_heading_ends_with_it(
    pdf: Callable[..., Path], filled: bool
) -> None:
    def draw(pen: Any) -> None:
        pen.heading(72, 70, "Moving")
        pen.lines(72, 100, LEFT)
        pen.frame(66, 160, 300, 240, filled=filled)
        pen.heading(72, 178, "A word on kings", 12)
        pen.lines(
            72, 196, ["Kings are worth two pawns when you count", "them up, and never leave their last row."]
        )
        pen.lines(72, 270, THIRD)

    blocks = read_pdf(pdf(draw)).blocks
    assert [block.text for block in blocks if block.apart] == [
        "A word on kings",
        "Kings are worth two pawns when you count them up, and never leave their last row.",
    ]
    assert not next(block for block in blocks if block.text.startswith("The game ends")).apart


def test_a_white_frame_on_white_paper_is_no_sidebar(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.canvas.setFillGray(1)
        pen.canvas.rect(60, 500, 300, 250, stroke=0, fill=1)
        pen.canvas.setFillGray(0)
        pen.lines(72, 110, LEFT)
        pen.lines(72, 600, THIRD)

    assert not any(block.apart for block in read_pdf(pdf(draw)).blocks)


def test_a_sentence_over_a_pages_end_is_one_block_with_the_turn_marked(pdf: Callable[..., Path]) -> None:
    def first(pen: Any) -> None:
        pen.lines(72, 120, THIRD)
        pen.lines(
            72,
            740,
            ["A pawn that stands on the last row of the", "board may be turned into a king only after"],
        )

    def second(pen: Any) -> None:
        pen.lines(
            72, 80, ["every other player has moved once. Then go", "on with the next player to the left."]
        )

    document = read_pdf(pdf(first, second))
    block = next(block for block in document.blocks if "only after every other" in block.text)
    assert document.pages[block.page].pdf_page == 1
    assert block.text[block.turns[0] :].startswith("every other player")
    assert {word.pdf_page for word in block.words} == {1, 2}


def test_a_picture_caption_or_sidebar_does_not_cut_a_sentence(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 110, [*LEFT, "A pawn may never move to a square where"])
        pen.frame(66, 180, 300, 230)
        pen.lines(
            72, 198, ["Remember that kings may jump as well, but", "only over one single pawn in a turn."]
        )
        pen.lines(72, 260, ["another pawn of its own player stands."])

    assert any("to a square where another pawn of its own" in text for text in texts(pdf(draw)))


def test_headings_rank_by_their_size(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.heading(72, 70, "Setup", 20)
        pen.lines(72, 100, LEFT)
        pen.heading(72, 170, "Placing pawns", 14)
        pen.lines(72, 195, RIGHT)
        pen.heading(72, 265, "The first player", 10)
        pen.lines(72, 285, THIRD)
        pen.heading(72, 360, "Playing", 20)
        pen.lines(72, 390, LEFT)

    found = [(block.level, block.text) for block in read_pdf(pdf(draw)).blocks if block.kind == "heading"]
    names = [name for _, name in found]
    assert names == ["Setup", "Placing pawns", "The first player", "Playing"]
    levels = [level for level, _ in found]
    assert levels[0] == levels[3] < levels[1] < levels[2]


def test_terms_with_small_letters_head_their_definitions(pdf: Callable[..., Path]) -> None:
    terms = {"hinge": "where two stones touch", "pass": "to place no stone", "stone": "what is placed"}

    def draw(pen: Any) -> None:
        pen.lines(72, 80, LEFT)
        for step, (term, text) in enumerate(terms.items()):
            pen.line(72, 150 + 36 * step, term, font="Helvetica-Bold")
            pen.line(92, 166 + 36 * step, text)

    found = [(block.kind, block.text) for block in read_pdf(pdf(draw)).blocks]
    assert found[-6:] == [
        pair for term, text in terms.items() for pair in (("heading", term), ("paragraph", text))
    ]


def test_shreds_of_a_board_drawn_with_letters_are_left_out(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, LEFT)
        for step in range(5):
            pen.line(72, 160 + 14 * step, "| X" if step % 2 else "|   |   | O |", font="Courier")
            pen.line(150, 160 + 14 * step, "O", font="Courier")

    assert not [block.text for block in read_pdf(pdf(draw)).blocks if "X" in block.text or block.text == "O"]


def test_numbers_written_up_the_page_one_a_field_stay_apart(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, LEFT)
        pen.canvas.rotate(90)
        pen.canvas.setFont("Helvetica", 12)
        for step in range(3):
            pen.canvas.drawString(200 + 60 * step, -400, str(step + 7))
        pen.canvas.drawString(200, -450, "turned words")

    texts = [block.text for block in read_pdf(pdf(draw)).blocks]
    assert {"7", "8", "9", "turned words"} <= set(texts)


def test_the_one_largest_line_at_the_top_is_the_title(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.heading(72, 70, "Pawns and Kings", 30)
        pen.heading(72, 120, "Setup", 16)
        pen.lines(72, 150, LEFT)

    document = read_pdf(pdf(draw))
    assert document.title == "Pawns and Kings"
    assert document.blocks[0].text == "Setup"


def test_items_lose_their_sign_and_keep_their_number(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(
            72,
            110,
            ["A turn has three parts:", "\u2022 draw one card,", "\u2022 play one card,", "1. then stop."],
        )

    found = [(block.kind, block.text) for block in read_pdf(pdf(draw)).blocks]
    assert found[1:] == [("item", "draw one card,"), ("item", "play one card,"), ("item", "1. then stop.")]


def test_questions_and_answers_of_an_faq_are_paired(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 110, ["Q: May a king jump twice in one turn?", "A: No. One jump ends the turn."])
        pen.lines(72, 150, ["Q: Is a tie possible? A: Yes, and it stays a tie."])

    assert [(block.kind, block.text) for block in read_pdf(pdf(draw)).blocks] == [
        ("question", "May a king jump twice in one turn?"),
        ("answer", "No. One jump ends the turn."),
        ("question", "Is a tie possible?"),
        ("answer", "Yes, and it stays a tie."),
    ]
