"""Where a choice's options are named in a text: `as a team`, `wagering my brother`. Whether they are meant is another question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.fact import Fact
from engine.reading.people import PEOPLE
from engine.reading.profiles import Phrase
from engine.reading.reading import Text
from engine.reading.stems import stem

SKIPPED = {"a", "an", "the", "as", "of", "our", "my", "your", "be", "so", "in"}
BETWEEN = SKIPPED | {"-", "play"}
RIVAL_STEM = stem("opponent")
"""How an option says that a rival does something: `opponent rolls higher`."""
AIMS = {"against", "with", "on", "at", "my", "the", "a", "our", "by"}
"""What may stand between a deed and whom it is aimed at."""


@dataclass(frozen=True)
class Taken:
    """An option in the text, tokens `first` up to `last`."""

    option: str
    first: int
    last: int


def aimed_at(text: Text, fact: Fact, named: Mapping[str, frozenset[Phrase]]) -> Iterator[Taken]:
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


def _is_a_rival(text: Text, at: int) -> bool:
    """Whether somebody else acts there who goes by a name or a pronoun: `Kim rolled higher`, `he rolled lower`."""
    token = text.tokens[at]
    return not token.actor and (_is_somebody(text, at) or token.text in ("she", "he"))


def _is_somebody(text: Text, at: int) -> bool:
    token = text.tokens[at]
    return token.name or token.stem in PEOPLE


def places_of(text: Text, phrase: Phrase) -> Iterator[tuple[int, int]]:
    """Where a phrase stands, small words aside."""
    wanted = [word for word in phrase if word not in SKIPPED]
    wanted = wanted if len(wanted) > 1 or len(phrase) == 1 else list(phrase)
    begins = text.at.get(wanted[0], ())
    if wanted[0] == "someone":
        begins = (*begins, *text.at.get("person", ()))
    acts = len(wanted) > 1 and wanted[0] == RIVAL_STEM
    if acts:
        begins = (*begins, *(at for at in range(len(text.tokens)) if _is_a_rival(text, at)))
    for first in begins:
        at, matched = (first + 1, 1) if acts else (first, 0)
        while at < len(text.tokens) and matched < len(wanted):
            if text.tokens[at].stem == wanted[matched] or (
                wanted[matched] == "someone" and text.tokens[at].stem == "person"
            ):
                matched += 1
            elif text.tokens[at].stem not in BETWEEN and text.tokens[at].kind != "code":
                break
            at += 1
        if matched == len(wanted):
            yield first, at
