"""Targets and Timing Icons."""

from engine import fact_is, may, must, must_not, presumed
from engine.games.dragons_lair.facts import Lair

where_explained = fact_is(
    "dragons-lair.cards.appendix",
    "the appendix section",
    asks=(
        "Where are the cards explained?",
        "Where can I look up what a card does?",
        "where's the list of card effects?",
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
    ),
    of=Lair,
    when=presumed(Lair.item_out_of_turn, True),
    otherwise="must_not",
    quote="Targeting icon for out of turn: out-of-turn use of the item card is possible, for the owning player or for other players.",
)
timing = fact_is(
    "dragons-lair.icons.timing",
    "when the player can play an item card",
    asks=(
        "What does the timing icon show?",
        "How do I see when an item may be played?",
        "what's the timing symbol?",
    ),
    quote="The timing icon shows when the player can play an item card.",
)
AT_ONCE = "Timing icon for immediate effect: the card's effect must be resolved immediately, ahead of every other effect."
SINGLE_USE = "Timing icon for single use: the item can be used once and must then be discarded."
single_use = must(
    "dragons-lair.icons.single-use",
    act="discard the item after one use",
    asks=(
        "What does the timing icon for single use mean?",
        "Must a single-use item be discarded?",
        "What happens to a one-time item after use?",
    ),
    quote=SINGLE_USE,
)
single_use_kept = must_not(
    "dragons-lair.icons.single-use.kept",
    act="keep a single-use item after its use",
    asks=(
        "Do I keep a single-use item after using it?",
        "May a one-time item stay in my inventory once it was used?",
        "Does a single use item remain with me afterwards?",
        "can I hold on to a one-shot card after I've played it",
        "single-use gear used: still mine?",
        "Is a one-time item left lying there after its use?",
        "does the one use thing stay on the table when it's done",
        "After firing off a single-use item, do I get to keep the card?",
        "My friend keeps his used one-shot items, is that okay?",
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
    ),
    quote=SINGLE_USE,
)
immediate = must(
    "dragons-lair.icons.immediate",
    act="resolve the card's effect immediately, ahead of every other effect",
    asks=(
        "What does the timing icon for immediate effect mean?",
        "Must an immediate card be resolved at once?",
        "Does a card with the right-now symbol go before the rest?",
    ),
    quote=AT_ONCE,
)
immediate_later = must_not(
    "dragons-lair.icons.immediate.later",
    act="save an immediate effect for later",
    asks=(
        "Can I save an immediate card?",
        "May I hold back the effect of a card with the immediate icon?",
        "Can the do-it-now card be put off until I need it?",
    ),
    quote=AT_ONCE,
)
repeated = may(
    "dragons-lair.icons.repeated",
    act="use the item multiple times, tapping it each time",
    asks=(
        "What does the timing icon for repeated use mean?",
        "Can a repeated-use item be used several times?",
        "Which items are tapped?",
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
    ),
    quote="Timing icon for the DRAGON: the card's effect is for the DRAGON.",
)
