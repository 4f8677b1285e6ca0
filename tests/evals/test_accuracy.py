"""Marks of answers: what counts as right, wrong, refused, and kept silent."""

from __future__ import annotations

from evals.accuracy import marks
from evals.cases import Case
from rag.answers import Silent
from rag.assistant import Assistant


def test_a_right_verdict_is_right_and_the_other_one_is_wrong(assistant: Assistant) -> None:
    question = "Can my opponent refuse a wager?"
    answer = assistant.answer("dragons-lair", question)
    for yes_no in (False, True):
        case = Case(name="a", question=question, game="dragons-lair", yes_no=yes_no)
        found = marks(case, answer, ("x#1", "y#1"), frozenset({"y#1"}))
        assert found["verdict right"] is not yes_no
        assert found["verdict wrong"] is yes_no
        assert (found["first"], found["in three"]) == (False, True)


def test_silence_is_kept_or_a_refusal_as_the_case_would_have_it() -> None:
    silent = Silent(game="lairs", revision="r", question="q?", answer="The rulebook does not say.")
    kept = marks(Case(name="a", question="q?", status=("silent",)), silent, (), frozenset())
    assert kept == {"silence kept": True}
    refused = marks(Case(name="b", question="q?", value=3), silent, (), frozenset())
    assert refused == {"refused": True, "uncertain": False, "value right": False, "value wrong": False}
