"""The sheet of a program's manual has the rules of the game and leaves out what is about the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from ingest.markdown import read_markdown
from ingest.split import split
from rag.sheet import Sheet, make_sheet
from rag.sheet.program import PROGRAM
from rag.store import Store
from tests.rag.letters import Letters

BOOK = """# Hops

## Setup

Each player places 2 stones on the board. Press the Start button to connect to the server.

## The move dialog

You must move one stone in each turn. The dialog is displayed until you click with the mouse.

## Playing the game

Stones may hop in the following pattern:

The toolbar shows a button for each move. On your turn you may hop once.

| Road | Build a road on your turn. |

## Menu items

Starts a new game. Opens the dialog of high scores. The Help menu opens the handbook. The Settings menu has the themes. A window shows the scores.

## Command line options

You may set the port. The server must be set.

## Frequently asked questions

May I undo twice? You may undo once only.

## Winning

The player with the most stones wins the game.
"""


@pytest.fixture(scope="module")
def hops(tmp_path_factory: pytest.TempPathFactory) -> Sheet:
    store = Store(tmp_path_factory.mktemp("hops"))
    store.save(split(read_markdown(BOOK), slug="hops", title="Hops"), Letters())
    return make_sheet(store.load("hops", Letters().name), Letters())


def test_rules_stay_and_the_program_goes(hops: Sheet) -> None:
    texts = {line.text for line in hops.lines}
    assert {
        "Each player places 2 stones on the board.",
        "You must move one stone in each turn.",
        "On your turn you may hop once.",
        "The player with the most stones wins the game.",
    } <= texts
    said = " ".join(texts)
    assert not [word for word in ("button", "server", "dialog", "port", "toolbar") if word in said]
    labels = {one.label for one in hops.left_out if one.reason == PROGRAM}
    assert {"Setup", "The move dialog", "Menu items", "Command line options"} <= labels


def test_a_sentence_that_asks_is_a_question_with_what_follows(tmp_path: Path) -> None:
    book = (
        BOOK.partition("## The move")[0]
        + "## FAQ\n\nI am lost. May I hop twice? No. You may hop once only. Why?\n"
    )
    store = Store(tmp_path)
    store.save(split(read_markdown(book), slug="hops", title="Hops"), Letters())
    sheet = make_sheet(store.load("hops", Letters().name), Letters())
    (question,) = next(one for one in sheet.sections if one.name == "faq").questions
    assert (question.question, question.yes_no, question.verdict) == ("May I hop twice?", False, "")
    assert " ".join(line.text for line in question.lines) == "No. You may hop once only."
    assert ("FAQ", "no answer to a question") in {(one.label, one.reason) for one in sheet.left_out}


def test_what_a_sentence_opens_and_the_sheet_cannot_show_is_pointed_to(hops: Sheet) -> None:
    line = next(line for line in hops.lines if line.text.startswith("Stones may hop"))
    assert line.note == "see it in the rulebook"


def test_lines_that_a_table_has_left_in_the_text_are_not_shown(hops: Sheet) -> None:
    assert not [line.text for line in hops.lines if "|" in line.text]
