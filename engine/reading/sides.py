"""Sides: who stands beside a number, or has it: `me 21`, `12 for him`, `my 3`, `the dragon got 4`."""

from __future__ import annotations

from collections.abc import Collection

from engine.reading.amount import Amount
from engine.reading.governors import HAVING
from engine.reading.holders import is_possessive
from engine.reading.nouns import Hit
from engine.reading.people import POSSESSIVES, person
from engine.reading.reading import Text
from engine.reading.stems import stem

MARKS = {
    ",", ":", "=", "-", "–", "has", "have", "is", "are", "at", "on", "with", "got", "am", "a", "an", "s",
    "rolled",
}  # fmt: skip
PLAIN = {
    "and",
    "so",
    "who",
    "do",
    "did",
    "but",
    "no",
    "against",
    "to",
    "plus",
    "while",
    "then",
    "or",
    "is",
    "may",
    "can",
    "with",
}
"""Words after a number that say nothing of what it counts."""
THEN = {"after", "before", "once", "when", "in", "at", "and", "so", "now", "altogether"}
"""Words after whose number it is, `5 me, 4 dragon after all effects`, that open something else."""
FILLS = {
    "a",
    "an",
    "the",
    "only",
    "just",
    "now",
    "exactly",
    "up",
    "with",
    "at",
    "on",
    "already",
    "still",
    "of",
    "-",
    ":",
}
GETS = HAVING | {
    stem(word)
    for word in ["show", "sit", "stand", "say", "finish", "end", "come", "read", "throw", "roll", "make"]
}


def side(text: Text, amount: Amount) -> str | None:
    """Who stands right beside a number that counts nothing; `it` where a pronoun says no more."""
    at = amount.first - 1
    touching = _one_of(text, at) if at >= 0 else None
    if touching == "it" and amount.last < len(text.tokens):
        touching = person(text.tokens, amount.last, text.lexicon) or touching
    if touching:
        return touching
    at = next(
        (hit.last for hit in text.nouns if hit.first == amount.last and _is_unit(text, hit)), amount.last
    )
    after = text.tokens[at] if at < len(text.tokens) else None
    if after is not None and after.text in ("for", "from", "with", "by") and at + 1 < len(text.tokens):
        if text.tokens[at + 1].text == "it":
            return "it"
        who = person(text.tokens, at + 1, text.lexicon) or (
            person(text.tokens, at + 2, text.lexicon) if at + 2 < len(text.tokens) else None
        )
        if who or after.text != "with":
            return who
    if (
        after is not None
        and after.text == "on"
        and text.tokens[at + 1 : at + 2]
        and text.tokens[at + 1].text == "its"
    ):
        return "it"
    if after is not None and after.text == "on" and _is_owner(text, at + 1):
        return person(text.tokens, at + 1, text.lexicon) or person(text.tokens, at + 2, text.lexicon)
    if (
        after is not None
        and after.text == "("
        and at + 2 < len(text.tokens)
        and text.tokens[at + 2].text == ")"
    ):
        return person(text.tokens, at + 1, text.lexicon)
    named = person(text.tokens, at, text.lexicon) if after is not None else None
    follows = text.tokens[at + 1] if at + 1 < len(text.tokens) else None
    if named and (follows is None or follows.kind != "word" or follows.text in THEN):
        return named
    if after is not None and after.kind == "word" and after.text not in PLAIN and text.clause(at).first != at:
        return None
    at = amount.first - 1 - _comments(text, amount)
    while at > 0 and text.tokens[at].text in MARKS:
        at -= 1
    return _one_of(text, at) if at >= 0 else None


def _comments(text: Text, amount: Amount) -> int:
    """How many words before a number only say what somebody thinks of it: one in `me a sad 95`."""
    at = amount.first - 1
    named = any(hit.first <= at < hit.last for hit in (*text.nouns, *text.verbs))
    plain = at > 1 and text.tokens[at].kind == "word" and text.tokens[at].text not in MARKS
    return int(plain and not named and text.tokens[at - 1].text in ("a", "an"))


def _is_owner(text: Text, at: int) -> bool:
    """Whether something of somebody's is named there: `5 on my die`, `3 on the dragon's`."""
    words = text.tokens[at : at + 2]
    if len(words) == 2 and words[0].text == "the":
        return is_possessive(text, at + 1)
    return bool(words) and words[0].text in POSSESSIVES - {"its"}


def _is_unit(text: Text, hit: Hit) -> bool:
    """Whether a noun is what numbers of any side are counted in: `18 points`."""
    phrase = tuple(token.stem for token in text.tokens[hit.first : hit.last])
    if person(text.tokens, hit.first, text.lexicon):
        return False
    profiles = [text.profile(name) for name in hit.names]
    return any(phrase in one.units for one in profiles) or all(one.fact.kind == "number" for one in profiles)


def holds_at(text: Text, amount: Amount, names: Collection[str]) -> str | None:
    """Who has or gets a number: the subject of its verb, where that is having or one of these facts' own."""
    clause = text.clause(amount.first)
    for at in range(amount.first - 1, clause.first - 1, -1):
        token = text.tokens[at]
        own = any(hit.first <= at < hit.last and hit.names & set(names) for hit in text.verbs)
        if (own or token.stem in GETS) and at and text.tokens[at - 1].text == "it":
            return "it"
        if own or token.stem in GETS:
            return "me" if clause.subject == "nobody" and own else _known(clause.subject)
        if token.text not in FILLS:
            return None
    return None


def _one_of(text: Text, at: int) -> str | None:
    return "it" if text.tokens[at].text == "its" else _known(person(text.tokens, at, text.lexicon))


def _known(who: str | None) -> str | None:
    return who if who not in ("nobody", "other") else None
