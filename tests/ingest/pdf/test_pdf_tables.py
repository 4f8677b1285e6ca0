"""Tables: rows stay rows, with the names of their columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ingest.document import Block
from ingest.pdf.reader import read_pdf

INTRO = ["The table below says what each card costs,", "and how many points it brings at the end."]
COLUMNS = (72.0, 172.0, 272.0, 372.0)


def rows(path: Path) -> list[Block]:
    return [block for block in read_pdf(path).blocks if block.kind == "row"]


def table(pen: Any, top: float, cells: Sequence[Sequence[str]]) -> None:
    pen.grid(COLUMNS, [top + 20 * step for step in range(len(cells) + 1)])
    for step, row in enumerate(cells):
        for x, cell in zip(COLUMNS, row, strict=False):
            pen.line(x + 4, top + 20 * step + 14, cell)


def test_rows_of_a_ruled_table_keep_their_columns(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        table(
            pen,
            120,
            [("Card", "Cost", "Points"), ("Tower", "3", "5"), ("Bridge", "2", "1"), ("Wall", "1", "1")],
        )

    found = rows(pdf(draw))
    assert [row.text for row in found] == ["Tower | 3 | 5", "Bridge | 2 | 1", "Wall | 1 | 1"]
    assert found[0].columns == ("Card", "Cost", "Points")
    assert found[0].cells == ("Tower", "3", "5")


def test_a_cell_merged_over_rows_stands_in_each_of_them(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        pen.canvas.setLineWidth(0.5)
        for y in (120, 140, 200):
            pen.canvas.line(72, pen.height - y, 372, pen.height - y)
        for y in (160, 180):
            pen.canvas.line(72, pen.height - y, 272, pen.height - y)
        for x in COLUMNS:
            pen.canvas.line(x, pen.height - 120, x, pen.height - 200)
        for step, (a, b) in enumerate(
            (("Foul", "Number"), ("Pushing", "1.1"), ("Holding", "1.2"), ("Biting", "1.3"))
        ):
            pen.line(76, 134 + 20 * step, a)
            pen.line(176, 134 + 20 * step, b)
        pen.line(276, 134, "Penalty")
        pen.line(276, 174, "YELLOW")

    assert [row.text for row in rows(pdf(draw))] == [
        "Pushing | 1.1 | YELLOW",
        "Holding | 1.2 | YELLOW",
        "Biting | 1.3 | YELLOW",
    ]


def test_words_of_neighbouring_cells_are_not_read_as_one(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        pen.grid((72, 112, 142, 172), (120, 140, 160, 180))
        for step, row in enumerate(
            (("Kind", "Cost", "Gain"), ("Tower", "3 of", "5 VP"), ("Bridge", "2 of", "1 VP"))
        ):
            for x, cell in zip((73, 113, 143), row, strict=True):
                pen.line(x + (11 if cell == "Bridge" else 2) * 0 + 2, 134 + 20 * step, cell)

    assert [row.cells or tuple(row.text.split(" | ")) for row in rows(pdf(draw))][-2:] == [
        ("Tower", "3 of", "5 VP"),
        ("Bridge", "2 of", "1 VP"),
    ]


def test_a_list_of_values_in_two_columns_never_swaps_its_pairs(pdf: Callable[..., Path]) -> None:
    pairs = [("1", "1"), ("2", "2"), ("3", "4"), ("4", "7"), ("5", "10"), ("6", "15")]

    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        pen.line(100, 130, "Route Length")
        pen.line(220, 130, "Points Scored")
        for step, (length, points) in enumerate(pairs):
            pen.line(130, 148 + 15 * step, length)
            pen.line(250, 148 + 15 * step, points)

    found = rows(pdf(draw))
    assert [row.text for row in found] == [f"{length} | {points}" for length, points in pairs]
    assert found[0].columns == ("Route Length", "Points Scored")


def test_a_table_that_goes_on_over_the_page_keeps_its_names_and_its_cut_row(pdf: Callable[..., Path]) -> None:
    def first(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        table(
            pen,
            720,
            [("Card", "Cost", "What it does"), ("Tower", "3", "Draw one card"), ("Bridge", "2", "Move over")],
        )

    def second(pen: Any) -> None:
        table(pen, 60, [("", "", "one river"), ("Wall", "1", "Stop a pawn"), ("Gate", "4", "Let it pass")])
        pen.lines(
            72, 200, ["The cards that are left over go back into the", "box, and are not used in this game."]
        )

    found = rows(pdf(first, second))
    assert [row.text for row in found] == [
        "Tower | 3 | Draw one card",
        "Bridge | 2 | Move over one river",
        "Wall | 1 | Stop a pawn",
        "Gate | 4 | Let it pass",
    ]
    assert {row.columns for row in found} == {("Card", "Cost", "What it does")}
    assert {word.pdf_page for word in found[1].words} == {1, 2}


def test_a_word_in_capitals_at_the_head_of_a_table_is_no_name_of_a_column(pdf: Callable[..., Path]) -> None:
    prose = [f"The player whose turn it is draws card {n} and keeps it for later." for n in range(24)]

    def draw(pen: Any) -> None:
        pen.lines(72, 80, prose)
        pen.grid((72, 172, 272), [500 + 20 * step for step in range(5)])
        for step, (name, what) in enumerate(
            (("WHAM", "draw it"), ("Bridge", "move it"), ("Wall", "stop it"), ("Gate", "pass it"))
        ):
            pen.line(76, 514 + 20 * step, name)
            pen.line(176, 514 + 20 * step, what, font="Helvetica-Bold")

    assert rows(pdf(draw))[0].text == "WHAM | draw it"


def test_a_row_of_figures_above_figures_names_no_column(pdf: Callable[..., Path]) -> None:
    cells = [("Errors", "-1.421 (-12.205%)", "3"), ("Luck", "0.2", "4"), ("Rating", "0.5", "5")]

    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        table(pen, 120, cells)

    assert [row.text for row in rows(pdf(draw))] == [" | ".join(row) for row in cells]


def test_dots_lead_from_a_thing_to_its_number(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        pen.lines(
            72,
            130,
            ["Sword .................... 15", "Shield ................... 10", "Helmet .................. 5"],
        )

    assert [row.text for row in rows(pdf(draw))] == ["Sword | 15", "Shield | 10", "Helmet | 5"]


def test_boards_drawn_with_lines_are_no_tables(pdf: Callable[..., Path]) -> None:
    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        pen.grid([100 + 20 * step for step in range(9)], [150 + 20 * step for step in range(9)])
        pen.line(104, 164, "A")

    document = read_pdf(pdf(draw))
    assert not [block for block in document.blocks if block.kind == "row"]


def test_a_list_of_names_and_texts_is_read_row_by_row(pdf: Callable[..., Path]) -> None:
    effects = [
        ("Creep", "move one step and stay unseen by"),
        ("", "the dragon until your next turn"),
        ("Loot", "open the chest that you stand on"),
        ("Fight", "roll as many dice as you have swords"),
        ("Rest", "take back all of your cubes"),
    ]

    def draw(pen: Any) -> None:
        pen.lines(72, 80, INTRO)
        for step, (name, effect) in enumerate(effects):
            pen.line(72, 140 + 13 * step, name)
            pen.line(150, 140 + 13 * step, effect)

    assert [row.text for row in rows(pdf(draw))] == [
        "Creep | move one step and stay unseen by the dragon until your next turn",
        "Loot | open the chest that you stand on",
        "Fight | roll as many dice as you have swords",
        "Rest | take back all of your cubes",
    ]


def test_a_short_list_beside_a_column_of_text_is_no_table(pdf: Callable[..., Path]) -> None:
    prose = [
        "The oldest player begins. Each player in turn",
        "draws a card and plays it, or keeps it for a",
        "later turn. Cards that are kept lie face down",
        "before their player, who may look at them as",
        "often as needed but shows them to nobody else",
        "until the end of the round, when all of them",
        "are turned up and counted by the dealer.",
    ]

    def draw(pen: Any) -> None:
        pen.lines(72, 110, ["Included:", "One board", "Forty cards", "Seven dice", "This rulebook"])
        pen.lines(310, 110, prose)

    document = read_pdf(pdf(draw))
    assert not [block for block in document.blocks if block.kind == "row"]
    assert document.blocks[-1].text == " ".join(prose)
