"""Page 11: the end of the game and the score."""

from engine import (
    amount,
    best,
    beyond,
    by,
    cited,
    effect,
    fact_is,
    largest,
    line,
    presumed,
    rule,
    smallest,
    when,
)
from engine.games.lairs.standing import Exiting, Scoring

# p.11 — Game End
HIGHEST = "The player with the highest score wins the game."
TIE = "If the scores are tied, the tiebreaker is that the player who exited first wins."
scores_when = fact_is(
    "lairs.scores.when",
    "after the final turn",
    quote="Both players total their scores after the final turn.",
    asks=("When are the scores totalled?", "When do we count our points?", "When do both of us add up?"),
)
scores_who = fact_is(
    "lairs.scores.who",
    "both players",
    quote="Both players total their scores",
    asks=(
        "Who totals a score?",
        "Does the player who stayed inside score too?",
        "Which players add up a score at the end?",
    ),
)
winner_is = fact_is(
    "lairs.winner.is",
    "the player with the highest score",
    quote=HIGHEST,
    asks=("Who wins the game?", "How is the winner found?", "What makes somebody the winner?"),
)
tiebreak = fact_is(
    "lairs.tiebreak",
    "the player who exited first",
    quote=TIE,
    asks=("Who wins a tie?", "What is the tiebreaker?", "What if we have the same score?"),
)
TIED = Scoring.my_score == Scoring.rival_score
UNBROKEN = TIED & (Exiting.exited_first == "nobody")
wins = rule(
    "lairs.wins",
    of=Scoring,
    quote=HIGHEST,
    decides=when(
        Scoring.my_score > Scoring.rival_score,
        True,
        when(Scoring.my_score < Scoring.rival_score, False, cited(Exiting.exited_first == "me", quote=TIE)),
    ),
    silent_beyond=UNBROKEN,
    silent_quote=TIE,
    asks=(
        "Do I win?",
        "I have 14 and she has 12, have I won?",
        "We are tied at 10 and I was first out, is it my win?",
    ),
)
winner = rule(
    "lairs.winner",
    of=Scoring,
    quote=HIGHEST,
    decides=when(
        Scoring.my_score > Scoring.rival_score,
        "you",
        when(
            Scoring.my_score < Scoring.rival_score,
            "your rival",
            cited(when(Exiting.exited_first == "me", "you", "your rival"), quote=TIE),
        ),
    ),
    silent_beyond=UNBROKEN,
    silent_quote=TIE,
    asks=(
        "Which of us wins?",
        "14 to 12, who is the winner?",
        "Both have 9 and my rival exited first, who wins?",
    ),
)

# p.11 — Treasure Collection
MAXIMUM = "You score a maximum of 4 Treasures face-up."
FACE_UP = "Each face-up Treasure scores its base value plus any bonuses shown on the card."
EXCESS = "Excess Treasures are flipped face-down and score 1 VP each."
FLIPPED = presumed(Scoring.excess_treasures, 0)
"""Those that are flipped and not listed with the values."""
TREASURES = (
    line("Treasures face-up", best(Scoring.treasures, 4), quote=(FACE_UP, MAXIMUM)),
    line("Excess Treasures", 1 * largest(beyond(Scoring.treasures, 4), FLIPPED), quote=EXCESS),
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
all_face_up = rule(
    "lairs.treasure.all_face_up",
    of=Scoring,
    quote=MAXIMUM,
    decides=Scoring.treasure_count <= 4,
    asks=(
        "Can all my Treasures score face-up?",
        "I have 6 Treasures, do all of them count in full?",
        "I've got 4 Treasures, may I score every one of them open?",
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
        "Are surplus Treasures worth anything?",
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

# p.11 — Defeated Monsters
SECOND = "The 2nd Monster that you defeated scores +2 VP."
THIRD = "The 3rd Monster that you defeated scores an additional +4 VP."
FOURTH = Exiting.monsters_defeated >= 4
MONSTERS = (
    line("2nd Monster", 2 * (Exiting.monsters_defeated >= 2), quote=SECOND),
    line("3rd Monster", 4 * (Exiting.monsters_defeated >= 3), quote=THIRD),
)
monster_points = amount(
    "lairs.monsters.points",
    of=Exiting,
    unit="VP",
    lines=MONSTERS,
    silent_beyond=FOURTH,
    silent_quote=THIRD,
    asks=(
        "How many VP do my defeated Monsters score?",
        "What do I get for 2 Monsters?",
        "I killed three Monsters, what do they score?",
    ),
)
monster_worth = amount(
    "lairs.monsters.worth",
    of=Exiting,
    unit="VP",
    expr=when(
        Exiting.nth_monster == "second",
        line("2nd Monster", 2, quote=SECOND),
        line("3rd Monster", 4, quote=THIRD),
    ),
    silent_beyond=Exiting.nth_monster.is_in("first", "later"),
    silent_quote=(SECOND, THIRD),
    asks=(
        "What is this Monster worth?",
        "How many points is my second Monster?",
        "What does the 3rd Monster add?",
    ),
)

# p.11 — Exiting
exit_points = line(
    "Exiting",
    by(
        Exiting.exit_order,
        first=line("first to exit", 4, quote="The first player to exit scores 4 VP."),
        second=line("second to exit", 2, quote="The second player to exit scores 2 VP."),
        none=line("did not exit", 0, quote="A player who did not exit scores 0 VP for exiting."),
    ),
    quote=(),
)
exiting = amount(
    "lairs.exit.points",
    of=Exiting,
    unit="VP",
    lines=(exit_points,),
    asks=(
        "How many VP do I get for exiting?",
        "What does exiting first score?",
        "I got out second, how many points is that?",
    ),
)
without_treasures = amount(
    "lairs.score.without_treasures",
    of=Exiting,
    unit="VP",
    lines=(*MONSTERS, exit_points),
    silent_beyond=FOURTH,
    silent_quote=THIRD,
    asks=(
        "How many points are my Monsters and my exit together?",
        "I exited first with 2 Monsters defeated, how many points from those?",
        "What do 3 Monsters and getting out second give?",
    ),
)
score = amount(
    "lairs.score",
    of=Scoring,
    unit="VP",
    lines=(*TREASURES, *MONSTERS, exit_points),
    silent_beyond=FOURTH,
    silent_quote=THIRD,
    asks=(
        "What is my final score?",
        "What is my total with Treasures 4, 3 and 2, two Monsters and exiting first?",
        "How many VP do I have in all?",
    ),
)
