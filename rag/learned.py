"""What a question is after, learned from a game's anchors: ridge regression from its vector to what anchors stand for.

The nearest anchor is one witness; a linear map hears all of them, and learns which directions of the vector space tell
this game's statements apart. It is solved exactly, so the same anchors give the same map.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from rag.embed import Matrix, Vector

if TYPE_CHECKING:
    from rag.index import Anchor

RIDGE = 3.0
"""Regularisation of the maps; from 1 to 10 it makes no difference of a point."""
STANCE_RIDGE = 0.5
"""Regularisation of yes against no, among some tens of anchors."""

Scores = NDArray[np.float32]


@dataclass(frozen=True)
class Learned:
    """Maps fitted on the anchors of one game. Each score is near 1 for what is asked for and near 0 for the rest."""

    anchors: tuple[Anchor, ...]
    anchor_vectors: Matrix
    rows: dict[str, int]
    """Rows of the statements by their ids."""
    vectors: Matrix
    """A row a statement: a statement stands for itself too."""

    def statements(self, vector: Vector) -> Scores:
        """A score for each statement."""
        return np.asarray(_lifted(vector) @ self._to_statements, np.float32)

    def rules(self, vector: Vector) -> dict[str, float]:
        """A score for each rule that has anchors."""
        names, mapped = self._to_rules
        return dict(zip(names, (_lifted(vector) @ mapped).tolist(), strict=True))

    def silence(self, vector: Vector) -> float:
        """How much the question is like those on which the rulebook is silent."""
        return float(_lifted(vector) @ self._to_silence)

    def leaning(self, vector: Vector, statements: Sequence[str]) -> float:
        """Yes (towards 1) or no (towards -1), by the anchors of these statements that carry a verdict; 0 without any."""
        near = sorted({row for name in statements for row in self._verdicts_on.get(name, ())})
        if not near:
            return 0.0
        told = np.array([1.0 if self.anchors[row].verdict else -1.0 for row in near])
        own = self.anchor_vectors[near].astype(np.float64)
        weights = np.linalg.solve(own @ own.T + STANCE_RIDGE * np.eye(len(near)), told - told.mean())
        return float(own @ vector.astype(np.float64) @ weights + told.mean())

    @cached_property
    def _to_statements(self) -> NDArray[np.float64]:
        goals = np.zeros((len(self.anchors) + len(self.rows), len(self.rows)))
        for place, anchor in enumerate(self.anchors):
            for name in anchor.statements:
                goals[place, self.rows[name]] = 1 / len(anchor.statements)
        goals[len(self.anchors) :] = np.eye(len(self.rows))
        return _ridge(np.vstack([self.anchor_vectors, self.vectors]), goals)

    @cached_property
    def _to_rules(self) -> tuple[tuple[str, ...], NDArray[np.float64]]:
        """From rules' own anchors only: those of statements would count against the rules that quote them."""
        own = [place for place, anchor in enumerate(self.anchors) if anchor.kind == "rule"]
        names = tuple(dict.fromkeys(self.anchors[place].target for place in own))
        if not own:
            return names, np.zeros((self.anchor_vectors.shape[1] + 1, 0))
        column = {name: number for number, name in enumerate(names)}
        goals = np.zeros((len(own), len(names)))
        for row, place in enumerate(own):
            goals[row, column[self.anchors[place].target]] = 1
        return names, _ridge(self.anchor_vectors[own], goals)

    @cached_property
    def _to_silence(self) -> NDArray[np.float64]:
        silent = np.array([float(anchor.kind == "silent") for anchor in self.anchors])
        return _ridge(self.anchor_vectors, silent)

    @cached_property
    def _verdicts_on(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for place, anchor in enumerate(self.anchors):
            for name in anchor.statements if anchor.verdict is not None else ():
                found.setdefault(name, []).append(place)
        return found


def _lifted(vectors: NDArray[np.float32]) -> NDArray[np.float64]:
    """With a constant in the last place."""
    wide = vectors.astype(np.float64)
    return np.concatenate([wide, np.ones((*wide.shape[:-1], 1))], axis=-1)


def _ridge(vectors: NDArray[np.float32], goals: NDArray[np.float64]) -> NDArray[np.float64]:
    lifted = _lifted(vectors)
    return np.asarray(np.linalg.solve(lifted.T @ lifted + RIDGE * np.eye(lifted.shape[1]), lifted.T @ goals))
