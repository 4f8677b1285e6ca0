"""Train which rule is asked for: `python -m evals.train_decide SETS... [--out rag/decide.json]`.

Examples are the cases of the sets. A rule is right where it quotes a deciding statement and gives the case's verdict or
value. Judged with each game left out. The forest goes beside the file that is named, as `.npz`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.library import find_game
from evals.books import Books
from evals.cases import Case, load_cases
from evals.support import deciding
from rag.choice import Linear, Weights, features, leaning, score, table, weigh
from rag.embed import Embedder
from rag.forest import Forest
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
TREES, LEAF, LOOKED_AT = 60, 3, 0.5
"""Of the forest: trees, the fewest examples in a leaf, and the share of the columns that each split looks at."""


@dataclass(frozen=True)
class Example:
    """A question with its likely rules, and which of them are right."""

    book: str
    text: str
    case: Case
    tries: tuple[Try, ...]
    right: tuple[bool, ...]
    leanings: tuple[float, ...]
    """How far the yes/no anchors agree with the verdict of each."""
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
            tuple(leaning(one, ranking, index) for one in tries),
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
    scale = np.concatenate([signs for signs, _ in tables]).std(axis=0) + 1e-9

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        total, slope = RIDGE * float(weights @ weights), 2 * RIDGE * weights
        for signs, right in tables:
            scaled = signs / scale
            shares = np.exp(scaled @ weights - (scaled @ weights).max())
            total -= float(np.log(shares[right].sum() / shares.sum()))
            slope = slope - (
                shares[right] @ scaled[right] / shares[right].sum() - shares @ scaled / shares.sum()
            )
        return total, slope

    found = np.asarray(minimize(loss, np.zeros(len(SIGNS)), jac=True, method="L-BFGS-B").x, np.float64)
    return np.asarray(found / scale, np.float64)


def train(examples: Sequence[Example]) -> Weights:
    """Both models."""
    known = [example for example in examples if example.tries]
    choose = dict(zip(SIGNS, (round(float(value), 4) for value in fit_choice(known)), strict=True))
    return Weights(Linear(choose=choose, sure=fit_sure(known, choose)), fit_forest(known))


def fit_sure(examples: Sequence[Example], choose: Mapping[str, float]) -> dict[str, float]:
    """Weights of how sure the winner is, on plain features."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    found, right = [], []
    for example in examples:
        scores = [score(one, choose) for one in example.tries]
        best = int(np.argmax(scores))
        found.append(
            features(example.tries, best, scores, example.leanings[best], example.ranking, example.gate)
        )
        right.append(example.right[best])
    names = list(found[0])
    values = np.array([[one[name] for name in names] for one in found])
    scaler = StandardScaler().fit(values)
    model = LogisticRegression(C=1 / RIDGE, max_iter=5000).fit(scaler.transform(values), right)
    plain = model.coef_[0] / scaler.scale_
    weights = {name: round(float(value), 4) for name, value in zip(names, plain, strict=True)}
    return {**weights, "bias": round(float(model.intercept_[0] - plain @ scaler.mean_), 4)}


def fit_forest(examples: Sequence[Example]) -> Forest:
    """Trees over all likely rules of all examples."""
    from sklearn.ensemble import ExtraTreesClassifier

    rows = np.vstack([table(one.tries, one.leanings, one.ranking, one.gate) for one in examples])
    right = np.concatenate([one.right for one in examples])
    model = ExtraTreesClassifier(TREES, min_samples_leaf=LEAF, max_features=LOOKED_AT, random_state=0)
    return Forest.of([tree.tree_ for tree in model.fit(rows, right).estimators_])


@dataclass(frozen=True)
class Chosen:
    """The winner for one example."""

    example: Example
    right: bool
    verdict: bool | None
    """The yes or no that it gives."""
    reads: bool
    sureness: float


def choose(examples: Sequence[Example], weights: Weights) -> list[Chosen]:
    """The winner of each example."""
    found = []
    for example in examples:
        if example.tries:
            weighed = weigh(example.tries, example.ranking, example.index, example.gate, weights)
            best = int(np.argmax(weighed.scores))
            one = example.tries[best]
            found.append(
                Chosen(example, example.right[best], one.verdict, bool(one.used), weighed.sureness(best))
            )
    return found


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
    judged: list[Chosen] = []
    for slug in slugs:
        weights = train([example for example in examples if example.book != slug])
        judged += choose([example for example in examples if example.book == slug], weights)
    _report(judged)
    weights = train(examples)
    print(weights.linear.model_dump_json(indent=1))
    if given.out:
        given.out.write_text(weights.linear.model_dump_json(indent=1) + "\n", "utf-8")
        weights.forest.save(given.out.with_suffix(".npz"))


def _report(judged: Sequence[Chosen]) -> None:
    from sklearn.metrics import roc_auc_score

    can = [one for one in judged if any(one.example.right)]
    auc = roc_auc_score([one.right for one in judged], [one.sureness for one in judged])
    print(
        f"{len(judged)} cases, a right rule among the likely ones {len(can)}, chosen {sum(one.right for one in can)}, "
        f"sureness AUC {auc:.3f}"
    )
    for title, part in (
        ("all", judged),
        ("yes or no, no fact read", [one for one in judged if one.verdict is not None and not one.reads]),
        ("yes or no, facts read", [one for one in judged if one.verdict is not None and one.reads]),
        ("others", [one for one in judged if one.verdict is None]),
    ):
        print(title)
        for low in (0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
            said = [one for one in part if one.sureness >= low]
            right = sum(one.right for one in said)
            print(
                f"  from {low}: speaks {len(said)}, right {right} ({100 * right / max(1, len(said)):.0f} %)"
            )


if __name__ == "__main__":
    main()
