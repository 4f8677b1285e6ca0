"""What an action costs the one who pays, and how often the cubes are enough for it."""

from engine import Num, amount, cited, line, smallest, when
from engine.games.lairs.actions import BACKTRACK, BACKTRACK_COST, PEER_COST
from engine.games.lairs.backtracking import QUICKNESS
from engine.games.lairs.cubes import HAS_CONSERVED, SPENDS, TWICE
from engine.games.lairs.looking import PERCEPTION
from engine.games.lairs.turn_facts import Plan, Turn


def times(kind: Num) -> Num:
    """How often an action of one such cube or two cubes of any kind can be paid for."""
    alone = smallest(kind, SPENDS)
    return alone + (SPENDS - alone) // 2


backtrack_price = amount(
    "lairs.backtrack.price",
    of=Plan,
    title="How many cubes this Backtrack costs",
    unit="cubes",
    lines=(
        line("Backtrack", when(QUICKNESS, 1, 2), quote=BACKTRACK_COST),
        line("Known Empty spaces, any number", 0 * Plan.passed, quote=BACKTRACK),
    ),
    asks=(
        "How many cubes does this Backtrack cost me?",
        "I pay with my Quickness cube, how many cubes is one Backtrack?",
        "Walking back without a Quickness cube, how many cubes is that?",
        "four rooms back on the Quickness cube: what's the bill for the way?",
        "No Quickness left, so returning to Start costs me what in cubes?",
        "Is the whole way back 2 cubes when I have no Quickness cube?",
        "using quickness to retrace three rooms, cubes in total?",
        "How much do I pay for going home through 6 known rooms if the Quickness cube is Fresh?",
        "price of a Backtrack with the right cube",
        "I go back a long way with the Quickness one, does the length change what I pay, and how much is it?",
    ),
)
peer_price = amount(
    "lairs.peer.price",
    of=Turn,
    unit="cubes",
    title="How many cubes this Peer costs",
    quote=PEER_COST,
    expr=when(PERCEPTION, 1, 2),
    asks=(
        "How many cubes does this Peer cost me?",
        "I pay with my Perception cube, how many cubes is one Peer?",
        "A look ahead without a Perception cube, how many cubes is that?",
        "peeking next door on the Perception cube: what's the bill?",
        "No Perception left, so a look costs me what in cubes?",
        "Is scouting 2 cubes when I have no Perception cube?",
        "using perception to see the room, cubes in total?",
        "How much do I pay for a glance next door if the Perception cube is spent?",
        "price of a Peer with the right cube",
    ),
)
peers_most = amount(
    "lairs.peer.times",
    of=Turn,
    unit="Peers",
    title="Peers that your cubes can pay for",
    quote=PEER_COST,
    expr=times(Turn.perception_cubes),
    asks=(
        "How many Peers can I pay for?",
        "With 4 cubes and none of them Perception, how often may I peer?",
        "5 cubes, one is Perception: how many looks do I get?",
        "3 cubes without Perception, how many times can I scout?",
        "What is the most Peers in a turn with 6 cubes, Perception among them?",
        "how often do i get to peek if i only have 2 plain cubes",
        "number of glances that 4 cubes buy, no Perception",
        "Spending it all on looking ahead, how many Peers do I get?",
        "6 left, no perception one in there, max peers?",
    ),
)
backtracks_most = amount(
    "lairs.backtrack.times",
    of=Turn,
    unit="Backtracks",
    title="Backtracks that your cubes can pay for",
    quote=BACKTRACK_COST,
    expr=times(Turn.quickness_cubes),
    asks=(
        "How many Backtracks can I pay for?",
        "With 4 cubes and none of them Quickness, how often may I backtrack?",
        "5 cubes, one is Quickness: how many times can I go back?",
        "3 cubes without Quickness, how many Backtracks is that?",
        "What is the most Backtracks in a turn with 6 cubes, Quickness among them?",
        "how often do i get to walk back if i only have 2 plain cubes",
        "number of returns that 4 cubes buy, no Quickness",
        "Spending it all on going back, how many Backtracks do I get?",
        "6 left, no quickness one in there, max backtracks?",
    ),
)
conserved_worth = amount(
    "lairs.conserved.worth",
    of=Turn,
    unit="cubes",
    title="How many spends your Conserved cubes give",
    expr=cited(2 * Turn.conserved, quote=TWICE),
    asks=(
        "How many spends do my Conserved cubes give?",
        "I saved 2 cubes last turn, how often can I spend those two together?",
        "3 in the slots, how many payments are these good for?",
        "one banked cube: how many cubes' worth is it next turn?",
        "What do the two stashed cubes alone pay for in cubes?",
        "Conserved 3 before, what's that in spends now?",
        "how much is in my conserved slots worth when i put 2 there",
        "Counting just the saved ones, 1 of them, how many spends?",
        "I kept 3 back, for how many dice are those three by themselves?",
    ),
)
for once in (peers_most, backtracks_most):
    once.unless("after Conserving", when=HAS_CONSERVED, value=0, quote="your turn immediately ends")
