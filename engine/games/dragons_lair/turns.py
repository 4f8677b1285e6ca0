"""Turns and Actions, Winning."""

from engine import (
    amount,
    cited,
    effect,
    fact_is,
    largest,
    line,
    may,
    presumed,
    regardless,
    rule,
    stated,
    total,
    when,
)
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.scores import (
    AGREED,
    DRAGON,
    MINE,
    PLAYS_LOWERED,
    TEAM,
    TEAM_SUM,
    before_everybody,
    reached,
)

# Turns and Actions
TWO_ACTIONS = "A player can perform TWO actions during their turn."
COMBINED = "A player can combine valid actions in any way during a turn: draw + draw, draw + wager, wager + draw, or wager + wager."
NO_MORE = "No more than two actions can be taken in one turn."
NO_ACTION = "Using an item does NOT count as an action."
ONE_ACTION = "The DRAGON player may perform 1 action on their turn."
IS_DRAGON_PLAYER = presumed(Lair.role, "adventurer") == "dragon_player"
TAKEN = stated(Lair.actions_taken, Lair.draws + Lair.wagers, Lair.draws, Lair.wagers)
TAKEN_AS_DRAGON = stated(Lair.actions_taken, Lair.draws + Lair.cards_played, Lair.draws, Lair.cards_played)

actions = amount(
    "dragons-lair.turn.actions",
    unit="actions",
    asks=(
        "How many actions do I get in a turn?",
        "How much may I do when it is my go?",
        "Number of moves a turn",
    ),
    of=Lair,
    expr=when(
        IS_DRAGON_PLAYER,
        line("The DRAGON player", 1, quote=ONE_ACTION),
        line("A player", 2, quote=TWO_ACTIONS),
    ),
)
kinds_of_action = fact_is(
    "dragons-lair.turn.kinds",
    ("drawing", "wagering"),
    asks=("Which actions are there?", "What can I do on my turn?", "What counts as an action?"),
    quote="The actions a player can take are DRAWING and WAGERING.",
)
turn_is_legal = may(
    "dragons-lair.turn.legal",
    act="take these actions in one turn",
    asks=(
        "Is this turn allowed?",
        "May I draw twice and also wager?",
        "I draw 1 card and make 1 wager, is that legal?",
        "Can I make two wagers in the same turn?",
        "Are two draws in one go fine?",
        "three bets in my turn, is that allowed?",
        "May I do two things in one turn?",
        "Is a turn with two actions fine?",
        "a draw and a draw again, legal?",
        "Are three actions in a single turn allowed?",
        "one bet plus one draw plus one gadget, ok?",
        "He drew twice and wants to gamble too, is that a legal turn?",
        "Can one use two items and draw twice?",
    ),
    of=Lair,
    when=when(
        IS_DRAGON_PLAYER,
        cited(TAKEN_AS_DRAGON <= 1, quote=ONE_ACTION),
        cited(regardless(TAKEN, Lair.items_used) <= 2, quote=(COMBINED, NO_MORE, NO_ACTION)),
    ),
    otherwise="must_not",
    quote=(),
)
another_action = may(
    "dragons-lair.turn.another",
    act="take another action",
    asks=(
        "I have already taken 1 action, may I take another?",
        "After two actions, may I take one more?",
        "Can I take a third action?",
        "I drew and then made a bet, can I squeeze in one more draw?",
        "Wagered once and lost, am I still allowed to draw?",
        "forgot how many I did, do I get one more action?",
        "One card drawn and two items used, may I make a wager as well?",
        "I've drawn already, can I still make a bet?",
        "drew an item, nothing more, may i gamble now",
        "One draw is behind me. Is a wager still possible this turn?",
        "My first action was a bet, is there time for one more thing?",
        "took loot from the deck once, is another pull ok in the same go",
        "did one thing so far, am i allowed a second",
        "After a bet and a draw, is a further wager allowed?",
        "already pulled a card this turn. still ok to challenge the beast?",
    ),
    of=Lair,
    when=when(
        IS_DRAGON_PLAYER,
        cited(Lair.actions_taken < 1, quote=ONE_ACTION),
        cited(Lair.actions_taken < 2, quote=(TWO_ACTIONS, NO_MORE)),
    ),
    otherwise="must_not",
    quote=(),
)
actions_left = amount(
    "dragons-lair.turn.left",
    unit="actions",
    asks=(
        "How many actions do I have left?",
        "I drew one card, how many actions remain?",
        "Actions left after 1 wager and 2 items?",
        "Do I have any actions left?",
        "are there moves remaining for me in this go",
        "Have I still got something to do this turn?",
        "what's left of my turn, can I do more",
        "Is my turn used up or is there an action left?",
        "Anything else I may do before I pass?",
        "I forgot what I did this turn, is there an action left for me?",
    ),
    of=Lair,
    expr=largest(
        0,
        when(
            IS_DRAGON_PLAYER,
            line("The DRAGON player", 1, quote=ONE_ACTION) - TAKEN_AS_DRAGON,
            line("A player", 2, quote=TWO_ACTIONS) - regardless(TAKEN, Lair.items_used),
        ),
    ),
    quote=NO_ACTION,
)
turn_over = rule(
    "dragons-lair.turn.over",
    title="Your actions of this turn are all used",
    asks=(
        "Is my turn over now?",
        "Have I used both of my actions?",
        "Two draws made, am I done for this turn?",
        "I've made one bet and one draw, is that it for my go?",
        "one card pulled and a wager lost, so it's the next player's turn?",
        "did i use up all my actions with a single draw",
        "Are both my moves gone after two wagers?",
        "One wager made and two items tapped, have I spent all of my actions?",
        "I drew a card and used gear twice this turn. Are my actions spent?",
        "After my second draw, do I have to pass?",
        "I did a bet, then drew loot. Finished?",
        "took one item, is my go at its end already?",
        "no actions remaining for me after 2 bets, right?",
    ),
    of=Lair,
    decides=when(
        IS_DRAGON_PLAYER,
        cited(TAKEN_AS_DRAGON >= 1, quote=ONE_ACTION),
        cited(regardless(TAKEN, Lair.items_used) >= 2, quote=NO_MORE),
    ),
    quote=TWO_ACTIONS,
)
combine = may(
    "dragons-lair.turn.combine",
    act="combine valid actions in any way",
    asks=(
        "In which order can I take my two actions?",
        "May I do the same action twice?",
        "Can I wager first and draw afterwards?",
    ),
    quote=COMBINED,
)

# Winning
FIFTEEN_HUNDRED = "A player or the DRAGON wins on scoring 1500 points."
IS_TEAM = Lair.mode == "collaborative"
COMPETE = Lair.mode == "competitive"

winning_score = fact_is(
    "dragons-lair.win.score",
    1500,
    unit="points",
    asks=(
        "How many points are needed to win?",
        "What score wins the game?",
        "How many points does the DRAGON need?",
    ),
    quote=FIFTEEN_HUNDRED,
)
won = rule(
    "dragons-lair.win.player",
    asks=("Have I won?", "Did we win?", "I have 1500 points and the DRAGON has 900, did I win?"),
    of=Lair,
    decides=before_everybody(
        when(
            IS_TEAM,
            cited(reached(stated(TEAM, when(reached(MINE), MINE, TEAM))), TEAM_SUM),
            reached(MINE, lowered=COMPETE & PLAYS_LOWERED),
        ),
        lowered=COMPETE & AGREED,
    ),
    quote=FIFTEEN_HUNDRED,
)
dragon_won = rule(
    "dragons-lair.win.dragon",
    asks=(
        "Has the DRAGON won?",
        "Has the hoard reached the winning condition?",
        "The hoard holds 1300 and 2 items, is the game lost?",
        "One against all: Zoe is the beast and has just reached 1500, does she win?",
        "The hoard is at 1250 and we play to the lower goal, has the DRAGON won?",
    ),
    of=Lair,
    decides=(Lair.dragon_target <= DRAGON) & (presumed(Lair.first_there, "dragon") == "dragon"),
    quote=(
        FIFTEEN_HUNDRED,
        "An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100.",
    ),
)
my_score = amount(
    "dragons-lair.score.player",
    unit="points",
    asks=(
        "How many points do I have?",
        "How are points counted?",
        "What is my score with treasures 100, 200 and -50?",
        "What do I score with three items and treasures of 100 and 300?",
        "I have a 250 and a 400 and two gadgets, my points?",
        "count my loot: 50, 150, 200, plus an item",
        "whats my score, a 300, a 450 and one more that I can't read",
        "How much are my treasure cards worth in all?",
        "my total with the cards 120, 80 and minus 40",
        "points so far with one 500 and one item?",
    ),
    of=Lair,
    lines=(
        line(
            "Treasure cards",
            regardless(total(Lair.my_treasures), Lair.my_treasure_count),
            quote="Points are the total of the denominations on all the treasure cards in a player's inventory.",
        ),
        line(
            "Item cards",
            0 * Lair.my_items,
            quote="Points are the total of the denominations on all the treasure cards in a player's inventory.",
        ),
    ),
)
win_resets = effect(
    "dragons-lair.win.reset",
    then="that player or team wins, and the game is reset",
    asks=(
        "What happens once someone has won?",
        "Do the others play on after a win?",
        "Can a team be the winner?",
    ),
    quote="A player or team that reaches the winning condition wins the game, and the game is then reset.",
)
dragon_ends = effect(
    "dragons-lair.win.dragon-first",
    then="the game is over and is reset",
    asks=(
        "What happens if the DRAGON gets there first?",
        "How do we lose?",
        "Can we play on after the DRAGON has won?",
    ),
    quote="If the DRAGON's hoard reaches the winning condition before the player or players do, the game is over and is reset.",
)
