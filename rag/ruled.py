"""A ruling of the engine becomes an answer: the verdict in words, and the quotes that bear it as claims."""

from __future__ import annotations

from typing import Any

from corpus.models import Citation
from rag import compose, wording
from rag.answers import Answer, Claim, Computed, Conflicting, NeedsFact, Silent
from rag.decide import Decision
from rag.index import GameIndex
from rag.question import Question
from rag.stance import same_stance


def answer(decision: Decision, question: Question, index: GameIndex, common: dict[str, Any]) -> Answer:
    """The answer that a decision gives. `common`: game, revision and question."""
    ruling, rule = decision.ruling, decision.rule
    claims = _claims(ruling.quotes, index)
    told = wording.verdict(ruling, rule)
    yes_no = wording.yes_no_of(ruling)
    if decision.claimed is not None:
        yes_no = ruling.value == decision.claimed
        told = f"Yes: {told}" if yes_no else f"No, not {decision.claimed}: {told}"
    elif yes_no is not None and not decision.facts and (question.kind != "yes_no" or question.either):
        told, yes_no = "", None
    elif yes_no is not None and (
        question.kind not in ("yes_no", "other") or question.either or not _same_stance(decision, question)
    ):
        told, yes_no = f"{rule.title}? {told}", None
    elif isinstance(ruling.value, dict) and not decision.facts and question.kind not in ("happens", "effect"):
        told = ""
    shared = {**common, "ruling": ruling.model_dump(mode="json", by_alias=True), "claims": claims}
    if ruling.outcome == "silent":
        nearest = tuple(citation for claim in claims for citation in claim.citations)
        text = f"The rulebook does not say. The nearest rule: {compose.sentence(claims)}"
        return Silent(**{**shared, "claims": ()}, answer=text, nearest=nearest)
    text = f"{told} {compose.sentence(claims)}".strip()
    if ruling.outcome == "depends":
        return NeedsFact(**shared, answer=text, needs=wording.needs(ruling))
    if ruling.outcome == "conflicting":
        both = _claims(tuple(dict.fromkeys(quote for side in ruling.sides for quote in side.quotes)), index)
        return Conflicting(**{**shared, "claims": both}, answer=f"{told} {compose.sentence(both)}")
    return Computed(
        **shared,
        answer=text,
        yes_no=yes_no,
        value=wording.value_of(ruling),
        unit=ruling.unit if wording.value_of(ruling) is not None else None,
    )


def _same_stance(decision: Decision, question: Question) -> bool:
    """Whether the rule's yes is the question's: a norm was asked in the question's own stance, and a rule without facts was
    held to the anchors that carry a verdict."""
    rule = decision.rule
    return rule.kind == "norm" or not decision.facts or same_stance(question, (*rule.asks, rule.title))


def _claims(quotes: tuple[str, ...], index: GameIndex) -> tuple[Claim, ...]:
    """One claim a statement, whole where it is short enough, with each quoted span cited."""
    cited: dict[str, list[Citation]] = {}
    for quote in quotes:
        statement, start, end = index.rulebook.find(quote)
        cited.setdefault(statement.id, []).append(index.rulebook.cite(statement, start, end))
    return tuple(
        Claim(text=index.rulebook.by_id[name].shown, citations=tuple(citations))
        for name, citations in cited.items()
    )
