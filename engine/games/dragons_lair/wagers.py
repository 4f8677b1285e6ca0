"""Wagering, Wagering a Player, Wagering the DRAGON."""

from engine import (
    algorithm,
    amount,
    by,
    effect,
    fact_is,
    line,
    may,
    presumed,
    rule,
    size,
    stated,
)
from engine.games.dragons_lair.encounters import BY_RARITY, ITS_VALUE, MY_VALUE, REROLL
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.stakes import stake_cards, stake_total

MATCH = "The chosen opponent of a wager lays treasure cards face up on the table with a total value that equals the wagered value, or else exceeds the wagered value most closely."
CANNOT_MATCH = "A chosen opponent who cannot match the wagered amount must stake the highest closest value."
WINNER_TAKES = "A wager is resolved with a contest, and the winner of the die roll takes all the staked treasure into their inventory or hoard."
BONUS = "the amount of bonus value that the DRAGON gets in a wager"

# Wagering
wager = fact_is(
    "dragons-lair.wager",
    "a winner-takes-all contest in which treasures are staked against other players or the DRAGON",
    asks=(
        "What is a wager?",
        "How does wagering work?",
        "Is a wager winner-takes-all?",
        "what's betting in this game?",
        "explain a wager?",
        "what is at stake in a bet and against whom?",
        "bet: what kind of contest is it?",
    ),
    quote="A wager is a winner-takes-all contest in which a player can stake treasures out of their inventory against other players or the DRAGON.",
)
initiate = effect(
    "dragons-lair.wager.initiate",
    then="the wagering player puts treasure cards from their inventory into the middle of the table",
    asks=(
        "How do I start a wager?",
        "What is the first step of a wager?",
        "Where do staked cards go?",
        "how do I open a bet?",
        "what do I lay in the middle to bet?",
        "starting a wager: what's done first?",
        "where do I put my stake?",
    ),
    quote="To initiate a wager, the wagering player puts any number of treasure cards from their inventory into the middle of the table.",
)
choose_opponent = effect(
    "dragons-lair.wager.opponent",
    then="the wagering player declares a chosen opponent, the DRAGON or another player",
    asks=(
        "Who can be my opponent in a wager?",
        "Whom may I wager against?",
        "Who chooses the opponent of a wager?",
        "who can I challenge?",
        "who says against whom the bet goes?",
        "my stake is down, what do I declare?",
        "possible opponents in a bet?",
    ),
    quote="The wagering player next declares a chosen opponent for the wager, which can be the DRAGON or another player.",
)
stake = amount(
    "dragons-lair.wager.stake",
    unit="points",
    asks=(
        "What must the opponent stake?",
        "I wager 200 and she has 50, 100 and 300: how much must she put in?",
        "How is a wager matched?",
        "My opponent cannot match my bet of 400, what do they stake?",
        "Which total does the DRAGON lay against my stake?",
        "I bet 150 and he has 100 and 200, what does he put up?",
        "the dragon owns 50, 75 and 400 against my 120, how much is staked?",
        "my rival's loot is 20, 30 and 60, I stake 90: her stake?",
        "I wager 500 but they only have 100 and 150, what goes in?",
        "what total must be laid against a bet of 250 with 100, 100 and 300?",
        "how much do I have to put in against 80 if I hold 40 and 50?",
    ),
    of=Lair,
    when=size(Lair.opponent_treasures) >= 1,
    expr=algorithm(
        "the stake that matches", stake_total, Lair.opponent_treasures, Lair.wagered_value, gives=int
    ),
    quote=(MATCH, CANNOT_MATCH),
)
stake_of_cards = amount(
    "dragons-lair.wager.stake.cards",
    asks=(
        "Which cards must the opponent stake?",
        "Which of the treasures 50, 100 and 300 go in against a wager of 200?",
        "Which of his cards 10, 40 and 90 go in against 50?",
        "I bet 130, the hoard has 50, 80 and 200: which cards?",
        "what treasures does she lay down if I stake 75 and she has 25, 50 and 100?",
        "they can't cover my 700 with 200 and 300, which cards do they put up?",
    ),
    of=Lair,
    when=size(Lair.opponent_treasures) >= 1,
    expr=algorithm(
        "cards that match", stake_cards, Lair.opponent_treasures, Lair.wagered_value, gives=tuple[int, ...]
    ),
    quote=(MATCH, CANNOT_MATCH),
)
after_wager = amount(
    "dragons-lair.wager.points-after",
    unit="points",
    asks=(
        "What is my score after the wager?",
        "I had 500, wagered 100 and won 150, how many points now?",
        "I lost a wager of 200 out of 600 points, what is left?",
        "What does the winner of a wager get?",
        "I had 800, bet 200 and lost: how many points are left?",
        "won a wager, 300 from them, I stood at 450, what have I got now?",
        "my score was 900 and I took their 150, new score?",
        "lost my stake of 100, before that I had 350, what remains?",
        "how many points after winning 250 with 600 before?",
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
            by(Lair.wager_winner, me=Lair.opponent_stake, opponent=-Lair.wagered_value),
            quote=WINNER_TAKES,
        ),
    ),
)
DANGER = line("Danger level", stated(Lair.danger_level, BY_RARITY), quote=BONUS)
THEIR_TOTAL = by(Lair.wager_opponent, dragon=ITS_VALUE + DANGER, otherwise=ITS_VALUE)
wager_won = rule(
    "dragons-lair.wager.won",
    asks=(
        "Do I win the wager?",
        "I wager the DRAGON with a danger level of 2, I roll 5 and it rolls 3, who wins?",
        "Who wins a wager?",
        "My roll in the wager is 6 and the other player's is 4, is the stake mine?",
        "I bet against Tom, 5 for me and 3 for him, do I get the pot?",
        "the boss rolled 4 with danger 1 and I have 6 in our bet, do I win?",
        "In a wager I threw 2 and my rival 6, do I take the stakes?",
        "bet with the dragon: my 5 against its 3, silver treasure staked, is it mine?",
        "my 3 plus item bonus 2 versus the other player's 4 in a bet, did I win?",
        "we both rolled 4 in our wager, do I win it?",
    ),
    of=Lair,
    decides=MY_VALUE > THEIR_TOTAL,
    quote=(WINNER_TAKES, REROLL),
    silent_beyond=((Lair.wager_opponent == "player") & (MY_VALUE == ITS_VALUE))
    | ((Lair.wager_opponent == "dragon") & (presumed(Lair.staked_cards, 1) >= 2)),
    silent_quote=(WINNER_TAKES, BONUS),
)
dragon_total = amount(
    "dragons-lair.wager.dragon-total",
    asks=(
        "What is the DRAGON's total in a wager?",
        "The DRAGON rolls a 3 in a wager with danger level 2, what does it count as?",
        "What value does the DRAGON reach in our wager?",
        "boss rolls 5, the staked card is gold: what's its total in the bet?",
        "what does a 2 by the beast count with danger 3 in a wager?",
        "dragon threw 4 and the danger is 1, what have I to beat?",
        "the monster's value in a bet when it rolls 6 and I staked silver?",
        "its roll plus danger bonus in our wager?",
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
        "The dice are rolled against my rival, can I still use an item?",
        "We haven't rolled yet in our bet, can I use a gizmo?",
        "dice are on the table in a wager with Sam, may I pop an item?",
        "can my rival use gear after the roll of our bet?",
        "May I use an item at the start of a wager with a player?",
        "is it allowed to use my item in a player bet once the dice fell?",
    ),
    of=Lair,
    when=~Lair.dice_rolled,
    otherwise="must_not",
    quote="In a wager against a PLAYER, the use of all items MUST come at the start of the contest, before the dice are rolled.",
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
        "can I say which hoard cards are in the pot?",
        "May I pick the beast's loot for our bet?",
        "I bet 200 with the boss, who decides what it stakes?",
        "am I allowed to choose the dragon's treasures in a wager?",
    ),
    quote="In a wager against the DRAGON, the wagering player can choose which of the DRAGON's treasure cards are staked, as long as the equal (or closest exceeding) value condition is met.",
)
items_against_dragon = may(
    "dragons-lair.wager.dragon.items",
    act="use an item at any point of the contest",
    asks=(
        "May I use an item after the roll when I wager the DRAGON?",
        "When can items be used in a wager against the DRAGON?",
        "Bet with the beast, dice rolled: may I use gear now?",
        "can I pop an item in the middle of a wager with the dragon?",
        "when in a bet against the boss is gear allowed?",
        "may I wait with my item till the dragon has rolled in our bet?",
    ),
    quote="In a wager against the DRAGON, the use of items can come at any point of the contest.",
)
