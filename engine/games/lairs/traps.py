"""Page 9: disarming Traps."""

from engine import amount, cited, fact_is, must, rule, stated, told, when
from engine.expressions import text_of
from engine.games.lairs.actions import DISARM_COST, ONLY
from engine.games.lairs.checks import ROLLED, SUCCEEDS, SUCCESS, WENT_WELL
from engine.games.lairs.cubes import ENDS, HAS_CONSERVED, SPENDS
from engine.games.lairs.turn_facts import Check, Dice, Turn

# p.9 — Disarming Traps
DISARM = "To disarm a Trap, you make a Check against the Trap's Target."
DISARM_FAILS = "If your Check to disarm a Trap fails, the Trap strikes you and then the Trap is removed."
DISARM_WINS = "If your Check to disarm a Trap succeeds, you take the token."
SHADE = "Whether the Check to disarm a Trap fails or succeeds, you shade in the Trap either way."
DISARMED = when(told(ROLLED) & ~told(Check.went), SUCCEEDS, stated(WENT_WELL, Check.disarmed))
"""A Trap that is said to be disarmed is one on which the Check was a success; where dice are told, they decide."""
disarm_cost = amount(
    "lairs.disarm.cost",
    of=Dice,
    unit="cubes",
    expr=1 * Dice.dice,
    quote=DISARM_COST,
    asks=(
        "How many cubes does it cost to disarm with these dice?",
        "What do 2 dice against a Trap cost?",
        "I throw 3 dice at the trap, how many cubes is it?",
    ),
)
disarm_paid = rule(
    "lairs.disarm.afford",
    of=Turn,
    quote=DISARM_COST,
    decides=Dice.dice <= SPENDS,
    silent_beyond=Turn.apart,
    silent_quote=ONLY,
    asks=(
        "Can I pay for that many dice against the Trap?",
        "I have 2 cubes, can I disarm with 3 dice?",
        "I've 3 cubes, can I disarm with 3 dice?",
    ),
)
disarm_paid.unless("after Conserving", when=HAS_CONSERVED, quote=ENDS)
disarm_against = fact_is(
    "lairs.disarm.against",
    "the Trap's Target",
    quote=DISARM,
    asks=(
        "How do I disarm a Trap?",
        "What do I roll against to defuse a Trap?",
        "What number counts when I disarm?",
    ),
)
disarm_token = rule(
    "lairs.disarm.token",
    of=Check,
    quote=(SUCCESS, DISARM_WINS, DISARM_FAILS),
    decides=DISARMED,
    asks=(
        "Do I take the token of the Trap?",
        "I rolled 8 against a Trap with Target 7, is it disarmed?",
        "Is a roll of 5 enough to disarm a Trap with Target 6?",
        "two rolls of 5 and 4 against a trap of 10, have I disarmed it?",
        "Did I make the trap safe?",
        "my 9 against the trap's 9, do i get its token",
        "Have I disabled the snare with a total of 7?",
        "trap needs 10, I threw 10: success?",
        "Do I manage to defuse it?",
        "I disarm the trap, is its token mine?",
        "Do I take the token of a Trap after a failure?",
        "Botched the disarm, is the token mine all the same?",
        "token for trying and failing?",
        "I missed the number, I still collect the counter, right?",
    ),
)
no_token = rule(
    "lairs.disarm.no_token",
    of=Check,
    quote=(SUCCESS, DISARM_FAILS, DISARM_WINS),
    title="You do not take the token of the Trap",
    decides=~DISARMED,
    asks=(
        "Do I not take the token of the Trap?",
        "I rolled 4 against a Trap with Target 7, is there no token for me?",
        "Does the token never become mine with a 6 against 8?",
        "Am I denied the token after my bad Check?",
        "my 5 was too low for the trap, so no token, right?",
        "Is the trap's token lost to me if I miss its number?",
        "Have I lost the counter because I blew the roll?",
        "botched it, nothing to take?",
        "I made the roll, do I still not get the trap's token?",
    ),
)
disarm_strikes = rule(
    "lairs.disarm.strikes",
    of=Check,
    quote=(SUCCESS, DISARM_FAILS, DISARM_WINS),
    decides=~WENT_WELL,
    asks=(
        "Does the Trap strike me?",
        "I rolled 4 against a Trap with Target 6, am I hit?",
        "Is the Trap removed because my roll failed?",
        "does the trap go off on me?",
        "Do I take its Strike with a 5 against 7?",
        "Did my attempt to disarm fail?",
        "Will the pit hurt me if I rolled 6 and it has 8?",
        "have i botched the trap with a 4",
        "Is the snare's penalty mine now?",
    ),
)
disarm_outcome = rule(
    "lairs.disarm.outcome",
    of=Check,
    quote=(SUCCESS, SHADE),
    decides=when(
        WENT_WELL,
        cited(text_of("you take the token and shade in the Trap"), quote=DISARM_WINS),
        cited(text_of("the Trap strikes you, then it is removed, and you shade it in"), quote=DISARM_FAILS),
    ),
    asks=(
        "How does my attempt to disarm end?",
        "What happens with a roll of 6 against a Trap with Target 8?",
        "I rolled 10 against a trap with 7, what comes of it?",
    ),
)
disarm_lost = fact_is(
    "lairs.disarm.lost",
    "the Trap strikes you and then the Trap is removed, and you shade it in",
    quote=(DISARM_FAILS, SHADE),
    asks=(
        "What happens when I fail to disarm a Trap?",
        "What becomes of a Trap after a failed Check?",
        "I botched the trap, what follows?",
        "What happens if I fail the Check against a Trap?",
        "My roll at the trap was too low, what does it do to me?",
        "Missed the Target of a Trap. And now?",
        "fluffed the snare, what happens to it and to me",
    ),
)
disarm_won = fact_is(
    "lairs.disarm.won",
    "you take the token and shade in the Trap",
    quote=(DISARM_WINS, SHADE),
    asks=(
        "What do I get for disarming a Trap?",
        "What happens when I succeed against a Trap?",
        "I defused it, what now?",
    ),
)
shade = must(
    "lairs.disarm.shade",
    act="shade in the Trap",
    quote=SHADE,
    asks=(
        "Must I shade in the Trap?",
        "Is the Trap shaded even after a failure?",
        "Do I mark the Trap on my map either way?",
    ),
)
unshaded = fact_is(
    "lairs.disarm.unshaded",
    False,
    quote=SHADE,
    title="A Trap stays unshaded after a failed Check",
    asks=(
        "Does a Trap stay unshaded after a failed Check?",
        "I leave the space white when I couldn't defuse it, don't I?",
        "Is shading a Trap reserved for a success?",
        "i missed the roll, so i leave the trap white on the map?",
        "Do I shade it in only if I disarm it?",
        "After a failed attempt the trap's space remains unmarked, correct?",
        "Is it true that a botched trap isn't shaded?",
        "no shading for a failed trap, yes?",
        "Is the square left empty on my map when the trap hits me?",
    ),
)
removed = fact_is(
    "lairs.disarm.removed",
    True,
    quote=DISARM_FAILS,
    title="A Trap is removed after a failed Check",
    asks=(
        "Is a Trap removed even though my Check failed?",
        "Does a failed Check take the Trap away?",
        "Is the snare gone after it hit me?",
        "my friend says the trap stays after a failed disarm, is it really taken away?",
        "Are you sure that a trap goes away when I fail to disarm it?",
        "he claims a missed disarm leaves the trap where it is, but is it removed?",
        "failed on the trap, is it gone from the room now?",
    ),
)
again = fact_is(
    "lairs.disarm.again",
    False,
    quote=DISARM_FAILS,
    title="A Trap stays for another try after a failed Check",
    asks=(
        "Does a Trap stay after a failed Check?",
        "Can I try the same Trap again after I failed?",
        "I failed once, may I roll again on this trap?",
    ),
)
