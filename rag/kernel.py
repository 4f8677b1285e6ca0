"""How alike texts are, by what they mean and by their words, as one number from nearly 0 to 1.

A Gaussian of the distance between their vectors, each with the text's words beside it: the model tells paraphrases, the words
tell things apart that it holds for much the same.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from rag.embed import Matrix, Vector
from rag.lexicon import terms

WORDS = 0.25
"""What the words count beside the vector, both of length 1; from 0.25 to 0.5 it makes no difference."""
NARROW = 2.0
"""How fast likeness falls with distance; from 2 to 4 it makes no difference."""
KNOWN = 3
"""Texts in which a word must stand to count: what stands in one or two is told by the vector."""

Scores = NDArray[np.float32]


@dataclass(frozen=True)
class Kernel:
    """Texts, to which others are compared."""

    vectors: Matrix
    """A row a text."""
    bags: csr_matrix
    """The words of each text, by how telling they are: a row a text, of length 1, or 0 where it has none that counts."""
    places: dict[str, int]
    """The words that count, each with its column."""
    telling: NDArray[np.float32]
    """How telling each of them is: inverse document frequency."""

    @classmethod
    def over(cls, vectors: Matrix, texts: Sequence[str]) -> Kernel:
        """A kernel over texts, with the words that they share."""
        found = [frozenset(terms(text)) for text in texts]
        counts = Counter(word for words in found for word in words)
        known = sorted(word for word, count in counts.items() if count >= KNOWN)
        telling = np.array([math.log(len(texts) / counts[word]) for word in known], np.float32)
        places = {word: place for place, word in enumerate(known)}
        return cls(vectors, _bags(found, places, telling), places, telling)

    def to(self, vector: Vector, text: str) -> Scores:
        """How like each of the texts is to another one."""
        bag = _bags([frozenset(terms(text))], self.places, self.telling)
        return self._likeness(vector[None, :].astype(np.float32), bag)[:, 0]

    def within(self) -> Matrix:
        """How like the texts are to each other."""
        return self._likeness(self.vectors, self.bags)

    def only(self, rows: Sequence[int]) -> Kernel:
        """The same over some of the texts."""
        return replace(self, vectors=self.vectors[list(rows)], bags=self.bags[list(rows)])

    def _likeness(self, vectors: Matrix, bags: csr_matrix) -> Matrix:
        made = np.asarray(self.vectors, np.float32) @ vectors.T
        made += WORDS * (self.bags @ bags.T).toarray()
        made /= np.sqrt(1 + WORDS * _worded(self.bags))[:, None]
        made /= np.sqrt(1 + WORDS * _worded(bags))[None, :]
        made -= 1
        made *= NARROW
        return np.asarray(np.exp(made, out=made), np.float32)


def _bags(texts: Sequence[Set[str]], places: Mapping[str, int], telling: Scores) -> csr_matrix:
    """Texts, each given as its words, as rows of the words that count."""
    rows, columns = [], []
    for row, words in enumerate(texts):
        found = sorted(places[word] for word in words if word in places)
        rows += [row] * len(found)
        columns += found
    weights = telling[columns].astype(np.float32)
    lengths = np.sqrt(np.bincount(rows, weights.astype(np.float64) ** 2, len(texts))).astype(np.float32)
    return csr_matrix((weights / np.maximum(lengths[rows], 1e-9), (rows, columns)), (len(texts), len(places)))


def _worded(bags: csr_matrix) -> Scores:
    """1 for each text with a word that counts, else 0."""
    return np.asarray(np.diff(bags.indptr) > 0, np.float32)
