"""The DRAGON, Encounters, Contests."""

from engine import (
    amount,
    by,
    cited,
    effect,
    fact_is,
    line,
    may,
    presumed,
    rule,
    stated,
    when,
)
from engine.expressions import text_of
from engine.games.dragons_lair.facts import Lair

# The DRAGON
automated = fact_is(
    "dragons-lair.dragon.automated",
    "automated, except in asymmetric play",
    asks=(
        "Who plays the DRAGON?",
        "Is the DRAGON run by a person?",
        "Does the DRAGON play itself?",
        "Do we need a game master?",
        "who's behind the monster?",
        "how is the boss controlled?",
        "which person runs the dragon normally?",
        "dragon: bot or human, which is it?",
    ),
    quote="As an opponent, the fearsome DRAGON is automated (but see Asymmetric Play).",
)
hoard = fact_is(
    "dragons-lair.dragon.hoard",
    "the DRAGON's equivalent of a player's inventory",
    asks=(
        "What is the hoard?",
        "Where does the DRAGON keep its cards?",
        "what's a hoard?",
        "beast's counterpart to my inventory?",
        "where does the monster put its loot?",
        "what's the dragon's stash called?",
    ),
    quote="The DRAGON has a hoard of its own, which is the equivalent of a player's inventory.",
)
engaged = fact_is(
    "dragons-lair.dragon.engaged",
    ("encounters", "wagers"),
    asks=(
        "When do I face the DRAGON?",
        "In which situations does the DRAGON take part?",
        "in which ways do we deal with the boss?",
        "when does the dragon come into action?",
        "where do I meet the monster?",
        "what are the occasions to face the beast?",
    ),
    quote="The DRAGON is engaged in encounters or in wagers.",
)
acts_for_dragon = may(
    "dragons-lair.dragon.actions",
    act="carry out the DRAGON's actions",
    asks=(
        "Who rolls the dice for the DRAGON?",
        "May somebody whose turn it is not act for the DRAGON?",
        "Who flips the DRAGON's cards?",
        "It's my turn, can I roll for the beast myself?",
        "I'm waiting for my go, may I act for the dragon?",
        "can the guy who is up also run the boss?",
        "it isn't Mia's turn, is she allowed to throw the monster's die?",
        "Who of us may handle the beast's moves?",
    ),
    of=Lair,
    when=~presumed(Lair.own_turn, False),
    quote="Any player who is not currently taking their turn can carry out the DRAGON's actions for the DRAGON.",
)

# Encounters
encounter_starts = rule(
    "dragons-lair.encounter.starts",
    asks=(
        "Is there an encounter when I draw a treasure?",
        "Does drawing an item start an encounter?",
        "What triggers an encounter?",
        "I drew an item, does a fight begin?",
        "pulled a gold card, is there an encounter now?",
        "I took loot with both actions, does each bring the dragon?",
        "The dragon player drew a treasure, is there a battle?",
        "my rival flipped a treasure, does the monster come?",
        "is an encounter triggered by a gizmo I drew?",
    ),
    of=Lair,
    decides=presumed(Lair.drawn_card, "treasure") == "treasure",
    quote="An encounter is triggered every time a treasure card is drawn.",
)
encounter_starts.unless(
    "the DRAGON player draws",
    when=presumed(Lair.role, "adventurer") == "dragon_player",
    quote="A treasure card drawn by the DRAGON player initiates no encounter.",
)
stages = fact_is(
    "dragons-lair.encounter.stages",
    2,
    unit="stages",
    asks=(
        "How many stages does an encounter have?",
        "How is an encounter structured?",
        "What are the parts of an encounter?",
        "how many phases in a fight?",
        "stage count of an encounter?",
        "what two steps does a battle have?",
        "how does a clash with the beast run?",
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
        "what comes first, cards or dice?",
        "first phase of a fight?",
        "a fight begins, what do we do with the monster's cards?",
        "how does an encounter open?",
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
        "cards are done, what now in the fight?",
        "second phase of a battle?",
        "how do I get my hands on the loot I drew?",
        "what's the last step of an encounter?",
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
        "who flips the monster cards in a fight?",
        "from which pile does the boss take its cards?",
        "the encounter starts, what does the beast do?",
        "dragon's cards in a fight: where from and shown how?",
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
        "What decides how many cards the DRAGON draws against me?",
        "I flipped a silver treasure, how many monster cards come?",
        "danger 3 loot, what number of Dragon cards?",
        "bronze card drawn, how many does the beast get?",
        "my treasure says danger level 4, how many cards does the boss draw?",
        "how many nasty cards do I face with a golden one?",
        "number of Dragon cards at danger 1?",
    ),
    of=Lair,
    expr=stated(Lair.danger_level, BY_RARITY),
    quote="The number of Dragon cards drawn in an encounter is the danger level of the treasure card that was drawn.",
)

# Contests
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
        "when do we throw the dice?",
        "at what moment does the roll for loot start?",
        "one Dragon card is still open, when do we roll?",
        "start of the contest?",
    ),
    quote="The contest for a treasure card begins after the effects of all the Dragon cards have been resolved.",
)
contest_dice = fact_is(
    "dragons-lair.contest.dice",
    1,
    unit="die each",
    asks=(
        "How many dice do I roll in a contest?",
        "How many dice does the DRAGON roll?",
        "Can a card change the number of dice?",
        "dice for each side?",
        "how many dice do I throw against the beast?",
        "what number of dice does the monster get?",
        "with how many dice is a contest rolled?",
    ),
    quote="In a contest the player and the DRAGON roll 1 die each, unless a card's effect states otherwise.",
)
contest_won = rule(
    "dragons-lair.contest.won",
    asks=(
        "Do I win the contest?",
        "I rolled 5 and the DRAGON rolled 3, is the treasure mine?",
        "My roll is 2 plus a bonus of 1 against a 4, do I get the card?",
        "Does the higher roll win?",
        "Do I win on a tie?",
        "threw a 6, dragon a 2, do I get the loot?",
        "the beast rolled 5 and I only 3, do I win?",
        "I rolled a 2 with +3 from my item versus a 4, is it mine?",
        "Dragon has 4 plus 1 and I have 5, is the treasure mine?",
        "rolled 3, it also rolled 3, did I take it?",
        "is my 4 enough against its 1?",
        "she threw 5 against the monster's 6, does she win?",
    ),
    of=Lair,
    decides=MY_VALUE > ITS_VALUE,
    quote=(HIGHEST, REROLL),
)
contest_outcome = rule(
    "dragons-lair.contest.outcome",
    asks=(
        "Who gets the treasure after the roll?",
        "I have 3 and the DRAGON has 3, what happens?",
        "What if the DRAGON rolls higher than me?",
        "How is a contest decided?",
        "me 2, dragon 5: who gets it?",
        "I threw 6 and the boss 6, what now?",
        "who takes the card if I roll 4 and the beast 1?",
        "roll of 3 plus bonus 2 against 5, what's the result?",
        "what happens when the monster's roll beats mine?",
        "5 to 4 for me, where does the loot go?",
    ),
    of=Lair,
    decides=when(
        MY_VALUE > ITS_VALUE,
        "the player receives the treasure card",
        when(ITS_VALUE > MY_VALUE, text_of("the DRAGON receives the treasure card"), REROLLED),
    ),
    quote=HIGHEST,
)
tie = effect(
    "dragons-lair.contest.tie",
    then="all dice are rerolled until there is a winning roll",
    asks=(
        "What happens on a tie with the DRAGON?",
        "The dice are equal, what now?",
        "We rolled the same number",
        "both threw a 4, what do we do?",
        "how do we settle an equal roll with the monster?",
        "3 against 3, what next?",
        "identical dice, who gets it?",
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
        "Is an equal roll a win for the boss?",
        "we both have 5, is the loot the dragon's now?",
        "Does a tie give the hoard my treasure?",
        "is a draw on the dice good for the monster?",
    ),
    quote=REROLL,
)
