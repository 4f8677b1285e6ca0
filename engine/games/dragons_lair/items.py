"""Items, Using Items."""

from engine import (
    amount,
    cited,
    effect,
    fact_is,
    largest,
    line,
    may,
    must_not,
    presumed,
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
    when=Lair.my_items + presumed(Lair.items_wanted, 1) <= 3,
    otherwise="must_not",
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
    ),
    of=Lair,
    expr=100 * Lair.hoard_items,
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
            total(Lair.hoard_treasures),
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
    when=presumed(Lair.own_turn, True) | Lair.item_out_of_turn,
    otherwise="must_not",
    quote=(
        "A player can use items at any time during their own turn.",
        "Some items can be used out of turn, as a reaction to other cards or items.",
    ),
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
tap = effect(
    "dragons-lair.items.tap",
    after={Lair.item_tapped: True},
    asks=("How do I use an item?", "What does tapping mean?", "How is an item card tapped?"),
    of=Lair,
    quote='To use an item card, "tap" the card: rotate the item card 90 degrees to show that the item is tapped.',
)
tapped_then = effect(
    "dragons-lair.items.tap.then",
    then="the effect of the item card is resolved",
    asks=(
        "What happens after an item is tapped?",
        "When is the effect of an item resolved?",
        "tapped my item, what next?",
    ),
    quote="After an item card is tapped, the effect of the item card is resolved.",
)
use_tapped = must_not(
    "dragons-lair.items.tapped",
    act="use a tapped item again before it is untapped",
    asks=(
        "Can I use a tapped item?",
        "May I use the same item twice in a turn?",
        "Can I use an exhausted item once more?",
        "I used my item for the first draw, may it help me in the second as well?",
        "can a sideways gadget be fired off once more in the same turn",
        "Is an item that I've used this turn good for another use right now?",
        "same turn, second fight: may the tapped shield help again?",
        "gear already turned, may i use it a second time before my next go",
        "may I tap the same item for both of my draws?",
    ),
    of=Lair,
    quote="A tapped item cannot be used again until the item is untapped.",
)
use_tapped.unless("a new turn", when=NEW_TURN, value="may", quote=UNTAPS)
untapped_left = amount(
    "dragons-lair.items.untapped-left",
    unit="items",
    title="Items that you can still use",
    asks=(
        "How many of my items can I still use?",
        "I own 3 items and 1 is tapped, how many are left to use?",
        "Two of my three gizmos are sideways, how many remain usable?",
        "how much gear is still ready with 2 owned and 1 used",
        "I have 3 items, I tapped two: how many untapped ones are left?",
        "Number of items that are not exhausted yet",
        "All three of my items are tapped, how many can I use before my next turn?",
        "How many more items may I tap this turn with 3 in my inventory and 1 tapped?",
        "What is left to use when one of my 2 trinkets is exhausted?",
    ),
    of=Lair,
    expr=when(
        NEW_TURN,
        cited(Lair.my_items, UNTAPS),
        largest(0, Lair.my_items - Lair.tapped_items),
    ),
    quote="A tapped item cannot be used again until the item is untapped.",
)
still_tapped = amount(
    "dragons-lair.items.still-tapped",
    unit="items",
    title="Items that stay tapped",
    asks=(
        "How many of my items stay tapped when my turn starts?",
        "Two items are sideways and my new turn begins, how many remain tapped?",
        "It's my turn again, how many of my 3 tapped items are still exhausted?",
        "number of items still turned sideways at the start of my turn",
        "I tapped one gizmo and my turn goes on: how many are tapped?",
        "At the beginning of my turn with 2 of 3 items used, how many do I leave tapped?",
        "how many trinkets stay sideways once I am up again",
        "My next turn has started, how many exhausted items have I still got?",
        "All my gear is tapped as my go starts, how much of it stays so?",
    ),
    of=Lair,
    expr=when(
        NEW_TURN,
        line("A turn of yours has started", 0, quote=UNTAPS),
        largest(Lair.tapped_items, 0 * Lair.my_items),
    ),
    quote=UNTAPS,
)
untap = effect(
    "dragons-lair.items.untap",
    after={Lair.item_tapped: False, Lair.tapped_items: 0},
    asks=(
        "When do items untap?",
        "What happens to tapped items at the start of my turn?",
        "Do tapped items come back?",
        "When do my sideways items get straight again?",
        "at what time is used gear turned back",
        "When can I turn my tapped items upright?",
        "how long does an item stay sideways",
        "When is my exhausted gadget ready once more?",
        "what moment do the rotated cards stand up again",
        "When may I use a tapped item again?",
    ),
    of=Lair,
    quote="A player untaps all the items in their inventory at the start of their turn.",
)
stays_tapped = fact_is(
    "dragons-lair.items.gone",
    value=False,
    asks=(
        "Is a tapped item lost for good?",
        "Do items stay tapped for the whole game?",
        "Is my used item gone forever?",
    ),
    quote="A player untaps all the items in their inventory at the start of their turn.",
)
