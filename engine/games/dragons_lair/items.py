"""Items, Using Items, Drawing."""

from engine import amount, effect, fact_is, largest, line, may, must_not, presumed, stated, total
from engine.games.dragons_lair.facts import Lair

AT_ONCE = "The denomination of a treasure card counts towards its owner's score immediately when the treasure card is acquired."

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
    ),
    quote="Using an item does NOT count as an action.",
)
use_item = may(
    "dragons-lair.items.use",
    act="use the item now",
    asks=(
        "May I use an item now?",
        "Can I use my item during my own turn?",
        "It is not my turn, may I use an item?",
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
    when=presumed(Lair.item_tapped, False),
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
    ),
    quote="A tapped item cannot be used again until the item is untapped.",
)
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
    expr=largest(0, Lair.my_items - Lair.tapped_items),
    quote="A tapped item cannot be used again until the item is untapped.",
)
untap = effect(
    "dragons-lair.items.untap",
    after={Lair.item_tapped: False, Lair.tapped_items: 0},
    asks=(
        "When do items untap?",
        "What happens to tapped items at the start of my turn?",
        "Do tapped items come back?",
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
    quote="Drawing counts as 1 action.",
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
