"""Which totals pass a Check: the lowest that does, and the highest that does not."""

from engine import amount
from engine.games.lairs.checks import SUCCESS
from engine.games.lairs.turn_facts import Check

lowest = amount(
    "lairs.check.lowest",
    of=Check,
    quote=SUCCESS,
    title="The lowest roll that is a success",
    expr=1 * Check.target,
    asks=(
        "What is the lowest roll that is a success?",
        "Against a Target of 9, what total do I have to roll at least?",
        "the trap shows 7, what must my dice come to?",
        "What do I need on the dice for a Target of 12?",
        "min roll for a monster with an 8?",
        "Smallest total that still beats a Target number of 11?",
        "which result do i need at least when the check is at 13",
        "Target 6: from what number on is it a pass?",
        "How high must I roll to defeat a Monster with Target 10?",
        "What's the worst roll with which I still make a check of 5?",
    ),
)
highest_miss = amount(
    "lairs.check.highest_miss",
    of=Check,
    quote=SUCCESS,
    title="The highest roll that fails",
    expr=Check.target - 1,
    asks=(
        "What is the highest roll that fails?",
        "Against a Target of 9, what is the best total that is still a miss?",
        "the trap shows 7, up to what number do I fail?",
        "Biggest roll that does not do it against 12?",
        "max failing total for a monster with an 8?",
        "With Target 11, which is the highest result that is too low?",
        "up to which total is a check at 13 botched",
        "Target 6: until what number is it a fail?",
        "How high can I roll and still lose to a Monster with Target 10?",
    ),
)
