"""What a question is after, learned from a game's anchors: kernel ridge regression onto what anchors stand for.

The nearest anchor is one witness; a map hears all of them, and learns what tells this game's statements apart. It is
solved exactly, once, when a game is indexed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from scipy.linalg import cho_factor, cho_solve, solve

from rag.embed import Matrix, Vector
from rag.kernel import Kernel, Scores

if TYPE_CHECKING:
    from rag.index import Anchor

RIDGE = 0.3
"""Regularisation of the maps; from 0.1 to 1 it makes no difference of a point."""
LEARNING = 1
"""Raised when the same anchors teach something else: they are then learned anew."""


@dataclass(frozen=True)
class Told:
    """What the anchors as a whole say of a question. Each score is near 1 for what is asked for and near 0 for the rest."""

    statements: Scores
    """A score a statement."""
    rules: Mapping[str, float]
    """A score for each rule that has anchors."""
    silence: float
    """How much the question is like those on which the rulebook is silent."""


@dataclass(frozen=True)
class Map:
    """Kernel ridge regression: a column for each thing that may be asked for."""

    kernel: Kernel
    weights: Matrix
    """A row a text of the kernel."""
    means: Scores
    """What is told of a text that is like none."""

    @classmethod
    def fitted(cls, kernel: Kernel, goals: Matrix) -> Map:
        """The map that gives each of the kernel's texts its goals, nearly."""
        means = goals.mean(axis=0)
        weights = solve(_ridged(kernel), goals - means, assume_a="pos", overwrite_a=True, check_finite=False)
        return cls(kernel, np.asarray(weights, np.float32), means)

    def of(self, vector: Vector, text: str) -> Scores:
        """The scores of a question."""
        return np.asarray(self.kernel.to(vector, text) @ self.weights + self.means, np.float32)

    def only(self, texts: Sequence[int], columns: Sequence[int]) -> Map:
        """Some of its columns, as if there had been only some of its texts: what the others told is taken back exactly."""
        kept, wanted = list(texts), list(columns)
        gone = sorted(set(range(len(self.weights))) - set(kept))
        weights = self.weights[:, wanted]
        if gone:
            told = np.zeros((len(weights), len(gone)), np.float32)
            told[gone, range(len(gone))] = 1
            spread = cho_solve(self._factor, told, overwrite_b=True, check_finite=False)
            weights = weights - spread @ solve(spread[gone], weights[gone], assume_a="pos")
        return Map(self.kernel.only(kept), np.asarray(weights[kept], np.float32), self.means[wanted])

    @cached_property
    def _factor(self) -> tuple[Matrix, bool]:
        factor, lower = cho_factor(_ridged(self.kernel), overwrite_a=True, check_finite=False)
        return factor, lower


def _ridged(kernel: Kernel) -> Matrix:
    alike = kernel.within()
    alike[np.diag_indices_from(alike)] += RIDGE
    return alike


@dataclass(frozen=True)
class Learned:
    """What the anchors of one game teach."""

    anchors: tuple[Anchor, ...]
    rows: Mapping[str, int]
    """Rows of the statements by their ids."""
    names: tuple[str, ...]
    """The rules that have anchors."""
    to_statements: Map
    """From anchors and statements, each of which stands for itself too; the last column is silence."""
    to_rules: Map | None
    """From rules' own anchors: those of statements would count against the rules that quote them. None without any."""

    @classmethod
    def from_anchors(
        cls,
        anchors: Sequence[Anchor],
        vectors: Matrix,
        statements: Mapping[str, str],
        statement_vectors: Matrix,
    ) -> Learned:
        """Learn from anchors and their vectors. `statements`: their texts by id, in reading order, with their vectors."""
        rows = {name: row for row, name in enumerate(statements)}
        goals = np.zeros((len(anchors) + len(rows), len(rows) + 1), np.float32)
        for place, anchor in enumerate(anchors):
            goals[place, -1] = anchor.kind == "silent"
            for name in anchor.statements:
                goals[place, rows[name]] = 1 / len(anchor.statements)
        goals[len(anchors) :, :-1] = np.eye(len(rows))
        kernel = _kernel(anchors, vectors, statements, statement_vectors)
        own = _asks(anchors)
        names = _names(anchors)
        wanted = np.array([[anchors[place].target == name for name in names] for place in own], np.float32)
        to_rules = Map.fitted(kernel.only(own), wanted) if own else None
        return cls(tuple(anchors), rows, names, Map.fitted(kernel, goals), to_rules)

    @classmethod
    def kept(
        cls,
        file: Path,
        anchors: Sequence[Anchor],
        vectors: Matrix,
        statements: Mapping[str, str],
        statement_vectors: Matrix,
    ) -> Learned:
        """What was learned from the same anchors before and kept in a file. Raises OSError where it is not there."""
        rows = {name: row for row, name in enumerate(statements)}
        kernel = _kernel(anchors, vectors, statements, statement_vectors)
        with np.load(file) as kept:
            maps = {name: (kept[f"{name}_weights"], kept[f"{name}_means"]) for name in kept["maps"]}
        to_rules = Map(kernel.only(_asks(anchors)), *maps["rules"]) if "rules" in maps else None
        return cls(tuple(anchors), rows, _names(anchors), Map(kernel, *maps["statements"]), to_rules)

    def keep(self, file: Path) -> None:
        """Keep what was learned: the weights, without the texts and vectors that they belong to."""
        maps = {"statements": self.to_statements} | ({"rules": self.to_rules} if self.to_rules else {})
        arrays = {f"{name}_weights": one.weights for name, one in maps.items()}
        means = {f"{name}_means": one.means for name, one in maps.items()}
        np.savez(file, allow_pickle=False, maps=np.array(list(maps)), **arrays, **means)

    def told(self, vector: Vector, text: str) -> Told:
        """What the anchors say of a question."""
        *statements, silence = self.to_statements.of(vector, text)
        rules = self.to_rules.of(vector, text).tolist() if self.to_rules else []
        return Told(
            np.array(statements, np.float32), dict(zip(self.names, rules, strict=True)), float(silence)
        )

    def leaning(self, vector: Vector, text: str, statements: Sequence[str]) -> float:
        """Yes (towards 1) or no (towards -1), by the anchors of these statements that carry a verdict; 0 without any."""
        near = sorted({row for name in statements for row in self._verdicts_on.get(name, ())})
        if not near:
            return 0.0
        told = np.array([1.0 if self.anchors[row].verdict else -1.0 for row in near])
        kernel = self.to_statements.kernel.only(near)
        alike = kernel.within().astype(np.float64) + RIDGE * np.eye(len(near))
        return float(kernel.to(vector, text) @ solve(alike, told - told.mean(), assume_a="pos") + told.mean())

    def without(self, gone: Collection[str]) -> Learned:
        """As if there were no such statements, nor what is asked of them."""
        kept = [row for row, anchor in enumerate(self.anchors) if not set(gone) & set(anchor.statements)]
        left = [name for name in self.rows if name not in gone]
        texts = [*kept, *(len(self.anchors) + self.rows[name] for name in left)]
        columns = [*(self.rows[name] for name in left), len(self.rows)]
        own = [row for row, anchor in enumerate(self.anchors) if anchor.kind == "rule"]
        rules = {self.anchors[row].target for row in kept if self.anchors[row].kind == "rule"}
        names = [place for place, name in enumerate(self.names) if name in rules]
        asks = [place for place, row in enumerate(own) if row in set(kept)]
        return Learned(
            anchors=tuple(self.anchors[row] for row in kept),
            rows={name: row for row, name in enumerate(left)},
            names=tuple(self.names[place] for place in names),
            to_statements=self.to_statements.only(texts, columns),
            to_rules=self.to_rules.only(asks, names) if self.to_rules and asks else None,
        )

    @cached_property
    def _verdicts_on(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for place, anchor in enumerate(self.anchors):
            for name in anchor.statements if anchor.verdict is not None else ():
                found.setdefault(name, []).append(place)
        return found


def _kernel(
    anchors: Sequence[Anchor], vectors: Matrix, statements: Mapping[str, str], statement_vectors: Matrix
) -> Kernel:
    texts = [*(anchor.text for anchor in anchors), *statements.values()]
    return Kernel.over(np.vstack([vectors, statement_vectors]), texts)


def _asks(anchors: Sequence[Anchor]) -> list[int]:
    """The rows of rules' own anchors."""
    return [place for place, anchor in enumerate(anchors) if anchor.kind == "rule"]


def _names(anchors: Sequence[Anchor]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(anchors[place].target for place in _asks(anchors)))
