"""Page 6: the roles, the map, and the cubes."""

from engine import amount, by, cited, effect, fact_is, line, must, must_not, rule, stated, told
from engine.games.lairs.actions import CREEP, PEER
from engine.games.lairs.cubes import TWICE
from engine.games.lairs.facts import Mapping, Space
from engine.games.lairs.turn_facts import Turn

# p.6 — Gameplay
ALTERNATE = "The players alternate turns in the roles of Explorer and Builder."
roles = fact_is(
    "lairs.roles",
    ("Explorer", "Builder"),
    quote=ALTERNATE,
    asks=(
        "Which roles are there?",
        "What roles do the players have?",
        "What are the names of the two roles?",
    ),
)
alternate = effect(
    "lairs.roles.alternate",
    of=Mapping,
    quote=ALTERNATE,
    after={Mapping.role: by(Mapping.role, explorer="builder", builder="explorer")},
    asks=(
        "Which role do I have next turn?",
        "I was the Explorer this turn, what am I next?",
        "How do turns pass between the players?",
    ),
)
swapped = fact_is(
    "lairs.roles.swapped",
    True,
    quote=ALTERNATE,
    title="The players change roles from turn to turn",
    asks=(
        "Do we change roles from turn to turn?",
        "Am I Explorer and Builder in turns?",
        "do we flip jobs every turn",
        "After I explored, is it her time to explore and mine to describe?",
        "Is it so that each of us explores every other turn?",
        "we take turns at exploring, correct?",
        "Does the one who describes now get to explore next?",
        "Do we trade places after a turn?",
        "My aunt thinks the jobs go back and forth, is she right?",
    ),
)
kept = fact_is(
    "lairs.roles.kept",
    False,
    quote=ALTERNATE,
    title="A player keeps one role for the whole game",
    asks=(
        "Does a player keep one role for the whole game?",
        "Am I the Explorer all game long?",
        "do i stay the explorer until somebody is out?",
        "Is one of us the Builder from the first turn to the last?",
        "Once Builder, always Builder?",
        "Does the same person explore every turn?",
        "we decided that I only describe and he only explores, is that how it is played?",
        "Are the roles fixed after the first turn?",
        "Is it true that roles never change?",
    ),
)
describer = fact_is(
    "lairs.builder.describes",
    "the Builder",
    quote="The Builder describes the Builder's own lair.",
    asks=("Who describes the lair?", "Who tells me what the rooms look like?", "What does the Builder do?"),
)

# p.6 — Mapping
KNOWN = "A Known space is a space that has been fully described to you, both its walls and its Feature."
UNKNOWN = "An Unknown space is a space that you have yet to learn about."
LEARN = (
    "To learn about a space means that the Builder reveals all the walls of that space and any Feature in it."
)
LOCATE = "To locate a Feature or a wall means that the Builder reveals nothing but the grid coordinate of that Feature or wall."
STAYS = "A space whose Feature or wall is only located stays Unknown."
CIRCLE = "A Known space is marked on your map with a circle."
TOLD_ALL = Mapping.told == "everything"
LEARNS = cited(Mapping.action == "peer", quote=PEER) | cited(
    Mapping.action.is_in("creep", "hustle"), quote=CREEP
)
FULLY_TOLD = TOLD_ALL | (~told(Mapping.told) & LEARNS)
"""What the Builder is said to have told, or else what an action that learns about a space makes the Builder tell."""
known_means = fact_is(
    "lairs.known.means",
    "a space that has been fully described to you, both its walls and its Feature",
    quote=KNOWN,
    asks=("What is a Known space?", "What does Known mean?", "When do the rules call a space Known?"),
)
known = rule(
    "lairs.known",
    of=Mapping,
    quote=KNOWN,
    decides=FULLY_TOLD,
    asks=(
        "Is the space Known now?",
        "The Builder told me only the walls, is the room Known?",
        "When does a space count as Known?",
    ),
)
known.unless("only located", when=stated(Mapping.told == "coordinate", False), quote=STAYS)
known.unless("yet to learn about", when=stated(Mapping.told == "nothing", False), quote=UNKNOWN)
mark = fact_is(
    "lairs.known.mark",
    "a circle",
    quote=CIRCLE,
    asks=(
        "How is a Known space marked on the map?",
        "Which symbol do I draw for an explored room?",
        "What sign do I draw in a Known square?",
    ),
)
circled = rule(
    "lairs.known.circled",
    of=Mapping,
    quote=(CIRCLE, KNOWN),
    decides=FULLY_TOLD,
    asks=(
        "Do I circle this space on my map?",
        "It was only located, does it get a circle?",
        "Everything about the room was told, do I draw the circle?",
    ),
)
circled.unless("only located", when=stated(Mapping.told == "coordinate", False), quote=STAYS)
unknown_means = fact_is(
    "lairs.unknown.means",
    "a space that you have yet to learn about",
    quote=UNKNOWN,
    asks=(
        "What is an Unknown space?",
        "What does Unknown mean on the map?",
        "Which squares are called Unknown?",
    ),
)
learn_means = fact_is(
    "lairs.learn.means",
    ("all the walls of that space", "any Feature in it"),
    quote=LEARN,
    asks=(
        "What does it mean to learn about a space?",
        "What am I told when I learn a room?",
        "Learn a space, meaning what?",
    ),
)
learn_or_locate = fact_is(
    "lairs.learn.or_locate",
    (
        "to learn: the Builder reveals all the walls of that space and any Feature in it",
        "to locate: nothing but the grid coordinate of that Feature or wall",
    ),
    quote=(LEARN, LOCATE),
    title="What to learn and to locate mean",
    asks=(
        "What is the difference between learning and locating?",
        "How does locate differ from learn?",
        "learn vs locate?",
        "I always confuse to learn with to locate, please explain both",
        "What am I told when I learn, and what when I only locate?",
        "Are learning about a room and locating something the same, or what sets them apart?",
        "two words, learn and locate: which one tells me more, and what?",
        "Locating a trap and learning its room, how do the two compare?",
        "explain learn and locate side by side",
    ),
)
tell_all = must(
    "lairs.learn.tell_all",
    act="reveal all the walls and any Feature of a space that the Explorer learns about",
    quote=LEARN,
    asks=(
        "Must the Builder reveal everything about a space I learn about?",
        "May the Builder hold back a wall of a learned space?",
        "Do I have to tell of the Trap in a room they learn?",
        "Does the Builder have to name each and every wall of the room I learn?",
    ),
)
learned = effect(
    "lairs.learn",
    of=Space,
    quote="A space that you learn about becomes Known.",
    after={Space.space: "known"},
    asks=(
        "What happens to a space that I learn about?",
        "How does an Unknown space become Known?",
        "I learn a room that was Unknown, how does it stand now?",
    ),
)
learned_is_known = fact_is(
    "lairs.learn.known",
    True,
    quote=("A space that you learn about becomes Known.", KNOWN),
    title="A space that was fully described to you is Known",
    asks=(
        "Is a space Known once all of it was described to me?",
        "I was told every wall and the Feature, does the room count as Known?",
        "Does a space stop being Unknown when I learn about it?",
    ),
)
locate_means = fact_is(
    "lairs.locate.means",
    "nothing but the grid coordinate of that Feature or wall",
    quote=LOCATE,
    asks=(
        "What does locate mean?",
        "What is revealed when a Feature is located?",
        "What do I hear on locating a wall?",
    ),
)
tell_more = must_not(
    "lairs.locate.tell_more",
    act="reveal more than the coordinate of what is located",
    quote=LOCATE,
    asks=(
        "Must the Builder describe the walls when I locate a Feature?",
        "May more than the coordinate be revealed by locating?",
        "I locate a trap for my rival, may I add the walls?",
    ),
)
located = effect(
    "lairs.locate",
    of=Space,
    quote=STAYS,
    when=Space.space == "unknown",
    after={Space.space: "unknown"},
    asks=(
        "What happens to an Unknown space when its Feature is located?",
        "Does a room whose Feature is located change on the map?",
        "Unknown room and a wall in it was located, how does it stand?",
    ),
)
located_is_known = fact_is(
    "lairs.locate.known",
    False,
    quote=(STAYS, CIRCLE),
    title="A space that is only located is Known and circled",
    asks=(
        "Is a space Known when only its coordinate was told?",
        "He only located the Chest, do I circle that room as Known?",
        "Does locating a Feature make the space Known?",
    ),
)

# p.6 — Spending Cubes
CONSERVED = "A Conserved cube is a Fresh cube that has been saved in a Conserved slot."
PENALTIES = "A Conserved cube counts as a Fresh cube for penalties."
conserved_means = fact_is(
    "lairs.conserved.means",
    "a Fresh cube that has been saved in a Conserved slot",
    quote=CONSERVED,
    asks=("What is a Conserved cube?", "What does Conserved mean?", "Which cubes count as Conserved?"),
)
fresh_for_penalties = fact_is(
    "lairs.conserved.fresh_for_penalties",
    True,
    quote=PENALTIES,
    title="A Conserved cube counts as Fresh for penalties",
    asks=(
        "Does a Conserved cube count as Fresh for penalties?",
        "Can a penalty hit the cubes I saved?",
        "Are my banked cubes Fresh when a penalty comes?",
    ),
)
at_risk = amount(
    "lairs.penalties.fresh",
    of=Turn,
    unit="cubes",
    lines=(
        line("Fresh cubes", Turn.fresh, quote="counts as a Fresh cube"),
        line("Conserved cubes", Turn.conserved, quote=PENALTIES),
    ),
    asks=(
        "How many cubes count as Fresh for a penalty?",
        "I have 2 Fresh and 1 Conserved cube, how many can a penalty on Fresh cubes take?",
        "3 Fresh and 2 banked, how many can be hit by a penalty?",
    ),
)
spent_twice = rule(
    "lairs.conserved.spend",
    of=Turn,
    quote=TWICE,
    decides=Turn.spends_of_one <= 2,
    asks=(
        "Can I spend a Conserved cube that often?",
        "May I use one Conserved cube twice?",
        "Can a saved cube be spent 3 times?",
    ),
)
times = fact_is(
    "lairs.conserved.times",
    2,
    unit="times",
    quote=TWICE,
    asks=(
        "How often can a Conserved cube be spent?",
        "What is a saved cube good for?",
        "How many uses has a banked cube?",
    ),
)
next_turn = fact_is(
    "lairs.conserved.turn",
    "on your next turn",
    quote="can be spent twice on your next turn",
    asks=(
        "When can a Conserved cube be spent twice?",
        "On which turn do I use saved cubes?",
        "I banked cubes, in which turn do they pay double?",
    ),
)
spends = amount(
    "lairs.cubes.spends",
    of=Turn,
    unit="cubes",
    lines=(
        line("Fresh cubes", Turn.fresh, quote="perform actions by spending cubes"),
        line("Conserved cubes, each spent twice", 2 * Turn.conserved, quote=TWICE),
    ),
    asks=(
        "How many cubes' worth can I spend this turn?",
        "With 3 Fresh and 1 Conserved cube, how much can I spend?",
        "What energy do I have with saved cubes spent twice?",
        "2 cubes lie in my slots from before and 1 is Fresh, how many spends is that?",
        "I banked two last time and have three ready now: what can I pay in all?",
        "Each saved cube used double, plus my Fresh ones, how many is it?",
        "spending power with 1 banked and 4 fresh",
        "how many cubes worth of actions can I do this turn with 3 saved",
        "Fresh 2, slots 2. Total I can spend?",
        "5 cubes, 1 of them conserved: how many can I spend?",
        "of my 4 cubes two are saved, how many spends is this?",
    ),
)
