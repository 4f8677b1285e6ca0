"""Page 10: Chests, and the Treasure deck."""

from engine import effect, fact_is, need_not
from engine.games.lairs.standing import Exiting

# p.10 — Chests & Treasures
RUNS_OUT = (
    "If the Treasure deck runs out, the face-down discard pile is shuffled to form a new Treasure deck."
)
open_chest = need_not(
    "lairs.chest.open",
    act="open a Chest when you enter its space",
    quote="You do not have to open a Chest when you enter the Chest's space, because opening a Chest is optional when you "
    "move in.",
    asks=(
        "Must I open a Chest when I enter its space?",
        "May I leave a treasure box closed?",
        "Is opening a Chest optional?",
        "I found a chest room but I'm in a hurry. Must I open it?",
        "do i need to crack the box when i walk in",
        "Chest here, no interest, may I ignore it?",
        "Am I forced to open the coffer in this room?",
        "can I walk in and leave the chest shut?",
    ),
)
runs_out = fact_is(
    "lairs.deck.runs_out",
    "the face-down discard pile is shuffled to form a new Treasure deck",
    quote=RUNS_OUT,
    asks=(
        "What happens when the Treasure deck runs out?",
        "There are no Treasure cards left to draw, what now?",
        "I should draw a treasure and the pile is empty, what do we do?",
    ),
)
new_deck = effect(
    "lairs.deck.new",
    of=Exiting,
    when=Exiting.deck == 0,
    quote=RUNS_OUT,
    after={Exiting.deck: Exiting.discards, Exiting.discards: 0},
    asks=(
        "How many cards are in the new Treasure deck?",
        "The deck has 0 cards and 7 were discarded, what is the new deck?",
        "5 discards and an empty deck, how many cards has the new deck?",
    ),
)
