"""Corrections: `2, no wait, 3 chests` means 3."""

from __future__ import annotations

import itertools

from engine.reading.amount import Amount
from engine.reading.reading import Text

CUES = (
    ("no", "wait"), ("wait",), ("i", "mean"), ("i", "meant"), ("sorry",), ("actually",), ("make", "that"), ("rather",),
    ("scratch", "that"), ("correction",), ("no", ","), ("oops",), ("er",), ("uh",), ("no", "sorry"), ("no",),
)  # fmt: skip
MARKS = {",", "-", "–", ".", "…", "(", "it", "is", "was", "be", "them", "that", "only", "just"}


def superseded(text: Text) -> set[Amount]:
    """Amounts that the player takes back right after."""
    cues = {amount for amount in text.amounts if amount.kind == "none" and _is_cue(text, amount)}
    told = [amount for amount in text.amounts if amount not in cues]
    return cues | {
        one
        for one, two in itertools.pairwise(told)
        if one.kind in ("exact", "none") and two.kind == "exact" and _takes_back(text, one, two)
    }


def _takes_back(text: Text, one: Amount, two: Amount) -> bool:
    between = [token.text for token in text.tokens[one.last : two.first]]
    nouns = {at for hit in text.nouns for at in range(hit.first, hit.last)}
    verbs = {at for hit in text.verbs for at in range(hit.first, hit.last)}
    words = [
        text.tokens[at].text
        for at in range(one.last, two.first)
        if text.tokens[at].text not in MARKS and at not in nouns and at not in verbs
    ]
    cued = bool(words) and any(tuple(words[-len(cue) :]) == cue for cue in CUES)
    return cued and len(between) <= 8 and words[0] != "and"


def _is_cue(text: Text, amount: Amount) -> bool:
    after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
    return text.tokens[amount.first].text == "no" and after[:1] in (["wait"], [","], ["sorry"])
