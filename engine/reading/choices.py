"""Choices: which of the named options a player speaks of."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from engine.fact import Fact
from engine.reading.asked import is_a_fragment, is_bare, is_taken_for_granted
from engine.reading.clauses import Clause
from engine.reading.fit import MOST_COUNTED
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.meant import (
    acts,
    ambiguous,
    anothers,
    denied,
    in_context,
    is_acted_upon,
    is_asked_deed,
    is_counted,
    is_gone,
    is_how_many,
    is_made,
    is_where_it_goes,
    said_of_another,
    suffers,
)
from engine.reading.options import Taken, aimed_at, places_of
from engine.reading.order import PLACES, order_in, read_order
from engine.reading.profiles import Phrase, phrase_of
from engine.reading.reading import Text
from engine.reading.stems import is_past

CORRECTS = {"no", "wait", "sorry", "actually", "rather", "mean", "meant", "oops", "nope"}
"""Words between an option and the one that was meant."""
FIRST_PERSON = {"i", "me", "my", "mine", "we", "us", "our"}
THEN = {"then", "second", "third", "next", "afterwards", "later", "2nd", "3rd"}
"""Words between what was first and what came of it later."""


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
        taken = list(_taken(text, fact, named, used)) or list(aimed_at(text, fact, named))
        taken = [one for one in taken if held_by(profile, text.clause(one.first).subject, text)] or taken
        if len({one.option for one in taken}) > 1 and not _are_joined(text, taken):
            taken = [one for one in taken if _by_its_name(text, one)] or taken
        if len({one.option for one in taken}) > 1:
            taken = _near_its_words(text, fact.name, taken)
        if len({one.option for one in taken}) > 1:
            taken = _latest(text, taken)
        if len({one.option for one in taken}) == 1:
            last = max(taken, key=lambda one: (one.first, one.last))
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
    if joints and joints[-1] & CORRECTS and "or" not in joints[-1]:
        return told[-1:]
    last = text.clause(told[-1].first)
    goes_on = all(
        words & THEN or one.option == two.option
        for words, one, two in zip(joints, told, told[1:], strict=False)
    )
    return told[-1:] if goes_on and not (last.asks or last.copula or last.wonders) else taken


def _taken(text: Text, fact: Fact, named: Mapping[str, frozenset[Phrase]], used: set[int]) -> Iterator[Taken]:
    """Every option that is named and meant; of two that overlap the longer."""
    spans = [
        Taken(option, first, last)
        for option, phrases in named.items()
        for phrase in phrases
        for first, last in places_of(text, phrase)
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
        if anothers(text, named[one.option], one) or is_where_it_goes(text, fact, one):
            continue
        clause = text.clause(one.first)
        own = {token.text for token in text.tokens[one.first : one.last]}
        denies = bool(own & {"not", "no", "never", "without"})
        if denied(text, one.first, clause) and not denies:
            continue
        if said_of_another(text, fact.name, one) or is_gone(text, one) or is_made(text, one, clause):
            continue
        if _is_set_beside_me(text, one):
            continue
        if suffers(text, fact.name, one, clause) or is_acted_upon(text, fact, one):
            continue
        said = tuple(token.stem for token in text.tokens[one.first : one.last])
        vague = fact.words and (
            said in text.lexicon.rivals or (len(said) == 1 and ambiguous(text, fact.name, one))
        )
        asked = is_asked_deed(text, fact, one, clause)
        asked = asked or (fact.name in text.about and (is_counted(text, one) or is_how_many(text, fact, one)))
        if vague and not asked and not in_context(text, fact.name, one, clause):
            continue
        if not clause.supposes and acts(text, fact.name, one) and _is_only_asked(text, fact, one, clause):
            continue
        yield one


def _is_set_beside_me(text: Text, one: Taken) -> bool:
    """Whether an option is somebody whose number stands beside mine: `dragon player 1500, I have 1520`."""
    clause = text.clause(one.first)
    own = {token.text for token in text.tokens[clause.first : one.last]}
    if own & FIRST_PERSON or not any(
        token.stem in text.lexicon.holders for token in text.tokens[one.first : one.last]
    ):
        return False
    large = [
        amount.first for amount in text.amounts if amount.kind == "exact" and amount.value > MOST_COUNTED
    ]
    theirs = any(one.last <= first <= one.last + 2 for first in large)
    mine = any(
        token.text in FIRST_PERSON and any(at < first <= at + 2 for first in large)
        for at, token in enumerate(text.tokens)
    )
    return theirs and mine


def _is_only_asked(text: Text, fact: Fact, one: Taken, clause: Clause) -> bool:
    """Whether it is asked if something was done, or may be done: `did I succeed?`, `can I fail?`, `success?`"""
    if clause.copula:
        before = one.first - 1
        while before > clause.first and text.tokens[before].text in ("the", "a", "an", "my"):
            before -= 1
        return not is_taken_for_granted(text, one.first, one.last, before)
    done = any(hit.first == one.first and fact.name in hit.names for hit in text.verbs)
    if done and clause.wonders and not is_past(text.tokens[one.first].text):
        return "action" not in fact.label.lower()
    wanted = clause.asks and "action" not in fact.label.lower() and is_bare(text.tokens[one.first].text)
    return done and (wanted or is_a_fragment(text, one.first, one.last))


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


def _near_its_words(text: Text, name: str, taken: list[Taken]) -> list[Taken]:
    """Those beside the choice's own words, where there are any."""
    near = [
        one
        for one in taken
        if any(
            name in hit.names and (0 <= one.first - hit.last <= 3 or 0 <= hit.first - one.last <= 1)
            for hit in (*text.nouns, *text.verbs)
        )
    ]
    return near or taken
