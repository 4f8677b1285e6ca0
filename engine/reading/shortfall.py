"""What somebody has who is short of a number: `one more chest and I would have three`, `2 points short of 20`.

The smaller number is what is missing, the greater what is aimed at; neither is what is there, and their difference is.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

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
UNUSED = {"unused", "left", "remaining", "unspent", "spare", "over", "leftover", "unmade", "outstanding"}
"""What says that things are yet to be used."""
TO_GO = {("to", "go"), ("to", "spare"), ("in", "hand"), ("not", "used")}
OF_IT = {"of", "the", "my", "this", "that", "same", "are", "is", "still", "in", "from", "it"}
"""What may stand between things and that they are left."""
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
    found += (unused := list(_unused(text, taken)))
    taken |= {amount for amount in told for fact in unused if fact.span[0] == text.tokens[amount.first].start}
    return found, taken


def _unused(text: Text, taken: set[Amount]) -> Iterator[ReadFact]:
    """What has been made of a limited number, by what is left of it: `two moves of the Hustle left` of at most three is one made."""
    for amount in text.amounts:
        if amount in taken or amount.kind != "exact":
            continue
        far = 3 if text.tokens[amount.last : amount.last + 1] and text.tokens[amount.last].text == "of" else 1
        noun = next((hit for hit in text.nouns if 0 <= hit.first - amount.last <= far), None)
        if noun is None or not _is_left(text, amount, noun):
            continue
        made = [
            one
            for one in map(text.profile, sorted(noun.names & text.about))
            if one.fact.kind == "count" and one.fact.at_most and " have made" in one.fact.label
        ]
        if len(made) == 1 and amount.value <= (most := made[0].fact.at_most or 0):
            yield text.read(made[0].fact.name, most - amount.value, amount.first, noun.last, 0.7)


def _is_left(text: Text, amount: Amount, noun: Hit) -> bool:
    """Whether things are said to be left, before their noun or after it: `two unused steps`, `two steps of my run left`."""
    if any(token.text in UNUSED - {"more"} for token in text.tokens[amount.last : noun.first]):
        return True
    clause = text.clause(amount.first)
    for at in range(noun.last, min(noun.last + 6, clause.last)):
        words = tuple(token.text for token in text.tokens[at : at + 2])
        if words[0] in UNUSED or words in TO_GO:
            return not (clause.asks or clause.wonders or clause.copula)
        if words[0] not in OF_IT and not any(hit.first <= at < hit.last for hit in text.nouns):
            hustling = text.tokens[at - 1].text in OF_IT
            if not hustling:
                return False
    return False


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
