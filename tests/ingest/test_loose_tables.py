"""Tables whose rows stand apart in Markdown that a program made."""

from __future__ import annotations

import pytest

from ingest.loose_tables import close_up
from ingest.markdown import read_markdown
from ingest.split import split


def shown(source: str) -> list[str]:
    return [one.shown for one in split(read_markdown(source), slug="tiny", title="Tiny").statements]


def test_rows_that_stand_apart_become_rows_under_their_names() -> None:
    source = "|\nContinent |\nBonus |\n\n| Asia | 7 |\n\n| Europe | 5 |\n\nThen he clicks.\n"
    assert shown(source) == [
        "Continent: Asia; Bonus: 7",
        "Continent: Europe; Bonus: 5",
        "Then he clicks.",
    ]


def test_a_bar_alone_is_an_empty_first_cell() -> None:
    source = "|\nVP |\nCard |\nNumber |\n\n|\n\nSoldier | 13 |\n\n|\n1 |\nChapel |\n1 |\n"
    assert shown(source) == ["Card: Soldier; Number: 13", "VP: 1; Card: Chapel; Number: 1"]


def test_a_sentence_or_an_empty_cell_names_no_column() -> None:
    assert shown("| Trade | Trade with the bank. |\n\n| Undo | Take it back. |\n\n| Finish | End. |\n") == [
        "Trade | Trade with the bank.",
        "Undo | Take it back.",
        "Finish | End.",
    ]


@pytest.mark.parametrize(
    "source",
    [
        "| a | b |\n| --- | --- |\n| 1 | 2 |\n\n\n| c | d |\n| --- | --- |\n| 3 | 4 |\n",
        "A bar | in a sentence.\n\n\nAnother | one.\n",
        "| one row alone |\n\nText.\n",
        "|\n\nText without bars.\n",
        "",
    ],
)
def test_what_is_no_such_table_stays_as_it_is(source: str) -> None:
    assert close_up(source) == source
