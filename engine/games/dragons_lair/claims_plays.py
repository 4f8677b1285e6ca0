"""What is done in a turn and in a wager: what players claim of it, and whether it is so."""

from engine import fact_is, largest, must, must_not, presumed, rule
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.turns import COMBINED, NO_MORE
from engine.games.dragons_lair.wagers import BEFORE_THE_DICE, MATCH, WINNER_TAKES

KINDS = "The actions a player can take are DRAWING and WAGERING."
CHOSEN = "The wagering player next declares a chosen opponent for the wager, which can be the DRAGON or another player."
ANY_POINT = "In a wager against the DRAGON, the use of items can come at any point of the contest."
ONE_CARD = "To draw, a player takes 1 card from the top of a treasure deck or the item deck and reveals the card to the table."

# Turns and Actions
actions_differ = fact_is(
    "dragons-lair.turn.different",
    value=False,
    title="The two actions of a turn have to differ",
    asks=(
        "Do my two actions have to be different?",
        "Must I do one draw and one wager in a turn?",
        "have both actions to be of another kind",
        "My aunt says it must be one each of both kinds. Is she right?",
        "one of each kind per turn, right?",
        "does the second action need to differ from the first by the rules",
        "After a draw, is a wager the only thing left for me?",
        "need the second action be another one than the first?",
        "Must one of my actions be a draw if the other is a bet?",
    ),
    quote=COMBINED,
)
actions_same = rule(
    "dragons-lair.turn.same",
    of=Lair,
    title="The same action can be taken twice in a turn",
    decides=largest(presumed(Lair.draws, 2), presumed(Lair.wagers, 0)) <= 2,
    asks=(
        "Can I take the same action twice in a turn?",
        "draw and draw again, is that fine?",
        "May both of my actions be wagers?",
        "is it really okay to do one thing two times in my go",
        "My cousin only wants to draw, both times. Can he?",
        "Are you sure that I may draw with both actions?",
        "twice the same in one turn, allowed?",
        "two times drawing in one round is permitted?",
        "does the game let me bet, and then bet once more",
    ),
    quote=(COMBINED, NO_MORE),
)
actions_ordered = fact_is(
    "dragons-lair.turn.ordered",
    value=False,
    title="Actions have a fixed order",
    asks=(
        "Must I draw before I wager?",
        "Is there a fixed order for my actions?",
        "first the draw, then the bet, always?",
        "Do I have to do the wager last?",
        "is the order of drawing and wagering prescribed",
        "My friend says that wagers come only after draws, is it so?",
        "does drawing need to come first in a turn",
        "Does a wager have to be my second action?",
        "one must at first take a card and after gamble?",
    ),
    quote=COMBINED,
)
wager_is_action = fact_is(
    "dragons-lair.wager.action",
    value=True,
    title="A wager takes an action",
    asks=(
        "Does a wager take one of my actions?",
        "Is betting counted as an action?",
        "one bet = one action gone?",
        "If I challenge somebody, is that half of my turn?",
        "do i pay an action to gamble",
        "Is a wager one of the two things I may do?",
        "wagering uses up an action, yes?",
        "My brother says that a bet costs him an action, true?",
        "a wager counts to the two actions?",
    ),
    quote=KINDS,
)
wager_is_free = fact_is(
    "dragons-lair.wager.free",
    value=False,
    title="A wager is free",
    asks=(
        "Is a wager free?",
        "Can I wager on top of my two actions?",
        "bets are extra to the actions, right?",
        "Two draws and a free bet, is that how it goes?",
        "is a wager on the house, beside my actions",
        "My pal says you can gamble as often as you like in a turn, is that so?",
        "is challenging the beast something extra beside my actions",
        "betting is for nothing, no action needed?",
        "May I bet any number of times in one turn?",
    ),
    quote=(KINDS, NO_MORE),
)
other_actions = fact_is(
    "dragons-lair.turn.other-actions",
    value=False,
    title="There are other actions than drawing and wagering",
    asks=(
        "Are there other actions than drawing and wagering?",
        "Can I attack the dragon as an action?",
        "is there a third kind of action",
        "May I use my turn to move somewhere?",
        "anything else to do as an action, like resting?",
        "Is buying something one of the actions?",
        "can i spend an action to search the lair",
        "Could I heal or train as one of my actions?",
        "one can also do other things for an action?",
    ),
    quote=KINDS,
)

# Winning
items_score = fact_is(
    "dragons-lair.score.items-count",
    value=False,
    title="Item cards give a player points",
    asks=(
        "Do item cards give me points?",
        "Does my gear count for my score?",
        "is an item worth something for us players",
        "Are my three gadgets added to my points?",
        "items = points for me too?",
        "The dragon gets 100 for an item, so do I as well?",
        "has a sword in my inventory a value toward 1500",
        "my sister counts 100 points for each of her items, is that right?",
        "for the winning score also items are counted?",
    ),
    quote="Points are the total of the denominations on all the treasure cards in a player's inventory.",
)
negative_counts = fact_is(
    "dragons-lair.score.negative",
    value=True,
    title="A negative treasure lowers the score",
    asks=(
        "Does a negative treasure lower my score?",
        "Does a card with a minus take points from me?",
        "is a -50 card taken off my total",
        "minus cards count against me, right?",
        "Do cursed treasures make my points go down?",
        "has a treasure below zero an effect on my sum",
        "My friend subtracts his minus card, is that correct?",
        "a negative one is also added in, so the total shrinks?",
        "Is my score smaller with a minus treasure in my inventory?",
    ),
    quote="Points are the total of the denominations on all the treasure cards in a player's inventory.",
)

# Drawing
several_cards = fact_is(
    "dragons-lair.draw.several",
    value=False,
    title="One draw gives several cards",
    asks=(
        "Do I take two cards with one draw?",
        "Can I draw more than one card for one action?",
        "one action, three cards, ok?",
        "Is a draw a whole handful of cards?",
        "may i take a treasure and an item in the same draw",
        "My nephew pulls 2 cards each time he draws, is that right?",
        "are several cards drawn for a single action",
        "per draw one gets two cards?",
        "Does one action let me draw from both treasure decks?",
    ),
    quote=(ONE_CARD, "Drawing counts as 1 action."),
)

# Wagering
two_opponents = fact_is(
    "dragons-lair.wager.two-opponents",
    value=False,
    of=Lair,
    title="One wager can be against several opponents",
    when=presumed(Lair.wagers, 1) <= 1,
    asks=(
        "Can I wager against two players at once?",
        "May one bet be against everybody at the table?",
        "one single wager with both of them as opponents, ok?",
        "Is it possible to challenge several people with the same stake?",
        "can a bet have more than one opponent",
        "could three of us be in one wager",
        "Do I get to name two opponents for a wager?",
        "one wager versus all the others, allowed?",
        "is a bet of one against many a thing",
    ),
    quote=CHOSEN,
)
stake_less = must_not(
    "dragons-lair.wager.stake.less",
    act="stake less than the wagered value when it can be matched",
    title="The opponent stakes less although they could match",
    asks=(
        "May the opponent stake less than I did if they have enough?",
        "I have plenty, may I answer her bet with a small card?",
        "can he put in a cheap treasure against my big one though he's rich",
        "Is it ok to match a bet with a lower value?",
        "less than the wager as an answer, allowed?",
        "could I stake a 50 against 200 when I own a 200 too",
        "may the challenged one lay down whatever he wants",
        "is my opponent free to put up a lower amount than mine",
        "She owns much and lays only a little. Is that legal?",
    ),
    quote=MATCH,
)
stake_closest = must(
    "dragons-lair.wager.stake.closest",
    act="stake a total that equals the wagered value or exceeds it most closely",
    title="The opponent's stake equals the wager or exceeds it most closely",
    asks=(
        "Must the opponent's stake be as close as possible to mine?",
        "Does she have to match my bet or go just above it?",
        "is the answer to a bet bound to be equal or the next higher sum",
        "Am I obliged to put in at least what was wagered against me?",
        "has he got to lay the same value as I did",
        "equal or just over, is that a must?",
        "need the stakes of both be the same if possible",
        "When I am challenged, do I have to meet the amount?",
        "Must it be the nearest sum above when no cards make it exactly?",
    ),
    quote=MATCH,
)
dragon_cards_in_wager = fact_is(
    "dragons-lair.wager.dragon-cards",
    value=False,
    title="Dragon cards are drawn in a wager",
    asks=(
        "Are Dragon cards drawn in a wager against the DRAGON?",
        "Does the beast flip its cards when I bet against it?",
        "wager with the dragon: do we reveal Dragon cards too?",
        "Is there a stage with Dragon cards in a wager?",
        "does the monster get cards in a bet like in an encounter",
        "do I face Dragon cards if I challenge the drake",
        "in the wager come also Dragon cards?",
        "My friend draws Dragon cards for each wager, is that right?",
        "Before we roll for a wager, does the boss turn over cards?",
    ),
    quote=(
        "Dragon cards are drawn in an encounter, ahead of the contest.",
        WINNER_TAKES,
    ),
)
items_over = rule(
    "dragons-lair.wager.items.over",
    of=Lair,
    title="Items have to come before the dice, and are too late after them",
    asks=(
        "Is it too late for items once the dice of the wager have been thrown?",
        "Must gear be played ahead of the dice in this bet?",
        "dice down in our wager, am I too late with my ring?",
        "Do my items have to come up front when I bet?",
        "are items for before the roll only, in a wager",
        "Have I missed the moment for an item as the throw of the bet is done?",
        "gear first and dice after, is that compulsory against this opponent?",
        "Rolled already in our bet: too late for gadgets?",
        "is one forced to tap things before anybody throws in the wager",
        "Is the chance for gear gone with the roll of the bet?",
    ),
    when=presumed(Lair.dice_rolled, True),
    decides=Lair.wager_opponent == "player",
    quote=(BEFORE_THE_DICE, ANY_POINT),
)
items_differ = fact_is(
    "dragons-lair.wager.items.differ",
    value=True,
    title="Items have another time against a player than against the DRAGON",
    asks=(
        "Is there a difference in item timing between wagers against a player and against the DRAGON?",
        "Does it matter for my items whom I bet against?",
        "have bets with people and bets with the beast different rules for gear",
        "Can items be used later in a dragon wager than in one with a friend?",
        "gear timing: different vs player and vs dragon, right?",
        "does who I wager against change the moment for my gadgets",
        "Is the time to tap items another one if my opponent is the drake?",
        "My friend says that items have more time against the boss than against people, true?",
    ),
    quote=(BEFORE_THE_DICE, ANY_POINT),
)
