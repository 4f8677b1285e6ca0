"""Encounters, Contests."""

from engine import (
    algorithm,
    amount,
    by,
    cited,
    effect,
    fact_is,
    largest,
    line,
    must_not,
    presumed,
    regardless,
    rule,
    stated,
    when,
)
from engine.expressions import text_of
from engine.games.dragons_lair.by_name import in_contest
from engine.games.dragons_lair.facts import Lair

NO_ENCOUNTER = "A treasure card drawn by the DRAGON player initiates no encounter."

# Encounters
encounter_starts = rule(
    "dragons-lair.encounter.starts",
    asks=(
        "Is there an encounter when I draw a treasure?",
        "Does drawing an item start an encounter?",
        "What triggers an encounter?",
    ),
    of=Lair,
    decides=presumed(Lair.drawn_card, "treasure") == "treasure",
    quote="An encounter is triggered every time a treasure card is drawn.",
)
encounter_starts.unless(
    "the DRAGON player draws",
    when=presumed(Lair.role, "adventurer") == "dragon_player",
    quote=NO_ENCOUNTER,
)
stages = fact_is(
    "dragons-lair.encounter.stages",
    2,
    unit="stages",
    asks=(
        "How many stages does an encounter have?",
        "How is an encounter structured?",
        "What are the parts of an encounter?",
    ),
    quote=(
        "An encounter is made up of two stages.",
        "Stage 1 of an encounter: Dragon cards are drawn and resolved.",
        "Stage 2 of an encounter: the treasure card is contested by rolling the dice, and the winner of the contest gets the treasure.",
    ),
)
first_stage = effect(
    "dragons-lair.encounter.stage-1",
    then="Dragon cards are drawn and resolved",
    asks=(
        "What happens in stage 1 of an encounter?",
        "What do we do first in an encounter?",
        "Are the dice rolled first?",
    ),
    quote="Stage 1 of an encounter: Dragon cards are drawn and resolved.",
)
second_stage = effect(
    "dragons-lair.encounter.stage-2",
    then="the dice are rolled for the treasure card, and the winner gets it",
    asks=(
        "What happens in stage 2 of an encounter?",
        "What comes after the Dragon cards?",
        "How is the treasure fought for?",
    ),
    quote="Stage 2 of an encounter: the treasure card is contested by rolling the dice, and the winner of the contest gets the treasure.",
)
dragon_draws = effect(
    "dragons-lair.encounter.draw",
    then="the DRAGON draws cards from the Dragon deck and reveals them",
    asks=(
        "What does the DRAGON do when an encounter starts?",
        "Who draws the Dragon cards?",
        "Are the DRAGON's cards revealed?",
    ),
    quote="When an encounter starts, the DRAGON draws cards from the Dragon deck and reveals them.",
)
BY_RARITY = by(
    Lair.rarity,
    bronze=line("Bronze", 1, quote="As a rule of thumb, the danger level of a bronze treasure card is 1."),
    silver=line("Silver", 2, quote="As a rule of thumb, the danger level of a silver treasure card is 2."),
    gold=line("Gold", 3, quote="As a rule of thumb, the danger level of a gold treasure card is 3."),
)
dragon_cards = amount(
    "dragons-lair.encounter.dragon-cards",
    unit="Dragon cards",
    asks=(
        "How many Dragon cards are drawn?",
        "How many Dragon cards for a treasure with danger level 2?",
        "A gold treasure was drawn: number of Dragon cards?",
        "The DRAGON player draws a treasure with danger level 2, how many Dragon cards are revealed?",
        "asymmetric, the boss pulls a gold card: number of Dragon cards?",
        "The corner on the left says 3. How many of its cards?",
        "bottom left shows a 2: cards for the beast?",
        "it says 1 in the left corner, number of dragon cards then?",
        "lower left 4, upper art gold, how many cards come",
        "My treasure reads 2 on the left and 300 on the right, how many does the dragon get?",
    ),
    of=Lair,
    expr=when(
        presumed(Lair.role, "adventurer") == "dragon_player",
        line("The DRAGON player draws", 0, quote=NO_ENCOUNTER),
        regardless(stated(Lair.danger_level, BY_RARITY), Lair.printed_value),
    ),
    quote="The number of Dragon cards drawn in an encounter is the danger level of the treasure card that was drawn.",
)
dragon_cards_left = amount(
    "dragons-lair.encounter.dragon-cards.left",
    unit="Dragon cards",
    title="Dragon cards still to be drawn in this encounter",
    asks=(
        "How many Dragon cards are still to come?",
        "Danger level 3 and one Dragon card is flipped, how many remain?",
        "We have resolved 2 Dragon cards of a gold treasure, how many more?",
        "one of the beast's cards is done, how many to go with danger 2",
        "The danger is 4, we turned over 3 so far: what is left to reveal?",
        "Silver loot, first Dragon card resolved. How many further cards does the boss get?",
        "how many Dragon cards do we still have to turn over",
        "After 1 Dragon card, how many are left for a danger level of 2?",
        "Number of Dragon cards remaining in the encounter",
        "Silver one, the first Dragon card is done. How many left?",
        "gold treasure with one card dealt with, remaining?",
        "first of the beast's cards is over, danger 2, still to come?",
    ),
    of=Lair,
    expr=largest(0, stated(Lair.danger_level, BY_RARITY) - Lair.dragon_cards_drawn),
    quote="The number of Dragon cards drawn in an encounter is the danger level of the treasure card that was drawn.",
)

# Contests
AFTER_CARDS = (
    "The contest for a treasure card begins after the effects of all the Dragon cards have been resolved."
)
HIGHEST = "Whoever has the highest rolled value in a contest, once any card effects have been applied, receives the treasure card for their inventory or hoard."
REROLL = "If the player and the DRAGON have equal rolled values, all dice are rerolled until there is a winning roll."
REROLLED = cited(text_of("all dice are rerolled until there is a winning roll"), REROLL)
MY_VALUE = Lair.my_roll + Lair.my_bonus
ITS_VALUE = Lair.opponent_roll + Lair.opponent_bonus


contest_begins = fact_is(
    "dragons-lair.contest.begins",
    "after the effects of all the Dragon cards have been resolved",
    asks=(
        "When does the contest begin?",
        "Can we roll before the Dragon cards are resolved?",
        "At what point are the dice rolled?",
    ),
    quote=AFTER_CARDS,
)
roll_first = must_not(
    "dragons-lair.contest.roll-first",
    act="roll the dice before all Dragon cards are resolved",
    asks=(
        "May I roll before the Dragon cards are resolved?",
        "Can we throw the dice first and flip the Dragon cards later?",
        "No Dragon card is turned over yet, may I roll now?",
        "we roll while one Dragon card is still open, ok?",
        "dice before the last of its cards is dealt with, fine?",
        "may the contest start with Dragon cards still to be handled",
    ),
    quote=AFTER_CARDS,
)
contest_dice = fact_is(
    "dragons-lair.contest.dice",
    1,
    unit="die each",
    asks=(
        "How many dice do I roll in a contest?",
        "How many dice does the DRAGON roll?",
        "Can a card change the number of dice?",
        "How many dice does each side throw for a treasure?",
        "one die each or more in a fight for loot?",
        "what number of dice is normal in a contest",
        "Usually, with how many dice does one roll against the beast?",
        "count of dice per side when the card is fought for",
        "how many cubes do we throw, me and the monster",
        "Number of dice for a contest?",
    ),
    quote="In a contest the player and the DRAGON roll 1 die each, unless a card's effect states otherwise.",
)
contest_won = rule(
    "dragons-lair.contest.won",
    asks=(
        "Do I win the contest?",
        "I rolled 5 and the DRAGON rolled 3, is the treasure mine?",
        "My roll is 2 plus a bonus of 1 against a 4, do I get the card?",
    ),
    of=Lair,
    decides=MY_VALUE > ITS_VALUE,
    quote=(HIGHEST, REROLL),
)
roll_needed = amount(
    "dragons-lair.contest.needed",
    title="The least roll that wins",
    asks=(
        "What do I have to roll to win the contest?",
        "The DRAGON rolled a 4, what is the lowest roll that beats it?",
        "Its die shows 3 and I have +1: which number do I need?",
        "beast threw 5, what must i throw to get the loot",
        "How high must my die be against a DRAGON's 2?",
        "The boss has 4 plus 1, what do I need at least?",
        "He rolled 3 in our wager, how much do I need on my die to take it?",
        "Minimum I need on my die to beat the DRAGON's roll?",
        "With a bonus of 2 against a 6, what roll is enough?",
    ),
    of=Lair,
    expr=largest(1, ITS_VALUE + 1 - Lair.my_bonus),
    quote=(HIGHEST, REROLL),
)
contest_outcome = rule(
    "dragons-lair.contest.outcome",
    asks=(
        "Who gets the treasure after the roll?",
        "I have 3 and the DRAGON has 3, what happens?",
        "What if the DRAGON rolls higher than me?",
        "Ole rolled a 2 with a +3 item, the dragon a 4: whose is the card?",
        "the beast threw 5 and Ina has 3 plus 1 from her ring, who gets the loot",
        "Uli 6, dragon 4, to whom goes the treasure?",
        "Whose treasure is it when Ron rolled 1 and the drake 2?",
        "after a reroll jan has 5 and the dragon 3, who takes the card",
        "My die says 2 and my sword adds 1, its die says 5: whose is it now?",
    ),
    of=Lair,
    decides=when(
        MY_VALUE > ITS_VALUE,
        stated(
            algorithm("who is in the contest", in_contest, Lair.contestant, gives=str),
            text_of("the player receives the treasure card"),
        ),
        when(ITS_VALUE > MY_VALUE, text_of("the DRAGON receives the treasure card"), REROLLED),
    ),
    quote=HIGHEST,
)
rerolled = rule(
    "dragons-lair.contest.reroll",
    title="The dice are rerolled",
    asks=(
        "Are the dice rerolled?",
        "I rolled 4 and the DRAGON rolled 4, do we roll again?",
        "My 3 against its 5, is there a new roll?",
    ),
    of=Lair,
    decides=MY_VALUE == ITS_VALUE,
    quote=REROLL,
)
tie = effect(
    "dragons-lair.contest.tie",
    then="all dice are rerolled until there is a winning roll",
    asks=(
        "What happens on a tie with the DRAGON?",
        "The dice are equal, what now?",
        "We rolled the same number",
    ),
    quote=REROLL,
)
tie_goes_to_dragon = fact_is(
    "dragons-lair.contest.tie-wins",
    value=False,
    asks=(
        "Does the DRAGON win ties?",
        "Does the DRAGON take the treasure on an equal roll?",
        "Is a tied treasure discarded?",
    ),
    quote=REROLL,
)
