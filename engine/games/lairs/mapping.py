"""Page 6: the roles, the map, and the cubes."""

from engine import amount, by, cited, effect, fact_is, line, must, must_not, presumed, rule
from engine.games.lairs.facts import Mapping, Space, Turn

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
        "Which parts do we play in turn?",
        "Role names?",
        "What can I be on a turn?",
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
        "This turn I'm Builder, what will I be in the next one?",
        "I've just explored, what's my job now?",
        "My opponent was the Explorer, which role comes to me?",
        "What do I turn into after my exploring turn?",
    ),
)
describer = fact_is(
    "lairs.builder.describes",
    "the Builder",
    quote="The Builder describes the Builder's own lair.",
    asks=(
        "Who describes the lair?",
        "Who tells me what the rooms look like?",
        "What does the Builder do?",
        "Which player gives the descriptions?",
        "Who has to say what is in a space?",
        "I'm in a new room, who tells me about it?",
        "Whose job is it to describe?",
    ),
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
known_means = fact_is(
    "lairs.known.means",
    "a space that has been fully described to you, both its walls and its Feature",
    quote=KNOWN,
    asks=(
        "What is a Known space?",
        "What does Known mean?",
        "When do the rules call a space Known?",
        "Explain Known.",
        "How is a Known room defined?",
        "Meaning of Known on the map?",
    ),
)
known = rule(
    "lairs.known",
    of=Mapping,
    quote=KNOWN,
    decides=Mapping.told == "everything",
    asks=(
        "Is the space Known now?",
        "The Builder told me only the walls, is the room Known?",
        "When does a space count as Known?",
        "I only heard the coordinate, is that space explored?",
        "I was told everything of B3, does it count as Known?",
        "Only a coordinate was given, is the square Known?",
        "Just the walls were described to me, does the room count as explored?",
        "He told me only the Feature in D2, is D2 Known?",
        "I heard all the walls and the Feature, is this space Known?",
    ),
)
known.unless("only located", when=Mapping.told == "coordinate", quote=STAYS)
known.unless("yet to learn about", when=Mapping.told == "nothing", quote=UNKNOWN)
mark = fact_is(
    "lairs.known.mark",
    "a circle",
    quote=CIRCLE,
    asks=(
        "How is a Known space marked on the map?",
        "Which symbol do I draw for an explored room?",
        "What sign do I draw in a Known square?",
        "By what mark do I see that a room is Known?",
        "How do I note a room that's been described in full?",
        "Known mark?",
    ),
)
circled = rule(
    "lairs.known.circled",
    of=Mapping,
    quote=(CIRCLE, KNOWN),
    decides=Mapping.told == "everything",
    asks=(
        "Do I circle this space on my map?",
        "It was only located, does it get a circle?",
        "Everything about the room was told, do I draw the circle?",
        "I was told just the walls of C4, should I circle it?",
        "All was described, may I put the circle there?",
        "He only gave me the coordinate of the box, do I draw a ring?",
        "Should this square get a circle after I heard everything?",
    ),
)
circled.unless("only located", when=Mapping.told == "coordinate", quote=STAYS)
unknown_means = fact_is(
    "lairs.unknown.means",
    "a space that you have yet to learn about",
    quote=UNKNOWN,
    asks=(
        "What is an Unknown space?",
        "What does Unknown mean on the map?",
        "Which squares are called Unknown?",
        "Explain Unknown.",
        "How do the rules define an Unknown space?",
        "Unknown, what is it?",
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
        "What all must be said when the explorer learns about a room?",
        "Which things do I hear of a room I learn?",
        "I learned E1, what info am I owed?",
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
        "I'm the builder and he learns a room, can I leave out one wall?",
        "Does the keeper have to mention the monster in a learned room?",
        "May I keep silent about a chest in the space that she learns?",
        "Need I name each wall when my opponent learns a room?",
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
        "After learning about D3, is it Known or Unknown?",
        "What does an Unknown space turn into when I learn it?",
        "How does a space change as I learn about it?",
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
        "Something gets located, what do I find out?",
        "What does the keeper say when a wall is located?",
        "He locates the chest for me, what info do I get?",
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
        "A Feature was located, must the builder say more than where it is?",
        "Is it ok to describe the whole room on a locate?",
        "Can I get extra details when I locate a wall?",
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
        "After locating a box, is its room Known or Unknown?",
        "What's the status of an Unknown square once its Feature was located?",
        "The trap in B4 has been located, what's B4 on my map?",
    ),
)

# p.6 — Spending Cubes
CONSERVED = "A Conserved cube is a Fresh cube that has been saved in a Conserved slot."
TWICE = "A Conserved cube can be spent twice on your next turn."
PENALTIES = "A Conserved cube counts as a Fresh cube for penalties."
conserved_means = fact_is(
    "lairs.conserved.means",
    "a Fresh cube that has been saved in a Conserved slot",
    quote=CONSERVED,
    asks=(
        "What is a Conserved cube?",
        "What does Conserved mean?",
        "Which cubes count as Conserved?",
        "Explain Conserved cubes.",
        "How do the rules define a Conserved cube?",
        "A cube in a Conserved slot, what is it?",
    ),
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
        "Is stashed energy open to a penalty on Fresh cubes?",
        "I've 2 saved cubes, do they count as Fresh for a strike?",
        "Does a trap's penalty reach stored cubes too?",
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
        "I've saved 1 and hold 4 Fresh, how many Fresh ones does a penalty see?",
        "With 0 Fresh cubes and 3 Conserved ones, how many are at risk?",
        "How many of my cubes are Fresh as far as a strike goes?",
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
        "Can I use the same banked cube 2 times?",
        "I want to spend one saved cube four times, is it allowed?",
        "I used a Conserved cube once, can I spend it a second time?",
        "Is it ok to pay with a stored cube thrice?",
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
        "I saved a cube, how many times does it pay?",
        "How often does each stored cube count?",
        "Uses per saved cube?",
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
        "When do the saved ones get their double use?",
        "In what turn may I spend my stash twice?",
        "When's the payoff of conserving?",
    ),
)
SAVED = presumed(Turn.conserved, 0)
"""Where nobody speaks of Conserved cubes, there are none."""
SPENDS = Turn.fresh + cited(2 * SAVED, quote=TWICE)
"""What can be paid in all."""
ANY_CUBE = (Turn.fresh >= 1) | (SAVED >= 1)
TWO_CUBES = (Turn.fresh >= 2) | cited(SAVED >= 1, quote=TWICE)
"""A Conserved cube that is spent twice pays for two."""
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
        "4 Fresh and 2 banked, how much energy is that?",
        "I've 3 saved and 3 Fresh, how many cubes can I pay in all?",
        "How much can I pay with 1 Conserved and 5 Fresh cubes?",
    ),
)
