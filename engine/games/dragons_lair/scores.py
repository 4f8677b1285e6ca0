"""Points and targets: the expressions that the rules about winning share."""

from engine import Bool, Num, cited, highest, presumed, regardless, stated, told, total, when
from engine.expressions import text_of
from engine.games.dragons_lair.facts import Lair

TEAM_SUM = "The winning score of a team adds together the treasure in ALL the player inventories."
LOWERED = (
    "With more than 4 players, try a target of 1200 points for players while the DRAGON keeps 1500 points."
)

MINE = regardless(
    stated(Lair.my_points, total(Lair.my_treasures)) + presumed(Lair.won_treasure, 0), Lair.my_treasure_count
)
"""Yours, with a treasure that you are about to gain, where you tell of one."""
TEAM = total(Lair.player_points)
BEST = stated(Lair.best_points, highest(Lair.player_points), MINE)
HOARD = total(Lair.hoard_treasures) + 100 * Lair.hoard_items
DRAGON = stated(Lair.dragon_points, HOARD)
LARGE_GROUP = Lair.players > 4
AGREED = when(
    presumed(Lair.suggested_target, False), LARGE_GROUP, stated(LARGE_GROUP, True) & Lair.lowered_target
)
"""Whether the suggested 1200 is played to: as suggested for so many players, or as agreed on by so many."""
PLAYS_LOWERED = AGREED & (told(Lair.players) | told(Lair.lowered_target) | (Lair.dragon_target > DRAGON))
"""With the DRAGON there already, who says nothing of many players or of the suggested target plays to the usual one."""


def reached(points: Num, *, lowered: Bool | None = None) -> Bool:
    """Whether these points reach the target; the suggested 1200 is enough where `lowered` holds."""
    standard = points >= Lair.target
    return standard if lowered is None else standard | (lowered & cited(points >= 1200, LOWERED))


def before_the_dragon(there: Bool) -> Bool:
    """Whether the target was reached, and not after the DRAGON had reached its own."""
    return there & _first(_dragon_is_short())


def before_everybody(there: Bool, *, lowered: Bool | None = None) -> Bool:
    """The same, and not after another player had reached it either."""
    rival = presumed(Lair.rival_points, 0)
    return there & _first(_dragon_is_short() & ~reached(rival, lowered=lowered))


def _dragon_is_short() -> Bool:
    return stated(Lair.dragon_target > DRAGON, presumed(Lair.dragon_short, True))


def _first(others_are_short: Bool) -> Bool:
    """Whether a player was first: as stated, or because nobody else is there yet; else it must be asked."""
    worked_out = when(others_are_short, text_of("player"), Lair.first_there)
    return stated(Lair.first_there, worked_out) == "player"
