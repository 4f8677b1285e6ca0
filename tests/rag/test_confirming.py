"""Where all that is asked is if something said is so, that is the question."""

from __future__ import annotations

import pytest

from rag.question import read_question


@pytest.mark.parametrize(
    ("text", "main"),
    [
        (
            "My girlfriend says treasures over the limit are worth nothing. is she right?",
            "treasures over the limit are worth nothing",
        ),
        ("no way, my uncle says you roll first. is my uncle correct?", "you roll first"),
        ("Since it is capped, I cannot take a fourth, right?", "Since it is capped, I cannot take a fourth"),
        ("her lair is done, correct?", "her lair is done"),
        ("my buddy swears a tie is a miss. u sure it counts as a hit?", "it counts as a hit?"),
    ],
)
def test_what_is_only_to_be_confirmed_is_what_is_asked(text: str, main: str) -> None:
    assert (read_question(text).main, read_question(text).kind) == (main, "yes_no")


def test_a_doubt_without_a_claim_leaves_the_question_before_it() -> None:
    assert read_question("Can I leave? My friend says no. Are you sure?").main == "Can I leave?"


@pytest.mark.parametrize(
    ("text", "main"),
    [
        (
            "my friend says no way, you cant buy more dice than there are. are you sure i can?",
            "can i buy more dice than there are?",
        ),
        ("She told me I can't draw twice. Sure I can?", "can I draw twice?"),
        (
            "My mate swears minus cards can't be staked. Are you really sure that they can?",
            "can minus cards be staked?",
        ),
        ("They said the trap does not stay. You sure it does?", "does the trap stay?"),
        (
            "Flatmate is 100% certain a cube hops into the basket. I don't believe it, is she right?",
            "a cube hops into the basket",
        ),
    ],
)
def test_what_somebody_denied_or_claimed_is_what_is_asked(text: str, main: str) -> None:
    found = read_question(text)
    assert (found.main, found.kind, found.confirming) == (main, "yes_no", True)


def test_whether_something_told_is_allowed_is_asked_of_what_was_told() -> None:
    found = read_question("Jonas pays six cubes for six dice. Allowed?")
    assert (found.main, found.kind) == ("Jonas pays six cubes for six dice", "yes_no")


@pytest.mark.parametrize(
    ("text", "main"),
    [
        ("I can leave, can't I?", "I can leave"),
        ("i only get my cubes back after exploring, dont i", "i only get my cubes back after exploring"),
        ("My brother insists that I have to exit. You said otherwise. Is he right?", "I have to exit"),
    ],
)
def test_a_tag_or_a_contradiction_asks_if_the_claim_is_so(text: str, main: str) -> None:
    found = read_question(text)
    assert (found.main, found.kind, found.confirming) == (main, "yes_no", True)


@pytest.mark.parametrize(
    ("text", "main"),
    [
        ("My brother doubts it. Please check again: is a tie really enough?", "is a tie really enough?"),
        ("can you double-check if a trap stays?", "a trap stays?"),
    ],
)
def test_who_wants_it_checked_again_asks_the_same_question(text: str, main: str) -> None:
    found = read_question(text)
    assert (found.main, found.kind, found.confirming) == (main, "yes_no", True)


def test_who_checks_something_in_the_game_wants_no_confirmation() -> None:
    assert not read_question("Can I check the map again?").confirming
