"""Train which rule is asked for: `python -m evals.train_decide SETS... [--out rag/decide.json]`.

Examples are the cases of the sets. A rule is right where it quotes a deciding statement and gives the case's verdict or
value. Judged with each game left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.library import find_game
from evals.books import Books
from evals.cases import Case, load_cases
from evals.support import deciding
from rag.decide import Weights, sure_features
from rag.embed import Embedder
from rag.gate import Verdict, judge, load_gates
from rag.index import GameIndex
from rag.likely import SIGNS, Try, likely_rules
from rag.rank import Ranking, ask, rank

RIDGE = 3.0
"""Regularisation of both models."""
_OUTCOMES = {
    "answered": "decided",
    "computed": "decided",
    "needs_fact": "depends",
    "conflicting": "conflicting",
}
"""What a rule comes to where an answer of that status is right."""
SURE_FROM = 0.4
"""How sure the engine must be to speak: from here, games left out, six rulings in seven were right."""
NUMBER_FROM = 0.75
"""How sure it must be to say a number: of those between the two, on a set that nothing was tuned on, five of nine were wrong."""
YES_NO_FROM = 0.7
"""How sure it must be to say yes or no: from here, games left out, nine verdicts in ten were right; of those between 0.6 and here
that read no fact, half."""


@dataclass(frozen=True)
class Example:
    """A question with its likely rules, and which of them are right."""

    book: str
    text: str
    case: Case
    tries: tuple[Try, ...]
    right: tuple[bool, ...]
    ranking: Ranking
    index: GameIndex
    gate: Verdict


def case_examples(cases: Sequence[Case], books: Books, embedder: Embedder) -> Iterator[Example]:
    """Cases of games with rules."""
    for case in cases:
        game = find_game(case.game)
        if game is None:
            continue
        index = books.index(case.game)
        gold = frozenset().union(*deciding(case, index.rulebook)) if case.answerable else frozenset()
        ranking = rank(ask(case.question, index, embedder), index)
        tries = tuple(
            likely_rules(ranking, ranking.asked.question, index, game, index.thesaurus.words, {}, ())
        )
        yield Example(
            case.game,
            case.question,
            case,
            tries,
            tuple(bool(gold & set(index.quoted_by[one.rule.id])) and _fits(one, case) for one in tries),
            ranking,
            index,
            judge(ranking, index, load_gates()),
        )


def _fits(one: Try, case: Case) -> bool:
    if case.yes_no is not None:
        return one.verdict is case.yes_no or (one.value is None and "needs_fact" in case.status)
    if case.value is not None and one.outcome == "decided":
        told = one.value.values() if isinstance(one.value, dict) else [one.value]
        return str(case.value).lower() in " ".join(map(str, told)).lower()
    wanted = {_OUTCOMES[status] for status in case.status if status in _OUTCOMES}
    return one.outcome in wanted


def fit_choice(examples: Sequence[Example]) -> np.ndarray:
    """Weights of the signs: conditional logit over the likely rules of each question."""
    from scipy.optimize import minimize

    tables = [
        (np.array([one.signs.values() for one in e.tries]), np.array(e.right))
        for e in examples
        if any(e.right) and not all(e.right)
    ]
    scale = np.concatenate([table for table, _ in tables]).std(axis=0) + 1e-9

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        total, slope = RIDGE * float(weights @ weights), 2 * RIDGE * weights
        for table, right in tables:
            scaled = table / scale
            shares = np.exp(scaled @ weights - (scaled @ weights).max())
            total -= float(np.log(shares[right].sum() / shares.sum()))
            slope = slope - (
                shares[right] @ scaled[right] / shares[right].sum() - shares @ scaled / shares.sum()
            )
        return total, slope

    found = np.asarray(minimize(loss, np.zeros(len(SIGNS)), jac=True, method="L-BFGS-B").x, np.float64)
    return np.asarray(found / scale, np.float64)


@dataclass(frozen=True)
class Chosen:
    """The winner for one example, with what the second model sees."""

    example: Example
    right: bool
    verdict: bool | None
    """The yes or no that it gives."""
    features: dict[str, float]


def choose(examples: Sequence[Example], weights: np.ndarray) -> list[Chosen]:
    """The winner of each example."""
    found = []
    for example in examples:
        if example.tries:
            scores = [float(np.dot(one.signs.values(), weights)) for one in example.tries]
            best = int(np.argmax(scores))
            features = sure_features(
                example.tries[best], example.tries, scores, example.ranking, example.index, example.gate
            )
            found.append(Chosen(example, example.right[best], example.tries[best].verdict, features))
    return found


def fit_sure(chosen: Sequence[Chosen]) -> dict[str, float]:
    """Weights of the second model, on plain features."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    names = list(chosen[0].features)
    table = np.array([[one.features[name] for name in names] for one in chosen])
    scaler = StandardScaler().fit(table)
    model = LogisticRegression(C=1 / RIDGE, max_iter=5000).fit(
        scaler.transform(table),
        [one.right for one in chosen],
    )
    plain = model.coef_[0] / scaler.scale_
    weights = {name: round(float(value), 4) for name, value in zip(names, plain, strict=True)}
    return {**weights, "bias": round(float(model.intercept_[0] - plain @ scaler.mean_), 4)}


def probability(one: Chosen, sure: dict[str, float]) -> float:
    """How sure the second model is."""
    return float(1 / (1 + np.exp(-(sure["bias"] + sum(sure[n] * v for n, v in one.features.items())))))


def main() -> None:
    """Train from sets given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sets", nargs="+", type=Path)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    embedder = Embedder()
    books = Books(Path(), embedder)
    cases = [case for path in given.sets for case in load_cases(path)]
    slugs = sorted({case.game for case in cases})
    examples = list(case_examples(cases, books, embedder))
    judged: list[tuple[Chosen, float]] = []
    for slug in slugs:
        known = [example for example in examples if example.book != slug]
        weights = fit_choice(known)
        sure = fit_sure(choose(known, weights))
        unseen = choose([example for example in examples if example.book == slug], weights)
        judged += [(one, probability(one, sure)) for one in unseen]
    _report(judged)
    weights = fit_choice(examples)
    trained = Weights(
        choose={name: round(float(value), 4) for name, value in zip(SIGNS, weights, strict=True)},
        sure=fit_sure(choose(examples, weights)),
        sure_from=SURE_FROM,
        number_from=NUMBER_FROM,
        yes_no_from=YES_NO_FROM,
    )
    print(trained.model_dump_json(indent=1))
    if given.out:
        given.out.write_text(trained.model_dump_json(indent=1) + "\n", "utf-8")


def _report(judged: Sequence[tuple[Chosen, float]]) -> None:
    from sklearn.metrics import roc_auc_score

    can = [one for one, _ in judged if any(one.example.right)]
    auc = roc_auc_score([one.right for one, _ in judged], [p for _, p in judged])
    print(
        f"{len(judged)} cases, a right rule among the likely ones {len(can)}, chosen {sum(one.right for one in can)}, "
        f"sureness AUC {auc:.3f}"
    )
    for title, part in (
        ("all", judged),
        ("yes or no, no fact read", [(o, p) for o, p in judged if o.features["bare_verdict"]]),
        (
            "yes or no, facts read",
            [(o, p) for o, p in judged if o.verdict is not None and o.features["reads"]],
        ),
        ("others", [(o, p) for o, p in judged if o.verdict is None]),
    ):
        print(title)
        for low in (0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
            said = [one for one, p in part if p >= low]
            right = sum(one.right for one in said)
            print(
                f"  from {low}: speaks {len(said)}, right {right} ({100 * right / max(1, len(said)):.0f} %)"
            )


if __name__ == "__main__":
    main()
