"""Choices: which of the named options a player speaks of."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from engine.fact import Fact
from engine.reading.clauses import NEGATIONS, Clause
from engine.reading.definite import GONE
from engine.reading.found import ReadFact
from engine.reading.governors import ACTORS
from engine.reading.holders import held_by
from engine.reading.order import PLACES, order_in, read_order
from engine.reading.people import ME, PEOPLE, RIVAL, person
from engine.reading.places import ahead, behind
from engine.reading.profiles import Phrase, counts_a_kind, phrase_of
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

SKIPPED = {"a", "an", "the", "as", "of", "our", "my", "your", "be", "so", "in"}
BETWEEN = SKIPPED | {"-", "play"}
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
DOERS = {"i", "we", "and", "to", "then", "still", "also", "just", "now", "or", "even"}
THEN = {"then", "second", "third", "next", "afterwards", "later", "2nd", "3rd"}
"""Words between what was first and what came of it later."""
AIMS = {"against", "with", "on", "at", "my", "the", "a", "our", "by"}
"""What may stand between a deed and whom it is aimed at."""
ASKED = {"who", "which", "whether", "between", "difference", "what", "how"}


@dataclass(frozen=True)
class Taken:
    """An option in the text, tokens `first` up to `last`."""

    option: str
    first: int
    last: int


def read_choices(text: Text, used: set[int]) -> list[ReadFact]:
    """The options that a text names. `used` are tokens that numbers have taken."""
    found: list[ReadFact] = []
    for profile in text.lexicon.profiles:
        fact = profile.fact
        if fact.kind != "choice":
            continue
        named = profile.options
        order = order_in(text.lexicon, fact.name)
        if order is not None:
            found += read_order(text, profile, order)
            continue
        if _asks_who(text, fact, named):
            continue
        taken = list(_taken(text, fact, named, used)) or list(_aimed_at(text, fact, named))
        taken = [one for one in taken if held_by(profile, text.clause(one.first).subject, text)] or taken
        if len({one.option for one in taken}) > 1 and not _are_joined(text, taken):
            taken = [one for one in taken if _by_its_name(text, one)] or taken
        if len({one.option for one in taken}) > 1:
            taken = _in_context(text, fact.name, taken)
        if len({one.option for one in taken}) > 1:
            taken = _latest(text, taken)
        if len({one.option for one in taken}) == 1:
            last = taken[-1]
            found.append(text.read(fact.name, last.option, last.first, last.last, 0.9))
    return found


def _asks_who(text: Text, fact: Fact, named: Mapping[str, frozenset[Phrase]]) -> bool:
    """Whether it is asked which of the people does it: `who wins the bet, me or her?`"""
    if not any(phrases & text.lexicon.rivals for phrases in named.values()):
        return False
    who = {text.clause(at).first for at in text.at.get("who", ())}
    return any(fact.name in hit.names and text.clause(hit.first).first in who for hit in text.verbs)


def _latest(text: Text, taken: list[Taken]) -> list[Taken]:
    """The last of options told one after another: `the first move led to an empty room, the second onto a trap`."""
    told = sorted(taken, key=lambda one: one.first)
    joints = [{token.text for token in text.tokens[a.last : b.first]} for a, b in itertools.pairwise(told)]
    last = text.clause(told[-1].first)
    goes_on = all(
        words & THEN or one.option == two.option
        for words, one, two in zip(joints, told, told[1:], strict=False)
    )
    return told[-1:] if goes_on and not (last.asks or last.copula or last.wonders) else taken


def _taken(text: Text, fact: Fact, named: Mapping[str, frozenset[Phrase]], used: set[int]) -> Iterator[Taken]:
    spans = [
        Taken(option, first, last)
        for option, phrases in named.items()
        for phrase in phrases
        for first, last in _places(text, phrase)
        if not used & set(range(first, last)) or text.tokens[first].stem in PLACES
    ]
    for one in spans:
        if any(
            other.first <= one.first
            and one.last <= other.last
            and other.last - other.first > one.last - one.first
            for other in spans
        ):
            continue
        if _anothers(text, named[one.option], one):
            continue
        clause = text.clause(one.first)
        denies = any(
            word in ("not", "no", "never", "without") for phrase in named[one.option] for word in phrase
        )
        if _denied(text, one.first, clause) and not denies:
            continue
        if _said_of_another(text, fact.name, one) or _is_gone(text, one) or _is_made(text, one, clause):
            continue
        if _suffers(text, fact.name, one, clause) or _is_acted_upon(text, fact, one):
            continue
        said = tuple(token.stem for token in text.tokens[one.first : one.last])
        vague = fact.words and (
            said in text.lexicon.rivals or (len(said) == 1 and _ambiguous(text, fact.name, one))
        )
        asked = _is_asked_deed(text, fact, one, clause)
        asked = asked or (
            fact.name in text.about and (_is_counted(text, one) or _is_how_many(text, fact, one))
        )
        if vague and not asked and not _context(text, fact.name, one, clause):
            continue
        if clause.copula and not clause.supposes and _acts(text, fact.name, one):
            continue
        yield one


def _aimed_at(text: Text, fact: Fact, named: Mapping[str, frozenset[Phrase]]) -> Iterator[Taken]:
    """The option for a rival, where the fact's deed is aimed at one who is named: `wagering my brother`, `a bet with Sue`."""
    options = [option for option, phrases in named.items() if phrases & text.lexicon.rivals]
    if len(options) != 1:
        return
    for hit in (*text.verbs, *text.nouns):
        if fact.name not in hit.names:
            continue
        at = hit.last
        while at < len(text.tokens) and text.tokens[at].text in AIMS:
            at += 1
        if at < len(text.tokens) and at - hit.last <= 3 and _is_somebody(text, at):
            yield Taken(options[0], hit.first, at + 1)


def _is_somebody(text: Text, at: int) -> bool:
    token = text.tokens[at]
    return token.name or token.stem in PEOPLE


def _anothers(text: Text, phrases: frozenset[Phrase], one: Taken) -> bool:
    """Whether what the option says of mine is said of somebody else's: `her roll was higher` is not `my roll`."""
    mine = any(
        phrase[0] == "my" and phrase[1] == text.tokens[one.first].stem for phrase in phrases if phrase[1:]
    )
    who = person(text.tokens, one.first - 1, text.lexicon) if one.first else None
    return mine and who is not None and who != "me"


def _places(text: Text, phrase: Phrase) -> Iterator[tuple[int, int]]:
    """Where a phrase stands, small words aside."""
    wanted = [word for word in phrase if word not in SKIPPED]
    wanted = wanted if len(wanted) > 1 or len(phrase) == 1 else list(phrase)
    begins = text.at.get(wanted[0], ())
    if wanted[0] == "someone":
        begins = (*begins, *text.at.get("person", ()))
    for first in begins:
        at, matched = first, 0
        while at < len(text.tokens) and matched < len(wanted):
            if text.tokens[at].stem == wanted[matched] or (
                wanted[matched] == "someone" and text.tokens[at].stem == "person"
            ):
                matched += 1
            elif text.tokens[at].stem not in BETWEEN:
                break
            at += 1
        if matched == len(wanted):
            yield first, at


def _denied(text: Text, first: int, clause: Clause) -> bool:
    window = text.tokens[max(clause.first, first - 4) : first]
    return any(token.text in NEGATIONS or token.text in ("no", "than", "instead") for token in window)


def _ambiguous(text: Text, name: str, one: Taken) -> bool:
    """Whether the option's word is also a word of another fact."""
    word = text.tokens[one.first].stem
    return text.tokens[one.first].text in ME | RIVAL or any(
        word in phrase
        for other in text.lexicon.profiles
        if other.fact.name != name and not counts_a_kind(other)
        for phrase in (*other.nouns, *other.verbs, *chain.from_iterable(other.options.values()))
    )


def _suffers(text: Text, name: str, one: Taken, clause: Clause) -> bool:
    """Whether a bare verb of mine, `lost`, is said of somebody else: `the dragon puts 125 and loses`."""
    alone = one.last - one.first == 1 and text.tokens[one.first].text not in ME
    verb = text.tokens[one.first].text.endswith("s") or is_past(text.tokens[one.first].text)
    return alone and verb and text.profile(name).personal and clause.subject not in ("me", "nobody")


def _is_acted_upon(text: Text, fact: Fact, one: Taken) -> bool:
    """Whether who could be acting is only whom something is done against: `against the dragon player`."""
    at = one.first - 1
    while at >= 0 and text.tokens[at].text in ("the", "a", "our", "my"):
        at -= 1
    return (
        "acting" in fact.label
        and at >= 0
        and text.tokens[at].text in ("against", "versus", "vs", "than", "from")
    )


def _said_of_another(text: Text, name: str, one: Taken) -> bool:
    """Whether a lone word is said of another fact's thing: `my slots are empty` tells of no space."""
    at = one.first - 1
    while at >= 0 and text.tokens[at].text in PREDICATES:
        at -= 1
    if one.last - one.first > 1 or at == one.first - 1 or at < 0:
        return False
    things = [hit for hit in text.nouns if hit.last == at + 1]
    return bool(things) and not any(name in hit.names for hit in things)


def _is_made(text: Text, one: Taken, clause: Clause) -> bool:
    """Whether an option is only what comes of something: `does it make the space Known`, `does it become Known`."""
    begin = max(clause.first, one.first - 4)
    return any(
        token.stem in MADE
        and not any(amount.first == at + 1 for amount in text.amounts)
        and not (at and token.text == "turn" and text.tokens[at - 1].text in OF_TURNS)
        for at, token in enumerate(text.tokens[begin : one.first], begin)
    )


def _is_gone(text: Text, one: Taken) -> bool:
    """Whether a thing that an option names is said to be gone: `my Quickness cube is spent`."""
    at = one.last
    while at < len(text.tokens) and text.tokens[at].text in PREDICATES:
        at += 1
    return at > one.last and at < len(text.tokens) and text.tokens[at].text in GONE


def _is_how_many(text: Text, fact: Fact, one: Taken) -> bool:
    """Whether the number of what an option names is asked for: `how many walls`, for the kind of piece."""
    before = [token.text for token in text.tokens[max(0, one.first - 2) : one.first]]
    return fact.label.startswith("The kind of") and before in (["how", "many"], ["how", "much"])


def _is_counted(text: Text, one: Taken) -> bool:
    """Whether a number in question counts what an option names: `13 walls`, `19 of my walls`, `walls: 13`."""
    kinds = [name for name in text.about & set(text.lexicon.by_name) if counts_a_kind(text.profile(name))]
    return bool(kinds) and any(
        hit.first == one.first
        for amount in text.amounts
        if amount.kind in ("exact", "none")
        for hit in (*ahead(text, amount), *behind(text, amount))
    )


def _is_asked_deed(text: Text, fact: Fact, one: Taken, clause: Clause) -> bool:
    """Whether an option is an action that is asked about: `can I conserve`, `may I stay and conserve`."""
    before = text.tokens[one.first - 1].text if one.first else ""
    return "action" in fact.label.lower() and clause.asks and before in DOERS


def _acts(text: Text, name: str, one: Taken) -> bool:
    """Whether an option tells of a deed, `I won`, which a question only asks about."""
    first = text.tokens[one.first].text
    return first in ACTORS or any(
        name in hit.names and one.first <= hit.first < one.last for hit in text.verbs
    )


def _context(text: Text, name: str, one: Taken, clause: Clause) -> bool:
    """Whether the fact's own words stand in the clause, for an option of one word that could mean anything."""
    return any(
        clause.first <= hit.first < clause.last
        and name in hit.names
        and not one.first <= hit.first < one.last
        for hit in (*text.nouns, *text.verbs)
    )


def _are_joined(text: Text, taken: list[Taken]) -> bool:
    """Whether options are named side by side: `between solo and competitive`."""
    ends = {one.last for one in taken}
    return any(
        one.first - 1 in ends and text.tokens[one.first - 1].text in ("and", "or", "/") for one in taken
    )


def _by_its_name(text: Text, one: Taken) -> bool:
    """Whether an option goes by its own name, `competitive`, and not by what may mean something else, `together`."""
    stems = tuple(token.stem for token in text.tokens[one.first : one.last])
    return stems == phrase_of(one.option.replace("_", " "))


def _in_context(text: Text, name: str, taken: list[Taken]) -> list[Taken]:
    near = [
        one
        for one in taken
        if any(
            name in hit.names and (0 <= one.first - hit.last <= 3 or 0 <= hit.first - one.last <= 1)
            for hit in (*text.nouns, *text.verbs)
        )
    ]
    return near or taken
