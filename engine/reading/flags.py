"""Flags: what is said to be so, or not to be so."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from engine.fact import STATE
from engine.reading.asked import is_a_fragment, is_bare, is_taken_for_granted
from engine.reading.clauses import NEGATIONS, Clause
from engine.reading.found import ReadFact
from engine.reading.holders import held_by, is_possessive
from engine.reading.nouns import Hit
from engine.reading.people import PEOPLE, RIVAL, person
from engine.reading.profiles import Phrase, Profile, phrase_of
from engine.reading.reading import Text
from engine.reading.stems import is_past

DENIED = NEGATIONS | {"no", "nobody", "cant", "nothing"}
EARLIER = (("last", "turn"), ("previous", "turn"), ("last", "round"), ("turn", "ago"), ("turn", "before"))
"""Words of a time whose state is not today's."""
UNTIL = {"until", "till", "til", "before", "by"}
ARTICLES = {"my", "the", "a", "her", "his", "their", "start", "beginning", "of"}
NOW = {"on", "during", "in", "is", "its", "at", "still", "taking", "takes", "having"}
"""Words before whose turn it is."""
SOMEBODY = {"the", "another", "other", "someone", "somebody", "my", "anyone", "an", "opposing"}


def read_flags(text: Text) -> list[ReadFact]:
    """Flags that a text states, and no flag of which it says both."""
    found: list[ReadFact] = []
    for profile in text.lexicon.profiles:
        if profile.fact.kind != "flag":
            continue
        said = list(_said(text, profile))
        if len({one.value for one in said}) == 1:
            found.append(said[-1])
    return found


def _said(text: Text, profile: Profile) -> Iterator[ReadFact]:
    for hit in _places(text, profile):
        clause = text.clause(hit.first)
        named = any(
            person(text.tokens, at, text.lexicon) == clause.subject for at in range(hit.first, hit.last)
        )
        theirs = not (named or held_by(profile, clause.subject, text) or _is_of_my_things(text, clause))
        if theirs or _is_asked(text, hit, clause):
            continue
        if not _is_now(text, profile, hit) or _is_past_turns(text, clause) or _is_to_come(text, hit):
            continue
        if _is_where_to(text, hit):
            continue
        window = text.tokens[max(clause.first, hit.first - 4) : hit.first]
        denies = sum(token.text in DENIED for token in window) % 2 == 1
        yield text.read(profile.fact.name, not denies, hit.first, hit.last, 0.8)
    for at, token in enumerate(text.tokens):
        if token.text.startswith("un") and any(_un(token.text[2:], phrase) for phrase in _states(profile)):
            if not is_past(token.text[2:]) or any(t.text in UNTIL for t in text.tokens[max(0, at - 3) : at]):
                continue
            window = text.tokens[max(text.clause(at).first, at - 4) : at]
            denied = any(token.text in DENIED for token in window)
            yield text.read(profile.fact.name, denied, at, at + 1, 0.8)
    for phrase in profile.nouns | profile.verbs:
        if len(phrase) == 2 and phrase[0] in ("my", "own"):
            for at in _anothers(text, phrase[1]):
                yield text.read(profile.fact.name, False, at, at + 1, 0.8)


def _is_of_my_things(text: Text, clause: Clause) -> bool:
    """Whether they who are so are things of mine, told of before: `I used my boots, they are tapped now`."""
    who = {token.text for token in text.tokens[clause.first : clause.last]} & RIVAL
    before = [token.text for token in text.tokens[: clause.first]]
    people = any(person(text.tokens, at, text.lexicon) == "rival" for at in range(clause.first))
    return who == {"they"} and "my" in before and not people


def _is_to_come(text: Text, hit: Hit) -> bool:
    """Whether a time is only one that something lasts to, `until my next turn`, or has not come: `my turn has not started`."""
    after = [token.text for token in text.tokens[hit.last : hit.last + 2]]
    if after in (["has", "not"], ["have", "not"]):
        return True
    at = hit.first - 1
    while at >= 0 and text.tokens[at].text in ARTICLES:
        at -= 1
    goes_by = at > 0 and text.tokens[at].text == "by" and text.tokens[at - 1].stem in ("go", "play")
    return at >= 0 and text.tokens[at].text in UNTIL and not goes_by


def _is_where_to(text: Text, hit: Hit) -> bool:
    """Whether a place is only where somebody goes, and not where anything is: `creep off it to the next room`."""
    at = hit.first - 1
    while at >= 0 and text.tokens[at].text in ARTICLES:
        at -= 1
    return at >= 0 and text.tokens[at].text in ("to", "into", "onto", "towards", "for")


def _is_past_turns(text: Text, clause: Clause) -> bool:
    """Whether a clause tells of a turn that is over."""
    words = [token.text for token in text.tokens[clause.first : clause.last]]
    return any(pair in EARLIER for pair in itertools.pairwise(words))


def _anothers(text: Text, thing: str) -> Iterator[int]:
    """Where what could be mine is somebody else's now: `on another player's turn`, `it is her turn`."""
    for at in text.at.get(thing, ()):
        owner = at - 2 if at > 1 and text.tokens[at - 1].text == "own" else at - 1
        if owner < 1:
            continue
        word = text.tokens[owner].text
        theirs = word in ("her", "his", "their") or (
            (is_possessive(text, owner) or (text.tokens[owner].stem in PEOPLE and word.endswith("s")))
            and person(text.tokens, owner, text.lexicon) != "me"
        )
        before = owner - 1
        while before > 0 and text.tokens[before].text in SOMEBODY:
            before -= 1
        if theirs and text.tokens[before].text in NOW:
            yield owner
        on_turn = at > 2 and [token.text for token in text.tokens[at - 2 : at]] in (
            ["is", "on"],
            ["was", "on"],
        )
        if on_turn and person(text.tokens, at - 3, text.lexicon) in ("rival", "other"):
            yield at


def _places(text: Text, profile: Profile) -> list[Hit]:
    name = profile.fact.name
    nouns = [hit for hit in text.nouns if name in hit.names]
    verbs = [hit for hit in text.verbs if name in hit.names]
    if profile.nouns and profile.verbs:
        sentences = {text.clause(hit.first).sentence for hit in nouns}
        return [hit for hit in verbs if text.clause(hit.first).sentence in sentences]
    if nouns or verbs:
        return nouns + verbs
    if profile.nouns or profile.verbs:
        return []
    return [hit for phrase in _states(profile) for hit in _phrases(text, phrase, _subject(profile))]


def _states(profile: Profile) -> list[Phrase]:
    """The words that say the state, where the author gave none: those of the label after its verb."""
    if profile.verbs or profile.nouns:
        return list(profile.verbs or profile.nouns)
    state = STATE.fullmatch(profile.fact.label.rstrip("."))
    return [phrase_of(state["rest"])] if state else []


def _subject(profile: Profile) -> Phrase:
    state = STATE.fullmatch(profile.fact.label.rstrip("."))
    who = phrase_of(state["who"]) if state else ()
    return tuple(word for word in who if word not in ("you", "your"))


def _phrases(text: Text, phrase: Phrase, subject: Phrase) -> Iterator[Hit]:
    for at in range(len(text.tokens) - len(phrase) + 1):
        if tuple(token.stem for token in text.tokens[at : at + len(phrase)]) == phrase:
            sentence = text.clause(at).sentence
            words = {token.stem for i, token in enumerate(text.tokens) if text.clause(i).sentence == sentence}
            if set(subject[-1:]) <= words:
                yield Hit(at, at + len(phrase), frozenset())


def _is_now(text: Text, profile: Profile, hit: Hit) -> bool:
    """Whether a deed of this turn is told as done in it: `I conserve 2` is, `I conserved 2` may be of an earlier turn."""
    if "this turn" not in profile.fact.label or text.tokens[hit.first].text not in ("i", "we"):
        return True
    clause = text.clause(hit.first)
    asked = (clause.asks or clause.copula or clause.wonders) and not clause.supposes
    return not asked and (not is_past(text.tokens[hit.last - 1].text) or _goes_on_now(text, hit))


def _goes_on_now(text: Text, hit: Hit) -> bool:
    """Whether what was done is told beside what still is: `I conserved 2 cubes and still have 2`."""
    sentence = text.clause(hit.first).sentence
    return any(
        token.text == "still" and text.clause(at).sentence == sentence
        for at, token in enumerate(text.tokens[hit.last :], hit.last)
    )


def _un(word: str, phrase: Phrase) -> bool:
    return len(phrase) == 1 and phrase_of(word) == phrase


def _is_asked(text: Text, hit: Hit, clause: Clause) -> bool:
    """`is it tapped?` asks; `can I use a tapped item`, `if it is tapped` and `not only mine` tell."""
    before = hit.first - 1
    while before > clause.first and text.tokens[before].text in ("the", "a", "an", "my"):
        before -= 1
    if text.tokens[before].text == "from" or text.tokens[hit.first].text == "not":
        return False
    if text.tokens[before].text == "many" and clause.wonders:
        return True
    if is_a_fragment(text, hit.first, hit.last):
        return True
    if is_taken_for_granted(text, hit.first, hit.last, before):
        return False
    if not clause.copula or clause.supposes:
        return (
            clause.asks
            and any(hit.first == verb.first and hit.names <= verb.names for verb in text.verbs)
            and is_bare(text.tokens[hit.first].text)
        )
    return True
