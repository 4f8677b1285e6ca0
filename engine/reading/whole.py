"""All of what one has: `I have 3 fresh cubes, can I conserve the whole lot`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.reading import Text

WHOLES = (
    ("all",),
    ("both",),
    ("everything",),
    ("the", "lot"),
    ("whole", "lot"),
    ("every", "one"),
    ("the", "whole", "bunch"),
)
"""How players say that they mean everything they have told of."""
REACH = 3


def read_whole(text: Text, found: Mapping[str, ReadFact]) -> list[ReadFact]:
    """What somebody wants to do with all they have, where one number of the same unit is all that was told."""
    wanted = [
        one
        for one in text.lexicon.profiles
        if one.intends and one.fact.name in text.about and one.fact.name not in found and one.fact.unit
    ]
    read = []
    for one in wanted:
        had = [
            fact
            for fact in found.values()
            if fact.name in text.about
            and text.profile(fact.name).fact.unit == one.fact.unit
            and fact.value != 0
        ]
        at = next(
            (at for hit in text.verbs if one.fact.name in hit.names for at in _wholes(text, hit.last)), None
        )
        if at is None or len(had) != 1 or not isinstance(had[0].value, int):
            continue
        if in_bounds(one, had[0].value):
            read.append(text.read(one.fact.name, had[0].value, at, at + 1, 0.7))
    return read


def _wholes(text: Text, begin: int) -> list[int]:
    """Where a word for all of them stands, right after a verb."""
    return [
        at
        for at in range(begin, min(begin + REACH, len(text.tokens)))
        for words in WHOLES
        if tuple(token.text for token in text.tokens[at : at + len(words)]) == words
    ]
