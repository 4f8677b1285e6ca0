"""Answers as values: a decided one without a citation cannot be built."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from corpus.models import Citation
from rag.answers import (
    ANSWER,
    Answered,
    Claim,
    Computed,
    Conflicting,
    Need,
    NeedsFact,
    OutOfScope,
    Silent,
    Turn,
    Uncertain,
)
from tests.rag.letters import tiny

BOOK = tiny()
CITED: Citation = BOOK.cite(next(BOOK.statements))
CLAIM = Claim(text="Draw two cards.", citations=(CITED,))
COMMON = {
    "game": "tiny",
    "revision": BOOK.revision,
    "question": "How many?",
    "answer": "Draw two cards. [p.3 — Turns]",
}
NEED = Need(fact="cards", ask="How many cards do you hold?", either_way=("none: yes",))


@pytest.mark.parametrize("kind", [Answered, Computed, Conflicting, Uncertain])
def test_a_decided_answer_without_claims_cannot_be_built(
    kind: type[Answered | Computed | Conflicting | Uncertain],
) -> None:
    with pytest.raises(ValidationError, match="claims"):
        kind.model_validate(COMMON)
    with pytest.raises(ValidationError, match="claims"):
        kind.model_validate({**COMMON, "claims": ()})
    assert kind.model_validate({**COMMON, "claims": (CLAIM,)}).claims == (CLAIM,)


def test_a_claim_without_a_citation_cannot_be_built() -> None:
    with pytest.raises(ValidationError, match="citations"):
        Claim(text="Draw two cards.", citations=())


def test_an_answer_that_asks_back_says_what_for() -> None:
    with pytest.raises(ValidationError, match="needs"):
        NeedsFact.model_validate(COMMON)


@pytest.mark.parametrize(
    "answer",
    [
        Answered(**COMMON, claims=(CLAIM,), yes_no=True),
        Computed(**COMMON, claims=(CLAIM,), value=16, unit="VP", ruling={"rule": "x", "missing": []}),
        Conflicting(**COMMON, claims=(CLAIM, CLAIM)),
        Uncertain(**COMMON, claims=(CLAIM,), nearest=(CITED,)),
        NeedsFact(**COMMON, needs=(NEED,), withheld=("No.: not verbatim",)),
        Silent(**COMMON, nearest=(CITED,)),
        OutOfScope(**COMMON, timings_ms={"total": 1.5}),
    ],
    ids=lambda answer: answer.status,
)
def test_every_answer_comes_back_from_json_as_what_it_was(
    answer: Answered | Computed | Conflicting | Uncertain | NeedsFact | Silent | OutOfScope,
) -> None:
    assert ANSWER.validate_json(answer.model_dump_json()) == answer
    assert ANSWER.validate_python(answer.model_dump()) == answer


@pytest.mark.parametrize("change", [{"status": "maybe"}, {"colour": "red"}, {"yes_no": "perhaps"}])
def test_what_is_no_answer_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ANSWER.validate_python({**COMMON, "status": "silent", **change})
    with pytest.raises(ValidationError, match="status"):
        ANSWER.validate_python(COMMON)


@pytest.mark.parametrize("value", [3, 0.5, "gold", True, None])
def test_a_value_keeps_its_type(value: object) -> None:
    answer = Answered.model_validate({**COMMON, "claims": (CLAIM,), "value": value})
    back = ANSWER.validate_json(answer.model_dump_json())
    assert (type(back.value), back.value) == (type(value), value)


def test_a_turn_has_a_question_and_perhaps_facts() -> None:
    assert Turn(question="How many?").facts == {}
