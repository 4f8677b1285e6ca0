"""The rows of the action table that look ahead: Peer and Conserve."""

from engine import amount, cited, effect, fact_is, must_not, need_not, rule, smallest, stated
from engine.games.lairs.actions import CONSERVE, CONSERVE_COST, ENDS, FOR_FREE, NO_FORCE, PEER, PEER_COST
from engine.games.lairs.facts import Space, Turn
from engine.games.lairs.mapping import SAVED, TWO_CUBES

# Peer
peer_paid = rule(
    "lairs.peer.afford",
    of=Turn,
    quote=PEER_COST,
    decides=cited(
        stated(Turn.cube_kind == "perception", Turn.perception_cubes >= 1), quote="1 Perception cube"
    )
    | TWO_CUBES,
    asks=(
        "Can I pay for a Peer?",
        "Is 1 Perception cube enough to peer?",
        "With 2 cubes of any kind, may I Peer?",
        "I have one Quickness cube left, is that enough to look?",
        "I've my Perception cube left, can I scout?",
        "1 white cube, is it enough for a peek?",
        "Got 4 cubes of any colour, can I peer?",
        "My last cube is Perception, may I Peer?",
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
        "The space is Unknown and adjacent, can I peek?",
        "It's a room I've already explored next to me, may I Peer there?",
        "Two squares off and Unknown, can I look at it?",
        "May I look into the neighbouring room I don't know?",
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
        "I peer once, what number of spaces is revealed?",
        "Spaces per Peer?",
        "How many neighbouring rooms are shown by a scouting?",
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
        "Status of a space after a Peer?",
        "Unknown till I looked, and now?",
        "After scouting B2 from next door, is it Known or Unknown?",
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
        "I looked and there's a Monster, do I have to go in?",
        "After a peek, am I free to stay?",
        "May I walk into the scouted space?",
        "Need I enter the room I looked at?",
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
        "Price of the step after a peek?",
        "How much energy does it take to enter a just scouted room?",
        "I've 0 cubes after the Peer, what would moving in cost?",
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
        "I want to save 2 cubes, what do I pay for that?",
        "What do I have to spend for a Conserve?",
        "Cost of stashing cubes?",
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
        "How many cubes go into the slots at one time?",
        "Maximum for banking?",
        "What's the top number when I conserve?",
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
        "I hold 6 Fresh ones, what's the most I may store now?",
        "How many can I put by with 1 cube in Fresh?",
        "My Fresh basket has 4, how many of them may be conserved?",
    ),
)
FITS = cited(Turn.to_conserve <= 3, quote="up to 3 Fresh cubes") & (Turn.fresh >= Turn.to_conserve)
conserve_fits = rule(
    "lairs.conserve.fits",
    of=Turn,
    quote=CONSERVE,
    decides=FITS,
    asks=(
        "Can I Conserve that many cubes?",
        "With 5 Fresh cubes, may I save 4 of them?",
        "Can I conserve 2 of my 2 Fresh cubes?",
        "I've 4 Fresh, may I bank 3?",
        "1 Fresh cube and I want to store 2, can I?",
        "May I put 5 cubes by at once, I have 6 Fresh?",
        "Is saving 1 of my 3 Fresh cubes fine?",
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
        "My cubes are in Spent, can they be banked?",
        "May I stash a Fatigued cube?",
        "It's a Fresh cube, can I put it in a slot?",
        "Can I save energy straight from the Fresh basket?",
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
        "Do I have to fill all three slots when I conserve?",
        "Is one cube enough for a Conserve?",
        "Must it be three cubes each time I save?",
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
        "3 Fresh, I conserve 1, how do my cubes stand?",
        "I save 3 cubes now, what comes next?",
        "What do I have after I put by 2 of 2 Fresh cubes?",
    ),
)
conserve_then = must_not(
    "lairs.conserve.then",
    act="perform another action in the turn in which you Conserve",
    quote=ENDS,
    asks=(
        "May I act again after I Conserve?",
        "Can I go on with my turn once I saved cubes?",
        "I stored 3 cubes and have 2 left, can I creep?",
        "May I fight after conserving in the same turn?",
        "Is one more action ok after a Conserve?",
        "I've conserved, may I still peer this turn?",
    ),
)
