"""What each of several people has: `I have 600, Ali 500 and Bea 400`, `he 850, me 600`, `750 each`."""

from __future__ import annotations

from engine.reading.amount import Amount, is_number
from engine.reading.behind import behind
from engine.reading.elsewhere import elsewhere
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.people import POSSESSIVES, person
from engine.reading.places import ahead
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.sides import holds_at, side

PLAYERS = ("me", "rival")
UNKNOWN = (
    ("no", "idea"),
    ("no", "clue"),
    ("not", "know"),
    ("not", "sure"),
    ("forgot",),
    ("unknown",),
)
"""Words that leave somebody's share open, so that the others are no whole."""

EVERYONE = {"both", "each", "everyone", "everybody"}
HAVE = {
    "have",
    "has",
    "with",
    "at",
    "on",
    "hold",
    "holds",
    "own",
    "owns",
    "got",
    "is",
    "are",
    "of",
    "us",
    "the",
    "sit",
    "sits",
    "exactly",
}


def read_shares(text: Text, free: tuple[Amount, ...], players: int | None) -> list[ReadFact]:
    """The numbers of all who are named, for a fact in question that is about each player. Takes up no amount."""
    facts = [
        one
        for one in text.lexicon.profiles
        if one.fact.kind == "values" and one.shared and one.fact.name in text.about
    ]
    if len(facts) != 1 or _left_open(text):
        return []
    exact = [amount for amount in free if amount.kind == "exact" and _may_be(text, amount, facts[0])]
    name = facts[0].fact.name
    for amount in exact:
        unit = next((hit.last for hit in text.nouns if hit.first == amount.last), amount.last)
        after = text.tokens[unit].text if unit < len(text.tokens) else ""
        several = 2 if _shared_by(text, amount) == "both" else players
        if several and (after in ("each", "apiece") or _shared_by(text, amount)):
            players = several
            return [text.read(name, (amount.value,) * players, amount.first, amount.last, 0.7)]
    owned = [(amount, who) for amount in exact if (who := _whose(text, amount, name)) in PLAYERS]
    mine = [amount for amount, who in owned if who == "me"]
    if players is not None and len(owned) < players:
        return []
    if len(owned) < 2 or len(mine) > 1 or (players is not None and len(owned) > players):
        return []
    first, last = owned[0][0].first, owned[-1][0].last
    return [text.read(name, tuple(amount.value for amount, _ in owned), first, last, 0.7)]


def _shared_by(text: Text, amount: Amount) -> str | None:
    """The word before a number that gives it to everyone: `both with 750`, `each of us has 500`."""
    clause = text.clause(amount.first)
    for at in range(amount.first - 1, clause.first - 1, -1):
        word = text.tokens[at].text
        if word in EVERYONE:
            return word
        if word not in HAVE and not is_number(text.tokens[at]):
            return None
    return None


def _whose(text: Text, amount: Amount, name: str) -> str | None:
    return side(text, amount) or holds_at(text, amount, {name}) or _owner(text, amount)


def _owner(text: Text, amount: Amount) -> str | None:
    """Whose a thing is that is named right before its number: `my treasure 410`."""
    noun = next((hit for hit in text.nouns if hit.last == amount.first), None)
    at = noun.first - 1 if noun else -1
    return person(text.tokens, at, text.lexicon) if at >= 0 and text.tokens[at].text in POSSESSIVES else None


def _may_be(text: Text, amount: Amount, profile: Profile) -> bool:
    """Whether a number counts nothing else: its noun is none, or one of facts with the same unit."""
    names = {name for hit in (*ahead(text, amount), *behind(text, amount)) for name in hit.names}
    return not elsewhere(text, amount) and all(
        text.profile(name).fact.unit == profile.fact.unit
        for name in names
        if in_bounds(text.profile(name), amount.value)
    )


def _left_open(text: Text) -> bool:
    words = tuple(token.text for token in text.tokens)
    blank = any(
        (words[at] in HAVE or token.name or token.capital)
        and words[at + 1 : at + 3] in (("?", "?"), ("?", ","))
        for at, token in enumerate(text.tokens)
    )
    return blank or any(
        words[at : at + len(phrase)] == phrase for phrase in UNKNOWN for at in range(len(words))
    )
