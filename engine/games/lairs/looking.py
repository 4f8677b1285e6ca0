"""The rows of the action table that look ahead: Peer and Conserve."""

from engine import amount, cited, effect, fact_is, must_not, need_not, presumed, rule, smallest, stated
from engine.games.lairs.actions import CONSERVE, CONSERVE_COST, FOR_FREE, NO_FORCE, ONLY, PEER, PEER_COST
from engine.games.lairs.backtracking import backtrack_paid
from engine.games.lairs.creeping import creep_paid
from engine.games.lairs.cubes import ENDS, HAS_CONSERVED, SAVED, only_of_kind, two_beside
from engine.games.lairs.facts import Space
from engine.games.lairs.hustling import hustle_paid
from engine.games.lairs.turn_facts import Turn
from engine.games.lairs.turns import act_again

PERCEPTION = stated(
    Turn.perception_cubes >= 1,
    Turn.cube_kind == "perception",
)

# Peer
peer_paid = rule(
    "lairs.peer.afford",
    of=Turn,
    quote=PEER_COST,
    decides=cited(PERCEPTION, quote="1 Perception cube") | two_beside(Turn.quickness_cubes),
    asks=(
        "Can I pay for a Peer?",
        "Is 1 Perception cube enough to peer?",
        "With 2 cubes of any kind, may I Peer?",
    ),
)
peer_paid.unless("the only cube is of another kind", when=only_of_kind(Turn.quickness_cubes), quote=PEER_COST)
peer_kind = fact_is(
    "lairs.peer.kind",
    "a Perception cube",
    quote="Peer | 1 Perception cube",
    title="The one cube that pays for a Peer by itself",
    asks=(
        "Which single cube pays for a Peer?",
        "For a Peer at the price of one, what cube must I have?",
        "What kind of cube do I need to look ahead with just 1 cube?",
        "What sort of cube makes a Peer cost only one?",
        "which cube makes a peek cheaper?",
        "Is it the Quickness or the Perception cube that buys a look alone?",
        "One cube for Peer, of what sort?",
        "What's the special cube for scouting called?",
        "to glance into the next room i'd like to spend a single cube, which",
    ),
)
peer_at = rule(
    "lairs.peer.at",
    of=Space,
    quote=PEER,
    decides=(Space.space == "unknown") & Space.adjacent,
    asks=(
        "Can I Peer at that space?",
        "May I peer into a space that is not adjacent?",
        "Can I Peer into a Known space?",
    ),
)
peer_far = must_not(
    "lairs.peer.far",
    act="Peer at a space that is not adjacent",
    quote=PEER,
    asks=(
        "May I Peer two rooms away?",
        "Can I look further than the next space?",
        "Can I scout a square that is not beside mine?",
    ),
)
peer_known = fact_is(
    "lairs.peer.known",
    True,
    quote=(PEER, "becomes Known"),
    title="Peering makes an Unknown space Known",
    asks=(
        "Does peering make a space Known?",
        "Is the room explored once I have looked into it?",
        "Does a peek turn an Unknown space into a Known one?",
    ),
)
peer_spaces = fact_is(
    "lairs.peer.spaces",
    1,
    unit="spaces",
    quote=PEER,
    asks=(
        "How many spaces do I learn with a Peer?",
        "How much does one look reveal?",
        "How many rooms do I get for one peek?",
    ),
)
peer_map = effect(
    "lairs.peer.map",
    of=Space,
    quote=(PEER, "becomes Known"),
    when=Space.space == "unknown",
    after={Space.space: "known"},
    asks=(
        "What becomes of a space that I peered into?",
        "Is a room Known after I Peer?",
        "I peeked into an Unknown room, how does it stand now?",
    ),
)
peer_move = need_not(
    "lairs.peer.move",
    act="move into the space you peered into",
    quote=(NO_FORCE, FOR_FREE),
    asks=(
        "Must I move in after a Peer?",
        "May I step into the room I peered at?",
        "Can I stay where I am after looking?",
        "Peek, then stay where I am, ok?",
        "After Peer I remain in my room, fine?",
        "look first and not go in: allowed?",
        "Does a peek drag me into the room?",
        "once I've peered, can I stay put",
    ),
)
peer_move_cost = fact_is(
    "lairs.peer.move_cost",
    0,
    unit="cubes",
    quote=FOR_FREE,
    asks=(
        "What does moving in after a Peer cost?",
        "How many cubes for entering a space I peered into?",
        "I peered and walk in, how many cubes for the step?",
    ),
)

# Conserve
conserve_paid = fact_is(
    "lairs.conserve.cost",
    0,
    unit="cubes",
    quote=CONSERVE_COST,
    asks=(
        "How many cubes do I pay to Conserve?",
        "What is the price of saving cubes?",
        "How much energy does banking take?",
    ),
)
conserve_costs = fact_is(
    "lairs.conserve.costs",
    False,
    quote=CONSERVE_COST,
    title="To Conserve costs cubes",
    asks=(
        "Does it cost anything to Conserve?",
        "Do I pay for saving cubes?",
        "Is there a price on banking energy?",
    ),
)
conserve_limit = fact_is(
    "lairs.conserve.limit",
    3,
    unit="cubes",
    quote="up to 3 Fresh cubes",
    asks=(
        "How many cubes may I Conserve at most?",
        "What is the limit for saving cubes in one action?",
        "Most cubes I can put by in one Conserve?",
    ),
)
conserve_ends = fact_is(
    "lairs.conserve.ends",
    True,
    quote=ENDS,
    title="To Conserve ends your turn at once",
    asks=(
        "Does Conserving end my turn at once?",
        "If I save some cubes, is my turn over?",
        "Is my go finished the moment I bank energy?",
        "When I put cubes aside, am I done for this turn?",
        "is stashing the last thing I do in a turn?",
        "Does saving cubes close my turn?",
        "I move two cubes to the slots, does it become her turn then?",
        "conserve = end of turn?",
        "She says banking makes me stop right there, is she right?",
    ),
)
conserve_most = amount(
    "lairs.conserve.most",
    of=Turn,
    unit="cubes",
    expr=smallest(3, Turn.fresh),
    quote=CONSERVE,
    asks=(
        "How many of my Fresh cubes can I Conserve?",
        "I have 5 Fresh cubes, how many can I save at most?",
        "2 Fresh cubes, how many can I bank?",
    ),
)
AT_MOST_THREE = cited(Turn.to_conserve <= 3, quote="up to 3 Fresh cubes")
FITS = AT_MOST_THREE & (Turn.fresh >= Turn.to_conserve)
conserve_fits = rule(
    "lairs.conserve.fits",
    of=Turn,
    quote=CONSERVE,
    decides=AT_MOST_THREE & stated(Turn.fresh >= Turn.to_conserve, True),
    asks=(
        "Can I Conserve that many cubes?",
        "With 5 Fresh cubes, may I save 4 of them?",
        "Can I conserve 2 of my 2 Fresh cubes?",
        "Want to bank 3 of my 4 cubes, ok?",
        "saving all 2 fresh cubes, allowed?",
        "may i put three in the slots",
        "can I keep 3 fresh cubes for later?",
    ),
)
conserve_fits.unless(
    "beside a Hazard", when=presumed(Space.in_space, "empty").is_in("monster", "trap"), quote=ONLY
)
PUT_BY = stated(Turn.to_conserve, smallest(3, Turn.fresh))
conserve_stay = amount(
    "lairs.conserve.stay",
    of=Turn,
    unit="cubes",
    quote=CONSERVE,
    title="Fresh cubes that stay in their basket",
    expr=Turn.fresh - PUT_BY,
    silent_beyond=stated((Turn.to_conserve > 3) | (Turn.to_conserve > Turn.fresh), False),
    silent_quote=CONSERVE,
    asks=(
        "How many Fresh cubes stay behind when I Conserve as many as I can?",
        "I have 5 Fresh cubes and save the most allowed, how many stay in the basket?",
        "I bank 2 of my 4 cubes, how many remain Fresh?",
    ),
)
conserve_from = rule(
    "lairs.conserve.from",
    of=Turn,
    quote=CONSERVE,
    decides=Turn.basket == "fresh",
    silent_beyond=Turn.basket == "conserved",
    silent_quote=CONSERVE,
    asks=(
        "Can I Conserve cubes from that basket?",
        "May I save cubes out of the Spent basket?",
        "Are Fatigued cubes allowed in Conserved slots?",
    ),
)
conserve_fewer = need_not(
    "lairs.conserve.fewer",
    act="conserve as many as 3 cubes",
    quote="up to 3 Fresh cubes",
    asks=(
        "Must I always Conserve three cubes?",
        "May I save only one cube?",
        "I want to bank only 2, is it ok?",
    ),
)
conserve = effect(
    "lairs.conserve",
    of=Turn,
    quote=(CONSERVE, ENDS),
    when=FITS,
    after={
        Turn.fresh: Turn.fresh - Turn.to_conserve,
        Turn.conserved: SAVED + Turn.to_conserve,
    },
    then="the cubes are in Conserved slots, and your turn ends",
    asks=(
        "What happens when I Conserve?",
        "I have 4 Fresh cubes and save 3, what is left?",
        "I bank 2 of my 5 Fresh cubes, how many stay Fresh?",
    ),
)
conserve_then = must_not(
    "lairs.conserve.then",
    act="perform another action in the turn in which you Conserve",
    quote=ENDS,
    asks=(
        "May I act again after I Conserve?",
        "Can I go on with my turn once I saved cubes?",
        "Can I save some cubes and then keep on playing my turn?",
        "bank first, then still creep, allowed?",
        "May I put energy by and do another action afterwards?",
        "conserve and carry on this turn, fine?",
        "I stash two now, do I still get to move after that?",
        "I stored 3 cubes and have 2 left, can I creep?",
    ),
)
act_again.unless("after Conserving", when=HAS_CONSERVED, value="must_not", quote=ENDS)
for paid in (creep_paid, hustle_paid, backtrack_paid, peer_paid):
    paid.unless("after Conserving", when=HAS_CONSERVED, quote=ENDS)
