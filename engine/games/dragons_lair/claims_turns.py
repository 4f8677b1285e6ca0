"""The goal, turns, the end of the game and the DRAGON: what players claim of them, and whether it is so."""

from engine import fact_is, presumed, rule
from engine.games.dragons_lair.facts import Lair

goal_slay = fact_is(
    "dragons-lair.goal.slay",
    value=False,
    title="The aim is to slay the DRAGON",
    asks=(
        "Do we win by killing the DRAGON?",
        "Is slaying the beast what this is about?",
        "must i kill the monster to win",
        "Is the goal to take the dragon down?",
        "We have to fight the boss till it is dead, right?",
        "my nephew believes that you win when the dragon dies, is that so?",
        "does the game end with the death of the drake?",
        "it is the aim that the dragon gets defeated in battle?",
        "So wiping out the big lizard is the target?",
    ),
    quote="Your aim as an adventurer is to collect 1500 points of treasure before the DRAGON has collected 1500 points in its hoard.",
)
order_first_highest = fact_is(
    "dragons-lair.order.first.highest",
    value=True,
    title="The highest roller begins",
    asks=(
        "Does the highest roller begin?",
        "Is it the one with the top roll who starts?",
        "whoever rolls most goes first, yes?",
        "So we all throw a die and the best throw opens?",
        "Do we roll for who gets the first go?",
        "Mum says the biggest number starts the game, is she right?",
        "is the first turn decided by dice?",
        "the person with the highest die, he begins?",
        "Are the dice what settles the starting player?",
    ),
    quote="The highest roller takes the first turn.",
)
order_first_lowest = fact_is(
    "dragons-lair.order.first.lowest",
    value=False,
    title="The lowest roller begins",
    asks=(
        "Does the lowest roller begin?",
        "Is the one with the smallest roll the first?",
        "lowest number starts, right?",
        "we let the worst throw open the game, correct?",
        "Is the starting player whoever rolled least?",
        "my cousin rolled a 1 and says he starts because it is the lowest, true?",
        "does a low roll get you the first turn",
        "the person with the least on his die, he begins?",
        "Would rolling a 1 make me the first?",
    ),
    quote="The highest roller takes the first turn.",
)
order_until_on = fact_is(
    "dragons-lair.order.until.on",
    value=True,
    title="Play goes on until somebody reaches the winning condition",
    asks=(
        "Do we keep taking turns until somebody reaches the winning condition?",
        "Does it go on turn after turn till one of us or the DRAGON is there?",
        "so we just play on until someone has enough points?",
        "Is the game open-ended until a winner is found?",
        "we continue with turns as long as nobody has won, right?",
        "Nobody is at the target yet. Do we go round again?",
        "does play carry on when no one has won so far",
        "it goes on always until one has reached the goal?",
        "My sister says we keep going around until there's a winner, is that it?",
    ),
    quote="Play goes on turn by turn until the winning condition is reached by one player or by the DRAGON.",
)
order_until_rounds = fact_is(
    "dragons-lair.order.until.rounds",
    value=False,
    title="The game lasts a fixed number of rounds",
    asks=(
        "Is there a fixed number of rounds?",
        "Does the game stop after ten turns?",
        "is it over after a set amount of rounds?",
        "We play exactly five rounds and then count, right?",
        "Does the last round end the game?",
        "my friend says you count up after everybody had six turns, true?",
        "do we finish after a certain number of turns each",
        "the game has a round limit, yes?",
        "Is there a turn counter that ends it?",
    ),
    quote="Play goes on turn by turn until the winning condition is reached by one player or by the DRAGON.",
)
order_empty_deck_reshuffle = fact_is(
    "dragons-lair.order.empty-deck.reshuffle",
    value=True,
    title="Discarded cards are shuffled back when a deck runs out",
    asks=(
        "Do we reshuffle the discards when a deck is empty?",
        "Are discarded cards shuffled back in when we run out?",
        "pile's gone, do the used ones go back in?",
        "The item deck is used up, do we mix the discards back in?",
        "dragon deck empty - shuffle and go on, right?",
        "does an empty pile get refilled from the discards",
        "Is it correct that we make a new deck out of the thrown away cards?",
        "when no treasure is left in the pile, the discarded ones come again?",
        "My dad says you shuffle the discards and keep playing, is he right?",
        "When the item pile is used up, do the discards come back in?",
    ),
    quote="shuffle any discarded cards back into the decks and carry on playing",
)
order_empty_deck_gone = fact_is(
    "dragons-lair.order.empty-deck.gone",
    value=False,
    title="Discarded cards stay out of the game when a deck runs out",
    asks=(
        "Do discarded cards stay out for good when a deck is empty?",
        "Is a deck that runs out simply gone?",
        "once the items are all drawn there are no more, right?",
        "Do we carry on without the deck that ran dry?",
        "is an empty deck left empty",
        "Are used Dragon cards lost for the rest of the game?",
        "my mate says when the pile is used up you do without it, is that so?",
        "no more dragon cards means easy treasure from now on, yes?",
        "The discards never come back, correct?",
    ),
    quote="shuffle any discarded cards back into the decks and carry on playing",
)
win_over = fact_is(
    "dragons-lair.win.over",
    value=True,
    title="The game is over once somebody has won",
    asks=(
        "Is the game over once a player reaches the winning condition?",
        "Does it end right when somebody has enough?",
        "somebody hit the target, are we finished?",
        "Is that it as soon as one of us gets there?",
        "is the game reset after a win",
        "Do we stop and start over when someone wins?",
        "Anna got to her 1500, so we pack up and reset, right?",
        "it is finished in the moment one has the points?",
        "My brother is at the target and says the game's over, is it?",
    ),
    quote="A player or team that reaches the winning condition wins the game, and the game is then reset.",
)
win_last_round = fact_is(
    "dragons-lair.win.last-round",
    value=False,
    title="The others get a last turn after somebody has reached the target",
    asks=(
        "Do the others get one last turn after someone reaches the target?",
        "Is the round finished so that everybody has had the same number of turns?",
        "does everyone get a final go once a player is there?",
        "I'm next after the one who hit the target, do I still get my turn?",
        "Is there a last round when somebody has enough?",
        "my friend wants one more turn though I'm at the goal already, may he have it?",
        "do we play the round to its end after a win",
        "equal turns for all before we call the winner, right?",
        "Can the last player still catch up after the first one got there?",
    ),
    quote="A player or team that reaches the winning condition wins the game, and the game is then reset.",
)
dragon_has_hoard = fact_is(
    "dragons-lair.dragon.has-hoard",
    value=True,
    title="The DRAGON has a hoard",
    asks=(
        "Does the DRAGON have a hoard of its own?",
        "Has the beast got something like my inventory?",
        "the monster keeps its own stash, yes?",
        "Do the dragon's winnings lie in a pile of its own?",
        "Is the hoard for the boss what the inventory is for us?",
        "so what the dragon gets is kept apart from the decks?",
        "does the drake own cards too",
        "My wife asks if the lizard has a collection like ours, does it?",
        "it has an own place for its cards, the dragon?",
    ),
    quote="The DRAGON has a hoard of its own, which is the equivalent of a player's inventory.",
)
dragon_is_automated = rule(
    "dragons-lair.dragon.is-automated",
    title="The DRAGON is automated",
    asks=(
        "Is the DRAGON automated?",
        "Does the beast play without a person behind it?",
        "In co-op, is the dragon run by the game itself?",
        "nobody has to be the dragon, right?",
        "Is the monster an automatic opponent in competitive play?",
        "does the boss play itself when I'm solo",
        "In asymmetric play, is the DRAGON automatic?",
        "the dragon, it is a kind of bot?",
        "So none of us needs to be the lizard in a normal game?",
    ),
    of=Lair,
    decides=presumed(Lair.mode, "solo") != "asymmetric",
    quote="As an opponent, the fearsome DRAGON is automated (but see Asymmetric Play).",
)
