"""Items, Using Items, Drawing."""

from engine import amount, effect, fact_is, line, may, must_not, presumed, total
from engine.games.dragons_lair.facts import Lair

# Items
help_in_contest = may(
    "dragons-lair.items.contest",
    act="use items to tilt the odds of a contest",
    asks=(
        "What are items for?",
        "Can items help me in a contest?",
        "May I use an item to improve my roll?",
        "Can gear help me in a roll?",
        "may I use my gizmo to beat the dragon's die?",
        "what do items do for me?",
        "am I allowed to tilt a contest with an item?",
    ),
    quote="A player can use items to help tilt the odds of a contest in their own favour.",
)
item_room = fact_is(
    "dragons-lair.items.room",
    3,
    unit="item cards",
    asks=(
        "For how many items is there room?",
        "How much gear fits into an inventory?",
        "slots for gear?",
        "how many items fit in front of me?",
        "how much room is there for gizmos?",
        "number of item cards that an inventory takes in?",
    ),
    quote="Each player's inventory has room for up to 3 item cards.",
)
new_item = may(
    "dragons-lair.items.new",
    act="draw or acquire a new item card",
    asks=(
        "May I draw from the item deck?",
        "I have 3 items, can I draw another item?",
        "What happens if I draw an item with a full inventory?",
        "With two items, may I get a third?",
        "i hold 2 gizmos, can I draw one more?",
        "Full with three items: may I draw from the gear pile?",
        "she has 1 item, may she get another?",
        "I own 3, am I allowed to acquire one more item?",
        "with no items yet, can I draw gear?",
        "can my opponent with 4 items take a new one?",
    ),
    of=Lair,
    when=Lair.my_items < 3,
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
        "points for the beast from one gizmo?",
        "how much is my item worth once the monster has it?",
        "value of gear in the hoard?",
        "what's a captured item good for, in points?",
    ),
    quote="An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100.",
)
hoard_score = amount(
    "dragons-lair.score.hoard",
    unit="points",
    asks=(
        "How many points does the DRAGON have?",
        "What is the hoard worth with treasures 300, 200 and 1 item?",
        "The DRAGON's score with two captured items",
        "the beast holds 100, 250 and two items, its score?",
        "how many points is a hoard of 400 plus 3 items?",
        "dragon has treasures 150 and 350, what does it have in all?",
        "one item and 600 in loot: how much for the monster?",
        "what does the boss have with 5 items?",
        "total of the hoard?",
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
        "may the boss activate its items?",
        "is it ok to tap an item lying in the hoard?",
        "Is anybody allowed to use hoard gear?",
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
        "does a gizmo eat up one of my moves?",
        "Is popping gear one of the two actions?",
        "Do I pay an action for using an item?",
        "I used 2 items, did that cost me actions?",
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
        "My item is tapped, can I use it again?",
        "At what time may items be used?",
        "my turn, item untapped: can I use it?",
        "It's Jo's go, may I pop my gizmo?",
        "can I use an item with the out-of-turn icon now that it isn't my turn?",
        "My gear is sideways, may I use it?",
        "we bet each other and the dice are rolled, can I still use my item?",
        "may I use my teammate's item on my turn?",
        "The item lies in the hoard, can it be used?",
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
        "may I interrupt with an item?",
        "is it possible to use an item as a reaction off turn?",
        "could my rival use something on my go?",
    ),
    quote="Some items can be used out of turn, as a reaction to other cards or items.",
)
tap = effect(
    "dragons-lair.items.tap",
    after={Lair.item_tapped: True},
    asks=(
        "How do I use an item?",
        "What does tapping mean?",
        "How is an item card tapped?",
        "how do you activate gear?",
        "what do I do with the card when I use it?",
        "meaning of tap?",
        "how far do I turn an item?",
    ),
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
        "what follows the tapping of a gizmo?",
        "when does the power of my gear work?",
        "effect of an item: at what moment?",
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
        "can a sideways item be used once more?",
        "I tapped it already this turn, may I use it again?",
        "am I allowed to use my gizmo for both fights?",
        "is using turned gear ok?",
    ),
    quote="A tapped item cannot be used again until the item is untapped.",
)
untap = effect(
    "dragons-lair.items.untap",
    after={Lair.item_tapped: False, Lair.tapped_items: 0},
    asks=(
        "When do items untap?",
        "What happens to tapped items at the start of my turn?",
        "Do tapped items come back?",
        "when are my tapped cards ready again?",
        "I have 2 tapped items and my turn starts, what happens?",
        "how does gear get refreshed?",
        "all three gizmos are sideways, when do they come back?",
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
        "do sideways cards stay like that till the end?",
        "Is a tapped gizmo out of the game?",
        "Does a gizmo I tapped leave the game?",
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
        "Is a drawn card revealed?",
        "drawing, how does that go?",
        "how many cards is one draw?",
        "what do I do with the card I pick up?",
        "which piles can I take a card from?",
    ),
    quote="To draw, a player takes 1 card from the top of a treasure deck or the item deck and reveals the card to the table.",
)
draw_cost = fact_is(
    "dragons-lair.draw.cost",
    1,
    unit="action",
    asks=(
        "How many actions does drawing take?",
        "What does a draw cost?",
        "Is drawing free?",
        "price of a draw?",
        "how much of my turn does picking up a card cost?",
        "actions for one draw?",
        "what do I spend when drawing?",
    ),
    quote="Drawing counts as 1 action.",
)
treasure_placed = effect(
    "dragons-lair.draw.treasure.placed",
    then="it is placed face up in the middle of the table",
    asks=(
        "Where is a drawn treasure placed?",
        "Where do I put a treasure card I have just drawn?",
        "flipped some loot, where does it lie?",
        "where on the table goes the treasure just drawn?",
        "treasure off the deck: how is it placed?",
        "where's the loot during the fight?",
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
        "consequence of drawing a treasure?",
        "got a bronze one from the pile, now what?",
        "what comes after taking a treasure off the deck?",
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
        "lost the contest, where does the loot end up?",
        "where is the treasure moved when someone won?",
        "what happens to the treasure in the middle after the dice?",
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
        "at what time do I get the points?",
        "treasure won just now: when is it scored?",
        "when are points added?",
    ),
    quote="The denomination of a treasure card counts towards its owner's score immediately when the treasure card is acquired.",
)
item_placed = effect(
    "dragons-lair.draw.item",
    after={Lair.item_tapped: False},
    asks=(
        "What happens when I draw an item?",
        "Where does a drawn item go?",
        "How is a new item placed?",
        "got a gizmo from the pile, where to?",
        "how does a fresh item lie?",
        "new item: tapped or untapped?",
        "what do I do with gear I draw?",
    ),
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
        "is my fresh gizmo tapped?",
        "Do I have to let a new item rest first?",
        "Is gear sideways when I get it from the pile?",
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
        "does the beast contest an item I took from the pile?",
        "Do I roll for a drawn gizmo?",
        "Does taking gear wake the monster?",
    ),
    quote="An item card drawn from the item deck is placed face up and untapped in the player's inventory.",
)
