"""Who takes what is staked in a wager."""

from engine import algorithm, by, rule, stated, when
from engine.expressions import text_of
from engine.games.dragons_lair.by_name import in_contest
from engine.games.dragons_lair.encounters import MY_VALUE, REROLLED
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.wagers import BONUS, THEIR_TOTAL, UNSAID, WINNER_TAKES

wager_taker = rule(
    "dragons-lair.wager.taker",
    title="Who takes all the staked treasure",
    asks=(
        "Who takes the staked treasures?",
        "I bet against the DRAGON with danger 1, I roll 6 and it rolls 4, whose are the stakes?",
        "Wager with Ben: I threw a 3 and he threw a 5, who gets the pot?",
        "who gets everything, my die shows 2 and the beast's 6 in our bet",
        "Danger level 2, my roll 4, the dragon's 3: to whom do all the cards go?",
        "He rolled lower than me in the wager, which of us takes the cards in the middle?",
        "Staked a gold one against the monster and rolled 5 to its 1. Who takes the lot?",
        "the bet is rolled, 4 for me and 2 for her, who has the whole heap now",
        "whose is the treasure in the middle after the roll of a wager, me 3, dragon 5?",
    ),
    of=Lair,
    decides=when(
        MY_VALUE > THEIR_TOTAL,
        stated(
            algorithm("who is in the contest", in_contest, Lair.contestant, gives=str),
            text_of("the wagering player"),
        ),
        when(
            THEIR_TOTAL > MY_VALUE,
            by(
                Lair.wager_opponent,
                dragon=text_of("the DRAGON"),
                otherwise=text_of("the chosen opponent"),
            ),
            REROLLED,
        ),
    ),
    silent_beyond=UNSAID,
    silent_quote=(WINNER_TAKES, BONUS),
    quote=WINNER_TAKES,
)
