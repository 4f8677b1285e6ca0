"""`One chest and nothing else`: none of the other things that are counted."""

from __future__ import annotations

from collections.abc import Mapping

from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.reading import Text

NOTHING_ELSE = (
    ("nothing", "else"),
    ("nothing", "more"),
    ("that", "is", "it"),
    ("that", "is", "all"),
    ("and", "no", "more"),
)
"""How players say that they have told all they have done."""


def read_rest(text: Text, found: Mapping[str, ReadFact]) -> list[ReadFact]:
    """Zero for each count in question that is not told, where one is and it is said to be all."""
    counts = [one for one in text.lexicon.profiles if one.tallies and one.fact.name in text.about]
    if not any(one.fact.name in found for one in counts):
        return []
    for at in range(len(text.tokens)):
        words = tuple(token.text for token in text.tokens[at : at + 3])
        said = next((len(one) for one in NOTHING_ELSE if words[: len(one)] == one), 0)
        clause = text.clause(at)
        if said and not (clause.asks or clause.wonders or clause.copula):
            return [
                text.read(one.fact.name, 0, at, at + said, 0.6)
                for one in counts
                if one.fact.name not in found and held_by(one, clause.subject, text)
            ]
    return []
