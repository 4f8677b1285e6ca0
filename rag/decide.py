"""Which rule of the engine decides a question, and on which facts.

Rules are found by their anchors: how players ask for them, and for the statements that they quote. Among the likely
ones, the rule wins that answers in the asked kind and reads the facts that the question states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.game import Game
from engine.norms import Asked
from engine.reading import Reader, ReadFact
from engine.rules import Rule
from engine.ruling import Outcome, Ruling
from engine.verdict import evaluate, outcome
from rag.answers import Turn
from rag.gate import Verdict
from rag.index import GameIndex
from rag.question import Question
from rag.rank import Ranking
from rag.stance import asked_of

LIKELY = 12
"""Rules that are looked at more closely."""
BY_STATEMENT = 0.04
"""What a rule loses where only its statement was asked for, and not the rule itself."""
BY_FACTS = 0.12
"""What a rule gains where it reads all the facts that were found."""
UNASKED = 0.06
"""What a rule loses where it would have to ask back before it can say anything."""
WRONG_KIND = 0.15
"""What a rule loses where it cannot give the asked kind of answer."""


SURE, SURE_WITH_FACTS = 0.62, 0.5
"""Likeness from which a rule is taken to be asked for: without facts of its own in the question, and with."""
SILENT_BUT_SURE = 0.85
"""Likeness from which a rule decides although the gate holds the rulebook silent."""


@dataclass(frozen=True)
class Decision:
    """A rule's ruling on a question, and how surely the rule is the one that was asked for."""

    rule: Rule
    ruling: Ruling
    facts: tuple[ReadFact, ...]
    likeness: float
    """Likeness of the question to the nearest anchor of the rule, 0 to 1."""
    score: float


def decide(
    ranking: Ranking,
    index: GameIndex,
    game: Game,
    words: Mapping[str, Sequence[str]],
    given: Mapping[str, object],
    history: Sequence[Turn],
) -> Decision | None:
    """The best decision among the likely rules; None where no rule is asked for.

    `given` facts stand above those that are read.
    """
    question = ranking.asked.question
    tries = [
        _try(game.rule(rule_id), likeness, question, words, given, history)
        for rule_id, likeness in _likely(ranking, index)
    ]
    most = max((len(one.used) for one in tries), default=0)
    best = max(tries, key=lambda one: one.score(most), default=None)
    if best is None:
        return None
    ruling = evaluate(best.rule, best.facts, asked=best.asked, sources=best.sources)
    return Decision(best.rule, ruling, best.used, best.likeness, best.score(most))


@dataclass(frozen=True)
class _Try:
    """A likely rule on the facts that it reads in the question, before it is evaluated in full."""

    rule: Rule
    likeness: float
    asked: Asked | None
    facts: dict[str, object]
    sources: dict[str, str]
    used: tuple[ReadFact, ...]
    outcome: Outcome
    answers: bool

    def score(self, most: int) -> float:
        """How surely it is the rule that was asked for. `most`: facts that the best reading rule found."""
        score = self.likeness + (BY_FACTS * len(self.used) / most if most else 0.0)
        if self.outcome == "depends" and not self.facts:
            score -= UNASKED
        return score if self.answers else score - WRONG_KIND


def _likely(ranking: Ranking, index: GameIndex) -> list[tuple[str, float]]:
    likeness: dict[str, float] = {}
    for hit in ranking.anchors:
        if hit.anchor.kind == "rule":
            likeness[hit.anchor.target] = max(likeness.get(hit.anchor.target, 0.0), hit.likeness)
        elif hit.anchor.kind == "statement":
            for rule_id in index.rules_of.get(hit.anchor.target, ()):
                likeness[rule_id] = max(likeness.get(rule_id, 0.0), hit.likeness - BY_STATEMENT)
    return sorted(likeness.items(), key=lambda item: (-item[1], item[0]))[:LIKELY]


@lru_cache(maxsize=1024)
def _reader(rule: Rule, words: tuple[tuple[str, tuple[str, ...]], ...]) -> Reader:
    return Reader({fact.name: fact for fact in rule.reads}, dict(words))


def _try(
    rule: Rule,
    likeness: float,
    question: Question,
    words: Mapping[str, Sequence[str]],
    given: Mapping[str, object],
    history: Sequence[Turn],
) -> _Try:
    read: tuple[ReadFact, ...] = ()
    if rule.reads:
        reader = _reader(rule, tuple((word, tuple(others)) for word, others in words.items()))
        read = reader.read(question.text, history)
    facts: dict[str, object] = {fact.name: fact.value for fact in read}
    sources: dict[str, str] = {fact.name: fact.source for fact in read}
    for name in {fact.name for fact in rule.reads} & set(given):
        facts[name], sources[name] = given[name], "given"
    asked = asked_of(question, rule.act) if rule.kind == "norm" and question.kind == "yes_no" else None
    settled = outcome(rule, facts, asked)
    return _Try(
        rule, likeness, asked, facts, sources, read, settled.outcome, _answers(rule, settled.value, question)
    )


def _answers(rule: Rule, value: object, question: Question) -> bool:
    """Whether the rule can give the asked kind of answer."""
    if question.kind == "yes_no":
        return rule.kind == "norm" or isinstance(value, bool) or (rule.kind == "verdict" and value is None)
    if question.kind == "number":
        return rule.kind in ("amount", "constant", "suggestion", "effect") and not isinstance(value, bool)
    return rule.kind != "norm" and not isinstance(value, bool)


def sure(decision: Decision, gate: Verdict) -> bool:
    """Whether the rule is surely the one that was asked for."""
    if gate.tier == "silent" and decision.likeness < SILENT_BUT_SURE:
        return False
    return decision.score >= (SURE_WITH_FACTS if decision.facts else SURE)
