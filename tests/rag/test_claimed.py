"""Numbers that a yes/no question takes for granted."""

from __future__ import annotations

import pytest

from rag.claimed import claimed
from rag.question import read_question


@pytest.mark.parametrize(
    ("text", "unit", "number"),
    [
        ("Do I draw 7 cards at the start?", "Dragon cards", 7),
        ("Given that he starts with seven cards, do I deal him seven?", "Dragon cards", 7),
        ("I get 4 VP as the second one out, right?", "VP", 4),
        ("Are there four treasures in the display?", "Treasures", 4),
        ("when I draw do I take 7 cards?", "cards", 7),
    ],
)
def test_a_number_of_what_the_rule_counts_is_claimed(text: str, unit: str, number: int) -> None:
    assert claimed(read_question(text), unit, ()) == number


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("How many cards do I draw?", "cards"),
        ("Do I draw at least 3 cards?", "cards"),
        ("Do I draw more than 3 cards?", "cards"),
        ("Do I draw 3 or 4 cards?", "cards"),
        ("Do 3 players draw cards?", "treasures"),
        ("Can I take the one on top?", "cards"),
        ("I have +3 on my cards, is that allowed?", "cards"),
        ("Must I exit if I have 3 cards?", "cards"),
        ("When I hold 3 cards, must I exit?", "cards"),
        ("Do I draw 3 cards?", None),
    ],
)
def test_bounds_guesses_and_other_things_claim_nothing(text: str, unit: str | None) -> None:
    assert claimed(read_question(text), unit, ()) is None


def test_a_number_that_was_read_as_a_fact_is_no_claim() -> None:
    question = read_question("I opened 2 chests, do I get 4 VP for the chests?")
    assert claimed(question, "VP", {2}) == 4
    assert claimed(read_question("I have 4 VP, do I win?"), "VP", {4}) is None
