"""Order: who was first, second or last at something: `exited second`, `first one out`, `out before her`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.reading.clauses import NEGATIONS, QUESTION_WORDS, Clause, person
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.lexicon import SMALL, Phrase, Profile
from engine.reading.numbers import ORDINALS
from engine.reading.reading import Text
from engine.reading.stems import stem

PLACES = {stem(word): value for word, value in ORDINALS.items()} | {"1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
RELATIONS = {"before": 1, "ahead": 1, "after": 2, "behind": 2}
NOBODY = {"player", "person", "one", "who", "whoever", "explorer"}
NOT_OUT = {"not", "never", "without", "didnt"}
FILLER = {
    "rival",
    "opponent",
    "player",
    "person",
    "one",
    "do",
    "be",
    "have",
    *NOT_OUT,
    *PLACES,
    *RELATIONS,
    "last",
}


def is_order(named: Mapping[str, frozenset[Phrase]]) -> bool:
    """Whether two or more options of a choice are places in an order."""
    return sum(_place(phrases) is not None for phrases in named.values()) >= 2


def read_order(text: Text, profile: Profile, named: Mapping[str, frozenset[Phrase]]) -> list[ReadFact]:
    """The place that a text gives."""
    places = {place: option for option, phrases in named.items() if (place := _place(phrases)) is not None}
    absent = [option for option, phrases in named.items() if any(NOT_OUT & set(phrase) for phrase in phrases)]
    context = _context(profile, named)
    found: list[tuple[str, int, int]] = []
    for clause in text.clauses:
        acts = [at for at in range(clause.first, clause.last) if text.tokens[at].stem in context]
        if not acts:
            continue
        found += _placed(text, profile, clause, acts, places)
        if (
            absent
            and (at := _denied(text, clause, acts)) is not None
            and held_by(profile, clause.subject, text)
        ):
            found.append((absent[0], at, max(acts) + 1))
    if len({option for option, _, _ in found}) != 1:
        return []
    option, first, last = found[-1]
    return [text.read(profile.fact.name, option, first, last, 0.9)]


def _placed(
    text: Text, profile: Profile, clause: Clause, acts: list[int], places: Mapping[int, str]
) -> list[tuple[str, int, int]]:
    found = []
    for at in range(clause.first, clause.last):
        token = text.tokens[at]
        place = PLACES.get(token.stem, max(places) if token.text == "last" else None)
        near = [act for act in acts if abs(act - at) <= 4]
        relation = RELATIONS.get(token.text) if set(places) == {1, 2} else None
        if relation and any(
            person(text.tokens, i, text.lexicon) for i in range(at + 1, min(at + 4, len(text.tokens)))
        ):
            place = relation
        elif place not in places or _counts_something(text, at):
            continue
        if place is None or not near or _denied(text, clause, [at]) is not None or _asked(text, clause, at):
            continue
        subject = clause.subject
        if subject == "rival" and not held_by(profile, "rival", text) and set(places) == {1, 2}:
            place, subject = 3 - place, "me"
        if held_by(profile, subject, text):
            found.append((places[place], min(at, *near), max(at, *near) + 1))
    return found


def _counts_something(text: Text, at: int) -> bool:
    """`the second monster` is no place."""
    return any(
        hit.first == at + 1 or (hit.first == at + 2 and text.tokens[at + 1].kind == "word")
        for hit in text.nouns
        if text.tokens[hit.first].stem not in NOBODY
    )


def _asked(text: Text, clause: Clause, at: int) -> bool:
    words = [token.text for token in text.tokens[clause.first : at + 3]]
    if any(word in QUESTION_WORDS - {"when", "how", "what"} or word == "whoever" for word in words):
        return True
    named = [token.stem for token in text.tokens[at + 1 : at + 2]]
    return clause.subject == "nobody" and any(word in NOBODY for word in named)


def _denied(text: Text, clause: Clause, acts: list[int]) -> int | None:
    for act in acts:
        for at in range(max(clause.first, act - 4), act):
            if text.tokens[at].text in NEGATIONS and not clause.asks:
                return at
    return None


def _place(phrases: frozenset[Phrase]) -> int | None:
    found = {PLACES[word] for phrase in phrases for word in phrase if word in PLACES}
    return found.pop() if len(found) == 1 else None


def _context(profile: Profile, named: Mapping[str, frozenset[Phrase]]) -> set[str]:
    """Words that say what the order is in: exit, leave, out."""
    own = {word for phrase in profile.nouns | profile.verbs for word in phrase}
    told = {word for phrases in named.values() for phrase in phrases for word in phrase}
    return {
        word for word in own | told if word not in FILLER and word not in {stem(small) for small in SMALL}
    }
