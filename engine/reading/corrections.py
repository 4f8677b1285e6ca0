"""Corrections: `2, no wait, 3 chests` means 3, `went from 1350 to 1500` 1500, and `both 4, threw again: 3` 3."""

from __future__ import annotations

import itertools

from engine.reading.amount import Amount
from engine.reading.exactness import went
from engine.reading.reading import Text
from engine.reading.stems import stem

HIGHEST = 30
"""No roll is higher, whatever is added: what was rolled again is no score."""

CUES = (
    ("no", "wait"), ("wait",), ("i", "mean"), ("i", "meant"), ("sorry",), ("actually",), ("make", "that"), ("rather",),
    ("scratch", "that"), ("correction",), ("no", ","), ("oops",), ("er",), ("uh",), ("no", "sorry"), ("no",),
)  # fmt: skip
AGAIN = {("threw", "again"), ("throw", "again"), ("rolled", "again"), ("roll", "again"), ("tossed", "again"), ("re", "-"), ("second", "throw"), ("second", "roll"), ("new", "roll"), ("next", "roll"), ("next", "throw")}  # fmt: skip
REROLLED = {"rerolled", "reroll", "rethrow", "rethrew"}
MARKS = {",", "-", "–", ".", "…", "(", "it", "is", "was", "be", "them", "that", "only", "just"}


def superseded(text: Text) -> set[Amount]:
    """Amounts that the player takes back right after."""
    cues = {amount for amount in text.amounts if amount.kind == "none" and _is_cue(text, amount)}
    told = [amount for amount in text.amounts if amount not in cues]
    return (
        cues
        | {
            one
            for one, two in itertools.pairwise(told)
            if one.kind in ("exact", "none")
            and two.kind == "exact"
            and (_takes_back(text, one, two) or went(text.tokens, one, two))
        }
        | _before_a_reroll(text)
    )


def risen_from(text: Text, two: Amount) -> Amount | None:
    """What a number was before: 1350 of the 1500 in `went from 1350 up to 1500`."""
    return next((one for one in text.amounts if one.last < two.first and went(text.tokens, one, two)), None)


def _before_a_reroll(text: Text) -> set[Amount]:
    """What was rolled before the dice were rolled again, where it is told what they show now; but rolls that all count are in question
    as a list, and none of them is taken back."""
    if any(
        one.fact.kind == "values" and (stem("roll"),) in one.verbs
        for one in map(text.profile, text.about & set(text.lexicon.by_name))
    ):
        return set()
    words = [token.text for token in text.tokens]
    again = [
        at
        for at, word in enumerate(words)
        if word in REROLLED or tuple(words[at : at + 2]) in AGAIN
        if not (text.clause(at).asks or text.clause(at).copula or text.clause(at).wonders)
    ]
    told = [
        amount
        for amount in text.amounts
        if amount.kind in ("exact", "both", "refused") and amount.value <= HIGHEST
    ]
    if not again or not any(amount.first > again[-1] and amount.kind == "exact" for amount in told):
        return set()
    return {amount for amount in told if amount.last <= again[-1]}


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
