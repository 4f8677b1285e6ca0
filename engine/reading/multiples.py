"""How often a value is meant: `two 100s`, `3 x 50`, `four treasures at 2 each`, `two of 150`.

The first number says how many there are and is no value itself.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from engine.reading.amount import Amount
from engine.reading.fit import MOST_COUNTED
from engine.reading.reading import Text

LEAST_VALUE = 20
"""A larger number after `one card at` is its value; a smaller may be anything of it."""
EACH = {"each", "apiece"}


def multiplied(text: Text, one: Amount, two: Amount | None) -> int:
    """How often a value is meant: `two 100s`, `3 x 50`, `four treasures at 2 each`; 0 where it stands for itself."""
    if two is None or one.kind != "exact" or two.kind != "exact" or not 1 <= one.value <= 10:
        return 0
    between = [token.text for token in text.tokens[one.last : two.first]]
    if one.value == 1 and _is_one_of_a_kind(between, two):
        return 1
    lone = between in (["of"], ["with"], ["worth"]) and (two.value < 0 or two.value > LEAST_VALUE)
    if one.value == 1 and lone and _values_of_several(text, one, two):
        return 1
    if (
        between[-1:] in (["of"], ["worth"])
        and two.value > MOST_COUNTED
        and _values_of_several(text, one, two)
    ):
        return one.value
    if one.value == 1:
        return int(not between and two.value > MOST_COUNTED) or int(
            between in (["more", "worth"], ["more", "of"], ["more", "at"])
        )
    after = text.tokens[two.last].text if two.last < len(text.tokens) else ""
    if (not between and after == "s") or between in (["x"], ["times"]):
        return one.value
    valued = between[-1:] in (["at"], ["worth"], ["of"]) and len(between) <= 5
    if valued and (EACH | {"all"}) & set(between[:-1]):
        return one.value if not {".", "and"} & set(between) else 0
    unit = any(hit.first == two.last for hit in text.nouns)
    last = text.tokens[two.last + 1].text if unit and two.last + 1 < len(text.tokens) else after
    apiece = valued and (after in EACH or last in EACH)
    return one.value if apiece and not {",", ".", "and"} & set(between) else 0


def _is_one_of_a_kind(between: list[str], two: Amount) -> bool:
    """Whether a single thing is told with its value: `one cursed one at -50`, `one card worth 100`."""
    told = between[-1:] in (["at"], ["worth"], ["of"]) and 1 < len(between) <= 4
    marked = {",", ".", "and", "&", "+", "plus", "or"} & set(between)
    return told and not marked and (two.value < 0 or two.value > LEAST_VALUE)


def multipliers(text: Text, values: Iterable[Amount]) -> set[Amount]:
    """The numbers that only say how often a value of the list is meant: the first in `two 4s`."""
    firsts = {amount.first for amount in values}
    return {
        one
        for one, two in itertools.pairwise(text.amounts)
        if two.first in firsts and one.last == two.first and multiplied(text, one, two) > 1
    }


def _values_of_several(text: Text, one: Amount, two: Amount) -> bool:
    """`two treasures of 150`, `one of 400`, but not `two treasures of 150 and 300`."""
    named = one.last == two.first - 1 or any(
        hit.first == one.last and hit.last == two.first - 1 for hit in text.nouns
    )
    follows = text.tokens[two.last].text if two.last < len(text.tokens) else ""
    more = next(
        (one for one in text.amounts if one.first == two.last + 1 and one.kind == "exact"),
        None,
    )
    listed = follows in (",", "and", "&", "/", "+") and more is not None
    goes_on = (
        more is not None and more.last < len(text.tokens) and text.tokens[more.last].text in ("of", "worth")
    )
    return named and (not listed or goes_on)
