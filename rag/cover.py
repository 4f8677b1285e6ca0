"""How near the words of a question are to all that is said of a thing, and asked of it: what nothing is said of is not asked of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np
from numpy.typing import NDArray

from rag.index import GameIndex
from rag.lexicon import is_stop
from rag.rank import Asked, telling


class Cover:
    """The content words of a question, or those of some of its words, by how telling they are."""

    def __init__(self, asked: Asked, index: GameIndex, among: Collection[str] | None = None) -> None:
        places = [
            place
            for place, word in enumerate(asked.encoded.words)
            if not is_stop(word) and (among is None or word in among)
        ]
        self._index = index
        self._vectors = asked.encoded.word_vectors[places]
        self._weights = telling(asked, index)[places]

    def of_rule(self, name: str) -> float:
        """By a rule: the statements that it quotes, and the ways to ask for it."""
        index = self._index
        words = [index.word_vectors[index.row[statement]] for statement in index.quoted_by[name]]
        return self._by([*words, *(index.anchor_words[row] for row in index.asks_of[name])])

    def of_statement(self, row: int) -> float:
        """By a statement, and all that is asked of it."""
        index = self._index
        asks = index.anchors_of.get(index.statements[row].id, ())
        return self._by([index.word_vectors[row], *(index.anchor_words[ask] for ask in asks)])

    def _by(self, words: Iterable[NDArray[np.float16]]) -> float:
        """0 to 1, or a little less; 1 where nothing telling is asked."""
        if not len(self._vectors):
            return 1.0
        near = (self._vectors @ np.concatenate(list(words)).astype(np.float32).T).max(axis=1)
        return float((near * self._weights).sum() / max(float(self._weights.sum()), 1e-6))
