"""Page 11: what Treasures score."""

from engine import (
    amount,
    best,
    beyond,
    effect,
    fact_is,
    largest,
    line,
    must_not,
    presumed,
    rule,
    size,
    smallest,
    stated,
    total,
    when,
)
from engine.games.lairs.standing import Scoring

# p.11 — Treasure Collection
MAXIMUM = "You score a maximum of 4 Treasures face-up."
FACE_UP = "Each face-up Treasure scores its base value plus any bonuses shown on the card."
EXCESS = "Excess Treasures are flipped face-down and score 1 VP each."
LISTED = best(Scoring.treasures, 4) + when(size(Scoring.treasures) <= 4, stated(Scoring.bonus, 0), 0)
"""The best four as they are listed, and a bonus that is told beside them where it can be of none but these."""
ONE_TREASURE = when(Scoring.treasure_count == 1, Scoring.base_value + Scoring.bonus, total(Scoring.treasures))
"""Where a player has only one, its base value and its bonus are enough to know."""
FLIPPED = presumed(Scoring.excess_treasures, 0)
EXTRA = largest(
    stated(beyond(Scoring.treasures, 4), FLIPPED), stated(Scoring.treasure_count - 4, FLIPPED), FLIPPED
)
"""Those listed beyond four, those counted beyond four, or those said to be flipped: whichever are most."""
TREASURES = (
    line("Treasures face-up", stated(LISTED, ONE_TREASURE), quote=(FACE_UP, MAXIMUM)),
    line("Excess Treasures", 1 * EXTRA, quote=EXCESS),
)
treasure_points = amount(
    "lairs.treasure.points",
    of=Scoring,
    unit="VP",
    lines=TREASURES,
    asks=(
        "How many VP do my Treasures score?",
        "What do I score with treasures 5, 3, 2?",
        "What are Treasures of 6, 4, 4, 2 and 1 worth in total?",
        "loot of 8, 5 and 1: points?",
        "My cards say 4, 3 and 3, what is it together?",
        "how much do my prizes bring",
        "two face-down and the open ones come to 15, treasure points?",
        "VP for treasures alone with 7, 6 and 2?",
        "sum of my loot cards please",
    ),
)
face_up_limit = fact_is(
    "lairs.treasure.limit",
    4,
    unit="Treasures",
    quote=MAXIMUM,
    asks=(
        "How many Treasures score face-up?",
        "What is the limit of face-up Treasures?",
        "How many loot cards may I score open?",
    ),
)
limit_and_excess = fact_is(
    "lairs.treasure.both_kinds",
    ("a maximum of 4 Treasures face-up", "1 VP each for excess Treasures, which are flipped face-down"),
    quote=(MAXIMUM, EXCESS),
    title="How many Treasures score in full, and what those beyond score",
    asks=(
        "How many Treasures score in full, and what are the others worth?",
        "What happens to my many treasures at the end: which number counts properly and what do the rest give?",
        "I have more loot than fits, how many stay open and how much is each of the surplus?",
        "treasure limit and the value of leftovers?",
        "Explain how a big pile of Treasures is scored, the open ones and the surplus.",
        "if I've far too much swag, how many are counted and what for the rest?",
        "What's the cap on face-up treasure and what do cards over the cap bring?",
        "How are too many treasures dealt with at scoring?",
        "number of loot cards that count normally + points for the ones above it",
    ),
)
all_face_up = rule(
    "lairs.treasure.all_face_up",
    of=Scoring,
    quote=MAXIMUM,
    decides=Scoring.treasure_count <= 4,
    asks=(
        "Can all my Treasures score face-up?",
        "I have 6 Treasures, do all of them count in full?",
        "I've got 4 Treasures, may every one of them stay face-up?",
    ),
)
fifth = must_not(
    "lairs.treasure.fifth",
    act="score more than 4 Treasures face-up",
    quote=(MAXIMUM, EXCESS),
    asks=(
        "May I score a fifth Treasure face-up?",
        "Does my 5th treasure give its full value?",
        "Can I count all my loot open however much I have?",
    ),
)
flips = rule(
    "lairs.treasure.flips",
    of=Scoring,
    quote=(MAXIMUM, EXCESS),
    decides=Scoring.treasure_count > 4,
    asks=(
        "Do I have to flip Treasures face-down?",
        "With 5 Treasures, must one be turned over?",
        "I have 4 Treasures, is any of them in excess?",
    ),
)
sides = effect(
    "lairs.treasure.sides",
    of=Scoring,
    quote=(MAXIMUM, FACE_UP, EXCESS),
    after={
        Scoring.face_up_treasures: smallest(4, Scoring.treasure_count),
        Scoring.excess_treasures: largest(0, Scoring.treasure_count - 4),
    },
    asks=(
        "How are my Treasures scored?",
        "I found 6 Treasures, how do they count at the end?",
        "How many of 7 Treasures are face-up and how many are flipped?",
    ),
)
face_up = amount(
    "lairs.treasure.face_up",
    of=Scoring,
    unit="Treasures",
    expr=smallest(4, Scoring.treasure_count),
    quote=(MAXIMUM, FACE_UP),
    title="Treasures that score face-up",
    asks=(
        "How many face-up Treasures do I score if I have 6?",
        "I hold 5 Treasures, how many of them count in full?",
        "of 9 treasures how many stay face-up?",
        "How many of my seven prizes are scored open?",
        "number of treasures that score face up when I got 3",
        "With eight loot cards, how many count at full value?",
        "how many treasures may lie face-up at the end, I've 5?",
        "I only have two Treasures: how many score face-up?",
        "how many of ten treasure cards do I get the printed value for",
        "six treasures found: how many keep their face up?",
        "8 loot cards: how many stay open?",
        "How many of my 6 prizes remain open?",
        "I've nine treasures, how many of them are left face up",
    ),
)
flipped = amount(
    "lairs.treasure.flipped",
    of=Scoring,
    unit="Treasures",
    expr=largest(0, Scoring.treasure_count - 4),
    quote=(MAXIMUM, EXCESS),
    title="Treasures that are flipped face-down",
    asks=(
        "How many of my Treasures are flipped face-down?",
        "I have 6 Treasures, how many must I turn over?",
        "7 loot cards in all, how many are in excess?",
        "how many treasures over the limit do i have with 5",
        "Nine treasure cards at the end: how many don't stay open?",
        "With 4 Treasures, how many get turned face-down?",
        "What number of cards is surplus if I collected 8?",
        "How many of my five prizes lie face-down at scoring?",
        "got 10 treasures, how many of those count as one point only",
    ),
)
room = amount(
    "lairs.treasure.room",
    of=Scoring,
    unit="Treasures",
    expr=largest(0, 4 - Scoring.treasure_count),
    quote=MAXIMUM,
    title="How many more Treasures would still score face-up",
    asks=(
        "How many more Treasures can I score face-up?",
        "I have 3 Treasures, how many further ones count in full?",
        "With 1 loot card, how many until the face-up limit?",
        "two treasures so far, room for how many more open ones?",
        "How many do I still lack for a full set of face-up Treasures?",
        "I hold 4 Treasures, is there space for any more face-up, and how many?",
        "how far am i from the limit of open treasures with 2",
        "Only one prize in my pile. How many more score their value?",
        "What is left of the face-up limit for me?",
    ),
)
excess_points = amount(
    "lairs.treasure.excess",
    of=Scoring,
    unit="VP",
    expr=1 * largest(0, Scoring.treasure_count - 4),
    quote=(EXCESS, MAXIMUM),
    asks=(
        "How many VP do my excess Treasures score?",
        "With 6 Treasures, what do those beyond the limit give?",
        "I've 7 Treasures, what do the ones over the limit score?",
    ),
)
excess_worth = fact_is(
    "lairs.treasure.excess_each",
    1,
    unit="VP",
    quote=EXCESS,
    asks=(
        "What is a Treasure beyond the limit worth?",
        "How much does a face-down Treasure score?",
        "What is each surplus treasure good for?",
    ),
)
excess_counts = fact_is(
    "lairs.treasure.excess_counts",
    True,
    quote=EXCESS,
    title="A Treasure beyond the limit still scores",
    asks=(
        "Do Treasures beyond the limit still score something?",
        "Is a face-down Treasure good for a point?",
        "Are surplus Treasures worth anything?",
    ),
)
excess_lost = fact_is(
    "lairs.treasure.excess_lost",
    False,
    quote=EXCESS,
    title="Treasures beyond the limit score nothing",
    asks=(
        "Do Treasures beyond the limit score nothing?",
        "Is the fifth treasure worthless?",
        "Are my extra loot cards lost at the end?",
        "is the 5th treasure just thrown away?",
        "Do I throw away the loot over four?",
        "Is everything above four treasures gone for nothing?",
        "fifth treasure = zero, right?",
    ),
)
treasure_value = amount(
    "lairs.treasure.value",
    of=Scoring,
    unit="VP",
    lines=(
        line("Base value", Scoring.base_value, quote="its base value"),
        line("Bonuses", Scoring.bonus, quote="plus any bonuses shown on the card"),
    ),
    asks=(
        "What does a face-up Treasure score?",
        "A Treasure with base value 4 and bonus 1 scores how much?",
        "How is one Treasure card valued?",
    ),
)
