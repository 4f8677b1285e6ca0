"""Expressions over facts: trees of one node shape, typed by what they are worth.

A node holds an operation and its parts and is never computed here: `engine.interpret` walks it. Comparing nodes
builds nodes, so that a rule reads like the rulebook; a node therefore has no truth value of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Generic, NoReturn, TypeVar

from engine.errors import DefinitionError
from engine.fact import Fact, Value

T = TypeVar("T", bool, int, str, tuple[int, ...])


@dataclass(frozen=True)
class Worked(Generic[T]):
    """What a hand-written function found, and the lines that show how."""

    value: T
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Expr:
    """One node: `op` names an entry of `engine.operations`, or a leaf (`fact`, `constant`)."""

    op: str
    parts: tuple[Expr, ...] = ()
    constant: Value | None = None
    fact: Fact | None = None
    label: str = ""
    quotes: tuple[str, ...] = ()
    function: Callable[..., object] | None = None

    def __bool__(self) -> NoReturn:
        raise TypeError(
            "an expression over facts has no truth value while the rule is being written: "
            "join with & and |, negate with ~, and branch with when(condition, a, b)"
        )

    def __set_name__(self, owner: type, name: str) -> None:
        if self.fact is None:
            raise DefinitionError(
                f"{owner.__name__}.{name} is an expression, expected a fact: declare count(...), ..."
            )
        if self.fact.owner is not None:
            raise DefinitionError(
                f"{owner.__name__}.{name} is the fact {self.fact.owner.__name__}.{self.fact.name}, expected a new "
                "one: inherit from a shared Situation instead"
            )
        object.__setattr__(self, "fact", replace(self.fact, name=name, owner=owner))

    def walk(self) -> Iterator[Expr]:
        """This node and all below it."""
        yield self
        for part in self.parts:
            yield from part.walk()

    @property
    def name(self) -> str:
        """The fact's name; empty for other nodes."""
        return self.fact.name if self.fact else ""


class Bool(Expr):
    """Yes or no."""

    def __and__(self, other: Bool | bool) -> Bool:
        return Bool("and", (*_flat("and", self), *_flat("and", flag_of(other))))

    def __or__(self, other: Bool | bool) -> Bool:
        return Bool("or", (*_flat("or", self), *_flat("or", flag_of(other))))

    def __invert__(self) -> Bool:
        return Bool("not", (self,))

    def __mul__(self, other: Num | int) -> Num:
        return Num("*", (self, number_of(other)))

    def __rmul__(self, other: int) -> Num:
        return Num("*", (number_of(other), self))

    def __eq__(self, other: Bool | bool) -> Bool:  # type: ignore[override]  # compares facts into an expression, as rules are written
        return Bool("==", (self, flag_of(other)))

    def __ne__(self, other: Bool | bool) -> Bool:  # type: ignore[override]  # compares facts into an expression, as rules are written
        return Bool("!=", (self, flag_of(other)))

    __hash__ = Expr.__hash__


class Num(Expr):
    """A whole number."""

    def __ge__(self, other: Num | int) -> Bool:
        return Bool(">=", (self, number_of(other)))

    def __le__(self, other: Num | int) -> Bool:
        return Bool("<=", (self, number_of(other)))

    def __gt__(self, other: Num | int) -> Bool:
        return Bool(">", (self, number_of(other)))

    def __lt__(self, other: Num | int) -> Bool:
        return Bool("<", (self, number_of(other)))

    def __eq__(self, other: Num | int) -> Bool:  # type: ignore[override]  # compares facts into an expression, as rules are written
        return Bool("==", (self, number_of(other)))

    def __ne__(self, other: Num | int) -> Bool:  # type: ignore[override]  # compares facts into an expression, as rules are written
        return Bool("!=", (self, number_of(other)))

    def __add__(self, other: Num | Bool | int) -> Num:
        return Num("+", (self, number_of(other)))

    def __radd__(self, other: int) -> Num:
        return Num("+", (number_of(other), self))

    def __sub__(self, other: Num | Bool | int) -> Num:
        return Num("-", (self, number_of(other)))

    def __rsub__(self, other: int) -> Num:
        return Num("-", (number_of(other), self))

    def __mul__(self, other: Num | Bool | int) -> Num:
        return Num("*", (self, number_of(other)))

    def __rmul__(self, other: int) -> Num:
        return Num("*", (number_of(other), self))

    def __floordiv__(self, other: int) -> Num:
        if other <= 0:
            raise DefinitionError(f"a rule divides by {other!r}, expected a whole number above 0")
        return Num("//", (self, number_of(other)))

    def __neg__(self) -> Num:
        return 0 - self

    __hash__ = Expr.__hash__


class Text(Expr):
    """A word or a sentence."""

    def __eq__(self, other: Text | str) -> Bool:  # type: ignore[override]  # compares facts into an expression, as rules are written
        return Bool("==", (self, self._option(other)))

    def __ne__(self, other: Text | str) -> Bool:  # type: ignore[override]  # compares facts into an expression, as rules are written
        return Bool("!=", (self, self._option(other)))

    def is_in(self, *options: str) -> Bool:
        """Whether it is one of these."""
        return Bool("or", tuple(self == option for option in options))

    def _option(self, other: Text | str) -> Text:
        known = [name for name, _ in self.fact.options] if self.fact else []
        if known and isinstance(other, str) and other not in known:
            raise DefinitionError(
                f"choice {self.label_of!r} has no option {other!r}, expected one of {known}"
            )
        return text_of(other)

    @property
    def label_of(self) -> str:
        """The label of the fact, or of the node."""
        return self.fact.label if self.fact else self.label

    __hash__ = Expr.__hash__


class Values(Expr):
    """Several whole numbers, in any order."""


class Structure(Expr):
    """A structured fact, which only `algorithm` can read."""


def _flat(op: str, expr: Bool) -> tuple[Expr, ...]:
    return expr.parts if expr.op == op else (expr,)


def constant(value: Value) -> Expr:
    """The node that is always worth this."""
    if isinstance(value, bool):
        return Bool("constant", constant=value)
    if isinstance(value, int):
        return Num("constant", constant=value)
    if isinstance(value, str):
        return Text("constant", constant=value)
    return Expr("constant", constant=value)


def as_expr(value: Expr | Value) -> Expr:
    """The value as a node."""
    return value if isinstance(value, Expr) else constant(value)


def number_of(value: Num | Bool | int) -> Expr:
    """A number as a node; yes counts 1 and no counts 0."""
    if isinstance(value, Num | Bool) or (isinstance(value, int) and not isinstance(value, bool)):
        return as_expr(value)
    raise DefinitionError(
        f"a number was expected, found {value!r}: use a count, a number, or an expression of them"
    )


def flag_of(value: Bool | bool) -> Bool:
    """A yes or no as a node."""
    if isinstance(value, bool):
        return Bool("constant", constant=value)
    if isinstance(value, Bool):
        return value
    raise DefinitionError(f"a condition was expected, found {value!r}: compare it, for example with >= 1")


def text_of(value: Text | str) -> Text:
    """A text as a node."""
    if isinstance(value, str):
        return Text("constant", constant=value)
    if isinstance(value, Text):
        return value
    raise DefinitionError(f"a text was expected, found {value!r}")
