"""Values told as one number, with things of worth beside it: `the pile is 1350 plus 1 item`.

The number is what the values come to, and not the whole that the things count toward.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain

from engine.reading.found import ReadFact
from engine.reading.profiles import Profile
from engine.reading.reading import Text

JOINS = {
    "and", "plus", "with", "&", "+", "on", "top", "of", ",", "in", "a", "an", "also", "has", "it", "there", "is", "s",
}  # fmt: skip


def read_beside(text: Text, found: Mapping[str, ReadFact]) -> list[tuple[str, ReadFact]]:
    """The numbers that are values told as one: each by the fact it was read as, with what it is."""
    moved = []
    for name, fact in found.items():
        whole = text.profile(name)
        if whole.fact.kind != "number" or whole.holder in ("me", "anyone") or name not in text.about:
            continue
        lists = [
            one
            for one in text.lexicon.profiles
            if one.fact.kind == "values"
            and one.holder == whole.holder
            and one.fact.unit == whole.fact.unit
            and one.fact.name in text.about
            and one.fact.name not in found
        ]
        things = [
            one
            for one in found.values()
            if one.name in text.about
            and text.profile(one.name).fact.kind == "count"
            and text.profile(one.name).holder == whole.holder
            and _is_joined(text, fact, one, _words(whole, lists))
        ]
        if len(lists) == 1 and things and isinstance(fact.value, int):
            value = (fact.value,)
            moved.append(
                (
                    name,
                    ReadFact(lists[0].fact.name, value, fact.source, fact.words, fact.span, fact.confidence),
                )
            )
    return moved


def _words(whole: Profile, lists: Sequence[Profile]) -> frozenset[str]:
    """What the values are called, and what they count, as stems: `in treasure cards`, `points`."""
    phrases = chain(whole.units, *(one.nouns for one in lists))
    return frozenset(word for phrase in phrases for word in phrase)


def _is_joined(text: Text, one: ReadFact, two: ReadFact, named: Collection[str]) -> bool:
    """Whether nothing but words that join, and what the values are called, stand between the two."""
    first, last = sorted((one.span, two.span))
    between = [token for token in text.tokens if first[1] <= token.start < last[0]]
    return len(between) <= 6 and all(token.text in JOINS or token.stem in named for token in between)
