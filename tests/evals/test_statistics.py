"""Intervals and tests of a difference."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evals.statistics import paired, share

values = st.lists(st.booleans(), min_size=1, max_size=40)


@given(values)
def test_the_interval_holds_the_mean_and_stays_between_none_and_all(right: list[bool]) -> None:
    found = share([float(one) for one in right], [str(place) for place in range(len(right))])
    assert found is not None
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.mean == pytest.approx(sum(right) / len(right))


@given(values)
def test_the_order_of_cases_does_not_matter(right: list[bool]) -> None:
    numbered = [(float(one), str(place)) for place, one in enumerate(right)]
    forth = share([value for value, _ in numbered], [name for _, name in numbered])
    back = share([value for value, _ in numbered[::-1]], [name for _, name in numbered[::-1]])
    assert forth == back


def test_cases_about_one_statement_are_no_independent_evidence() -> None:
    right = [1.0, 0.0] * 20
    alone = share(right, [str(place) for place in range(40)])
    together = share(right, [str(place // 10 * 2 + place % 2) for place in range(40)])
    assert alone is not None
    assert together is not None
    assert together.high - together.low > 1.5 * (alone.high - alone.low)


def test_what_always_holds_in_a_few_cases_is_not_certain() -> None:
    few, many = share([1.0] * 5, list("abcde")), share([1.0] * 400, [str(place) for place in range(400)])
    one = share([1.0, 1.0, 0.0, 1.0], ["same"] * 4)
    assert few
    assert many
    assert one
    assert few.high == many.high == 1
    assert few.low == pytest.approx(0.57, abs=0.01)
    assert many.low > 0.99
    assert one.high - one.low > 0.5


def test_nothing_has_no_share() -> None:
    assert share([], []) is None


@settings(deadline=None)  # the first one imports SciPy
@given(st.lists(st.tuples(st.booleans(), st.booleans()), max_size=40))
def test_swapping_the_runs_swaps_gains_and_losses(pairs: list[tuple[bool, bool]]) -> None:
    first, second = [a for a, _ in pairs], [b for _, b in pairs]
    forth, back = paired(first, second), paired(second, first)
    assert (forth.gained, forth.lost) == (back.lost, back.gained)
    assert forth.p_changed == pytest.approx(back.p_changed)
    assert 0 < forth.p_worse <= 1


def test_a_few_losses_are_noise_and_many_are_not() -> None:
    before = [True] * 50
    assert paired(before, [False] * 2 + [True] * 48).p_worse > 0.05
    assert paired(before, [False] * 6 + [True] * 44).p_worse < 0.05
    assert paired(before, before).p_worse == 1
