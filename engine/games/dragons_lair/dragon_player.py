"""Playing as the DRAGON, DRAGON Player Actions."""

from engine import amount, effect, fact_is, largest, may, must_not, presumed, rule, stated
from engine.games.dragons_lair.facts import Lair

SINGLE = (
    "Playing a Dragon card and resolving its effect together count as 1 single action for the DRAGON player."
)
REPLENISHED = "The DRAGON player's hand is replenished to 5 cards at the end of each player's turn and of the DRAGON player's turn."

# Playing as the DRAGON
starting_hand = fact_is(
    "dragons-lair.dragon-player.hand",
    5,
    unit="Dragon cards",
    asks=(
        "How many cards does the DRAGON player start with?",
        "What is the DRAGON player's starting hand?",
        "how many cards am I dealt as the dragon?",
        "How many cards are in the dragon guy's opening hand?",
        "asymmetric: size of the beast's first hand?",
        "what does the human dragon get dealt in the beginning",
        "At the start, how many Dragon cards does whoever is the monster draw?",
        "number of cards for the dragon seat when we begin",
        "with how many cards does the drake's player set off",
        "opening hand of the boss in one against all, how big?",
    ),
    quote="The DRAGON player draws a hand of 5 Dragon cards at the start of play.",
)
starting_hand_fits = rule(
    "dragons-lair.dragon-player.hand.fits",
    title="The DRAGON player starts with that many Dragon cards",
    asks=(
        "Does the DRAGON player start with 5 Dragon cards?",
        "Do I deal 7 Dragon cards to the DRAGON player at the start?",
        "Is a hand of 4 right for the boss to begin with?",
    ),
    of=Lair,
    decides=Lair.hand == 5,
    quote="The DRAGON player draws a hand of 5 Dragon cards at the start of play.",
)
replenished = amount(
    "dragons-lair.dragon-player.refill",
    unit="Dragon cards",
    asks=(
        "How many cards does the DRAGON player draw at the end of a turn?",
        "The DRAGON player has 2 cards left in hand, how many are replenished?",
        "How far is the DRAGON player's hand refilled?",
        "My turn as the human boss just ended, how many cards do I take to fill up my hand?",
        "I'm left with 1 Dragon card, how many do I draw back?",
        "hand of 4 at the end of the turn, what gets added?",
    ),
    of=Lair,
    expr=largest(0, 5 - Lair.hand),
    quote=REPLENISHED,
)
hand_after = effect(
    "dragons-lair.dragon-player.hand-after",
    after={Lair.hand: largest(5, Lair.hand)},
    asks=(
        "How many cards does the DRAGON player hold after a turn ends?",
        "What happens to a hand of 3 Dragon cards at the end of a turn?",
        "hand of the boss after refilling with 1 left?",
    ),
    of=Lair,
    quote=REPLENISHED,
)
replenished_when = fact_is(
    "dragons-lair.dragon-player.refill.when",
    "at the end of each player's turn and of the DRAGON player's turn",
    asks=(
        "When is the DRAGON player's hand replenished?",
        "Does the DRAGON player refill after every turn?",
        "at what time does the boss refill?",
    ),
    quote=REPLENISHED,
)
refills_every_turn = fact_is(
    "dragons-lair.dragon-player.refill.every-turn",
    value=True,
    title="The DRAGON player's hand is replenished after every turn",
    asks=(
        "Does the DRAGON player refill after an adventurer's turn too?",
        "Is the DRAGON player's hand topped up at the end of each turn?",
        "does the boss draw back up after my go?",
    ),
    quote=REPLENISHED,
)
refills_own_turn = fact_is(
    "dragons-lair.dragon-player.refill.own-turn",
    value=False,
    title="The DRAGON player's hand is replenished only after their own turn",
    asks=(
        "Does the DRAGON player refill only after their own turn?",
        "Is the hand topped up only when the DRAGON player has had a go?",
        "does the boss wait until its own turn is over to draw back up?",
    ),
    quote=REPLENISHED,
)
one_action = fact_is(
    "dragons-lair.dragon-player.actions",
    1,
    unit="action",
    asks=(
        "How many actions does the DRAGON player have?",
        "What may the DRAGON player do in a turn?",
        "how many moves has the human boss?",
    ),
    quote="The DRAGON player may perform 1 action on their turn.",
)
SEVERAL = stated(
    Lair.actions_taken,
    Lair.draws + Lair.cards_played,
    Lair.draws,
    Lair.cards_played,
    Lair.dragon_cards_drawn,
)
one_action_only = may(
    "dragons-lair.dragon-player.turn",
    act="take these actions in one turn as the DRAGON player",
    asks=(
        "Can the DRAGON player draw a card and play a Dragon card in one turn?",
        "May I take 2 actions as the DRAGON player?",
        "Does the DRAGON player have two actions?",
        "Can the DRAGON player draw 2 Dragon cards in one turn?",
        "the dragon's player holds five cards and wants two more this turn, possible?",
        "May I draw one card from the Dragon deck and one from a treasure deck as the beast?",
        "as the human dragon, are two draws in a row fine in my turn",
        "may the boss take both a Dragon card and some loot on a single turn",
        "two cards off the Dragon deck in the same go for the drake's player?",
    ),
    of=Lair,
    when=stated(SEVERAL <= 1, False),
    otherwise="must_not",
    silent_beyond=(presumed(Lair.role, "dragon_player") == "adventurer") | (presumed(Lair.wagers, 0) >= 1),
    silent_quote="The DRAGON player may perform 1 action on their turn.",
    quote="The DRAGON player may perform 1 action on their turn.",
)
second_action = must_not(
    "dragons-lair.dragon-player.second",
    act="take a second action in a turn as the DRAGON player",
    asks=(
        "May the DRAGON player take another action after the first?",
        "I am the DRAGON player and have drawn, may I play a Dragon card too?",
        "Can the human boss do a second thing in the same turn?",
        "I'm the dragon and played a Dragon card, can I grab a treasure too?",
        "the beast's player drew one, may he play a card as well in that turn",
        "As the dragon I did my thing, is there another action for me?",
        "human dragon: a card played and then a draw, allowed?",
        "May the dragon guy do two things in one turn?",
        "can i as the monster resolve a card and also draw",
        "I'm the boss, may I draw and then draw once more before my turn ends?",
        "human dragon: a treasure and a Dragon card from the decks in one go?",
        "With a full hand the beast's player pulls two further Dragon cards in a turn, ok?",
    ),
    quote="The DRAGON player may perform 1 action on their turn.",
)

# DRAGON Player Actions
draw_one = may(
    "dragons-lair.dragon-player.draw",
    act="draw 1 card from the Dragon deck or a treasure deck",
    asks=(
        "Can the DRAGON player draw a Dragon card?",
        "Which decks may the DRAGON player draw from?",
        "May the DRAGON player draw a treasure?",
    ),
    quote="Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
)
big_hand = may(
    "dragons-lair.dragon-player.big-hand",
    act="hold more than 5 Dragon cards",
    asks=(
        "Can the DRAGON player hold 6 Dragon cards?",
        "May the DRAGON player's hand have more than five cards?",
        "I'm the dragon and hold 7 Dragon cards, is a hand of that size allowed?",
        "may the beast's player collect more than five Dragon cards",
        "is a hand of eight ok for the dragon",
        "Can my hand as the dragon grow larger than five over several turns?",
        "hand over 5 for the human drake, allowed?",
        "as the boss, going along with 6 Dragon cards in hand, is that fine",
    ),
    quote="By drawing Dragon cards, the DRAGON player can build a hand of more than 5 Dragon cards.",
)
hand_with_drawn = amount(
    "dragons-lair.dragon-player.hand.drawn",
    unit="Dragon cards",
    title="The DRAGON player's hand with the cards drawn",
    asks=(
        "How many cards does the DRAGON player hold after drawing 1 Dragon card?",
        "I am the DRAGON player with 5 cards and draw another Dragon card, how many do I hold?",
        "Hand of 6 and the human boss draws one more Dragon card, what is the hand now?",
        "got 5 dragon cards, spend my action to draw one, how big is my hand",
        "Do I stay at 5 or hold more when I draw a Dragon card as the DRAGON player?",
        "With 7 cards in hand I draw again as the dragon: number of cards?",
        "What is the size of the DRAGON player's hand after a draw from the Dragon deck?",
        "my hand had 4 cards and I took one from the Dragon deck, how many is that",
        "Cards in hand as the beast after I draw a further one?",
    ),
    of=Lair,
    expr=Lair.hand + presumed(Lair.draws, 1),
    quote=(
        "By drawing Dragon cards, the DRAGON player can build a hand of more than 5 Dragon cards.",
        "Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
    ),
)
treasure_to_hoard = effect(
    "dragons-lair.dragon-player.treasure",
    then="it goes straight into the DRAGON player's hoard",
    asks=(
        "What happens to a treasure the DRAGON player draws?",
        "Where does the DRAGON player's treasure go?",
        "the human dragon drew loot, where does it go?",
    ),
    quote="A treasure card drawn by the DRAGON player goes straight into the DRAGON player's hoard.",
)
no_encounter = fact_is(
    "dragons-lair.dragon-player.encounter",
    value=False,
    asks=(
        "Is there an encounter when the DRAGON player draws a treasure?",
        "Does the DRAGON player have to win a drawn treasure by dice?",
        "Does a fight start when the boss's player draws loot?",
        "When the person being the dragon pulls loot, does a fight break out?",
        "does the beast's player have to roll for a treasure he draws",
        "the human dragon drew gold, are Dragon cards drawn now?",
        "Must we contest the treasure the dragon guy took?",
        "is an encounter started when the dragon's player takes a treasure card",
        "do adventurers get to fight for loot that the dragon draws",
        "As the dragon I drew a treasure, must I roll for it?",
        "do i have to win my loot by dice when I'm the beast",
        "Dragon cards for a treasure that the dragon's player draws?",
        "I play the drake and pulled gold: is it contested?",
    ),
    quote="A treasure card drawn by the DRAGON player initiates no encounter.",
)
choose_card = may(
    "dragons-lair.dragon-player.play",
    act="choose a Dragon card from their hand to play",
    asks=(
        "Can the DRAGON player choose which Dragon card to play?",
        "May the DRAGON player play a Dragon card from hand?",
        "may I pick a card from my hand as the boss?",
        "I'm the dragon and have done nothing yet this turn, may I play a card from my hand?",
        "As the human drake I've drawn already, do I get to play one of my cards as well?",
    ),
    of=Lair,
    quote="Dragon card: the DRAGON player may choose a Dragon card from their hand to play.",
)
choose_card.unless(
    "after their one action",
    when=presumed(Lair.draws, 0) >= 1,
    value="must_not",
    quote="The DRAGON player may perform 1 action on their turn.",
)
play_cost = fact_is(
    "dragons-lair.dragon-player.play.cost",
    1,
    unit="action",
    asks=(
        "How many actions does playing a Dragon card take?",
        "What is the price of playing and resolving one Dragon card?",
        "cost of playing a card as the boss?",
    ),
    quote=SINGLE,
)
play_is_single = fact_is(
    "dragons-lair.dragon-player.play.single",
    value=True,
    title="Playing a Dragon card and resolving it is one action",
    asks=(
        "Are playing and resolving a Dragon card one action together?",
        "Is it only a single action to play a Dragon card and carry it out?",
        "Does the effect of a card that I play as the boss belong to the same action?",
    ),
    quote=SINGLE,
)
play_is_two = fact_is(
    "dragons-lair.dragon-player.play.two",
    value=False,
    title="Resolving a played Dragon card takes a further action",
    asks=(
        "Does resolving a played Dragon card cost a further action?",
        "Does the DRAGON player pay two actions, one to play a card and one to resolve it?",
        "Is playing a card one action and its effect another?",
    ),
    quote=SINGLE,
)
