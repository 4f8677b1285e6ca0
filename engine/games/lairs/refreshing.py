"""Page 7: what a Refresh moves."""

from engine import amount, cited, effect, fact_is, line, rule, when
from engine.expressions import text_of
from engine.games.lairs.cubes import SAVED
from engine.games.lairs.turn_facts import Turn

SPENT_MOVE = "When you Refresh, cubes in the Spent basket move to the Fresh basket."
FATIGUED_MOVE = "When you Refresh, cubes in the Fatigued basket move to the Spent basket."
CONSERVED_STAY = "When you Refresh, Conserved cubes do not move but stay in their Conserved slots."
refresh = effect(
    "lairs.refresh",
    of=Turn,
    quote=(SPENT_MOVE, FATIGUED_MOVE, CONSERVED_STAY),
    after={
        Turn.fresh: Turn.fresh + Turn.spent,
        Turn.spent: Turn.fatigued,
        Turn.fatigued: 0,
        Turn.conserved: SAVED,
    },
    asks=(
        "What happens when I Refresh?",
        "I have 1 Fresh, 4 Spent and 1 Fatigued cube, what do I have after the Refresh?",
        "How do the baskets change in a Refresh?",
    ),
)
fresh_after = amount(
    "lairs.refresh.fresh",
    of=Turn,
    unit="cubes",
    lines=(
        line("already Fresh", Turn.fresh, quote="move to the Fresh basket"),
        line("from the Spent basket", Turn.spent, quote=SPENT_MOVE),
        line(
            "from the Fatigued basket, by way of Spent",
            when(Turn.refreshed_twice, Turn.fatigued, 0 * Turn.fatigued),
            quote=FATIGUED_MOVE,
        ),
        line("from Conserved slots, which stay there", 0 * Turn.conserved, quote=CONSERVED_STAY),
    ),
    asks=(
        "How many Fresh cubes do I have after a Refresh?",
        "2 Fresh and 3 Spent, how many are Fresh when I Refresh?",
        "I've 4 Spent cubes and 1 Fresh, how many can I use after the refresh?",
        "How many Fresh cubes do I have after two Refreshes?",
        "What does my Fresh basket hold when I recharge, pass, and recharge once more?",
        "1 Fresh, 2 Spent and 3 Fatigued: what's Fresh after the second recharge?",
        "two turns of only refreshing, how much energy is usable in the end?",
        "After refreshing twice in a row, how full is my Fresh basket?",
        "With 2 Fatigued and 4 Spent cubes, how many can I use once I recharged two times?",
        "If I do nothing and Refresh again next turn, what do I have Fresh?",
        "3 tired cubes, 1 used, 2 ready, nothing spent for two turns: ready ones?",
        "how many cubes are fresh by the turn after next if none are used",
    ),
)
spent_after = amount(
    "lairs.refresh.spent",
    of=Turn,
    unit="cubes",
    lines=(
        line("from the Fatigued basket", Turn.fatigued, quote=FATIGUED_MOVE),
        line("from the Spent basket, which move to Fresh", 0 * Turn.spent, quote=SPENT_MOVE),
    ),
    asks=(
        "How many cubes are in the Spent basket after a Refresh?",
        "With 2 Fatigued cubes, what is Spent after I Refresh?",
        "3 cubes are Fatigued, how many lie in Spent after the recharge?",
    ),
)
fatigued_after = amount(
    "lairs.refresh.fatigued",
    of=Turn,
    unit="cubes",
    expr=0 * Turn.fatigued,
    quote=FATIGUED_MOVE,
    asks=(
        "How many cubes stay Fatigued after a Refresh?",
        "What is left in the Fatigued basket when I Refresh?",
        "How many are in Fatigued after I recharged?",
    ),
)
conserved_after = amount(
    "lairs.refresh.conserved",
    of=Turn,
    unit="cubes",
    lines=(
        line("in Conserved slots, which stay there", Turn.conserved, quote=CONSERVED_STAY),
        line("from the Spent basket, which move to Fresh", 0 * Turn.spent, quote=SPENT_MOVE),
    ),
    asks=(
        "How many Conserved cubes do I have after a Refresh?",
        "I saved 2 cubes, how many are still saved when I Refresh?",
        "I banked 3, how many are in the slots after my refresh?",
        "2 cubes sit in conserved slots and the others are spent, how many are in the slots after I refresh?",
        "how many stay conserved once i've refreshed, i have 1 there",
        "3 saved, then a refresh: saved ones now?",
        "After the recharge, what is the number of cubes still in Conserved slots if 2 were there?",
    ),
)
conserved_move = fact_is(
    "lairs.refresh.conserved_move",
    False,
    quote=CONSERVED_STAY,
    title="Conserved cubes move when you Refresh",
    asks=(
        "Do Conserved cubes move when I Refresh?",
        "Are saved cubes moved to another basket by a Refresh?",
        "Do I lose my Conserved cubes in the Refresh?",
        "Do conserved cubes go to the Spent basket when I refresh?",
        "saved cubes: do they shift to Fresh in a refresh?",
        "when refreshing, are the conserved ones moved as well?",
        "Do my banked cubes go anywhere with a Refresh?",
    ),
)
moves_to = rule(
    "lairs.refresh.moves_to",
    of=Turn,
    when=Turn.basket != "fresh",
    decides=when(
        Turn.basket == "spent",
        cited(text_of("the Fresh basket"), quote=SPENT_MOVE),
        when(
            Turn.basket == "fatigued",
            cited(text_of("the Spent basket"), quote=FATIGUED_MOVE),
            cited(text_of("their Conserved slots"), quote=CONSERVED_STAY),
        ),
    ),
    asks=(
        "Where do Spent cubes go when I Refresh?",
        "Where do cubes of the Fatigued basket move?",
        "To which basket do my cubes go in a Refresh?",
    ),
)
moves_all = fact_is(
    "lairs.refresh.all_move_to",
    (
        "from the Spent basket to the Fresh basket",
        "from the Fatigued basket to the Spent basket",
        "Conserved cubes stay in their slots",
    ),
    quote=(SPENT_MOVE, FATIGUED_MOVE, CONSERVED_STAY),
    title="Where the cubes of every basket go in a Refresh",
    asks=(
        "Where do the cubes of every basket go in a Refresh?",
        "Refresh: where to with the spent ones and where to with the tired ones?",
        "Which basket do Spent cubes land in and which one Fatigued cubes?",
        "what moves where when i recharge",
        "To what place go used cubes, and to what place exhausted ones?",
        "Explain all the moves of a refresh, basket by basket.",
        "spent -> ? and fatigued -> ? on a refresh",
        "Tell me how each basket changes and what the saved cubes do.",
        "Where do the cubes from both baskets end up after recharging?",
    ),
)
first_refresh = fact_is(
    "lairs.refresh.first",
    6,
    unit="cubes",
    quote=("the Spent basket receives 6 cubes", SPENT_MOVE),
    asks=(
        "How many Fresh cubes do I have on my first turn after the Refresh?",
        "With how many cubes do I start exploring?",
        "How much energy have I got after my very first refresh?",
    ),
)
