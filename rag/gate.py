"""Is the question answered at all? A small trained gate, asked before anything is composed.

The weights in `gate.json` come from `python -m evals.train_gate`, which trains with each rulebook left out in turn.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Literal

import numpy as np

from corpus.models import Frozen
from rag.cover import Cover
from rag.index import GameIndex, Scores
from rag.match import MATCH_NAMES, Matcher
from rag.rank import AnchorHit, Ranking

Tier = Literal["answered", "uncertain", "silent"]

FAR = 0.3
"""Likeness of an anchor that is not among the near ones."""
LIKE_ENOUGH = 0.8
"""Likeness, as a whole and word by word, from which an anchor asks the very same thing."""
LOOKED_AT = 3
"""Statements whose features the gate sees."""

_KINDS = (
    "yes_no",
    "number",
    "when",
    "who",
    "where",
    "happens",
    "effect",
    "definition",
    "attribute",
    "how",
    "other",
)


class Weights(Frozen):
    """A logistic regression over named features, with two thresholds."""

    features: tuple[str, ...]
    mean: tuple[float, ...]
    scale: tuple[float, ...]
    coefficients: tuple[float, ...]
    intercept: float
    silent_below: float
    """Probability under which the rulebook is taken to be silent."""
    answered_from: float
    """Probability from which the best statement is taken to answer."""

    def probability(self, values: dict[str, float]) -> float:
        """How likely the best statements answer the question, 0 to 1."""
        score = self.intercept + sum(
            c * (values[name] - m) / s
            for name, m, s, c in zip(self.features, self.mean, self.scale, self.coefficients, strict=True)
        )
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))

    def tier(self, probability: float) -> Tier:
        """The tier of a probability."""
        if probability < self.silent_below:
            return "silent"
        return "answered" if probability >= self.answered_from else "uncertain"


class Gates(Frozen):
    """The gate for any rulebook, and the one for games that bring question anchors."""

    plain: Weights
    """For rulebooks without anchors."""
    beneath: Weights
    """The same features for a game with anchors: what comes of them is the feature `plain` of the anchored gate."""
    anchored: Weights


@lru_cache(maxsize=1)
def load_gates() -> Gates:
    """The reviewed weights that ship with Referee."""
    return Gates.model_validate_json(files("rag").joinpath("gate.json").read_text("utf-8"))


@dataclass(frozen=True)
class Verdict:
    """What the gate found."""

    tier: Tier
    probability: float


def judge(ranking: Ranking, index: GameIndex, gates: Gates) -> Verdict:
    """Ask the gate about a ranking."""
    if not ranking.rows:
        return Verdict("silent", 0.0)
    values = question_features(ranking, index)
    if not index.anchors:
        plain = gates.plain.probability(values)
        return Verdict(_tier_of_plain(plain, index, gates.plain), plain)
    beneath = gates.beneath.probability(values)
    probability = gates.anchored.probability({**anchor_features(ranking, index), "plain": _logit(beneath)})
    if _asks_of_silence(ranking):
        return Verdict("silent", min(probability, gates.anchored.silent_below))
    return Verdict(gates.anchored.tier(probability), probability)


def _tier_of_plain(probability: float, index: GameIndex, weights: Weights) -> Tier:
    """The tier; in a language that model and checks hardly read, silence is not told from a rule in other words."""
    tier = weights.tier(probability)
    return "uncertain" if tier == "silent" and index.rulebook.language != "en" else tier


def _asks_of_silence(ranking: Ranking) -> bool:
    """Whether the question asks the very same as an anchor of a silent topic, and none of the others is nearer."""
    told, silent = (
        max(
            (min(h.likeness, h.words) for h in ranking.anchors if (h.anchor.kind == "silent") is topic),
            default=0.0,
        )
        for topic in (False, True)
    )
    return silent >= max(LIKE_ENOUGH, told)


def question_features(ranking: Ranking, index: GameIndex) -> dict[str, float]:
    """Features of a question against a rulebook: of its best statement, of its best few, and of itself."""
    matcher = Matcher(ranking.asked, index)
    matches = [matcher.match(row) for row in ranking.own_rows[:LOOKED_AT]]
    values: dict[str, float] = {}
    for name in MATCH_NAMES:
        each = [float(getattr(match, name)) for match in matches]
        values[f"first_{name}"], values[f"best_{name}"] = each[0], max(each)
    values |= _spread(ranking)
    question = ranking.asked.question
    values |= {f"asks_{kind}": float(question.kind == kind) for kind in _KINDS}
    rarity = matcher.rarity
    values["content_words"] = float(min(len(matcher.content), 15))
    values["unknown"] = sum(r for t, r in rarity.items() if t not in index.rarity) / (
        sum(rarity.values()) or 1.0
    )
    values["names"] = float(len(question.names))
    values["names_missing"] = float(any(name not in index.rulebook.text.lower() for name in question.names))
    values["long"] = float(len(question.text.split()) > 16)
    values["words"] = float(ranking.words.max()) if len(ranking.words) else 0.0
    return values


def anchor_features(ranking: Ranking, index: GameIndex) -> dict[str, float]:
    """What the anchors say: how like the question is to asking for the best statement, any statement, a silent topic."""
    told = [hit for hit in ranking.anchors if hit.anchor.kind != "silent"]
    silent = [hit for hit in ranking.anchors if hit.anchor.kind == "silent"]
    first = index.statements[ranking.rows[0]].id
    of_first = [hit for hit in told if first in hit.anchor.statements]
    best, topic = _nearest(told), _nearest(silent)
    return {
        "anchor": best[0],
        "anchor_words": best[1],
        "anchor_of_first": _nearest(of_first)[0],
        "anchor_words_of_first": _nearest(of_first)[1],
        "anchor_silent": topic[0],
        "anchor_silent_words": topic[1],
        "anchor_margin": best[0] - topic[0],
        "anchor_words_margin": best[1] - topic[1],
        "anchor_learned": float(ranking.learned[ranking.rows[0]]),
        "anchor_learned_best": float(ranking.learned.max()),
        "anchor_learned_lead": _lead(ranking.learned),
        "anchor_learned_silent": ranking.learned_silence,
        "anchor_covered": Cover(ranking.asked, index).of_statement(ranking.rows[0]),
        "anchors_told": sum(hit.anchor.kind != "silent" for hit in ranking.anchors[:5]) / 5,
    }


def _lead(scores: Scores) -> float:
    """How far the highest is above the next."""
    highest = np.sort(scores)[::-1][:2]
    return float(highest[0] - highest[-1])


def _nearest(hits: list[AnchorHit]) -> tuple[float, float]:
    """The best likeness as a whole, and the best word by word."""
    return (
        max((hit.likeness for hit in hits), default=FAR),
        max((hit.words for hit in hits), default=FAR),
    )


def _spread(ranking: Ranking) -> dict[str, float]:
    final = np.asarray(ranking.own, np.float64)
    rest = final[1:10]
    return {
        "lead": float(final[0] - final[1]) if len(final) > 1 else 0.0,
        "lead_over_ten": float(final[0] - rest.mean()) if len(rest) else 0.0,
        "vector_over_book": float(ranking.vector[ranking.own_rows[0]] - ranking.vector.mean()),
    }


def _logit(probability: float) -> float:
    bounded = min(max(probability, 1e-6), 1 - 1e-6)
    return math.log(bounded / (1 - bounded))
