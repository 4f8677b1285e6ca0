"""Items, Using Items."""

from engine import (
    amount,
    cited,
    fact_is,
    line,
    may,
    must_not,
    presumed,
    regardless,
    stated,
    total,
    when,
)
from engine.games.dragons_lair.facts import Lair

# Items
help_in_contest = may(
    "dragons-lair.items.contest",
    act="use items to tilt the odds of a contest",
    asks=("What are items for?", "Can items help me in a contest?", "May I use an item to improve my roll?"),
    quote="A player can use items to help tilt the odds of a contest in their own favour.",
)
item_room = fact_is(
    "dragons-lair.items.room",
    3,
    unit="item cards",
    asks=("For how many items is there room?", "How much gear fits into an inventory?", "slots for gear?"),
    quote="Each player's inventory has room for up to 3 item cards.",
)
USED_UP = when(presumed(Lair.item_single_use, False) & presumed(Lair.item_gone, False), 1, 0)
"""What could be used once and had to be discarded then takes up no room."""
DRAWS_TREASURE = cited(
    presumed(Lair.drawn_card, "item") == "treasure",
    "A player's inventory and the DRAGON's hoard can each contain any number of treasure cards.",
)
new_item = may(
    "dragons-lair.items.new",
    act="draw or acquire a new item card",
    asks=(
        "May I draw from the item deck?",
        "I have 3 items, can I draw another item?",
        "What happens if I draw an item with a full inventory?",
        "I have 2 items, may I draw two more?",
        "One item in my stash, can I take 2 from the item deck?",
    ),
    of=Lair,
    when=DRAWS_TREASURE | (Lair.my_items - USED_UP + presumed(Lair.items_wanted, 1) <= 3),
    otherwise="must_not",
    silent_beyond=presumed(Lair.items_dropped, 0) > USED_UP,
    silent_quote="A player who has 3 item cards in their inventory cannot draw or acquire new item cards.",
    quote="A player who has 3 item cards in their inventory cannot draw or acquire new item cards.",
)
hoard_item_value = fact_is(
    "dragons-lair.hoard.item-value",
    100,
    unit="points",
    asks=(
        "What is an item in the hoard worth?",
        "How much does an item count for the DRAGON?",
        "What happens to an item that the DRAGON obtains?",
    ),
    quote="An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100.",
)
hoard_items_value = amount(
    "dragons-lair.hoard.items-value",
    unit="points",
    title="What the items in the hoard are worth",
    asks=(
        "How many points are the items in the hoard worth?",
        "The DRAGON has 2 items in its hoard, how much do these count?",
        "What do 3 captured items give the DRAGON?",
        "Does one item count 250 points for the DRAGON?",
        "Is a piece of gear that the beast won worth 100 points to it?",
    ),
    of=Lair,
    expr=100 * presumed(Lair.hoard_items, 1),
    quote="An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100.",
)
hoard_score = amount(
    "dragons-lair.score.hoard",
    unit="points",
    asks=(
        "How many points does the DRAGON have?",
        "What is the hoard worth with treasures 300, 200 and 1 item?",
        "The DRAGON's score with 450 in treasures and two captured items",
        "The hoard has a 250 card, a 100 card and three captured items, what is the beast on?",
        "Points of the DRAGON with one treasure of 400 and an item it grabbed?",
        "The beast holds a 250 and two of our items, what are its points?",
        "hoard: items 2, treasure 300, score?",
        "how much has the dragon with a card of 400 and three captured gadgets",
    ),
    of=Lair,
    lines=(
        line(
            "Treasure cards",
            regardless(stated(total(Lair.hoard_treasures), Lair.dragon_points), Lair.opponent_treasure_count),
            quote="The denomination of a treasure card counts toward the winning condition score of the player or the DRAGON.",
        ),
        line(
            "Item cards",
            100 * Lair.hoard_items,
            quote="An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100.",
        ),
    ),
)
hoard_item_use = must_not(
    "dragons-lair.hoard.item-use",
    act="use an item in the DRAGON's hoard",
    asks=(
        "Can the DRAGON use items in its hoard?",
        "May a player use an item from the hoard?",
        "can I use gear that the beast took?",
        "Does a stolen item still work for the dragon in a contest?",
        "may the beast get the effect of the gear it took",
        "Has the dragon any use of the effect of an item in its hoard?",
        "our sword lies in the hoard, does it add to the drake's roll?",
        "can the monster fire off a captured item",
        "is an item in the hoard still good for its effect",
    ),
    quote="An item card in the DRAGON's hoard cannot be used, either by the DRAGON or by players.",
)


# Using Items
item_is_action = fact_is(
    "dragons-lair.items.action",
    value=False,
    asks=(
        "Is using an item an action?",
        "Does an item cost one of my two actions?",
        "Do I lose an action when I use gear?",
        "Because an item costs an action, I have only one draw left, right?",
        "Does tapping gear take the place of one of my draws?",
        "if i use an item do i lose a draw",
        "Is one of my two actions gone when I use a trinket?",
        "Since items are actions I can't draw twice after using one, correct?",
        "Is turning an item sideways one of my two actions?",
        "does tapping eat up an action",
        "Do I have an action less once I've used my gear?",
        "would firing off a gadget take up my move",
        "Is the use of an item counted among the two things I may do?",
    ),
    quote="Using an item does NOT count as an action.",
)
NEW_TURN = presumed(Lair.new_turn, False)
UNTAPS = "A player untaps all the items in their inventory at the start of their turn."
OWN_TURN = (
    "A player can use items at any time during their own turn.",
    "Some items can be used out of turn, as a reaction to other cards or items.",
)
use_item = may(
    "dragons-lair.items.use",
    act="use the item now",
    asks=(
        "May I use an item now?",
        "Can I use my item during my own turn?",
        "It is not my turn, may I use an item?",
        "May I fire off the gadget I tapped at the last draw of this same turn?",
        "I turned my trinket sideways on my last turn and am up again, may I use it?",
        "used gear last round, it's my new turn, is it usable",
        "Second action of my turn and the item is already sideways, may I use it again?",
        "my amulet is tapped and my turn just began, can I use it",
    ),
    of=Lair,
    when=when(
        NEW_TURN,
        cited(presumed(Lair.own_turn, True), UNTAPS),
        cited(presumed(Lair.own_turn, True) | Lair.item_out_of_turn, OWN_TURN),
    ),
    otherwise="must_not",
    quote=(),
)
use_item.unless(
    "tapped",
    when=presumed(Lair.item_tapped, False) & ~NEW_TURN,
    value="must_not",
    quote="A tapped item cannot be used again until the item is untapped.",
)
use_item.unless(
    "in the hoard",
    when=presumed(Lair.item_in_hoard, False),
    value="must_not",
    quote="An item card in the DRAGON's hoard cannot be used, either by the DRAGON or by players.",
)
use_item.unless(
    "a teammate's",
    when=presumed(Lair.teammates_item, False),
    value="must_not",
    quote="A player cannot use a teammate's items.",
)
use_item.unless(
    "in a wager against a player, after the roll",
    when=(presumed(Lair.wager_opponent, "none") == "player") & Lair.dice_rolled,
    value="must_not",
    quote="In a wager against a PLAYER, the use of all items MUST come at the start of the contest, before the dice are rolled.",
)
out_of_turn = may(
    "dragons-lair.items.out-of-turn",
    act="use some items out of turn",
    title="Some items can be used out of turn",
    asks=(
        "Can items be used out of turn?",
        "May I react with an item on another player's turn?",
        "can some gear be used when I'm not up?",
    ),
    quote="Some items can be used out of turn, as a reaction to other cards or items.",
)
