"""Drawing: what is drawn and where it goes, when it counts, and whose a drawn treasure is."""

from engine import amount, effect, fact_is, line, presumed, rule, stated, total
from engine.games.dragons_lair.facts import Lair

COUNTS = "Drawing counts as 1 action."
AT_ONCE = "The denomination of a treasure card counts towards its owner's score immediately when the treasure card is acquired."

# Drawing
draw = effect(
    "dragons-lair.draw",
    then="the player takes 1 card from the top of a treasure deck or the item deck and reveals it to the table",
    asks=(
        "How do I draw a card?",
        "Which decks may a player draw from?",
        "How many cards do I take when drawing?",
    ),
    quote="To draw, a player takes 1 card from the top of a treasure deck or the item deck and reveals the card to the table.",
)
draw_cost = fact_is(
    "dragons-lair.draw.cost",
    1,
    unit="action",
    asks=("How many actions does drawing take?", "What does a draw cost?", "Is drawing free?"),
    quote=COUNTS,
)
treasure_placed = effect(
    "dragons-lair.draw.treasure.placed",
    then="it is placed face up in the middle of the table",
    asks=(
        "Where is a drawn treasure placed?",
        "Where do I put a treasure card I have just drawn?",
        "flipped some loot, where does it lie?",
    ),
    quote="A treasure card drawn from a treasure deck is placed face up in the middle of the table.",
)
treasure_encounter = effect(
    "dragons-lair.draw.treasure.encounter",
    then="an encounter with the DRAGON begins",
    asks=(
        "What happens when I draw a treasure card?",
        "I turned over a treasure, what now?",
        "I drew loot, what happens?",
    ),
    quote="Drawing a treasure card initiates an encounter with the DRAGON.",
)
treasure_moved = effect(
    "dragons-lair.draw.treasure.moved",
    then="it is moved face up to the inventory or hoard of whoever won the contest",
    asks=(
        "Where does the treasure go after the contest?",
        "Does a lost treasure return to the deck?",
        "the roll is over, who gets the card and where does it go?",
    ),
    quote="The drawn treasure card is then moved face up to the inventory or hoard of whoever won the contest.",
)
counted_at = fact_is(
    "dragons-lair.draw.treasure.counted",
    "immediately when the treasure card is acquired",
    asks=(
        "When does a treasure count for my score?",
        "Are points counted at once or at the end?",
        "from when does loot count?",
    ),
    quote=AT_ONCE,
)
score_with_treasure = amount(
    "dragons-lair.score.with-treasure",
    unit="points",
    title="Your points with the treasure you gain",
    asks=(
        "How many points do I have after winning a treasure of 100?",
        "I have 1200 points and win a treasure worth 250, what is my score now?",
        "At 900, I gain a 300 treasure: new total?",
        "had 450, got a card worth 50 on top, what's my score",
        "What do I stand at once I add a treasure of 200 to my 700 points?",
        "If I beat the DRAGON for a -50 treasure, what happens to my 600 points?",
        "My score is 1350 and I just won a 150 treasure, how many points is that?",
        "points after adding the new loot to what I had",
        "I own 800 points and take a treasure of 400 from the contest, how much do I have?",
    ),
    of=Lair,
    lines=(
        line(
            "Points before",
            stated(Lair.my_points, total(Lair.my_treasures)),
            quote="Points are the total of the denominations on all the treasure cards in a player's inventory.",
        ),
        line("The new treasure card", Lair.won_treasure, quote=AT_ONCE),
    ),
)
counts_at_once = fact_is(
    "dragons-lair.draw.treasure.at-once",
    value=True,
    title="A treasure card counts as soon as it is acquired",
    asks=(
        "Does a treasure count as soon as I get it?",
        "Are the points of a new treasure added at once?",
        "Do I score loot immediately?",
    ),
    quote=AT_ONCE,
)
counts_at_the_end = fact_is(
    "dragons-lair.draw.treasure.at-the-end",
    value=False,
    title="A treasure card counts only later",
    asks=(
        "Does a treasure count only at the end of the game?",
        "Must I wait before my new loot scores?",
        "Are points added up only when my turn is over?",
    ),
    quote=AT_ONCE,
)
item_placed = effect(
    "dragons-lair.draw.item",
    after={Lair.item_tapped: False},
    asks=("What happens when I draw an item?", "Where does a drawn item go?", "How is a new item placed?"),
    of=Lair,
    quote="An item card drawn from the item deck is placed face up and untapped in the player's inventory.",
)
item_drawn_tapped = fact_is(
    "dragons-lair.draw.item.tapped",
    value=False,
    asks=(
        "Is a drawn item tapped?",
        "Must I wait before I use an item I just drew?",
        "Does new gear come in sideways?",
    ),
    quote="An item card drawn from the item deck is placed face up and untapped in the player's inventory.",
)
item_drawn_fight = fact_is(
    "dragons-lair.draw.item.encounter",
    value=False,
    asks=(
        "Does an item draw bring Dragon cards?",
        "Do I have to fight for an item I draw?",
        "Is there a battle for gear I draw?",
    ),
    quote="An item card drawn from the item deck is placed face up and untapped in the player's inventory.",
)

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
