"""Who, when, which and what then: open questions about what other modules permit, forbid or require."""

from engine import fact_is

# Using Items
items_when = fact_is(
    "dragons-lair.items.when",
    "at any time during your own turn, and some items out of turn too",
    title="When items can be used",
    asks=(
        "When can I use an item?",
        "At what point of the game may gear be used?",
        "what's the right moment for an item",
        "In which part of my turn do I tap a gadget?",
        "when am I free to fire off my stuff",
        "items: usable at what time?",
        "During which turns may my trinkets be used?",
        "when is it allowed to make use of an item card",
        "Tell me when one plays an item?",
    ),
    quote=(
        "A player can use items at any time during their own turn.",
        "Some items can be used out of turn, as a reaction to other cards or items.",
    ),
)

# Wagering
which_cards = fact_is(
    "dragons-lair.wager.which-cards",
    "treasure cards only",
    title="Which cards start a wager",
    asks=(
        "Which cards can I start a wager with?",
        "With what kind of card does one open a bet?",
        "what goes in the middle when I challenge somebody",
        "What sort of cards do I need to begin a wager?",
        "which of my things are good for opening a bet",
        "cards for a wager: which?",
        "What may the one who bets put up at the beginning?",
        "for starting a bet, which type of card is it",
        "of all my cards, what can open a wager?",
    ),
    quote="Only treasure cards can be used to initiate a wager.",
)
no_targets = fact_is(
    "dragons-lair.wager.target.who-not",
    "a player with no treasure cards, and the DRAGON when it has none",
    title="Who cannot be targeted by a wager",
    asks=(
        "Who is no possible target of a wager?",
        "Whom may I not challenge?",
        "which people are safe from a bet",
        "Who is off limits when I want to wager?",
        "when is somebody no possible opponent of a bet",
        "safe from wagers: who?",
        "Against whom is a wager impossible?",
        "under what condition can one not be called out",
        "Which players can't I pick for my bet?",
    ),
    quote="A player with no treasure cards cannot be targeted by a wager, and neither can the DRAGON when the DRAGON has no treasure cards.",
)
too_poor = fact_is(
    "dragons-lair.wager.cannot-match.then",
    "they stake the highest value they can",
    title="What the opponent does who cannot match a wager",
    asks=(
        "What does the opponent do who cannot match a wager?",
        "What happens if she has less than I bet?",
        "he's too poor for my bet, what goes in then",
        "How is a wager answered by someone who owns too little?",
        "the challenged player can't reach the amount, what now?",
        "not enough treasure to match: what then?",
        "What is put up by an opponent with too few points?",
        "and when my rival can't cover the bet, what has he to do",
        "My opponent's cards don't add up to my stake. What follows?",
    ),
    quote="A chosen opponent who cannot match the wagered amount must stake the highest closest value.",
)

# Competitive Play
target_when = fact_is(
    "dragons-lair.target.agree.when",
    "before gameplay starts, if all players agree",
    title="When another win condition can be set",
    asks=(
        "When can we set another win condition?",
        "At what time may the target be changed, and who has to agree?",
        "until when is it possible to choose a different goal",
        "What does it take to play to another score?",
        "how do we go about changing the target",
        "another target: when and with whose consent?",
        "Under which conditions may we agree on a different finish line?",
        "who must say yes to a new goal, and when",
        "What are the terms for playing to our own score?",
    ),
    quote="As an alternative, a different win condition can be set before gameplay starts if all players agree.",
)

# DRAGON Player Actions
dragon_player_kinds = fact_is(
    "dragons-lair.dragon-player.kinds",
    ("draw a card", "play a Dragon card"),
    title="The actions of the DRAGON player",
    asks=(
        "Which actions can the DRAGON player choose from?",
        "What are the options of the human beast on its turn?",
        "what can i do on my turn when I am the dragon",
        "What kinds of action are there for the dragon's player?",
        "as the monster, what are my choices in a turn",
        "actions of the dragon seat: which ones?",
        "Between what does whoever plays the drake choose?",
        "name the things the dragon player may do with the one action",
        "What does the boss's player do in a turn?",
    ),
    quote=(
        "Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
        "Dragon card: the DRAGON player may choose a Dragon card from their hand to play.",
    ),
)
dragon_player_decks = fact_is(
    "dragons-lair.dragon-player.decks",
    ("the Dragon deck", "a treasure deck"),
    title="The decks that the DRAGON player draws from",
    asks=(
        "From which decks does the DRAGON player draw?",
        "Where may the human beast take its card from?",
        "which piles are open to whoever is the dragon",
        "I'm the dragon and want to draw: from what deck?",
        "decks for the dragon's player, which?",
        "Out of which stacks can the monster's player pull a card?",
        "what can the drake's player draw",
        "Of the decks on the table, which ones are for the dragon guy?",
        "Where does a draw of the DRAGON player come from?",
    ),
    quote="Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
)

# Targets and Timing Icons
out_of_turn_who = fact_is(
    "dragons-lair.icons.out-of-turn.who",
    "the owning player or other players",
    title="Who uses an item with the out-of-turn icon",
    asks=(
        "Who uses an item with the out-of-turn icon out of turn?",
        "For whom is the out of turn targeting icon?",
        "which players can use gear marked for out of turn",
        "The out-of-turn sign is on my item, by whom can it be used?",
        "out of turn icon: who?",
        "whom does the off-turn symbol let use the item",
        "To which players does the out of turn mark apply?",
        "is it me or the others who use an out-of-turn item, or who",
        "Who profits from the icon for out-of-turn use?",
    ),
    quote="Targeting icon for out of turn: out-of-turn use of the item card is possible, for the owning player or for other players.",
)
