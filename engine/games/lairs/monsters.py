"""Page 9: fighting Monsters."""

from engine import amount, cited, effect, fact_is, may, rule, when
from engine.expressions import text_of
from engine.games.lairs.actions import DISARM_COST, FIGHT_COST, ONLY
from engine.games.lairs.checks import SUCCESS, WENT_WELL
from engine.games.lairs.cubes import ENDS, HAS_CONSERVED, SPENDS
from engine.games.lairs.facts import Space
from engine.games.lairs.standing import Exiting
from engine.games.lairs.turn_facts import Check, Dice, Turn

# p.9 — Fighting Monsters
FIGHT = "To fight a Monster, you make a Check against the Monster's Target."
FIGHT_FAILS = (
    "If your Check to fight a Monster fails, the Monster strikes you and the Monster's Target is reduced."
)
FIGHT_WINS = "If your Check to fight a Monster succeeds, you defeat the Monster."
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
price = fact_is(
    "lairs.dice.price",
    1,
    unit="cubes",
    quote=(FIGHT_COST, DISARM_COST),
    title="What a die of a Check costs",
    asks=(
        "What does one die cost?",
        "How many cubes do I pay per die?",
        "Price of a single die in a fight or against a trap?",
        "Is it two cubes for every die?",
        "how much energy per die",
        "For each die that I throw at a beast, what do I pay?",
        "cost of a die when disarming?",
        "I was told a die is 3 cubes, how many is it?",
        "How expensive is a die?",
    ),
)
dice_free = fact_is(
    "lairs.dice.free",
    False,
    quote=(FIGHT_COST, DISARM_COST),
    title="The dice of a Check are free",
    asks=(
        "Are the dice of a Check free?",
        "Do I roll for nothing when I fight?",
        "Is an attack without a cost?",
        "Can I try to disarm at no charge?",
        "no cubes needed for fighting, right?",
        "Does defusing a snare cost nothing?",
        "Is a battle free of charge?",
        "do i get dice for free against a beast",
        "Are there any dice I needn't pay for?",
    ),
)
fight_paid = rule(
    "lairs.fight.afford",
    of=Turn,
    quote=FIGHT_COST,
    decides=Dice.dice <= SPENDS,
    silent_beyond=Turn.apart,
    silent_quote=ONLY,
    asks=(
        "Can I pay for that many dice against the Monster?",
        "I have 3 cubes, can I fight with 4 dice?",
        "I've got 4 cubes, may I throw 4 dice at the beast?",
    ),
)
fight_paid.unless("after Conserving", when=HAS_CONSERVED, quote=ENDS)
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
        "I saved 2 last turn and have 3 fresh: max dice against the beast?",
        "most dice for a monster with 4 fresh and 1 banked?",
        "how many dice can i throw at it with everything i've got, 5 cubes",
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
    decides=WENT_WELL,
    asks=(
        "Is the Monster defeated?",
        "I rolled 10 against the Monster's Target of 9, did I kill it?",
        "With a 3 and a 4 against 8, do I beat the creature?",
        "Did I win the fight?",
        "my dice come to 11, its number is 11, have I slain it?",
        "Is 12 enough to kill a monster with 10?",
        "Rolled a 7 against its 9, is the beast dead?",
        "did i beat it",
        "Do I get the monster with a total of 8?",
    ),
)
fight_strikes = rule(
    "lairs.fight.strikes",
    of=Check,
    quote=(SUCCESS, FIGHT_FAILS, FIGHT_WINS),
    decides=~WENT_WELL,
    asks=(
        "Does the Monster strike me?",
        "I rolled 6 against a Monster with Target 8, am I hit?",
        "Is the Monster's Target reduced after my roll?",
        "does it hit me?",
        "Do I take a Strike from the beast with a 5 against its 8?",
        "Rolled a 7 against a monster of 9, do I get hurt?",
        "Did I lose the fight?",
        "have i failed against the creature with my 6",
        "Will the monster bite me if my total is 10 and its number 10?",
    ),
)
fight_outcome = rule(
    "lairs.fight.outcome",
    of=Check,
    quote=SUCCESS,
    decides=when(
        WENT_WELL,
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
fight_easier = fact_is(
    "lairs.fight.easier",
    True,
    quote=FIGHT_FAILS,
    title="A Monster has a lower Target after a failed fight",
    asks=(
        "Is a Monster easier to beat after I failed against it?",
        "Does the number I need go down once I lose to a beast?",
        "Is the Target lower for my second try at a Monster?",
    ),
)
fight_harder = fact_is(
    "lairs.fight.harder",
    False,
    quote=FIGHT_FAILS,
    title="A Monster has a higher Target after a failed fight",
    asks=(
        "Does a Monster's Target go up when I fail against it?",
        "Up to what number does a creature's Target climb if I keep losing?",
        "Is a beast harder to beat after I lost to it?",
        "my friend says each failed fight adds to the monster's target, is he right?",
        "Do I need more on the dice for my second try at a creature?",
        "Does the Target increase after a failed roll?",
        "will the monster get stronger every time it beats me",
        "How much does a monster's number grow once it has struck me?",
        "The brute toughens up after winning, doesn't it?",
    ),
)
fight_stays = fact_is(
    "lairs.fight.stays",
    True,
    quote=FIGHT_FAILS,
    title="A Monster is still there after a failed fight",
    asks=(
        "Is the Monster still there after I fail?",
        "Does a Monster stay when my Check fails?",
        "I lost the fight, does the creature remain?",
    ),
)
fight_gone = fact_is(
    "lairs.fight.gone",
    False,
    quote=FIGHT_FAILS,
    title="A Monster is gone after a failed fight",
    asks=(
        "Is the Monster gone after I fail?",
        "Does a lost fight remove the Monster?",
        "I failed against the beast, does it go away?",
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
    of=Space,
    silent_beyond=Space.apart,
    silent_quote=ONLY,
    quote=ONLY,
    asks=(
        "May I fight the same Monster again?",
        "Can I have another try at the Monster?",
        "I missed the beast, may I attack it once more?",
    ),
)
