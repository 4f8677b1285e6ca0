"""Tables whose cells are merged, hold several lines, or have no lines between them: no pair is torn apart or swapped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from ingest.document import Block
from ingest.pdf.reader import read_pdf

INTRO = ["The table below says what each card does,", "and how many coins it costs to play it."]
OUTRO = ["Cards that are left over go back into the box, and", "are not used in this game."]
BOLD = "Helvetica-Bold"
COLUMNS = (72.0, 172.0, 272.0, 372.0)
HEAD = ("Card", "Cost", "Points")
EFFECTS = (
    ("Tower", "Draw one card and keep it until", "the end of your turn.", "3"),
    ("Bridge", "Move your pawn over one", "river without paying.", "2"),
    ("Wall", "Stop one pawn of your choice", "next to this card.", "1"),
)
WHOLE = [f"{name} | {first} {second}" for name, first, second, _ in EFFECTS]
PRICED = [f"{name} | {first} {second} | {cost}" for name, first, second, cost in EFFECTS]
DrawTable = Callable[[Any], None]


@pytest.fixture
def rows(pdf: Callable[..., Path]) -> Callable[[DrawTable], list[Block]]:
    """The rows of a page with a table between two paragraphs; nothing of it may be read as anything else."""

    def read(draw: DrawTable) -> list[Block]:
        def page(pen: Any) -> None:
            pen.lines(72, 80, INTRO)
            pen.canvas.setLineWidth(0.5)
            draw(pen)
            pen.lines(72, 400, OUTRO)

        first, *found, last = read_pdf(pdf(page)).blocks
        assert (first.text, last.text) == (" ".join(INTRO), " ".join(OUTRO))
        assert {block.kind for block in found} == {"row"}
        return found

    return read


Read = Callable[[DrawTable], list[Block]]


def texts(blocks: Sequence[Block]) -> list[str]:
    return [block.text for block in blocks]


def rules(pen: Any, x0: float, x1: float, *tops: float) -> None:
    for top in tops:
        pen.canvas.line(x0, pen.height - top, x1, pen.height - top)


def strokes(pen: Any, top: float, bottom: float, *places: float) -> None:
    for x in places:
        pen.canvas.line(x, pen.height - top, x, pen.height - bottom)


def cells(pen: Any, top: float, row: Sequence[str], font: str = "Helvetica") -> None:
    for x, text in zip(COLUMNS, row, strict=False):
        pen.line(x + 4, top, text, font=font)


def effects(pen: Any, top: float, step: float, cost: float | None = None) -> None:
    for number, (name, first, second, price) in enumerate(EFFECTS):
        y = top + step * number
        pen.line(76, y, name)
        pen.lines(156, y, [first, second])
        if cost is not None:
            pen.line(cost, y, price)


def test_lines_between_rows_alone_part_columns_too(rows: Read) -> None:
    def draw(pen: Any) -> None:
        rules(pen, 72, 432, 120, 140, 240)
        for x, name in ((76, "Card"), (156, "Effect"), (400, "Cost")):
            pen.line(x, 134, name, font=BOLD)
        effects(pen, 155, 30, cost=405)

    found = rows(draw)
    assert texts(found) == PRICED
    assert {row.columns for row in found} == {("Card", "Effect", "Cost")}


def test_names_and_texts_of_two_lines_between_rules_stay_pairs(rows: Read) -> None:
    names = (("Creeping", "past guards"), ("Looting", "of chests"), ("Fighting", "a monster"))

    def draw(pen: Any) -> None:
        rules(pen, 72, 432, 120, 150, 180, 210)
        for number, (name, (_, first, second, _)) in enumerate(zip(names, EFFECTS, strict=True)):
            pen.lines(76, 132 + 30 * number, name)
            pen.lines(156, 132 + 30 * number, [first, second])

    assert texts(rows(draw)) == [
        f"{' '.join(name)} | {first} {second}"
        for name, (_, first, second, _) in zip(names, EFFECTS, strict=True)
    ]


def test_shaded_rows_are_rows_and_no_sidebars(rows: Read) -> None:
    def draw(pen: Any) -> None:
        for number in range(4):
            pen.canvas.setFillGray(0.85 if number % 2 else 0.95)
            pen.canvas.rect(72, pen.height - 140 - 30 * number, 360, 30, stroke=0, fill=1)
        pen.canvas.setFillGray(0)
        pen.line(76, 128, "Card", font=BOLD)
        pen.line(156, 128, "Effect", font=BOLD)
        effects(pen, 152, 30)

    found = rows(draw)
    assert texts(found) == WHOLE
    assert found[0].columns == ("Card", "Effect")


def test_two_columns_of_text_between_rules_are_no_table(pdf: Callable[..., Path]) -> None:
    left = ["Each player takes seven cards", "and looks at them. The oldest", "player begins, and the others"]
    left += ["follow in turn, until nobody", "has any card that may still", "be played in this round."]
    right = [
        "The dealer counts the points",
        "of all cards that were won and",
        "writes them down. Whoever has",
    ]
    right += ["most of them wins the round,", "deals the cards of the next", "one, and plays last in it."]

    def draw(pen: Any) -> None:
        rules(pen, 72, 432, 60, 190, 320)
        for top in (80, 210):
            pen.lines(72, top, left)
            pen.lines(260, top, right)

    assert not [block for block in read_pdf(pdf(draw)).blocks if block.kind == "row"]


@pytest.mark.parametrize("named", [True, False])
def test_a_list_of_values_in_one_box_never_swaps_its_pairs(named: bool, rows: Read) -> None:
    pairs = [("Tower", "3"), ("Bridge", "2"), ("Wall", "1"), ("Gate", "4")]

    def draw(pen: Any) -> None:
        pen.grid(COLUMNS[:3], (120, 140, 210) if named else (140, 210))
        if named:
            cells(pen, 134, HEAD[:2])
        for number, pair in enumerate(pairs):
            cells(pen, 155 + 14 * number, pair)

    found = rows(draw)
    assert texts(found) == [" | ".join(pair) for pair in pairs]
    assert found[0].columns == (HEAD[:2] if named else ())


def test_names_and_texts_in_one_box_are_rows(rows: Read) -> None:
    def draw(pen: Any) -> None:
        pen.grid((72, 152, 432), (140, 250))
        effects(pen, 155, 30)

    assert texts(rows(draw)) == WHOLE


def test_a_name_and_a_text_of_two_lines_in_one_box_are_one_row(rows: Read) -> None:
    def draw(pen: Any) -> None:
        pen.grid((72, 152, 432), (120, 150, 180, 210))
        for number, (name, first, second, _) in enumerate(EFFECTS):
            pen.lines(76, 132 + 30 * number, [f"{name} of", "Doom"])
            pen.lines(156, 132 + 30 * number, [first, second])

    assert texts(rows(draw)) == [f"{name} of Doom | {first} {second}" for name, first, second, _ in EFFECTS]


def test_a_name_over_two_columns_stands_before_the_name_of_each(rows: Read) -> None:
    def draw(pen: Any) -> None:
        rules(pen, 72, 372, 120, 160, 180, 200)
        rules(pen, 172, 372, 140)
        strokes(pen, 120, 200, 72, 172, 372)
        strokes(pen, 140, 200, 272)
        pen.line(76, 144, "Weapon")
        pen.line(240, 134, "Damage")
        cells(pen, 154, ("", "Small", "Large"))
        cells(pen, 174, ("Sword", "1", "2"))
        cells(pen, 194, ("Axe", "2", "3"))

    found = rows(draw)
    assert texts(found) == ["Sword | 1 | 2", "Axe | 2 | 3"]
    assert {row.columns for row in found} == {("Weapon", "Damage Small", "Damage Large")}


def test_a_cell_merged_over_columns_and_rows_stands_under_each_name(rows: Read) -> None:
    def draw(pen: Any) -> None:
        rules(pen, 72, 372, 120, 140, 160, 200)
        rules(pen, 72, 172, 180)
        strokes(pen, 120, 200, 72, 172, 372)
        strokes(pen, 120, 160, 272)
        cells(pen, 134, HEAD, BOLD)
        cells(pen, 154, ("Tower", "3", "5"))
        cells(pen, 174, ("Bridge",))
        cells(pen, 194, ("Wall",))
        pen.line(250, 184, "unused")

    found = rows(draw)
    assert texts(found) == ["Tower | 3 | 5", "Bridge | unused", "Wall | unused"]
    assert [row.cells for row in found[1:]] == [("Bridge", "unused", "unused"), ("Wall", "unused", "unused")]


def test_titles_across_a_table_leave_its_columns_their_names(rows: Read) -> None:
    def draw(pen: Any) -> None:
        rules(pen, 72, 372, 120, 140, 160, 180, 200, 220)
        strokes(pen, 120, 220, 72, 372)
        for top in (120, 160, 200):
            strokes(pen, top, top + 20, 172, 272)
        cells(pen, 134, HEAD, BOLD)
        pen.line(180, 154, "Buildings", font=BOLD)
        cells(pen, 174, ("Tower", "3", "5"))
        pen.line(180, 194, "Defences", font=BOLD)
        cells(pen, 214, ("Wall", "1", "1"))

    found = rows(draw)
    assert texts(found) == ["Buildings", "Tower | 3 | 5", "Defences", "Wall | 1 | 1"]
    assert found[1].columns == found[3].columns == HEAD


def test_a_list_without_lines_may_have_more_than_two_columns(rows: Read) -> None:
    when = (("Before the dragon", "has moved"), ("On a river",), ("At any time",))

    def draw(pen: Any) -> None:
        for number, (moment, (name, first, second, _)) in enumerate(zip(when, EFFECTS, strict=True)):
            y = 155 + 30 * number
            pen.line(76, y, name)
            pen.lines(156, y, moment)
            pen.lines(270, y, [first, second])

    assert texts(rows(draw)) == [
        f"{name} | {' '.join(moment)} | {first} {second}"
        for moment, (name, first, second, _) in zip(when, EFFECTS, strict=True)
    ]


def test_names_of_two_lines_without_lines_around_them_stay_whole(rows: Read) -> None:
    names = (("Creeping", "past guards"), ("Looting",), ("Fighting", "a monster"))

    def draw(pen: Any) -> None:
        for number, (name, (_, first, second, _)) in enumerate(zip(names, EFFECTS, strict=True)):
            pen.lines(76, 132 + 30 * number, name)
            pen.lines(156, 132 + 30 * number, [first, second] if number else [first])

    assert texts(rows(draw)) == [
        f"{' '.join(name)} | {first}{f' {second}' if number else ''}"
        for number, (name, (_, first, second, _)) in enumerate(zip(names, EFFECTS, strict=True))
    ]


def test_rows_above_figures_keep_the_further_lines_of_their_cells(rows: Read) -> None:
    def draw(pen: Any) -> None:
        for x, name in ((76, "Card"), (156, "Effect"), (330, "Cost"), (380, "Points")):
            pen.line(x, 134, name, font=BOLD)
        for number, (name, first, second, cost) in enumerate(EFFECTS):
            y = 155 + 45 * number
            pen.lines(76, y, [name, "of doom"])
            pen.lines(156, y, [first, second, "of it."][: 3 if number < 2 else 2])
            pen.line(335, y, cost)
            pen.line(390, y, "5")

    found = rows(draw)
    assert texts(found) == [
        f"{name} of doom | {first} {second}{' of it.' if number < 2 else ''} | {cost} | 5"
        for number, (name, first, second, cost) in enumerate(EFFECTS)
    ]
    assert {row.columns for row in found} == {("Card", "Effect", "Cost", "Points")}
