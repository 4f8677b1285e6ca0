"""Where the rulebook says two things that cannot both hold, whoever would be shown one of them is shown both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corpus.models import Statement
from engine.game import Game
from engine.rules import Rule
from rag.index import GameIndex
from rag.rank import Ranking

BOTH_WITHIN = 3
"""Places of the ranking among which the other side must be: a question that is not about it is not about the contradiction."""


@dataclass(frozen=True)
class Contradiction:
    """Two statements that disagree."""

    sides: tuple[Statement, Statement]
    """The one that decides first, then the other."""
    why: str
    """Why one of the two may prevail."""


def contradiction(
    deciding: Statement, ranking: Ranking, index: GameIndex, game: Game | None
) -> Contradiction | None:
    """What contradicts the deciding statement, by the game's rules, and is asked about too; None where nothing does."""
    if game is None:
        return None
    near = [index.statements[row].id for row in ranking.rows[:BOTH_WITHIN]]
    for name in index.rules_of.get(deciding.id, ()):
        for sides, why in _disagreements(game.rule(name)):
            told = [{index.rulebook.find(quote)[0].id for quote in quotes} for quotes in sides]
            for one, other in (told, told[::-1]):
                if deciding.id in one and (found := [place for place in near if place in other - one]):
                    return Contradiction((deciding, index.rulebook.by_id[found[0]]), why)
    return None


def _disagreements(rule: Rule) -> Sequence[tuple[tuple[tuple[str, ...], tuple[str, ...]], str]]:
    return [((rule.quotes, one.quotes), one.conflict) for one in rule.exceptions if one.conflict]
