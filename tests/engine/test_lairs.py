from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Rule, evaluate
from engine.fact import Fact
from engine.games.lairs import game
from engine.games.lairs.peril import Lair
from engine.missing import missing_sets
from engine.named import Named
from engine.tracing import retrace

COUNTS = st.integers(0, 7)
CUBES = st.fixed_dictionaries(dict.fromkeys(("fresh", "spent", "fatigued", "conserved"), COUNTS))
ELIGIBLE = game.rule("lairs.exit.eligible")
SCORE = game.rule("lairs.score")
LAIRS = tuple(
    Lair(columns=3, rows=1, start="A1", goals=("C1",), monsters=monsters)
    for monsters in ((), ("B1", "A1"), ("B1", "C1"))
)


def value_of(rule_id: str, **facts: Any) -> Any:
    return evaluate(game.rule(rule_id), facts).value


@settings(deadline=None)
@given(COUNTS, COUNTS, st.integers(0, 3), st.integers(0, 3))
def test_more_chests_and_monsters_never_lose_eligibility(
    chests: int, monsters: int, more_chests: int, more_monsters: int
) -> None:
    before = value_of("lairs.exit.eligible", chests_opened=chests, monsters_defeated=monsters)
    after = value_of(
        "lairs.exit.eligible",
        chests_opened=chests + more_chests,
        monsters_defeated=monsters + more_monsters,
    )
    assert after or not before


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(("chests_opened", "monsters_defeated")), st.integers(0, 3)))
def test_a_missing_set_of_the_exit_is_enough_and_nothing_less_is(facts: dict[str, int]) -> None:
    for wanted in missing_sets(ELIGIBLE, facts):
        amounts = {name: amount for name, amount in wanted.items() if isinstance(amount, int)}
        assert _exits(facts, amounts)
        for name, amount in amounts.items():
            assert not _exits(facts, {**amounts, name: amount - 1})


def _exits(facts: dict[str, int], wanted: dict[str, int]) -> bool:
    changed = {**facts, **{name: facts.get(name, 0) + amount for name, amount in wanted.items()}}
    return evaluate(ELIGIBLE, changed).value is True


@settings(deadline=None)
@given(st.integers(0, 4), st.integers(0, 4))
def test_the_chests_and_monsters_needed_are_just_enough_to_exit(chests: int, monsters: int) -> None:
    needed = value_of("lairs.exit.chests_needed", monsters_defeated=monsters)
    assert value_of("lairs.exit.eligible", chests_opened=chests, monsters_defeated=monsters) == (
        chests >= needed
    )
    needed = value_of("lairs.exit.monsters_needed", chests_opened=chests)
    assert value_of("lairs.exit.eligible", chests_opened=chests, monsters_defeated=monsters) == (
        monsters >= needed
    )


@settings(deadline=None)
@given(CUBES)
def test_a_refresh_conserves_cubes(cubes: dict[str, int]) -> None:
    after = value_of("lairs.refresh", **cubes)
    assert sum(after.values()) == sum(cubes.values())
    assert after["conserved"] == cubes["conserved"]
    assert after["fresh"] == value_of("lairs.refresh.fresh", fresh=cubes["fresh"], spent=cubes["spent"])
    assert after["spent"] == value_of("lairs.refresh.spent", fatigued=cubes["fatigued"])


@settings(deadline=None)
@given(CUBES)
def test_two_refreshes_make_every_cube_fresh_that_is_not_conserved(cubes: dict[str, int]) -> None:
    twice = value_of("lairs.refresh", **value_of("lairs.refresh", **cubes))
    assert twice["fresh"] == sum(cubes.values()) - cubes["conserved"]


@settings(deadline=None)
@given(COUNTS, COUNTS, st.integers(1, 4))
def test_conserving_keeps_the_number_of_cubes_and_never_takes_more_than_there_are(
    fresh: int, conserved: int, to_conserve: int
) -> None:
    facts = {"fresh": fresh, "conserved": conserved, "to_conserve": to_conserve}
    ruling = evaluate(game.rule("lairs.conserve"), facts)
    assert (ruling.outcome == "decided") == (to_conserve <= min(3, fresh))
    if isinstance(ruling.value, dict):
        assert ruling.value == {"fresh": fresh - to_conserve, "conserved": conserved + to_conserve}


@settings(deadline=None)
@given(COUNTS, COUNTS, st.sampled_from(("quickness", "perception", "other")))
def test_what_can_be_paid_is_what_the_cubes_are_worth(fresh: int, conserved: int, kind: str) -> None:
    worth = value_of("lairs.cubes.spends", fresh=fresh, conserved=conserved)
    cubes = {"fresh": fresh, "conserved": conserved}
    assert value_of("lairs.creep.afford", **cubes) == (worth >= 1)
    assert value_of("lairs.hustle.afford", **cubes) == (worth >= 2)
    assert value_of("lairs.peer.afford", **cubes, cube_kind=kind) == (worth >= 2 or kind == "perception")
    assert value_of("lairs.backtrack.afford", **cubes, cube_kind=kind) == (worth >= 2 or kind == "quickness")
    assert value_of("lairs.hustle.furthest", **cubes) == worth // 2 * 3
    assert value_of("lairs.turn.over", **cubes) == (worth == 0)


@settings(deadline=None)
@given(
    st.lists(st.integers(-2, 9), max_size=8), st.integers(0, 3), st.sampled_from(("first", "second", "none"))
)
def test_a_score_is_the_sum_of_its_lines(treasures: list[int], monsters: int, exit_order: str) -> None:
    facts = {"treasures": treasures, "monsters_defeated": monsters, "exit_order": exit_order}
    ruling = evaluate(SCORE, facts)
    expected = sum(sorted(treasures, reverse=True)[:4]) + max(0, len(treasures) - 4)
    expected += {0: 0, 1: 0, 2: 2, 3: 6}[monsters] + {"first": 4, "second": 2, "none": 0}[exit_order]
    assert ruling.value == expected == sum(line for line in ruling.lines.values() if isinstance(line, int))


@settings(deadline=None)
@given(st.integers(0, 30), st.integers(0, 30), st.sampled_from(("me", "rival", "nobody")))
def test_the_winner_is_whoever_wins(mine: int, theirs: int, first: str) -> None:
    facts = {"my_score": mine, "rival_score": theirs, "exited_first": first}
    wins, winner = (evaluate(game.rule(name), facts) for name in ("lairs.wins", "lairs.winner"))
    swapped = {"me": "rival", "rival": "me", "nobody": "nobody"}[first]
    rival_wins = value_of("lairs.wins", my_score=theirs, rival_score=mine, exited_first=swapped)
    unbroken = mine == theirs and first == "nobody"
    assert (wins.outcome, winner.outcome) == (("silent",) * 2 if unbroken else ("decided",) * 2)
    assert rival_wins == (None if unbroken else not wins.value)
    assert winner.value == (None if unbroken else "you" if wins.value else "your rival")


STANDINGS = [
    Named((("Ana", 9), ("Ben", 9))),
    Named((("Ana", 1), ("Ben", 2))),
    Named((("Ben", 12), ("Cem", 3))),
]


def some_value(fact: Fact) -> st.SearchStrategy[Any]:
    low, high = fact.at_least or 0, fact.at_most or 9
    shapes: dict[str, st.SearchStrategy[Any]] = {
        "count": st.integers(low, high),
        "number": st.integers(low, high + 9),
        "choice": st.sampled_from([name for name, _ in fact.options] or [""]),
        "flag": st.booleans(),
        "values": st.lists(st.integers(-2, 9), max_size=6),
        "structure": st.sampled_from(STANDINGS if fact.model is Named else LAIRS),
    }
    return shapes[fact.kind]


@pytest.mark.parametrize("rule", game.rules, ids=lambda rule: rule.id)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_every_trace_comes_to_its_own_verdict(rule: Rule, data: st.DataObject) -> None:
    optional = {fact.name: some_value(fact) for fact in rule.reads}
    facts = data.draw(st.fixed_dictionaries({}, optional=optional))
    ruling = evaluate(rule, facts)
    settled = retrace(ruling.trace)
    assert settled.outcome == ruling.outcome
    assert settled.value == ruling.value
    assert bool(ruling.needs) == (ruling.outcome == "depends")
