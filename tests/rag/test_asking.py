"""A question stands as it is asked, and in the words of the rulebook."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.asking import as_statement, both_wordings
from rag.question import read_question
from rag.thesaurus import Thesaurus


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Can I leave my space?", "the player leave the player's space"),
        ("Am I allowed to trade?", "the player may trade"),
        ("ok, what does my opponent do?", "what does another player do"),
        ("Draw two cards", "Draw two cards"),
    ],
)
def test_a_question_is_also_worded_as_a_statement(text: str, statement: str) -> None:
    assert as_statement(text) == statement


def test_the_games_own_words_stand_in_for_players_words() -> None:
    words = Thesaurus({"chest": ("treasure box",), "defeat": ("slay",)})
    plain, stated = both_wordings("Must I slay it for the treasure boxes?", words)
    assert plain == "Must I slay it for the treasure boxes?"
    assert stated == "the player defeat it for the chest"
    assert words.in_book_words("A chest is no treasure box") == "A chest is no treasure box"


def test_a_thesaurus_of_another_language_is_empty() -> None:
    words = Thesaurus({"truhe": ("kiste",)}, "de")
    assert words.same("kist") == frozenset()
    assert words.in_book_words("die kiste") == "die kiste"


@given(st.text(max_size=200))
def test_reading_never_fails(text: str) -> None:
    assert read_question(text).text == text
    assert both_wordings(text, Thesaurus({}))[0] == text
