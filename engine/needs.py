"""Which one fact to ask for next, and what holds either way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby, product

from engine.fact import Fact, Value
from engine.norms import Asked
from engine.probe import turning_points
from engine.rules import Rule
from engine.ruling import EitherWay, Need
from engine.settle import Look, Settled, outcome_of
from engine.tracing import plain
from engine.words import said_value

MOST_TRIES = 400
MOST_WAYS = 6


def next_need(
    found: Look, facts: Mapping[str, Value], asked: Asked | None
) -> tuple[tuple[Need, ...], tuple[EitherWay, ...]]:
    """The unknown fact that decides most often, with what each of its values leads to.

    A fact whose value cannot change the outcome is not asked for.
    """
    rule = found.rule
    unknown = list({fact.name: fact for fact in found.open_facts()}.values())
    points = {fact.name: turning_points(rule, fact, facts) for fact in unknown}
    outcomes = {
        fact.name: [
            (point, outcome_of(rule, {**facts, fact.name: point}, asked)) for point in points[fact.name]
        ]
        for fact in unknown
    }
    if not unknown:
        return (), ()

    def decides(fact: Fact) -> float:
        tried = outcomes[fact.name]
        return sum(settled.outcome != "depends" for _, settled in tried) / len(tried) if tried else 0.0

    telling = sorted(unknown, key=decides, reverse=True)
    asking = (fact for fact in telling if _matters(rule, fact, unknown, points, facts, asked))
    best = next(asking, telling[0])
    return (Need(fact=best.name, ask=best.ask),), _ways(best, outcomes[best.name])


def _matters(
    rule: Rule,
    fact: Fact,
    unknown: list[Fact],
    points: Mapping[str, tuple[Value, ...]],
    facts: Mapping[str, Value],
    asked: Asked | None,
) -> bool:
    others = [other for other in unknown if other is not fact]
    if not others or not points[fact.name]:
        return True
    tries = 0
    for values in product(*(points[other.name] or (None,) for other in others)):
        given = {other.name: value for other, value in zip(others, values, strict=True) if value is not None}
        seen: list[Settled] = []
        for point in points[fact.name]:
            settled = outcome_of(rule, {**facts, **given, fact.name: point}, asked)
            if settled.outcome == "depends" or (seen and settled != seen[0]):
                return True
            seen.append(settled)
        tries += len(seen)
        if tries > MOST_TRIES:
            return True
    return False


def _ways(fact: Fact, outcomes: list[tuple[Value, Settled]]) -> tuple[EitherWay, ...]:
    runs: list[tuple[list[Value], Settled]] = []
    if fact.kind in ("flag", "choice"):
        for value, settled in outcomes:
            same = next((values for values, other in runs if other == settled), None)
            if same is None:
                runs.append(([value], settled))
            else:
                same.append(value)
        texts = [f"{fact.label}: {_options(fact, values)}" for values, _ in runs]
    else:
        for _, group in groupby(outcomes, key=lambda pair: (pair[1].outcome, str(pair[1].value))):
            pairs = list(group)
            runs.append(([value for value, _ in pairs], pairs[0][1]))
        texts = [_span(fact, runs, at) for at in range(len(runs))]
    if len(runs) > MOST_WAYS or all(settled.outcome == "depends" for _, settled in runs):
        return ()
    if len(runs) == 2 and fact.kind in ("count", "number"):
        texts = [texts[1], "otherwise"]
        runs = runs[::-1]
    return tuple(
        EitherWay(condition=text, outcome=settled.outcome, value=plain(settled.value))
        for text, (_, settled) in zip(texts, runs, strict=True)
    )


def _options(fact: Fact, values: list[Value]) -> str:
    words = dict(fact.options)
    return " or ".join(
        words.get(str(value), "").split(",")[0].strip() or said_value(value) for value in values
    )


def _span(fact: Fact, runs: list[tuple[list[Value], Settled]], at: int) -> str:
    first, last = runs[at][0][0], runs[at][0][-1]
    if at == len(runs) - 1:
        return f"{fact.label} ≥ {first}"
    until = runs[at + 1][0][0]
    until = until - 1 if isinstance(until, int) else last
    if at == 0 and first != until and fact.at_least is None:
        return f"{fact.label} ≤ {until}"
    return f"{fact.label} = {first}" if first == until else f"{fact.label} from {first} to {until}"
