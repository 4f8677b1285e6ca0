"""Wager Notes."""

from engine import (
    cited,
    fact_is,
    may,
    must,
    must_not,
    presumed,
    regardless,
    size,
    stated,
    told,
)
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.wagers import CANNOT_MATCH, HOARD_ITEM

NO_TARGET = "A player with no treasure cards cannot be targeted by a wager, and neither can the DRAGON when the DRAGON has no treasure cards."

# Wager Notes
any_number = may(
    "dragons-lair.wager.any-number",
    act="wager any number of treasures at one time",
    asks=(
        "May I wager five treasures at once?",
        "How many treasures can I wager?",
        "Can I stake everything I have?",
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
        "Can I pick Nora as my opponent for a bet?",
        "Is Paul a legal victim for my wager?",
        "May I call out the girl with a single treasure?",
        "she hasn't any loot, can i challenge her anyway",
        "I'd like to bet against Timo now, am I allowed to choose him?",
        "the beast has two cards in its hoard, fair game for a wager?",
        "Is somebody without treasures safe from my bet?",
    ),
    of=Lair,
    when=regardless(THEIRS, Lair.wagered_value) >= 1,
    otherwise="must_not",
    quote=NO_TARGET,
)
player_with_items = must_not(
    "dragons-lair.wager.target.only-items",
    act="target a player who has item cards only",
    asks=(
        "May I wager against a player who has only items?",
        "She owns 2 items and no treasure, can I challenge her?",
        "Do a rival's items make up for missing treasure when I pick whom to bet against?",
    ),
    quote=NO_TARGET,
)
ITS_ITEMS = stated(Lair.hoard_items >= 1, Lair.hoard_has_item)
hoard_with_items = may(
    "dragons-lair.wager.target.hoard-items",
    act="target the DRAGON when its hoard has item cards only",
    asks=(
        "May I wager the DRAGON when its hoard has only items?",
        "There are 2 items in the hoard and nothing else, can I challenge the DRAGON?",
        "Do captured items make the beast fair game for a bet?",
        "The beast has no treasure, just one item it took from us. Can I wager against it?",
        "only gear in the hoard, may i bet with the dragon",
        "Does one stolen item make the DRAGON a possible opponent?",
        "hoard = a single captured item. is a wager against it ok?",
        "The dragon won nothing yet but our sword, may I challenge it?",
        "can the beast be wagered when all it owns is an item",
    ),
    of=Lair,
    when=stated(ITS_ITEMS, ~told(THEIRS)) | stated(THEIRS >= 1, False),
    otherwise="must_not",
    quote=(HOARD_ITEM, NO_TARGET),
)
start_with = may(
    "dragons-lair.wager.start",
    act="initiate a wager",
    asks=(
        "May I start a wager without a treasure?",
        "What do I need to initiate a wager?",
        "I own 1 treasure card, may I start a wager?",
        "I own 2 treasures, can I start a wager against Ben?",
        "May I bet against the beast when I have one treasure and it has none?",
    ),
    of=Lair,
    when=stated(stated(Lair.my_treasure_count, size(Lair.my_treasures)) >= 1, Lair.my_points > 0)
    & ((presumed(Lair.wager_opponent, "none") == "none") | cited(THEIRS >= 1, NO_TARGET)),
    otherwise="must_not",
    quote="Only treasure cards can be used to initiate a wager.",
)
start_with.unless(
    "the opponent has no treasure card",
    when=(presumed(Lair.wager_opponent, "none") != "none") & (THEIRS < 1),
    value="must_not",
    quote=NO_TARGET,
)
start_with_item = must_not(
    "dragons-lair.wager.start.item",
    act="initiate a wager with anything but treasure cards",
    asks=(
        "Can I start a wager with an item?",
        "May I bet an item card instead of treasure?",
        "Which cards can initiate a wager?",
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
        "Can I throw an item card into a bet against another player?",
        "may gear go in the pot between two players",
        "my brother swears an item can be staked against a player, is he right?",
        "Is it allowed to bet a gadget when I challenge Ann?",
        "items as a stake in a wager with a friend, ok?",
        "could he answer my bet with his sword card, we are both players",
    ),
    quote="In a wager between players, item cards cannot be wagered.",
)
CANNOT_WIN = "A player who already has 3 items cannot win an extra item card in a wager."
MUST_DISCARD = "A player who wins an item card while their inventory is full must discard one item."
WHY_DISCARD = (
    "The sentence about discarding speaks of the moment itself, an item won while the inventory is full, and stands "
    "after the ban; read so, it is the more specific one and may prevail."
)
FULL = Lair.my_items >= 3
win_item = must_not(
    "dragons-lair.wager.win-item",
    act="win an item card in a wager",
    asks=(
        "Can I win an item in a wager when I have 3 items?",
        "I won a wager with an item in it and my inventory is full, do I get it?",
        "May I gain a fourth item by a wager?",
        "Won gear in a wager with a full inventory, what now?",
        "I already have three and the pot holds an item that I won, keep it or not?",
        "three items before the bet and one more won, is it mine",
    ),
    of=Lair,
    when=FULL,
    otherwise="may",
    quote=CANNOT_WIN,
)
win_item.unless(
    "an item can be won and another is discarded",
    when=FULL,
    value="may",
    quote=MUST_DISCARD,
    conflict=WHY_DISCARD,
)
discard_item = must(
    "dragons-lair.wager.discard-item",
    act="discard one item",
    asks=(
        "Must I discard an item when I win one with 3 items?",
        "What if I win an item and my inventory is full?",
        "How many items do I discard when I win one too many?",
    ),
    of=Lair,
    when=FULL,
    otherwise="need_not",
    quote=MUST_DISCARD,
)
discard_item.unless(
    "no item is won at all", when=FULL, value="need_not", quote=CANNOT_WIN, conflict=WHY_DISCARD
)
by_players = must_not(
    "dragons-lair.wager.by-dragon",
    act="initiate a wager as the DRAGON",
    title="Only players initiate wagers",
    asks=(
        "Can the DRAGON start a wager?",
        "Does the automated DRAGON wager against us?",
        "Who may initiate a wager?",
        "Can the automated DRAGON challenge one of us?",
        "Whom does the dragon pick when it starts a wager?",
        "how does the beast choose whom it bets against",
        "Does the monster ever call us out for a bet?",
        "may the boss begin a wager by itself",
        "Is the dragon able to make bets?",
        "when the drake wagers, who is its victim",
        "How does the automated dragon decide whom it wagers against?",
        "on whom does the beast's wager fall when it begins one",
        "if the monster starts a bet, who's its target",
    ),
    quote="Wagers can be initiated by players only.",
)
