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
MOST_LINES = 2
"""Lines that are quoted beside an amendment that is about many."""
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
    base, newer = _among_best(ranking, index, behind, _AS_NEAR)
    newest = [row for row in newer if index.statements[row].at.source == _newest(newer, index)]
    return (index.statements[newest[0]], index.statements[base]) if base is not None and newest else ()


def unbound(ranking: Ranking, index: GameIndex, behind: float) -> tuple[Statement, ...]:
    """The best of the newest amendments that are about no line and hold as much of what is asked as the rulebook's best
    statement, both among the best: what is new in them may be what is asked. Nothing where there is none."""
    _, newer = _among_best(ranking, index, behind, 1.0)
    newer = [row for row in newer if row not in index.lines_of]
    newest = [row for row in newer if index.statements[row].at.source == _newest(newer, index)]
    return tuple(index.statements[row] for row in newest[:1])


def _among_best(
    ranking: Ranking, index: GameIndex, behind: float, share: float
) -> tuple[int | None, list[int]]:
    """The rulebook's best statement among the best, and the amendments there that hold such a share of what it holds of the
    question."""
    near = [
        row
        for place, row in enumerate(ranking.rows[:LOOKED_AT])
        if ranking.final[0] - ranking.final[place] <= behind
    ]
    base = next((row for row in near if index.statements[row].at.source is None), None)
    if base is None:
        return None, []
    asked = terms(ranking.asked.question.text, index.rulebook.language)
    least = share * _held(asked, base, index)
    return base, [
        row for row in near if index.statements[row].at.source and _held(asked, row, index) >= least
    ]


def with_amendments(statements: Iterable[Statement], index: GameIndex) -> tuple[Statement, ...]:
    """Statements that are to be quoted, each of the rulebook's behind all that amends it, the newest first, and each amendment
    with what it is about: what has been overruled is never quoted alone, nor what overrules it."""
    found: list[Statement] = []
    for statement in statements:
        row = index.row[statement.id]
        for line in index.lines_of.get(row, (row,))[:MOST_LINES]:
            found += [index.statements[one] for one in (*index.amendments_of.get(line, ()), line)]
        found.append(statement)
    return tuple(dict.fromkeys(found))


def bearing_on(names: Iterable[str], index: GameIndex) -> tuple[Statement, ...]:
    """The statements of amendments that bear on any of the named statements: the newest amendment's first, then the likest.

    About one of them, like in meaning, or much the same words: rather too many than too few, as a verdict that an erratum
    has overruled is worse than none.
    """
    rows = [index.row[name] for name in names]
    found = []
    for row, statement in enumerate(index.statements):
        if statement.at.source is None or not rows:
            continue
        likeness = max(float(index.vectors[row] @ index.vectors[base]) for base in rows)
        about = not set(rows).isdisjoint(index.lines_of.get(row, ()))
        if about or likeness >= _ALIKE or any(_same_words(row, base, index) for base in rows):
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
