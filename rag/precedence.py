"""Errata and FAQ before the rulebook that they amend: the newer outranks the older, and both are shown."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.models import Statement
from rag.index import GameIndex
from rag.lexicon import terms
from rag.rank import Ranking

LOOKED_AT = 4
"""Places among which an amendment and what it amends are looked for."""
_AS_NEAR = 0.6
"""Share of the question's words, by how telling they are, that an amendment must hold beside the rulebook's statement."""


def amended(ranking: Ranking, index: GameIndex, behind: float) -> tuple[Statement, ...]:
    """The newest amendment among the best statements and the best statement of the rulebook itself, in this order.

    Nothing where the best statements, none further than `behind` the first, are not of both kinds, or where the
    amendment speaks of something else.
    """
    near = [
        row
        for place, row in enumerate(ranking.rows[:LOOKED_AT])
        if ranking.final[0] - ranking.final[place] <= behind
    ]
    base = next((row for row in near if index.statements[row].at.source is None), None)
    if base is None:
        return ()
    asked = terms(ranking.asked.question.text, index.rulebook.language)
    least = _AS_NEAR * _held(asked, base, index)
    newer = [row for row in near if index.statements[row].at.source and _held(asked, row, index) >= least]
    if not newer:
        return ()
    newest = [row for row in newer if index.statements[row].at.source == _newest(newer, index)]
    return index.statements[newest[0]], index.statements[base]


def _newest(rows: Sequence[int], index: GameIndex) -> str | None:
    """The title of the amendment that stands last: amendments stand in the order in which they were added."""
    return index.statements[max(rows)].at.source


def _held(asked: Sequence[str], row: int, index: GameIndex) -> float:
    return sum(index.rarity.get(term, 0.0) for term in set(asked) if term in index.all_terms[row])
