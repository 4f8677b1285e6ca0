"""Order of Play."""

from engine import effect, fact_is, highest, largest, rule, stated
from engine.games.dragons_lair.facts import Lair

# Order of Play
HIGHEST_ROLLER = "The highest roller takes the first turn."
first_turn = fact_is(
    "dragons-lair.order.first",
    "the highest roller",
    asks=("Who goes first?", "How is the starting player chosen?", "Who begins the game?"),
    quote=HIGHEST_ROLLER,
)
OTHERS = stated(highest(Lair.other_rolls), Lair.opponent_roll)
go_first = rule(
    "dragons-lair.order.first.me",
    title="You take the first turn",
    asks=(
        "Do I go first?",
        "I rolled 5 and the others rolled 3, 4 and 2, do I start?",
        "My die shows 2, hers 6, am I the starting player?",
    ),
    of=Lair,
    decides=largest(Lair.my_roll, OTHERS) == Lair.my_roll,
    silent_beyond=Lair.my_roll == OTHERS,
    silent_quote=HIGHEST_ROLLER,
    quote=HIGHEST_ROLLER,
)
clockwise = fact_is(
    "dragons-lair.order.direction",
    "clockwise",
    asks=("Which way round does play go?", "Who plays after me?", "What is the turn order?"),
    quote="Turns are taken in clockwise order.",
)
until = fact_is(
    "dragons-lair.order.until",
    "until one player or the DRAGON reaches the winning condition",
    asks=("When does the game end?", "How long do we go on taking turns?", "What ends the game?"),
    quote="Play goes on turn by turn until the winning condition is reached by one player or by the DRAGON.",
)
deck_runs_out = effect(
    "dragons-lair.order.empty-deck",
    then="any discarded cards are shuffled back into the decks, and play goes on",
    asks=(
        "What happens when a deck runs out?",
        "The Dragon deck is empty, what now?",
        "No cards left in a treasure deck",
    ),
    quote="If the Dragon deck, the item deck or a treasure deck runs out before anyone has met the winning condition, shuffle any discarded cards back into the decks and carry on playing.",
)
empty_deck_end = fact_is(
    "dragons-lair.order.empty-deck.end",
    value=False,
    asks=(
        "Does the game end when a deck is empty?",
        "Is it over when the cards run out?",
        "Do we stop playing when we run out of cards?",
    ),
    quote="shuffle any discarded cards back into the decks and carry on playing",
)
