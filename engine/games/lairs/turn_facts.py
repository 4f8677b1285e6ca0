"""The facts of a turn: the cubes that a player has to spend, and the dice that they buy."""

from engine import Situation, choice, count, flag, number, values
from engine.games.lairs.facts import Space


class Dice(Situation):
    """The dice of a Check."""

    dice = count(
        "Dice for the Check",
        at_least=1,
        attainable=False,
        words="dice, die: roll, buy, throw, pay for, purchase",
        ask="How many dice do you want to roll?",
    )
    paid = count(
        "Cubes you spend on dice",
        unit="cubes",
        attainable=False,
        words="cube, energy: spend, pay, burn, sink, throw in, put in",
        ask="How many cubes do you spend on dice?",
    )


class Turn(Space, Dice):
    """The cubes of one player in the course of a turn."""

    first_turn = flag(
        "It is your first turn",
        words="first turn, very first turn, opening turn",
        ask="Is it your first turn?",
    )
    fresh = count(
        "Fresh cubes you have",
        unit="cubes",
        words="fresh cube, fresh basket, cube left, cube, energy: have, hold, be left",
        ask="How many Fresh cubes do you have?",
    )
    spent = count(
        "Cubes in the Spent basket",
        unit="cubes",
        attainable=False,
        words="spent cube, spent basket, spent",
        ask="How many cubes are in the Spent basket?",
    )
    fatigued = count(
        "Cubes in the Fatigued basket",
        unit="cubes",
        attainable=False,
        words="fatigued cube, fatigued basket, fatigued",
        ask="How many cubes are in the Fatigued basket?",
    )
    conserved = count(
        "Cubes in Conserved slots from an earlier turn",
        unit="cubes",
        attainable=False,
        words="conserved cube, saved cube, banked cube, stored cube, conserved slot, conserve slot, slot, conserved: conserve, save, bank",
        ask="How many Conserved cubes do you have from an earlier turn?",
    )
    quickness_cubes = count(
        "Quickness cubes you can spend, a Conserved one twice",
        words="quickness cube, quickness",
        attainable=False,
        ask="How many Quickness cubes do you have?",
    )
    perception_cubes = count(
        "Perception cubes you can spend, a Conserved one twice",
        words="perception cube, perception",
        attainable=False,
        ask="How many Perception cubes do you have?",
    )
    cube_kind = choice(
        "The kind of your last cube",
        quickness="Quickness, Quickness cube, Quickness one, it is Quickness, they are Quickness, left is Quickness, one is Quickness",
        perception="Perception, Perception cube, Perception one, it is Perception, they are Perception, left is Perception, one is Perception",
        other="neither Quickness nor Perception",
        words="cube",
        ask="Is your last cube a Quickness cube, a Perception cube, or neither?",
    )
    basket = choice(
        "Where the cubes are",
        fresh="Fresh basket, Fresh, Fresh cube, Fresh one",
        spent="Spent basket, Spent, Spent cube, Spent one",
        fatigued="Fatigued basket, Fatigued, Fatigued cube, Fatigued one",
        conserved="Conserved slots, Conserved, saved, Conserved cube, Conserved one",
        words="basket, slot, cube",
        ask="Where are the cubes: in the Fresh, Spent or Fatigued basket, or in Conserved slots?",
    )
    bound_for = choice(
        "The basket that the cubes are said to go to",
        to_fresh="to Fresh basket, to Fresh, into Fresh basket, into Fresh, among Fresh, become Fresh, turn Fresh",
        to_spent="to Spent basket, to Spent, into Spent basket, into Spent, among Spent, become Spent",
        to_fatigued="to Fatigued basket, to Fatigued, into Fatigued basket, into Fatigued, among Fatigued, become Fatigued",
        to_slots="to Conserved slot, into Conserved slot",
        words="",
        ask="To which basket are they said to go?",
    )
    to_conserve = count(
        "Fresh cubes you want to conserve",
        unit="cubes",
        at_least=1,
        attainable=False,
        words="cube to conserve, cube: conserve, save, bank, store, put, stick, shove, stuff, park, tuck, slide, slip",
        ask="How many cubes do you want to conserve?",
    )
    spends_of_one = count(
        "How often you want to spend one Conserved cube",
        attainable=False,
        words="time: spend, use",
        ask="How often do you want to spend the same Conserved cube?",
    )
    to_fatigue = count(
        "Cubes you must Fatigue",
        unit="cubes",
        attainable=False,
        words="cube to fatigue, cube: fatigue, tire",
        ask="How many cubes must you Fatigue?",
    )
    refreshed_twice = flag(
        "You Refresh a second time with nothing spent between",
        assumed=False,
        words="two refreshes, two recharges, second refresh, second recharge, refresh again, recharge again, refresh twice, recharge twice, refresh two times, "
        "recharge two times, refresh once more, recharge once more, again next turn, two turns, turn after next, twice in a row",
        ask="Do you Refresh twice?",
    )
    stopped = flag("You have chosen to stop", assumed=False, words="choose to stop, decide to stop")
    only_cube = flag(
        "It is the only cube you have",
        words="last cube, only cube, only quickness cube, only perception cube, only yellow cube, only green cube, only white cube, single cube, one cube left, no other cube, one quickness cube left, one perception cube left, single quickness cube, single perception cube, just the one cube, just one cube, no others, no other, nothing else, all I got, all I have got, all I have",
        ask="Is it the only cube you have?",
    )
    has_conserved = flag(
        "You have Conserved this turn",
        words="just conserved, already conserved, conserved this turn, after conserving, after a conserve, after conserve, conserved now, I conserve, we conserve",
        ask="Have you Conserved this turn?",
    )


class Plan(Turn):
    """Several actions that a player wants to pay for in one turn."""

    passed = count(
        "Known Empty spaces that the Backtrack passes",
        attainable=False,
        words="known room, known space, room, space",
        ask="How many Known Empty spaces does the Backtrack pass?",
    )
    creeps = count("Planned Creeps", attainable=False, words=": plan", ask="How many Creeps do you plan?")
    hustles = count("Planned Hustles", attainable=False, words=": plan", ask="How many Hustles do you plan?")
    backtracks = count(
        "Planned Backtracks", attainable=False, words=": plan", ask="How many Backtracks do you plan?"
    )
    peers = count("Planned Peers", attainable=False, words=": plan", ask="How many Peers do you plan?")


class Check(Dice):
    """A Check."""

    disarmed = flag(
        "The Trap is disarmed",
        words=": I disarm, we disarm, you disarm, I defuse, I have disarmed, we have disarmed, trap disarmed, it disarmed, once disarmed, trap defused",
        ask="Is the Trap disarmed?",
    )
    dice_available = count(
        "Dice that are physically available",
        at_least=1,
        attainable=False,
        words="physical dice, dice here, dice on the table, dice at home, dice at hand, dice around, available dice, available, dice in the box, dice: own, box have, box hold, be in the box, there is, exist, we have, we own, only have, only get, just have",
        ask="How many dice are physically available?",
    )
    roll = number(
        "Your total on the dice",
        words="roll, total, sum, batch, first batch, first lot, first throw, first roll, dice so far, roll so far, total so far, dice show, dice say, dice total, dice add up to, dice sum up to, dice come to, dice made, dice gave, dice give, dice brought, dice yield, "
        "roll gave, throw gave, throws gave, rolls gave, first go, first attempt, first try, second go, second attempt, second try, "
        "lot of dice, first lot of dice: roll, throw, make, come up with",
        ask="What total did you roll?",
    )
    rolls = values(
        "The totals of your separate rolls",
        words="rolls, throws: roll, throw",
        ask="What did you roll each time?",
    )
    target = number(
        "The Target number",
        at_least=0,
        words="target, check at, check of, check with, difficulty, number needed, number to reach, number to beat, monster's number, trap's number, its number, "
        "trap say, trap ask, trap ask for, trap want, trap demand, trap require, trap at, monster say, monster ask, monster ask for, "
        "monster want, monster demand, monster require, monster at, blob say, blob want, blob ask for, hazard say, hazard want, "
        "card say, card ask for, card want",
        ask="What is the Target number?",
    )
    went = choice(
        "How your Check went",
        success="succeed, success, work, work out, go well, pass check, pass roll, pass, make number, make it, reach number, win fight, win roll, "
        "win brawl, not fail",
        failure="fail, failure, not work, not work out, not go well, go wrong, go badly, lose fight, lose brawl, lose roll, be too low, roll too low, roll too little, come up short, "
        "not succeed, not success, not pass, not make it, not make roll, not make check, not make number, not reach number, not win fight, not enough",
        words=": work, work out, go well, succeed, pass, make it, fail, go wrong, win fight, lose fight",
        ask="How did your Check go: was it a success or a failure?",
    )
