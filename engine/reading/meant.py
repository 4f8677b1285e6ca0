"""Whether words that name an option tell of the choice: not denied, not said of another thing or person, not to be made yet.

A word that could mean anything needs the choice's own words beside it.
"""

from __future__ import annotations

from itertools import chain

from engine.fact import Fact
from engine.reading.behind import behind
from engine.reading.clauses import NEGATIONS, Clause
from engine.reading.definite import GONE
from engine.reading.governors import ACTORS
from engine.reading.options import Taken
from engine.reading.people import ME, RIVAL, person
from engine.reading.places import ahead
from engine.reading.profiles import Phrase, counts_a_kind
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

PREDICATES = {"is", "are", "was", "were", "all", "still", "now", "already"}
OF_TURNS = {
    "my",
    "the",
    "this",
    "a",
    "her",
    "his",
    "your",
    "our",
    "each",
    "per",
    "one",
    "last",
    "next",
    "first",
}
"""Words before a turn that is no turning."""
MADE = {stem(word) for word in ("make", "become", "turn")}
TAKES_BACK = {",", "wait", "sorry", ".", "-", "–", "!"}
"""What follows a `no` that takes back what was said before, and denies nothing after: `bronze? no, silver`."""
DOERS = {"i", "we", "and", "to", "then", "still", "also", "just", "now", "or", "even"}


def anothers(text: Text, phrases: frozenset[Phrase], one: Taken) -> bool:
    """Whether what the option says of mine is said of somebody else's: `her roll was higher` is not `my roll`."""
    mine = any(
        phrase[0] == "my" and phrase[1] == text.tokens[one.first].stem for phrase in phrases if phrase[1:]
    )
    its = one.first > 0 and text.tokens[one.first - 1].text == "its"
    who = person(text.tokens, one.first - 1, text.lexicon) if one.first else None
    return mine and (its or (who is not None and who != "me"))


def denied(text: Text, first: int, clause: Clause) -> bool:
    """Whether a denial stands shortly before: `not as a team`."""
    window = text.tokens[max(clause.first, first - 4) : first]
    return any(
        token.text in NEGATIONS
        or token.text in ("than", "instead")
        or (token.text == "no" and text.tokens[at + 1].text not in TAKES_BACK)
        for at, token in enumerate(window, first - len(window))
    )


def ambiguous(text: Text, name: str, one: Taken) -> bool:
    """Whether the option's word is also a word of another fact."""
    word = text.tokens[one.first].stem
    return text.tokens[one.first].text in ME | RIVAL or any(
        word in phrase
        for other in text.lexicon.profiles
        if other.fact.name != name and not counts_a_kind(other)
        for phrase in (*other.nouns, *other.verbs, *chain.from_iterable(other.options.values()))
    )


def suffers(text: Text, name: str, one: Taken, clause: Clause) -> bool:
    """Whether a bare verb of mine, `lost`, is said of somebody else: `the dragon puts 125 and loses`."""
    alone = one.last - one.first == 1 and text.tokens[one.first].text not in ME
    verb = text.tokens[one.first].text.endswith("s") or is_past(text.tokens[one.first].text)
    return alone and verb and text.profile(name).personal and clause.subject not in ("me", "nobody")


def is_acted_upon(text: Text, fact: Fact, one: Taken) -> bool:
    """Whether who could be acting is only whom something is done against: `against the dragon player`."""
    at = one.first - 1
    while at >= 0 and text.tokens[at].text in ("the", "a", "our", "my"):
        at -= 1
    return (
        "acting" in fact.label
        and at >= 0
        and text.tokens[at].text in ("against", "versus", "vs", "than", "from")
    )


def said_of_another(text: Text, name: str, one: Taken) -> bool:
    """Whether a lone word is said of another fact's thing: `my slots are empty` tells of no space."""
    at = one.first - 1
    while at >= 0 and text.tokens[at].text in PREDICATES:
        at -= 1
    if one.last - one.first > 1 or at == one.first - 1 or at < 0:
        return False
    things = [hit for hit in text.nouns if hit.last == at + 1]
    return bool(things) and not any(name in hit.names for hit in things)


def is_made(text: Text, one: Taken, clause: Clause) -> bool:
    """Whether an option is only what comes of something: `does it make the space Known`, `does it become Known`."""
    begin = max(clause.first, one.first - 4)
    return any(
        token.stem in MADE
        and not any(amount.first == at + 1 for amount in text.amounts)
        and not (at and token.text == "turn" and text.tokens[at - 1].text in OF_TURNS)
        and text.tokens[at + 1].text not in ("into", "onto", "in")
        for at, token in enumerate(text.tokens[begin : one.first], begin)
    )


def is_gone(text: Text, one: Taken) -> bool:
    """Whether a thing that an option names is said to be gone: `my Quickness cube is spent`."""
    at = one.last
    while at < len(text.tokens) and text.tokens[at].text in PREDICATES:
        at += 1
    return at > one.last and at < len(text.tokens) and text.tokens[at].text in GONE


def is_where_it_goes(text: Text, fact: Fact, one: Taken) -> bool:
    """Whether a place is only where something goes, and not where it is: `do Fatigued cubes go to the Spent basket`."""
    at = one.first - 1
    while at >= 0 and text.tokens[at].text in ("the", "my", "a"):
        at -= 1
    return fact.label.startswith("Where ") and at >= 0 and text.tokens[at].text in ("to", "into", "onto")


def is_how_many(text: Text, fact: Fact, one: Taken) -> bool:
    """Whether the number of what an option names is asked for: `how many walls`, for the kind of piece."""
    before = [token.text for token in text.tokens[max(0, one.first - 2) : one.first]]
    return fact.label.startswith("The kind of") and before in (["how", "many"], ["how", "much"])


def is_counted(text: Text, one: Taken) -> bool:
    """Whether a number in question counts what an option names: `13 walls`, `19 of my walls`, `walls: 13`."""
    kinds = [name for name in text.about & set(text.lexicon.by_name) if counts_a_kind(text.profile(name))]
    return bool(kinds) and any(
        hit.first == one.first
        for amount in text.amounts
        if amount.kind in ("exact", "none")
        for hit in (*ahead(text, amount), *behind(text, amount))
    )


def is_asked_deed(text: Text, fact: Fact, one: Taken, clause: Clause) -> bool:
    """Whether an option is an action that is asked about: `can I conserve`, `may I stay and conserve`."""
    before = text.tokens[one.first - 1].text if one.first else ""
    return "action" in fact.label.lower() and clause.asks and before in DOERS


def acts(text: Text, name: str, one: Taken) -> bool:
    """Whether an option tells of a deed, `I won`, which a question only asks about; no way, `to the Spent basket`."""
    first = text.tokens[one.first].text
    if first == "to" and text.tokens[one.first + 1].text in ("the", "my", "a"):
        return False
    return first in ACTORS or any(
        name in hit.names and one.first <= hit.first < one.last for hit in text.verbs
    )


def in_context(text: Text, name: str, one: Taken, clause: Clause) -> bool:
    """Whether the fact's own words stand in the clause, for an option of one word that could mean anything."""
    return any(
        clause.first <= hit.first < clause.last
        and name in hit.names
        and not one.first <= hit.first < one.last
        for hit in (*text.nouns, *text.verbs)
    )
