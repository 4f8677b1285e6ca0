"""The values of a fact at which a rule can change its mind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.expressions import Expr
from engine.fact import Fact, Value
from engine.rules import Rule

COMPARISONS = (">=", "<=", ">", "<", "==", "!=")
NARROW = 24
"""A span of numbers up to this wide is tried in full where the fact is part of a larger sum."""


def turning_points(rule: Rule, fact: Fact, facts: Mapping[str, Value]) -> tuple[Value, ...]:
    """The values worth trying for a fact, in order.

    Where the rule only compares a number with constants, they are exact: each side of every threshold. Where the
    number is part of a sum, the numbers near the constants are tried, and near their distances from given numbers.
    Lists and structures have none.
    """
    if fact.kind == "flag":
        return (False, True)
    if fact.kind == "choice":
        return tuple(name for name, _ in fact.options)
    if fact.kind not in ("count", "number"):
        return ()
    direct, indirect = _uses(rule, fact)
    points = {near for point in direct for near in (point - 1, point, point + 1)}
    if indirect:
        constants = {node.constant for node in _nodes(rule) if type(node.constant) is int}
        given = {value for value in facts.values() if type(value) is int}
        ends = (
            constants
            | {a - b for a in constants for b in given}
            | {a - b for a in constants for b in constants}
        )
        points |= {near for end in ends for near in (end - 1, end, end + 1)}
        start, end = fact.at_least or 0, fact.at_most or 0
        points |= set(range(start, (end if 0 < end - start <= NARROW else start + NARROW // 2) + 1))
    points |= {bound for bound in (fact.at_least, fact.at_most) if bound is not None}
    low, high = fact.at_least, fact.at_most
    return tuple(
        point for point in sorted(points) if (low is None or point >= low) and (high is None or point <= high)
    )


def is_direct(rule: Rule, fact: Fact) -> bool:
    """Whether the rule only compares the fact with constants."""
    return not _uses(rule, fact)[1]


def _nodes(rule: Rule) -> list[Expr]:
    return [node for expr in rule.expressions().values() for node in expr.walk()]


def _uses(rule: Rule, fact: Fact) -> tuple[frozenset[int], bool]:
    return _counted(rule, fact.name, len(rule.exceptions))


@lru_cache(maxsize=1024)
def _counted(rule: Rule, name: str, _exceptions: int) -> tuple[frozenset[int], bool]:
    thresholds: set[int] = set()
    uses = compared = 0
    for expr in rule.expressions().values():
        uses += expr.name == name
        for node in expr.walk():
            uses += sum(part.name == name for part in node.parts)
            if node.op in COMPARISONS:
                for this, other in (node.parts, node.parts[::-1]):
                    if this.name == name and type(other.constant) is int:
                        thresholds.add(other.constant)
                        compared += 1
    return frozenset(thresholds), uses > compared
