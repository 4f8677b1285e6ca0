"""A tiny demonstration game that uses every word of the rule language once."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine import (
    Game,
    Rule,
    Situation,
    Worked,
    algorithm,
    amount,
    best,
    beyond,
    by,
    choice,
    cited,
    count,
    effect,
    fact_is,
    flag,
    line,
    may,
    must,
    must_not,
    need_not,
    number,
    rule,
    rules_in,
    smallest,
    structure,
    suggests,
    total,
    values,
    when,
)


class Grid(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    open_edges: tuple[tuple[int, int], ...]


class Burrow(Situation):
    chests_opened = count("Chests you have opened", at_most=9, words="chest, treasure box: open, loot")
    monsters_defeated = count(
        "Monsters you have defeated", at_most=9, words="monster: defeat, kill, slay, beat"
    )
    exit_order = choice(
        "When you exited",
        first="out first",
        second="out after your rival",
        none="did not exit",
        words=": exit",
    )
    treasures = values("Your Treasures, base plus bonuses", unit="VP")
    cursed = flag("You are cursed", words="cursed")
    blessed = flag("You are blessed", assumed=False)
    roll = number("Your roll", words="roll, total")
    target = number("The Target", at_least=1)
    fresh = count("Fresh cubes", at_most=12)
    spent = count("Spent cubes", at_most=12, attainable=False)
    grid = structure("The grid", Grid)


def _reach(grid: Grid) -> Worked[bool]:
    reached, grew = {0}, True
    while grew:
        step = {b for a, b in grid.open_edges if a in reached} | {
            a for a, b in grid.open_edges if b in reached
        }
        grew = not step <= reached
        reached |= step
    return Worked(9 in reached, (f"from 0 one reaches {sorted(reached)}",))


def _cheapest(treasures: Sequence[int], target: int) -> Worked[int]:
    enough = [treasure for treasure in treasures if treasure >= target]
    return Worked(min(enough, default=0), (f"high enough: {enough}",))


EXIT = "You may exit once you have opened three Chests, or defeated three Monsters, or opened two and defeated two."

eligible = rule(
    "burrow.exit.eligible",
    asks=("May I exit?", "Can I leave?"),
    of=Burrow,
    quote=EXIT,
    decides=(
        cited(Burrow.chests_opened >= 3, quote="opened three Chests")
        | (Burrow.monsters_defeated >= 3)
        | ((Burrow.chests_opened >= 2) & (Burrow.monsters_defeated >= 2))
    ),
)
eligible.unless("cursed", when=Burrow.cursed, quote="A cursed player may not exit.")
eligible.unless("blessed", when=Burrow.blessed, quote="A blessed player may always exit.", decides=True)

decline = need_not(
    "burrow.exit.decline", act="exit", asks="Do I have to exit?", quote="You may decline to exit."
)

score = amount(
    "burrow.score",
    asks="What is my score?",
    of=Burrow,
    unit="VP",
    lines=(
        line("Treasures face up", best(Burrow.treasures, 4), quote="Your four best Treasures count in full."),
        line("Other Treasures", 1 * beyond(Burrow.treasures, 4), quote="Each other Treasure counts 1."),
        line("Second Monster", 2 * (Burrow.monsters_defeated >= 2), quote="The second Monster gives 2 VP"),
        line("Third Monster", 4 * (Burrow.monsters_defeated >= 3), quote="the third 4 VP"),
        line(
            "Exiting",
            by(Burrow.exit_order, first=4, second=2, none=0),
            quote="Out first: 4 VP; second: 2 VP.",
        ),
    ),
    silent_beyond=Burrow.monsters_defeated >= 4,
    silent_quote="the third 4 VP",
)

limit = fact_is(
    "burrow.items.limit", 3, asks="How many items may I hold?", unit="items", quote="You may hold 3 items."
)
limit.unless(
    "the item page",
    value=4,
    quote="No player holds more than 4 items.",
    conflict="The page about items is the more specific one.",
)

open_chest = may(
    "burrow.chest.open",
    act="open a Chest",
    asks="May I open a Chest?",
    of=Burrow,
    when=Burrow.fresh >= 1,
    quote="With a fresh cube you may open a Chest.",
)
pay = must("burrow.pay", act="pay a cube", asks="Must I pay?", quote="Every action must be paid.")
steal = must_not("burrow.steal", act="steal", asks="May I steal?", quote="No player may steal.")
flee = may(
    "burrow.flee",
    act="flee",
    asks="May I flee?",
    of=Burrow,
    when=~Burrow.cursed,
    otherwise="must_not",
    quote="Only a player who is not cursed may flee.",
)

refresh = effect(
    "burrow.refresh",
    asks="What happens when I refresh?",
    of=Burrow,
    quote="Refresh: all spent cubes become fresh.",
    after={Burrow.fresh: Burrow.fresh + Burrow.spent, Burrow.spent: 0},
    then="all cubes are fresh",
)
check = rule(
    "burrow.check",
    asks="Do I succeed?",
    of=Burrow,
    when=Burrow.exit_order == "none",
    decides=Burrow.roll >= Burrow.target,
    quote="You succeed when your roll meets or exceeds the Target.",
)
lead = rule(
    "burrow.lead",
    asks="Who leads?",
    of=Burrow,
    decides=when(Burrow.cursed, "your rival", by(Burrow.exit_order, first="you", otherwise="your rival")),
    quote="The first to exit leads, unless cursed.",
)
cubes = amount(
    "burrow.cubes",
    asks="How many cubes may I keep?",
    of=Burrow,
    expr=smallest(3, Burrow.fresh + Burrow.spent),
    quote="Keep at most three cubes.",
)
wealthy = rule(
    "burrow.wealthy",
    asks="Am I wealthy?",
    of=Burrow,
    decides=Burrow.chests_opened + 2 * Burrow.monsters_defeated >= 5,
    quote="A Chest counts one and a Monster two; five make you wealthy.",
)
rich = rule(
    "burrow.rich",
    asks="Am I rich?",
    of=Burrow,
    decides=total(Burrow.treasures) > 10,
    quote="More than 10 VP of Treasures make you rich.",
)
path = rule(
    "burrow.path",
    asks="Is the Goal within reach?",
    of=Burrow,
    decides=algorithm("a path from Start to Goal", _reach, Burrow.grid, gives=bool),
    quote="The Goal must be within reach.",
)
stake = amount(
    "burrow.stake",
    asks="What must I stake?",
    of=Burrow,
    expr=algorithm(
        "the cheapest Treasure that is enough", _cheapest, Burrow.treasures, Burrow.target, gives=int
    ),
    quote="Stake the cheapest Treasure that matches.",
)
length = suggests(
    "burrow.length", 1200, asks="How long is a game?", unit="VP", quote="We suggest to play to 1200."
)

game = Game(
    slug="burrow",
    situations=(Burrow,),
    rules=rules_in(globals()),
    informational={"Welcome to the Burrow!": "greeting"},
)


def simple(decides: Any, **more: Any) -> Rule:
    return rule("burrow.simple", asks="Is it so?", quote="It is so.", decides=decides, **more)
