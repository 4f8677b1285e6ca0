"""Page 10: what ends the game, and the final turn."""

from engine import fact_is, rule
from engine.games.lairs.standing import Exiting

# p.10 — The Exit
GAME_ENDS = "The game ends when one player becomes the first to exit."
FINAL_TURN = "Once the first player has exited, the other player gets one final full turn."
game_ends = fact_is(
    "lairs.end",
    "when one player becomes the first to exit and the other player has had one final full turn",
    quote=(GAME_ENDS, FINAL_TURN),
    title="The game ends",
    asks=("When does the game end?", "What ends the game?", "Is the game over as soon as somebody exits?"),
)
final_turns = fact_is(
    "lairs.end.final_turn",
    1,
    unit="full turns",
    quote=FINAL_TURN,
    asks=(
        "How many turns does the other player get after the first exit?",
        "What happens once the first player has exited?",
        "How long do we go on after somebody got out?",
    ),
)
other_plays = fact_is(
    "lairs.end.other_plays",
    True,
    quote=FINAL_TURN,
    title="The other player gets a final turn after the first exit",
    asks=(
        "Does the other player still get a turn after the first exit?",
        "Somebody has left the lair, is there a last turn for the one inside?",
        "Does the rival play on once I am out?",
    ),
)
no_turn = fact_is(
    "lairs.end.no_turn",
    False,
    quote=FINAL_TURN,
    title="The other player gets no turn after the first exit",
    asks=(
        "Is the one left inside denied any further turn?",
        "Does the other player get no more turn once somebody exits?",
        "Is it all over for me the moment my rival is out?",
    ),
)
shut_out = rule(
    "lairs.end.shut_out",
    of=Exiting,
    quote=FINAL_TURN,
    title="You are denied a final turn",
    decides=Exiting.exited_first == "me",
    silent_beyond=Exiting.exited_first == "nobody",
    silent_quote=FINAL_TURN,
    asks=(
        "Am I denied a final turn?",
        "My rival exited first, do I get no turn any more?",
        "She got out before me, am I never to move again?",
        "he left first, so no last go for me?",
        "Opponent gone through the exit: have I lost my final turn?",
        "I was first out, is there nothing left for me to play?",
        "My friend escaped the lair, am I barred from another turn?",
        "does her exit leave me without a turn",
        "Since I exited before him, I don't play again, right?",
    ),
)
still_plays = rule(
    "lairs.end.still_plays",
    of=Exiting,
    quote=FINAL_TURN,
    decides=Exiting.exited_first == "rival",
    silent_beyond=Exiting.exited_first == "nobody",
    silent_quote=FINAL_TURN,
    asks=(
        "Do I get a final turn?",
        "My rival exited first, do I still get a turn?",
        "I was first out, do I play another turn?",
        "If my rival bails out of the dungeon before me, do I still get another go?",
        "he's out already, have i got one more turn?",
        "She exited, do I get to play on for a turn?",
        "do i still have a go after the other one left first",
    ),
)
