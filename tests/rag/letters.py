"""A tiny embedding model that needs no weights: it counts letters."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from corpus.models import Rulebook
from ingest.markdown import read_markdown
from ingest.split import split
from rag.embed import Embedder, Encoded, Vector

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


class Letters(Embedder):
    """Texts with the same letters are near each other."""

    def __init__(self, name: str = "letters") -> None:
        super().__init__(name)

    def encode(self, texts: Sequence[str], *, adapted: bool = False) -> list[Encoded]:
        return [self._count(text) for text in texts]

    def _count(self, text: str) -> Encoded:
        words = tuple(text.lower().split())
        vectors = [_vector(word) for word in words]
        return Encoded(_vector(text), words, np.stack(vectors) if vectors else np.zeros((0, 37), np.float32))


def _vector(text: str) -> Vector:
    counts = np.array([1.0, *(text.lower().count(letter) for letter in ALPHABET)], np.float32)
    return np.asarray(counts / np.linalg.norm(counts), np.float32)


def tiny(rule: str = "Draw two cards.", slug: str = "tiny") -> Rulebook:
    """A rulebook of a few sentences."""
    source = f"# Tiny\n\n[[page 3]]\n\n## Turns\n\n{rule} Play one card.\n\n## Ties\n\nTies are shared.\n"
    return split(read_markdown(source), slug=slug, title="Tiny")
