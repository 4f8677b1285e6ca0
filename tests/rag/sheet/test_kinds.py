"""What players need that a rulebook has elsewhere, and what it has twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]  # it has no type information
import pytest

from ingest.document import Block, Document, SourcePage, Word
from ingest.markdown import read_markdown
from ingest.split import split
from rag.sheet import Sheet, make_sheet
from rag.sheet.html import as_html
from rag.sheet.make import GOES_ON, READ_BY_OCR
from rag.sheet.markdown import as_markdown
from rag.sheet.models import Line
from rag.sheet.pdf import as_pdf
from rag.sheet.strip import in_short
from rag.store import Store
from tests.rag.letters import Letters

RACE = """# Race

## Contents

- Board
- About 20 stones, split evenly between two colours
- 1 king of each colour

## Setup

The board begins empty.

## Playing a round

Roll a die and put the goal marker on that number of the card. This number is the goal. Put another marker at the 1 position
on that card. This is the round number. The number of the round is open to all. There are as many rounds as stones. Each player moves one stone.

The round marker advances by one. Nobody may move a stone of another player.

## Moving

Nobody may move a stone of another player. You may move your king twice.

## End of the game

The player with the most stones wins the game.
"""


@pytest.fixture
def sheet_of(tmp_path: Path) -> Callable[[Document], Sheet]:
    def made(document: Document) -> Sheet:
        store = Store(tmp_path)
        store.save(split(document, slug="red-race", title="red-race"), Letters())
        return make_sheet(store.load("red-race", Letters().name), Letters())

    return made


@pytest.fixture
def race(sheet_of: Callable[[Document], Sheet]) -> Sheet:
    return sheet_of(read_markdown(RACE))


def lines(sheet: Sheet, name: str) -> list[Line]:
    section = next(one for one in sheet.sections if one.name == name)
    return [line for group in section.groups for line in group.lines]


def test_where_a_marker_starts_is_a_step_of_the_set_up_with_what_leads_to_it(race: Sheet) -> None:
    step = next(line for line in lines(race, "setup") if line.text.startswith("Roll a die"))
    assert [part.text for part in step.parts] == [
        "Roll a die and put the goal marker on that number of the card.",
        "This number is the goal.",
        "Put another marker at the 1 position on that card.",
        "This is the round number.",
    ]
    assert step.step is not None
    assert not any("1 position" in part.text for line in lines(race, "turn") for part in line.parts)
    assert any(line.text.startswith("Roll a die") for line in lines(race, "turn"))


def test_what_is_said_of_a_start_goes_with_it_and_the_set_up_says_where_it_goes_on(race: Sheet) -> None:
    last = lines(race, "setup")[-1]
    assert (last.text, last.note) == ("The number of the round is open to all.", GOES_ON)
    turn = [part.text for line in lines(race, "turn") for part in line.parts]
    assert "The number of the round is open to all." not in turn
    assert "Each player moves one stone." in turn


def test_how_many_rounds_there_are_belongs_to_the_course_of_play(
    race: Sheet, sheet_of: Callable[[Document], Sheet]
) -> None:
    assert "There are as many rounds as stones." in [line.text for line in lines(race, "turn")]
    told = RACE.replace("The board begins empty.", "The board begins empty. The game lasts for 4 rounds.")
    made = sheet_of(read_markdown(told))
    assert "The game lasts for 4 rounds." in [line.text for line in lines(made, "turn")]


def test_a_start_of_a_round_that_the_set_up_needs_is_told_in_full_in_both_places(race: Sheet) -> None:
    step = next(line for line in lines(race, "setup") if line.text.startswith("Roll a die"))
    assert [part.see for part in step.parts] == [None] * 4
    assert step.parts[-2].text == "Put another marker at the 1 position on that card."
    assert as_markdown(race).count("Roll a die and put the goal marker") == 2


QUEST = """# Quest

## Turns

Perform one of the following actions:

- Sail. Move your ship to the next planet.
- Rest. Draw a card.

## Defences

Planets are guarded by drones that scan for ships looking to plunder them. It is possible to evade these drones.

When you come to a planet, roll the die. If the outcome is 3 or less, discard a card. You must then draw a card.

## Storms

Once all slots are full, roll for a storm at the end of your turn.

To roll for a storm: Draw a storm card. Discard it.

When the shuffle is drawn, shuffle the storm cards.

## Engine cards

X. X is used to move between two planets.

You may play a card at any time.

This rule may make odd places. Care must be exercised when looking at them. Care must be taken not to show your cards.
"""


def test_a_heading_that_is_due_at_a_fixed_time_of_the_turn_stays_together(
    sheet_of: Callable[[Document], Sheet],
) -> None:
    made = sheet_of(read_markdown(QUEST))
    homes = {
        section.name
        for section in made.sections
        for line in section.lines
        if line.citation.section == "Storms"
    }
    assert homes == {"turn"}


def test_a_story_that_opens_a_heading_of_rules_stays_out(sheet_of: Callable[[Document], Sheet]) -> None:
    texts = [line.text for line in sheet_of(read_markdown(QUEST)).lines]
    assert not any("plunder" in text or "evade" in text for text in texts)
    assert any(text.startswith("When you come to a planet") for text in texts)


def test_a_call_for_care_is_no_rule_unless_it_says_what_to_do(sheet_of: Callable[[Document], Sheet]) -> None:
    texts = [line.text for line in sheet_of(read_markdown(QUEST)).lines]
    assert "Care must be taken not to show your cards." in texts
    assert "Care must be exercised when looking at them." not in texts


def test_a_letter_that_labels_a_sentence_is_its_term(sheet_of: Callable[[Document], Sheet]) -> None:
    made = sheet_of(read_markdown(QUEST))
    assert [line.term for line in made.lines if line.text.startswith("X. X")] == ["X."]


def test_what_each_player_has_is_part_of_a_set_up_that_does_not_say_it(race: Sheet) -> None:
    parts = [(line.text, line.step) for line in lines(race, "setup")][:2]
    assert parts == [
        ("About 20 stones, split evenly between two colours", None),
        ("1 king of each colour", None),
    ]


def test_a_set_up_that_says_what_players_take_needs_no_list_of_parts(
    sheet_of: Callable[[Document], Sheet],
) -> None:
    said = RACE.replace("The board begins empty.", "Each player takes the stones of one colour.")
    assert not any("split evenly" in line.text for line in lines(sheet_of(read_markdown(said)), "setup"))


def test_a_sentence_is_there_once(race: Sheet) -> None:
    texts = [line.text for line in race.lines]
    assert texts.count("Nobody may move a stone of another player.") == 1
    assert [one.reason for one in race.left_out if one.label == "Moving"] == ["said again: Playing a round"]
    assert {one.reason for one in in_short(race.left_out)} == {"Components", "Said again"}


def test_a_file_without_a_title_is_named_by_its_game(race: Sheet) -> None:
    assert race.name == "Red Race"
    assert as_markdown(race).startswith("# Red Race: reference sheet")


def test_rows_of_a_table_are_a_table_and_what_ocr_read_is_said(sheet_of: Callable[[Document], Sheet]) -> None:
    names = ("Players", "5", "6")
    rows = [("Good", "3", "4"), ("Bad", "1", "2")]
    document = Document(
        (
            Block("heading", "Setup", 0, level=1),
            Block("paragraph", "Use the table below to give out the roles.", 0),
            *(
                Block(
                    "row",
                    " | ".join(row),
                    0,
                    columns=names,
                    cells=row,
                    words=(Word(0, len(row[0]), 1, 0, 0, 1, 1, confidence=90.0),),
                )
                for row in rows
            ),
            Block("paragraph", "Shuffle the cards.", 0),
        ),
        (SourcePage("2", 1),),
    )
    made = sheet_of(document)
    first, *table, last = lines(made, "setup")
    assert [line.cells for line in table] == rows
    assert {line.note for line in table} == {READ_BY_OCR}
    assert (first.note, first.step, last.step) == (None, 1, 2)
    assert "| Players | 5 | 6 | |" in as_markdown(made)
    assert "<th>Players</th><th>5</th><th>6</th>" in as_html(made)
    pdf = pypdfium2.PdfDocument(as_pdf(made))
    text = pdf[0].get_textpage().get_text_bounded()
    pdf.close()
    assert "Players" in text
    assert READ_BY_OCR in " ".join(text.split())
