"""Page 7: Checks."""

from engine import amount, fact_is, largest, may, rule, stated, total
from engine.games.lairs.actions import DISARM_COST, FIGHT_COST
from engine.games.lairs.turn_facts import Check, Dice

# p.7 — Checks
SUCCESS = "A Check is a success when the roll meets or exceeds the Target number."
MORE_DICE = "You may buy more dice for a Check than are physically available."
SPLIT = (
    "When a Check uses more dice than are physically available, the Check is split into multiple rolls, "
    "and you add the totals together."
)
check_means = fact_is(
    "lairs.check.means",
    "a roll of the dice against a Target number",
    quote="A Check is a roll of the dice against a Target number.",
    asks=("What is a Check?", "How does a Check work?", "What do I roll against?"),
)
ROLLED = stated(Check.roll, total(Check.rolls))
"""The total that is told, or else the sum of what was rolled."""
SUCCEEDS = Check.target <= ROLLED
WENT_WELL = stated(SUCCEEDS, Check.went == "success")
"""By the numbers where they are told, or else by how it is said to have gone."""
check = rule(
    "lairs.check.success",
    of=Check,
    quote=SUCCESS,
    decides=SUCCEEDS,
    asks=(
        "Is the Check a success?",
        "I rolled 9 against a Target of 10, did I pass?",
        "My dice show 12 and the Target is 12, is it passed?",
        "rolled a 10. pass?",
        "Got 7 on the dice, is it a success?",
        "threw 9, did i make it",
        "I rolled 13 for the trap. Enough?",
        "my total is 11, does the check succeed?",
        "Is 6 enough for the monster?",
        "dice say 8, hit or miss?",
        "My roll came to 12, have I passed?",
        "two sixes on the dice vs target 12, success?",
    ),
)
equal_succeeds = fact_is(
    "lairs.check.equal",
    True,
    quote=SUCCESS,
    title="A roll equal to the Target is a success",
    asks=(
        "Is a roll equal to the Target a success?",
        "Does it count as a hit when I match the number exactly?",
        "Do ties go to the one who rolls a Check?",
    ),
)
equal_fails = fact_is(
    "lairs.check.equal_fails",
    False,
    quote=SUCCESS,
    title="A roll equal to the Target fails",
    asks=(
        "Does a roll equal to the Target fail?",
        "Is it a miss when I hit the number exactly?",
        "Must a roll be higher than the Target?",
    ),
)
buy_more = may(
    "lairs.check.more_dice",
    act="buy more dice than are physically available",
    quote=(MORE_DICE, SPLIT),
    asks=(
        "May I buy more dice than there are?",
        "Can I roll 7 dice when only 5 are on the table?",
        "Am I limited to the dice we own?",
        "she thinks the dice on the table are the maximum, may I really go beyond?",
        "Is it ok to pay for 8 dice with only 4 in the box?",
        "we've got 3 dice, may I purchase 5 of them?",
        "Am I free to roll more dice than exist?",
        "Could I buy extra dice beyond those that are here?",
        "are more dice than we own allowed in one check",
    ),
)
split = rule(
    "lairs.check.split",
    of=Check,
    quote=SPLIT,
    decides=Dice.dice > Check.dice_available,
    asks=(
        "Is the Check split into several rolls?",
        "With 6 dice bought and 4 available, do I split the roll?",
        "I bought 8 dice and we own 5, is it done in more than one roll?",
    ),
)
how_split = fact_is(
    "lairs.check.how_split",
    "split into multiple rolls, and you add the totals together",
    quote=SPLIT,
    asks=(
        "How do I roll more dice than are available?",
        "There are not enough dice, how is the Check rolled?",
        "How are several rolls of one Check combined?",
    ),
)
adds_up = fact_is(
    "lairs.check.adds_up",
    True,
    quote=SPLIT,
    title="The totals of a split Check are added together",
    asks=(
        "Are the totals of several rolls of one Check added together?",
        "Do I get to sum up both throws when there are not enough dice?",
        "Does my second roll count on top of the first one?",
        "too few dice, so I roll twice: do both results go together?",
        "Is it the sum that I hold against the number?",
        "We threw in two lots, do they both count?",
        "Do the dice of the first throw still count after the second?",
        "split roll = one big total, right?",
        "My dad says you add the throws up, is it so?",
    ),
)
best_only = fact_is(
    "lairs.check.best_only",
    False,
    quote=SPLIT,
    title="Only the best roll of a split Check counts",
    asks=(
        "Does only the best roll of a split Check count?",
        "Do I take the higher of my two throws?",
        "Is the second throw the only one that matters?",
        "when i roll in two lots, do i keep just one of them?",
        "Does the first batch get lost once I roll the second?",
        "Is each of the rolls held against the number by itself?",
        "two throws for one check: I choose the better one, ok?",
        "Does the last roll replace the one before?",
        "My cousin keeps the bigger roll and drops the other, is this right?",
    ),
)
added = amount(
    "lairs.check.total",
    of=Check,
    expr=total(Check.rolls),
    quote="you add the totals together",
    asks=(
        "What is my total over several rolls?",
        "I rolled 8 and then 5 for one Check, what counts?",
        "First throw 9, second throw 6, what's my result?",
        "My check went in several throws, which number is held against the target?",
        "Not enough dice, so I threw 6 first and 4 after, what do I compare with the Target?",
        "4, then 3, then 5 thrown for one check: my result?",
        "we threw in three lots, 9, 2 and 6, what counts in the end",
    ),
)
split_success = rule(
    "lairs.check.split_success",
    of=Check,
    quote=(SPLIT, SUCCESS),
    decides=total(Check.rolls) >= Check.target,
    asks=(
        "Do my separate rolls together succeed?",
        "I rolled 8 and 5 against a Target of 13, is it a success?",
        "The Check was split and I threw 6 and 4, do I pass against 11?",
    ),
)

still_needed = amount(
    "lairs.check.needed",
    of=Check,
    quote=(SUCCESS, SPLIT),
    title="What the dice still to be rolled must show at least",
    expr=largest(0, Check.target - stated(ROLLED, 0)),
    asks=(
        "How much do I need to roll in order to pass the Check?",
        "9 wanted, 4 thrown up to now, what is the least the others must give?",
        "the monster has 9 and I've thrown a 5 so far, how many more points on the dice?",
        "What is the lowest second roll that still makes it?",
        "8 on the first throw against 13: minimum for the rest?",
        "How much is missing after my first lot of dice?",
        "my dice say 10, the trap wants 11, by how much did I miss it?",
        "What must the remaining dice come to?",
        "first roll was 4, target is 10, what has to come up next",
    ),
)
dice_bought = amount(
    "lairs.check.dice_bought",
    of=Dice,
    unit="dice",
    quote=(FIGHT_COST, DISARM_COST),
    title="Dice that the cubes you spend buy",
    expr=1 * Dice.paid,
    asks=(
        "How many dice do the cubes that I spend buy?",
        "If I pay 4 cubes for a fight, how many dice is that?",
        "spending 2 cubes on the trap, dice i get?",
        "I burn five cubes on a brawl: number of dice?",
        "For 3 cubes, what do I roll against the beast, how many dice?",
        "when i sink 6 cubes into disarming how many dice come out",
        "Two cubes spent to attack, how many do I throw?",
        "I put in 1 cube, is it one die or how many?",
        "Dice for 4 cubes of energy, please?",
    ),
)
dice_over = amount(
    "lairs.check.dice_over",
    of=Check,
    unit="dice",
    quote=(MORE_DICE, SPLIT),
    title="Dice left for further rolls once all that are available were rolled",
    expr=largest(0, Dice.dice - Check.dice_available),
    asks=(
        "How many dice do I roll in the second roll?",
        "I bought 8 dice and we own 5, how many are left for the next throw?",
        "paid for 7 dice but only 4 exist: how many come after the first batch?",
        "With 6 dice bought and 4 in the box, what do I throw the second time?",
        "How many of my dice are still to be rolled after the first go?",
        "There are 3 dice, I bought 5. How big is the other roll?",
        "dice remaining after rolling everything we have",
        "How many dice must I roll over again in a split Check?",
        "I want 9 dice, 5 lie here, how many do I pick up again?",
    ),
)
