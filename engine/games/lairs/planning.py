"""Several actions in one turn: what they cost together, and whether the cubes are enough."""

from engine import Num, amount, largest, line, rule, smallest, stated, when
from engine.games.lairs.actions import (
    BACKTRACK_COST,
    CREEP_COST,
    DISARM_COST,
    FIGHT_COST,
    HUSTLE_COST,
    PEER_COST,
)
from engine.games.lairs.cubes import ENDS, HAS_CONSERVED, SPENDS
from engine.games.lairs.turn_facts import Plan
from engine.games.lairs.turns import EXPLORE


def pairs(times: Num, kind: Num) -> Num:
    """Two cubes each time, or one for each time that a cube of the kind is there; none for no times."""
    return when(stated(times, 0) == 0, 0, 2 * times - smallest(times, kind))


NO_CREEPS = smallest(0, stated(Plan.hustles, Plan.backtracks, Plan.peers, Plan.dice))
"""None where another action is told; not known where no plan is told at all."""
COSTS = (
    line("Creeps", 1 * stated(Plan.creeps, NO_CREEPS), quote=CREEP_COST),
    line("Hustles", 2 * stated(Plan.hustles, 0), quote=HUSTLE_COST),
    line("Backtracks", pairs(Plan.backtracks, Plan.quickness_cubes), quote=BACKTRACK_COST),
    line("Peers", pairs(Plan.peers, Plan.perception_cubes), quote=PEER_COST),
    line("Dice", 1 * stated(Plan.dice, 0), quote=(FIGHT_COST, DISARM_COST)),
)
cost = amount(
    "lairs.plan.cost",
    of=Plan,
    unit="cubes",
    lines=COSTS,
    title="What these actions cost together",
    asks=(
        "How many cubes do several actions cost together?",
        "What do two Hustles and one Creep cost in all?",
        "Without a Perception cube I Peer once and Creep twice, how many cubes is it in sum?",
        "A Hustle, a Creep, another Creep: what is the whole bill?",
        "Sum of cubes for a Backtrack and then a Peer?",
        "Hustle followed by one Creep, how much energy does that eat?",
        "price of a whole turn with 2 Creeps and a Peer",
        "I look into the next room with my Perception cube, then walk one step: cubes used?",
        "How much for two Backtracks in one turn without any Quickness cube?",
    ),
)
COST = COSTS[0] + COSTS[1] + COSTS[2] + COSTS[3] + COSTS[4]
left = amount(
    "lairs.plan.left",
    of=Plan,
    unit="cubes",
    expr=SPENDS - COST,
    quote=EXPLORE,
    title="What your cubes can still pay for after these actions",
    silent_beyond=COST > SPENDS,
    silent_quote=EXPLORE,
    asks=(
        "How many cubes are left after several actions?",
        "I have 6 cubes, fight with 3 dice and Creep once, how many remain?",
        "With 5 Fresh cubes I Hustle and then Creep, what have I left?",
        "6 cubes in my basket and 4 of them gone on dice, what is my rest?",
        "how much energy have i still got after paying for the dice?",
        "4 cubes, then 3 dice thrown at the beast: what stays in my Fresh basket?",
        "Started the turn on 6, one Peer and one Creep done. Cubes left over?",
        "what do I have left to spend once these moves are paid",
        "My Fresh cubes were 6, I rolled 4 dice, so I am down to how many?",
        "5 fresh, spend 2 on dice, what remains?",
        "4 cubes, 3 go into dice: the rest?",
    ),
)
short = amount(
    "lairs.plan.short",
    of=Plan,
    unit="cubes",
    expr=largest(0, COST - SPENDS),
    quote=EXPLORE,
    title="How many cubes you are short of for these actions",
    asks=(
        "How many cubes am I short?",
        "I'd like 4 dice against this beast, my basket holds 1 cube: how far off am I?",
        "two Hustles on 3 cubes, how many more cubes would I need?",
        "What am I lacking to pay for all of that?",
        "got 1 cube and want a Hustle, how many too few?",
        "By how many cubes do I fall short of 6 dice with my 4 cubes?",
        "How much more energy does it take for this plan?",
        "4 dice against the trap, 3 cubes in hand: what's the gap?",
        "how many extra cubes before I can afford these actions",
    ),
)
enough = rule(
    "lairs.plan.afford",
    of=Plan,
    decides=COST <= SPENDS,
    title="Your cubes are enough for these actions",
    asks=(
        "Are my cubes enough for several actions?",
        "With 4 Fresh cubes, can I do two Hustles and a Creep in this turn?",
        "I have 5 cubes, are they enough for one Hustle and 3 Creeps?",
    ),
)
enough.unless("after Conserving", when=HAS_CONSERVED, quote=ENDS)
