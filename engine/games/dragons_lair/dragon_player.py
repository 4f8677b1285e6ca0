"""Playing as the DRAGON, DRAGON Player Actions."""

from engine import amount, effect, fact_is, largest, may, stated
from engine.games.dragons_lair.facts import Lair

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
        "size of the boss's opening hand?",
        "human dragon, cards at the beginning?",
        "number of Dragon cards the beast's player starts with?",
    ),
    quote="The DRAGON player draws a hand of 5 Dragon cards at the start of play.",
)
replenished = amount(
    "dragons-lair.dragon-player.refill",
    unit="Dragon cards",
    asks=(
        "How many cards does the DRAGON player draw at the end of a turn?",
        "The DRAGON player has 2 cards left in hand, how many are replenished?",
        "How far is the DRAGON player's hand refilled?",
        "I'm the dragon with 3 in hand, how many do I draw at turn's end?",
        "boss has 1 card left, how many new ones?",
        "dragon player holds 6, what's drawn at the end of the turn?",
        "empty hand as the dragon: how many cards do I get?",
        "how many to refill from 4 cards?",
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
        "I hold 7 Dragon cards, how many after the turn ends?",
        "what does the dragon's hand come to at the end of a turn?",
        "I'm down to 2 as the dragon, how big is my hand after the turn?",
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
        "after which turns does the dragon's hand get topped up?",
        "when do I get new cards as the dragon?",
        "refill moment of the human dragon?",
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
        "I play the dragon: number of actions?",
        "what's the dragon player's allowance per turn?",
        "actions for the one who's the beast?",
    ),
    quote="The DRAGON player may perform 1 action on their turn.",
)
one_action_only = may(
    "dragons-lair.dragon-player.turn",
    act="take these actions in one turn as the DRAGON player",
    asks=(
        "Can the DRAGON player draw a card and play a Dragon card in one turn?",
        "May I take 2 actions as the DRAGON player?",
        "Does the DRAGON player have two actions?",
        "As the dragon I played 1 card, may I also draw?",
        "can the boss play two Dragon cards in one go?",
        "I'm the dragon and only drew a treasure, is that ok?",
        "may the human dragon take 3 actions?",
        "the dragon player drew 2 cards, was that allowed?",
    ),
    of=Lair,
    when=stated(Lair.actions_taken, Lair.draws + Lair.cards_played, Lair.draws, Lair.cards_played) <= 1,
    otherwise="must_not",
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
        "can I pull loot as the dragon?",
        "may the boss's player take from the Dragon pile?",
        "am I allowed an item draw as the dragon player?",
        "from which stacks can the human beast draw?",
    ),
    quote="Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
)
big_hand = may(
    "dragons-lair.dragon-player.big-hand",
    act="hold more than 5 Dragon cards",
    asks=(
        "Can the DRAGON player hold 6 Dragon cards?",
        "May the DRAGON player's hand have more than five cards?",
        "Is the DRAGON player's hand capped at 5?",
        "Can I hold 8 cards as the boss?",
        "may the dragon's hand go beyond five?",
        "I've 5 in hand as the dragon, am I allowed to draw another?",
        "is the human beast allowed 7 Dragon cards?",
    ),
    quote="By drawing Dragon cards, the DRAGON player can build a hand of more than 5 Dragon cards.",
)
treasure_to_hoard = effect(
    "dragons-lair.dragon-player.treasure",
    then="it goes straight into the DRAGON player's hoard",
    asks=(
        "What happens to a treasure the DRAGON player draws?",
        "Where does the DRAGON player's treasure go?",
        "the human dragon drew loot, where does it go?",
        "I'm the boss and picked a treasure, what becomes of it?",
        "where to with loot that the dragon's player takes?",
        "treasure drawn by the boss: hoard or middle?",
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
        "is treasure contested if the human dragon takes it?",
        "Do we roll for loot that the dragon player pulls?",
        "I'm the dragon and draw treasure, is there an encounter?",
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
        "can the human dragon choose what to play?",
        "am I allowed to play any Dragon card I hold as the beast?",
        "can the boss use a card out of hand on its turn?",
    ),
    quote="Dragon card: the DRAGON player may choose a Dragon card from their hand to play.",
)
play_cost = fact_is(
    "dragons-lair.dragon-player.play.cost",
    1,
    unit="action",
    asks=(
        "How many actions does playing a Dragon card take?",
        "Does resolving a played Dragon card cost a further action?",
        "cost of playing a card as the boss?",
        "play and resolve: how many moves?",
        "actions needed for a Dragon card from hand?",
        "what does a played card cost the human dragon?",
    ),
    quote="Playing a Dragon card and resolving its effect together count as 1 single action for the DRAGON player.",
)
