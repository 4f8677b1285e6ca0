"""Numbers on cards, who acts for the DRAGON, and what is so of two things at once: asked openly, or claimed."""

from engine import amount, cited, fact_is, presumed, rule, stated, when
from engine.expressions import flag_of, text_of
from engine.games.dragons_lair.dragon_cards import ONE_BY_ONE
from engine.games.dragons_lair.encounters import BY_RARITY, NO_ENCOUNTER
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.items import UNTAPS
from engine.games.dragons_lair.wager_notes import CANNOT_WIN, MUST_DISCARD, WHY_DISCARD
from engine.games.dragons_lair.wagers import BEFORE_THE_DICE

BY_THE_RARITY = "The danger level of a treasure card is determined by the rarity of the treasure."
THUMB = (
    "As a rule of thumb, the danger level of a bronze treasure card is 1.",
    "As a rule of thumb, the danger level of a gold treasure card is 3.",
)
CONTESTED = "Stage 2 of an encounter: the treasure card is contested by rolling the dice, and the winner of the contest gets the treasure."
ANY_POINT = "In a wager against the DRAGON, the use of items can come at any point of the contest."

# The DRAGON
dragon_actor = fact_is(
    "dragons-lair.dragon.actor",
    "any player who is not currently taking their turn",
    title="Who acts for the DRAGON",
    asks=(
        "Who rolls and draws for the DRAGON?",
        "Nobody is the beast in our game, who does its things for it?",
        "whose job is it to throw the die of the dragon",
        "Which of us flips cards when the monster has to?",
        "who plays the dragon's part while I am in my turn",
        "The boss is automated, then who handles its dice?",
        "someone must move the drake's cards, who is it",
        "By whom are the dragon's actions done?",
        "who takes care of the lizard's cards and dice when nobody plays it",
        "I am on turn, who throws for the beast?",
    ),
    quote="Any player who is not currently taking their turn can carry out the DRAGON's actions for the DRAGON.",
)

# Encounters
treasure_mine_when = rule(
    "dragons-lair.draw.treasure.mine-when",
    of=Lair,
    title="When a drawn treasure is yours",
    asks=(
        "When does a treasure that I draw become mine?",
        "Do I own a drawn treasure at once, or after beating the dragon?",
        "drew loot: mine now or only after the dice?",
        "Is it first the fight and then the card, or the card right away?",
        "What must I do before I may keep the treasure I turned over?",
        "at which point do i get the card, before or after rolling against the beast",
        "Does the treasure come to me straight from the pile or have I to win it?",
        "from when on belongs a flipped treasure to me",
        "keep it immediately or battle for it first, which one?",
        "The treasure lies in the middle. When can I take it?",
    ),
    decides=when(
        presumed(Lair.role, "adventurer") == "dragon_player",
        cited(
            text_of("at once"),
            "A treasure card drawn by the DRAGON player goes straight into the DRAGON player's hoard.",
        ),
        text_of("once it is won in the contest"),
    ),
    quote=CONTESTED,
)
without_encounter = rule(
    "dragons-lair.draw.treasure.without-encounter",
    of=Lair,
    title="A treasure can be drawn without an encounter",
    asks=(
        "Can I draw a treasure without an encounter?",
        "Is there a way to pull loot and not meet the dragon?",
        "Are some treasures drawn without a fight?",
        "can one get a treasure from the deck with no trouble from the beast",
        "May I skip the dragon when I take a treasure card?",
        "drawing gold without the monster showing up, possible?",
        "Does it ever happen that a treasure is drawn and no encounter follows?",
        "My sister drew a treasure and left out the fight, may she?",
        "are bronze ones free of encounters",
        "treasure from the pile and no dragon at all, does that exist?",
    ),
    decides=presumed(Lair.role, "adventurer") == "dragon_player",
    quote=("An encounter is triggered every time a treasure card is drawn.", NO_ENCOUNTER),
)

# Treasure Cards, Danger Level
both_numbers = fact_is(
    "dragons-lair.treasure.numbers",
    "at the bottom left the danger level, at the bottom right the denomination",
    title="The two numbers of a treasure card",
    asks=(
        "What do both numbers on a treasure card mean?",
        "A treasure has a small number and a big one below, what are they?",
        "Which number is the value and which is the danger?",
        "left figure, right figure: what does each stand for?",
        "explain the two corners of a loot card",
        "what are the numbers at the foot of the treasure good for",
        "My card reads 1 on one side and 150 on the other, which is which?",
        "the two numbers down there on the gold card, what do they say?",
        "How do I tell danger and value apart on a card?",
        "bottom of the treasure: 2 and 200. meaning?",
    ),
    quote=(
        "The danger level of a treasure card is the number at the bottom left of the card.",
        "The denomination of a treasure card is the value at the bottom right of the card.",
    ),
)
danger_of_rarity = amount(
    "dragons-lair.danger.of-rarity",
    of=Lair,
    unit="danger level",
    title="The danger level that a rarity usually has",
    asks=(
        "Does gold usually have a danger level of 3?",
        "Is a danger level of 2 normal for silver?",
        "bronze = danger level 1, right?",
        "Has a silver treasure a danger level of 2 as a rule?",
        "gold goes with a danger level of 3, correct?",
        "has bronze as a rule a danger level of 1",
        "My friend thinks that the danger level of gold is 3, is he right?",
        "so silver cards have a danger level of 2 as a rule of thumb?",
        "are you sure that bronze has a danger level of 1?",
    ),
    expr=BY_RARITY,
    silent_beyond=presumed(Lair.cases_asked, "usual") == "every",
    silent_quote=THUMB,
)
DANGER = Lair.danger_level
rarity_of_danger = rule(
    "dragons-lair.danger.rarity-of",
    of=Lair,
    title="The rarity that usually has that danger level",
    asks=(
        "Which rarity has a danger level of 2?",
        "Danger 3: what kind of treasure is that as a rule?",
        "a card says danger 2, is it bronze, silver or gold most likely",
        "What metal goes with a danger of 1?",
        "level 3 in the corner on the left, so what rarity is it probably?",
        "treasures of which rarity are danger 2 by the rule of thumb",
        "I see a 1 as its danger level, what is the likely tier?",
        "which of bronze silver gold is the one with danger 3",
        "The danger level is 2. What sort of treasure would that be?",
        "what tier does danger 1 point to",
    ),
    decides=when(
        DANGER == 1,
        cited(text_of("bronze"), "As a rule of thumb, the danger level of a bronze treasure card is 1."),
        when(
            DANGER == 2,
            cited(text_of("silver"), "As a rule of thumb, the danger level of a silver treasure card is 2."),
            cited(text_of("gold"), "As a rule of thumb, the danger level of a gold treasure card is 3."),
        ),
    ),
    silent_beyond=(DANGER < 1) | (DANGER > 3),
    silent_quote=BY_THE_RARITY,
    quote=BY_THE_RARITY,
)
ONE_RARITY = stated((Lair.rarity == "gold") | (Lair.rarity != "gold"), False)
"""Who names no rarity, or two, asks for none to be the most or the least dangerous."""
extreme_danger = rule(
    "dragons-lair.danger.extreme",
    of=Lair,
    title="That rarity has the most danger, or the least",
    when=(presumed(Lair.danger_asked, "most") != "compared") & ONE_RARITY,
    asks=(
        "Is gold the most dangerous rarity?",
        "Is bronze the safest rarity?",
        "Would a gold treasure be the most dangerous to draw?",
        "Is a bronze one the safest to draw?",
        "gold = highest danger, right?",
        "bronze = least danger, right?",
        "Are golden cards the riskiest of the three?",
        "Are bronze cards the easiest of the three?",
        "is gold the worst to go for when I fear the beast",
        "is bronze the most harmless kind to go for",
        "My friend says the gold ones are the hardest to win, is he right?",
        "Would I have the least danger with a bronze treasure?",
    ),
    decides=when(
        presumed(Lair.danger_asked, "most") == "most",
        Lair.rarity == "gold",
        Lair.rarity == "bronze",
    ),
    quote=(BY_THE_RARITY, *THUMB),
)

# Dragon Cards
dragon_cards_how = fact_is(
    "dragons-lair.dragon-cards.how",
    "one after the other",
    title="How several Dragon cards are dealt with",
    asks=(
        "How are several Dragon cards dealt with?",
        "One by one or all together with the beast's cards?",
        "three Dragon cards are due, do we do them in turn or at a stroke?",
        "in what way do we handle more than one card of the dragon",
        "The monster gets two cards: both at once or the second after the first?",
        "do the drake's cards come singly or in a bunch",
        "at once or in a row, the dragon's cards?",
        "When the dragon has 3 cards, how do we go through them?",
        "all of its cards open together, or each by itself?",
        "What's the way to work off a handful of Dragon cards?",
    ),
    quote=ONE_BY_ONE,
)
exclamation_means = fact_is(
    "dragons-lair.dragon-cards.exclamation.means",
    "the effect of that Dragon card is resolved before any other cards",
    title="What the (!) icon on a Dragon card means",
    asks=(
        "What does the ! on a Dragon card mean?",
        "There is an exclamation mark on this card of the beast, what is it for?",
        "meaning of (!)?",
        "What is the exclamation mark icon good for?",
        "some of the dragon's cards carry a !, why?",
        "what do i do with a card that has the bang symbol",
        "The sign with the ! - what does it tell me?",
        "what is the purpose of the exclamation point on the monster's cards",
        "this ! symbol stands for what?",
        "Explain the exclamation icon, please?",
    ),
    quote="A Dragon card with the (!) icon has its effect resolved before any other cards.",
)

# Using Items
tap_and_untap = fact_is(
    "dragons-lair.items.tap-and-untap",
    "the card is rotated 90 degrees, and is untapped at the start of its owner's turn",
    title="How an item is tapped and when it untaps",
    asks=(
        "How do I tap an item, and when does it untap?",
        "How is it shown that gear is used, and from when is it usable again?",
        "used item: what do I do with the card and when do I turn it back?",
        "how does one mark used gear and when is it fresh again",
        "What does tapping look like and how long does it last?",
        "turn it how far, and back at what time?",
        "Explain tapping and untapping to me?",
        "In what way do I exhaust a gadget and at which moment does it get ready?",
        "which way do I lay a used item and when is it over",
        "the mark for used, and the time it comes off?",
    ),
    quote=(
        'To use an item card, "tap" the card: rotate the item card 90 degrees to show that the item is tapped.',
        UNTAPS,
    ),
)

# Wagering
items_when = fact_is(
    "dragons-lair.wager.items.when",
    "against a player before the dice are rolled, against the DRAGON at any point of the contest",
    title="When items can be used in a wager",
    asks=(
        "When can items be used in a wager, against a player and against the DRAGON?",
        "Does it make a difference for my items whether I bet against a person or the beast?",
        "timing of gear in a bet: player vs dragon, what differs?",
        "in which moment may I use gear, if I bet with a pal and if with the monster",
        "Compare when items are allowed in both kinds of wager?",
        "is there another time limit for items against the dragon than against players, and which",
        "What's different about items between wagering a friend and wagering the boss?",
        "use of gear in both sorts of wager, when?",
        "For a bet with a human and for one with the drake, at what point do I tap my things?",
        "up to when may items come in, in either wager?",
    ),
    quote=(BEFORE_THE_DICE, ANY_POINT),
)
FULL = presumed(Lair.my_items, 3) >= 3
full_inventory = rule(
    "dragons-lair.wager.full",
    of=Lair,
    title="An item can be won with a full inventory",
    asks=(
        "What happens when I win an item card with three items already?",
        "I've three items and win one more: do I swap or get nothing?",
        "full of gear and the pot has an item, which rule holds?",
        "Do I take the item and throw one out, or is it impossible to win it?",
        "Won an item, no slot free. What now?",
        "either I discard something or I can't have it, which of both?",
        "Is a fourth item lost, or may I exchange it for one of mine?",
        "inventory full + item in the wager I won = ?",
        "how does it go if my three places are taken and I win gear",
        "does the winner with three items drop one or go without?",
        "beat the dragon in a bet with gear in the pot, my three slots are full: discard one or lose it?",
        "I own 3 items and an item card was in the pot I won. Do I discard one to take it or can't I have it?",
        "won a fourth gadget in a wager, is it a swap or am I refused?",
    ),
    when=FULL,
    decides=flag_of(False),
    quote=CANNOT_WIN,
)
full_inventory.unless(
    "one item is discarded",
    decides=True,
    quote=MUST_DISCARD,
    conflict=WHY_DISCARD,
)
