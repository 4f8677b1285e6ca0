"""The row of the action table that moves you back through what you know: Backtrack."""

from engine import cited, fact_is, must_not, rule, stated
from engine.games.lairs.actions import BACKTRACK, BACKTRACK_COST, INTERRUPTS
from engine.games.lairs.cubes import only_of_kind, two_beside
from engine.games.lairs.facts import Space
from engine.games.lairs.hustling import AN_END
from engine.games.lairs.turn_facts import Turn

QUICKNESS = stated(
    Turn.quickness_cubes >= 1,
    Turn.cube_kind == "quickness",
)

backtrack_paid = rule(
    "lairs.backtrack.afford",
    of=Turn,
    quote=BACKTRACK_COST,
    decides=cited(QUICKNESS, quote="1 Quickness cube") | two_beside(Turn.perception_cubes),
    asks=(
        "Can I pay for a Backtrack?",
        "Is 1 Quickness cube enough to go back?",
        "With 2 cubes of any kind, may I Backtrack?",
    ),
)
backtrack_paid.unless(
    "the only cube is of another kind", when=only_of_kind(Turn.perception_cubes), quote=BACKTRACK_COST
)
backtrack_paid.unless(
    "a Feature is on the way",
    when=Space.passed_over & stated(Space.in_space != "empty", False),
    quote=(BACKTRACK, INTERRUPTS),
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
backtrack_where = fact_is(
    "lairs.backtrack.where",
    "in the first space on the way that has a Feature",
    quote=INTERRUPTS,
    title="Where a Backtrack is interrupted",
    asks=(
        "Where is my Backtrack interrupted?",
        "In which space does a Backtrack end early?",
        "I go back from B1 through B2 and B3 to B4, a monster is in B3. Where do I stop?",
        "At what place on the way back am I held up?",
        "Walking back over C3 and C4 with a trap in C4, where does it get interrupted?",
        "which room stops my way back",
        "Where do I end up when something lies on the way of my Backtrack?",
        "My route back crosses an empty room and then one with a chest, in which one does it break off?",
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
        "may I retrace past a trap I left undisarmed?",
        "walk back through a monster's square, ok?",
    ),
)
