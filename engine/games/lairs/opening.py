"""Page 1: what the game is, and how it is won."""

from engine import fact_is, rule
from engine.games.lairs.facts import Setup

# p.1 — The Story
PLAYERS = "Lairs is an asymmetric dungeon game for 2 players."
players = fact_is(
    "lairs.players",
    2,
    unit="players",
    quote=PLAYERS,
    asks=(
        "How many players is the game for?",
        "What is the player count of Lairs?",
        "For how many people is it?",
    ),
)
players_fit = rule(
    "lairs.players.fit",
    of=Setup,
    quote=PLAYERS,
    decides=Setup.players == 2,
    asks=(
        "Can we play with this many players?",
        "There are 4 of us, can we all play?",
        "Does it play solo with 1 person?",
    ),
)
explored = fact_is(
    "lairs.story.explored",
    "the lair that the other player built",
    quote=(
        "Each player builds a lair of their own and then explores the lair that the other player built.",
        "The Explorer explores the lair of the rival.",
    ),
    asks=(
        "Which lair do I explore?",
        "Whose dungeon do I walk through?",
        "What do the players do in this game?",
    ),
)
builds = fact_is(
    "lairs.story.builds",
    "each player, a lair of their own",
    quote="Each player builds a lair of their own",
    asks=("Who builds a lair?", "Does each of us construct a dungeon?", "How many lairs are built?"),
)


# p.1 — How To Win
goal = fact_is(
    "lairs.goal",
    "finish with more VP than your rival",
    quote="Your goal is to finish with more VP than your rival.",
    asks=("What is the goal of the game?", "What am I trying to do?", "What is the objective?"),
)
sources = fact_is(
    "lairs.vp.sources",
    ("finding Treasures", "defeating Monsters", "exiting"),
    quote="VP are earned by finding Treasures, by defeating Monsters, and by exiting.",
    asks=("What earns VP?", "How do I get victory points?", "Where do points come from?"),
)
