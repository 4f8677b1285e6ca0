"""How exact a number is: `at least 3`, `2 or 3`, `about 5`."""

from __future__ import annotations

import itertools
from dataclasses import replace

from engine.reading.amount import Amount, is_number
from engine.reading.stems import is_past
from engine.reading.tokens import Tokens

VAGUE = {"about", "around", "roughly", "almost", "nearly", "approximately", "maybe", "perhaps"}
MOVES = {
    "go",
    "goes",
    "went",
    "lead",
    "leads",
    "led",
    "run",
    "runs",
    "pass",
    "passes",
    "cross",
    "crosses",
    "walk",
    "walks",
    "step",
    "steps",
    "jump",
    "jumps",
    "move",
    "moves",
    "get",
    "gets",
    "take",
    "takes",
    "it",
    "and",
}
"""Words before an `over` that is a way and no comparison: `goes over 1 trap`."""
WENT = {"went", "gone", "jumped", "rose", "risen", "climbed", "moved", "grew", "got", "shot", "leapt", "came", "come", "brought", "dropped", "fell", "fallen", "up", "down"}  # fmt: skip
"""What went from one number to another is the other now, and no range: `I went from 1350 up to 1500`."""
WAYS = (("to",), ("up", "to"), ("down", "to"), ("all", "the", "way", "to"))
COUNTED = {"point", "points", "pts", "vp"}
BETWEEN = {"or", "to", "-", "–", "/"}


def qualified(found: Amount, tokens: Tokens) -> Amount:
    """The number with how exact it is said to be."""
    if found.kind != "exact":
        return found
    before = [token.text for token in tokens[max(0, found.first - 3) : found.first]]
    after = [token.text for token in tokens[found.last : found.last + 3]]
    last, pair = (before[-1:] or [""])[0], before[-2:]
    if pair[-1:] == ["to"] and _went_on(tokens, found.first):
        return found
    summed = pair == ["up", "to"] and before[0] in (
        "add",
        "adds",
        "added",
        "adding",
        "sum",
        "sums",
        "count",
        "counts",
    )
    if summed or (pair == ["up", "to"] and len(before) > 2 and before[0] in WENT):
        return found
    if last == "other" and after and is_past(after[0]) and after[0] not in ("are", "is", "were", "was"):
        return replace(found, kind="refused")
    if last in VAGUE or pair in (["at", "most"], ["up", "to"]) or last in ("under", "below"):
        return replace(found, kind="refused")
    if last == "than" and pair[0] in ("less", "fewer", "lower", "smaller"):
        return replace(found, kind="refused")
    if last == "than" and pair[0] in ("more", "over"):
        return replace(found, kind="least", value=found.value + 1)
    if last == "over" and not (pair[0] in MOVES or pair[0].endswith(("ing", "path", "route", "way"))):
        return replace(found, kind="least", value=found.value + 1)
    if (
        pair == ["at", "least"]
        or after[:2] in (["or", "more"], ["or", "higher"])
        or _open_ended(tokens, found.last)
    ):
        return replace(found, kind="least")
    if after[:2] in (["or", "less"], ["or", "fewer"], ["or", "lower"]):
        return replace(found, kind="refused")
    return replace(found, kind="refused") if after == ["and", "a", "half"] else found


def _open_ended(tokens: Tokens, at: int) -> bool:
    """`3+ chests`, but no `3 + 2`."""
    sign = at < len(tokens) and tokens[at].text == "+"
    return sign and not (at + 1 < len(tokens) and is_number(tokens[at + 1]))


def went(tokens: Tokens, one: Amount, two: Amount) -> bool:
    """Whether what was one number is another now."""
    before = [token.text for token in tokens[max(0, one.first - 4) : one.first]]
    between = tuple(token.text for token in tokens[one.last : two.first] if token.text not in COUNTED)
    return before[-1:] == ["from"] and bool(WENT & set(before)) and between in WAYS


def _went_on(tokens: Tokens, at: int) -> bool:
    """Whether a number before tells what was before something went up or down to what follows."""
    first = next((n for n in range(at - 1, max(-1, at - 7), -1) if is_number(tokens[n])), None)
    return first is not None and went(tokens, Amount(0, first, first + 1), Amount(0, at, at + 1))


def ranged(found: list[Amount], tokens: Tokens) -> list[Amount]:
    """The numbers, those refused that are the ends of a range."""
    refused: set[int] = set()
    for at, (one, two) in enumerate(itertools.pairwise(found)):
        between = tokens[one.last : two.first]
        tight = len(between) == 1 and between[0].text in BETWEEN and not went(tokens, one, two)
        tight = tight and not (one.value > two.value and between[0].text in ("to", "-", "–"))
        framed = (
            one.first and tokens[one.first - 1].text == "between" and [t.text for t in between] == ["and"]
        )
        if one.kind == two.kind == "exact" and (framed or (tight and not _listed(found, at, tokens))):
            refused |= {at, at + 1}
    return [replace(amount, kind="refused") if at in refused else amount for at, amount in enumerate(found)]


def _listed(found: list[Amount], at: int, tokens: Tokens) -> bool:
    """Whether `5/3/2` goes on, which makes it a list."""

    def mark(one: Amount, two: Amount) -> str:
        return "".join(token.text for token in tokens[one.last : two.first])

    if mark(found[at], found[at + 1]) != "/":
        return False
    more = found[max(0, at - 1) : at + 3]
    return sum(mark(one, two) == "/" for one, two in itertools.pairwise(more)) >= 2
