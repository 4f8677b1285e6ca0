"""Slips of the fingers in questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.spelling import Speller

WORDS = "must i open the chest when i enter its space", "defeat the monster or leave the monster", "treasure"
SPELLER = Speller(WORDS, {"minister"})


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("do i open the chets", "do i open the chest"),
        ("a moster", "a monster"),
        ("a monsster", "a monster"),
        ("a minster", "a monster"),
        ("treasrue", "treasure"),
        ("OPEN THE CHEST NOW", "open the chest now"),
    ],
)
def test_one_slip_is_mended(typed: str, meant: str) -> None:
    assert SPELLER.mended(typed) == meant


@pytest.mark.parametrize(
    "text",
    [
        "ask Chets about it",
        "a dragon",
        "i opn it",
        "the mnstr",
        "fantastic",
        "3 chest",
        "the minister",
        "opening",
    ],
)
def test_names_short_words_and_other_words_stay(text: str) -> None:
    assert SPELLER.mended(text) == text


def test_what_may_be_two_words_stays() -> None:
    assert Speller(["stake stave"]).mended("staxe") == "staxe"


@given(st.text(max_size=40))
def test_mending_twice_is_mending_once(text: str) -> None:
    assert SPELLER.mended(SPELLER.mended(text)) == SPELLER.mended(text)


@given(st.lists(st.sampled_from(sorted({word for text in WORDS for word in text.split()})), min_size=1))
def test_known_words_stay(words: list[str]) -> None:
    assert SPELLER.mended(" ".join(words)) == " ".join(words)
