"""Order of Play and Winning: yes or no, what is still missing, and who of several who are named."""

from engine import (
    algorithm,
    amount,
    by,
    fact_is,
    highest,
    largest,
    line,
    presumed,
    regardless,
    rule,
    stated,
    when,
)
from engine.expressions import text_of
from engine.games.dragons_lair.by_name import (
    are_several,
    is_one_of,
    is_tied,
    next_clockwise,
    rolled_highest,
    was_there_first,
    who_is_there,
)
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.order import HIGHEST_ROLLER
from engine.games.dragons_lair.scores import BEST, DRAGON, LOWERED, MINE, TEAM
from engine.games.dragons_lair.turns import FIFTEEN_HUNDRED

FIRST_WINS = (
    "In competitive play, the FIRST player who reaches the target score is the winner.",
    "The winner in asymmetric play is the player who is first to reach the target score.",
)
CLOCKWISE = "Turns are taken in clockwise order."
RESET = "A player or team that reaches the winning condition wins the game, and the game is then reset."


# Order of Play
first_by_name = rule(
    "dragons-lair.order.first.named",
    title="Who takes the first turn",
    asks=(
        "Rolls for the start: Mia 6, Tom 3, Lee 5, who begins?",
        "Ana rolled 2 and Ben rolled 4, who goes first?",
        "Of Kim 5, Noor 6 and Pia 1, who is the starting player?",
        "we rolled for the start and it was kai 2, jo 6, so who begins?",
        "Max got a 5, Eva a 3 and I a 6: whose is the first turn?",
        "starting roll: ben 1, lia 4, tim 2",
        "who opens the game with rolls of Fay 3 and Gus 4",
        "Ron threw 6, Sia threw 2, first turn for whom?",
        "Highest of ida 5, kim 2, lou 6 for the first turn?",
    ),
    of=Lair,
    decides=algorithm("who rolled highest", rolled_highest, Lair.rolls_by_name, gives=str),
    silent_beyond=algorithm("whether the highest roll is shared", is_tied, Lair.rolls_by_name, gives=bool),
    silent_quote=HIGHEST_ROLLER,
    quote=HIGHEST_ROLLER,
)
next_by_name = rule(
    "dragons-lair.order.next.named",
    title="Whose turn is next",
    asks=(
        "We sit Ana, Bo, Cem and Dee in clockwise order and Bo is done, who is next?",
        "Clockwise: Kim, Lou, Max. It is Lou's turn now, who follows?",
        "Ida has played, and around the table clockwise it's Ida, Jon, Kay: whose turn is it?",
        "who's up after Tom if we sit Tom, Una, Vic going clockwise",
        "the order around the table is me, Pia, Rob, and I have finished my turn, who plays now?",
        "Seating clockwise Al, Bea, Cy. Cy just ended his turn, who goes?",
        "Next player please: Nia, Oli, Pam and Quin sit clockwise, Quin has been",
        "at our table clockwise come Uwe then Vera then Wim, Uwe is through, who now?",
        "Whose go is it after Eve in the clockwise row Dan, Eve, Fay?",
    ),
    of=Lair,
    decides=algorithm(
        "who is next clockwise", next_clockwise, Lair.seats_by_name, Lair.turn_by_name, gives=str
    ),
    quote=CLOCKWISE,
)
others_begin = fact_is(
    "dragons-lair.order.first.other",
    value=False,
    title="Somebody else than the highest roller begins",
    asks=(
        "Does the youngest player start?",
        "Does the owner of the game go first?",
        "Do we simply agree on who begins?",
    ),
    quote=HIGHEST_ROLLER,
)
is_clockwise = fact_is(
    "dragons-lair.order.clockwise",
    value=True,
    title="Play goes clockwise",
    asks=(
        "Does play go clockwise?",
        "Is the player on my left next?",
        "Do turns pass to the left?",
    ),
    quote=CLOCKWISE,
)
is_counterclockwise = fact_is(
    "dragons-lair.order.counterclockwise",
    value=False,
    title="Play goes counterclockwise",
    asks=(
        "Do turns go counterclockwise?",
        "Does play go anticlockwise?",
        "Is the player on my right next?",
    ),
    quote=CLOCKWISE,
)

# Winning
DRAGON_IS_NAMED = algorithm(
    "whether the DRAGON is one of those named", is_one_of, Lair.points_by_name, DRAGON, gives=bool
)
winner_by_name = rule(
    "dragons-lair.win.named",
    title="Who has won",
    asks=(
        "Ana has 1510, Cem 1480 and I have 200, who won?",
        "Mia 900, Tom 1500: who is the winner?",
        "Ben at 1450 and Lea at 1520, which of them has won?",
        "Free-for-all: Ira 1390, Bo 1520, me 800 and the beast 1200, who is the winner?",
        "Which of us has won with Pia on 1505 and Rolf on 1450?",
        "Asymmetric: Pia plays the dragon and has 1450, Olaf climbed to 1500, who is the winner?",
        "one against all, the dragon Tim is at 1510 and hero Jo at 1400, who won",
        "Free-for-all, Ed moved up from 1400 to 1500 and Flo has 1300, who takes the game?",
        "target 1000: Mo 990, Nils 1010, which one has won?",
        "Ida and Ole both have 1550, who wins?",
        "Cleo got to 1500 first, then Max jumped to 1700, who's the winner?",
        "versus. Tom was there first with 1500, later Kim has 1600: whose win is it",
    ),
    of=Lair,
    when=regardless(presumed(Lair.mode, "competitive") != "collaborative", Lair.players),
    decides=when(
        stated(Lair.dragon_target > DRAGON, presumed(Lair.dragon_short, True)) | DRAGON_IS_NAMED,
        when(
            algorithm(
                "whether several are at the target", are_several, Lair.points_by_name, Lair.target, gives=bool
            ),
            algorithm(
                "who was there first",
                was_there_first,
                Lair.points_by_name,
                Lair.places_by_name,
                Lair.target,
                gives=str,
            ),
            algorithm("who is at the target", who_is_there, Lair.points_by_name, Lair.target, gives=str),
        ),
        by(
            Lair.first_there,
            dragon=text_of("nobody, because the DRAGON was first"),
            otherwise=algorithm(
                "who is at the target", who_is_there, Lair.points_by_name, Lair.target, gives=str
            ),
        ),
    ),
    quote=FIRST_WINS,
)
IS_DRAGON_PLAYER = presumed(Lair.role, "adventurer") == "dragon_player"
ITS = stated(DRAGON, when(IS_DRAGON_PLAYER, MINE, Lair.dragon_points))
"""The points of the DRAGON's side, which are the asker's own where they play it."""
THEIRS = when(
    IS_DRAGON_PLAYER,
    stated(Lair.best_points, highest(Lair.player_points)),
    when(presumed(Lair.mode, "competitive") == "collaborative", stated(TEAM, MINE), BEST),
)
THEY_ARE_THERE = stated(Lair.target <= THEIRS, False)
"""Who tells nothing of the adventurers tells of none who is there."""
winning_side = rule(
    "dragons-lair.win.side",
    title="Which side has won",
    asks=(
        "Which side has won, the DRAGON or the adventurers?",
        "Who wins, we or the DRAGON?",
        "The dragon's on 1510 and our best has 1300, whose win is it?",
        "One against all: Kai is the beast with 1400, best hero 1500. Which side takes it?",
        "we stand at 1500 and the drake at 1450, so who has won, players or monster?",
        "hoard 1500, team 1480: does the victory go to us or to it?",
        "Is the winner the dragon or one of us with 1200 against 1500 in its hoard?",
        "Has the human dragon or have the heroes won when she is at 1500 and they at 1250?",
        "dragon 900, us 1600 together in co-op, which of the two sides has won",
    ),
    of=Lair,
    decides=when(
        Lair.dragon_target <= ITS,
        when(
            THEY_ARE_THERE,
            by(Lair.first_there, dragon=text_of("the DRAGON"), otherwise=text_of("the adventurers")),
            text_of("the DRAGON"),
        ),
        when(THEY_ARE_THERE, text_of("the adventurers"), text_of("neither side yet")),
    ),
    quote=FIFTEEN_HUNDRED,
)
short = amount(
    "dragons-lair.win.short",
    unit="points",
    title="What you still need",
    asks=(
        "How many more points do I need to win?",
        "I have 1180, how far am I from winning?",
        "Solo with 900, how much is missing?",
        "1220 so far on my own, how many to go?",
        "I am at 1340, what is left to the goal?",
    ),
    of=Lair,
    expr=largest(
        0,
        regardless(
            when(
                presumed(Lair.lowered_target, False),
                line("The suggested target", 1200, quote=LOWERED),
                Lair.target,
            ),
            Lair.players,
        )
        - MINE,
    ),
    quote=FIFTEEN_HUNDRED,
)
enough = rule(
    "dragons-lair.win.enough",
    title="That many points are enough to win",
    asks=(
        "Is 1450 enough to win?",
        "Are 1500 points sufficient?",
        "would 1600 do for the win",
        "is a score of 1380 enough for a victory?",
        "1500 on the dot, does it suffice?",
        "We agreed on 1000: is 990 enough?",
        "Do 1499 points win the game?",
        "does one win with 1510",
        "Can I win with 1200 points?",
    ),
    of=Lair,
    decides=Lair.my_points >= Lair.target,
    quote=FIFTEEN_HUNDRED,
)
dragon_short = amount(
    "dragons-lair.win.dragon.short",
    unit="points",
    title="What the DRAGON still needs",
    asks=(
        "How many more points does the DRAGON need?",
        "The hoard holds 1100, how far is the DRAGON from winning?",
        "The beast has 800 and 2 items, what is missing?",
    ),
    of=Lair,
    expr=largest(0, Lair.dragon_target - DRAGON),
    quote=FIFTEEN_HUNDRED,
)
dragon_can_win = fact_is(
    "dragons-lair.win.dragon-can",
    value=True,
    title="The DRAGON can win",
    asks=(
        "Can the DRAGON win?",
        "Is it possible that the DRAGON beats us?",
        "Does the beast win if it gets enough points?",
    ),
    quote=FIFTEEN_HUNDRED,
)
goes_on = fact_is(
    "dragons-lair.win.play-on",
    value=False,
    title="Play goes on after a win",
    asks=(
        "Do the others play on for second place?",
        "Does the game continue after somebody has won?",
        "Do we carry on once the first one is there?",
    ),
    quote=RESET,
)
