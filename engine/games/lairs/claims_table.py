"""What players take for granted of the table and of the roles, each with the words that say whether it is so."""

from engine import fact_is

both_explorers = fact_is(
    "lairs.roles.both_explorers",
    False,
    quote="The players alternate turns in the roles of Explorer and Builder.",
    title="Both players are the Explorer at the same time",
    asks=(
        "Are both players the Explorer at the same time?",
        "Do we both explore at once?",
        "both of us wander around at the same moment, right?",
        "Is there an Explorer turn for the two of us together?",
        "Do the two explorers move simultaneously?",
        "we explore in parallel, is it so?",
        "Am I exploring while she explores too?",
        "my friend thinks that nobody is Builder and both explore, correct?",
        "two explorers per turn?",
        "Does each turn have us both in the explorer role?",
    ),
)
display_face_down = fact_is(
    "lairs.setup.display.face_down",
    False,
    quote="lay out 3 Treasures face-up as the display",
    title="The Treasures of the display lie face-down",
    asks=(
        "Do the Treasures of the display lie face-down?",
        "Are the three laid-out treasures face down?",
        "is the display hidden, backs up?",
        "Do I keep the first three loot cards closed?",
        "The three treasures on the table are face-down, correct?",
        "Are we kept from seeing the treasures on display?",
        "display cards with their backs to us?",
        "When I lay out the 3 prizes, are they turned over?",
        "My brother put the display face down, is that how it's done?",
        "Does the display start closed?",
    ),
)
cubes_spent = fact_is(
    "lairs.setup.cubes.spent",
    True,
    quote="the Spent basket receives 6 cubes",
    title="The cubes start in the Spent basket",
    asks=(
        "Do the cubes start in the Spent basket?",
        "Do I put the cubes in the Spent basket at setup?",
        "At set-up, are all six cubes Spent?",
        "cubes go to Spent when we begin, right?",
        "Is the Spent basket where my energy lies before the first turn?",
        "My friend says that everything starts in Spent. Is it so?",
        "Should the six cubes be laid into the Spent basket when we set up?",
        "start with a full Spent basket?",
        "Are my cubes used up, so to speak, when the game is set up?",
        "Is it right to place 4 white, 1 yellow and 1 green cube in Spent?",
    ),
)
