"""What each operation of an expression does to the values of its parts, some of which may not be known (None).

An operation answers as soon as what is not known cannot matter: no & unknown is no, 0 * unknown is 0, and a branch
whose outcomes agree is decided before its condition is. The table serves the interpreter and the check of traces.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from engine.fact import Value

Known = Any
"""A value that is known; the node's class says which kind, and the constructors have checked it."""

Operation = Callable[[Sequence[Value | None]], Value | None]


def _strict(function: Callable[..., Known]) -> Operation:
    def apply(values: Sequence[Known]) -> Value | None:
        return None if None in values else function(*values)

    return apply


def _and(values: Sequence[Value | None]) -> bool | None:
    if False in values:
        return False
    return None if None in values else True


def _or(values: Sequence[Value | None]) -> bool | None:
    if True in values:
        return True
    return None if None in values else False


def _times(values: Sequence[Known]) -> int | None:
    left, right = values
    if left == 0 or right == 0:
        return 0
    return None if left is None or right is None else int(left * right)


def _agreed(branches: Sequence[Value | None]) -> Value | None:
    first = branches[0]
    return first if all(branch == first for branch in branches) else None


def _when(values: Sequence[Value | None]) -> Value | None:
    condition, then, otherwise = values
    if condition is None:
        return _agreed((then, otherwise))
    return then if condition else otherwise


def _by(values: Sequence[Value | None]) -> Value | None:
    choice, options, branches = values[0], values[1::2], values[2::2]
    if choice is None:
        return _agreed(branches)
    return branches[options.index(choice)]


def chosen(op: str, values: Sequence[Value | None]) -> int | None:
    """For a branching operation: the index of the part that was taken, where that is known."""
    if values[0] is None:
        return None
    if op == "when":
        return 1 if values[0] else 2
    return 2 + 2 * list(values[1::2]).index(values[0])


def _best(values: Sequence[int], most: int) -> int:
    return sum(sorted(values, reverse=True)[: max(0, most)])


OPERATIONS: dict[str, Operation] = {
    "and": _and,
    "or": _or,
    "not": _strict(operator.not_),
    ">=": _strict(operator.ge),
    "<=": _strict(operator.le),
    ">": _strict(operator.gt),
    "<": _strict(operator.lt),
    "==": _strict(operator.eq),
    "!=": _strict(operator.ne),
    "+": _strict(lambda left, right: int(left + right)),
    "-": _strict(lambda left, right: int(left - right)),
    "*": _times,
    "//": _strict(operator.floordiv),
    "sum": _strict(lambda *lines: int(sum(lines))),
    "smallest": _strict(lambda *numbers: int(min(numbers))),
    "largest": _strict(lambda *numbers: int(max(numbers))),
    "best": _strict(_best),
    "beyond": _strict(lambda values, most: max(0, len(values) - most)),
    "total": _strict(sum),
    "size": _strict(len),
    "highest": _strict(lambda values: max(values, default=0)),
    "stated": lambda values: next((value for value in values if value is not None), None),
    "told": lambda values: None not in values,
    "regardless": lambda values: values[0],
    "when": _when,
    "by": _by,
    "line": lambda values: values[0],
}
