"""Train the gate: `python -m evals.train_gate QUESTIONS... [--books FOLDER] [--out rag/gate.json]`.

QUESTIONS are YAML sets or JSON Lines files whose cases name a game, or a rulebook file under FOLDER. The plain gate is
trained on all of them, of shipped games as if they brought no anchors, and the anchored one on these games as they
are; both are judged with each rulebook left out.
The plain gate answers for books without anchors alone, so these set its thresholds, and count for more.
An answerable question asked of the book with its deciding statements removed (a twin) is a weak example of silence.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from corpus.games import shipped_games
from evals.cases import Case, load_cases
from evals.support import deciding
from rag.embed import Embedder
from rag.gate import Gates, Weights, anchor_features, load_gates, question_features
from rag.index import GameIndex
from rag.rank import Ranking, ask, rank

PREPARED_WEIGHT = 0.1
"""Weight of a question of a shipped game in training the plain gate: there are ten of them for each of another book."""


@dataclass(frozen=True)
class Recipe:
    """How one gate is trained."""

    strength: float
    """Inverse of the regularisation."""
    twin: float
    """Weight of a twin."""
    refused: float
    """Share of answerable questions, books left out, that may fall below the lower threshold."""
    unsure: float
    """Share of them that may fall between the two."""
    prepared: float = 1.0
    """Weight of a question of a game that brings anchors; below 1, such games set no thresholds either."""


PLAIN = Recipe(strength=0.005, twin=0.3, refused=0.03, unsure=0.12, prepared=PREPARED_WEIGHT)
"""For books without anchors. Its features are many for so few books: at a strength of 0.1 silence in a new book is told
worse (AUC .83, .87 at 0.005)."""
BENEATH = Recipe(strength=0.1, twin=0.3, refused=0.02, unsure=0.08)
"""What the anchored gate is told of the same features (from the retrieval trial)."""
ANCHORED = Recipe(strength=0.1, twin=0.01, refused=0.005, unsure=0.055)
"""For games with anchors: those of a missing statement's neighbours look like anchors of the question, so that twins teach
to distrust anchors. From 0.01 to 0.03 silence is told best (AUC .99, .94 at 0.3), and twins hardly worse. Sets that were asked
for the first time were refused two to three times as often as those that anchors had been added after, so that the share
that may be refused is small: what lies between is shown, as uncertain."""

PLAIN_LEAVES_OUT = ("first_noise",)


@dataclass(frozen=True)
class Example:
    """A question asked of one book, with its features."""

    case: Case
    book: str
    answerable: bool
    twin: bool
    features: dict[str, float]
    first: bool
    third: bool
    passage: bool


def examples(
    cases: Iterable[Case], index_of: Callable[[str], GameIndex], embedder: Embedder
) -> list[Example]:
    """Ask every case of its book, and every answerable one again of the book without its deciding statements."""
    made = []
    for case in cases:
        index = index_of(case.game)
        ranking = rank(ask(case.question, index, embedder), index)
        groups = deciding(case, index.rulebook)
        if case.answerable and not groups:
            continue
        made.append(_example(case, index, ranking, groups, twin=False))
        if case.answerable and (hidden := _without(ranking, index, frozenset().union(*groups))).own_rows:
            made.append(_example(case, index, hidden, (), twin=True))
    return made


def _example(
    case: Case, index: GameIndex, ranking: Ranking, groups: Sequence[frozenset[str]], *, twin: bool
) -> Example:
    features = question_features(ranking, index)
    if index.anchors:
        features |= anchor_features(ranking, index)
    gold = frozenset().union(*groups) if groups else frozenset()
    names = [index.statements[row].id for row in ranking.rows[:3]]
    passages = {name.rpartition("#")[0] for name in gold}
    return Example(
        case=case,
        book=case.game,
        answerable=case.answerable and not twin,
        twin=twin,
        features=features,
        first=bool(names) and names[0] in gold,
        third=any(name in gold for name in names),
        passage=any(name.rpartition("#")[0] in passages for name in names),
    )


def _without(ranking: Ranking, index: GameIndex, gone: frozenset[str]) -> Ranking:
    kept = [place for place, row in enumerate(ranking.rows) if index.statements[row].id not in gone]
    own = [place for place, row in enumerate(ranking.own_rows) if index.statements[row].id not in gone]
    learned = ranking.learned.copy()
    learned[[index.row[name] for name in gone]] = 0
    return replace(
        ranking,
        rows=tuple(ranking.rows[place] for place in kept),
        final=ranking.final[kept],
        likeness=ranking.likeness[kept],
        own_rows=tuple(ranking.own_rows[place] for place in own),
        own=ranking.own[own],
        learned=learned,
        anchors=tuple(hit for hit in ranking.anchors if hit.anchor.target not in gone),
    )


def train(
    made: Sequence[Example], names: Sequence[str], recipe: Recipe, prepared: Set[str]
) -> tuple[Weights, np.ndarray]:
    """Weights from all examples, and each example's probability from weights that never saw its book."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    table = np.array([[example.features[name] for name in names] for example in made])
    right = np.array([example.answerable for example in made], int)
    books = np.array([example.book for example in made])
    twin = np.array([example.twin for example in made])
    ours = np.array([example.book in prepared for example in made])
    weight = np.where(twin, recipe.twin, 1.0) * np.where(ours, recipe.prepared, 1.0)

    def fit(chosen: np.ndarray) -> tuple[Any, Any]:
        scaler = StandardScaler().fit(table[chosen])
        model = LogisticRegression(C=recipe.strength, max_iter=5000, class_weight="balanced")
        return scaler, model.fit(scaler.transform(table[chosen]), right[chosen], sample_weight=weight[chosen])

    logits = np.zeros(len(made))
    for book in sorted(set(books)):
        scaler, model = fit(books != book)
        logits[books == book] = model.decision_function(scaler.transform(table[books == book]))
    slope, shift, counted = 1.0, 0.0, np.ones(len(made), bool)
    if recipe.prepared < 1:
        counted = ~ours
        slope, shift = _calibrated(logits[counted & ~twin], right[counted & ~twin])
    unseen = 1 / (1 + np.exp(-(slope * logits + shift)))
    scaler, model = fit(np.ones(len(made), bool))
    known = np.sort(unseen[counted & (right == 1)])
    return Weights(
        features=tuple(names),
        mean=tuple(round(float(v), 4) for v in scaler.mean_),
        scale=tuple(round(float(v), 4) for v in scaler.scale_),
        coefficients=tuple(round(slope * float(v), 4) for v in model.coef_[0]),
        intercept=round(slope * float(model.intercept_[0]) + shift, 4),
        silent_below=round(float(np.quantile(known, recipe.refused)), 3),
        answered_from=round(float(np.quantile(known, recipe.refused + recipe.unsure)), 3),
    ), unseen


def _calibrated(logits: np.ndarray, right: np.ndarray) -> tuple[float, float]:
    """Slope and shift that turn logits of unseen books into probabilities; as if half of all questions were answered."""
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=1e6, class_weight="balanced").fit(logits[:, None], right)
    return float(model.coef_[0][0]), float(model.intercept_[0])


def report(title: str, made: Sequence[Example], probability: np.ndarray, weights: Weights) -> None:
    """Print how well the gate tells silence, books left out."""
    from sklearn.metrics import roc_auc_score

    real = [place for place, e in enumerate(made) if not e.twin]
    answerable = [place for place in real if made[place].answerable]
    silent = [place for place in real if not made[place].answerable]
    twins = [place for place, example in enumerate(made) if example.twin]

    def share(places: Sequence[int], low: float, high: float) -> str:
        hits = sum(low <= probability[place] < high for place in places)
        return f"{100 * hits / max(1, len(places)):.0f} %"

    def auc(negatives: Sequence[int]) -> float:
        labels = [1] * len(answerable) + [0] * len(negatives)
        return float(roc_auc_score(labels, probability[[*answerable, *negatives]]))

    print(f"{title}: {len(answerable)} answerable, {len(silent)} silent, {len(twins)} twins")
    print(f"  AUC, books left out: {auc(silent):.3f}; against twins {auc(twins):.3f}")
    low, high = weights.silent_below, weights.answered_from
    for name, places in (("answerable", answerable), ("silent", silent), ("twins", twins)):
        tiers = share(places, 0, low), share(places, low, high), share(places, high, 2)
        print(f"  {name}: refused {tiers[0]}, uncertain {tiers[1]}, answered {tiers[2]}")
    for name, attribute in (("first", "first"), ("in three", "third"), ("passage in three", "passage")):
        hits = sum(getattr(made[place], attribute) for place in answerable)
        print(f"  statement {name}: {100 * hits / max(1, len(answerable)):.0f} %")


def _plain_names(made: Sequence[Example]) -> list[str]:
    return [
        name for name in made[0].features if not name.startswith("anchor") and name not in PLAIN_LEAVES_OUT
    ]


def main() -> None:
    """Train from files given on the command line."""
    from evals.books import Books

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--books", type=Path, default=Path())
    parser.add_argument("--out", type=Path)
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--keep-plain", action="store_true", help="train the anchored gate alone")
    alone.add_argument("--keep-anchored", action="store_true", help="train the plain gate alone")
    given = parser.parse_args()
    embedder = Embedder()
    books = Books(given.books, embedder)
    cases = [case for path in given.questions for case in load_cases(path) if books.has(case.game)]
    anchored = {game.info.slug for game in shipped_games()}
    keep_plain = given.keep_plain or not any(case.game not in anchored for case in cases)
    if keep_plain and given.keep_anchored:
        parser.error(
            "no questions of other rulebooks, which the plain gate is for: name some, and their --books"
        )
    if keep_plain and not given.keep_plain:
        print("no questions of other rulebooks: the plain gate is kept")
    now = load_gates()
    plain, beneath, with_anchors = now.plain, now.beneath, now.anchored
    if not keep_plain:
        made = examples(cases, books.bare, embedder)
        plain, unseen = train(made, _plain_names(made), PLAIN, anchored)
        places = [place for place, example in enumerate(made) if example.book not in anchored]
        report("plain gate", [made[place] for place in places], unseen[places], plain)
    if not given.keep_anchored:
        made = examples([case for case in cases if case.game in anchored], books.index, embedder)
        if keep_plain:
            unseen = np.array([beneath.probability(example.features) for example in made])
        else:
            beneath, unseen = train(made, _plain_names(made), BENEATH, anchored)
        logits = np.log(np.clip(unseen, 1e-6, 1 - 1e-6) / np.clip(1 - unseen, 1e-6, 1))
        ours = [
            replace(example, features={**example.features, "plain": float(logit)})
            for example, logit in zip(made, logits, strict=True)
        ]
        anchor_names = [n for n in ours[0].features if n.startswith("anchor") or n == "plain"]
        with_anchors, unseen = train(ours, anchor_names, ANCHORED, anchored)
        report("anchored gate", ours, unseen, with_anchors)
    if given.out:
        gates = Gates(plain=plain, beneath=beneath, anchored=with_anchors)
        given.out.write_text(gates.model_dump_json(indent=1) + "\n", "utf-8")
        print(f"wrote {given.out}")


if __name__ == "__main__":
    main()
