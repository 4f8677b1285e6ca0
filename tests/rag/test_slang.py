"""Slang that nobody has asked with is read as the game's word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.slang import Slang

WORDS = {"fight": ("duke it out", "attack"), "monster": ("beastie", "beast"), "exit": ("leg it",)}
SLANG = Slang(WORDS, ("May I attack the beast?", "Do I have to fight the Monster?"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("must i duke it out with the beastie", "must i fight with the monster"),
        ("he duked it out with two beasties", "he fight with two monster"),
        ("so he legs it", "so he exit"),
        ("DUKE IT OUT?", "fight?"),
    ],
)
def test_what_nobody_has_asked_with_is_read_in_the_games_words(said: str, meant: str) -> None:
    assert SLANG.plain(said) == meant


@pytest.mark.parametrize("text", ["attack the beast", "a beastly leg", "the duke is out", "it is legit"])
def test_what_is_known_or_only_looks_alike_stands(text: str) -> None:
    assert SLANG.plain(text) == text


@given(st.text())
def test_without_words_of_a_game_nothing_changes(text: str) -> None:
    assert Slang({}, ()).plain(text) == text
