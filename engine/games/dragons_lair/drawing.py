"""Drawing: whether a draw is an action, and whose a drawn treasure is."""

from engine import fact_is, presumed, rule
from engine.games.dragons_lair.facts import Lair

COUNTS = "Drawing counts as 1 action."

draw_is_action = fact_is(
    "dragons-lair.draw.action",
    value=True,
    title="Drawing counts as an action",
    asks=(
        "Does drawing count as an action?",
        "Does a draw use up one of my actions?",
        "If I pull a card, is that one action gone?",
    ),
    quote=COUNTS,
)
draw_is_free = fact_is(
    "dragons-lair.draw.free",
    value=False,
    title="Drawing is free",
    asks=(
        "Is drawing a card free?",
        "Can I draw without spending an action?",
        "Are draws on top of my two actions?",
    ),
    quote=COUNTS,
)
yours_at_once = rule(
    "dragons-lair.draw.treasure.yours",
    title="A drawn treasure is yours at once",
    asks=(
        "Is a treasure mine as soon as I draw it?",
        "Do I just keep the treasure I turned over?",
        "Does drawn loot go straight to my inventory?",
    ),
    of=Lair,
    decides=presumed(Lair.role, "adventurer") == "dragon_player",
    quote=(
        "Stage 2 of an encounter: the treasure card is contested by rolling the dice, and the winner of the contest gets the treasure.",
        "A treasure card drawn by the DRAGON player goes straight into the DRAGON player's hoard.",
    ),
)
