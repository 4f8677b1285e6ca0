"""Scores and rolls of both sides in a breath: `me 21, her 19`, `12 for me, 13 for him`, `15 all`, `22 - 22`."""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.people import person
from engine.reading.profiles import Profile
from engine.reading.reading import Text

MARKS = {
    ",", ":", "=", "-", "–", "has", "have", "is", "are", "at", "on", "with", "got", "am", "a", "an", "s",
    "rolled",
}  # fmt: skip


def read_pairs(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """Both sides' numbers, and the amounts they take; nothing where more than one pair of facts could be meant."""
    pair = _pair(text)
    if pair is None:
        return [], set()
    mine, theirs = pair
    if _speaks_of_other_things(text, pair):
        return [], set()
    same = _same(text, free) if theirs.holder == "rival" else None
    if same:
        return [_read(text, one, same, 0.7) for one in pair if in_bounds(one, same.value)], {
            amount for amount in text.amounts if amount.value == same.value and amount.kind != "article"
        }
    exact = [amount for amount in free if amount.kind == "exact"]
    sided = [(amount, who) for amount in exact if (who := _side(text, amount)) is not None]
    if len(sided) != 2 or len({who for _, who in sided}) != 2:
        return [], set()
    found = []
    for amount, who in sided:
        fact = mine if who == "me" else theirs if held_by(theirs, who, text) else None
        if fact is not None and in_bounds(fact, amount.value):
            found.append(_read(text, fact, amount, 0.7))
    return found, {amount for amount, _ in sided}


def _pair(text: Text) -> tuple[Profile, Profile] | None:
    """The one pair of numbers that both sides have, among the facts in question where there are several."""
    numbers = [one for one in text.lexicon.profiles if one.fact.kind == "number" and one.fact.assumed is None]
    pairs = [
        (mine, theirs)
        for mine in numbers
        for theirs in numbers
        if mine.holder == "me"
        and theirs.holder not in ("me", "anyone")
        and mine.fact.unit == theirs.fact.unit
        and (mine.nouns & theirs.nouns or mine.verbs & theirs.verbs)
    ]
    named = [pair for pair in pairs if all(one.fact.name in text.about for one in pair)] or [
        pair for pair in pairs if any(hit.names & {one.fact.name for one in pair} for hit in text.nouns)
    ]
    if len(pairs) == 1:
        return pairs[0]
    return named[0] if len(named) == 1 else None


def _speaks_of_other_things(text: Text, pair: tuple[Profile, Profile]) -> bool:
    names = {one.fact.name for one in pair}
    exact = [amount.first for amount in text.amounts if amount.kind in ("exact", "refused")]
    return any(not hit.names & names and hit.first < max(exact, default=0) for hit in text.nouns)


def _same(text: Text, free: tuple[Amount, ...]) -> Amount | None:
    """`15 all`, `we both have 20`, `22 - 22`."""
    for amount in free:
        unit = any(hit.first == amount.last for hit in text.nouns)
        after = [token.text for token in text.tokens[amount.last + unit : amount.last + unit + 1]]
        before = {token.text for token in text.tokens[max(0, amount.first - 5) : amount.first]}
        if amount.kind == "exact" and (after in (["all"], ["each"], ["apiece"]) or "both" in before):
            return amount
    tied = [amount for amount in text.amounts if amount.kind == "refused"]
    return tied[0] if len(tied) == 2 and tied[0].value == tied[1].value else None


def _side(text: Text, amount: Amount) -> str | None:
    """Who stands right beside a number that counts nothing."""
    at = amount.last
    after = text.tokens[at] if at < len(text.tokens) else None
    if after is not None and after.text == "for" and at + 1 < len(text.tokens):
        return person(text.tokens, at + 1, text.lexicon) or (
            person(text.tokens, at + 2, text.lexicon) if at + 2 < len(text.tokens) else None
        )
    named = person(text.tokens, at, text.lexicon) if after is not None else None
    if named and (at + 1 >= len(text.tokens) or text.tokens[at + 1].kind != "word"):
        return named
    if (
        after is not None
        and after.kind == "word"
        and after.text not in ("and", "so", "who", "do", "did", "but", "no")
    ):
        return None
    at = amount.first - 1
    while at > 0 and text.tokens[at].text in MARKS:
        at -= 1
    return person(text.tokens, at, text.lexicon) if at >= 0 else None


def _read(text: Text, one: Profile, amount: Amount, confidence: float) -> ReadFact:
    return text.read(one.fact.name, amount.value, amount.first, amount.last, confidence)
