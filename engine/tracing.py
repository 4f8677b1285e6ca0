"""Steps as trace data, and the check that a trace comes to its own verdict."""

from __future__ import annotations

from typing import get_args

from pydantic import BaseModel

from engine.fact import Value
from engine.interpret import Step
from engine.norms import Asked
from engine.operations import OPERATIONS, chosen
from engine.ruling import Plain, Side, Trace
from engine.settle import Look, Settled, Weighed, said, settle
from engine.words import describe, explain, said_value

ASKED = {f"asked {asked}": asked for asked in get_args(Asked)}


def plain(value: Value | None) -> Plain | None:
    """The value as JSON takes it."""
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else value


def trace_of(step: Step, *, taken: bool = True) -> Trace:
    """One step and all below it. Branches that were not taken are shown as not fired."""
    expr = step.expr
    children = step.steps
    branch = _branch(step)
    return Trace(
        op=expr.op,
        label=expr.fact.label if expr.fact else expr.label,
        text=explain(step),
        value=plain(step.value),
        fired=taken and step.value is not None and step.value is not False,
        quotes=expr.quotes,
        lines=step.lines,
        children=tuple(
            trace_of(child, taken=taken and (branch is None or index in (0, branch)))
            for index, child in enumerate(children)
        ),
    )


def trace_rule(found: Look, settled: Settled) -> Trace:
    """Everything that was looked at for a rule, also what did not fire."""
    rule = found.rule
    children = []
    if found.applies is not None:
        children.append(_around("applies", "where the rule applies", found.applies))
    if found.beyond is not None:
        children.append(_around("beyond", "beyond what the rulebook says", found.beyond, rule.silent_quotes))
    replaced = any(one.overrides and holds.value is True for one, holds, _ in found.exceptions)
    children.append(_asked("base", rule.title, found.base, found.asked, rule.quotes, fired=not replaced))
    for exception, holds, value in found.exceptions:
        fired = holds.value is True
        children.append(
            Trace(
                op="unless" if exception.overrides else "against",
                label=exception.name,
                text=f"unless {exception.name}: {describe(holds.expr)}",
                value=plain(holds.value),
                fired=fired,
                quotes=exception.quotes,
                children=(trace_of(holds), _asked("value", "then", value, found.asked, (), fired=fired)),
            )
        )
    return Trace(
        op="rule",
        label=rule.title,
        text=f"{rule.title}: {said_value(settled.value) if settled.outcome == 'decided' else settled.outcome}",
        value=plain(settled.value),
        fired=settled.outcome in ("decided", "conflicting"),
        children=tuple(children),
    )


def retrace(trace: Trace) -> Settled:
    """What a rule's trace comes to when it is computed again from its leaves."""
    parts = {child.op: child for child in trace.children}
    return settle(
        _again(parts["applies"].children[0]) if "applies" in parts else True,
        _again(parts["beyond"].children[0]) if "beyond" in parts else False,
        _again(parts["base"].children[0]),
        [
            Weighed(child.op == "unless", _again(child.children[0]), _again(child.children[1].children[0]))
            for child in trace.children
            if child.op in ("unless", "against")
        ],
    )


def _again(trace: Trace) -> Value | None:
    if trace.op in ("fact", "constant", "algorithm"):
        return trace.value
    found = [_again(child) for child in trace.children]
    if trace.op in ASKED:
        return said(found[0], ASKED[trace.op])
    if trace.op == "after":
        named = {child.label: value for child, value in zip(trace.children, found, strict=True)}
        return None if None in found else named  # type: ignore[return-value]  # None was ruled out
    return OPERATIONS[trace.op](found)


def _around(op: str, label: str, step: Step, quotes: tuple[str, ...] = ()) -> Trace:
    child = trace_of(step)
    return Trace(
        op=op,
        label=label,
        text=f"{label}: {child.text}",
        value=child.value,
        fired=child.fired,
        quotes=quotes,
        children=(child,),
    )


def _asked(
    op: str, label: str, step: Step, asked: Asked | None, quotes: tuple[str, ...], *, fired: bool
) -> Trace:
    child = trace_of(step, taken=fired)
    if asked is not None:
        value = said(step.value, asked)
        child = Trace(
            op=f"asked {asked}",
            label=QUESTIONS[asked],
            text=f"{QUESTIONS[asked]} {said_value(value)}",
            value=plain(value),
            fired=fired and value is not None,
            children=(child,),
        )
    return Trace(
        op=op,
        label=label,
        text=f"{label}: {child.text}",
        value=child.value,
        fired=child.fired,
        quotes=quotes,
        children=(child,),
    )


QUESTIONS: dict[Asked, str] = {
    "may": "may one?",
    "must": "must one?",
    "may_not_do": "may one leave it?",
    "must_not": "must one leave it?",
}


def sides_of(found: Look) -> tuple[Side, ...]:
    """What stands side by side for a rule and its exceptions that apply."""
    rule = found.rule
    applying = [(one, value) for one, holds, value in found.exceptions if holds.value is True]
    sides = [(one.name, value.value, one.quotes) for one, value in applying]
    if not any(one.overrides for one, _ in applying):
        sides.insert(0, (rule.title, found.base.value, rule.quotes))
    return tuple(
        Side(name=name, value=worth, quotes=quotes)
        for name, value, quotes in sides
        if (worth := plain(said(value, found.asked))) is not None
    )


def deciding_quotes(found: Look, settled: Settled) -> tuple[str, ...]:
    """The words that decide: exceptions that apply, then parts that fired, then the rule's own."""
    rule = found.rule
    fired = [exception for exception, holds, _ in found.exceptions if holds.value is True]
    quotes = [quote for exception in fired for quote in exception.quotes]
    quotes += rule.silent_quotes if settled.outcome == "silent" else ()
    known = settled.outcome == "decided"
    quotes += (quote for step in _quoted(found.base, known=known) for quote in step.expr.quotes)
    quotes += rule.quotes
    return tuple(dict.fromkeys(quotes)) or rule.all_quotes


def _quoted(step: Step, *, known: bool, taken: bool = False) -> list[Step]:
    """The quoted steps that count: those worth something, and the outcome of a branch taken, also where it is 0.

    Where the rule is decided (`known`), what is not known did not decide.
    """
    unknown = step.value is None and not known
    counts = taken or unknown or step.value not in (None, False, 0)
    own = [step] if step.expr.quotes and counts else []
    branch = _branch(step)
    return own + [
        inner
        for index, child in enumerate(step.steps)
        if branch is None or index in (0, branch)
        for inner in _quoted(child, known=known, taken=branch is not None and index == branch)
    ]


def _branch(step: Step) -> int | None:
    """The index of the part that a branching step took, where that is known."""
    return (
        chosen(step.expr.op, [child.value for child in step.steps])
        if step.expr.op in ("when", "by")
        else None
    )
