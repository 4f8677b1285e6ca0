"""What a Check against a Monster or a Trap may come to, for those who ask for both ways at once, or for the exact number."""

from engine import fact_is
from engine.games.lairs.checks import SUCCESS
from engine.games.lairs.monsters import FIGHT_FAILS, FIGHT_WINS
from engine.games.lairs.traps import DISARM_FAILS, DISARM_WINS

fight_exact = fact_is(
    "lairs.fight.exact",
    "the Check is a success, and you defeat the Monster",
    quote=(SUCCESS, FIGHT_WINS),
    title="What a roll does that is exactly a Monster's Target",
    asks=(
        "What happens to a Monster when I roll exactly its Target?",
        "My dice equal the monster's number, what becomes of it?",
        "i match the beast's target to the pip, what then",
        "Rolling just the creature's number, how does the fight end?",
        "What if the total is the same as the Monster's Target?",
        "dice = target against a monster, result?",
        "When I hit its number precisely, what does it mean for the beast?",
        "Tell me what a tie between my roll and the monster's number does.",
        "On the nose against a monster: what follows?",
    ),
)
disarm_exact = fact_is(
    "lairs.disarm.exact",
    "the Check is a success, and you take the token",
    quote=(SUCCESS, DISARM_WINS),
    title="What a roll does that is exactly a Trap's Target",
    asks=(
        "What happens to a Trap when I roll exactly its Target?",
        "My dice equal the trap's number, what do I get?",
        "i match the snare's target to the pip, what then",
        "Rolling just the trap's number, how does the attempt end?",
        "What if the total is the same as the Trap's Target?",
        "dice = target against a trap, result?",
        "When I hit the trap's number precisely, what does it mean?",
        "Tell me what a tie between my roll and the trap's number does.",
        "On the nose against a trap: what follows?",
    ),
)
fight_both = fact_is(
    "lairs.fight.both",
    ("on a success you defeat the Monster", "on a failure the Monster strikes you and its Target is reduced"),
    quote=(FIGHT_WINS, FIGHT_FAILS),
    title="What comes of a fight, won or lost",
    asks=(
        "What comes of a fight, won or lost?",
        "Monsters: what happens if I make the roll and what if I don't?",
        "What does a good and what does a bad roll against a beast do?",
        "fight won = ? fight lost = ?",
        "Tell me both outcomes of attacking a monster.",
        "If I hit its number, what then, and if I fall short, what then?",
        "What are the results of a success and of a failure against a creature?",
        "what do i gain by winning a fight and what do i risk by losing",
        "Explain how a Check against a Monster may end.",
    ),
)
disarm_both = fact_is(
    "lairs.disarm.both",
    ("on a success you take the token", "on a failure the Trap strikes you and then is removed"),
    quote=(DISARM_WINS, DISARM_FAILS),
    title="What comes of an attempt to disarm, made or failed",
    asks=(
        "What comes of an attempt to disarm, made or failed?",
        "Traps: what happens if I make the roll and what if I don't?",
        "What does a good and what does a bad roll against a snare do?",
        "trap beaten = ? trap botched = ?",
        "Tell me both outcomes of disarming a trap.",
        "If I reach the trap's number, what then, and if I fall short, what then?",
        "What are the results of a success and of a failure against a trap?",
        "what do i get for defusing it and what do i get if i blow it",
        "Explain how a Check against a Trap may end.",
    ),
)
failures = fact_is(
    "lairs.check.failures",
    (
        "a Monster strikes you, stays, and its Target is reduced",
        "a Trap strikes you and is removed",
    ),
    quote=(FIGHT_FAILS, DISARM_FAILS),
    title="What a failed Check does against a Monster and against a Trap",
    asks=(
        "What does a failed Check do against a Monster, and what against a Trap?",
        "How does losing to a beast differ from losing to a snare?",
        "Compare a botched fight with a botched disarm.",
        "missing a creature vs missing a trap, what's different?",
        "Is a bad roll at a monster the same as one at a trap, or how do the two differ?",
        "If I fail, which stays in the room, the monster or the trap, and what else happens?",
        "where's the difference: failing at the brute or failing at the pit",
        "Failure with a monster, failure with a trap: consequences of each?",
        "explain me how failed rolls work for both hazards",
    ),
)
