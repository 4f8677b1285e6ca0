"""Page 5: building the lairs, and the Peril Rule."""

from engine import Worked, algorithm, cited, fact_is, may, must, must_not, need_not, rule, stated
from engine.expressions import text_of
from engine.games.lairs.facts import Setup
from engine.games.lairs.peril import depends_on_the_ends, keeps_the_peril_rule
from engine.named import Named

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
    ),
)
wait = need_not(
    "lairs.build.wait",
    act="wait with building until the other lair is finished",
    quote="Both players build their lairs simultaneously.",
    asks=(
        "Must I wait with building until my rival has finished?",
        "Do we take turns building our lairs?",
        "Is one lair built after the other?",
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
        "Can my buddy watch me while I set up my walls?",
        "is it fine if she sees how i build my maze",
        "May the other player look on as I place my tiles?",
        "am i allowed to glance at his board during building?",
    ),
)
CHOOSES = "The player who is first to finish building a lair chooses which player explores first."
NOBODY_FIRST = stated(~Setup.finished_building.is_in("me", "rival"), Setup.finished_together)
"""Both were done at the same time: then nobody was first. Whoever is told to have been first settles that."""
chooser = rule(
    "lairs.build.chooser",
    of=Setup,
    quote=CHOOSES,
    decides=text_of("the player who is first to finish building a lair"),
    silent_beyond=NOBODY_FIRST,
    silent_quote=CHOOSES,
    asks=(
        "Who decides which player explores first?",
        "How is the starting player chosen?",
        "Who picks who goes first?",
    ),
)


def finished_first(finished: Named) -> Worked[str]:
    """Who finished building first."""
    first = [name for name, place in finished.root if place == 1]
    return Worked(first[0] if first else "nobody", (f"finished: {finished}",))


chooser_named = rule(
    "lairs.build.chooser_named",
    of=Setup,
    quote=CHOOSES,
    title="Who chooses which player explores first, by name",
    decides=algorithm("who finished building first", finished_first, Setup.finished_by_name, gives=str),
    asks=(
        "Ella was ready with her maze ahead of Finn, which of them settles who explores first?",
        "Tom was done first and Ann second, who picks the first Explorer?",
        "Omar needs more time for his lair than Lena, who names the starter?",
        "Ben completed his dungeon after Kim. Whose choice is the first Explorer?",
        "Sara finished second, Paul first: who of the two chooses who goes first?",
        "if Nils has built his maze sooner than Ida, is it Nils or Ida who picks the starter?",
        "Who of Eva and Jan determines the first player when Jan was ready before Eva?",
        "Yuki done, Max not yet done building. Which one chooses the one exploring first?",
        "of Pia and Leo, Leo finished his lair first; name the one who decides who begins",
        "Nora took 7 minutes to build, Paul 12. Who may say who explores first?",
        "Kai's lair was ready after 15 minutes and Mo's after 9, which of the two picks the first explorer?",
    ),
)
choose = may(
    "lairs.build.choose",
    act="choose which player explores first",
    of=Setup,
    when=Setup.finished_building == "me",
    otherwise="must_not",
    silent_beyond=NOBODY_FIRST,
    silent_quote=CHOOSES,
    quote=CHOOSES,
    asks=(
        "I finished building first, may I choose who explores first?",
        "My rival was done building before me, do I get to pick the first Explorer?",
        "She was done first, is it me who chooses the starter?",
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
    ),
)

overrule = must_not(
    "lairs.build.overrule",
    act="overrule the choice of who explores first",
    quote=CHOOSES,
    asks=(
        "May the slower builder overrule who explores first?",
        "She finished second and will not go first as I chose, can she refuse?",
        "Can I protest when my rival picks me to explore first?",
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
    asks=("What is the Peril Rule?", "What makes a lair legal?", "How dangerous may the way to a Goal be?"),
)
peril_traps = fact_is(
    "lairs.peril.traps",
    1,
    unit="Traps",
    quote="at most one Trap",
    title="Traps that the way to a Goal may hold at most",
    asks=(
        "How many Traps may the way to a Goal hold?",
        "What is the most Traps on the safe path?",
        "Maximum number of snares between Start and a Goal?",
        "how many pits can one have to go through at most, by the Peril Rule",
        "The legal route to a chest: traps on it, max?",
        "For the one path that has to be safe, what's the cap on traps?",
        "How many traps are tolerated on a good path?",
        "say how much traps are allowed on the way, the highest number",
        "trap limit for the route that counts?",
    ),
)
peril_monsters = fact_is(
    "lairs.peril.monsters",
    1,
    unit="Monsters",
    quote="at most one Monster",
    title="Monsters that the way to a Goal may hold at most",
    asks=(
        "How many Monsters may the way to a Goal hold?",
        "What is the most Monsters on the safe path?",
        "Maximum number of beasts between Start and a Goal?",
        "how many creatures can one have to meet at most, by the Peril Rule",
        "The legal route to a chest: monsters on it, max?",
        "For the one path that has to be safe, what's the cap on monsters?",
        "How many monsters are tolerated on a good path?",
        "say how much monsters are allowed on the way, the highest number",
        "monster limit for the route that counts?",
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
    ),
)
