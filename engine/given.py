"""Given facts: checked against the situation that declares them, or read from `name=value`."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from pydantic import ValidationError

from engine.errors import FactError
from engine.fact import Fact, Value

YES = ("true", "yes", "y", "1")
NO = ("false", "no", "n", "0")


def check_facts(known: Mapping[str, Fact], given: Mapping[str, object]) -> dict[str, Value]:
    """The given facts as values of their kinds. A fact given as None is not known, and left out.

    Raises FactError for a name that is not known, a value of another kind, or one out of bounds.
    """
    return {name: _checked(_fact(known, name), value) for name, value in given.items() if value is not None}


def parse_facts(known: Mapping[str, Fact], words: Iterable[str]) -> dict[str, Value]:
    """Facts written `chests_opened=2`, `treasures=5,3,-1`, `exited=true`, `mode=solo`.

    A structure is written as JSON. Raises FactError as `check_facts` does, and for words without `=`.
    """
    given: dict[str, object] = {}
    for word in words:
        name, sign, text = word.partition("=")
        if not sign:
            raise FactError(f"fact {word!r} has no value, expected name=value, for example {name}=2")
        if name in given:
            raise FactError(f"fact {name!r} is given twice, expected once")
        given[name] = _parsed(_fact(known, name), text.strip())
    return check_facts(known, given)


def _fact(known: Mapping[str, Fact], name: str) -> Fact:
    if name in known:
        return known[name]
    near = get_close_matches(name, known, n=3, cutoff=0.5)
    hint = (
        f"did you mean {' or '.join(map(repr, near))}?"
        if near
        else f"it reads {', '.join(known) or 'no facts'}"
    )
    raise FactError(f"fact {name!r} is not known here: {hint}")


def _checked(fact: Fact, value: object) -> Value:
    if fact.kind in ("count", "number") and isinstance(value, int) and not isinstance(value, bool):
        low, high = fact.at_least, fact.at_most
        if (low is not None and value < low) or (high is not None and value > high):
            raise _refused(fact, value)
        return value
    if fact.kind == "flag" and isinstance(value, bool):
        return value
    if fact.kind == "choice" and isinstance(value, str) and value in dict(fact.options):
        return value
    if fact.kind == "values" and isinstance(value, list | tuple):
        numbers = tuple(item for item in value if isinstance(item, int) and not isinstance(item, bool))
        if len(numbers) == len(value):
            return numbers
    if fact.kind == "structure" and fact.model is not None:
        try:
            return fact.model.model_validate(value)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "the whole"
            raise FactError(
                f"fact {fact.name!r}: {place} {first['msg']}, found {_shown(first['input'])}"
            ) from error
    raise _refused(fact, value)


def _refused(fact: Fact, value: object) -> FactError:
    near = get_close_matches(value, dict(fact.options), n=1) if isinstance(value, str) else []
    hint = f": did you mean {near[0]!r}?" if near else ""
    return FactError(
        f"fact {fact.name!r} ({fact.label}) is {_shown(value)}, expected {_expected(fact)}{hint}"
    )


def _shown(value: object) -> str:
    """A value as it was given, the middle of a long one left out."""
    short = reprlib.Repr()
    short.maxstring = short.maxother = short.maxlong = 60
    return short.repr(value)


def _expected(fact: Fact) -> str:
    low, high = fact.at_least, fact.at_most
    if fact.kind in ("count", "number"):
        if low is not None and high is not None:
            return f"a whole number from {low} to {high}"
        if low is not None or high is not None:
            return f"a whole number of {low} or more" if high is None else f"a whole number of {high} or less"
        return "a whole number"
    if fact.kind == "choice":
        return f"one of {', '.join(name for name, _ in fact.options)}"
    return {"flag": "true or false", "values": "a list of whole numbers"}.get(fact.kind, "a structure")


def _parsed(fact: Fact, text: str) -> object:
    try:
        if fact.kind in ("count", "number"):
            return int(text)
        if fact.kind == "values":
            return [int(part) for part in text.strip("[]").split(",") if part.strip()]
    except ValueError:
        return text
    if fact.kind == "flag":
        return True if text.lower() in YES else False if text.lower() in NO else text
    if fact.kind == "structure" and fact.model is not None:
        try:
            return fact.model.model_validate_json(text)
        except ValidationError as error:
            raise FactError(
                f"fact {fact.name!r} is no {fact.model.__name__} in JSON: {error.errors()[0]['msg']}"
            ) from error
    return text
