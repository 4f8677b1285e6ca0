"""How likely each rule is the one that was asked for: two small models over the same signs, and their mean.

A linear one (a conditional logit that chooses, and a logistic regression on the winner's features) holds for games that it was
not trained on; a forest hears how signs go together, and knows the shipped games better. On three blind sets, 576 questions, the
two chose the right rule 504 times, the linear one 490 times; of its yes and no that are about as sure, a fifth fewer were
contrary.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import as_file, files

import numpy as np
from numpy.typing import NDArray

from corpus.models import Frozen
from rag.forest import Forest
from rag.gate import Verdict
from rag.index import GameIndex
from rag.likely import NOT_NEAR, SIGNS, Try
from rag.rank import Ranking

LINEAR = 0.5
"""What the linear model counts beside the forest in the choice; from 0.3 to 1 it makes no difference of a point."""
LEAD_MOST = 3.0
"""Lead in score from which more tells nothing."""
LEANING_OVER = 3
"""Statements whose yes/no anchors are heard."""
SUREST = 0.01
"""How near to 0 and 1 the forest's shares are taken: what no example spoke against is not certain."""


class Linear(Frozen):
    """The linear model's weights."""

    choose: dict[str, float]
    """A weight a sign."""
    sure: dict[str, float]
    """A weight a feature of the winner, with `bias`: how sure it is, by logistic regression."""


@dataclass(frozen=True)
class Weights:
    """Both models, made by `python -m evals.train_decide`."""

    linear: Linear
    forest: Forest


@lru_cache(maxsize=1)
def load_weights() -> Weights:
    """The models that ship with Referee."""
    linear = Linear.model_validate_json(files("rag").joinpath("decide.json").read_text("utf-8"))
    with as_file(files("rag").joinpath("decide.npz")) as file:
        return Weights(linear, Forest.load(file))


@dataclass(frozen=True)
class Weighed:
    """The likely rules of a question, weighed."""

    tries: tuple[Try, ...]
    scores: tuple[float, ...]
    """What speaks for each rule: the one with the highest is the winner."""
    leanings: tuple[float, ...]
    """How far the yes/no anchors agree with each rule's verdict: -1 to 1."""
    _linear: tuple[float, ...]
    _odds: tuple[float, ...]
    """The forest's log-odds for each rule."""
    _ranking: Ranking
    _gate: Verdict
    _weights: Linear

    def sureness(self, place: int) -> float:
        """How sure it is that this rule was asked for, 0 to 1."""
        found = features(self.tries, place, self._linear, self.leanings[place], self._ranking, self._gate)
        total = self._weights.sure["bias"] + sum(self._weights.sure[n] * v for n, v in found.items())
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, (total + self._odds[place]) / 2))))


def weigh(
    tries: Sequence[Try], ranking: Ranking, index: GameIndex, gate: Verdict, weights: Weights
) -> Weighed:
    """Weigh the likely rules of a question, of which there is at least one."""
    leanings = tuple(leaning(one, ranking, index) for one in tries)
    linear = tuple(score(one, weights.linear.choose) for one in tries)
    shares = weights.forest.shares(table(tries, leanings, ranking, gate)).clip(SUREST, 1 - SUREST)
    odds = tuple((np.log(shares) - np.log1p(-shares)).tolist())
    scores = tuple(own + LINEAR * near for own, near in zip(odds, linear, strict=True))
    return Weighed(tuple(tries), scores, leanings, linear, odds, ranking, gate, weights.linear)


def score(one: Try, choose: Mapping[str, float]) -> float:
    """How much speaks for a rule, by the linear model."""
    return sum(choose[name] * value for name, value in zip(SIGNS, one.signs.values(), strict=True))


def features(
    tries: Sequence[Try],
    place: int,
    scores: Sequence[float],
    leaning: float,
    ranking: Ranking,
    gate: Verdict,
) -> dict[str, float]:
    """What the linear model sees of a rule that may be right: its signs, its lead over those that say something else, the gate,
    the topics of silence, agreeing anchors."""
    best = tries[place]
    others = [
        near
        for other, near in zip(tries, scores, strict=True)
        if (other.verdict, str(other.value)) != (best.verdict, str(best.value))
    ]
    near = max(best.signs.own, best.signs.statements)
    return {
        **dict(zip(SIGNS, best.signs.values(), strict=True)),
        "near": near,
        "score": scores[place],
        "lead": min([LEAD_MOST, *(scores[place] - other for other in others)]),
        "gate": gate.probability,
        "over_silent": near - _silent(ranking),
        "reads": float(bool(best.used)),
        "agreement": leaning,
        "bare_agreement": 0.0 if best.used else leaning,
        "bare_verdict": float(isinstance(best.value, bool) and not best.used),
        "claim": float(best.claimed is not None),
    }


def table(
    tries: Sequence[Try], leanings: Sequence[float], ranking: Ranking, gate: Verdict
) -> NDArray[np.float32]:
    """What the forest sees: a row a rule, with its signs, how far each is over the best of the others, what it would say, and what
    else speaks of it."""
    signs = np.array([one.signs.values() for one in tries], np.float32)
    ordered = np.sort(signs, axis=0)[::-1]
    best, second = ordered[0], ordered[min(1, len(tries) - 1)]
    over = signs - np.where(signs == best, second, best)
    silent = _silent(ranking)
    said = [
        [
            one.verdict is True,
            one.verdict is False,
            one.outcome == "depends",
            one.outcome == "silent",
            one.outcome == "conflicting",
            len(one.used),
            one.claimed is not None,
            gate.probability,
            lean,
            one.rule.kind == "norm",
            one.rule.kind == "verdict",
            one.rule.kind == "amount",
            max(one.signs.own, one.signs.statements) - silent,
        ]
        for one, lean in zip(tries, leanings, strict=True)
    ]
    return np.hstack([signs, over, np.array(said, np.float32)])


def leaning(best: Try, ranking: Ranking, index: GameIndex) -> float:
    """How far the yes/no anchors of the best statements, and of those that the rule quotes, agree with its verdict: -1 to 1."""
    if best.verdict is None or index.learned is None or ranking.asked.question.kind != "yes_no":
        return 0.0
    near = {index.statements[row].id for row in ranking.rows[:LEANING_OVER]} | set(
        index.quoted_by[best.rule.id]
    )
    told = index.learned.leaning(ranking.asked.vector, ranking.asked.question.about, sorted(near))
    return max(-1.0, min(1.0, told if best.verdict else -told))


def _silent(ranking: Ranking) -> float:
    """Likeness of the nearest topic on which the rulebook is silent."""
    return max((hit.likeness for hit in ranking.anchors if hit.anchor.kind == "silent"), default=NOT_NEAR)
