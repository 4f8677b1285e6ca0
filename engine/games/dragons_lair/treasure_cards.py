"""Treasure Cards, Danger Level."""

from engine import amount, effect, fact_is, may, presumed, rule, stated, suggests, when
from engine.games.dragons_lair.encounters import BY_RARITY
from engine.games.dragons_lair.facts import Lair

BACK = "The rarity of a treasure card is shown by the colour detail of the artwork on the back of the card."

# Treasure Cards
collected = effect(
    "dragons-lair.treasure.collected",
    then="it goes into your inventory",
    asks=(
        "Where does a treasure I collect go?",
        "What do I do with a treasure card I won?",
        "got a treasure, where do I put it?",
    ),
    quote="A treasure card that you collect goes into your inventory.",
)
denomination = fact_is(
    "dragons-lair.treasure.denomination",
    "the value at the bottom right of the card",
    asks=(
        "What is the denomination of a treasure?",
        "Where do I find the value of a treasure card?",
        "How do I see what a treasure is worth?",
    ),
    quote="The denomination of a treasure card is the value at the bottom right of the card.",
)
counts = fact_is(
    "dragons-lair.treasure.counts",
    value=True,
    asks=(
        "Does a treasure count toward the winning score?",
        "Do treasures in the hoard count for the DRAGON?",
        "do loot values add to my total?",
    ),
    quote="The denomination of a treasure card counts toward the winning condition score of the player or the DRAGON.",
)
wagerable = may(
    "dragons-lair.treasure.wager",
    act="wager a treasure card",
    asks=("Can a treasure card be wagered?", "May I bet my treasures?", "Which cards can be wagered?"),
    quote="A treasure card is a card that can be wagered.",
)
rarities = fact_is(
    "dragons-lair.treasure.rarities",
    ("bronze", "silver", "gold"),
    asks=(
        "Which rarities of treasure are there?",
        "How many kinds of treasure card exist?",
        "What are the treasure tiers?",
    ),
    quote="Treasure cards have 3 different rarities: bronze, silver and gold.",
)
rarity_shown = fact_is(
    "dragons-lair.treasure.rarity-shown",
    "by the colour detail of the artwork on the back of the card",
    asks=(
        "How do I see the rarity of a treasure?",
        "Where is the rarity shown?",
        "how can I tell gold from silver?",
    ),
    quote=BACK,
)
back_tells = fact_is(
    "dragons-lair.treasure.back",
    value=True,
    title="The back of a treasure card tells its rarity",
    asks=(
        "Can I see the rarity of a treasure from its back?",
        "Does the back of a treasure tell its tier?",
        "Can I tell how good a treasure may be before it is flipped?",
    ),
    quote=BACK,
)
gold_is_higher = rule(
    "dragons-lair.treasure.rarity-value",
    of=Lair,
    title="Generally, gold is worth more than bronze",
    when=stated(Lair.rarity != "silver", True),
    decides=stated(
        when(
            presumed(Lair.value_asked, "more") == "more",
            Lair.rarity == "gold",
            Lair.rarity == "bronze",
        ),
        True,
    ),
    asks=(
        "Is gold worth more than bronze?",
        "Does the value of a treasure go with its rarity?",
        "Is a bronze treasure worth less?",
    ),
    quote="Generally, the denomination of a treasure card goes with its rarity: for example, bronze has a lower value and gold a higher value.",
)


# Danger Level
danger_shown = fact_is(
    "dragons-lair.danger.shown",
    "the number at the bottom left of the card",
    asks=(
        "Where is the danger level?",
        "What is the danger level of a treasure card?",
        "in which corner is the danger?",
    ),
    quote="The danger level of a treasure card is the number at the bottom left of the card.",
)
danger_use = fact_is(
    "dragons-lair.danger.use",
    (
        "the number of Dragon cards to be drawn in an encounter",
        "the bonus value that the DRAGON gets in a wager",
    ),
    asks=(
        "What is the danger level for?",
        "What does the danger level do?",
        "Does the danger level matter in a wager?",
    ),
    quote="The danger level of a card gives the number of Dragon cards to be drawn in an encounter, or the amount of bonus value that the DRAGON gets in a wager.",
)
danger_bonus = amount(
    "dragons-lair.danger.bonus",
    asks=(
        "What bonus does the DRAGON get in a wager?",
        "How much is added to the DRAGON's roll in a wager for danger level 3?",
        "I bet a gold card against the beast, what bonus does it get?",
    ),
    of=Lair,
    expr=stated(Lair.danger_level, BY_RARITY),
    silent_beyond=presumed(Lair.staked_cards, 1) >= 2,
    silent_quote="the amount of bonus value that the DRAGON gets in a wager",
    quote="the amount of bonus value that the DRAGON gets in a wager",
)
danger_by_rarity = suggests(
    "dragons-lair.danger.rarity",
    BY_RARITY,
    title="The usual danger level",
    asks=(
        "What is the danger level of a bronze treasure?",
        "How dangerous is silver?",
        "Which danger level does gold have?",
    ),
    of=Lair,
    quote="The danger level of a treasure card is determined by the rarity of the treasure.",
)
