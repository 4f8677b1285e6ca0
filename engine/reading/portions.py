"""A part of a whole that are both in question: `2 of my 3 items are tapped`, `3 items, one of them is tapped`.

The whole is counted by its noun alone, the part by the same noun and what tells it apart, which stands after it or is
done to it.
"""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.nouns import Hit
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import is_past
from engine.reading.totals import totals_in

OWNED = {"my", "the", "our", "these", "your"}
OF_THEM = {"them", "those", "these", "which", "em"}
BEING = {"is", "are", "was", "were", "be", "been", "have", "has", "already", "still", "now", "currently", "got", "lie", "lies", "both", "all"}  # fmt: skip
NUMBERS = ("exact", "least")


def read_portions(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """The whole and its part, and the amounts that they take up."""
    found: list[ReadFact] = []
    taken: set[Amount] = set()
    totals = totals_in(text.raw)
    for amount in free:
        pairs = ((hit, _pair(text, hit)) for hit in text.nouns if hit.first == amount.last)
        noun, pair = next(((hit, pair) for hit, pair in pairs if pair), (None, None))
        if noun is None or pair is None or amount.kind not in NUMBERS:
            continue
        counted, told = pair
        total = totals.get(text.tokens[amount.last - 1].end)
        later = _later(text, noun, free, told)
        if total is not None and (_is_so(text, noun.last, told) or _is_done(text, amount, told)):
            whole, value, used = total, amount.value, {amount}
        elif total is None and _all_of(text, amount) and _is_so(text, noun.last, told):
            whole, value, used = amount.value, amount.value, {amount}
        elif total is None and later is not None:
            whole, value, used = amount.value, later.value, {amount, later}
        else:
            continue
        if value > whole or not (in_bounds(counted, whole) and in_bounds(told, value)):
            continue
        first, last = min(one.first for one in used), max(noun.last, *(one.last for one in used))
        found += [
            text.read(counted.fact.name, whole, first, last, 0.9),
            text.read(told.fact.name, value, first, last, 0.9),
        ]
        taken |= used
    return found, taken


def _pair(text: Text, noun: Hit) -> tuple[Profile, Profile] | None:
    """The one count in question that goes by a noun, and the one that goes by it and by what tells a part apart."""
    thing = tuple(token.stem for token in text.tokens[noun.first : noun.last])
    asked = [text.profile(name) for name in sorted(text.about & set(text.lexicon.by_name))]
    counts = [one for one in asked if one.fact.kind == "count" and one.holder in ("me", "anyone")]
    wholes = [one for one in counts if thing in one.nouns and not one.intends]
    parts = [
        one
        for one in counts
        if thing not in one.nouns and any(phrase[-len(thing) :] == thing for phrase in one.nouns)
    ]
    return (wholes[0], parts[0]) if len(wholes) == len(parts) == 1 else None


def _all_of(text: Text, whole: Amount) -> bool:
    words = [token.text for token in text.tokens[max(0, whole.first - 3) : whole.first]]
    while words and words[-1] in OWNED | {"of"}:
        words.pop()
    return words[-1:] == ["all"]


def _later(text: Text, noun: Hit, free: tuple[Amount, ...], told: Profile) -> Amount | None:
    """The number of those of them of which it is said after the noun: `one of them is tapped`, `2 are sideways`."""
    for part in free:
        if part.first < noun.last or part.kind not in (*NUMBERS, "refused"):
            continue
        at = part.last
        words = [token.text for token in text.tokens[at : at + 2]]
        if words[:1] == ["of"] and words[1:] and words[1] in OF_THEM:
            at += 2
        elif part.kind == "refused":
            continue
        if at < len(text.tokens) and text.tokens[at].text in BEING and _is_so(text, at, told):
            return part
    return None


def _is_so(text: Text, at: int, told: Profile) -> bool:
    """Whether what tells the part apart is said right there: `are tapped`."""
    begin = at
    while at < len(text.tokens) and text.tokens[at].text in BEING:
        at += 1
    marks = {phrase[0] for phrase in told.nouns if len(phrase) > 1} | {phrase[0] for phrase in told.verbs}
    said = at < len(text.tokens) and text.tokens[at].stem in marks
    deed = at + 1 < len(text.tokens) and any(
        tuple(token.stem for token in text.tokens[at : at + len(verb)]) == verb for verb in told.verbs
    )
    return (said or deed) and (at > begin or is_past(text.tokens[at].text))


def _is_done(text: Text, part: Amount, told: Profile) -> bool:
    """Whether the part is what was done to it: `I tapped 2 of my 3 items`."""
    return any(
        hit.last == part.first and told.fact.name in hit.names and is_past(text.tokens[hit.first].text)
        for hit in text.verbs
    )
