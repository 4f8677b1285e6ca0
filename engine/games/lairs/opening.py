"""Pages 1 and 4: what the game is, and setting it up."""

from engine import amount, by, fact_is, line, rule
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
        "What's the number of players it takes?",
        "How many sit down for a game of this?",
        "Who can play, how many heads?",
        "Players needed?",
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
        "Is it playable by two?",
        "We're 3, does it work for us?",
        "Me and my wife want to play, is that the right number?",
        "Five people here, may everyone take part?",
        "I'm alone tonight, can I play it as 1 player?",
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
        "I'm exploring, whose maze am I in?",
        "Which of the two dungeons do I crawl through?",
        "Where does my explorer go, in which lair?",
    ),
)
builds = fact_is(
    "lairs.story.builds",
    "each player, a lair of their own",
    quote="Each player builds a lair of their own",
    asks=(
        "Who builds a lair?",
        "Does each of us construct a dungeon?",
        "How many lairs are built?",
        "Who makes the mazes?",
        "By whom are the two dungeons put together?",
        "Whose job is it to set up a lair?",
    ),
)

# p.1 — How To Win
goal = fact_is(
    "lairs.goal",
    "finish with more VP than your rival",
    quote="Your goal is to finish with more VP than your rival.",
    asks=(
        "What is the goal of the game?",
        "What am I trying to do?",
        "What is the objective?",
        "What should I go for to beat my rival?",
        "What do I need to do to be the winner in the end?",
        "Main aim?",
    ),
)
sources = fact_is(
    "lairs.vp.sources",
    ("finding Treasures", "defeating Monsters", "exiting"),
    quote="VP are earned by finding Treasures, by defeating Monsters, and by exiting.",
    asks=(
        "What earns VP?",
        "How do I get victory points?",
        "Where do points come from?",
        "What scores in this game?",
        "I want more points, what can I do?",
        "For which deeds are VP given?",
    ),
)

# p.4 — Setup
seats = fact_is(
    "lairs.setup.seats",
    "across from each other",
    quote="The players sit across from each other",
    asks=(
        "Where do the players sit?",
        "How are we seated at the table?",
        "On which sides of the table do we sit?",
        "Where do I sit in relation to the other player?",
        "How do two people sit for this game?",
        "Seats?",
    ),
)
screen = fact_is(
    "lairs.setup.screen",
    "so that it faces you",
    quote="you stand your own screen so that it faces you",
    asks=(
        "How do I stand my screen?",
        "Which way does the screen face?",
        "What do I do with the screen at setup?",
        "Which side of the screen looks at me?",
        "In what direction do I stand the shield?",
        "Screen, how?",
    ),
)
board = fact_is(
    "lairs.setup.board",
    "behind your screen",
    quote="Your Lair board goes behind your screen.",
    asks=(
        "Where does my Lair board go?",
        "Where do I lay the board that I build on?",
        "Where do I keep the board with my maze?",
        "In which place is the Lair board put when we set up?",
        "My board, where?",
        "Where do I hide the building grid?",
    ),
)
PIECES = "20 Walls, 3 Trap tiles, 3 Chests, 3 Blobs, the Start tile, the Exit tile, and the Explorer token of your opponent"
pieces = fact_is(
    "lairs.setup.pieces",
    (
        "20 Walls",
        "3 Trap tiles",
        "3 Chests",
        "3 Blobs",
        "the Start tile",
        "the Exit tile",
        "the Explorer token of your opponent",
    ),
    quote=PIECES,
    asks=(
        "Which pieces do I take to build a lair?",
        "What building material does each player get?",
        "List the pieces for building.",
        "What's all in the kit for one lair?",
        "Which tiles, walls and tokens come to me before I build?",
        "What do I need in front of me to construct my dungeon?",
    ),
)
pieces_of_kind = amount(
    "lairs.setup.pieces_of_kind",
    of=Setup,
    expr=by(
        Setup.piece,
        walls=line("Walls", 20, quote="20 Walls"),
        traps=line("Trap tiles", 3, quote="3 Trap tiles"),
        chests=line("Chests", 3, quote="3 Chests, 3 Blobs"),
        blobs=line("Blobs", 3, quote="3 Blobs"),
    ),
    asks=(
        "How many Walls do I get?",
        "How many Trap tiles does a player collect?",
        "What number of Chests goes into a lair?",
        "How many Blobs do I take?",
        "How many treasure chests do I have for building?",
        "I've 18 Walls here, how many should there be?",
        "How many traps are there per builder?",
        "My kit has 2 Blobs, what's the right number?",
    ),
)
token = fact_is(
    "lairs.setup.token",
    "the Explorer token of your opponent",
    quote="the Explorer token of your opponent",
    asks=(
        "Whose Explorer token do I take?",
        "Which token do I collect at setup?",
        "Which explorer figure lies on my side?",
        "Whose figure do I keep behind my screen with the tiles?",
        "The explorer token that I get, who owns it?",
        "There are two explorer tokens, which is for me?",
    ),
)
map_sheet = fact_is(
    "lairs.setup.map",
    "where both players can see it",
    quote="Put a fresh Map sheet where both players can see it",
    asks=(
        "Where does the Map sheet go?",
        "Who can see the map?",
        "Is the map open to both of us?",
        "Where do we put the sheet for drawing?",
        "In which spot is the map laid?",
        "Place of the map?",
    ),
)
pencil = fact_is(
    "lairs.setup.pencil",
    "nearby",
    quote="with the pencil and the Tracker kept nearby",
    asks=(
        "Where are the pencil and the Tracker kept?",
        "Where do I put the pencil?",
        "Where's the tracker before the first turn?",
        "Drawing things, where are they kept?",
        "At what place do I lay pencil and tracker?",
        "Pencil spot?",
    ),
)
mat = fact_is(
    "lairs.setup.mat",
    "above the map",
    quote="The Player mat goes above the map",
    asks=(
        "Where does the Player mat go?",
        "Where do I place my mat?",
        "On which side of the map is the Player mat?",
        "What lies above the map?",
        "Mat position?",
        "Where do I put the thing with the baskets on it?",
    ),
)
CUBES = "the Spent basket receives 6 cubes: 4 white, 1 yellow, and 1 green"
cubes = fact_is(
    "lairs.setup.cubes",
    6,
    unit="cubes",
    quote=CUBES,
    asks=(
        "How many cubes do I start with?",
        "How much energy is there at setup?",
        "What is my total number of cubes?",
        "How many cubes go on the mat in all?",
        "What's my energy supply in this game?",
        "Count of cubes at the beginning?",
    ),
)
cube_colours = fact_is(
    "lairs.setup.cubes.colours",
    ("4 white", "1 yellow", "1 green"),
    quote=CUBES,
    asks=(
        "What colours are the starting cubes?",
        "Which cubes go on the mat at setup?",
        "Of which colours are my 6 cubes?",
        "How do the cubes split up by colour?",
        "What mix of white, yellow and green do I get?",
        "Cube colours?",
    ),
)
cubes_of_colour = amount(
    "lairs.setup.cubes.of_colour",
    of=Setup,
    unit="cubes",
    expr=by(
        Setup.cube_colour,
        white=line("white", 4, quote="4 white"),
        yellow=line("yellow", 1, quote="1 yellow"),
        green=line("green", 1, quote="1 green"),
    ),
    asks=(
        "How many white cubes are there?",
        "How many yellow cubes do I begin with?",
        "What number of cubes is green?",
        "How many of the six are white?",
        "How many green ones go in the basket?",
        "I have 2 yellow, how many should it be?",
    ),
)
first_basket = fact_is(
    "lairs.setup.cubes.basket",
    "the Spent basket",
    quote="the Spent basket receives 6 cubes",
    asks=(
        "In which basket do the cubes start?",
        "Where are the cubes placed at setup?",
        "Which basket do I fill when we set up?",
        "Before the first turn, in what tray is my energy?",
        "Where do my 6 cubes go in the beginning?",
        "Start basket?",
    ),
)
deck = fact_is(
    "lairs.setup.deck",
    "shuffled, face-down",
    quote="Shuffle the Treasures to make a face-down deck",
    asks=(
        "How is the Treasure deck made?",
        "Are Treasure cards face up or face down in the deck?",
        "How do I make the draw pile of loot?",
        "How should the treasure pile lie?",
        "What state is the loot deck in when we begin?",
        "What do I do with the treasures to get a deck?",
    ),
)
display = fact_is(
    "lairs.setup.display",
    3,
    unit="Treasures",
    quote="lay out 3 Treasures face-up as the display",
    asks=(
        "How many Treasures are laid out as the display?",
        "How big is the display at the start?",
        "How many face-up loot cards begin on the table?",
        "How many open treasures do we put beside the deck?",
        "How many cards are on offer?",
        "Display size?",
    ),
)
hazard_cards = fact_is(
    "lairs.setup.reach",
    "within reach of both players",
    quote="The dice, the Hungry Blob card, and the Greased Pit card go within reach of both players.",
    asks=(
        "Where do the dice go?",
        "Where do the Hungry Blob and Greased Pit cards go?",
        "Where do dice and hazard cards belong during play?",
        "Where should I lay the Hungry Blob?",
        "In what spot is the Greased Pit put?",
        "Where are the dice kept so that we both get at them?",
    ),
)
