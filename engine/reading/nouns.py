"""Where the facts' own words stand in a text: nouns and verbs, the longest phrase first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.reading.lexicon import Lexicon, Phrase, Profile
from engine.reading.stems import stem
from engine.reading.tokens import Tokens

HEADS = {
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
}
"""A word after a noun that makes it another thing: a chest tile is no chest."""

HELPERS = {stem("have"), stem("be"), stem("get"), stem("do")}


@dataclass(frozen=True)
class Hit:
    """A phrase in the text, tokens `first` up to `last`, and the facts that go by it."""

    first: int
    last: int
    names: frozenset[str]


def noun_hits(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """The facts' nouns in the text. A phrase inside a longer one is not a hit of its own."""
    hits = _longest(
        _hits(tokens, ((one, phrase) for one in lexicon.profiles for phrase in one.nouns | _turned(one)))
    )
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
    """`3 fresh` for fresh cubes: the first word of a phrase, where no other fact shares it."""
    firsts: dict[str, set[str]] = {}
    for one in lexicon.profiles:
        for phrase in one.nouns:
            if len(phrase) == 2 and one.fact.kind in ("count", "number"):
                firsts.setdefault(phrase[0], set()).add(one.fact.name)
    others = {phrase[-1] for one in lexicon.profiles for phrase in one.nouns}
    return tuple(
        Hit(at, at + 1, frozenset(firsts[token.stem]))
        for at, token in enumerate(tokens)
        if len(firsts.get(token.stem, ())) == 1 and token.stem not in others
    )


def _turned(one: Profile) -> frozenset[Phrase]:
    """`cubes fresh` beside `fresh cubes`."""
    return frozenset(phrase[::-1] for phrase in one.nouns if len(phrase) == 2 and one.fact.kind == "count")


def _hits(tokens: Tokens, phrases: Iterable[tuple[Profile, Phrase]]) -> list[Hit]:
    known: dict[Phrase, set[str]] = {}
    for one, phrase in phrases:
        known.setdefault(phrase, set()).add(one.fact.name)
    widths = sorted({len(phrase) for phrase in known}, reverse=True)
    return [
        Hit(at, at + width, frozenset(known[phrase]))
        for at in range(len(tokens))
        for width in widths
        if (phrase := tuple(token.stem for token in tokens[at : at + width])) in known
        and len(phrase) == width
    ]


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
