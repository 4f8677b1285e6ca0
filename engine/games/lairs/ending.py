"""Page 11: the end of the game, and who wins."""

from engine import Worked, algorithm, amount, cited, fact_is, largest, rule, stated, when
from engine.expressions import flag_of, text_of
from engine.games.lairs.scoring import SECOND, THIRD
from engine.games.lairs.standing import Exiting, Scoring, Standings
from engine.named import Named

# p.11 — Game End
HIGHEST = "The player with the highest score wins the game."
TIE = "If the scores are tied, the tiebreaker is that the player who exited first wins."
FIRST_OUT = "The first player to exit scores 4 VP."
SECOND_OUT = "The second player to exit scores 2 VP."
NOT_OUT = "A player who did not exit scores 0 VP for exiting."
EXITS = {1: 4, 2: 2}
"""What exiting scores, by place."""
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
exit_wins = fact_is(
    "lairs.winner.by_exit",
    False,
    quote=HIGHEST,
    title="Whoever exits first wins the game",
    asks=(
        "Does whoever exits first win the game?",
        "Have I won as soon as I am out?",
        "Is the race to the Exit all that counts for the win?",
        "the first one out takes the victory, right?",
        "Is leaving first enough to be the winner?",
        "I got out before her, is the game mine whatever we scored?",
        "my brother says you win by escaping, true?",
        "Do you win simply by reaching the way out ahead of the other?",
    ),
)
NOBODY_OUT = Exiting.exited_first == "nobody"
"""Then the tiebreaker names no one."""
KNOWN_NOBODY_OUT = stated(NOBODY_OUT, False)
tiebreak = rule(
    "lairs.tiebreak",
    of=Exiting,
    quote=TIE,
    decides=text_of("the player who exited first"),
    silent_beyond=KNOWN_NOBODY_OUT,
    silent_quote=TIE,
    asks=("Who wins a tie?", "What is the tiebreaker?", "What if we have the same score?"),
)
TIED = Scoring.my_score == Scoring.rival_score
UNBROKEN = TIED & NOBODY_OUT
shared_win = rule(
    "lairs.tie.shared",
    of=Exiting,
    quote=TIE,
    title="Tied players share the win",
    decides=flag_of(False),
    silent_beyond=KNOWN_NOBODY_OUT,
    silent_quote=TIE,
    asks=(
        "Do tied players share the win?",
        "Is it a draw when both have the same score?",
        "Do we both win with equal points?",
        "same total, so nobody wins?",
        "Can a game of Lairs end undecided when the points are level?",
        "Does a tie stay a tie?",
        "We have equal scores, is it settled by one more game?",
        "My partner says equal points means two winners. Correct?",
        "Is victory shared at 15 all?",
    ),
)
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
margin = amount(
    "lairs.wins.margin",
    of=Scoring,
    unit="VP",
    quote=HIGHEST,
    title="How far apart the scores are",
    expr=largest(Scoring.my_score - Scoring.rival_score, Scoring.rival_score - Scoring.my_score),
    asks=(
        "By how many points am I ahead?",
        "I have 14 and she has 17, how far behind am I?",
        "19 to 16, by how much did I win?",
        "how many vp separate us, I'm on 12 and my rival on 15",
        "What is the gap between my 11 and his 18?",
        "How many points short of my opponent am I?",
        "He leads with 20 against my 13, by how many?",
        "What's my lead if I scored 15 and she 9?",
        "how many more would i have needed to level with her",
    ),
)
wins_tie = rule(
    "lairs.tie.wins",
    of=Scoring,
    when=Scoring.tied,
    quote=TIE,
    title="You win the tie",
    decides=Exiting.exited_first == "me",
    silent_beyond=NOBODY_OUT,
    silent_quote=TIE,
    asks=(
        "We are tied and I was out first, do I win?",
        "Same score, but my rival left before me, have I lost?",
        "It is a draw and I escaped second, is the win mine?",
    ),
)
tie_winner = rule(
    "lairs.tie.winner",
    of=Scoring,
    when=Scoring.tied,
    quote=TIE,
    title="The winner of the tie",
    decides=when(Exiting.exited_first == "me", "you", "your rival"),
    silent_beyond=NOBODY_OUT,
    silent_quote=TIE,
    asks=(
        "We have the same score and my rival was out first, who wins?",
        "Tied, and I exited before her: which of us wins?",
        "It ended level and she got out second, who is the winner?",
    ),
)


def is_tied(scores: Named) -> Worked[bool]:
    """Whether several have the highest score."""
    best = scores.highest()
    return Worked(len(best) > 1, (f"highest score: {' and '.join(best)}",))


def has_most(scores: Named) -> Worked[str]:
    """Who has the highest score."""
    return Worked(scores.highest()[0], (f"scores: {scores}",))


def was_out_first(scores: Named, exits: Named) -> Worked[str]:
    """Who of those with the highest score exited first."""
    out = [(place, name) for name, place in exits.root if place and name in scores.highest()]
    return Worked(min(out)[1] if out else "nobody", (f"exited: {exits}",))


def totals(treasures: Named, monsters: Named, exits: Named) -> Named:
    """The score of each from its parts. Who is not named for a part has none of it."""
    of = dict(treasures.root), dict(monsters.root), dict(exits.root)
    names = dict.fromkeys(name for part in of for name in part)
    return Named(
        tuple(
            (
                name,
                of[0].get(name, 0)
                + 2 * (of[1].get(name, 0) > 1)
                + 4 * (of[1].get(name, 0) > 2)
                + EXITS.get(of[2].get(name, 0), 0),
            )
            for name in names
        )
    )


def best_total(treasures: Named, monsters: Named, exits: Named) -> Worked[str]:
    """Who has the highest score, or of those who share it the first out."""
    scores = totals(treasures, monsters, exits)
    best = scores.highest()
    return Worked(best[0] if len(best) == 1 else was_out_first(scores, exits).value, (f"scores: {scores}",))


def has_fourth(monsters: Named) -> Worked[bool]:
    """Whether somebody has defeated more Monsters than the rules give VP for."""
    most = max(number for _, number in monsters.root)
    return Worked(most > 3, (f"most Monsters: {most}",))


winner_by_parts = rule(
    "lairs.winner.parts",
    of=Standings,
    quote=(HIGHEST, SECOND, THIRD, FIRST_OUT, SECOND_OUT, NOT_OUT),
    title="The winner by name, from Treasures, Monsters and exits",
    decides=algorithm(
        "the score of each from its parts",
        best_total,
        Standings.treasure_points_by_name,
        Standings.monsters_by_name,
        Standings.exits_by_name,
        gives=str,
    ),
    silent_beyond=algorithm(
        "whether somebody has a 4th Monster", has_fourth, Standings.monsters_by_name, gives=bool
    ),
    silent_quote=THIRD,
    asks=(
        "Nia took 7 VP of treasure and 2 monsters but stayed inside, Rolf 5 of treasure, no monster, and was out first: who wins?",
        "Ann: loot 12, 1 monster, out second. Bob: loot 11, 2 monsters, out first. Who's the winner?",
        "Pia's treasures are worth 8 and she slew 3 beasts, Tim's 13 with 1 beast, Tim exited first: whose victory?",
        "Which of the two comes out ahead when treasures, kills and the exit are added up for each?",
        "work out who won: Lea 7 in treasures + 2 monsters, first out; Jan 9 in treasures, no monsters, second out",
        "Max 15 from treasures, no monsters, never got out; Ida 6 from treasures, 3 monsters, exited first. Winner?",
        "Given the treasures, monsters and exits of both of them, who has the most points?",
        "Eva left the lair first with 10 of loot and 2 kills, Ben second with 12 of loot and 2 kills, who takes the game?",
        "who of my two friends won, counting their treasure points, monsters and exit",
    ),
)
winner_named = rule(
    "lairs.winner.named",
    of=Standings,
    quote=HIGHEST,
    title="The winner by name",
    decides=when(
        algorithm("whether the highest score is shared", is_tied, Standings.scores_by_name, gives=bool),
        cited(
            algorithm(
                "who was out first",
                was_out_first,
                Standings.scores_by_name,
                Standings.exits_by_name,
                gives=str,
            ),
            quote=TIE,
        ),
        algorithm("who has the highest score", has_most, Standings.scores_by_name, gives=str),
    ),
    asks=(
        "Anna has 14 and Ben 12, who wins?",
        "Final score: Max 9, Ella 9, and Ella exited first. So who's the winner?",
        "Mia got 20 and Tom got 21, whose game is it?",
        "Score 20 each; Dana left before Rob. winner?",
        "Kim and Lou are level, Lou got out first, who has won?",
    ),
)
