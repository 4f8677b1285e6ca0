"""The action table: what every action costs and does. The rows follow in `moving` and `looking`."""

from engine import amount, by, cited, rule
from engine.expressions import text_of
from engine.games.lairs.cubes import ENDS
from engine.games.lairs.facts import Acting
from engine.games.lairs.turns import EXPLORE

CREEP = "You move into 1 adjacent space, and if that space is Unknown you learn about it"
HUSTLE = "You move up to 3 times"
AS_CREEP = "each move following the Creep process"
STOPS = "Hustle stops if you enter any non-Empty space"
DECIDE = "You decide each move of a Hustle after the previous move resolves"
BACKTRACK = "You move into a Known space, passing through any number of Known Empty spaces"
INTERRUPTS = "Any Feature interrupts a Backtrack"
PEER = "You learn about 1 Unknown space that is adjacent"
FOR_FREE = "you may then move into that space for free"
NO_FORCE = "Peer does not force you to move"
CONSERVE = "You move up to 3 Fresh cubes into Conserved slots"
ONLY = "While you share a space with a Hazard, you are permitted only to fight or disarm the Hazard or to leave the space."
CREEP_COST = "Creep | 1 cube of any kind"
HUSTLE_COST = "Hustle | 2 cubes of any kind"
BACKTRACK_COST = "1 Quickness cube, or 2 cubes of any kind"
PEER_COST = "1 Perception cube, or 2 cubes of any kind"
CONSERVE_COST = "Conserve | No cost"
FIGHT_COST = "The Fight Monster action costs 1 cube per die."
DISARM_COST = "The Disarm Trap action costs 1 cube per die."

# Every row
cost = amount(
    "lairs.action.cost",
    of=Acting,
    expr=by(
        Acting.action,
        creep=cited(text_of("1 cube of any kind"), quote=CREEP_COST),
        hustle=cited(text_of("2 cubes of any kind"), quote=HUSTLE_COST),
        backtrack=cited(text_of("1 Quickness cube, or 2 cubes of any kind"), quote=BACKTRACK_COST),
        peer=cited(text_of("1 Perception cube, or 2 cubes of any kind"), quote=PEER_COST),
        conserve=cited(text_of("no cost"), quote=CONSERVE_COST),
        fight=cited(text_of("1 cube per die"), quote=FIGHT_COST),
        disarm=cited(text_of("1 cube per die"), quote=DISARM_COST),
    ),
    asks=("What does the action cost?", "How much is a Hustle?", "What do I pay for Backtrack?"),
)
does = rule(
    "lairs.action.does",
    of=Acting,
    decides=by(
        Acting.action,
        creep=cited(
            text_of("you move into 1 adjacent space, and learn about it if it is Unknown"), quote=CREEP
        ),
        hustle=cited(
            text_of("you move up to 3 times, as with Creep, until you enter a non-Empty space"),
            quote=(HUSTLE, STOPS),
        ),
        backtrack=cited(
            text_of("you move into a Known space through any number of Known Empty spaces"), quote=BACKTRACK
        ),
        peer=cited(
            text_of("you learn about 1 adjacent Unknown space and may move into it for free"),
            quote=(PEER, FOR_FREE),
        ),
        conserve=cited(
            text_of("you move up to 3 Fresh cubes into Conserved slots, and your turn ends"),
            quote=(CONSERVE, ENDS),
        ),
        fight=cited(
            text_of("you make a Check against the Monster's Target"),
            quote="To fight a Monster, you make a Check against the Monster's Target.",
        ),
        disarm=cited(
            text_of("you make a Check against the Trap's Target"),
            quote="To disarm a Trap, you make a Check against the Trap's Target.",
        ),
    ),
    asks=("What does the action do?", "What does Backtrack do?", "How far do I move with a Hustle?"),
)
ends_turn = rule(
    "lairs.action.ends_turn",
    of=Acting,
    quote=(ENDS, EXPLORE),
    decides=Acting.action == "conserve",
    asks=(
        "Does the action end my turn?",
        "Is my turn over after I Conserve?",
        "Which action ends the turn at once?",
    ),
)
