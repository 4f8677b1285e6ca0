"""What a player can pay with: the expressions that the rules about cubes share."""

from engine import Bool, Num, cited, presumed, stated
from engine.games.lairs.turn_facts import Turn

TWICE = "A Conserved cube can be spent twice on your next turn."
ENDS = "your turn immediately ends"

SAVED = presumed(Turn.conserved, 0)
"""Where nobody speaks of Conserved cubes, there are none."""
SPENDS = Turn.fresh + cited(2 * SAVED, quote=TWICE)
"""What can be paid in all."""
OF_A_KIND = stated(Turn.quickness_cubes, 0) + stated(Turn.perception_cubes, 0)
"""Cubes that are told by their kind: whatever takes cubes of any kind takes these too."""
ANY_CUBE = stated(Turn.fresh >= 1, Turn.only_cube | ~Turn.only_cube) | (SAVED >= 1) | (OF_A_KIND >= 1)
"""Whoever says whether it is the only one has one."""
PAIR = stated(Turn.fresh >= 2, ~Turn.only_cube) | cited(SAVED >= 1, quote=TWICE)
"""A Conserved cube that is spent twice pays for two."""
TWO_CUBES = PAIR | (OF_A_KIND >= 2)
HAS_CONSERVED = presumed(Turn.has_conserved, False)


def two_beside(other: Num) -> Bool:
    """Whether two cubes are there for what one of a kind pays for alone: `other` counts those of the other kind."""
    return PAIR | stated(other >= 2, False)


def only_of_kind(kind: Num) -> Bool:
    """Whether a cube of this kind, spent once, is known to be all there is."""
    return stated(Turn.only_cube & (kind >= 1), False) & (SAVED == 0)
