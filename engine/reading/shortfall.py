"""What somebody has who is short of a number: `one more chest and I would have three`, `2 points short of 20`.

The smaller number is what is missing, the greater what is aimed at; neither is what is there, and their difference is.
"""

from __future__ import annotations

import itertools

from engine.reading.amount import Amount
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.holders import held_by, holder_at
from engine.reading.nouns import Hit
from engine.reading.reading import Text

MORE = {"more", "further", "additional", "another", "extra"}
SHORT = (("short", "of"), ("away", "from"), ("shy", "of"), ("off",))
"""Words between what is missing and what is aimed at."""
HAVING = {"have", "get", "reach", "make", "own", "be"}
WOULD = {"would", "will", "to", "could"}
REACH = 9
"""Tokens that may stand between the two numbers."""


def read_shortfalls(text: Text) -> tuple[list[ReadFact], set[Amount]]:
    """The counts that are told by what they are short of, and the amounts that this takes up."""
    found: list[ReadFact] = []
    taken: set[Amount] = set()
    told = [one for one in text.amounts if one.kind in ("exact", "article")]
    for one, two in itertools.pairwise(told):
        if two.kind != "exact" or not 0 < one.value < two.value or two.first - one.last > REACH:
            continue
        if not (_is_short(text, one, two) or _is_one_more(text, one, two)):
            continue
        taken |= {one, two}
        hit = _noun(text, one.last, two.first) or _noun(text, two.last, two.last + 3)
        names = [
            name
            for name in sorted(hit.names if hit else ())
            if text.profile(name).fact.kind == "count"
            and (text.profile(name).tallies or name in text.about)
            and held_by(text.profile(name), holder_at(text, one.first, two.last), text)
        ]
        asked = [name for name in names if name in text.about] or names
        value = two.value - one.value
        if len(asked) == 1 and in_bounds(text.profile(asked[0]), value):
            found.append(text.read(asked[0], value, one.first, two.last, 0.8))
    return found, taken


def _is_short(text: Text, one: Amount, two: Amount) -> bool:
    """`one chest short of three`, `2 away from 20`."""
    between = tuple(token.text for token in text.tokens[one.last : two.first])
    return any(between[-len(words) :] == words for words in SHORT) and len(between) <= 4


def _is_one_more(text: Text, one: Amount, two: Amount) -> bool:
    """`one more chest to have three`, `one more chest and I would have three`."""
    between = [token.text for token in text.tokens[one.last : two.first]]
    more = bool(MORE & set(between[:1])) or (one.first > 0 and text.tokens[one.first - 1].text in MORE)
    aims = between[-2:-1] + between[-1:]
    return more and len(aims) == 2 and aims[0] in WOULD and aims[1] in HAVING


def _noun(text: Text, first: int, last: int) -> Hit | None:
    return next((hit for hit in text.nouns if first <= hit.first < last), None)
