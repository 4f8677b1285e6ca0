"""`One chest and nothing else`: none of the other things that are counted."""

from __future__ import annotations

from collections.abc import Mapping

from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import stem

NOTHING_ELSE = (
    ("nothing", "else"),
    ("nothing", "more"),
    ("that", "is", "it"),
    ("that", "is", "all"),
    ("and", "no", "more"),
)
"""How players say that they have told all they have done."""


ONLY = stem("only")
ALL_THERE_IS = (("all", "i", "have"), ("all", "i", "got"), ("all", "we", "have"))
"""How players say it of what they hold."""


def _is_had(one: Profile) -> bool:
    """Whether a count is of what one has, and not of what one wants or has to do."""
    return one.holder == "me" and not one.intends and not one.repeats and " must " not in one.fact.label


def _only(text: Text, counts: list[Profile], found: Mapping[str, ReadFact]) -> list[ReadFact]:
    """Zero for a count that all I have is said not to be of: `my only usable cubes are the 2 conserved ones`."""
    units = {one.fact.unit for one in counts} - {None}
    begins = {
        one.span[0] for name, one in found.items() if one.value and text.profile(name).fact.unit in units
    }
    sentences = {text.clause(at).sentence for at, token in enumerate(text.tokens) if token.start in begins}
    for at in text.at.get(ONLY, ()):
        hits = [hit for hit in text.nouns if at < hit.first <= at + 2]
        here = next((hit for hit in hits if hit.first == min(one.first for one in hits)), None)
        clause = text.clause(at)
        if here is None or clause.asks or clause.copula or clause.sentence not in sentences:
            continue
        if any(amount.kind != "article" and at < amount.first < here.first for amount in text.amounts):
            continue
        return [
            text.read(one.fact.name, 0, at, here.last, 0.6)
            for one in counts
            if one.fact.name not in found and one.fact.name in here.names
        ]
    return []


def read_rest(text: Text, found: Mapping[str, ReadFact]) -> list[ReadFact]:
    """Zero for each count in question that is not told, where one is and it is said to be all."""
    told = {text.profile(name).fact.unit for name in found if text.profile(name).fact.kind == "count"}
    counts = [
        one
        for one in text.lexicon.profiles
        if one.fact.name in text.about
        and (one.tallies or (one.fact.kind == "count" and one.fact.unit in told - {None} and _is_had(one)))
    ]
    if not any(one.fact.name in found for one in counts) and not any(one.fact.unit in told for one in counts):
        return []
    endings = NOTHING_ELSE if any(one.tallies for one in counts) else NOTHING_ELSE + ALL_THERE_IS
    for at in range(len(text.tokens)):
        words = tuple(token.text for token in text.tokens[at : at + 3])
        said = next((len(one) for one in endings if words[: len(one)] == one), 0)
        clause = text.clause(at)
        if said and not (clause.asks or clause.wonders or clause.copula):
            return [
                text.read(one.fact.name, 0, at, at + said, 0.6)
                for one in counts
                if one.fact.name not in found and held_by(one, clause.subject, text)
            ]
    return _only(text, counts, found)
