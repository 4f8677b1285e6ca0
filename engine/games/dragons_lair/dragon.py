"""The DRAGON."""

from engine import fact_is, may, presumed
from engine.games.dragons_lair.facts import Lair

# The DRAGON
automated = fact_is(
    "dragons-lair.dragon.automated",
    "automated, except in asymmetric play",
    asks=("Who plays the DRAGON?", "Is the DRAGON run by a person?", "Does the DRAGON play itself?"),
    quote="As an opponent, the fearsome DRAGON is automated (but see Asymmetric Play).",
)
hoard = fact_is(
    "dragons-lair.dragon.hoard",
    "the DRAGON's equivalent of a player's inventory",
    asks=("What is the hoard?", "Where does the DRAGON keep its cards?", "what's a hoard?"),
    quote="The DRAGON has a hoard of its own, which is the equivalent of a player's inventory.",
)
engaged = fact_is(
    "dragons-lair.dragon.engaged",
    ("encounters", "wagers"),
    asks=(
        "When do I face the DRAGON?",
        "In which situations does the DRAGON take part?",
        "in which ways do we deal with the boss?",
    ),
    quote="The DRAGON is engaged in encounters or in wagers.",
)
acts_for_dragon = may(
    "dragons-lair.dragon.actions",
    act="carry out the DRAGON's actions",
    asks=(
        "Who rolls the dice for the DRAGON?",
        "May somebody whose turn it is not act for the DRAGON?",
        "Who flips the DRAGON's cards?",
    ),
    of=Lair,
    when=~presumed(Lair.own_turn, False),
    quote="Any player who is not currently taking their turn can carry out the DRAGON's actions for the DRAGON.",
)
