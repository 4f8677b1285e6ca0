"""Using Items: tapped and untapped."""

from engine import amount, cited, effect, fact_is, largest, line, must_not, regardless, when
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.items import NEW_TURN, UNTAPS

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
        regardless(Lair.tapped_items, Lair.my_items),
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
