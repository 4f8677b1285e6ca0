"""Page 7: the very first turn."""

from engine import fact_is, must, rule
from engine.games.lairs.turn_facts import Turn

# p.7 — On Your Very First Turn
COORDINATES = "On your first turn only, the Builder tells you the coordinates of the Start tile."
DRAW = "On your first turn you then draw the Known circle and the walls, write an S, and place the Tracker."
told_start = rule(
    "lairs.first_turn.start",
    of=Turn,
    quote=COORDINATES,
    decides=Turn.first_turn,
    asks=(
        "Does the Builder tell me where Start is this turn?",
        "Is the Start tile told on my first turn?",
        "Are the Start coordinates given again after the first turn?",
    ),
)
tell_start = must(
    "lairs.first_turn.tell",
    act="tell the Explorer the coordinates of the Start tile on the first turn",
    quote=COORDINATES,
    asks=(
        "Must the Builder tell me where Start is on my first turn?",
        "Does he have to reveal my starting spot before I begin?",
        "May the Builder keep the Start tile secret on my first go?",
    ),
)
guess_start = fact_is(
    "lairs.first_turn.guess",
    False,
    quote=COORDINATES,
    title="You guess where the Start tile is",
    asks=(
        "Do I have to guess where I start?",
        "Must I find the Start tile by myself on my first turn?",
        "Is my starting position unknown to me?",
    ),
)
start_again = fact_is(
    "lairs.first_turn.again",
    False,
    quote=COORDINATES,
    title="The Builder tells the coordinates of the Start tile in every turn",
    asks=(
        "Does the Builder tell me the Start coordinates in every turn?",
        "Is the place of Start told anew each turn?",
        "Do I get to hear where the entrance is on later turns as well?",
        "Has my rival to say the starting square again whenever my turn comes?",
        "she told me the start on turn one, must she do it on turn two too?",
        "Every turn starts with the Builder naming the Start tile, right?",
        "I forgot my start square, is it repeated at my next turn?",
        "will the start coordinates be given more than once",
        "My nephew wants the entrance named on all of his turns, is he entitled to it?",
    ),
)
start_teller = fact_is(
    "lairs.first_turn.teller",
    "the Builder tells you the coordinates of the Start tile",
    quote=COORDINATES,
    asks=(
        "How do I learn where I start?",
        "What happens on my very first turn?",
        "Who tells me where Start is?",
    ),
)
draw = fact_is(
    "lairs.first_turn.draw",
    ("draw the Known circle and the walls", "write an S", "place the Tracker"),
    quote=DRAW,
    asks=(
        "What do I draw on my first turn?",
        "How do I note the Start space on my map?",
        "When is the Tracker placed?",
    ),
)
letter = fact_is(
    "lairs.first_turn.letter",
    "S",
    quote="write an S",
    asks=(
        "Which letter marks the Start space?",
        "What do I write on the Start square?",
        "What letter do I put where I start?",
    ),
)
