"""What makes an answer right, on real answers and on answers that were changed for the worse."""

from __future__ import annotations

from typing import Any

import pytest

from evals.cases import Case
from evals.record import Record, Score
from evals.scorers import same_value, scores
from evals.shelf import Shelf
from rag.answers import Answer
from tests.evals.records import CASES


def scored(case: Case, answer: Answer, shelf: Shelf, **changed: Any) -> dict[str, Score]:
    changed_case = case.model_copy(update=changed)
    return {one.name: one for one in scores(changed_case, answer, (), shelf.book(case.game))}


def answer_to(records: tuple[Record, ...], name: str) -> Answer:
    answer = next(record.answer for record in records if record.task.case.name == name)
    assert answer is not None
    return answer


def test_all_few_questions_are_answered_rightly(records: tuple[Record, ...]) -> None:
    assert [(one.task.case.name, one.reason("correct")) for one in records if one.score("correct") != 1] == []
    assert all(
        one.score("verbatim") in (None, 1) and one.score("place exact") in (None, 1) for one in records
    )


def test_every_score_has_a_reason_and_lies_between_nothing_and_all(records: tuple[Record, ...]) -> None:
    assert all(score.reason and 0 <= score.value <= 1 for record in records for score in record.scores)


def test_the_contrary_verdict_is_wrong_and_no_verdict_is_merely_not_right(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    answer = answer_to(records, "a wager cannot be refused")
    case = CASES[3]
    contrary = scored(case, answer.model_copy(update={"yes_no": True}), shelf)
    assert (contrary["verdict"].value, contrary["verdict wrong"].value, contrary["correct"].value) == (
        0,
        1,
        0,
    )
    assert contrary["correct"].reason == "verdict: yes, expected no"
    silent = scored(case, answer.model_copy(update={"yes_no": None}), shelf)
    assert (silent["verdict"].value, silent["verdict wrong"].value, silent["correct"].value) == (0, 0, 0)


def test_another_value_is_wrong(records: tuple[Record, ...], shelf: Shelf) -> None:
    answer = answer_to(records, "three treasures lie open")
    found = scored(CASES[2], answer, shelf, value=4)
    assert (found["value"].value, found["value wrong"].value) == (0, 1)
    assert found["value"].reason == "said 3, expected 4"


def test_an_answer_that_cites_another_rule_is_not_correct(records: tuple[Record, ...], shelf: Shelf) -> None:
    answer = answer_to(records, "two of each is enough to leave")
    other = answer_to(records, "three treasures lie open")
    found = scored(CASES[0], answer.model_copy(update={"claims": other.claims}), shelf)
    assert found["deciding cited"].value == found["precision"].value == found["recall"].value == 0
    assert found["correct"].value == 0
    assert found["verdict"].value == 1


def test_a_quote_that_does_not_stand_there_and_a_wrong_page_are_found(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    answer = answer_to(records, "three treasures lie open")
    claim = answer.claims[0]
    for change, name in (({"quote": "lay out 4 Treasures"}, "verbatim"), ({"page": "5"}, "place exact")):
        citation = claim.citations[0].model_copy(update=change)
        forged = answer.model_copy(update={"claims": (claim.model_copy(update={"citations": (citation,)}),)})
        assert scored(CASES[2], forged, shelf)[name].value == 0


def test_the_page_and_section_of_the_case_must_be_those_of_the_deciding_citation(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    answer = answer_to(records, "two of each is enough to leave")
    assert scored(CASES[0], answer, shelf)["place exact"].value == 1
    assert scored(CASES[0], answer, shelf, page="9")["place exact"].value == 0
    assert scored(CASES[0], answer, shelf, section="Setup")["place exact"].value == 0


def test_answering_what_the_rulebook_does_not_decide_is_not_correct(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    answer = answer_to(records, "a wager cannot be refused")
    found = scored(CASES[4], answer, shelf)
    assert (found["silence kept"].value, found["correct"].value, found["precision of all"].value) == (0, 0, 0)
    assert "precision" not in found


def test_texts_that_must_and_must_not_be_said_are_looked_for(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    answer = answer_to(records, "three treasures lie open")
    assert scored(CASES[2], answer, shelf, must=("TREASURES",))["texts"].value == 1
    assert scored(CASES[2], answer, shelf, must=("gold",))["correct"].value == 0
    assert scored(CASES[2], answer, shelf, must_not=("face-up",))["correct"].value == 0


def test_facts_are_matched_by_value_and_by_the_words_of_their_names(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    answer = answer_to(records, "one of each is not")
    assert scored(CASES[1], answer, shelf)["facts F1"].value == 1
    half = scored(CASES[1], answer, shelf, given={"Chests opened": 1, "Monsters defeated": 2})["facts F1"]
    assert half.value == pytest.approx(1 / 2)
    assert half.reason == "missed Monsters defeated = 2; also monsters_defeated = 1"


def test_values_are_the_same_by_worth_or_by_their_words() -> None:
    assert same_value(3, 3.0)
    assert same_value("the first player", "First player")
    assert not same_value(13, 3)
    assert not same_value(True, 1)
    assert not same_value("a3", "3")
