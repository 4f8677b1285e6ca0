"""Where the facts' own words stand in a text: nouns and verbs, the longest phrase first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.reading.lexicon import Lexicon, Phrase, Profile
from engine.reading.stems import stem
from engine.reading.tokens import Tokens

HEADS = {
    stem(word)
    for word in [
        "tile",
        "token",
        "card",
        "space",
        "room",
        "board",
        "row",
        "deck",
        "marker",
        "piece",
        "mat",
        "phase",
        "step",
    ]
}
"""A word after a noun that makes it another thing: a chest tile is no chest."""

GAPS = {"my", "the", "a", "an", "your", "her", "his", "our", "their", "is", "are", "sit", "lie"}
HELPERS = {stem("have"), stem("be"), stem("get"), stem("do")}


@dataclass(frozen=True)
class Hit:
    """A phrase in the text, tokens `first` up to `last`, and the facts that go by it."""

    first: int
    last: int
    names: frozenset[str]


def noun_hits(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """The facts' nouns in the text. A phrase inside a longer one is not a hit of its own."""
    names = (
        (one, phrase)
        for one in lexicon.profiles
        for phrase in one.nouns | one.units | one.done
    )
    turned = _hits(tokens, ((one, phrase) for one in lexicon.profiles for phrase in _turned(one)))
    hits = (*_longest(_hits(tokens, names)), *turned)
    return tuple(hit for hit in hits if not _another_thing(tokens, hit, lexicon))


def verb_hits(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """The facts' verbs in the text."""
    hits = _longest(_hits(tokens, ((one, phrase) for one in lexicon.profiles for phrase in one.verbs)))
    return tuple(hit for hit in hits if not _helps(tokens, hit, hits))


def _helps(tokens: Tokens, hit: Hit, hits: tuple[Hit, ...]) -> bool:
    """Whether a verb only helps another: have in `have opened`."""
    return tokens[hit.first].stem in HELPERS and any(
        hit.last <= other.first <= hit.last + 1 and other.first > hit.first for other in hits
    )


def bare_modifiers(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """`3 fresh` and `3 in fresh` for fresh cubes: a phrase without its noun, where no other fact shares the rest."""
    rests: dict[Phrase, set[str]] = {}
    nouns = {phrase for one in lexicon.profiles for phrase in one.nouns | one.units if len(phrase) == 1}
    heads = Counter(phrase[1] for one in lexicon.profiles for phrase in one.nouns if len(phrase) == 2)
    for one in lexicon.profiles:
        for phrase in one.nouns if one.fact.kind in ("count", "number") else ():
            if (len(phrase) == 2 and heads[phrase[1]] < 2) or phrase[0] in lexicon.holders:
                continue
            rest = phrase[:1] if len(phrase) == 2 else phrase[1:] if phrase[1:2] == ("in",) else ()
            if rest and rest not in nouns:
                rests.setdefault(rest, set()).add(one.fact.name)
    sole = {rest: names for rest, names in rests.items() if len(names) == 1}
    return tuple(
        Hit(at, last, frozenset(sole[phrase]))
        for at in range(len(tokens))
        for width in (1, 2, 3)
        for phrase, last in [_gathered(tokens, at, width)]
        if phrase in sole and len(phrase) == width
    )


def _turned(one: Profile) -> frozenset[Phrase]:
    """`cubes fresh` beside `fresh cubes`."""
    return frozenset(phrase[::-1] for phrase in one.nouns if len(phrase) == 2 and one.fact.kind == "count")


def _hits(tokens: Tokens, phrases: Iterable[tuple[Profile, Phrase]]) -> list[Hit]:
    known: dict[Phrase, set[str]] = {}
    for one, phrase in phrases:
        known.setdefault(phrase, set()).add(one.fact.name)
    widths = sorted({len(phrase) for phrase in known}, reverse=True)
    found = []
    for at in range(len(tokens)):
        for width in widths:
            phrase, last = _gathered(tokens, at, width)
            if phrase in known and len(phrase) == width:
                found.append(Hit(at, last, frozenset(known[phrase])))
    return found


def _gathered(tokens: Tokens, at: int, width: int) -> tuple[Phrase, int]:
    """The next `width` stems, small words between them left out: `cubes in my fresh basket`."""
    phrase, last = [tokens[at].stem], at + 1
    while len(phrase) < width and last < len(tokens):
        if tokens[last].text not in GAPS:
            phrase.append(tokens[last].stem)
        last += 1
    return tuple(phrase), last


def _longest(hits: list[Hit]) -> tuple[Hit, ...]:
    return tuple(
        hit
        for hit in hits
        if not any(
            other.first <= hit.first
            and hit.last <= other.last
            and other.last - other.first > hit.last - hit.first
            for other in hits
        )
    )


def _another_thing(tokens: Tokens, hit: Hit, lexicon: Lexicon) -> bool:
    if hit.last >= len(tokens) or tokens[hit.last].stem not in HEADS:
        return False
    head = tokens[hit.last].stem
    return not any(phrase[0] == head for one in lexicon.profiles for phrase in one.nouns)
