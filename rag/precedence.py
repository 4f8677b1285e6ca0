"""Errata and FAQ before the rulebook that they amend: the newer outranks the older, and both are shown.

A rule of the engine was written for the rulebook as it was. Where an amendment bears on a statement that the rule quotes,
the rule decides nothing any more: the amendment's words and the rulebook's are shown instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from corpus.models import Statement
from rag.index import GameIndex
from rag.lexicon import terms
from rag.rank import Ranking

LOOKED_AT = 4
"""Places among which an amendment and what it amends are looked for."""
_AS_NEAR = 0.6
"""Share of the question's words, by how telling they are, that an amendment must hold beside the rulebook's statement."""
_ALIKE = 0.55
"""Cosine from which an amendment may speak of the same thing: those of a trial's errata and their rules were 0.44 to 0.83."""
_SAME_WORDS = 0.4
"""Share of a statement's words, by how telling they are, that the other holds: what the trial's cosines missed."""


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


def with_amendments(statements: Sequence[Statement], index: GameIndex) -> tuple[Statement, ...]:
    """Statements that are to be quoted, each of the rulebook's behind the newest amendment that is about it: what has been
    overruled is never quoted alone."""
    found: list[Statement] = []
    for statement in statements:
        about = [index.statements[row] for row in index.amendments_of.get(index.row[statement.id], ())]
        found += [*sorted(about, key=lambda one: _age(one, index))[:1], statement]
    return tuple(dict.fromkeys(found))


def bearing_on(names: Iterable[str], index: GameIndex) -> tuple[Statement, ...]:
    """The statements of amendments that bear on any of the named statements: the newest amendment's first, then the likest.

    Like in meaning, or much the same words: rather too many than too few, as a verdict that an erratum has overruled is
    worse than none.
    """
    rows = [index.row[name] for name in names]
    found = []
    for row, statement in enumerate(index.statements):
        if statement.at.source is None or not rows:
            continue
        likeness = max(float(index.vectors[row] @ index.vectors[base]) for base in rows)
        if likeness >= _ALIKE or any(_same_words(row, base, index) for base in rows):
            found.append((_age(statement, index), -likeness, row))
    return tuple(index.statements[row] for _, _, row in sorted(found))


def _age(statement: Statement, index: GameIndex) -> int:
    """0 for a statement of the newest amendment."""
    sources = [*dict.fromkeys(page.source for page in index.rulebook.pages if page.source is not None)]
    return len(sources) - 1 - sources.index(statement.at.source or "")


def _same_words(row: int, base: int, index: GameIndex) -> bool:
    """Whether one of two statements holds much of what is telling in the other."""
    one, other = index.own_terms[row], index.own_terms[base]
    shared = math.fsum(index.rarity.get(term, 0.0) for term in one & other)
    return any(
        shared >= _SAME_WORDS * math.fsum(index.rarity.get(term, 0.0) for term in terms_) > 0
        for terms_ in (one, other)
    )


def _newest(rows: Sequence[int], index: GameIndex) -> str | None:
    """The title of the amendment that stands last: amendments stand in the order in which they were added."""
    return index.statements[max(rows)].at.source


def _held(asked: Sequence[str], row: int, index: GameIndex) -> float:
    return sum(index.rarity.get(term, 0.0) for term in set(asked) if term in index.all_terms[row])
