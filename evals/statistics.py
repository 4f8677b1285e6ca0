"""How sure the figures are: intervals by cluster bootstrap, and tests of a difference between two runs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import numpy as np

from corpus.models import Frozen

SEED = 20261129
"""Fixed, so that the same records give the same intervals."""
DRAWS = 2000
COVERED = 0.95
FEW = 10
"""Clusters that are too few to be drawn from."""


class Share(Frozen):
    """A mean over cases, with the interval that covers it in 95 of 100 draws."""

    mean: float
    low: float
    high: float
    cases: int
    clusters: int


class Paired(Frozen):
    """The same cases in two runs."""

    cases: int
    gained: int
    """Right in the second only."""
    lost: int
    """Right in the first only."""
    p_changed: float
    """McNemar's exact test, two-sided: how likely so uneven a split is where nothing has changed."""
    p_worse: float
    """The same, one-sided: how likely so many losses are where nothing has become worse."""


def share(
    values: Sequence[float], clusters: Sequence[str], draws: int = DRAWS, seed: int = SEED
) -> Share | None:
    """The mean of values and its interval; None of none.

    Whole clusters are drawn, with replacement: cases about one statement stand or fall together, and drawing them one by
    one would make the interval too narrow. Where drawing can tell nothing, for all values are alike or the clusters are
    few, the interval is Wilson's, with a cluster for a case: 20 right of 20 is not proof of 100 %.
    """
    if not values:
        return None
    names = sorted(set(clusters))
    place = {name: row for row, name in enumerate(names)}
    sums, sizes = np.zeros(len(names)), np.zeros(len(names))
    for value, cluster in zip(values, clusters, strict=True):
        sums[place[cluster]] += value
        sizes[place[cluster]] += 1
    drawn = np.random.default_rng(seed).multinomial(len(names), np.full(len(names), 1 / len(names)), draws)
    means = (drawn @ sums) / (drawn @ sizes)
    mean = float(sums.sum() / sizes.sum())
    low, high = (float(end) for end in np.quantile(means, [(1 - COVERED) / 2, (1 + COVERED) / 2]))
    if len(names) < FEW or min(values) == max(values):
        one, other = _wilson(mean, len(names))
        low, high = min(low, one, mean), max(high, other, mean)
    return Share(
        mean=mean,
        low=low,
        high=high,
        cases=len(values),
        clusters=len(names),
    )


def _wilson(mean: float, cases: int) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent cases."""
    z = NormalDist().inv_cdf((1 + COVERED) / 2)
    middle = (mean + z * z / (2 * cases)) / (1 + z * z / cases)
    reach = z * sqrt(mean * (1 - mean) / cases + z * z / (4 * cases * cases)) / (1 + z * z / cases)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def paired(first: Sequence[bool], second: Sequence[bool]) -> Paired:
    """Compare two runs case by case."""
    from scipy.stats import binomtest

    gained = sum(b and not a for a, b in zip(first, second, strict=True))
    lost = sum(a and not b for a, b in zip(first, second, strict=True))
    changed = gained + lost
    return Paired(
        cases=len(first),
        gained=gained,
        lost=lost,
        p_changed=float(binomtest(lost, changed).pvalue) if changed else 1.0,
        p_worse=float(binomtest(lost, changed, alternative="greater").pvalue) if changed else 1.0,
    )


def percentile(values: Sequence[float], part: float) -> float:
    """The value under which so many of 100 lie."""
    return float(np.percentile(np.asarray(values), part))
