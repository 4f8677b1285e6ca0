"""Rulings as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ruling import Ruling, Trace
from engine.words import said_value

OUTCOMES = {
    "depends": "It depends.",
    "conflicting": "The rulebook contradicts itself.",
    "silent": "The rulebook does not say.",
}


def lines_of(ruling: Ruling) -> tuple[str, ...]:
    """The verdict, its quotes, its trace, and what is missing."""
    unit = f" {ruling.unit}" if ruling.unit else ""
    if ruling.outcome != "decided":
        verdict = f"{OUTCOMES[ruling.outcome]} {ruling.conflict}".rstrip()
    elif isinstance(ruling.value, dict):
        verdict = "; ".join(f"{name} becomes {said_value(value)}" for name, value in ruling.value.items())
    else:
        verdict = f"{said_value(ruling.value)}{unit}"
        verdict = f"Suggested: {verdict}" if ruling.kind == "suggestion" else verdict[0].upper() + verdict[1:]
    out = [f"{ruling.title}: {verdict}"]
    out += [f"  {side.name}: {said_value(side.value)}" for side in ruling.sides]
    out += [f"  “{quote}”" for quote in ruling.quotes]
    out += trace_lines(ruling.trace)
    out += [f"Missing: {missing_text(one)}" for one in ruling.missing]
    out += [f"Ask: {need.ask}" for need in ruling.needs]
    for way in ruling.either_way:
        out.append(f"  {way.condition}: {said_value(way.value) if way.outcome == 'decided' else way.outcome}")
    return tuple(out)


def missing_text(missing: Mapping[str, object]) -> str:
    """`chests_opened +1 and exited = yes`."""
    parts = [
        f"{name} +{amount}" if type(amount) is int else f"{name} = {said_value(amount)}"
        for name, amount in missing.items()
    ]
    return " and ".join(parts)


def trace_lines(trace: Trace, depth: int = 0) -> Iterator[str]:
    """One line a step, indented; ✓ held or counted, ✗ did not, ? not known.

    Constants, and steps that say what the one above said, are left out; they stay in the trace.
    """
    mark = "?" if trace.value is None and not trace.fired else "✓" if trace.fired else "✗"
    yield f"{'  ' * depth}{mark} {trace.text}"
    yield from _below(trace, depth)


def _below(trace: Trace, depth: int) -> Iterator[str]:
    yield from (f"{'  ' * (depth + 2)}{line}" for line in trace.lines)
    for child in trace.children:
        if child.op == "constant":
            continue
        if trace.text.endswith(child.text) or (child.op == "fact" and trace.text.startswith(child.text)):
            yield from _below(child, depth)
        else:
            yield from trace_lines(child, depth + 1)
