"""Trees that are kept as arrays: they say what the library that grew them says."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from sklearn.ensemble import ExtraTreesClassifier

from rag.forest import Forest

WIDE = 6


@lru_cache(maxsize=1)
def grown() -> ExtraTreesClassifier:
    """A forest over examples in which one column alone tells little, and two together all."""
    made = np.random.default_rng(0).uniform(-1, 1, size=(600, WIDE)).astype(np.float32)
    right = (made[:, 0] > 0) != (made[:, 1] > 0)
    return ExtraTreesClassifier(20, min_samples_leaf=3, random_state=0).fit(made, right)


@lru_cache(maxsize=1)
def kept() -> Forest:
    return Forest.of([tree.tree_ for tree in grown().estimators_])


def rows(seed: int, count: int) -> NDArray[np.float32]:
    return np.random.default_rng(seed).uniform(-1, 1, size=(count, WIDE)).astype(np.float32)


def test_the_shares_are_those_of_the_library() -> None:
    table = rows(1, 500)
    told = grown().predict_proba(table)[:, 1]
    assert kept().shares(table) == pytest.approx(told, abs=0.1)
    assert np.mean(np.abs(kept().shares(table) - told)) < 0.005, (
        "only values at a threshold may fall elsewhere"
    )


def test_two_columns_are_heard_together() -> None:
    table = np.zeros((4, WIDE), np.float32)
    table[:, :2] = [[0.5, 0.5], [-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5]]
    same, same_too, other, other_too = kept().shares(table)
    assert max(same, same_too) < 0.35
    assert min(other, other_too) > 0.65


def test_what_was_saved_says_the_same(tmp_path: Path) -> None:
    kept().save(tmp_path / "forest.npz")
    table = rows(2, 50)
    assert (Forest.load(tmp_path / "forest.npz").shares(table) == kept().shares(table)).all()


def test_a_forest_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"none\.npz"):
        Forest.load(tmp_path / "none.npz")


@given(st.integers(0, 10_000), st.integers(1, 16))
def test_a_row_has_its_share_whatever_stands_beside_it(seed: int, count: int) -> None:
    table = rows(seed, count)
    together = kept().shares(table)
    assert ((together >= 0) & (together <= 1)).all()
    assert [kept().shares(row[None])[0] for row in table] == together.tolist()
