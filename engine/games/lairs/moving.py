"""The rows of the action table that move you: Creep, Hustle, Backtrack."""

from engine import amount, cited, effect, fact_is, must_not, need_not, presumed, rule, stated, when
from engine.games.lairs.actions import (
    AS_CREEP,
    BACKTRACK,
    BACKTRACK_COST,
    CREEP_COST,
    DECIDE,
    HUSTLE,
    HUSTLE_COST,
    INTERRUPTS,
    STOPS,
)
from engine.games.lairs.cubes import ANY_CUBE, SPENDS, TWO_CUBES, only_of_kind
from engine.games.lairs.facts import Acting, Space, Turn

QUICKNESS = stated(
    Turn.quickness_cubes >= 1,
    Turn.cube_kind == "quickness",
)
AN_END = Space.in_space.is_in("start", "exit")
"""Whether the Start or the Exit makes a space non-Empty is not said."""


# Creep
creep_paid = rule(
    "lairs.creep.afford",
    of=Turn,
    quote=CREEP_COST,
    decides=ANY_CUBE,
    asks=("Can I pay for a Creep?", "Is 1 cube enough to creep?", "I have no cubes, can I Creep?"),
)
creep_reach = rule(
    "lairs.creep.reach",
    of=Space,
    quote="You move into 1 adjacent space",
    decides=Space.adjacent,
    asks=(
        "Can I Creep into that space?",
        "May I creep to a space that is not adjacent?",
        "The room is adjacent, may I creep in?",
    ),
)
creep_spaces = fact_is(
    "lairs.creep.spaces",
    1,
    unit="spaces",
    quote="You move into 1 adjacent space",
    asks=("How many spaces does a Creep move me?", "How far is one Creep?", "What distance is a Creep?"),
)
creep_far = must_not(
    "lairs.creep.far",
    act="Creep into a space that is not adjacent",
    quote="You move into 1 adjacent space",
    asks=(
        "May I Creep two spaces at once?",
        "Can one Creep take me further than the next room?",
        "Can I creep to a room that is not beside mine?",
    ),
)
creep_learns = rule(
    "lairs.creep.learns",
    of=Space,
    quote="if that space is Unknown you learn about it",
    decides=Space.space == "unknown",
    asks=(
        "Do I learn about the space when I Creep into it?",
        "Does creeping into an Unknown room reveal it?",
        "The room is Unknown and I creep in, am I told what's there?",
    ),
)
creep_map = effect(
    "lairs.creep.map",
    of=Space,
    quote=("if that space is Unknown you learn about it", "becomes Known"),
    after={Space.space: "known"},
    asks=(
        "How does the space stand on my map after a Creep?",
        "Is a space Known once I have crept into it?",
        "I crept into an Unknown room, what is it on my map now?",
    ),
)
creep_known = fact_is(
    "lairs.creep.known",
    True,
    quote=("if that space is Unknown you learn about it", "becomes Known"),
    title="Creeping into an Unknown space makes it Known",
    asks=(
        "Does creeping into an Unknown space make it Known?",
        "Is a room explored once I have stepped into it?",
        "Does an unexplored room count as Known after my Creep?",
    ),
)
creep_triggers = fact_is(
    "lairs.creep.triggers",
    True,
    quote="Creep triggers Features",
    title="Creep triggers Features",
    asks=(
        "Does Creep trigger Features?",
        "Is a Feature set off when I step onto it?",
        "Do I set off a trap by creeping onto it?",
    ),
)

# Hustle
hustle_paid = rule(
    "lairs.hustle.afford",
    of=Turn,
    quote=HUSTLE_COST,
    decides=TWO_CUBES,
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

# Backtrack
backtrack_paid = rule(
    "lairs.backtrack.afford",
    of=Turn,
    quote=BACKTRACK_COST,
    decides=cited(QUICKNESS, quote="1 Quickness cube") | TWO_CUBES,
    asks=(
        "Can I pay for a Backtrack?",
        "Is 1 Quickness cube enough to go back?",
        "With 2 cubes of any kind, may I Backtrack?",
    ),
)
backtrack_paid.unless(
    "the only cube is of another kind", when=only_of_kind(Turn.perception_cubes), quote=BACKTRACK_COST
)
backtrack_kind = fact_is(
    "lairs.backtrack.kind",
    "a Quickness cube",
    quote="1 Quickness cube",
    title="The one cube that pays for a Backtrack by itself",
    asks=(
        "Which single cube pays for a Backtrack?",
        "For a Backtrack at the price of one, what cube must I have?",
        "What kind of cube do I need to go back with just 1 cube?",
        "What sort of cube makes a Backtrack cost only one?",
        "which cube makes walking back cheaper?",
        "Is it the Quickness or the Perception cube that buys the way back alone?",
        "One cube for Backtrack, of what sort?",
        "What's the special cube for retracing my steps called?",
        "to return the way i came i'd like to spend a single cube, which",
    ),
)
backtrack_into = rule(
    "lairs.backtrack.into",
    of=Space,
    quote="You move into a Known space",
    decides=Space.space == "known",
    asks=(
        "Can I Backtrack into that space?",
        "May I backtrack into an Unknown room?",
        "The room is Known, can I go back to it?",
    ),
)
backtrack_through = rule(
    "lairs.backtrack.through",
    of=Space,
    quote=BACKTRACK,
    decides=(Space.space == "known") & (Space.in_space == "empty"),
    silent_beyond=AN_END,
    silent_quote=BACKTRACK,
    asks=(
        "Can I Backtrack through that space?",
        "May I pass a Known space with a Chest when backtracking?",
        "Does the way back go through Unknown spaces?",
    ),
)
backtrack_limit = fact_is(
    "lairs.backtrack.limit",
    "any number of Known Empty spaces",
    quote="passing through any number of Known Empty spaces",
    asks=(
        "How far can I Backtrack?",
        "How many spaces may I pass on the way back?",
        "Greatest distance of a Backtrack?",
    ),
)
backtrack_capped = fact_is(
    "lairs.backtrack.capped",
    False,
    quote="passing through any number of Known Empty spaces",
    title="The number of Known Empty spaces that a Backtrack passes is limited",
    asks=(
        "Is there a limit to how many Empty spaces a Backtrack passes?",
        "Am I capped at a number of rooms when I go back?",
        "Does a Backtrack have a maximum length?",
    ),
)
backtrack_interrupted = rule(
    "lairs.backtrack.interrupted",
    of=Space,
    quote=INTERRUPTS,
    decides=Space.in_space != "empty",
    silent_beyond=AN_END,
    silent_quote=INTERRUPTS,
    asks=(
        "Is my Backtrack interrupted?",
        "There is a Trap on my way back, does it stop me?",
        "The way back leads over an Empty space, is it interrupted?",
    ),
)
backtrack_feature = fact_is(
    "lairs.backtrack.feature",
    True,
    quote=INTERRUPTS,
    title="A Feature interrupts a Backtrack",
    asks=(
        "Does any Feature interrupt a Backtrack?",
        "Am I stopped on my way back by a Chest or a Trap?",
        "Is a Backtrack cut short by what lies in a room?",
    ),
)
backtrack_past = must_not(
    "lairs.backtrack.past",
    act="Backtrack through or past a Feature",
    quote=(INTERRUPTS, BACKTRACK),
    asks=(
        "May I Backtrack through a space with a Feature?",
        "Can I walk back past a Chest without being interrupted?",
        "Is a way back through a Monster's room allowed?",
    ),
)
