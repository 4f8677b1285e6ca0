"""What is added to a roll, and to whose: `+2 from my sword`, `the dragon gets +3`, `4 plus 1`, `with no bonus`."""

from __future__ import annotations

import re

from engine.reading.amount import Amount, is_number
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.people import person
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import stem

ADDS = re.compile(r"\badds? to\b")
"""A number labelled `What card effects add to your roll` is a bonus."""
BONUS = {stem(word) for word in ("bonus", "modifier", "boost", "penalty")}
MOST = 20
"""No die is changed by more; a larger signed number is a value."""
TOWARDS = {"for", "to", "on"}
SOURCES = {"from", "by", "through", "via", "off", "against", "than", "thanks"}
THINGS = {stem(word) for word in ("card", "deck", "item", "effect")}
IT = {"it", "its"}
BETWEEN = {"a", "an", "of", "is", "was", ":", "another", "extra", "with"}


def read_bonuses(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """The bonuses in question, and the amounts that they take up. Several for one side are added together."""
    listed = any(text.profile(name).fact.kind == "values" for name in text.about & set(text.lexicon.by_name))
    facts = [one for one in text.lexicon.profiles if one.fact.name in text.about and _is_bonus(one)]
    facts = [one for one in facts if one.fact.assumed == 0 or not listed]
    taken: set[Amount] = set()
    sums: dict[str, list[tuple[int, Amount]]] = {}
    for amount in free if facts else ():
        value = _added(text, amount)
        if (
            value is None
            or abs(value) > MOST
            or _counts_another(text, amount)
            or _is_of_a_count(text, amount)
        ):
            continue
        taken.add(amount)
        who = _whose(text, amount)
        named = [one for one in facts if in_bounds(one, value) and _is_for(text, one, who)]
        if len(named) == 1:
            sums.setdefault(named[0].fact.name, []).append((value, amount))
    found = [
        text.read(name, sum(value for value, _ in parts), parts[0][1].first, parts[-1][1].last, 0.9)
        for name, parts in sums.items()
    ]
    return found, taken


def _is_bonus(profile: Profile) -> bool:
    fact = profile.fact
    adds = fact.assumed == 0 and bool(ADDS.search(fact.label))
    return fact.kind == "number" and (adds or stem(fact.label.split()[0].lower()) in BONUS)


def _added(text: Text, amount: Amount) -> int | None:
    """What a number adds, where it is said to add anything: it has a sign, or is called a bonus."""
    tokens, first = text.tokens, amount.first
    called = _bonus_at(text, amount.last) or _bonus_before(text, first)
    if amount.kind == "none":
        return 0 if called and _bonus_at(text, amount.last) else None
    if amount.kind not in ("exact", "article") or (amount.kind == "article" and amount.value == 1):
        return None
    before = tokens[first - 1].text if first else ""
    if before in ("minus", "-", "–") and first > 1 and is_number(tokens[first - 2]) and amount.value > 0:
        return -amount.value
    return amount.value if before in ("+", "plus") or amount.value < 0 or called else None


def _bonus_at(text: Text, at: int) -> bool:
    return at < len(text.tokens) and text.tokens[at].stem in BONUS


def _bonus_before(text: Text, first: int) -> bool:
    at = first - 1
    joined = False
    while at >= 0 and (text.tokens[at].text in BETWEEN | {"+", "and"} or is_number(text.tokens[at])):
        joined = joined or is_number(text.tokens[at])
        at -= 1
    return at >= 0 and text.tokens[at].stem in BONUS and (not joined or text.tokens[at].text == "bonuses")


def are_bonuses(text: Text, at: int) -> bool:
    """Whether the numbers from a token on are called bonuses, and no values: `bonuses of 1 and 2`."""
    while at and text.tokens[at - 1].text in ("of", ":", "are", "is", "worth"):
        at -= 1
    return at > 0 and text.tokens[at - 1].stem in BONUS


def is_counted_in(text: Text, first: int, last: int) -> bool:
    """Whether a bonus is said to be in a number already: `including a bonus of 2`, `a bonus of 2 counted in`."""
    before = {token.text for token in text.tokens[max(0, first - 4) : first]}
    after = [token.text for token in text.tokens[last : last + 4]]
    counted = any(word in ("included", "counted", "contained") for word in after)
    return bool(before & {"including", "includes", "included", "incl", "counting"}) or counted


def _is_of_a_count(text: Text, amount: Amount) -> bool:
    """Whether the bonus before a number is what a count in question goes by: `the danger bonus is 2`."""
    return any(
        hit.last - hit.first > 1
        and hit.last <= amount.first <= hit.last + 2
        and text.tokens[hit.last - 1].stem in BONUS
        and any(text.profile(name).fact.kind == "count" for name in hit.names & text.about)
        for hit in text.nouns
    )


def _counts_another(text: Text, amount: Amount) -> bool:
    """Whether the number counts a thing that is no bonus: `+2 cards`, but not `a +2 card`."""
    told = [token.text for token in text.tokens[max(0, amount.first - 2) : amount.first]]
    if told in (["a", "+"], ["my", "+"], ["the", "+"], ["his", "+"], ["her", "+"], ["its", "+"]):
        return False
    return any(
        any(text.profile(name).fact.kind == "count" for name in hit.names)
        for hit in text.nouns
        if hit.first == amount.last and not _bonus_at(text, amount.last)
    )


def _is_for(text: Text, profile: Profile, who: str) -> bool:
    if who == "it":
        return profile.holder != "me"
    return held_by(profile, who, text)


def _whose(text: Text, amount: Amount) -> str:
    """Who is named to get it: after the number, `+3 for the dragon`, or else the nearest before it."""
    tokens = text.tokens
    at = amount.last
    while at < len(tokens) and tokens[at].stem in BONUS:
        at += 1
    if at < len(tokens) and tokens[at].text in TOWARDS:
        for near in range(at + 1, min(at + 4, len(tokens))):
            if tokens[near].text in IT:
                return "it"
            if who := person(tokens, near, text.lexicon):
                return who
    clause = text.clause(amount.first)
    for at in range(amount.first - 1, clause.first - 1, -1):
        if tokens[at].text in IT:
            return "it"
        who = person(tokens, at, text.lexicon)
        if who and not _only_brings(text, at):
            return who
    return clause.subject


def _only_brings(text: Text, at: int) -> bool:
    """Whether somebody is named for a card of theirs, or as where it is from: `from a Dragon card`."""
    before = {token.text for token in text.tokens[max(0, at - 2) : at]}
    after = text.tokens[at + 1].stem if at + 1 < len(text.tokens) else ""
    own = text.tokens[at].text in ("my", "her", "his", "their", "your")
    return bool(before & SOURCES) or (after in THINGS and not own and not text.tokens[at].text.endswith("'s"))
