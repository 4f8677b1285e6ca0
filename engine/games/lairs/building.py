"""Page 5: building the lairs, and the Peril Rule."""

from engine import algorithm, cited, fact_is, may, must, must_not, need_not, rule
from engine.games.lairs.facts import Setup
from engine.games.lairs.peril import depends_on_the_ends, keeps_the_peril_rule

# p.5 — Building Your Lair
together = fact_is(
    "lairs.build.together",
    True,
    quote="Both players build their lairs simultaneously.",
    title="Both lairs are built at the same time",
    asks=(
        "Are both lairs built at the same time?",
        "Do we build simultaneously?",
        "Is building done by both at once?",
        "Do we make our mazes at the same time?",
        "Does my rival build while I build?",
        "Can I start building although she's building too?",
    ),
)
HIDDEN = "Each lair is kept hidden while it is being built."
hide = must(
    "lairs.build.hide",
    act="keep your lair hidden while you build it",
    quote=HIDDEN,
    asks=(
        "Must I hide my lair during building?",
        "Is my dungeon kept secret while I make it?",
        "Do I have to keep my maze out of sight while I work on it?",
        "I'm still placing walls, must the other guy not see them?",
        "Can I show her what I've built so far?",
        "May I build without hiding it?",
    ),
)
watch = must_not(
    "lairs.build.watch",
    act="look at the other lair while it is being built",
    quote=HIDDEN,
    asks=(
        "May I look at my rival's lair while it is built?",
        "Can I watch the other player build?",
        "Am I allowed to peek behind the screen?",
        "He's placing his traps, can I have a look?",
        "Is it ok to spy on her maze as she makes it?",
        "While she is building, may I lean over to her board?",
    ),
)
CHOOSES = "The player who is first to finish building a lair chooses which player explores first."
chooser = fact_is(
    "lairs.build.chooser",
    "the player who is first to finish building a lair",
    quote=CHOOSES,
    asks=(
        "Who decides which player explores first?",
        "How is the starting player chosen?",
        "Who picks who goes first?",
        "Who's the one that says which of us begins?",
        "Who has the right to choose the first Explorer?",
        "By whom is the order of turns decided?",
    ),
)
choose = may(
    "lairs.build.choose",
    act="choose which player explores first",
    of=Setup,
    when=Setup.finished_building == "me",
    otherwise="must_not",
    quote=CHOOSES,
    asks=(
        "I finished building first, may I choose who explores first?",
        "My rival was done building before me, do I get to pick the first Explorer?",
        "She was done first, is it me who chooses the starter?",
        "I was done first, can I make her go first?",
        "My rival finished building before me, may I pick who begins?",
        "Both of us built and I finished first, is the choice mine?",
    ),
)
go_first = need_not(
    "lairs.build.go_first",
    act="explore first when you finish building first",
    quote="chooses which player explores first",
    asks=(
        "Must the one who finishes first also explore first?",
        "Do I have to go first if I built faster?",
        "Can I let my rival explore first?",
        "I was the fastest, am I forced to begin?",
        "May the first one done give the first turn away?",
        "I finished before him and don't want to start, must I?",
    ),
)

# p.5 — The Peril Rule
PERIL = (
    "each Goal in a lair must be reachable from Start by at least one path that passes through at most one Trap "
    "and at most one Monster"
)
peril = fact_is(
    "lairs.peril",
    PERIL,
    quote=PERIL,
    asks=(
        "What is the Peril Rule?",
        "What makes a lair legal?",
        "How dangerous may the way to a Goal be?",
        "What has to be true of the way from Start to a Goal?",
        "What does the rule about dangers on paths say?",
        "How many hazards may sit on the way to a goal?",
        "Which rule must my layout keep?",
    ),
)
path_keeps_peril = rule(
    "lairs.peril.path",
    of=Setup,
    quote=PERIL,
    decides=cited(Setup.traps_on_path <= 1, quote="at most one Trap")
    & cited(Setup.monsters_on_path <= 1, quote="at most one Monster"),
    asks=(
        "Does this path keep the Peril Rule?",
        "Is a path with 1 Trap and 1 Monster allowed?",
        "The only route to a Goal passes 2 Traps, is my lair legal?",
        "May a path cross two Monsters?",
        "One trap and no monster on the way, is that legal?",
        "There are 3 monsters on the path to my chest, is it ok?",
        "My path to the goal has 0 traps and 2 beasts, does it count?",
        "It goes across 1 snare and 1 critter, fine or not?",
    ),
)
path_keeps_peril.unless(
    "another path keeps it", when=Setup.another_path, decides=True, quote="by at least one path"
)
lair_keeps_peril = rule(
    "lairs.peril.lair",
    of=Setup,
    quote=PERIL,
    decides=algorithm("paths from Start to every Goal", keeps_the_peril_rule, Setup.lair, gives=bool),
    silent_beyond=algorithm(
        "whether it turns on the ends of a path", depends_on_the_ends, Setup.lair, gives=bool
    ),
    silent_quote="passes through",
    asks=(
        "Does the lair on this grid keep the Peril Rule?",
        "Check my whole lair for a legal layout.",
        "Are all Goals of my lair reachable?",
        "Is the layout that I drew here legal?",
        "Here is my dungeon, does it meet the Peril Rule?",
        "Can each Goal of this grid be reached mildly enough?",
        "Does my finished maze pass the Peril Rule?",
    ),
)
wall_off = must_not(
    "lairs.peril.wall_off",
    act="wall off a Goal",
    quote="each Goal in a lair must be reachable from Start",
    asks=(
        "May I wall off a Goal completely?",
        "Can a Goal be closed in by Walls?",
        "Can I make a Goal unreachable?",
        "Can I put walls all round a goal?",
        "Is it ok if no path leads to a goal?",
        "May I leave no way at all to one of my goals?",
        "Could I lock a goal away behind walls?",
    ),
)
every_path = need_not(
    "lairs.peril.every_path",
    act="make every path keep the Peril Rule",
    quote="by at least one path",
    asks=(
        "Must all paths to a Goal keep the Peril Rule?",
        "Does every route have to be safe?",
        "Is each corridor to a Goal limited to one Trap?",
        "One of my two paths has 3 traps, must I change it?",
        "Have all routes got to be mild?",
        "May one way to the goal be worse than the rule allows if another is fine?",
        "Do I need to make the shortcut safe too?",
    ),
)
