"""Questions in one text: told apart, answered each, and joined."""

from __future__ import annotations

import pytest

from rag.assistant import Assistant
from rag.parts import parts


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


def test_a_text_with_a_part_that_is_not_decided_is_answered_as_a_whole(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "Who wins the game, and how much does the box cost in euros?")
    assert len({claim.citations for claim in answer.claims}) == len(answer.claims)
    assert answer.question.startswith("Who wins the game, and")


def test_who_asks_how_two_things_differ_is_shown_both(assistant: Assistant) -> None:
    asked = "What's the difference between learning about a space and locating a feature?"
    answer = assistant.answer("lairs", asked)
    quotes = [citation.quote for claim in answer.claims for citation in claim.citations]
    assert any(quote.startswith("To learn about a space means") for quote in quotes)
    assert any(quote.startswith("To locate a Feature or a wall means") for quote in quotes)
