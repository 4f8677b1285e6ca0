"""Points and targets: the expressions that the rules about winning share."""

from engine import Bool, Num, cited, highest, presumed, stated, total
from engine.games.dragons_lair.facts import Lair

TEAM_SUM = "The winning score of a team adds together the treasure in ALL the player inventories."
LOWERED = (
    "With more than 4 players, try a target of 1200 points for players while the DRAGON keeps 1500 points."
)

MINE = stated(Lair.my_points, total(Lair.my_treasures))
TEAM = total(Lair.player_points)
BEST = stated(Lair.best_points, highest(Lair.player_points), MINE)
HOARD = total(Lair.hoard_treasures) + 100 * Lair.hoard_items
DRAGON = stated(Lair.dragon_points, HOARD)
DRAGON_SHORT = stated(Lair.dragon_target > DRAGON, presumed(Lair.dragon_short, True))
PLAYER_FIRST = Lair.first_there == "player"
LARGE_GROUP = Lair.players > 4


def reached(points: Num, *, lowered: Bool | None = None) -> Bool:
    """Whether these points reach the target; the suggested 1200 is enough where `lowered` holds."""
    standard = points >= Lair.target
    return (
        standard
        if lowered is None
        else standard | (lowered & Lair.lowered_target & cited(points >= 1200, LOWERED))
    )


def before_the_dragon(there: Bool) -> Bool:
    """Whether the target was reached, and not after the DRAGON had reached its own."""
    return there & (DRAGON_SHORT | PLAYER_FIRST)


def before_everybody(points: Num, *, lowered: Bool | None = None) -> Bool:
    """The same, and not after another player had reached it either."""
    rival = presumed(Lair.rival_points, 0)
    return before_the_dragon(reached(points, lowered=lowered)) & (
        ~reached(rival, lowered=lowered) | PLAYER_FIRST
    )
