"""A rule that needs no fact confirms nothing that it has not heard."""

from __future__ import annotations

import pytest

from rag.question import read_question
from rag.unheard import unheard

LINES = {
    "cubes": ("At the start 4 white cubes stand in the basket.", "Do the cubes start in the basket?"),
    "winner": ("The winner takes all staked cards.", "Does the winner take what was staked?"),
    "turns": ("Turns pass clockwise.", "Do turns go clockwise?"),
    "stages": (
        "First cards are drawn, until the contest is called.",
        "Are the cards drawn before the contest?",
    ),
    "worth": ("The card is worth 100 points.", "Is the card worth 100 points?"),
}


@pytest.mark.parametrize(
    ("line", "text", "passed_over"),
    [
        ("cubes", "Do 7 white cubes start in the basket?", True),
        ("cubes", "Do four white cubes start in the basket?", False),
        ("cubes", "Is one of the cubes in the basket at the start?", False),
        ("winner", "Does the winner take half of what was staked?", True),
        ("winner", "Does the winner take only the loser's card?", True),
        ("winner", "Does the winner take the staked cards, and only then the turn ends?", False),
        ("turns", "Do turns pass counter-clockwise?", True),
        ("turns", "Do turns pass clockwise?", False),
        ("stages", "Is the contest before the cards are drawn?", True),
        ("stages", "Does the contest come after the cards are drawn?", False),
        ("stages", "Are cards drawn before the contest?", False),
        ("worth", "Is the card worth 50 points?", True),
        ("worth", "Is the card worth 100 points?", False),
    ],
)
def test_a_yes_that_passes_over_what_is_named_is_not_said(line: str, text: str, passed_over: bool) -> None:
    quote, ask = LINES[line]
    assert unheard(read_question(text), (quote,), (ask,), yes=True) is passed_over


def test_a_no_may_deny_a_number_but_not_an_order_that_it_was_asked_for_in_reverse() -> None:
    quote, ask = LINES["cubes"]
    assert not unheard(read_question("Do 7 white cubes start in the basket?"), (quote,), (ask,), yes=False)
    asked = read_question("Is the contest before the cards are drawn?")
    assert unheard(
        asked, ("First cards are drawn.",), ("Are the cards drawn before the contest?",), yes=False
    )
