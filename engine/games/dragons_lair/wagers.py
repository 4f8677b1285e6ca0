"""Wagering, Wagering a Player, Wagering the DRAGON."""

from engine import (
    algorithm,
    amount,
    by,
    cited,
    effect,
    fact_is,
    line,
    may,
    must_not,
    presumed,
    regardless,
    rule,
    size,
    stated,
    told,
    when,
)
from engine.games.dragons_lair.encounters import BY_RARITY, ITS_VALUE, MY_VALUE, REROLL
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.stakes import stake_cards, stake_total, stake_with_items

MATCH = "The chosen opponent of a wager lays treasure cards face up on the table with a total value that equals the wagered value, or else exceeds the wagered value most closely."
CANNOT_MATCH = "A chosen opponent who cannot match the wagered amount must stake the highest closest value."
WINNER_TAKES = "A wager is resolved with a contest, and the winner of the die roll takes all the staked treasure into their inventory or hoard."
BEFORE_THE_DICE = "In a wager against a PLAYER, the use of all items MUST come at the start of the contest, before the dice are rolled."
BONUS = "the amount of bonus value that the DRAGON gets in a wager"

# Wagering
wager = fact_is(
    "dragons-lair.wager",
    "a winner-takes-all contest in which treasures are staked against other players or the DRAGON",
    asks=("What is a wager?", "How does wagering work?", "Is a wager winner-takes-all?"),
    quote="A wager is a winner-takes-all contest in which a player can stake treasures out of their inventory against other players or the DRAGON.",
)
initiate = effect(
    "dragons-lair.wager.initiate",
    then="the wagering player puts treasure cards from their inventory into the middle of the table",
    asks=("How do I start a wager?", "What is the first step of a wager?", "Where do staked cards go?"),
    quote="To initiate a wager, the wagering player puts any number of treasure cards from their inventory into the middle of the table.",
)
choose_opponent = effect(
    "dragons-lair.wager.opponent",
    then="the wagering player declares a chosen opponent, the DRAGON or another player",
    asks=(
        "Who can be my opponent in a wager?",
        "Whom may I wager against?",
        "Who chooses the opponent of a wager?",
    ),
    quote="The wagering player next declares a chosen opponent for the wager, which can be the DRAGON or another player.",
)
HOARD_ITEM = (
    "An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100."
)
ITEMS = presumed(Lair.hoard_items, 0)
HAS_ITEMS = ITEMS >= 1
HAS_CARDS = (size(Lair.opponent_treasures) >= 1) | HAS_ITEMS
MATCHING = when(
    HAS_ITEMS,
    cited(
        algorithm(
            "the stake that matches, with items as treasure cards",
            stake_with_items,
            Lair.opponent_treasures,
            Lair.wagered_value,
            ITEMS,
            gives=int,
        ),
        HOARD_ITEM,
    ),
    algorithm("the stake that matches", stake_total, Lair.opponent_treasures, Lair.wagered_value, gives=int),
)
stake = amount(
    "dragons-lair.wager.stake",
    unit="points",
    asks=(
        "What must the opponent stake?",
        "I wager 200 and she has 50, 100 and 300: how much must she put in?",
        "How is a wager matched?",
        "All he owns is a 40 and a 90 and I bet 300, what is his stake?",
        "I challenged her for 350, how big does her stake have to be?",
        "The hoard has one 150 and an item, I bet 120: what total does the DRAGON stake?",
        "she can't reach my bet, what goes in from her side?",
        "I lay 250 in front of Mona, what does she have to put up?",
        "my bet is 400 and he has only a 150: what goes in?",
        "How much must he lay down against my 250?",
        "Tina bets 300 against me, and I own a 100 and a 250, what do I stake?",
        "I am challenged for 500 with just 100 and 150 in my stash, what must I put in?",
        "put in 180 against the beast with a 100 and a 90, what's its stake?",
        "what total has she to answer with when I bet 220",
    ),
    of=Lair,
    when=regardless(HAS_CARDS, Lair.opponent_treasure_count),
    expr=MATCHING,
    quote=(MATCH, CANNOT_MATCH),
)
stake_of_cards = amount(
    "dragons-lair.wager.stake.cards",
    asks=(
        "Which cards must the opponent stake?",
        "Which of the treasures 50, 100 and 300 go in against a wager of 200?",
        "Which of his cards 10, 40 and 90 go in against 50?",
        "Which cards does he have to lay down against my bet?",
        "My bet is 300, hers are 100, 200 and 500, so which ones go in?",
        "which of the beast's treasures answer a bet of 120 with 50, 70 and 200 in the hoard",
        "I challenge Kai for 150 and he owns 40, 110 and 300: name the cards he stakes",
        "Tell me the treasures she must put up: she has 60, 80, 90 and I bet 140",
        "what cards exactly go in the pot from his side",
        "With 250 on the table and 200, 50 and 400 in her stash, which are staked?",
        "Which ones has she to put up when I bet 250 and she owns 50, 200 and 400?",
        "what of his 30, 60 and 150 must lie on the table against a bet of 90",
        "Name those he must lay down: he owns 100, 150 and 350, my bet is 250",
    ),
    of=Lair,
    when=regardless(size(Lair.opponent_treasures) >= 1, Lair.opponent_treasure_count),
    expr=algorithm(
        "cards that match", stake_cards, Lair.opponent_treasures, Lair.wagered_value, gives=tuple[int, ...]
    ),
    quote=(MATCH, CANNOT_MATCH),
)
THEIR_STAKE = stated(Lair.opponent_stake, MATCHING)
NOTHING_TO_STAKE = stated((size(Lair.opponent_treasures) == 0) & ~HAS_ITEMS, False)
stake_fits = rule(
    "dragons-lair.wager.stake.fits",
    title="The opponent's stake matches the wager",
    asks=(
        "Does that stake match my wager?",
        "I wager 200, she owns 200 and 250 and puts in the 250, is that allowed?",
        "Can he stake 150 against my 100 when he has 100 and 50?",
    ),
    of=Lair,
    when=HAS_CARDS,
    decides=Lair.opponent_stake == MATCHING,
    quote=(MATCH, CANNOT_MATCH),
)
pot = amount(
    "dragons-lair.wager.pot",
    unit="points",
    title="What the winner of the wager takes",
    asks=(
        "How many points are at stake in the wager altogether?",
        "I staked 200 and she staked 250, how much does the winner take?",
        "I put in 100 and he matches with 150, what is in the middle in all?",
        "How much is in the pot for the winner, my own cards included?",
        "I bet 300, he laid down 350 and I won the roll: what is the pot worth?",
        "sum of both stakes in our bet?",
    ),
    of=Lair,
    lines=(
        line("The wagered value", Lair.wagered_value, quote=WINNER_TAKES),
        line("The opponent's stake", THEIR_STAKE, quote=WINNER_TAKES),
    ),
    silent_beyond=NOTHING_TO_STAKE,
    silent_quote=WINNER_TAKES,
)
after_wager = amount(
    "dragons-lair.wager.points-after",
    unit="points",
    asks=(
        "What is my score after the wager?",
        "I had 500, wagered 100 and won 150, how many points now?",
        "I lost a wager of 200 out of 600 points, what is left?",
    ),
    of=Lair,
    lines=(
        line(
            "Points before",
            Lair.my_points,
            quote="Points are the total of the denominations on all the treasure cards",
        ),
        line(
            "The wager",
            by(Lair.wager_winner, me=THEIR_STAKE, opponent=-Lair.wagered_value),
            quote=WINNER_TAKES,
        ),
    ),
    silent_beyond=NOTHING_TO_STAKE,
    silent_quote=WINNER_TAKES,
)
takes_all = fact_is(
    "dragons-lair.wager.takes-all",
    value=True,
    title="The winner of a wager takes both stakes",
    asks=(
        "Does the winner of a wager get both stakes?",
        "Do I win what my opponent put in?",
        "If I win the bet, is the whole pot mine?",
    ),
    quote=WINNER_TAKES,
)
keeps_stake = fact_is(
    "dragons-lair.wager.keeps-own",
    value=False,
    title="The winner of a wager gets only a part of the stakes",
    asks=(
        "Do I get my stake back when I lose a wager?",
        "Does the loser keep what they put in?",
        "Lost the bet, are my own cards still mine?",
        "Does the winner of a bet get only what the loser put in?",
        "Is just half of the pot given to who wins the wager?",
        "winner of the wager: merely a part of the staked loot, right?",
        "do the loser's cards alone change hands, with the rest of the pot left out",
    ),
    quote=WINNER_TAKES,
)
DANGER = line("Danger level", stated(Lair.danger_level, BY_RARITY), quote=BONUS)
THEIR_TOTAL = by(Lair.wager_opponent, dragon=ITS_VALUE + DANGER, otherwise=ITS_VALUE)
UNSAID = ((Lair.wager_opponent == "player") & (MY_VALUE == ITS_VALUE)) | (
    (Lair.wager_opponent == "dragon") & (regardless(presumed(Lair.staked_cards, 1), Lair.wagered_value) >= 2)
)
wager_won = rule(
    "dragons-lair.wager.won",
    asks=(
        "Do I win the wager?",
        "I wager the DRAGON with a danger level of 2, I roll 5 and it rolls 3, who wins?",
        "Who wins a wager?",
        "Bet against the dragon with a gold card, I threw 6 and it threw 4. Won?",
        "wager vs the beast, danger 1, dice 5 me and 3 it, mine?",
        "my 4 against Tina's 3 in our bet, did I win it?",
    ),
    of=Lair,
    decides=MY_VALUE > THEIR_TOTAL,
    quote=(WINNER_TAKES, REROLL),
    silent_beyond=UNSAID,
    silent_quote=(WINNER_TAKES, BONUS),
)
dragon_total = amount(
    "dragons-lair.wager.dragon-total",
    asks=(
        "What is the DRAGON's total in a wager?",
        "The DRAGON rolls a 3 in a wager with danger level 2, what does it count as?",
        "What value does the DRAGON reach in our wager?",
    ),
    of=Lair,
    lines=(
        line("The DRAGON's roll", ITS_VALUE, quote=WINNER_TAKES),
        DANGER,
    ),
    silent_beyond=presumed(Lair.staked_cards, 1) >= 2,
    silent_quote=BONUS,
)

# Wagering a Player
items_against_player = may(
    "dragons-lair.wager.player.items",
    act="use an item in a wager against a player",
    asks=(
        "May I use an item in a wager against a player?",
        "When must items be used against another player?",
        "I wager another player, can I use my item before the roll?",
        "Before the dice of my bet with Ines, may I tap a ring?",
    ),
    of=Lair,
    when=~Lair.dice_rolled,
    otherwise="must_not",
    quote=BEFORE_THE_DICE,
)
items_after_roll = must_not(
    "dragons-lair.wager.player.items-late",
    act="use an item after the dice are rolled in a wager against a player",
    asks=(
        "May I use an item after the dice are rolled in a wager against a player?",
        "Can I add gear once we have rolled against each other?",
        "My rival taps an item after the roll of our wager, is that allowed?",
    ),
    quote=BEFORE_THE_DICE,
)

# Wagering the DRAGON
choose_cards = may(
    "dragons-lair.wager.dragon.choose",
    act="choose which of the DRAGON's treasure cards are staked",
    title="The wagering player chooses, as long as the value matches",
    asks=(
        "Who chooses the DRAGON's stake?",
        "May I choose which cards the DRAGON stakes?",
        "Who picks the DRAGON's treasures for a wager?",
        "I choose which of the dragon's cards are staked, right?",
        "In a bet with the beast, is it me who says what it puts up?",
        "wager vs the dragon: my pick of its cards, correct?",
        "Do I get to select the hoard's cards for the stake?",
        "the player who bets takes the dragon's cards that he wants, if the value fits?",
        "Against the monster, am I the one to decide on its stake?",
    ),
    of=Lair,
    silent_beyond=told(Lair.hoard_treasures),
    silent_quote="as long as the equal (or closest exceeding) value condition is met",
    quote="In a wager against the DRAGON, the wagering player can choose which of the DRAGON's treasure cards are staked, as long as the equal (or closest exceeding) value condition is met.",
)
items_against_dragon = may(
    "dragons-lair.wager.dragon.items",
    act="use an item at any point of the contest",
    asks=(
        "May I use an item after the roll when I wager the DRAGON?",
        "When can items be used in a wager against the DRAGON?",
        "Bet with the beast, dice rolled: may I use gear now?",
        "Is gear still allowed after the throw when I bet with the monster?",
    ),
    quote="In a wager against the DRAGON, the use of items can come at any point of the contest.",
)
