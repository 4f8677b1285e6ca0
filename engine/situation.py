"""Situations: the typed facts that a game's rules read, declared once with the words players use for them."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel

from engine.errors import DefinitionError
from engine.expressions import Bool, Expr, Num, Structure, Text, Values
from engine.fact import Fact, Whose
from engine.named import Named


class Situation:
    """The facts of one kind of moment at the table. Subclass it and assign facts; it is never instantiated."""

    def __new__(cls) -> Situation:
        """Refuse: facts are given as a mapping from names to values."""
        raise TypeError(
            f"{cls.__name__} only declares facts: give their values as a mapping, {{'name': value}}"
        )

    @classmethod
    def facts(cls) -> dict[str, Fact]:
        """All facts by name, inherited ones first, in the order declared."""
        return {
            name: value.fact
            for base in reversed(cls.__mro__)
            for name, value in vars(base).items()
            if isinstance(value, Expr) and value.fact
        }


def count(
    label: str,
    *,
    unit: str | None = None,
    at_least: int = 0,
    at_most: int | None = None,
    words: str = "",
    ask: str | None = None,
    whose: Whose = "anyone",
    attainable: bool | None = None,
    assumed: int | None = None,
) -> Num:
    """How many of something; players can usually still get more, unless it is a rival's."""
    able = whose != "rival" if attainable is None else attainable
    fact = Fact("count", label, unit, at_least, at_most, (), None, words, ask, whose, able, assumed)
    return Num("fact", fact=_sound(fact))


def number(
    label: str,
    *,
    unit: str | None = None,
    at_least: int | None = None,
    at_most: int | None = None,
    words: str = "",
    ask: str | None = None,
    whose: Whose = "anyone",
    attainable: bool = False,
    assumed: int | None = None,
) -> Num:
    """A whole number that may be negative and that nobody simply raises: a target, a roll, points."""
    fact = Fact("number", label, unit, at_least, at_most, (), None, words, ask, whose, attainable, assumed)
    return Num("fact", fact=_sound(fact))


def flag(
    label: str,
    *,
    words: str = "",
    ask: str | None = None,
    whose: Whose = "anyone",
    attainable: bool = False,
    assumed: bool | None = None,
) -> Bool:
    """Something that is so or is not so.

    `assumed=False` suits the rare circumstances that exceptions hang on: nobody is asked, and the ruling lists the
    fact as assumed.
    """
    fact = Fact("flag", label, words=words, asked=ask, whose=whose, attainable=attainable, assumed=assumed)
    return Bool("fact", fact=fact)


def choice(
    label: str,
    options: Mapping[str, str] | None = None,
    *,
    words: str = "",
    ask: str | None = None,
    whose: Whose = "anyone",
    attainable: bool = False,
    assumed: str | None = None,
    **named: str,
) -> Text:
    """One of several named options, each with the words players use for it (comma-separated).

    Options whose names are no Python names, or are those of the other arguments, go into the mapping.
    """
    pairs = tuple({**(options or {}), **named}.items())
    if len(pairs) < 2:
        raise DefinitionError(f"choice {label!r} has {len(pairs)} options, expected two or more: name=words")
    if assumed is not None and assumed not in dict(pairs):
        raise DefinitionError(f"choice {label!r} assumes {assumed!r}, expected one of {list(dict(pairs))}")
    fact = Fact(
        "choice",
        label,
        options=pairs,
        words=words,
        asked=ask,
        whose=whose,
        attainable=attainable,
        assumed=assumed,
    )
    return Text("fact", fact=fact)


def values(
    label: str, *, unit: str | None = None, words: str = "", ask: str | None = None, whose: Whose = "anyone"
) -> Values:
    """Several whole numbers, which may be negative, in any order."""
    return Values("fact", fact=Fact("values", label, unit, words=words, asked=ask, whose=whose))


def named(label: str, *, unit: str | None = None, words: str = "", ask: str | None = None) -> Structure:
    """Whole numbers by players' names, for an `algorithm` to read; or their places, where `words` gives verbs alone."""
    return Structure("fact", fact=Fact("structure", label, unit, model=Named, words=words, asked=ask))


def structure(label: str, model: type[BaseModel], *, ask: str | None = None) -> Structure:
    """A structured fact held by a frozen pydantic model, for an `algorithm` to read: a grid with walls."""
    return Structure("fact", fact=Fact("structure", label, model=model, asked=ask))


def _sound(fact: Fact) -> Fact:
    if fact.at_least is not None and fact.at_most is not None and fact.at_least > fact.at_most:
        raise DefinitionError(
            f"fact {fact.label!r} is bounded by {fact.at_least}..{fact.at_most}: swap the bounds"
        )
    return fact
