"""What players wrongly take for granted of the table and of the roles, each with the words that say otherwise."""

from engine import fact_is, must_not

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
cubes_in_fresh = must_not(
    "lairs.setup.cubes.in_fresh",
    act="set up the cubes in the Fresh basket",
    quote="the Spent basket receives 6 cubes",
    asks=(
        "Is it wrong to set up the cubes in the Fresh basket?",
        "May I put my six cubes in the Fresh basket at the start?",
        "She began with all cubes in Fresh, isn't that against the rules?",
        "my mate starts with fresh cubes, is he cheating?",
        "Am I allowed to begin with my energy in the Fresh basket?",
        "Can I lay the starting cubes into Fresh right away?",
        "setting up with everything Fresh: a mistake?",
        "We put all the cubes in the Fresh basket for setup, was that illegal?",
        "is it forbidden to place the six cubes among the fresh ones when we set up",
    ),
)
