"""Inventory and Hoard."""

from engine import amount, fact_is, largest, may, must, must_not, presumed
from engine.games.dragons_lair.facts import Lair

NO_HAND = "Players have an inventory and the DRAGON has a hoard, in place of a hand of cards."
OPEN = "Every treasure card or item card that a player or the DRAGON acquires is laid face up on the table in front of them."


# Inventory and Hoard
no_hand = fact_is(
    "dragons-lair.inventory.instead-of-hand",
    "an inventory for each player and a hoard for the DRAGON",
    asks=(
        "What do players have instead of a hand?",
        "How many cards do I hold in my hand?",
        "What is an inventory?",
    ),
    quote=NO_HAND,
)
holds_a_hand = fact_is(
    "dragons-lair.inventory.hand",
    value=False,
    title="Players hold a hand of cards",
    asks=(
        "Do players have a hand of cards?",
        "Do I hold my cards in hand?",
        "Is there a starting hand for each adventurer?",
    ),
    quote=NO_HAND,
)
face_up = must(
    "dragons-lair.inventory.face-up",
    act="lay acquired cards face up on the table",
    asks=(
        "Must my cards lie face up?",
        "Where do I put the cards I acquire?",
        "Do I have to show my treasures?",
    ),
    quote=OPEN,
)
hide = must_not(
    "dragons-lair.inventory.hide",
    act="keep acquired cards hidden",
    asks=(
        "May I keep my cards hidden from the others?",
        "Can I hold my treasures in hand so that nobody sees them?",
        "Is my loot secret?",
    ),
    quote=OPEN,
)
belongs = fact_is(
    "dragons-lair.inventory.owner",
    "the player whose inventory they are in; those in the hoard belong to the DRAGON",
    asks=(
        "Who owns the cards in an inventory?",
        "Whose are the cards in the hoard?",
        "to whom does the stuff in my inventory belong?",
    ),
    quote="Cards in an inventory belong to that player, and cards in the hoard belong to the DRAGON.",
)
others_item = must_not(
    "dragons-lair.inventory.others-item",
    act="use an item of another player's inventory",
    asks=(
        "May I use another player's item?",
        "Who can use an item?",
        "Can a rival use my item?",
        "Can I let my wife use my armour?",
        "may I lend my gear to another player",
        "is it ok that he uses the sword lying in front of me",
        "could someone else tap my trinket for me",
    ),
    of=Lair,
    quote="An item can be used only by the player who has the card in their inventory, unless a card's effect states otherwise.",
)
others_item.unless(
    "a card's effect",
    when=presumed(Lair.card_allows, False),
    quote="An item can be used only by the player who has the card in their inventory, unless a card's effect states otherwise.",
)
item_limit = fact_is(
    "dragons-lair.inventory.item-limit",
    3,
    unit="items",
    asks=(
        "How many items can a player have?",
        "What is the item limit?",
        "Maximum number of items in an inventory",
    ),
    quote="A player can have at most 3 items in their inventory.",
)
items_fit = may(
    "dragons-lair.inventory.items-fit",
    act="have that many items",
    asks=("May I have 4 items?", "Can I own three items?", "Am I over the item limit with 5 items?"),
    of=Lair,
    when=Lair.my_items <= 3,
    otherwise="must_not",
    quote="A player can have at most 3 items in their inventory.",
)
items_more = amount(
    "dragons-lair.inventory.items-more",
    unit="items",
    title="How many more items you may have",
    asks=(
        "How many more items can I take?",
        "I have 1 item, how many more fit in my inventory?",
        "With two pieces of gear, how much room is left?",
        "just one gadget in my stash, how many further ones can I take?",
        "I hold 2 items, what number may I still pick up?",
        "space for how many more gizmos with none so far?",
    ),
    of=Lair,
    expr=largest(0, 3 - Lair.my_items),
    quote="A player can have at most 3 items in their inventory.",
)
items_over = amount(
    "dragons-lair.inventory.items-over",
    unit="items",
    title="Items beyond the limit",
    asks=(
        "How many items do I have too many?",
        "I hold 5 items, by how many am I over the limit?",
        "With 4 pieces of gear, how many have to go?",
        "got 6 gizmos, how many must i get rid of",
        "How far above the item maximum am I with four?",
        "What is the excess when I own 5 items?",
        "I have 4 items, how many do I need to discard?",
        "How many trinkets over the cap is that?",
        "Too much equipment: how many items must I drop?",
    ),
    of=Lair,
    expr=largest(0, Lair.my_items - 3),
    quote="A player can have at most 3 items in their inventory.",
)
hoard_any_items = may(
    "dragons-lair.hoard.items",
    act="have any number of items in the hoard",
    asks=(
        "Can the DRAGON have more than 3 items?",
        "May the hoard contain ten items?",
        "How many items can the DRAGON have?",
    ),
    quote="The DRAGON's hoard can contain any number of items.",
)
hoard_item_limit = fact_is(
    "dragons-lair.hoard.item-limit",
    value=False,
    asks=(
        "Is there an item limit for the DRAGON?",
        "Is the number of items in the hoard limited?",
        "Is the beast restricted to three gizmos?",
    ),
    quote="The DRAGON's hoard can contain any number of items.",
)
any_treasures = may(
    "dragons-lair.inventory.treasures",
    act="have any number of treasure cards",
    asks=(
        "May I own as many treasure cards as I like?",
        "How many treasures can I have?",
        "Can I hold 20 treasure cards?",
    ),
    quote="A player's inventory and the DRAGON's hoard can each contain any number of treasure cards.",
)
treasure_limit = fact_is(
    "dragons-lair.inventory.treasure-limit",
    value=False,
    asks=(
        "Is there a limit on treasure cards?",
        "Is my number of treasures capped?",
        "Is there a maximum of loot?",
    ),
    quote="A player's inventory and the DRAGON's hoard can each contain any number of treasure cards.",
)
