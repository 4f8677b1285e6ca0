"""Values told by their parts: `one with base 3 and a +2 bonus, and one with base 4`, `5+1, 3 and 2`.

A fact whose label says `base value plus bonuses` is the sum of the facts that go by these nouns.
"""

from __future__ import annotations

import itertools
import re

from engine.reading.amount import Amount
from engine.reading.elsewhere import elsewhere
from engine.reading.found import ReadFact
from engine.reading.nouns import Hit
from engine.reading.profiles import Profile, phrase_of
from engine.reading.reading import Text

SUMMED = re.compile(r"(?P<base>[\w ]+?) plus (?P<more>[\w ]+)$")


def read_parts(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """Lists of values told by base and bonus, where at least one base is named, and the amounts they take up."""
    for profile in text.lexicon.profiles:
        parts = _parts(text, profile)
        if parts is None or profile.fact.name not in text.about:
            continue
        base, more = parts
        sums: list[int] = []
        used: list[Amount] = []
        for amount in free:
            if amount.kind != "exact" or elsewhere(text, amount):
                continue
            if _goes_by(text, amount, base):
                sums.append(amount.value)
            elif sums and _goes_by(text, amount, more):
                sums[-1] += amount.value
            else:
                continue
            used.append(amount)
        if len(sums) > 1:
            read = text.read(profile.fact.name, tuple(sums), used[0].first, used[-1].last, 0.9)
            return [read], set(used)
    return [], set()


def with_bonuses(
    text: Text, profile: Profile, values: tuple[int, ...], amounts: tuple[Amount, ...]
) -> tuple[int, ...]:
    """The values of a list, each with what a plus adds to it: `5+1, 3 and 2+2`. Pluses alone only join."""
    if _parts(text, profile) is None or len(values) != len(amounts):
        return values
    joints = [
        [token.text for token in text.tokens[one.last : two.first]] == ["+"]
        for one, two in itertools.pairwise(amounts)
    ]
    if all(joints):
        return values
    sums = [values[0]]
    for value, added in zip(values[1:], joints, strict=True):
        if added:
            sums[-1] += value
        else:
            sums.append(value)
    return tuple(sums)


def told_by_parts(text: Text, profile: Profile, amounts: tuple[Amount, ...]) -> bool:
    """Whether numbers in a row are base and bonus of one value, `base value 3 and a +2 bonus`, and no two values."""
    parts = _parts(text, profile)
    if parts is None:
        return False
    bases = [amount for amount in amounts if _goes_by(text, amount, parts[0])]
    return len(bases) == 1 and any(_goes_by(text, amount, parts[1]) for amount in amounts)


def _parts(text: Text, profile: Profile) -> tuple[Profile, Profile] | None:
    """The facts that a list is the sum of."""
    summed = SUMMED.search(profile.fact.label) if profile.fact.kind == "values" else None
    if summed is None:
        return None
    named = []
    for part in (summed["base"], summed["more"]):
        words = phrase_of(part)
        one = next(
            (one for one in text.lexicon.profiles if one.fact.kind == "number" and words in one.nouns), None
        )
        if one is None:
            return None
        named.append(one)
    return named[0], named[1]


def _goes_by(text: Text, amount: Amount, profile: Profile) -> bool:
    """Whether a noun right beside a number names the fact: `base 3`, `base of 3`, `+2 bonus`, `bonus: 2`."""
    return any(
        profile.fact.name in hit.names
        and tuple(token.stem for token in text.tokens[hit.first : hit.last]) not in profile.units
        and _beside(text, hit, amount)
        for hit in text.nouns
    )


def _beside(text: Text, hit: Hit, amount: Amount) -> bool:
    between = (
        text.tokens[hit.last : amount.first]
        if hit.last <= amount.first
        else text.tokens[amount.last : hit.first]
    )
    near = len(between) <= 2 and all(
        token.text in ("of", "is", ":", "=", "value", "a", "+", "-") for token in between
    )
    return near and (hit.last <= amount.first or amount.last <= hit.first)
