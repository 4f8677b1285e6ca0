"""Extremely randomised trees, as they are kept and asked: no library is needed to ask them.

Trained by scikit-learn (`evals/train_decide.py`). The arrays hold all trees one after another, each in depth-first order, so that
the left child of a node is the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

LEAF = -1


@dataclass(frozen=True)
class Forest:
    """Trees that each give the share of right examples in the leaf to which a row comes."""

    roots: NDArray[np.int32]
    """The node at which each tree begins."""
    columns: NDArray[np.int8]
    """For each node the column that it looks at, LEAF where it is one."""
    values: NDArray[np.float16]
    """For each node the value up to which a row goes left; of a leaf, its share of right examples."""
    right: NDArray[np.uint16]
    """For each node how many nodes further its right child is."""

    @classmethod
    def of(cls, trees: Sequence[Any]) -> Forest:
        """The trees of a scikit-learn classifier of two classes that was grown depth first."""
        roots = np.cumsum([0, *(tree.node_count for tree in trees)])[:-1]
        leaf = np.concatenate([tree.children_left == LEAF for tree in trees])
        share = np.concatenate([tree.value[:, 0, 1] / tree.value[:, 0].sum(axis=1) for tree in trees])
        above = np.concatenate([tree.threshold for tree in trees])
        right = np.concatenate([tree.children_right - np.arange(tree.node_count) for tree in trees])
        return cls(
            roots.astype(np.int32),
            np.where(leaf, LEAF, np.concatenate([tree.feature for tree in trees])).astype(np.int8),
            np.where(leaf, share, above).astype(np.float16),
            np.where(leaf, 0, right).astype(np.uint16),
        )

    @classmethod
    def load(cls, file: Path) -> Forest:
        """A forest that was saved. Raises OSError where it is not there."""
        with np.load(file) as kept:
            return cls(kept["roots"], kept["columns"], kept["values"], kept["right"])

    def save(self, file: Path) -> None:
        """Write it, compressed."""
        np.savez_compressed(
            file, roots=self.roots, columns=self.columns, values=self.values, right=self.right
        )

    def shares(self, table: NDArray[np.float32]) -> NDArray[np.float64]:
        """For each row of a table the mean share of right examples, 0 to 1."""
        rows = np.arange(len(table))[:, None]
        at = np.repeat(self.roots[None, :].astype(np.int64), len(table), axis=0)
        while (inner := self.columns[at] != LEAF).any():
            left = table[rows, self.columns[at]] <= self.values[at]
            at += np.where(inner, np.where(left, 1, self.right[at]), 0)
        return np.asarray(self.values[at].astype(np.float64).mean(axis=1))
