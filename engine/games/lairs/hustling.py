"""The row of the action table that moves you up to three times: Hustle."""

from engine import amount, cited, fact_is, must_not, need_not, presumed, rule, when
from engine.games.lairs.actions import AS_CREEP, CREEP_COST, DECIDE, HUSTLE, HUSTLE_COST, STOPS
from engine.games.lairs.cubes import SPENDS, TWO_CUBES
from engine.games.lairs.facts import Acting, Space
from engine.games.lairs.turn_facts import Plan, Turn

AN_END = Space.in_space.is_in("start", "exit")
"""Whether the Start or the Exit makes a space non-Empty is not said."""

HUSTLES = presumed(Plan.hustles, 1)
hustle_paid = rule(
    "lairs.hustle.afford",
    of=Plan,
    quote=HUSTLE_COST,
    decides=TWO_CUBES & ((HUSTLES < 2) | (2 * HUSTLES <= SPENDS)),
    asks=("Can I pay for a Hustle?", "Are 2 cubes enough to hustle?", "With 1 cube left, may I Hustle?"),
)
hustle_moves = rule(
    "lairs.hustle.moves",
    of=Acting,
    quote=HUSTLE,
    when=presumed(Space.in_space, "empty") == "empty",
    decides=Acting.moves <= 3,
    asks=(
        "Can I make that many moves with a Hustle?",
        "May I hustle 4 spaces?",
        "Are 3 moves in a Hustle allowed?",
    ),
)
hustle_limit = fact_is(
    "lairs.hustle.limit",
    3,
    unit="moves",
    quote=HUSTLE,
    asks=(
        "How many moves does a Hustle give?",
        "How far can I run with one Hustle?",
        "Most moves in a single Hustle?",
    ),
)
hustles_most = amount(
    "lairs.hustle.most",
    of=Turn,
    unit="Hustles",
    quote=HUSTLE_COST,
    title="Hustles that your cubes can pay for",
    expr=SPENDS // 2,
    asks=(
        "How many Hustles can I pay for?",
        "With 6 cubes, how many times can I run?",
        "4 cubes left, how many sprints is that?",
        "What is the most Hustles I can do in a turn with 5 cubes?",
        "How often may I hustle if I've got 3 cubes?",
        "number of dashes that 2 fresh cubes buy",
        "I banked 2 and have 1 fresh: how many hustles?",
        "Spending it all on running, how many Hustles do I get?",
        "how many times in one turn can i rush with what i have",
    ),
)
hustle_furthest = amount(
    "lairs.hustle.furthest",
    of=Turn,
    unit="spaces",
    quote=(HUSTLE, HUSTLE_COST),
    expr=3 * (SPENDS // 2),
    asks=(
        "How many spaces can I go at most with Hustle alone?",
        "With 6 cubes and only Hustles, how far do I get?",
        "I've 4 cubes, how far can I run if I only hustle?",
    ),
)
furthest = amount(
    "lairs.moves.furthest",
    of=Turn,
    unit="spaces",
    quote=(HUSTLE, HUSTLE_COST, CREEP_COST),
    title="How far Hustles and Creeps through Empty spaces lead",
    expr=3 * (SPENDS // 2) + (SPENDS - 2 * (SPENDS // 2)),
    asks=(
        "How many spaces can I go at most with Hustles and Creeps?",
        "With 5 cubes and only Empty spaces, how far do I get this turn?",
        "I've 3 cubes, what is the greatest number of moves if I run and step?",
    ),
)
hustle_fewer = need_not(
    "lairs.hustle.fewer",
    act="make all 3 moves of a Hustle",
    quote="up to 3 times",
    asks=(
        "Must I make all three moves of a Hustle?",
        "Do I have to move 3 times when I Hustle?",
        "I've made 1 move of the Hustle, must I go on?",
    ),
)
hustle_plan = need_not(
    "lairs.hustle.plan",
    act="announce all moves of a Hustle in advance",
    quote=DECIDE,
    asks=(
        "Must I plan the whole Hustle in advance?",
        "Do I announce my route before hustling?",
        "Can I decide each move as I go?",
        "can i hustle one step, see what happens and then choose the next?",
        "Do I get to decide the second move once I've seen where the first one led?",
    ),
)
hustle_creeps = fact_is(
    "lairs.hustle.creeps",
    True,
    quote=AS_CREEP,
    title="Each move of a Hustle follows the Creep process",
    asks=(
        "Does each move of a Hustle follow the Creep process?",
        "Do I learn about Unknown spaces while hustling?",
        "Does a Hustle trigger Features?",
    ),
)
hustle_stops = rule(
    "lairs.hustle.stops",
    of=Space,
    quote=STOPS,
    decides=Space.in_space != "empty",
    silent_beyond=AN_END,
    silent_quote=STOPS,
    asks=(
        "Does my Hustle stop here?",
        "I ran into a space with a Monster, is the Hustle over?",
        "Does hustling through an Empty space go on?",
    ),
)
hustle_interrupted = fact_is(
    "lairs.hustle.interrupted",
    True,
    quote=STOPS,
    title="A Hustle stops when you enter a non-Empty space",
    asks=(
        "Does a Hustle stop when I enter a non-Empty space?",
        "Is my run cut short when I bump into something?",
        "Does a Feature on the way end the Hustle?",
    ),
)
hustle_go_on = must_not(
    "lairs.hustle.go_on",
    act="go on with a Hustle after you enter a non-Empty space",
    quote=STOPS,
    asks=(
        "May I go on with a Hustle after entering a non-Empty space?",
        "Can a Hustle lead through a room with something in it?",
        "I ran into a Chest with moves to spare, can I carry on hustling?",
        "2 moves left of my run but I hit a trap, continue?",
        "I'm on a monster with a step of the dash unused, may I run on?",
        "chest in this room, hustle further?",
        "trap here, can I still use the last move of the Hustle?",
    ),
)
hustle_left = amount(
    "lairs.hustle.left",
    of=Acting,
    unit="moves",
    quote=(HUSTLE, STOPS),
    expr=when(Space.in_space == "empty", 3 - Acting.moves_made, 0),
    silent_beyond=AN_END,
    silent_quote=STOPS,
    asks=(
        "How many moves of my Hustle are left?",
        "I made 1 move into an Empty space, how many more?",
        "After 2 moves I hit a Chest, can I still move?",
    ),
)
hustle_more = rule(
    "lairs.hustle.more",
    of=Acting,
    quote=(HUSTLE, STOPS),
    title="You may make another move of this Hustle",
    decides=cited(Space.in_space == "empty", quote=STOPS) & cited(Acting.moves_made < 3, quote=HUSTLE),
    silent_beyond=AN_END,
    silent_quote=STOPS,
    asks=(
        "May I make another move of this Hustle?",
        "After one move of the Hustle I stand beside a monster, do I get the other two?",
        "i ran one space into an empty room, do i get to run on?",
        "Two moves made and both rooms empty, is a third one allowed?",
        "I've hustled three times already, may I move once more with it?",
        "On move one I bumped into a chest. Am I able to use the rest of the Hustle?",
        "Can my dash go on from here?",
        "Is there a further move in my sprint after landing in a vacant room?",
        "first step of the run was clear, am I good to take the next",
    ),
)
