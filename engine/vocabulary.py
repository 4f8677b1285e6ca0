"""The words that expressions are written with, beside the operators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar, overload

from engine.errors import DefinitionError
from engine.expressions import Bool, Expr, Num, Text, Values, Worked, as_expr, flag_of, number_of
from engine.fact import Value

E = TypeVar("E", Bool, Num, Text, Values)


def best(values: Values, most: Num | int) -> Num:
    """The sum of the highest `most` values."""
    return Num("best", (values, number_of(most)))


def beyond(values: Values, most: Num | int) -> Num:
    """How many values there are beyond `most`."""
    return Num("beyond", (values, number_of(most)))


def total(values: Values) -> Num:
    """The sum of all values."""
    return Num("total", (values,))


def size(values: Values) -> Num:
    """How many values there are."""
    return Num("size", (values,))


def highest(values: Values) -> Num:
    """The highest value; 0 where there is none."""
    return Num("highest", (values,))


def smallest(*numbers: Num | int) -> Num:
    """The smallest of these numbers."""
    return Num("smallest", tuple(number_of(number) for number in numbers))


def largest(*numbers: Num | int) -> Num:
    """The largest of these numbers."""
    return Num("largest", tuple(number_of(number) for number in numbers))


@overload
def when(condition: Bool, then: bool | Bool, otherwise: bool | Bool) -> Bool: ...  # type: ignore[overload-overlap]  # a bool is an int, and is asked first
@overload
def when(condition: Bool, then: int | Num, otherwise: int | Num) -> Num: ...
@overload
def when(condition: Bool, then: str | Text, otherwise: str | Text) -> Text: ...
def when(condition: Bool, then: object, otherwise: object) -> Expr:
    """`then` where the condition holds, else `otherwise`."""
    branches = _alike("when", (then, otherwise))
    return type_of(branches)("when", (flag_of(condition), *branches))


@overload
def by(  # type: ignore[overload-overlap]  # a bool is an int, and is asked first
    choice: Text, *, otherwise: bool | Bool | None = None, **branches: bool | Bool
) -> Bool: ...
@overload
def by(choice: Text, *, otherwise: int | Num | None = None, **branches: int | Num) -> Num: ...
@overload
def by(choice: Text, *, otherwise: str | Text | None = None, **branches: str | Text) -> Text: ...
def by(choice: Text, *, otherwise: object = None, **branches: object) -> Expr:
    """The branch named after the chosen option; every option has one, or falls under `otherwise`."""
    if choice.fact is None or choice.fact.kind != "choice":
        raise DefinitionError(
            f"by(...) branches on a choice, found {choice.op!r}: declare the fact with choice(...)"
        )
    options = [name for name, _ in choice.fact.options]
    if strange := [name for name in branches if name not in options]:
        raise DefinitionError(f"by({choice.fact.label!r}) names {strange}, expected options of {options}")
    if otherwise is None and (left := [name for name in options if name not in branches]):
        raise DefinitionError(
            f"by({choice.fact.label!r}) leaves out {left}: give each a branch, or otherwise="
        )
    outcomes = _alike("by", tuple(branches.get(name, otherwise) for name in options))
    pairs = zip(options, outcomes, strict=True)
    return type_of(outcomes)("by", (choice, *(part for name, out in pairs for part in (as_expr(name), out))))


def cited(expr: E, quote: str | tuple[str, ...], label: str = "") -> E:
    """The same expression with the words that justify just this part of it."""
    return type(expr)("line", (expr,), label=label, quotes=(quote,) if isinstance(quote, str) else quote)


@overload
def stated(first: Bool, *others: bool | Bool) -> Bool: ...
@overload
def stated(first: Num, *others: int | Num) -> Num: ...
@overload
def stated(first: Text, *others: str | Text) -> Text: ...
@overload
def stated(first: Values, *others: Values) -> Values: ...
def stated(first: Expr, *others: object) -> Expr:
    """The first of these that is known: a total that the player states, or else what it is worked out from."""
    return type(first)("stated", _alike("stated", (first, *others)))


def told(*parts: Expr) -> Bool:
    """Whether all of these are known: yes or no at once, whatever else is. What is told later may change it."""
    if not parts:
        raise DefinitionError("told(...) was given nothing, expected facts or what is worked out from them")
    return Bool("told", parts)


def regardless(expr: E, *facts: Expr) -> E:
    """The same expression, whatever these facts are: a question may tell them, and they change nothing."""
    if strange := [fact.op for fact in facts if not fact.fact] or not facts:
        raise DefinitionError(f"regardless(...) was given {strange}, expected facts that change nothing")
    return type(expr)("regardless", (expr, *facts))


def presumed(fact: E, value: Value) -> E:
    """The fact, taken to be `value` in this rule alone where it is not given; the ruling lists it as assumed."""
    if fact.fact is None:
        raise DefinitionError(f"presumed(...) was given {fact.op!r}, expected a fact of a Situation")
    return replace(fact, fact=replace(fact.fact, assumed=value))


@overload
def algorithm(  # type: ignore[overload-overlap]  # a bool is an int, and is asked first
    label: str, function: Callable[..., Worked[bool]], *args: Expr, gives: type[bool]
) -> Bool: ...
@overload
def algorithm(label: str, function: Callable[..., Worked[int]], *args: Expr, gives: type[int]) -> Num: ...
@overload
def algorithm(label: str, function: Callable[..., Worked[str]], *args: Expr, gives: type[str]) -> Text: ...
@overload
def algorithm(
    label: str, function: Callable[..., Worked[tuple[int, ...]]], *args: Expr, gives: type[tuple[int, ...]]
) -> Values: ...
def algorithm(label: str, function: Callable[..., object], *args: Expr, gives: type[object]) -> Expr:
    """What a hand-written function finds from the values of `args`, with its own trace lines.

    It is called once all of them are known, and returns `Worked(value, lines)`.
    """
    shapes: dict[type[object], type[Expr]] = {bool: Bool, int: Num, str: Text}
    return shapes.get(gives, Values)("algorithm", args, label=label, function=function)


def type_of(parts: tuple[Expr, ...]) -> type[Expr]:
    """The class of an expression that is worth one of these."""
    return next((shape for shape in (Bool, Num, Text, Values) if isinstance(parts[0], shape)), Expr)


def _alike(word: str, branches: tuple[object, ...]) -> tuple[Expr, ...]:
    parts = tuple(as_expr(branch) for branch in branches)  # type: ignore[arg-type]  # the overloads say what may be mixed
    shape = type_of(parts)
    if strange := [part.op for part in parts if not isinstance(part, shape)]:
        raise DefinitionError(
            f"{word}(...) has branches of different kinds ({strange}), expected one kind in all"
        )
    return parts
