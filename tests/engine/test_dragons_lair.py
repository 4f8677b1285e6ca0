from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import FactError, Rule, evaluate
from engine.fact import Fact
from engine.games.dragons_lair import game
from engine.games.dragons_lair.stakes import closest_stake, stake_total
from engine.tracing import retrace

TREASURES = st.lists(st.integers(-8, 12).map(lambda tens: tens * 25), min_size=1, max_size=9)
WAGERED = st.integers(-10, 40).map(lambda tens: tens * 25)
SOME = {"count": st.integers(0, 7), "number": st.integers(0, 2000), "flag": st.booleans()}


def ruled(rule_id: str, **facts: Any) -> Any:
    return evaluate(game.rule(f"dragons-lair.{rule_id}"), facts).value


def subsets(treasures: list[int]) -> list[tuple[int, ...]]:
    sizes = range(1, len(treasures) + 1)
    return [cards for many in sizes for cards in combinations(treasures, many)]


@settings(deadline=None)
@given(TREASURES, WAGERED)
def test_no_other_choice_of_cards_beats_the_stake(treasures: list[int], wagered: int) -> None:
    totals = [sum(cards) for cards in subsets(treasures)]
    enough = [total for total in totals if total >= wagered]
    assert closest_stake(treasures, wagered).total == (min(enough) if enough else max(totals))


@settings(deadline=None)
@given(TREASURES, WAGERED)
def test_the_staked_cards_are_the_opponents_and_come_to_the_stake(treasures: list[int], wagered: int) -> None:
    found = closest_stake(treasures, wagered)
    assert sum(found.cards) == found.total
    assert tuple(sorted(found.cards)) in {tuple(sorted(cards)) for cards in subsets(treasures)}
    assert len(found.cards) == min(len(cards) for cards in subsets(treasures) if sum(cards) == found.total)


@settings(deadline=None)
@given(TREASURES, WAGERED, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(treasures: list[int], wagered: int, random: Any) -> None:
    mixed = [*treasures]
    random.shuffle(mixed)
    assert closest_stake(mixed, wagered) == closest_stake(treasures, wagered)


def test_twenty_cards_of_odd_values_and_forty_of_common_ones_are_weighed() -> None:
    odd = [317 * at * at + 7 * at + (-1) ** at * 1_000_003 for at in range(20)]
    assert closest_stake(odd, sum(odd[3:11])).total == sum(odd[3:11])
    assert closest_stake([25 * at for at in range(-5, 35)], 2003).total == 2025


def test_cards_with_more_totals_than_can_be_weighed_are_refused() -> None:
    with pytest.raises(FactError, match="expected fewer cards"):
        closest_stake([2**at for at in range(40)], 7)


def test_the_trace_of_a_stake_shows_the_cards() -> None:
    assert stake_total((50, 100, 300), 200).lines == (
        "wagered: 200",
        "300 = 300: no choice of cards equals it; this one exceeds it most closely",
    )
    assert stake_total((300, -50), 250).lines[1] == "300 + (-50) = 250: equals the wagered value"
    assert stake_total((100,), 250).lines[1].endswith("this one is the highest")


@settings(deadline=None)
@given(st.integers(0, 3000), st.integers(0, 3000), st.integers(0, 500))
def test_more_points_never_lose_a_win(mine: int, dragons: int, more: int) -> None:
    facts: dict[str, Any] = {"mode": "solo", "dragon_points": dragons, "first_there": "player"}
    before = ruled("win.player", my_points=mine, **facts)
    assert ruled("win.player", my_points=mine + more, **facts) or not before


@settings(deadline=None)
@given(st.lists(st.integers(-200, 700), min_size=2, max_size=6), st.integers(0, 1499))
def test_a_team_wins_exactly_where_its_sum_does(points: list[int], dragons: int) -> None:
    facts: dict[str, Any] = {"player_points": points, "dragon_points": dragons}
    assert ruled("collaborative.won", **facts) is (sum(points) >= 1500)
    assert ruled("win.player", mode="collaborative", **facts) is (sum(points) >= 1500)


@settings(deadline=None)
@given(st.integers(0, 9), st.integers(0, 9))
def test_a_turn_is_legal_exactly_where_no_fewer_than_no_actions_are_left(draws: int, wagers: int) -> None:
    assert ruled("turn.legal", draws=draws, wagers=wagers) is (draws + wagers <= 2)
    assert ruled("turn.left", draws=draws, wagers=wagers) == max(0, 2 - draws - wagers)


@settings(deadline=None)
@given(st.integers(0, 12))
def test_a_replenished_hand_holds_five_or_what_it_held(hand: int) -> None:
    assert ruled("dragon-player.hand-after", hand=hand) == {
        "hand": hand + ruled("dragon-player.refill", hand=hand)
    }


@settings(deadline=None)
@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 6), st.integers(0, 6))
def test_a_contest_has_one_outcome_and_it_fits_the_verdict(
    mine: int, its: int, my_bonus: int, its_bonus: int
) -> None:
    facts = {
        "my_roll": mine,
        "opponent_roll": its,
        "my_bonus": my_bonus,
        "opponent_bonus": its_bonus,
    }
    assert (ruled("contest.outcome", **facts) == "the player receives the treasure card") is ruled(
        "contest.won", **facts
    )


@pytest.mark.parametrize("rule", game.rules, ids=lambda rule: rule.id)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_every_rule_traces_to_its_verdict(rule: Rule, data: st.DataObject) -> None:
    facts = data.draw(st.fixed_dictionaries({}, optional={fact.name: values_of(fact) for fact in rule.reads}))
    ruling = evaluate(rule, facts)
    settled = retrace(ruling.trace)
    assert (settled.outcome, settled.value) == (ruling.outcome, ruling.value)


def values_of(fact: Fact) -> st.SearchStrategy[Any]:
    if fact.kind == "choice":
        return st.sampled_from([name for name, _ in fact.options])
    if fact.kind == "values":
        return st.lists(st.integers(-50, 600), max_size=5).map(tuple)
    if fact.kind == "structure":
        return st.dictionaries(st.sampled_from(["Ana", "Ben", "Cem"]), st.integers(0, 2000), min_size=1)
    return SOME[fact.kind]
