"""Dice by their faces: `double six`, `two fives and a 3`, `three 4s` are two sixes, 13 and 12 on the dice."""

from __future__ import annotations

from engine.reading.amount import UNITS, Amount
from engine.reading.found import ReadFact
from engine.reading.reading import Text
from engine.reading.stems import stem

FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
MOST = 6
"""The highest face, and the most dice that anybody tells by it."""
JOINS = {"and", "a", "an", "plus", ",", "one", "+", "&"}
ROLL = (stem("roll"),)


def read_doubles(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """The list of rolls in question, where faces are told of several dice at once, and the amounts that this takes up."""
    lists = [
        name
        for name in sorted(text.about & set(text.lexicon.by_name))
        if text.profile(name).fact.kind == "values" and ROLL in text.profile(name).verbs
    ]
    if len(lists) != 1:
        return [], set()
    values: list[int] = []
    first, last = 0, 0
    for at in range(len(text.tokens)):
        told = _several(text, at)
        if told is None or (values and at < last):
            continue
        number, face, end = told
        first, last = (first if values else at), end
        values += [face] * number
    if not values:
        return [], set()
    more = [one for one in free if one.kind == "exact" and one.value <= MOST and one.first >= last]
    for one in more:
        if any(token.text not in JOINS for token in text.tokens[last : one.first]) or one.first == last:
            break
        after = text.tokens[one.last].text if one.last < len(text.tokens) else ""
        if after not in ("", ",", ".", "?", "!", "against", "and", "on", "for", ";", "vs", "is", "with"):
            break
        values.append(one.value)
        last = one.last
    read = text.read(lists[0], tuple(values), first, last, 0.9)
    return [read], {one for one in text.amounts if first <= one.first < last}


def _several(text: Text, at: int) -> tuple[int, int, int] | None:
    """How many dice show which face from here, and where that ends."""
    token = text.tokens[at]
    if token.text == "double" and (shown := _face(text, at + 1)):
        return 2, *shown
    number = (
        int(token.text) if token.kind == "number" else UNITS.get(token.text, 2 if token.text == "both" else 0)
    )
    if token.text == "pair" and at + 2 < len(text.tokens) and text.tokens[at + 1].text == "of":
        shown = _face(text, at + 2)
        return (2, *shown) if shown else None
    words = [token.text for token in text.tokens[at + 1 : at + 3]]
    if words[:1] in (["rolls"], ["throws"], ["batches"]) and words[1:] == ["of"] and 1 < number <= MOST:
        rolled = next((one for one in text.amounts if one.first == at + 3 and one.kind == "exact"), None)
        after = text.tokens[rolled.last].text if rolled and rolled.last < len(text.tokens) else ""
        return (
            (number, rolled.value, rolled.last)
            if rolled and after not in ("and", ",", "dice", "die")
            else None
        )
    shown = _face(text, at + 1)
    if not 1 < number <= MOST or shown is None or not _is_plural(text, at + 1):
        return None
    return number, *shown


def _is_plural(text: Text, at: int) -> bool:
    return text.tokens[at].text in FACES or (
        at + 1 < len(text.tokens)
        and text.tokens[at + 1].text == "s"
        and text.tokens[at].end == text.tokens[at + 1].end
    )


def _face(text: Text, at: int) -> tuple[int, int] | None:
    """A face, `six`, `sixes`, `6s`, and where it ends."""
    if at >= len(text.tokens):
        return None
    word = text.tokens[at].text
    value = FACES.get(word) or UNITS.get(word) or (int(word) if word.isdigit() else 0)
    end = at + 1 + (at + 1 < len(text.tokens) and text.tokens[at + 1].text == "s")
    return (value, end) if 1 <= value <= MOST else None
