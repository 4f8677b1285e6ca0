"""Controls of the ranking: what one of its two halves finds alone, without the other, anchors and second look."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rag.index import GameIndex, Scores
from rag.rank import CANDIDATES, Asked, Ranking, rank


def words_only(asked: Asked, index: GameIndex) -> Ranking:
    """The ranking by BM25 alone."""
    ranking = rank(asked, index)
    return _by(ranking.words_standard, replace(ranking, vector=np.zeros_like(ranking.vector)))


def vectors_only(asked: Asked, index: GameIndex) -> Ranking:
    """The ranking by cosine alone."""
    ranking = rank(asked, index)
    return _by(ranking.vector_standard, replace(ranking, words=np.zeros_like(ranking.words)))


def _by(scores: Scores, ranking: Ranking) -> Ranking:
    best = np.argsort(-scores, kind="stable")[:CANDIDATES]
    return replace(
        ranking,
        rows=tuple(int(row) for row in best),
        final=scores[best],
        likeness=np.zeros(len(best), np.float32),
        plain=scores,
    )
