"""Page 11: the end of the game, and who wins."""

from engine import Worked, algorithm, cited, fact_is, rule, when
from engine.games.lairs.standing import Exiting, Scoring, Standings
from engine.named import Named

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
wins_tie = rule(
    "lairs.tie.wins",
    of=Scoring,
    when=Scoring.tied,
    quote=TIE,
    title="You win the tie",
    decides=Exiting.exited_first == "me",
    silent_beyond=Exiting.exited_first == "nobody",
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
    silent_beyond=Exiting.exited_first == "nobody",
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
    out = [(place, name) for name, place in exits.root if name in scores.highest()]
    return Worked(min(out)[1] if out else "nobody", (f"exited: {exits}",))


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
    ),
)
