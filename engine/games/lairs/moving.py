"""The rows of the action table that move you: Creep, Hustle, Backtrack."""

from engine import amount, cited, effect, fact_is, need_not, rule, stated, when
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
from engine.games.lairs.facts import Acting, Space, Turn
from engine.games.lairs.mapping import ANY_CUBE, SPENDS, TWO_CUBES

AN_END = Space.in_space.is_in("start", "exit")
"""Whether the Start or the Exit makes a space non-Empty is not said."""


# Creep
creep_paid = rule(
    "lairs.creep.afford",
    of=Turn,
    quote=CREEP_COST,
    decides=ANY_CUBE,
    asks=(
        "Can I pay for a Creep?",
        "Is 1 cube enough to creep?",
        "I have no cubes, can I Creep?",
        "3 cubes left, is that enough for a Creep?",
        "I've only got 1 cube, can I sneak one step?",
        "0 Fresh but 1 saved cube, can I still creep?",
    ),
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
        "Can I creep to the space beside mine?",
        "It's two squares away, does one Creep get me there?",
        "The space isn't next to me, can I reach it with a Creep?",
    ),
)
creep_spaces = fact_is(
    "lairs.creep.spaces",
    1,
    unit="spaces",
    quote="You move into 1 adjacent space",
    asks=(
        "How many spaces does a Creep move me?",
        "How far is one Creep?",
        "What distance is a Creep?",
        "Steps per Creep?",
        "I creep once, how many squares do I move?",
        "How many rooms on does one sneak take me?",
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
        "I creep to a Known space, do I learn anything?",
        "Sneaking into an unexplored square, do I get its description?",
        "Do I find out about a room by creeping into it?",
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
        "What's the status of a space that I've crept into?",
        "Unknown before my Creep, and after?",
        "How do I mark a room after sneaking in?",
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
        "I crept in on a Feature, is it triggered?",
        "Is stepping in with Creep enough to trigger what's there?",
        "Does a beast's room get triggered when I sneak in?",
    ),
)

# Hustle
hustle_paid = rule(
    "lairs.hustle.afford",
    of=Turn,
    quote=HUSTLE_COST,
    decides=TWO_CUBES,
    asks=(
        "Can I pay for a Hustle?",
        "Are 2 cubes enough to hustle?",
        "With 1 cube left, may I Hustle?",
        "I've 2 cubes left, is a dash possible?",
        "5 Fresh cubes, can I afford to hustle?",
        "Just 1 banked cube, can I hustle with it?",
    ),
)
hustle_moves = rule(
    "lairs.hustle.moves",
    of=Acting,
    quote=HUSTLE,
    decides=Acting.moves <= 3,
    asks=(
        "Can I make that many moves with a Hustle?",
        "May I hustle 4 spaces?",
        "Are 3 moves in a Hustle allowed?",
        "I'd like to go 2 squares with a Hustle, is it ok?",
        "5 steps in one dash, can I?",
        "May I hustle 3 rooms on?",
        "Is a Hustle of 6 moves possible?",
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
        "I paid two cubes to hustle, how many steps do I get?",
        "How many rooms at most in one dash?",
        "Hustle limit?",
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
        "What's the longest way with Hustles for 5 cubes?",
        "With 2 Fresh and 1 saved cube, how many squares can I dash?",
        "How far do all my cubes take me by hustling?",
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
        "May I end the dash after 2 steps?",
        "Do I have to make each of the steps I paid for in the Hustle?",
        "Is it fine to hustle just one room?",
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
        "Must I say the whole route before the dash?",
        "May I choose the second step after I saw the first room?",
        "Before I hustle, do I need to tell all three moves?",
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
        "Am I told about the Unknown rooms I run into?",
        "Is a step of the Hustle just like a Creep?",
        "Do features go off when I dash onto them?",
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
        "There's a chest in the room I dashed into, is my run over?",
        "I hustled onto a trap, does it end my Hustle?",
        "The room is Empty, do I have to stop running?",
        "Is the dash cut short because I hit a Monster?",
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
        "I've made 2 moves and the room is Empty, how many more may I make?",
        "After my first move I ran into a Monster, how many steps are left?",
        "0 moves made so far, how many do I have in this Hustle?",
        "My dash hit a trap on move 1, how many moves remain?",
    ),
)

# Backtrack
backtrack_paid = rule(
    "lairs.backtrack.afford",
    of=Turn,
    quote=BACKTRACK_COST,
    decides=cited(stated(Turn.cube_kind == "quickness", Turn.quickness_cubes >= 1), quote="1 Quickness cube")
    | TWO_CUBES,
    asks=(
        "Can I pay for a Backtrack?",
        "Is 1 Quickness cube enough to go back?",
        "With 2 cubes of any kind, may I Backtrack?",
        "Does one Perception cube pay for Backtrack?",
        "I have my Quickness cube left, can I go back?",
        "1 white cube, may I Backtrack?",
        "3 Fresh cubes, is that enough to backtrack?",
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
        "May I retrace to an unexplored square?",
        "It's a circled space, is it ok as the end of my Backtrack?",
        "Can I backtrack to a space that's Unknown?",
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
        "A Known Empty room lies between, can I pass?",
        "May I go back through a Known space with a Trap in it?",
        "There's an Unknown room on the way, can I backtrack across it?",
        "Is it ok to pass an Empty space that's Known on my way back?",
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
        "How many empty rooms can I cross when I go back?",
        "I want to retrace 8 rooms, what's the limit?",
        "Backtrack range?",
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
        "Does a Feature interrupt the Backtrack?",
        "I pass a chest while going back, am I stopped?",
        "A Monster's on my way back, is it over there?",
        "Does an Empty room interrupt my Backtrack?",
        "Am I halted by the trap I go through when retracing?",
    ),
)
