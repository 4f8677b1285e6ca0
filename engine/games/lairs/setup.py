"""Page 4: setting the game up."""

from engine import amount, by, fact_is, line, rule
from engine.games.lairs.facts import Setup

# p.4 — Setup
seats = fact_is(
    "lairs.setup.seats",
    "across from each other",
    quote="The players sit across from each other",
    asks=(
        "Where do the players sit?",
        "How are we seated at the table?",
        "On which sides of the table do we sit?",
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
    ),
)
board_open = fact_is(
    "lairs.setup.board.open",
    False,
    quote="Your Lair board goes behind your screen.",
    title="Your Lair board lies in the open",
    asks=(
        "Does my Lair board lie in the open?",
        "Is the board I build on in the middle of the table?",
        "Should both of us see the Lair boards?",
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
    ),
)
PIECES_GIVEN = by(
    Setup.piece,
    walls=line("Walls", 20, quote="20 Walls"),
    traps=line("Trap tiles", 3, quote="3 Trap tiles"),
    chests=line("Chests", 3, quote="3 Chests, 3 Blobs"),
    blobs=line("Blobs", 3, quote="3 Blobs"),
)
pieces_of_kind = amount(
    "lairs.setup.pieces_of_kind",
    of=Setup,
    expr=PIECES_GIVEN,
    asks=(
        "How many Walls do I get?",
        "How many Trap tiles does a player collect?",
        "What number of Chests goes into a lair?",
    ),
)
pieces_left = amount(
    "lairs.setup.pieces_left",
    of=Setup,
    quote=PIECES,
    title="Pieces of this kind that you have left to build with",
    expr=PIECES_GIVEN - Setup.pieces_placed,
    silent_beyond=Setup.pieces_placed > PIECES_GIVEN,
    silent_quote=PIECES,
    asks=(
        "How many Walls have I left to place?",
        "With 8 barricades standing, what is my stock of walls?",
        "I've put 2 Chests into my lair, how many more can I put?",
        "one Trap tile placed, how many traps remain?",
        "how many walls can i still use after building 16",
        "Used up 18 wall pieces already. What's left of them?",
        "2 Blobs are in, how many more Blobs do I have to hide?",
        "Walls still in my supply once 9 stand in the dungeon?",
        "How many more barricades are there for me if I have laid 11?",
    ),
)
pieces_fit = rule(
    "lairs.setup.pieces_fit",
    of=Setup,
    quote=PIECES,
    title="You have that many pieces of this kind to build with",
    decides=Setup.pieces_placed <= PIECES_GIVEN,
    asks=(
        "Do I have that many pieces of this kind to build with?",
        "May I place 2 Trap tiles in my lair?",
        "can i use all three of my chests",
        "As we get three traps each, may I put all of them in?",
        "Is it ok to build with 18 Walls?",
        "18 walls, allowed?",
        "My plan has 3 blobs in it. Is that within what I get?",
        "Am I allowed to set 3 chests and not fewer?",
        "does a player own enough walls to lay 20 of them",
        "Can I put 3 traps in my dungeon, my friend says it's less?",
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
        "Whose little explorer figure do I grab with my building bits?",
        "mine or the other guy's explorer, which one do i take?",
        "Which adventurer piece comes to me, my own or my rival's?",
    ),
)
map_sheet = fact_is(
    "lairs.setup.map",
    "where both players can see it",
    quote="Put a fresh Map sheet where both players can see it",
    asks=("Where does the Map sheet go?", "Who can see the map?", "Is the map open to both of us?"),
)
map_open = fact_is(
    "lairs.setup.map.open",
    True,
    quote="where both players can see it",
    title="Both players can see the map",
    asks=(
        "May my rival see the map?",
        "Is the Map sheet in view of both of us?",
        "Do both players look at the same map?",
    ),
)
map_secret = fact_is(
    "lairs.setup.map.secret",
    False,
    quote="where both players can see it",
    title="The map is secret",
    asks=(
        "Is the map secret?",
        "Do I hide the Map sheet from the other player?",
        "Should the map be out of my rival's sight?",
        "Is the map for my eyes only?",
        "the rival mustn't look at my map, right?",
        "Only I may see the map while I explore, correct?",
        "Is the map kept from the other one?",
        "should my opponent be kept from seeing the map sheet",
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
    ),
)
display_open = fact_is(
    "lairs.setup.display.face_up",
    True,
    quote="lay out 3 Treasures face-up as the display",
    title="The Treasures of the display lie face-up",
    asks=(
        "Do the Treasures of the display start face-up?",
        "Can we see which Treasures are laid out at the start?",
        "Are the first loot cards on the table open?",
        "Are the 3 treasures of the display laid out face-up?",
        "Are the treasures on display face up?",
        "display open to both of us, right?",
        "Do I turn the first three loot cards up?",
        "the three on the table show their fronts, correct?",
        "Is the display laid out with the faces showing?",
        "Do the 3 prizes of the display lie open?",
    ),
)
deck_open = fact_is(
    "lairs.setup.deck.face_up",
    False,
    quote="Shuffle the Treasures to make a face-down deck",
    title="The Treasure deck lies face-up",
    asks=(
        "Does the Treasure deck lie face-up?",
        "Are the cards of the Treasure deck open to us?",
        "May I see what is in the draw pile of loot?",
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
    ),
)
