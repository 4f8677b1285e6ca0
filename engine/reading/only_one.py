"""Who alone is told to have done what two may do: of two players, whoever is out while I am still inside was first."""

from __future__ import annotations

from engine.reading.clauses import NEGATIONS
from engine.reading.people import POSSESSIVES, is_object, person
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

LEAVE = stem("left")
SOMETHING = {"it", "him", "her", "them", "me", "us"}
DONE = {"out", "escapes", "exits", "leaves", "gets"}
"""Words that tell of a deed as done, and have no form of the past."""
HELPERS = {
    "to",
    "can",
    "could",
    "may",
    "might",
    "will",
    "would",
    "should",
    "must",
    "wants",
    "wanna",
    "about",
    "cannot",
}
"""Words before what is not done yet."""


def only_one(text: Text, hits: list[int], option: str | None) -> list[tuple[str, int, int]]:
    """The option for a rival who is first, where the rival's deed is told and none of mine: `she got out, do I play on?`"""
    if option is None:
        return []
    told = [(at, who) for at in sorted(set(hits)) if (who := _doer(text, at)) and _is_done(text, at)]
    if not told or any(who != "rival" for _, who in told):
        return []
    return [(option, told[0][0], told[0][0] + 1)]


def _is_done(text: Text, at: int) -> bool:
    """Whether a deed is told as done, or supposed to be: not asked, denied, wanted, or done to something else."""
    clause, token = text.clause(at), text.tokens[at]
    if (clause.asks or clause.copula or clause.wonders) and not clause.supposes:
        return False
    before = {one.text for one in text.tokens[clause.first : at]}
    if before & (NEGATIONS | HELPERS | {"still"}):
        return False
    if token.stem == LEAVE and _leaves_something(text, at + 1):
        return False
    return clause.supposes or is_past(token.text) or token.text in DONE


def _leaves_something(text: Text, begin: int) -> bool:
    """Whether what is left is no lair: `left the room`, `left 2 cubes`, `left it`."""
    words = text.tokens[begin : begin + 3]
    spaces = {hit.first for hit in text.nouns}
    return any(
        token.text in SOMETHING or token.kind == "number" or begin + place in spaces
        for place, token in enumerate(words)
    )


def _doer(text: Text, at: int) -> str | None:
    """Who is named nearest before a deed, in its clause, as doing something."""
    for one in range(at - 1, text.clause(at).first - 1, -1):
        who = person(text.tokens, one, text.lexicon)
        if who and text.tokens[one].text not in POSSESSIVES and not is_object(text.tokens, one):
            return who
    return None
