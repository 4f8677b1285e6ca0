"""Follow-ups are asked in full, or stand beside the question before with the facts that they change."""

from __future__ import annotations

import pytest

from engine.library import find_game
from rag.answers import Computed, Turn
from rag.assistant import Assistant
from rag.embed import Embedder
from rag.followup import asked_in_full


@pytest.fixture(scope="module")
def embedder(assistant: Assistant) -> Embedder:
    return assistant.library.embedder


@pytest.mark.parametrize(
    ("asked", "follow_up", "full"),
    [
        ("What does Creep cost?", "and Peer?", "What does Peer cost?"),
        ("If I fail against a monster, what happens?", "what about a trap?", "If I fail against a trap, what happens?"),
        ("May I peer while standing on a monster?", "and conserve?", "May I conserve while standing on a monster?"),
        ("How many points does the second to exit get?", "and the first?", "How many points does the first to exit get?"),
        ("I have 3 chests, can I exit?", "and with 2 chests?", "I have 2 chests, can I exit?"),
        ("I have 3 chests, can I exit?", "what if two?", "I have two chests, can I exit?"),
        ("Do I have to open a chest when I step on it?", "and fight a monster?", "Do I have to fight a monster?"),
        ("Do chests count against a rival?", "and against me?", "Do chests count against me?"),
        ("How many more monsters must I beat?", "and chests, how many?", "How many more chests must I beat?"),
        ("How many more monsters do I need?", "and how many more chests?", "How many more chests do I need?"),
    ],
)  # fmt: skip
def test_what_is_named_takes_the_place_of_its_like(
    asked: str, follow_up: str, full: str, embedder: Embedder
) -> None:
    assert asked_in_full(follow_up, [Turn(question=asked)], find_game("lairs"), embedder) == full


@pytest.mark.parametrize(
    ("asked", "follow_up", "full"),
    [
        ("How many dice does a knight roll?", "and an archer?", "How many dice does a archer roll?"),
        (
            "Can the president veto a policy?",
            "what about the chancellor?",
            "Can the chancellor veto a policy?",
        ),
        ("Where do the red cubes go?", "and blue?", "Where do the blue cubes go?"),
    ],
)
def test_a_game_without_rules_has_the_nearest_in_meaning(
    asked: str, follow_up: str, full: str, embedder: Embedder
) -> None:
    assert asked_in_full(follow_up, [Turn(question=asked)], None, embedder) == full


@pytest.mark.parametrize(
    "text",
    [
        "Can I exit with 3 monsters?",
        "and when does the game end?",
        "I have 2 chests, may I leave?",
        "and if I had one more monster?",
    ],
)
def test_what_asks_by_itself_or_adds_to_a_fact_is_left_as_it_is(text: str, embedder: Embedder) -> None:
    before = [Turn(question="I have 2 chests and 1 monster, can I exit?")]
    assert asked_in_full(text, before, find_game("lairs"), embedder) is None


def test_a_chain_of_follow_ups_goes_on_from_the_last(embedder: Embedder) -> None:
    chain = [Turn(question="What does Creep cost?"), Turn(question="and Peer?")]
    assert asked_in_full("and Hustle?", chain, find_game("lairs"), embedder) == "What does Hustle cost?"


def test_a_changed_fact_is_put_to_the_rule_that_decided_before(assistant: Assistant) -> None:
    asked = Turn(question="I wager 200, she has 50, 100 and 300: what must she stake?")
    answer = assistant.answer("dragons-lair", "and if she only has 50?", history=[asked])
    assert (answer.status, answer.value) == ("computed", 50)


def test_another_thing_named_is_answered_and_not_the_one_before(assistant: Assistant) -> None:
    asked = Turn(question="What happens if I fail the check against a monster?")
    answer = assistant.answer("lairs", "and a trap?", history=[asked])
    assert {citation.section for claim in answer.claims for citation in claim.citations} == {
        "Disarming Traps"
    }


@pytest.mark.parametrize(
    ("asked", "follow_up", "full"),
    [
        (
            "I have opened 3 chests. Can I exit?",
            "Do I have to?",
            "I have opened 3 chests. Do I have to exit?",
        ),
        ("What does Creep cost?", "Are you sure?", "What does Creep cost?"),
        ("I exited second. How many points?", "And if I did not exit?", None),
        ("Must I fight the monster?", "And may I hustle on instead?", None),
    ],
)
def test_what_only_changes_how_it_is_asked(
    asked: str, follow_up: str, full: str | None, embedder: Embedder
) -> None:
    assert asked_in_full(follow_up, [Turn(question=asked)], find_game("lairs"), embedder) == full


def test_leave_that_is_given_is_no_duty(assistant: Assistant) -> None:
    answer = assistant.answer(
        "lairs", "Do I have to?", history=[Turn(question="I have opened 3 chests. Can I exit?")]
    )
    assert answer.yes_no is not True


def test_a_follow_up_that_is_not_understood_is_not_called_silent(assistant: Assistant) -> None:
    answer = assistant.answer(
        "lairs", "and the other ones?", history=[Turn(question="Can I exit with 3 chests?")]
    )
    assert answer.status not in ("silent", "out_of_scope")


def test_who_asks_when_after_yes_or_no_is_told_when(assistant: Assistant) -> None:
    before = Turn(question="Can I use a tapped item?")
    answer = assistant.answer("dragons-lair", "and when does it untap?", history=(before,))
    assert not answer.answer.startswith(("Yes", "No"))
    assert "at the start of" in answer.answer


def test_when_may_only_suppose(assistant: Assistant) -> None:
    before = Turn(question="I have 2 chests and 1 monster, can I exit?")
    answer = assistant.answer("lairs", "and when I have 2 monsters?", history=(before,))
    assert isinstance(answer, Computed)
    assert answer.yes_no is True


def test_a_number_that_was_put_twice_stands(assistant: Assistant) -> None:
    asked = [
        Turn(question="I beat 3 monsters and was first to exit, points?"),
        Turn(question="what if I was second instead?"),
    ]
    answer = assistant.answer("lairs", "and with one monster fewer?", history=asked)
    assert isinstance(answer, Computed)
    assert answer.value == 4


def test_one_more_of_nothing_named_is_no_yes_or_no(assistant: Assistant) -> None:
    asked = [Turn(question="I have 2 chests and 1 monster, can I exit?")]
    assert assistant.answer("lairs", "one more?", history=asked).yes_no is None
