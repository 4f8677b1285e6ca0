"""Targets and Timing Icons."""

from engine import fact_is, may, must, must_not

where_explained = fact_is(
    "dragons-lair.cards.appendix",
    "the appendix section",
    asks=(
        "Where are the cards explained?",
        "Where can I look up what a card does?",
        "where's the list of card effects?",
        "which section tells how a card is played?",
        "where do I read about a certain item?",
        "card details: where?",
    ),
    quote="The appendix section explains in detail how each Dragon card, treasure card and item card is played.",
)
targeting = fact_is(
    "dragons-lair.icons.targeting",
    "which players an item card or a Dragon card affects",
    asks=(
        "What does the targeting icon mean?",
        "How do I see whom a card affects?",
        "what's the target symbol?",
        "which icon tells who gets hit?",
        "meaning of the aiming sign?",
        "how can I see for whom a card is?",
    ),
    quote="The targeting icon shows which players an item card or a Dragon card affects.",
)
one_player = fact_is(
    "dragons-lair.icons.target.one",
    "a single player",
    asks=(
        "What does the targeting icon for one player mean?",
        "Whom does a Dragon card with one target hit?",
        "symbol with one target: who's hit?",
        "how many are hit by a single target card?",
        "one-person icon on a Dragon card?",
        "what does the single player target stand for?",
    ),
    quote="Targeting icon for one player: the Dragon card has a single player as its target.",
)
all_players = fact_is(
    "dragons-lair.icons.target.all",
    "all players",
    asks=(
        "What does the targeting icon for all players mean?",
        "Which Dragon cards hit everybody?",
        "everybody symbol on a Dragon card?",
        "whom does the all-players sign hit?",
        "icon for the entire table: meaning?",
        "who's affected when the card says all players?",
    ),
    quote="Targeting icon for all players: the Dragon card's effect applies to all players.",
)
the_player = fact_is(
    "dragons-lair.icons.target.player",
    "the player",
    asks=(
        "What does the targeting icon for the player mean?",
        "Whom does an item with the player icon affect?",
        "player sign on gear?",
        "on whom works an item with the player target?",
        "what's the player symbol on items for?",
        "who is affected by gear with that player icon?",
    ),
    quote="Targeting icon for the player: the item card's effect will apply to the player.",
)
out_of_turn = may(
    "dragons-lair.icons.target.out-of-turn",
    act="use the item out of turn",
    asks=(
        "What does the out of turn icon mean?",
        "May an item with the out-of-turn icon be used on another player's turn?",
        "Who can use an item marked for out of turn?",
        "Can I use gear with the off-turn sign when Al is up?",
        "may another player use an item with the out-of-turn symbol?",
        "off-turn icon: what does it allow?",
        "is it ok to use an out of turn item on my rival's go?",
    ),
    quote="Targeting icon for out of turn: out-of-turn use of the item card is possible, for the owning player or for other players.",
)
timing = fact_is(
    "dragons-lair.icons.timing",
    "when the player can play an item card",
    asks=(
        "What does the timing icon show?",
        "How do I see when an item may be played?",
        "what's the timing symbol?",
        "which sign tells the moment of use?",
        "meaning of the timing mark on an item?",
        "what can I read from a timing icon?",
    ),
    quote="The timing icon shows when the player can play an item card.",
)
SINGLE_USE = "Timing icon for single use: the item can be used once and must then be discarded."
single_use = must(
    "dragons-lair.icons.single-use",
    act="discard the item after one use",
    asks=(
        "What does the timing icon for single use mean?",
        "Must a single-use item be discarded?",
        "What happens to a one-time item after use?",
        "do I have to chuck a one-shot?",
        "must a single use gizmo go after I used it?",
        "one-shot item used, what now?",
        "may I keep a single-use item afterwards?",
    ),
    quote=SINGLE_USE,
)
single_use_again = must_not(
    "dragons-lair.icons.single-use.again",
    act="use a single-use item again",
    asks=(
        "Can a single-use item be used again?",
        "May I use a one-time item twice?",
        "can I use my one-shot for a second fight?",
        "may a single use gizmo be popped twice?",
        "am I allowed to reuse one-time gear?",
        "is another use of a one-shot ok?",
    ),
    quote=SINGLE_USE,
)
immediate = must(
    "dragons-lair.icons.immediate",
    act="resolve the card's effect immediately, ahead of every other effect",
    asks=(
        "What does the timing icon for immediate effect mean?",
        "Must an immediate card be resolved at once?",
        "Can I save an immediate card?",
        "may I keep an immediate card for later?",
        "do I have to do it right now with the immediate icon?",
        "can other effects go before an immediate one?",
        "must an immediate effect be first?",
    ),
    quote="Timing icon for immediate effect: the card's effect must be resolved immediately, ahead of every other effect.",
)
repeated = may(
    "dragons-lair.icons.repeated",
    act="use the item multiple times, tapping it each time",
    asks=(
        "What does the timing icon for repeated use mean?",
        "Can a repeated-use item be used several times?",
        "Which items are tapped?",
        "may I use a reusable gizmo again and again?",
        "can gear with the repeat sign be used in 3 fights?",
        "what does the reuse icon allow?",
        "am I allowed several uses of a repeated-use item?",
    ),
    quote='Timing icon for repeated use: the item can be used multiple times, and the card is "tapped" to use the item.',
)
for_dragon = fact_is(
    "dragons-lair.icons.dragon",
    "the DRAGON",
    asks=(
        "What does the timing icon for the DRAGON mean?",
        "Which icon marks an effect for the DRAGON?",
        "dragon sign on a card: for whom?",
        "whose is the effect with the monster symbol?",
        "what's the dragon icon for?",
        "who profits from a card with the dragon timing icon?",
    ),
    quote="Timing icon for the DRAGON: the card's effect is for the DRAGON.",
)
