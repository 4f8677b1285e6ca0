"""`Chests and monsters, two of each`: one number for several counts."""

from __future__ import annotations

from collections.abc import Collection

from engine.reading.clauses import NEGATIONS
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.reading import Text


def read_each(text: Text, counted: Collection[str]) -> list[ReadFact]:
    """Counts that share a number said once, for the nouns before it that have none of their own."""
    found: list[ReadFact] = []
    for amount in text.amounts:
        after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
        if amount.kind != "exact" or not (after == ["of", "each"] or after[:1] == ["each"]):
            continue
        sentence = text.clause(amount.first).sentence
        for hit in text.nouns:
            names = [name for name in hit.names if text.profile(name).tallies and name not in counted]
            near = hit.last <= amount.first and text.clause(hit.first).sentence == sentence
            if len(names) != 1 or not near or not in_bounds(text.profile(names[0]), amount.value):
                continue
            clause = text.clause(hit.first)
            denies = any(token.text in NEGATIONS for token in text.tokens[clause.first : hit.first])
            if not denies and not clause.asks and held_by(text.profile(names[0]), clause.subject, text):
                found.append(text.read(names[0], amount.value, hit.first, amount.last, 0.7))
    return found
