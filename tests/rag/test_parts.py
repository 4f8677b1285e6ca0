"""Questions in one text: told apart, answered each, and joined."""

from __future__ import annotations

import pytest

from rag.answers import Answered, Computed
from rag.assistant import Assistant
from rag.parts import REST, parts


def test_two_questions_keep_what_is_told_before_them() -> None:
    assert parts("I got told to fatigue a cube. Where do I put it and when does it come back?") == (
        "I got told to fatigue a cube. Where do I put it?",
        "I got told to fatigue a cube. when does it come back?",
    )


@pytest.mark.parametrize(
    "text",
    [
        "Can I leave?",
        "What happens if I roll 4 and the dragon rolls 4?",
        "Do I have to open it or can I leave it shut?",
        "I have 2 chests and 2 monsters. Can I exit?",
        "Can I leave? Are you sure?",
        "Who wins, and why?",
    ],
)
def test_one_question_stays_one(text: str) -> None:
    assert parts(text) == (text,)


def test_both_parts_are_answered_and_cited(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "Who wins the game, and who wins if the scores are tied?")
    cited = {one.quote for claim in answer.claims for one in claim.citations}
    assert "The player with the highest score wins the game." in cited
    assert "If the scores are tied, the tiebreaker is that the player who exited first wins." in cited
    assert answer.yes_no is None


def test_both_parts_are_answered_though_the_same_is_told_before_them(assistant: Assistant) -> None:
    asked = "my cubes in the conserved slots: where do they go when I refresh and how often can I spend each?"
    quotes = {one.quote for claim in assistant.answer("lairs", asked).claims for one in claim.citations}
    assert "When you Refresh, Conserved cubes do not move but stay in their Conserved slots." in quotes
    assert any("can be spent twice" in quote for quote in quotes)


def test_a_part_that_leans_on_the_one_before_it_is_asked_with_it(assistant: Assistant) -> None:
    asked = "How can I tell a gold treasure from behind, and roughly how many dragon cards will it bring me?"
    labels = " ".join(claim.text for claim in assistant.answer("dragons-lair", asked).claims)
    assert "back of the card" in labels
    assert "gold treasure card is 3" in labels


def test_of_a_part_that_is_not_decided_it_is_said_so_and_the_other_answered(assistant: Assistant) -> None:
    answer = assistant.answer(
        "lairs", "How many cubes do I get at the start, and how much is the box in euros?"
    )
    assert isinstance(answer, Answered | Computed)
    assert answer.answer.startswith("6 cubes.")
    assert answer.answer.endswith(REST)


def test_words_between_two_questions_belong_to_neither() -> None:
    assert parts("Who goes first, and roughly how many turns are there?") == (
        "Who goes first?",
        "how many turns are there?",
    )


def test_a_condition_opens_a_question_of_its_own() -> None:
    assert parts(
        "My item is tapped. When does it untap, and once it is up does using it cost an action?"
    ) == (
        "My item is tapped. When does it untap?",
        "My item is tapped. once it is up does using it cost an action?",
    )


def test_who_asks_how_two_things_differ_is_shown_both(assistant: Assistant) -> None:
    asked = "What's the difference between learning about a space and locating a feature?"
    answer = assistant.answer("lairs", asked)
    quotes = [citation.quote for claim in answer.claims for citation in claim.citations]
    assert any(quote.startswith("To learn about a space means") for quote in quotes)
    assert any(quote.startswith("To locate a Feature or a wall means") for quote in quotes)


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        (
            "How many actions do I get against a player and against the dragon?",
            (
                "How many actions do I get against a player?",
                "How many actions do I get against the dragon?",
            ),
        ),
        (
            "When may I use items, once if it's a player and once if it's the dragon?",
            ("When may I use items if it's a player?", "When may I use items if it's the dragon?"),
        ),
        (
            "What do I score for the first and for the second exit?",
            ("What do I score for the first exit?", "What do I score for the second exit?"),
        ),
        (
            "How many actions for us heroes and how many for the dragon?",
            ("How many actions for us heroes?", "How many actions for the dragon?"),
        ),
    ],
)
def test_two_sides_of_one_thing_are_two_questions(text: str, sides: tuple[str, str]) -> None:
    assert parts(text) == sides


@pytest.mark.parametrize(
    "text",
    [
        "Can I pay for the move and for the fight?",
        "How many cubes for a creep and a hustle?",
        "What is it for?",
    ],
)
def test_what_is_done_together_is_one_question(text: str) -> None:
    assert parts(text) == (text,)


def test_both_sides_are_answered(assistant: Assistant) -> None:
    asked = "How many actions a turn for an adventurer and how many for the DRAGON player?"
    quotes = " ".join(claim.text for claim in assistant.answer("dragons-lair", asked).claims)
    assert "A player can perform TWO actions" in quotes
    assert "The DRAGON player may perform 1 action" in quotes


def test_who_asks_for_the_parts_of_a_thing_is_shown_them_in_order(assistant: Assistant) -> None:
    asked = "Could you list the stages of an encounter in order?"
    answer = assistant.answer("dragons-lair", asked)
    told = [claim.text for claim in answer.claims]
    assert [text[:7] for text in told if text.startswith("Stage")] == ["Stage 1", "Stage 2"]
