"""A rulebook without some of its statements: the hard case of silence, for all around the gap is still there."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rag.embed import Embedder
from rag.index import GameIndex, passage_context


def without_statements(index: GameIndex, gone: frozenset[str], embedder: Embedder) -> GameIndex:
    """The index as if the rulebook had never had these statements.

    Their passages are embedded anew, and rules, anchors and all else that stands on them goes with them. What says the
    same elsewhere in the book stays, so that silence kept here is a lower bound.
    """
    kept = [row for row, statement in enumerate(index.statements) if statement.id not in gone]
    passages, vectors = [], []
    for number, passage in enumerate(index.rulebook.passages):
        left = tuple(statement for statement in passage.statements if statement.id not in gone)
        if not left:
            continue
        vector = index.passage_vectors[number]
        if len(left) < len(passage.statements):
            passage = passage.model_copy(update={"statements": left})
            vector = embedder.encode([passage_context(passage)], adapted=index.adapted)[0].vector
        passages.append(passage)
        vectors.append(vector)
    anchors = [row for row, one in enumerate(index.anchors) if not gone & set(one.statements)]
    return replace(
        index,
        rulebook=index.rulebook.model_copy(update={"passages": tuple(passages)}),
        vectors=index.vectors[kept],
        passage_vectors=np.stack(vectors),
        word_vectors=tuple(index.word_vectors[row] for row in kept),
        anchors=tuple(index.anchors[row] for row in anchors),
        anchor_vectors=index.anchor_vectors[anchors],
        anchor_words=tuple(index.anchor_words[row] for row in anchors),
        learned=index.learned.without(gone) if index.learned else None,
    )
