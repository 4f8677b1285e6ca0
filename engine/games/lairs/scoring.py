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
    asks=(
        "When are the scores totalled?",
        "When do we count our points?",
        "When do both of us add up?",
        "In what moment is the final count?",
        "After which turn is the scoring?",
        "Scoring time?",
    ),
)
scores_who = fact_is(
    "lairs.scores.who",
    "both players",
    quote="Both players total their scores",
    asks=(
        "Who totals a score?",
        "Does the player who stayed inside score too?",
        "Which players add up a score at the end?",
        "Whose points are counted?",
        "Who takes part in the final count?",
        "For whom is a total made?",
    ),
)
winner_is = fact_is(
    "lairs.winner.is",
    "the player with the highest score",
    quote=HIGHEST,
    asks=(
        "Who wins the game?",
        "How is the winner found?",
        "What makes somebody the winner?",
        "By what is the victor determined?",
        "Who comes out on top?",
        "Who's declared winner after the count?",
    ),
)
tiebreak = fact_is(
    "lairs.tiebreak",
    "the player who exited first",
    quote=TIE,
    asks=(
        "Who wins a tie?",
        "What is the tiebreaker?",
        "What if we have the same score?",
        "We're equal, who gets the win?",
        "Both have 11, what decides it?",
        "How's a draw settled?",
    ),
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
        "I've 9 and he's got 13, is it my win?",
        "16 all and she exited first, am I the winner?",
        "He has 8, I have 10, did I beat him?",
        "Equal at 12, I got out before my rival, have I won?",
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
        "I have 7, she has 11, who wins?",
        "18 against 15, which player takes it?",
        "We both end on 13 and I exited first, who is the winner?",
        "I scored 20, she scored 20 and my rival exited first, who won?",
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
        "My loot is 4, 4, 3, 1 and 1, how many points is it?",
        "I've treasures worth 7 and 2, what do they give?",
        "Six loot cards: 5, 5, 4, 3, 2, 1, how many VP?",
        "What do I get for face-up treasures of 3, 3, 2 and 6?",
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
        "What's the most treasures to count in full?",
        "Up to how many treasures stay face up?",
        "Number of open treasures allowed at scoring?",
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
        "7 loot cards, can they all be face up?",
        "I found 3 Treasures, do they all count in full?",
        "5 Treasures in my hands, is it ok to score all face-up?",
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
        "I hold 6 Treasures, must I turn some over?",
        "3 loot cards, do any of them get flipped?",
        "Do some of my 8 treasures go face down?",
        "I've 5, is one of them in excess?",
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
        "I have 5 loot cards, how many are open and how many turned?",
        "8 Treasures found, which numbers stay face-up and go face-down?",
        "I ended with 4 treasures, how do they lie at the end?",
        "How do 9 treasures split into open and flipped?",
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
        "5 loot cards, how many points for the surplus?",
        "How many VP come from excess with 10 treasures?",
        "What's my surplus loot worth with 8 cards?",
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
        "How much is one surplus loot card?",
        "VP per flipped treasure?",
        "What does my fifth treasure bring face down?",
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
        "Base 5 with a bonus of 2, what's this loot card worth?",
        "The bonus is 3 and the base value 2, how many VP?",
        "My treasure shows base value 6 and no bonus, what does it give?",
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
        "I slew 2 beasts, how many VP?",
        "3 critters beaten, what does it give in points?",
        "I've just 1 kill, what do my monsters score?",
        "How much are all my kills worth with two monsters down?",
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
        "How much does my 2nd kill bring?",
        "The third critter I slew, how many VP?",
        "I killed a second beast just now, what's it good for in points?",
        "How many VP for the 3rd beast?",
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
        "What if I did not exit?",
        "I was out first, what does it give me?",
        "I stayed inside, how many VP for the exit?",
        "My rival left before me and I followed, how many points for getting out?",
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
        "3 kills and out first, how many VP is that without loot?",
        "I got out second with two beasts slain, what do those give?",
        "I never got out but beat 3 monsters, how many points from that?",
        "Leaving treasures aside, what do 2 kills and the first exit make?",
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
        "Add up my points: Treasures 5, 5, 3, 2, 1, three Monsters, second out.",
        "Treasures 6, 2 and 1, three kills, out second, what's my total?",
        "I exited first, killed 2 monsters and have loot of 4, 4, 3, 2 and 2, how many points?",
        "Count my score: one treasure of 5, no kills, never got out.",
        "What do I end up with: 3 monsters, first out, treasures 3, 3, 3?",
    ),
)
