"""How many play: `six of us`, `just the two of us`, `me and 3 friends`, `3p`."""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.found import ReadFact
from engine.reading.reading import Text
from engine.reading.stems import stem

ENDS = {
    "with",
    "on",
    ",",
    ".",
    "?",
    "!",
    "tonight",
    "today",
    "here",
    "now",
    "in",
    "at",
    "so",
    "and",
    "-",
    ":",
    "this",
    "already",
    "altogether",
    "as",
    "playing",
}
KINDS = {
    stem(word)
    for word in (
        "adventurers",
        "heroes",
        "gamers",
        "folks",
        "humans",
        "brothers",
        "sisters",
        "siblings",
        "cousins",
        "friends",
        "kids",
        "adults",
    )
}
WOULD_BE = (["we", "would", "be"], ["we", "will", "be"], ["us", "would", "be"])
JOINING = {
    stem(word) for word in ("join", "play", "enter", "add", "sit", "squeeze", "fit", "be", "take", "want")
}
ONE_MORE = KINDS | {
    stem(word) for word in ("player", "person", "friend", "wheel", "guy", "seat", "member", "one")
}
"""What follows the place of one who joins: `a seventh player`."""
LARGEST_TABLE = 20
"""More do not sit at one table: `top of us 1520` tells points."""
COMPANY = {"friend", "other", "mate", "buddy", "kid"}


def read_players(text: Text) -> tuple[list[ReadFact], set[Amount]]:
    """The number of players told without the word, and the amounts it takes up."""
    names = [
        one.fact.name
        for one in text.lexicon.profiles
        if one.fact.kind in ("count", "number") and one.holder == "anyone" and ("player",) in one.nouns
    ]
    if len(names) != 1:
        return [], set()
    fact = text.profile(names[0]).fact
    found: list[ReadFact] = []
    taken: set[Amount] = set()
    if joins := [amount for amount in text.amounts if _joins(text, amount)]:
        last = joins[-1]
        others = {amount for amount in text.amounts if _players(text, amount)}
        return [text.read(fact.name, last.value, last.first, last.last, 0.9)], {*joins, *others}
    for amount in text.amounts:
        value = _players(text, amount)
        if value and (fact.at_least or 0) <= value <= (fact.at_most or value):
            found.append(
                text.read(fact.name, value, amount.first, min(amount.last + 2, len(text.tokens)), 0.9)
            )
            taken.add(amount)
    return found, taken


def _joins(text: Text, amount: Amount) -> bool:
    """Whether a number is the place of one more who would play: `join as number 7`, `a seventh player`, `as the 7th`."""
    clause = text.clause(amount.first)
    if not JOINING & {token.stem for token in text.tokens[clause.first : clause.last]}:
        return False
    if not 1 < amount.value <= LARGEST_TABLE:
        return False
    before = [token.text for token in text.tokens[max(0, amount.first - 3) : amount.first]]
    after = text.tokens[amount.last].stem if amount.last < len(text.tokens) else ""
    if amount.kind == "exact":
        return before[-2:] in (["as", "number"], ["be", "number"], ["as", "no"])
    ends = amount.last >= len(text.tokens) or text.tokens[amount.last].kind != "word"
    placed = (
        before[-2:-1] in (["as"], ["be"]) and before[-1:] in (["the"], ["a"], ["our"], ["number"]) and ends
    )
    return amount.kind == "ordinal" and (
        placed or (after in ONE_MORE and before[-1:] in (["a"], ["the"], ["our"]))
    )


def _players(text: Text, amount: Amount) -> int | None:
    if amount.kind != "exact" or amount.value > LARGEST_TABLE:
        return None
    before = [token.text for token in text.tokens[max(0, amount.first - 3) : amount.first]]
    after = list(text.tokens[amount.last : amount.last + 2])
    if amount.value > 1 and [token.text for token in after] in (["of", "us"], ["of", "them"]):
        return amount.value if after[1].text == "us" else None
    if before[-1:] == ["us"] and amount.value > 1 and not (after and after[0].kind == "number"):
        return amount.value
    if before[-1:] == ["with"] and after and after[0].stem in COMPANY:
        return amount.value + 1
    last = [token.text for token in text.tokens[amount.last : amount.last + 3]]
    if amount.value > 1 and last in (
        ["at", "the", "table"],
        ["around", "the", "table"],
        ["at", "our", "table"],
    ):
        return amount.value
    if before[-2:] == ["team", "of"] and (not after or after[0].kind != "word" or after[0].text in ENDS):
        return amount.value
    are = before[-2:] in (["we", "are"], ["us", "are"], ["we", "were"]) or before in WOULD_BE
    if are and (not after or after[0].text in ENDS or after[0].stem in KINDS):
        return amount.value
    if before[-2:] in (["me", "and"], ["me", "plus"]) or before[-3:] == ["me", "and", "my"]:
        return amount.value + 1 if after and after[0].stem in COMPANY else None
    return None
