"""Page 9: Features, Monsters and Traps, fighting and disarming."""

from engine import amount, by, cited, effect, fact_is, may, must, must_not, need_not, rule, when
from engine.expressions import flag_of, text_of
from engine.games.lairs.actions import DISARM_COST, FIGHT_COST
from engine.games.lairs.checks import SUCCESS
from engine.games.lairs.facts import Acting, Check, Dice, Space, Turn
from engine.games.lairs.mapping import SPENDS
from engine.games.lairs.standing import Exiting

# p.9 — Features
ACHIEVEMENTS = "tracks defeated Monsters, disarmed Traps, and opened Chests"
achievements = fact_is(
    "lairs.achievements",
    ("defeated Monsters", "disarmed Traps", "opened Chests"),
    quote=ACHIEVEMENTS,
    asks=(
        "What does the Achievements row track?",
        "What is recorded as an achievement?",
        "Which three things are tracked in the Achievements row?",
    ),
)
achievements_place = fact_is(
    "lairs.achievements.place",
    "the Player mat",
    quote="The Achievements row is the area of the Player mat",
    asks=(
        "Where is the Achievements row?",
        "Where do I track defeated Monsters and opened Chests?",
        "On which component is the Achievements row?",
    ),
)

# p.9 — Monsters & Traps
STRIKE = (
    "A Strike is the penalty effect listed on a Hazard card, applied immediately when that Hazard hits you."
)
LEAVE = "You may leave a Monster's or Trap's space without fighting that Monster or disarming that Trap."
WAY_OUT = "Any action that would move you out of the space of a Monster or Trap is allowed."
ONLY = "While you share a space with a Hazard, you are permitted only to fight or disarm the Hazard or to leave the space."
strike_means = fact_is(
    "lairs.strike",
    "the penalty effect listed on a Hazard card",
    quote=STRIKE,
    asks=("What is a Strike?", "What happens when a Hazard hits me?", "Explain a Strike."),
)
strike_when = fact_is(
    "lairs.strike.when",
    "immediately when that Hazard hits you",
    quote="applied immediately when that Hazard hits you",
    asks=(
        "When is a Strike applied?",
        "When do I suffer the penalty of a Hazard?",
        "At what moment does a hit take effect?",
    ),
)
put_off = must_not(
    "lairs.strike.put_off",
    act="put off a Strike",
    quote="applied immediately when that Hazard hits you",
    asks=(
        "May I put off a Strike?",
        "Can I take the penalty of a Strike later?",
        "Can I wait until next turn with the penalty?",
    ),
)
leave = may(
    "lairs.hazard.leave",
    act="leave the space of a Monster or Trap without fighting or disarming it",
    quote=(LEAVE, WAY_OUT),
    asks=(
        "May I leave a Monster's space without fighting?",
        "Can I walk away from a Trap?",
        "Am I free to flee from a creature?",
    ),
)
confront = need_not(
    "lairs.hazard.confront",
    act="fight the Monster or disarm the Trap in your space",
    quote=LEAVE,
    asks=(
        "Must I fight the Monster in my space?",
        "Do I have to disarm a Trap before I move on?",
        "Is fighting required?",
    ),
)
allowed_here = fact_is(
    "lairs.hazard.allowed",
    ("fight or disarm the Hazard", "leave the space"),
    quote=ONLY,
    asks=(
        "What may I do while I share a space with a Hazard?",
        "Which options do I have beside a Monster?",
        "A trap's in my space, what can I do?",
    ),
)
HAZARD = Space.in_space.is_in("monster", "trap")
act_here = rule(
    "lairs.hazard.action",
    of=Acting,
    when=HAZARD,
    quote=ONLY,
    decides=by(
        Acting.action,
        creep=cited(flag_of(True), quote=WAY_OUT),
        hustle=cited(flag_of(True), quote=WAY_OUT),
        backtrack=cited(flag_of(True), quote=WAY_OUT),
        peer=cited(Acting.moves_out, quote=WAY_OUT),
        conserve=False,
        fight=Space.in_space == "monster",
        disarm=Space.in_space == "trap",
    ),
    asks=(
        "May I take this action while I share a space with a Hazard?",
        "Can I Conserve in a Monster's space?",
        "Am I allowed to Hustle out of a Trap's space?",
    ),
)

# p.9 — Fighting Monsters
FIGHT = "To fight a Monster, you make a Check against the Monster's Target."
FIGHT_FAILS = (
    "If your Check to fight a Monster fails, the Monster strikes you and the Monster's Target is reduced."
)
FIGHT_WINS = "If your Check to fight a Monster succeeds, you defeat the Monster."
SUCCEEDS = Check.roll >= Check.target
fight_cost = amount(
    "lairs.fight.cost",
    of=Dice,
    unit="cubes",
    expr=1 * Dice.dice,
    quote=FIGHT_COST,
    asks=(
        "How many cubes does it cost to fight with these dice?",
        "What do 3 dice against a Monster cost?",
        "I want to throw 5 dice at the beast, how many cubes is it?",
    ),
)
fight_paid = rule(
    "lairs.fight.afford",
    of=Turn,
    quote=FIGHT_COST,
    decides=Dice.dice <= SPENDS,
    asks=(
        "Can I pay for that many dice against the Monster?",
        "I have 3 cubes, can I fight with 4 dice?",
        "I've got 4 cubes, may I throw 4 dice at the beast?",
    ),
)
fight_dice = amount(
    "lairs.fight.dice",
    of=Turn,
    unit="dice",
    expr=SPENDS,
    quote=(FIGHT_COST, DISARM_COST),
    asks=(
        "How many dice can I buy at most?",
        "With 5 cubes, how many dice can I roll against a Monster or Trap?",
        "I have 3 cubes, how many dice can I throw at a beast?",
    ),
)
fight_against = fact_is(
    "lairs.fight.against",
    "the Monster's Target",
    quote=FIGHT,
    asks=(
        "How do I fight a Monster?",
        "What do I roll against in a fight?",
        "What number counts when I fight?",
    ),
)
fight_wins = rule(
    "lairs.fight.defeats",
    of=Check,
    quote=(SUCCESS, FIGHT_WINS, FIGHT_FAILS),
    decides=SUCCEEDS,
    asks=(
        "Is the Monster defeated?",
        "I rolled 10 against the Monster's Target of 9, did I kill it?",
        "With a total of 7 against 8, is the creature beaten?",
    ),
)
fight_strikes = rule(
    "lairs.fight.strikes",
    of=Check,
    quote=(SUCCESS, FIGHT_FAILS, FIGHT_WINS),
    decides=Check.roll < Check.target,
    asks=(
        "Does the Monster strike me?",
        "I rolled 6 against a Monster with Target 8, am I hit?",
        "Is the Monster's Target reduced after my roll?",
    ),
)
fight_outcome = rule(
    "lairs.fight.outcome",
    of=Check,
    quote=SUCCESS,
    decides=when(
        SUCCEEDS,
        cited(text_of("you defeat the Monster"), quote=FIGHT_WINS),
        cited(text_of("the Monster strikes you and its Target is reduced"), quote=FIGHT_FAILS),
    ),
    asks=(
        "How does my fight end?",
        "What happens with a roll of 9 against a Monster with Target 11?",
        "I rolled 11 against a beast with 8, what comes of it?",
    ),
)
fight_lost = fact_is(
    "lairs.fight.lost",
    "the Monster strikes you and the Monster's Target is reduced",
    quote=FIGHT_FAILS,
    asks=(
        "What happens when I fail to defeat a Monster?",
        "What does a lost fight do to me and to the Monster?",
        "I lost the brawl, what follows?",
    ),
)
fight_won = effect(
    "lairs.fight.won",
    of=Exiting,
    quote=FIGHT_WINS,
    after={Exiting.monsters_defeated: Exiting.monsters_defeated + 1},
    then="you defeat the Monster",
    asks=(
        "What happens when my Check against a Monster succeeds?",
        "How many Monsters have I defeated after this win?",
        "I've beaten 1 Monster and win again, how many is it?",
    ),
)
fight_again = may(
    "lairs.fight.again",
    act="fight the Monster in your space again",
    quote=ONLY,
    asks=(
        "May I fight the same Monster again?",
        "Can I have another try at the Monster?",
        "I missed the beast, may I attack it once more?",
    ),
)

# p.9 — Disarming Traps
DISARM = "To disarm a Trap, you make a Check against the Trap's Target."
DISARM_FAILS = "If your Check to disarm a Trap fails, the Trap strikes you and then the Trap is removed."
DISARM_WINS = "If your Check to disarm a Trap succeeds, you take the token."
SHADE = "Whether the Check to disarm a Trap fails or succeeds, you shade in the Trap either way."
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
    asks=(
        "Can I pay for that many dice against the Trap?",
        "I have 2 cubes, can I disarm with 3 dice?",
        "I've 3 cubes, can I disarm with 3 dice?",
    ),
)
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
    decides=SUCCEEDS,
    asks=(
        "Do I take the token of the Trap?",
        "I rolled 8 against a Trap with Target 7, is it disarmed?",
        "Is a roll of 5 enough to disarm a Trap with Target 6?",
    ),
)
disarm_strikes = rule(
    "lairs.disarm.strikes",
    of=Check,
    quote=(SUCCESS, DISARM_FAILS, DISARM_WINS),
    decides=Check.roll < Check.target,
    asks=(
        "Does the Trap strike me?",
        "I rolled 4 against a Trap with Target 6, am I hit?",
        "Is the Trap removed because my roll failed?",
    ),
)
disarm_outcome = rule(
    "lairs.disarm.outcome",
    of=Check,
    quote=(SUCCESS, SHADE),
    decides=when(
        SUCCEEDS,
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
