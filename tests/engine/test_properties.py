from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Bool, Num, Rule, evaluate, rule, smallest, when
from engine.missing import missing_sets
from engine.ruling import Ruling
from engine.settle import look, outcome_of
from engine.tracing import retrace
from tests.engine.demo import Burrow, game

COUNTS = {"chests_opened": 9, "monsters_defeated": 9, "fresh": 12, "spent": 12}
FACTS: dict[str, st.SearchStrategy[Any]] = {
    **{name: st.integers(0, most) for name, most in COUNTS.items()},
    "exit_order": st.sampled_from(("first", "second", "none")),
    "treasures": st.lists(st.integers(-5, 9), max_size=6).map(tuple),
    "cursed": st.booleans(),
    "blessed": st.booleans(),
    "roll": st.integers(-3, 20),
    "target": st.integers(1, 20),
}
numbers: st.SearchStrategy[Num] = st.recursive(
    st.sampled_from((Burrow.chests_opened, Burrow.monsters_defeated, Burrow.fresh)),
    lambda inner: st.one_of(
        st.builds(lambda a, b: a + b, inner, inner),
        st.builds(lambda a, n: a * n, inner, st.integers(0, 2)),
        st.builds(lambda a, b: smallest(a, b), inner, inner),
    ),
    max_leaves=3,
)
conditions: st.SearchStrategy[Bool] = st.recursive(
    st.one_of(
        st.builds(lambda a, n: a >= n, numbers, st.integers(0, 6)),
        st.builds(lambda a, n: a < n, numbers, st.integers(0, 6)),
        st.builds(lambda a, n: a == n, numbers, st.integers(0, 6)),
        st.just(Burrow.cursed),
    ),
    lambda inner: st.one_of(
        st.builds(lambda a, b: a & b, inner, inner),
        st.builds(lambda a, b: a | b, inner, inner),
        st.builds(lambda a: ~a, inner),
        st.builds(lambda c, a, b: when(c, a, b), inner, inner, inner),
    ),
    max_leaves=4,
)


def partial(names: set[str]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional={name: FACTS[name] for name in sorted(names)})


@st.composite
def some_rule(draw: st.DrawFn) -> Rule:
    made = rule("burrow.made", asks="Is it so?", of=Burrow, quote="It is so.", decides=draw(conditions))
    for name in draw(st.sets(st.sampled_from(("one", "two")))):
        made.unless(
            name,
            when=draw(conditions),
            decides=draw(st.booleans()),
            quote=f"Unless {name}.",
            conflict=draw(st.sampled_from(("", "It is more specific."))),
        )
    return made


MADE_FACTS = partial({"chests_opened", "monsters_defeated", "fresh", "cursed"})


@settings(max_examples=150, deadline=None)
@given(some_rule(), MADE_FACTS, MADE_FACTS)
def test_more_facts_never_change_what_is_decided(
    made: Rule, few: dict[str, Any], more: dict[str, Any]
) -> None:
    before = look(made, few).settled()
    after = look(made, {**more, **few}).settled()
    assert before.outcome == "depends" or after == before


@settings(max_examples=80, deadline=None)
@given(some_rule(), MADE_FACTS)
def test_every_missing_set_is_enough_and_none_that_asks_for_less_is(
    made: Rule, facts: dict[str, Any]
) -> None:
    for wanted in missing_sets(made, facts):
        assert _yes(made, facts, wanted)
        for name, amount in wanted.items():
            rest = {other: value for other, value in wanted.items() if other != name}
            assert not rest or not _yes(made, facts, rest)
            assert amount == 1 or not _yes(made, facts, {**wanted, name: int(amount) - 1})


def _yes(made: Rule, facts: dict[str, Any], wanted: dict[str, Any]) -> bool:
    changed = {**facts, **{name: facts.get(name, 0) + amount for name, amount in wanted.items()}}
    return look(made, changed).settled().value is True


@settings(max_examples=100, deadline=None)
@given(some_rule(), MADE_FACTS)
def test_a_made_rule_comes_to_the_same_with_its_steps_and_without(made: Rule, facts: dict[str, Any]) -> None:
    assert outcome_of(made, facts) == look(made, facts).settled()


@settings(max_examples=100, deadline=None)
@given(some_rule(), MADE_FACTS)
def test_a_made_rule_traces_to_its_verdict_also_through_json(made: Rule, facts: dict[str, Any]) -> None:
    _holds_together(evaluate(made, facts))


@pytest.mark.parametrize("known", game.rules, ids=lambda known: known.id)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_every_demonstration_rule_traces_to_its_verdict_also_through_json(
    known: Rule, data: st.DataObject
) -> None:
    facts = data.draw(partial({fact.name for fact in known.reads} & set(FACTS)))
    _holds_together(evaluate(known, facts))


def _holds_together(ruling: Ruling) -> None:
    again = Ruling.model_validate_json(ruling.model_dump_json())
    assert again == ruling
    settled = retrace(again.trace)
    assert (settled.outcome, settled.value) == (ruling.outcome, ruling.value)
    assert bool(ruling.needs) == (ruling.outcome == "depends")


@settings(max_examples=60, deadline=None)
@given(some_rule(), MADE_FACTS)
def test_a_fact_that_is_asked_for_is_unknown_and_read_by_the_rule(made: Rule, facts: dict[str, Any]) -> None:
    for need in evaluate(made, facts).needs:
        assert need.fact not in facts
        assert need.fact in {fact.name for fact in made.reads}
