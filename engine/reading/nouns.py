"""Where the facts' own words stand in a text: nouns and verbs, the longest phrase first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.reading.amount import is_number
from engine.reading.lexicon import Lexicon, Names
from engine.reading.profiles import Phrase
from engine.reading.stems import is_past, stem
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

GAPS = {
    "only",
    "my",
    "the",
    "a",
    "an",
    "your",
    "her",
    "his",
    "our",
    "their",
    "is",
    "are",
    "sit",
    "lie",
    "-",
}
PARTICLES = {"in", "up", "down", "out"}
OBJECTS = {
    "a",
    "an",
    "the",
    "my",
    "her",
    "his",
    "their",
    "of",
    "it",
    "that",
    "them",
    "those",
    "worth",
    "point",
    "points",
    "pts",
    "only",
}
REACH = 4
"""Words that may stand between a verb and its particle."""
NUMBERS = ("count", "number", "values")
HELPERS = {stem("have"), stem("be"), stem("get"), stem("do")}


@dataclass(frozen=True)
class Hit:
    """A phrase in the text, tokens `first` up to `last`, and the facts that go by it."""

    first: int
    last: int
    names: frozenset[str]


def noun_hits(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """The facts' nouns in the text. A phrase inside a longer one is no hit of its own, unless it alone has a number."""
    found = _hits(tokens, lexicon.noun_names)
    numbers = [hit for hit in found if any(lexicon.by_name[name].fact.kind in NUMBERS for name in hit.names)]
    counted = _longest(numbers)
    longest = _longest(found)
    hits = (*longest, *(hit for hit in counted if hit not in longest), *_hits(tokens, lexicon.turned_names))
    return tuple(hit for hit in hits if not _another_thing(tokens, hit, lexicon))


def verb_hits(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """The facts' verbs in the text."""
    found = [*_hits(tokens, lexicon.verb_names, deeds=True), *_parted(tokens, lexicon.verb_names)]
    counted = [hit for hit in found if any(lexicon.by_name[name].fact.kind in NUMBERS for name in hit.names)]
    hits = tuple(dict.fromkeys((*_longest(found), *_longest(counted))))
    return tuple(hit for hit in hits if not _helps(tokens, hit, hits))


def bare_modifiers(tokens: Tokens, lexicon: Lexicon) -> tuple[Hit, ...]:
    """`3 fresh` and `3 in fresh` for fresh cubes: a phrase without its noun, where no other fact shares the rest."""
    return tuple(_hits(tokens, lexicon.bare_names))


def _helps(tokens: Tokens, hit: Hit, hits: tuple[Hit, ...]) -> bool:
    """Whether a verb only helps another: have in `have opened`."""
    return tokens[hit.first].stem in HELPERS and any(
        hit.last <= other.first <= hit.last + 1 and other.first > hit.first for other in hits
    )


def _hits(tokens: Tokens, names: Names, *, deeds: bool = False) -> list[Hit]:
    widths = sorted({len(phrase) for phrase in names}, reverse=True)
    found = []
    for at in range(len(tokens)):
        if tokens[at].aside and tokens[at].text in ("my", "our"):
            continue
        for width in widths:
            phrase, last = _gathered(tokens, at, width, deeds=deeds)
            plain = tuple(token.stem for token in tokens[at : at + width])
            if plain in names:
                phrase, last = plain, at + width
            if len(phrase) == width and phrase in names and not _is_a_phrase_of_time(tokens, last):
                found.append(Hit(at, last, names[phrase]))
    return found


def _is_a_phrase_of_time(tokens: Tokens, last: int) -> bool:
    """Whether the `at` that a phrase ends on opens another: `no treasure at all`, `one treasure at the moment`."""
    words = [token.text for token in tokens[last - 1 : last + 2]]
    return words[:2] in (["at", "all"], ["at", "once"], ["at", "present"]) or words in (
        ["at", "the", "moment"],
        ["at", "this", "point"],
        ["at", "the", "start"],
        ["at", "the", "end"],
        ["at", "the", "beginning"],
    )


def _gathered(tokens: Tokens, at: int, width: int, *, deeds: bool) -> tuple[Phrase, int]:
    """The next `width` stems, small words between them left out: `cubes in my fresh basket`, `took an item`."""
    phrase, last = [tokens[at].stem], at + 1
    while len(phrase) < width and last < len(tokens):
        if tokens[last].text not in GAPS:
            phrase.append(tokens[last].stem)
        elif is_past(tokens[last - 1].text) and not deeds:
            break
        last += 1
    return tuple(phrase), last


def _parted(tokens: Tokens, names: Names) -> Iterator[Hit]:
    """Verbs with a particle that stands after their object: `put 200 of it up`, `lay a 50 down`."""
    for phrase, facts in names.items():
        if len(phrase) != 2 or phrase[1] not in PARTICLES:
            continue
        for at, token in enumerate(tokens):
            if token.stem != phrase[0]:
                continue
            for end in range(at + 2, min(at + 2 + REACH, len(tokens))):
                if tokens[end].text == phrase[1]:
                    yield Hit(at, at + 1, facts)
                if tokens[end].text not in OBJECTS and not is_number(tokens[end]):
                    break


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
