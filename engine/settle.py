"""A rule over facts: its steps, and what they come to once exceptions, conflicts and silence are weighed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.expressions import Expr
from engine.fact import Fact, Value
from engine.interpret import Step, run, worth
from engine.norms import UNSAID, USUAL, Asked, answer
from engine.rules import Exceptional, Rule
from engine.ruling import Outcome


@dataclass(frozen=True, slots=True)
class Weighed:
    """An exception's values: whether it replaces the rule's, whether it applies, and what stands then."""

    overrides: bool
    holds: Value | None
    value: Value | None


@dataclass(frozen=True, slots=True)
class Settled:
    """What a rule comes to; the value is None unless decided."""

    outcome: Outcome
    value: Value | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Every step of a rule over some facts."""

    rule: Rule
    applies: Step | None
    beyond: Step | None
    base: Step
    exceptions: tuple[tuple[Exceptional, Step, Step], ...]
    asked: Asked | None

    def settled(self) -> Settled:
        """What they come to."""
        return settle(
            True if self.applies is None else self.applies.value,
            False if self.beyond is None else self.beyond.value,
            said(self.base.value, self.asked),
            [
                Weighed(exception.overrides, holds.value, said(value.value, self.asked))
                for exception, holds, value in self.exceptions
            ],
        )

    def open_facts(self) -> Iterator[Fact]:
        """The unknown facts that keep its steps from being known."""
        for step in (self.applies, self.beyond):
            if step is not None:
                yield from step.open_facts()
        replaced = any(exception.overrides and holds.value is True for exception, holds, _ in self.exceptions)
        if not replaced:
            yield from self.base.open_facts()
        for _, holds, value in self.exceptions:
            yield from holds.open_facts()
            if holds.value is not False:
                yield from value.open_facts()


def look(rule: Rule, facts: Mapping[str, Value], asked: Asked | None = None) -> Look:
    """The steps of a rule over these facts; for a norm, for the question asked or its usual one."""

    def maybe(expr: Expr | None) -> Step | None:
        return None if expr is None else run(expr, facts)

    return Look(
        rule,
        maybe(rule.when),
        maybe(rule.silent_beyond),
        run(rule.base, facts),
        tuple(
            (exception, run(exception.when, facts), run(exception.value, facts))
            for exception in rule.exceptions
        ),
        question_of(rule, asked),
    )


def outcome_of(rule: Rule, facts: Mapping[str, Value], asked: Asked | None = None) -> Settled:
    """What `look(...)` comes to, without the steps: a fraction of the time."""
    asked = question_of(rule, asked)
    return settle(
        True if rule.when is None else worth(rule.when, facts),
        False if rule.silent_beyond is None else worth(rule.silent_beyond, facts),
        said(worth(rule.base, facts), asked),
        [
            Weighed(one.overrides, worth(one.when, facts), said(worth(one.value, facts), asked))
            for one in rule.exceptions
        ],
    )


def question_of(rule: Rule, asked: Asked | None) -> Asked | None:
    """The question a norm answers; None for other rules."""
    if rule.kind != "norm":
        if asked is not None:
            raise TypeError(
                f"rule {rule.id!r} of kind {rule.kind!r} was asked {asked!r}, expected that of norms only"
            )
        return None
    stands = rule.base.constant if rule.base.op == "constant" else rule.base.parts[1].constant
    return asked or USUAL[str(stands)]


def said(value: Value | None, asked: Asked | None) -> Value | None:
    """A norm's word as yes, no or `unsaid`; other values as they are."""
    if asked is None or value is None:
        return value
    found = answer(str(value), asked)
    return UNSAID if found is None else found


def settle(
    applies: Value | None, beyond: Value | None, base: Value | None, exceptions: Sequence[Weighed]
) -> Settled:
    """Weigh a rule against its exceptions. Whatever is decided stays so, whatever else becomes known."""
    if applies is False or beyond is True:
        return Settled("silent")
    replacing = [one.value for one in exceptions if one.overrides and one.holds is True]
    standing = (replacing or [base]) + [
        one.value for one in exceptions if not one.overrides and one.holds is True
    ]
    known: list[Value] = []
    known += [value for value in standing if value is not None and value not in known]
    pending = [one for one in exceptions if one.holds is None]
    if applies is None or beyond is None:
        return Settled("depends")
    distinct = [value for at, value in enumerate(known) if value not in known[:at]]
    firm = bool(replacing) or not any(one.overrides for one in pending)
    if len(distinct) > 1 and firm:
        return Settled("conflicting")
    if len(distinct) != 1 or None in standing or any(one.value != distinct[0] for one in pending):
        return Settled("depends")
    return Settled("silent") if distinct[0] == UNSAID else Settled("decided", distinct[0])
