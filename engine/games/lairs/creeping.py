"""The row of the action table that moves you one space: Creep."""

from engine import amount, effect, fact_is, must_not, presumed, rule
from engine.games.lairs.actions import CREEP_COST
from engine.games.lairs.cubes import ANY_CUBE, SPENDS
from engine.games.lairs.facts import Space
from engine.games.lairs.turn_facts import Plan, Turn

CREEPS = presumed(Plan.creeps, 1)
creep_paid = rule(
    "lairs.creep.afford",
    of=Plan,
    quote=CREEP_COST,
    decides=ANY_CUBE & ((CREEPS < 2) | (CREEPS <= SPENDS)),
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
creeps_most = amount(
    "lairs.creep.most",
    of=Turn,
    unit="Creeps",
    quote=CREEP_COST,
    title="Creeps that your cubes can pay for",
    expr=1 * SPENDS,
    asks=(
        "How many Creeps can I pay for?",
        "With 6 cubes, how many single steps can I take?",
        "4 cubes left, how many creeps is that?",
        "What is the most Creeps I can do in a turn with 5 cubes?",
        "How often may I creep if I've got 3 cubes?",
        "number of tiptoe moves that 2 fresh cubes buy",
        "I banked 2 and have 1 fresh: how many creeps at most?",
        "Spending it all on creeping, how many times do I creep?",
        "max creeps this turn with two saved cubes and 2 normal ones?",
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
        "If I sneak into a room, does what's in there go off?",
        "i tiptoe in, does the thing living there trigger?",
        "Does a careful step still set things off?",
        "Does creeping in wake whatever is in the room?",
    ),
)
