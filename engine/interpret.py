"""The one interpreter: walks an expression over facts and keeps every step, or the value alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.errors import DefinitionError
from engine.expressions import Expr, Worked
from engine.fact import Fact, Value
from engine.operations import OPERATIONS, chosen


class Step(NamedTuple):
    """A node with what it was worth; None where that is not known."""

    expr: Expr
    value: Value | None
    steps: tuple[Step, ...] = ()
    lines: tuple[str, ...] = ()

    def open_facts(self) -> Iterator[Fact]:
        """The unknown facts that keep this step from being known; branches not taken do not count."""
        if self.value is not None:
            return
        if self.expr.fact:
            yield self.expr.fact
        taken = (
            chosen(self.expr.op, [step.value for step in self.steps])
            if self.expr.op in ("when", "by")
            else 0
            if self.expr.op == "regardless"
            else None
        )
        for step in self.steps if taken is None else (self.steps[taken],):
            yield from step.open_facts()


def run(expr: Expr, facts: Mapping[str, Value]) -> Step:
    """The steps of an expression over these facts. A fact that is not among them is not known."""
    if expr.op == "fact":
        return Step(expr, facts.get(expr.name))
    if expr.op == "constant":
        return Step(expr, expr.constant)
    steps = tuple([run(part, facts) for part in expr.parts])
    found = [step.value for step in steps]
    if expr.op == "after":
        named = {part.label: value for part, value in zip(expr.parts, found, strict=True)}
        return Step(expr, None if None in found else named, steps)  # type: ignore[arg-type]  # None was ruled out
    if expr.op == "algorithm":
        return _work(expr, steps, found)
    return Step(expr, OPERATIONS[expr.op](found), steps)


def worth(expr: Expr, facts: Mapping[str, Value]) -> Value | None:
    """The value of `run` without its steps; a branch that is not taken is not walked. What searches use."""
    op, parts = expr.op, expr.parts
    if op == "fact":
        return facts.get(expr.name)
    if op == "constant":
        return expr.constant
    if op in ("after", "algorithm"):
        return run(expr, facts).value
    if op in ("when", "by"):
        condition = worth(parts[0], facts)
        if condition is not None:
            options = [part.constant for part in parts[1::2]] if op == "by" else []
            taken = 2 + 2 * options.index(condition) if options else 1 if condition else 2
            return worth(parts[taken], facts)
    return OPERATIONS[op]([worth(part, facts) for part in parts])


def _work(expr: Expr, steps: tuple[Step, ...], found: list[Value | None]) -> Step:
    if expr.function is None or any(value is None for value in found):
        return Step(expr, None, steps)
    worked = expr.function(*found)
    if not isinstance(worked, Worked):
        raise DefinitionError(f"algorithm {expr.label!r} returned {worked!r}, expected Worked(value, lines)")
    return Step(expr, worked.value, steps, worked.lines)
