"""What an evaluation gives back: the ruling, its trace, and what is still missing. Plain data, ready for JSON."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from engine.norms import Asked

Plain = bool | int | str | tuple[int | str, ...] | dict[str, JsonValue]
Outcome = Literal["decided", "depends", "conflicting", "silent"]


class Frozen(BaseModel):
    """Immutable; refuses fields it does not know; written under its JSON names."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_by_name=True, serialize_by_alias=True)


class Trace(Frozen):
    """One step: what was looked at, what it was worth, and what it was made of."""

    op: str
    label: str = ""
    text: str
    """Readable English: `Chests you have opened: 2 ≥ 3`."""
    value: Plain | None
    fired: bool
    """Whether the step held or counted; a branch that was not taken, or an exception that did not apply, did not."""
    quotes: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    """For an algorithm: how it found its value."""
    children: tuple[Trace, ...] = ()


class Used(Frozen):
    """A fact that the rule read, and where it came from."""

    value: Plain
    source: str = Field(alias="from")
    """`given`, `question`, `history`, `assumed`."""


class Need(Frozen):
    """The one fact to ask for next."""

    fact: str
    ask: str


class EitherWay(Frozen):
    """What holds for some values of the fact asked for."""

    condition: str
    """`Monsters you have defeated ≥ 2`, or `otherwise`."""
    outcome: Outcome
    value: Plain | None


class Side(Frozen):
    """One of the outcomes that contradict each other."""

    name: str
    """The rule's title, or the exception's name."""
    value: Plain
    quotes: tuple[str, ...]


class Ruling(Frozen):
    """What a rule says about these facts."""

    rule: str
    title: str
    kind: Literal["verdict", "amount", "norm", "constant", "effect", "suggestion"]
    asked: Asked | None = None
    """For a norm: the question that `value` answers."""
    act: str = ""
    outcome: Outcome
    value: Plain | None
    """None unless decided."""
    unit: str | None = None
    then: str = ""
    facts: dict[str, Used]
    trace: Trace
    missing: tuple[dict[str, Plain], ...] = ()
    """Each one is enough for a yes: for amounts how many more, for the rest the value wanted."""
    needs: tuple[Need, ...] = ()
    either_way: tuple[EitherWay, ...] = ()
    quotes: tuple[str, ...] = Field(min_length=1)
    """The words that decide, the deciding ones first; for a silence the nearest ones."""
    sides: tuple[Side, ...] = ()
    """For a conflict: the outcomes that disagree, each with its quotes."""
    conflict: str = ""
    """For a conflict: why one of the two may prevail."""

    @property
    def lines(self) -> dict[str, Plain | None]:
        """For an amount: the value of each line by its label."""
        base = next(child for child in self.trace.children if child.op == "base")
        return {step.label: step.value for step in base.children[0].children if step.op == "line"}
