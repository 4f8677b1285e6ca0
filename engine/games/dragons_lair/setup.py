"""Overview, Goal, Setup."""

from engine import (
    amount,
    effect,
    fact_is,
    largest,
    need_not,
    rule,
)
from engine.games.dragons_lair.facts import Lair

SORTED = "Sort the Dragon cards, the treasure cards and the item cards into separate decks, one deck for each kind."
SHUFFLED = "Shuffle each deck on its own, then put the decks face down in the center of play."
CUT = "Cut the deck of treasure cards in half, and play with both treasure decks."

# Overview
companions = fact_is(
    "dragons-lair.players.companions",
    5,
    unit="fellow adventurers",
    asks=(
        "How many friends can come along?",
        "How many companions may I have at most?",
        "how many mates can tag along with me?",
    ),
    quote="You and as many as 5 fellow adventurers",
)
alliance = need_not(
    "dragons-lair.players.alliance",
    act="work together",
    asks=(
        "Do we have to work together?",
        "Can each of us play alone?",
        "Are we allies or rivals?",
        "Am I bound to help the others?",
        "do i have to stand by the guy next to me",
        "must we join forces or not",
        "Are we obliged to be friends in this game?",
    ),
    quote="Adventurers may work together, or each adventurer may play for themselves.",
)
players = fact_is(
    "dragons-lair.players.number",
    "1 to 6",
    unit="players",
    asks=("How many can play?", "What is the player count?", "What is the largest group?"),
    quote="Dragon's Lair is played with cards and dice by 1 to 6 players.",
)
players_fit = rule(
    "dragons-lair.players.fit",
    asks=(
        "Is there room for 8 people?",
        "Can the 3 of us play?",
        "Are 2 players enough?",
        "Can a seventh person join us?",
        "We are six and a friend wants in, is that ok as number 7?",
        "may one more sit down if there are five of us",
        "is seven too many",
        "six persons, does it work",
        "Would a party of 4 be all right?",
        "My aunt turned up late and we are six, may she be the seventh?",
        "can a latecomer join if that makes seven of us",
        "We sit here with six, is there a place for one more?",
        "would it work with her as number 6",
    ),
    of=Lair,
    decides=(Lair.players >= 1) & (Lair.players <= 6),
    quote="Dragon's Lair is played with cards and dice by 1 to 6 players.",
)
players_more = amount(
    "dragons-lair.players.more",
    unit="players",
    title="How many more can join",
    asks=(
        "How many more people can join us?",
        "We are 4, how many more can play?",
        "There are 3 of us, is there room for how many others?",
        "five at the table already, how many extra players fit",
        "How many seats are free with 2 players?",
        "If 4 of us play, how many friends may still be added?",
        "We have 6 players, can how many more come in?",
        "how many further players could we take",
        "Room left in a game of three?",
    ),
    of=Lair,
    expr=largest(0, 6 - Lair.players),
    quote="Dragon's Lair is played with cards and dice by 1 to 6 players.",
)
modes = fact_is(
    "dragons-lair.modes",
    ("solo", "collaborative", "competitive", "asymmetric"),
    asks=("Which modes of play are there?", "How many ways to play does the game have?", "List the variants"),
    quote="Dragon's Lair has 4 modes of play: solo, collaborative, competitive and asymmetric.",
)
every_mode = fact_is(
    "dragons-lair.target.every-mode",
    1500,
    unit="points",
    asks=(
        "What is the target in each mode?",
        "What do all the modes have in common?",
        "what score is the race to, whatever the mode?",
    ),
    quote="Every mode of play is a race to 1500 points of treasure in the presence of the mighty DRAGON.",
)

# Goal
goal = fact_is(
    "dragons-lair.goal",
    "collect 1500 points of treasure before the DRAGON has 1500 points in its hoard",
    asks=("What is the aim of the game?", "What am I trying to do?", "How do I beat the DRAGON?"),
    quote="Your aim as an adventurer is to collect 1500 points of treasure before the DRAGON has collected 1500 points",
)

# Setup
sort_decks = effect(
    "dragons-lair.setup.sort",
    then="the cards are sorted into a Dragon deck, a treasure deck and an item deck",
    asks=(
        "Which decks do I make when setting up?",
        "How are the cards sorted at the start?",
        "Are all cards in one deck?",
    ),
    quote=SORTED,
)
shuffle_decks = effect(
    "dragons-lair.setup.shuffle",
    then="each deck is shuffled on its own and lies face down in the center of play",
    asks=(
        "Where do the decks go?",
        "Do the decks lie face up or face down?",
        "Do we shuffle the decks together?",
    ),
    quote=SHUFFLED,
)
treasure_decks = fact_is(
    "dragons-lair.setup.treasure-decks",
    2,
    unit="treasure decks",
    asks=(
        "How many treasure decks are there?",
        "Is the treasure deck split?",
        "What happens to the treasure deck at set-up?",
    ),
    quote=CUT,
)
one_pile = fact_is(
    "dragons-lair.setup.one-pile",
    value=False,
    title="All cards go into one pile",
    asks=(
        "Do we mix all cards in one pile?",
        "Is everything shuffled into a single deck?",
        "one big draw pile for treasure, items and dragon cards?",
    ),
    quote=(SORTED, SHUFFLED),
)
separate_decks = fact_is(
    "dragons-lair.setup.separate",
    value=True,
    title="Each kind of card has its own deck",
    asks=(
        "Is there a separate deck for each kind of card?",
        "Are items and treasures kept in different decks?",
        "Do Dragon cards get a deck to themselves?",
        "Should items, treasures and Dragon cards be kept apart?",
        "three kinds, three decks, right?",
        "do we sort the cards by kind before we start",
    ),
    quote=SORTED,
)
decks_face_down = fact_is(
    "dragons-lair.setup.face-down",
    value=True,
    title="The decks lie face down",
    asks=(
        "Are the decks placed face down?",
        "Are the draw piles turned with their backs up?",
        "decks with the backs showing, right?",
    ),
    quote=SHUFFLED,
)
decks_face_up = fact_is(
    "dragons-lair.setup.face-up",
    value=False,
    title="The decks lie face up",
    asks=(
        "Are the decks placed face up?",
        "Are the piles open so that we see the top card?",
        "Can everybody see the faces of the decks?",
    ),
    quote=SHUFFLED,
)
treasure_deck_is_cut = fact_is(
    "dragons-lair.setup.treasure-split",
    value=True,
    title="The treasure deck is cut in half",
    asks=(
        "Is the treasure deck cut in half?",
        "Do we split the treasures into two decks?",
        "Are there two piles of loot?",
    ),
    quote=CUT,
)
one_treasure_deck = fact_is(
    "dragons-lair.setup.one-treasure-deck",
    value=False,
    title="Play has only one treasure deck",
    asks=(
        "Is there only one treasure deck?",
        "Do all treasures stay in one pile?",
        "Just a single loot pile?",
    ),
    quote=CUT,
)
