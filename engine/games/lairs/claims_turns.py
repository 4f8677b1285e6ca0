"""Cubes, actions and Hazards: what players claim, and whether it is so."""

from engine import fact_is

twice = fact_is(
    "lairs.conserved.twice",
    True,
    quote="A Conserved cube can be spent twice on your next turn.",
    title="A Conserved cube can be spent twice on the next turn",
    asks=(
        "Can a Conserved cube be spent twice on the next turn?",
        "Does a saved cube count double next turn?",
        "Do I get two uses out of what I banked?",
        "stored energy works twice the turn after, right?",
        "Is one saved cube as good as two on my next go?",
        "Are conserved cubes worth two spends next time?",
        "I kept one cube back, does it pay for two things next turn?",
        "a banked cube = two actions later?",
        "My wife says saving doubles a cube. Is it so?",
    ),
)

spent_fresh = fact_is(
    "lairs.refresh.spent_fresh",
    True,
    quote="When you Refresh, cubes in the Spent basket move to the Fresh basket.",
    title="Spent cubes become Fresh by a Refresh",
    asks=(
        "Do Spent cubes become Fresh by a Refresh?",
        "Can I use again what I spent, once I have refreshed?",
        "Does a recharge bring my used cubes back?",
        "used cubes are ready again after the refresh, right?",
        "Do the cubes I paid with return to me on the next turn?",
        "Is spent energy usable after recharging?",
        "what i spent last turn, is it available now that i refreshed?",
        "Spent goes to Fresh when refreshing, correct?",
        "will the ones in the used tray be ready again",
    ),
)

fatigue_lost = fact_is(
    "lairs.fatigue.lost",
    False,
    quote="A Fatigued cube returns to the Spent basket, not to the Fresh basket, on the next Refresh.",
    title="A Fatigued cube is lost for good",
    asks=(
        "Is a Fatigued cube lost for good?",
        "Do tired cubes never come back?",
        "Is exhausted energy gone until the end of the game?",
        "once fatigued, a cube is out of play, right?",
        "Does a cube in the Fatigued basket stay there for ever?",
        "Have I lost the cube that I had to fatigue?",
        "fatigue = cube removed from the game?",
        "Is the tired cube discarded permanently?",
        "My pal takes fatigued cubes off the mat for the rest of the game, right or not?",
    ),
)

free_step = fact_is(
    "lairs.peer.free",
    True,
    quote="you may then move into that space for free",
    title="Moving into the space after a Peer is free",
    asks=(
        "Is moving into the space after a Peer free?",
        "Can I walk in after looking and pay nothing?",
        "Does the step after a peek come at no charge?",
        "after the look i go in for nothing, right?",
        "Is the move that follows a Peer included in its price?",
        "Peeked next door: is entering it now gratis?",
        "no cube for stepping into the room I scouted?",
        "Does one payment cover looking and then going in?",
        "free entry into the square I peered at?",
        "Can I really enter the room I peered at without paying more?",
        "dad says it costs extra to step in after a peek, is it free?",
        "may i go into the peeked room for nothing",
        "Do I get to enter after the look without spending another cube?",
        "are you sure moving in after Peer is free of charge?",
    ),
)

any_number = fact_is(
    "lairs.backtrack.any_number",
    True,
    quote="passing through any number of Known Empty spaces",
    title="A Backtrack may pass any number of Known Empty spaces",
    asks=(
        "May a Backtrack pass any number of Known Empty spaces?",
        "Can I go back through ten empty rooms at once?",
        "Is the whole way back one action, however long?",
        "all the way to the start in one go through known empty rooms, possible?",
        "Does one Backtrack take me across many explored rooms?",
        "A long way back costs the same as a short one, right?",
        "Can I retrace as far as I like over vacant known squares?",
        "going back through five known rooms with one action ok?",
        "no matter how many empty known rooms, it's one backtrack?",
    ),
)

at_once = fact_is(
    "lairs.strike.at_once",
    True,
    quote="applied immediately when that Hazard hits you",
    title="A Strike is applied at once",
    asks=(
        "Is a Strike applied at once?",
        "Do I suffer the penalty the moment the Hazard hits me?",
        "Does the hit take effect right away?",
        "strike = instant penalty?",
        "Is the punishment on the card due at once?",
        "Must I carry out the Strike before anything else?",
        "When the blob hits, does it hurt immediately?",
        "the card's penalty happens now and not next turn, right?",
        "does it hit instantly when a beast strikes",
    ),
)

success_defeats = fact_is(
    "lairs.fight.success",
    True,
    quote="If your Check to fight a Monster succeeds, you defeat the Monster.",
    title="A successful Check defeats the Monster",
    asks=(
        "Does a successful Check defeat the Monster?",
        "Is the beast beaten once my roll succeeds?",
        "One good roll and the creature is done for, right?",
        "Does a passed check finish the monster off?",
        "If my check works, is it dead?",
        "enough on the dice = monster defeated?",
        "Is a single success all it takes to beat it?",
        "I made the roll, so the critter is slain?",
        "does succeeding once kill the thing",
    ),
)

struck_anyway = fact_is(
    "lairs.fight.struck_anyway",
    False,
    quote=(
        "If your Check to fight a Monster succeeds, you defeat the Monster.",
        "If your Check to fight a Monster fails, the Monster strikes you",
    ),
    title="A Monster strikes you although your Check succeeded",
    asks=(
        "Does a Monster strike me although my Check succeeded?",
        "I beat it, does it hurt me all the same?",
        "Is there a hit back after a won fight?",
        "even when i win the roll, do i take the penalty?",
        "Does the beast get to bite me before it dies?",
        "Won the fight: still struck?",
        "Do I suffer something from a creature that I defeated?",
        "The monster hits me each time I fight it, win or lose, right?",
        "is a strike due after a success too",
    ),
)

success_token = fact_is(
    "lairs.disarm.success",
    True,
    quote="If your Check to disarm a Trap succeeds, you take the token.",
    title="A successful Check to disarm gives you the token",
    asks=(
        "Does a successful Check to disarm give me the token?",
        "I made it safe, do I get the token?",
        "Is there a token for defusing?",
        "roll was good enough, token for me?",
        "Does disarming earn me something to keep?",
        "A trap made harmless = one token?",
        "Do I pick up the marker once the snare is disarmed?",
        "the trap's token goes to whoever disarms it, right?",
        "will i receive the token when the check worked",
    ),
)

once_only = fact_is(
    "lairs.conserved.once",
    False,
    quote="A Conserved cube can be spent twice on your next turn.",
    title="A Conserved cube can be spent only once on the next turn",
    asks=(
        "Can a Conserved cube be spent only once on the next turn?",
        "Is a saved cube good for a single use?",
        "Do banked cubes count just like others next turn?",
        "one saved cube pays for one thing and no more, right?",
        "Does a stored cube bring no extra?",
        "Is there no gain from conserving a cube?",
        "a kept cube = just one spend later?",
        "Once I've used a saved cube one time, is it used up?",
        "She thinks a conserved cube is worth one only, correct?",
    ),
)

spent_stay = fact_is(
    "lairs.refresh.spent_stay",
    False,
    quote="When you Refresh, cubes in the Spent basket move to the Fresh basket.",
    title="Spent cubes stay Spent when you Refresh",
    asks=(
        "Do Spent cubes stay Spent when I Refresh?",
        "Is the Spent basket untouched by a recharge?",
        "Do used cubes remain used after refreshing?",
        "what I paid with is gone for the game, right?",
        "Does a refresh leave spent energy where it is?",
        "Are my used cubes still unusable once I refreshed?",
        "spent stays spent?",
        "Do used cubes go to Fatigued on a refresh?",
        "are spent ones kept in their basket when i recharge",
    ),
)

entry_costs = fact_is(
    "lairs.peer.entry_costs",
    False,
    quote="you may then move into that space for free",
    title="Moving into the space after a Peer costs cubes",
    asks=(
        "Does moving into the space after a Peer cost cubes?",
        "Do I pay extra to walk in after a look?",
        "Is there a charge for entering what I peeked at?",
        "another cube for the step after the look, right?",
        "Must I spend a further cube to go into the peered room?",
        "Is the move after scouting an action of its own to be paid?",
        "looking is paid and then walking in is paid again?",
        "Do I need energy left to enter the room that I looked into?",
        "extra cost for going in after a peek?",
    ),
)

two_wins = fact_is(
    "lairs.fight.two_wins",
    False,
    quote="If your Check to fight a Monster succeeds, you defeat the Monster.",
    title="A Monster must be beaten by more than one successful Check",
    asks=(
        "Must a Monster be beaten by more than one successful Check?",
        "Do I need two wins against the same beast?",
        "Does a creature survive my first success?",
        "a single success only wounds it, right?",
        "Are several good rolls needed until it's dead?",
        "Does a Monster have hit points to wear down?",
        "I passed once, is it still standing?",
        "one success isn't enough to kill it?",
        "need I succeed three times to defeat the thing",
    ),
)

hustle_cost = fact_is(
    "lairs.hustle.cost",
    2,
    unit="cubes",
    quote="Hustle | 2 cubes of any kind",
    title="What a Hustle costs",
    asks=(
        "How many cubes does a Hustle cost?",
        "What's the price of a run in cubes?",
        "Is a Hustle 3 cubes?",
        "Does a sprint take 1 cube?",
        "How much energy is one dash?",
        "a hustle is four cubes, right?",
        "cubes for one hustle?",
        "So running costs 2 cubes?",
        "I was told that a Hustle takes 5 cubes, how many is it?",
    ),
)

creep_cost = fact_is(
    "lairs.creep.cost",
    1,
    unit="cubes",
    quote="Creep | 1 cube of any kind",
    title="What a Creep costs",
    asks=(
        "How many cubes does a Creep cost?",
        "What's the price of a single step in cubes?",
        "Is a Creep 2 cubes?",
        "Does sneaking take 3 cubes?",
        "How much energy is one creep?",
        "a creep is two cubes, right?",
        "cubes for one creep?",
        "So creeping costs 1 cube?",
        "I was told that a Creep takes 2 cubes, how many is it?",
    ),
)
