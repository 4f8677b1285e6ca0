"""Wager Notes."""

from engine import (
    fact_is,
    may,
    must,
    must_not,
    size,
    stated,
)
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.wagers import CANNOT_MATCH

NO_TARGET = "A player with no treasure cards cannot be targeted by a wager, and neither can the DRAGON when the DRAGON has no treasure cards."

# Wager Notes
any_number = may(
    "dragons-lair.wager.any-number",
    act="wager any number of treasures at one time",
    asks=(
        "May I wager five treasures at once?",
        "How many treasures can I wager?",
        "Can I stake everything I have?",
        "Can I bet 7 treasures in one go?",
        "may I put all my loot in?",
        "am I allowed to stake just 1 treasure?",
        "how many cards can go in one bet?",
    ),
    quote="The number of treasures that can be wagered at one time has no limit.",
)
stake_limit = fact_is(
    "dragons-lair.wager.limit",
    value=False,
    asks=(
        "Is there a limit to a wager?",
        "Is the size of my stake capped?",
        "is there a maximum of cards in a bet?",
        "Are stakes limited to three treasures?",
        "Does a bet have an upper bound?",
        "is the number of cards I may stake capped?",
    ),
    quote="The number of treasures that can be wagered at one time has no limit.",
)
negative = may(
    "dragons-lair.wager.negative",
    act="wager a treasure card with a negative denomination",
    asks=(
        "Can I wager a negative treasure?",
        "May a card with a minus value be staked?",
        "Can I put my -50 in the pot?",
        "may I bet a minus card?",
        "is loot below zero ok as a stake?",
        "am I allowed to gamble a treasure worth -100?",
    ),
    quote="Treasure cards that have a negative denomination can be wagered.",
)
refuse = must_not(
    "dragons-lair.wager.refuse",
    act="refuse a wager",
    asks=(
        "Can an opponent refuse a wager?",
        "May I decline when I am challenged?",
        "Can a player say no to a bet?",
        "Can I turn down a wager?",
        "Can she say no to my bet?",
        "may I dodge a challenge?",
        "is my rival allowed to pass on the wager?",
        "can the beast turn down my bet?",
        "may I chicken out of a bet?",
    ),
    quote="The chosen opponent cannot refuse a wager.",
)
accept = must(
    "dragons-lair.wager.accept",
    act="accept a wager",
    asks=(
        "Must the opponent accept a wager?",
        "Do I have to take part when I am challenged?",
        "am I forced to bet when someone calls me out?",
        "Does the challenged guy have to play along?",
        "must the dragon accept my bet?",
        "do I have to go through with a bet I don't like?",
    ),
    quote="The chosen opponent cannot refuse a wager.",
)
cannot_match = must(
    "dragons-lair.wager.cannot-match",
    act="stake the highest closest value when the wagered amount cannot be matched",
    asks=(
        "What if the opponent cannot match the wager?",
        "Must a poorer opponent stake all they have?",
        "my rival owns less than I bet, what must he stake?",
        "Do I have to put in the closest I have if I can't cover 400?",
        "what does someone with too little loot lay down?",
        "must the poorer one come as near as possible?",
    ),
    quote=CANNOT_MATCH,
)
THEIRS = stated(Lair.opponent_treasure_count, size(Lair.opponent_treasures))
target = may(
    "dragons-lair.wager.target",
    act="target this opponent with a wager",
    asks=(
        "Can I wager against a player without treasure?",
        "May I wager the DRAGON when its hoard is empty?",
        "The opponent has 0 treasure cards, may I challenge them?",
        "Who cannot be targeted by a wager?",
        "He has 2 treasures, may I challenge him?",
        "the hoard is empty, can I bet with the beast?",
        "can I bet against Kay who owns zero loot?",
        "The dragon holds 1 treasure card, am I allowed to bet with it?",
        "my opponent has just items, can I target him with a wager?",
        "they own 5 treasures, may I bet with them?",
    ),
    of=Lair,
    when=THEIRS >= 1,
    otherwise="must_not",
    quote=NO_TARGET,
)
start_with = may(
    "dragons-lair.wager.start",
    act="initiate a wager",
    asks=(
        "May I start a wager without a treasure?",
        "What do I need to initiate a wager?",
        "I own 1 treasure card, may I start a wager?",
        "I've zero loot, can I open a bet?",
        "with 3 treasures in my stash, may I start a wager?",
        "can someone with just one treasure begin a bet?",
        "I own nothing, am I able to bet?",
        "my only cards are items, may I initiate a wager?",
    ),
    of=Lair,
    when=stated(Lair.my_treasure_count, size(Lair.my_treasures)) >= 1,
    otherwise="must_not",
    quote="Only treasure cards can be used to initiate a wager.",
)
start_with_item = must_not(
    "dragons-lair.wager.start.item",
    act="initiate a wager with anything but treasure cards",
    asks=(
        "Can I start a wager with an item?",
        "May I bet an item card instead of treasure?",
        "Which cards can initiate a wager?",
        "Can I open a bet with my sword?",
        "may I stake gear to challenge somebody?",
        "is it ok to begin a bet with an item instead of loot?",
        "what cards start a bet?",
    ),
    quote="Only treasure cards can be used to initiate a wager.",
)
stake_item = must_not(
    "dragons-lair.wager.player.stake-item",
    act="wager item cards between players",
    asks=(
        "Can items be staked between players?",
        "May I wager my item against a player?",
        "Can a rival match my stake with an item?",
        "can I put a gizmo in a bet with my friend?",
        "May the other player match with gear?",
        "are items allowed in the pot between players?",
        "am I allowed to bet my item against Joe?",
    ),
    quote="In a wager between players, item cards cannot be wagered.",
)
CANNOT_WIN = "A player who already has 3 items cannot win an extra item card in a wager."
MUST_DISCARD = "A player who wins an item card while their inventory is full must discard one item."
WHY_DISCARD = (
    "The sentence about discarding speaks of the moment itself, an item won while the inventory is full, and stands "
    "after the ban; read so, it is the more specific one and may prevail."
)
win_item = must_not(
    "dragons-lair.wager.win-item",
    act="win an item card in a wager",
    asks=(
        "Can I win an item in a wager when I have 3 items?",
        "I won a wager with an item in it and my inventory is full, do I get it?",
        "May I gain a fourth item by a wager?",
        "I have three gizmos and the pot holds an item, can I win it?",
        "Can I get a 4th item by betting?",
        "she owns 3 items, may she win one more in a wager?",
        "two items now, can I win another in a bet?",
        "I'm full on gear, does an item won in a wager become mine?",
    ),
    of=Lair,
    when=Lair.my_items >= 3,
    quote=CANNOT_WIN,
)
win_item.unless(
    "an item can be won and another is discarded", value="may", quote=MUST_DISCARD, conflict=WHY_DISCARD
)
discard_item = must(
    "dragons-lair.wager.discard-item",
    act="discard one item",
    asks=(
        "Must I discard an item when I win one with 3 items?",
        "What if I win an item and my inventory is full?",
        "How many items do I discard when I win one too many?",
        "I won gear with 3 items already, do I have to throw one out?",
        "must I drop a gizmo when I win a fourth?",
        "do I need to discard after winning an item with 2 in stock?",
        "won an item by a bet but my slots are full, what must I do?",
        "Am I forced to get rid of an item when I win one too many?",
    ),
    of=Lair,
    when=Lair.my_items >= 3,
    quote=MUST_DISCARD,
)
discard_item.unless("no item is won at all", value="need_not", quote=CANNOT_WIN, conflict=WHY_DISCARD)
by_players = must_not(
    "dragons-lair.wager.by-dragon",
    act="initiate a wager as the DRAGON",
    title="Only players initiate wagers",
    asks=(
        "Can the DRAGON start a wager?",
        "Does the automated DRAGON wager against us?",
        "Who may initiate a wager?",
        "May the beast open a bet?",
        "can the boss challenge me?",
        "who's allowed to begin a wager?",
        "will the monster be able to bet against me by itself?",
    ),
    quote="Wagers can be initiated by players only.",
)
