"""Page 11: what Monsters and exiting score, and the score in all."""

from engine import amount, by, fact_is, line, when
from engine.games.lairs.standing import Exiting, Scoring
from engine.games.lairs.treasures import TREASURES

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
        "points for two dead beasts?",
        "Just one creature beaten, does it give VP, and how many?",
        "how much do the monsters I slew bring at the end",
        "My kills are three, so how many VP?",
        "VP for monsters alone, I have 2?",
        "No monster at all, what is my score for monsters?",
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
        "My third monster just died, what does that one alone bring?",
        "the 2nd kill by itself, how many vp?",
        "What did the second beast alone give me?",
        "value of monster no. 3 on its own",
    ),
)
next_monster = amount(
    "lairs.monsters.next",
    of=Exiting,
    unit="VP",
    expr=when(
        Exiting.monsters_defeated == 1,
        line("2nd Monster", 2, quote=SECOND),
        line("3rd Monster", 4, quote=THIRD),
    ),
    silent_beyond=(Exiting.monsters_defeated == 0) | (Exiting.monsters_defeated >= 3),
    silent_quote=(SECOND, THIRD),
    title="What one more Monster adds",
    asks=(
        "How many more VP does one more Monster give me?",
        "I have killed 2 Monsters, what does the next one add?",
        "with one beast down, how much is another worth?",
        "1 Monster defeated so far, how many extra points for killing one more?",
        "What do I gain by slaying another creature, I have two?",
        "2 down. is a further monster worth 4 or what?",
        "How much more would I score with one Monster on top of mine?",
        "Points for the next kill after my first?",
        "already beat two, how many vp does the following one bring",
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
        "She was out before me and I followed, what does leaving give me?",
        "My brother escaped first and I managed it too in the end, my VP for the exit?",
        "never reached the way out, anything for that?",
        "What is getting out worth to me?",
        "i left the dungeon ahead of my rival, how many vp",
        "Stuck inside when it ended: exit points?",
    ),
)
exit_places = fact_is(
    "lairs.exit.places",
    ("4 VP for the first player to exit", "2 VP for the second", "0 VP for a player who did not exit"),
    quote=(
        "The first player to exit scores 4 VP.",
        "The second player to exit scores 2 VP.",
        "A player who did not exit scores 0 VP for exiting.",
    ),
    asks=(
        "What does each player score for exiting?",
        "What is the exit worth for the faster and for the slower of us?",
        "How are the places at the Exit scored?",
        "What do first, second and stuck players get for the exit?",
        "points for leaving the lair, first vs second?",
        "List the VP for exiting.",
        "what's the difference in points between getting out first and second",
        "How much is it for the winner of the race to the exit and how much for the loser?",
        "Does everybody who exits get the same, or how many VP does each get?",
    ),
)
only_first = fact_is(
    "lairs.exit.only_first",
    False,
    quote="The second player to exit scores 2 VP.",
    title="Only the first player to exit scores for exiting",
    asks=(
        "Does only the first player to exit score for exiting?",
        "Is the second one out left without points for it?",
        "Do I get nothing for leaving after my rival?",
        "Once she has exited, is exiting worth nothing to me?",
        "is there just one prize for getting out, for the quicker one?",
        "Is it pointless to leave as the second?",
        "The exit bonus goes to a single player, right?",
        "He was out before me, so my exit scores zero?",
        "My sister thinks that the slower one scores 0 for the exit. Is it true?",
    ),
)
unexited_scores = fact_is(
    "lairs.exit.unexited",
    False,
    quote="A player who did not exit scores 0 VP for exiting.",
    title="A player who did not exit scores something for exiting",
    asks=(
        "Does a player who did not exit score something for exiting?",
        "Do I still get exit points when I'm inside at the end?",
        "I never reached the way out, is there a small consolation for it?",
        "Are there points for the exit if one stays in the dungeon?",
        "Does being stuck inside bring any exit VP?",
        "i was right beside the exit at the end, do i get part of it?",
        "Do both of us get exit points even if just one got out?",
        "no exit for me, still 2 points?",
        "Is something paid to whoever fails to leave?",
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
        "first out + 2 monsters, points?",
        "second out with three kills: vp?",
        "points for 3 monsters plus leaving first",
        "No loot, two beasts, out second. VP?",
        "never got out, one monster dead. VP from that?",
        "stuck inside with two kills, points?",
        "no exit and 3 monsters down: how much?",
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
        "Open loot comes to 13, one card face-down, 3 beasts and I was out second: my sum?",
        "I stayed inside with treasures of 9 altogether and two monsters, what do I finish with?",
        "count me up please: treasures, kills, exit",
        "what number do i end the game on",
        "Everything added, treasures and monsters and leaving, where do I land?",
        "5, 4 and 1 in loot, no monster, first to go: grand total?",
    ),
)
