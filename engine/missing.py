"""The minimal sets of further facts that turn a "no" or a "depends" into a "yes"."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product

from engine.fact import Fact, Value
from engine.norms import Asked
from engine.probe import is_direct, turning_points
from engine.rules import Rule
from engine.settle import Settled, outcome_of

Wanted = bool | int | str
"""An amount more, or the value wanted of a flag or a choice."""

YES = Settled("decided", True)
MOST_TRIES = 4000
"""Evaluations one search may cost; the smallest sets are found first."""
MOST_FACTS = 3
FAR = 1 << 20


def missing_sets(
    rule: Rule, facts: Mapping[str, Value], asked: Asked | None = None
) -> tuple[dict[str, Wanted], ...]:
    """Every minimal set, as what it takes more: an amount for numbers, the value wanted for the rest.

    A set is minimal where no other that is enough asks for the same or less. An unknown number counts from its lower
    bound. Only attainable facts take part, and numbers only rise. What is a yes already lacks nothing.
    """
    if outcome_of(rule, facts, asked) == YES:
        return ()
    able = [
        fact for fact in rule.reads if fact.attainable and fact.kind in ("count", "number", "flag", "choice")
    ]
    steps = {fact.name: _steps(rule, fact, facts) for fact in able}
    found: list[dict[str, Wanted]] = []
    tries = 0
    for many in range(1, min(MOST_FACTS, len(able)) + 1):
        for group in combinations(able, many):
            for amounts in product(*(steps[fact.name] for fact in group)):
                wanted: dict[str, Wanted] = dict(zip((fact.name for fact in group), amounts, strict=True))
                if any(_enough(other, wanted) for other in found):
                    continue
                tries += 1
                if tries > MOST_TRIES:
                    return _least(found)
                if _is_yes(rule, facts, wanted, group, asked):
                    found.append(_lowered(rule, facts, wanted, group, asked))
    return _least(found)


def raised(
    facts: Mapping[str, Value], wanted: Mapping[str, Value], group: tuple[Fact, ...]
) -> dict[str, Value]:
    """The facts once a missing set is there."""
    changed = dict(facts)
    for fact in group:
        if fact.name in wanted:
            amount = wanted[fact.name]
            changed[fact.name] = _start(fact, facts) + amount if type(amount) is int else amount
    return changed


def _start(fact: Fact, facts: Mapping[str, Value]) -> int:
    now = facts.get(fact.name)
    return now if isinstance(now, int) else fact.at_least or 0


def _steps(rule: Rule, fact: Fact, facts: Mapping[str, Value]) -> list[Wanted]:
    points = turning_points(rule, fact, facts)
    if fact.kind in ("flag", "choice"):
        return [point for point in points if isinstance(point, bool | str) and point != facts.get(fact.name)]
    start = _start(fact, facts)
    amounts = {point - start for point in points if type(point) is int}
    if not is_direct(rule, fact):
        amounts |= {1 << power for power in range(FAR.bit_length())}
    if fact.name not in facts:
        amounts.add(0)
    least = 1 if fact.name in facts else 0
    top = None if fact.at_most is None else fact.at_most - start
    return [amount for amount in sorted(amounts) if amount >= least and (top is None or amount <= top)]


def _is_yes(
    rule: Rule,
    facts: Mapping[str, Value],
    wanted: dict[str, Wanted],
    group: tuple[Fact, ...],
    asked: Asked | None,
) -> bool:
    return outcome_of(rule, raised(facts, wanted, group), asked) == YES


def _lowered(
    rule: Rule,
    facts: Mapping[str, Value],
    wanted: dict[str, Wanted],
    group: tuple[Fact, ...],
    asked: Asked | None,
) -> dict[str, Wanted]:
    """The set with each amount as low as it still is enough, found by halving."""
    for fact in group:
        high = wanted[fact.name]
        if not isinstance(high, int) or fact.kind not in ("count", "number") or is_direct(rule, fact):
            continue
        low = 0
        while high - low > 1:
            middle = (low + high) // 2
            if _is_yes(rule, facts, {**wanted, fact.name: middle}, group, asked):
                high = middle
            else:
                low = middle
        wanted = {**wanted, fact.name: high}
    return wanted


def _enough(less: Mapping[str, Wanted], more: Mapping[str, Wanted]) -> bool:
    """Whether the first asks for nothing beyond the second."""
    return all(name in more and _at_most(amount, more[name]) for name, amount in less.items())


def _at_most(amount: Wanted, other: Wanted) -> bool:
    if type(amount) is int and type(other) is int:
        return amount <= other
    return amount == other


def _least(found: list[dict[str, Wanted]]) -> tuple[dict[str, Wanted], ...]:
    """The minimal ones. A set with nothing more of an unknown number is no lack: it only wants to be known."""
    kept: list[dict[str, Wanted]] = []
    for one in found:
        if not any(_enough(other, one) and other != one for other in found) and one not in kept:
            kept.append(one)
    return tuple(
        one for one in kept if not any(type(amount) is int and amount == 0 for amount in one.values())
    )
