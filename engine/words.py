"""Expressions in readable English."""

from __future__ import annotations

from engine.expressions import Expr
from engine.fact import Value
from engine.interpret import Step
from engine.named import Named

SIGNS = {
    ">=": "≥",
    "<=": "≤",
    ">": ">",
    "<": "<",
    "==": "=",
    "!=": "≠",
    "+": "+",
    "-": "−",
    "*": "×",
    "//": "÷ (rounded down)",
}
PHRASES = {
    "best": "the best {1} of {0}",
    "beyond": "how many of {0} there are beyond {1}",
    "total": "the total of {0}",
    "size": "how many: {0}",
    "highest": "the highest of {0}",
    "not": "not ({0})",
    "line": "{0}",
}


def said_value(value: object, expr: Expr | None = None) -> str:
    """A value as a reader says it: yes, no, 5, 3 and -1, not known."""
    if value is None:
        return "not known"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ", ".join(str(item) for item in value) or "none"
    if expr is not None and expr.fact and expr.fact.kind == "choice":
        words = dict(expr.fact.options).get(str(value), "")
        return words.split(",")[0].strip() or str(value)
    if expr is not None and expr.fact and expr.fact.kind == "structure" and not isinstance(value, Named):
        return "given"
    return str(value)


def describe(expr: Expr) -> str:
    """The expression without values: `Chests you have opened ≥ 3 or Monsters you have defeated ≥ 3`."""
    if expr.fact:
        return expr.fact.label
    if expr.op == "constant":
        return said_value(expr.constant)
    parts = [describe(part) for part in expr.parts]
    if expr.op in ("==", "!=") and expr.parts[0].fact and isinstance(expr.parts[1].constant, str):
        parts[1] = said_value(expr.parts[1].constant, expr.parts[0])
    nested = [
        f"({text})" if part.op in ("and", "or", "+", "-", "when", "by", "regardless") else text
        for text, part in zip(parts, expr.parts, strict=True)
    ]
    if expr.op in ("and", "or"):
        return f" {expr.op} ".join(nested)
    if expr.op in SIGNS:
        return f"{nested[0]} {SIGNS[expr.op]} {nested[1]}"
    if expr.op == "stated":
        return " or else ".join(nested)
    if expr.op == "told":
        return f"it is told: {' and '.join(parts)}"
    if expr.op == "regardless":
        return f"{parts[0]}, whatever: {' and '.join(parts[1:])}"
    if expr.op in PHRASES:
        return PHRASES[expr.op].format(*parts)
    if expr.op == "when":
        return f"{parts[1]} if {nested[0]}, else {parts[2]}"
    if expr.op == "by":
        names = [said_value(part.constant, expr.parts[0]) for part in expr.parts[1::2]]
        return f"{parts[0]}: " + ", ".join(
            f"{name} → {out}" for name, out in zip(names, parts[2::2], strict=True)
        )
    if expr.op == "after":
        return "; ".join(f"{part.label} becomes {text}" for part, text in zip(expr.parts, parts, strict=True))
    if expr.op == "sum":
        return " + ".join(part.label or text for part, text in zip(expr.parts, parts, strict=True))
    return f"{expr.label or expr.op} ({', '.join(parts)})"


def explain(step: Step) -> str:
    """The step with the values it found: `Chests you have opened: 2 ≥ 3`."""
    expr, worth = step.expr, said_value(step.value, step.expr)
    if expr.fact:
        return f"{expr.fact.label}: {worth}{_unit(expr, step.value)}"
    if expr.op == "constant":
        return worth
    if expr.op in SIGNS:
        left, right = step.steps
        second = said_value(right.value, left.expr if isinstance(right.value, str) else right.expr)
        first = explain(left) if left.expr.fact else said_value(left.value, left.expr)
        if not left.expr.fact and left.expr.op != "constant":
            first = f"{describe(left.expr)}: {first}"
        if right.expr.op != "constant":
            second = f"{second} ({describe(right.expr)})"
        return f"{first} {SIGNS[expr.op]} {second}"
    if expr.op in ("and", "or"):
        return f"{'all of' if expr.op == 'and' else 'any of'}: {worth}"
    if expr.op == "line":
        return f"{expr.label}: {worth}" if expr.label else explain(step.steps[0])
    return f"{describe(expr)}: {worth}"


def _unit(expr: Expr, value: Value | None) -> str:
    return f" {expr.fact.unit}" if expr.fact and expr.fact.unit and value is not None else ""
