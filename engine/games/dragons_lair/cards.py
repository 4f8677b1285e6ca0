"""Inventory and Hoard, Treasure Cards, Danger Level, Dragon Cards."""

from engine import (
    amount,
    effect,
    fact_is,
    may,
    must,
    must_not,
    presumed,
    stated,
    suggests,
)
from engine.games.dragons_lair.encounters import BY_RARITY
from engine.games.dragons_lair.facts import Lair

# Inventory and Hoard
no_hand = fact_is(
    "dragons-lair.inventory.instead-of-hand",
    "an inventory for each player and a hoard for the DRAGON",
    asks=(
        "What do players have instead of a hand?",
        "How many cards do I hold in my hand?",
        "What is an inventory?",
        "what have we got in place of hand cards?",
        "hand size of players?",
        "where do my cards go if there's no hand?",
        "what's the thing called that holds my cards?",
    ),
    quote="Players have an inventory and the DRAGON has a hoard, in place of a hand of cards.",
)
face_up = must(
    "dragons-lair.inventory.face-up",
    act="lay acquired cards face up on the table",
    asks=(
        "Must my cards lie face up?",
        "Where do I put the cards I acquire?",
        "Do I have to show my treasures?",
        "How are acquired cards laid out?",
        "May I hide my loot?",
        "must the others be able to see my items?",
        "can I keep my cards face down?",
        "how do I place a treasure I acquired?",
        "Am I allowed to keep what I own secret?",
    ),
    quote="Every treasure card or item card that a player or the DRAGON acquires is laid face up on the table in front of them.",
)
belongs = fact_is(
    "dragons-lair.inventory.owner",
    "the player whose inventory they are in; those in the hoard belong to the DRAGON",
    asks=(
        "Who owns the cards in an inventory?",
        "Whose are the cards in the hoard?",
        "to whom does the stuff in my inventory belong?",
        "who's the owner of the hoard's cards?",
        "cards in front of Liz: whose are they?",
        "who owns what lies in a stash?",
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
        "Can I tap my neighbour's gizmo?",
        "May Rob use the item in front of me?",
        "a card's effect lets me use her item, may I?",
        "is it ok to borrow someone else's gear?",
        "the card says others may use it too, can I use his item?",
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
        "cap on gear per person?",
        "how many gizmos can I carry?",
        "what's the most items a hero can own?",
        "number of items allowed in one inventory?",
    ),
    quote="A player can have at most 3 items in their inventory.",
)
items_fit = may(
    "dragons-lair.inventory.items-fit",
    act="have that many items",
    asks=(
        "May I have 4 items?",
        "Can I own three items?",
        "Am I over the item limit with 5 items?",
        "Can I have 6 gizmos in front of me?",
        "I've got two items, is that within the limit?",
        "my opponent owns 4 pieces of gear, is she allowed to?",
        "Is it ok to hold 3 items?",
        "am I allowed 1 item?",
    ),
    of=Lair,
    when=Lair.my_items <= 3,
    otherwise="must_not",
    quote="A player can have at most 3 items in their inventory.",
)
hoard_any_items = may(
    "dragons-lair.hoard.items",
    act="have any number of items in the hoard",
    asks=(
        "Can the DRAGON have more than 3 items?",
        "May the hoard contain ten items?",
        "How many items can the DRAGON have?",
        "The beast already has 3 items, can it get a fourth?",
        "may the monster own 8 gizmos?",
        "how much gear fits into the hoard?",
        "Is the dragon allowed more gear than us?",
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
        "does the cap on gear hold for the monster?",
        "is the hoard's gear capped at some number?",
        "Has the boss a maximum of items?",
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
        "Can I have 12 treasures?",
        "may I go on collecting loot with eight cards already?",
        "how much loot may lie in front of me?",
        "is the dragon allowed 30 treasures in its hoard?",
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
        "Do treasures have a cap as items do?",
        "is the hoard's treasure capped?",
        "Am I limited to 3 treasure cards?",
    ),
    quote="A player's inventory and the DRAGON's hoard can each contain any number of treasure cards.",
)

# Treasure Cards
collected = effect(
    "dragons-lair.treasure.collected",
    then="it goes into your inventory",
    asks=(
        "Where does a treasure I collect go?",
        "What do I do with a treasure card I won?",
        "got a treasure, where do I put it?",
        "where does won loot go?",
        "what happens with the treasure I collect?",
        "place for collected treasures?",
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
        "which number on a treasure is its worth?",
        "where's the value on loot?",
        "what does denomination mean?",
        "corner with the points?",
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
        "Does the number on a treasure help to win?",
        "is the monster's loot counted for the monster?",
        "Do the denominations matter for winning?",
    ),
    quote="The denomination of a treasure card counts toward the winning condition score of the player or the DRAGON.",
)
wagerable = may(
    "dragons-lair.treasure.wager",
    act="wager a treasure card",
    asks=(
        "Can a treasure card be wagered?",
        "May I bet my treasures?",
        "Which cards can be wagered?",
        "am I allowed to gamble my loot?",
        "can I put a gold treasure in a bet?",
        "what may be staked?",
        "is treasure legal as a stake?",
    ),
    quote="A treasure card is a card that can be wagered.",
)
rarities = fact_is(
    "dragons-lair.treasure.rarities",
    ("bronze", "silver", "gold"),
    asks=(
        "Which rarities of treasure are there?",
        "How many kinds of treasure card exist?",
        "What are the treasure tiers?",
        "what tiers are there?",
        "how many ranks of loot, which?",
        "bronze, silver and what else?",
        "which metals do treasures come in?",
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
        "what on the card shows its tier?",
        "where do I look for the rarity?",
        "what do the card backs of treasures tell me?",
    ),
    quote="The rarity of a treasure card is shown by the colour detail of the artwork on the back of the card.",
)
gold_is_higher = fact_is(
    "dragons-lair.treasure.rarity-value",
    value=True,
    title="Generally, gold is worth more than bronze",
    asks=(
        "Is gold worth more than bronze?",
        "Does the value of a treasure go with its rarity?",
        "Is a bronze treasure worth less?",
        "Are rarer treasures usually worth more?",
        "is a golden card generally of higher value?",
        "Does bronze tend to have a lower worth than gold?",
        "in general, is gold the best?",
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
        "where do I read how dangerous a card is?",
        "number at the lower left: what is it?",
        "danger number, where?",
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
        "what is danger used for?",
        "two uses of the danger level?",
        "what effect has a high danger number?",
        "what's the point of the bottom left number?",
    ),
    quote="The danger level of a card gives the number of Dragon cards to be drawn in an encounter, or the amount of bonus value that the DRAGON gets in a wager.",
)
danger_bonus = amount(
    "dragons-lair.danger.bonus",
    asks=(
        "What bonus does the DRAGON get in a wager?",
        "How much is added to the DRAGON's roll in a wager for danger level 3?",
        "I bet a gold card against the beast, what bonus does it get?",
        "danger 2 in a wager with the boss, how much is added?",
        "how big is the dragon's bonus when I stake one silver treasure?",
        "the staked card has danger level 1, the monster's bonus?",
        "what's added to the dragon in a bet with a bronze treasure?",
        "I wager 3 treasures against the dragon, which bonus?",
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
        "What sets the danger level?",
        "usual danger of gold?",
        "how dangerous is bronze as a rule?",
        "silver treasure: which danger level?",
        "what danger goes with a gold card?",
        "which danger do the tiers have?",
    ),
    of=Lair,
    quote="The danger level of a treasure card is determined by the rarity of the treasure.",
)

# Dragon Cards
dragon_cards_first = fact_is(
    "dragons-lair.dragon-cards.first",
    "in an encounter, ahead of the contest",
    asks=(
        "When are Dragon cards drawn?",
        "Do Dragon cards come before the dice?",
        "Are Dragon cards drawn after the roll?",
        "when does the boss get its cards?",
        "at what time in a fight are monster cards drawn?",
        "Dragon cards: before or after the contest?",
        "in which situation do we draw from the Dragon deck?",
    ),
    quote="Dragon cards are drawn in an encounter, ahead of the contest.",
)
next_dragon_card = must(
    "dragons-lair.dragon-cards.one-by-one",
    act="resolve or discard a Dragon card before the next is revealed",
    asks=(
        "Must a Dragon card be resolved before the next one is revealed?",
        "In which order are several Dragon cards handled?",
        "Are all Dragon cards revealed at once?",
        "may we flip two Dragon cards at the same time?",
        "Do I have to finish one monster card before the next?",
        "I face 3 Dragon cards, must they be handled one by one?",
        "can the second be shown while the first is unresolved?",
        "how are several monster cards dealt with?",
    ),
    quote="The effect of a drawn Dragon card must be resolved or discarded before the next Dragon card is revealed.",
)
affected = fact_is(
    "dragons-lair.dragon-cards.affected",
    ("the player who is in the encounter", "all players", "the DRAGON itself"),
    asks=(
        "Whom can a Dragon card affect?",
        "Can a Dragon card hit players outside the encounter?",
        "Can a Dragon card affect the DRAGON?",
        "who can be hit by a monster card?",
        "which players suffer from a Dragon card?",
        "on whom do the dragon's cards work?",
        "possible victims of a Dragon card?",
    ),
    quote="Dragon cards can have their effect on the player who is in the encounter, on all players, or on the DRAGON itself.",
)
dragon_card_discarded = effect(
    "dragons-lair.dragon-cards.discarded",
    then="the Dragon card is discarded",
    asks=(
        "What happens to a Dragon card after its effect?",
        "When is a Dragon card discarded?",
        "Does a resolved Dragon card stay on the table?",
        "where does a Dragon card go when it's done?",
        "what do we do with a resolved monster card?",
        "how long does a Dragon card lie there?",
        "used Dragon card: what now?",
    ),
    quote="A Dragon card is discarded once its effect has been resolved.",
)
respond = may(
    "dragons-lair.dragon-cards.respond",
    act="use items or card effects in response to Dragon cards",
    asks=(
        "May I respond to a Dragon card with an item?",
        "Can I react to the DRAGON's card?",
        "Can an item counter a Dragon card?",
        "Can I use my gizmo when the beast flips a card?",
        "am I allowed to answer a monster card?",
        "a nasty Dragon card came up, may I use an item now?",
        "can a card effect be used against the dragon's card?",
    ),
    quote="Players may use items or card effects in response to Dragon cards.",
)
exclamation = must(
    "dragons-lair.dragon-cards.exclamation",
    act="resolve a Dragon card with the (!) icon before any other cards",
    asks=(
        "What does the (!) icon on a Dragon card mean?",
        "Which Dragon card is resolved first?",
        "Does the exclamation mark card come before the others?",
        "Must I resolve the ! card first?",
        "can another card go before the one with (!)?",
        "two Dragon cards, one has an exclamation mark: which is first?",
        "do I have to do the exclamation card ahead of all others?",
    ),
    quote="A Dragon card with the (!) icon has its effect resolved before any other cards.",
)
draw_dragon_card = must_not(
    "dragons-lair.dragon-cards.draw",
    act="draw from the Dragon deck",
    asks=(
        "Can a player draw from the Dragon deck?",
        "May I take a Dragon card?",
        "Is drawing a Dragon card an option on my turn?",
        "Can I use my action to draw a Dragon card?",
        "may a hero take from the monster pile?",
        "I'm the dragon player, can I draw from the Dragon deck?",
        "As an adventurer, am I allowed a Dragon card?",
        "is the Dragon deck open to us?",
    ),
    of=Lair,
    quote="Players cannot draw from the Dragon deck.",
)
draw_dragon_card.unless(
    "the DRAGON player",
    when=presumed(Lair.role, "adventurer") == "dragon_player",
    quote="Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
)
