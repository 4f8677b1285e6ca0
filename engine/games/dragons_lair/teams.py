"""Alone, in a team, or against each other: what is so in one mode and not in another."""

from engine import amount, fact_is, largest, regardless, total
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.scores import TEAM_SUM

ALL_WIN = "In collaborative play all players win if together they reach the winning condition before the DRAGON does."
CARDS_STAY = "In collaborative play, treasure and items still stay in the inventory of their respective player, and only the score value is shared."

# Solo Play
turns_alone = fact_is(
    "dragons-lair.solo.take-turns",
    value=False,
    title="You take turns when you play alone",
    asks=(
        "Do I still take turns in solo play?",
        "Are there turns when I play alone?",
        "Is there a turn order when nobody else plays?",
        "Alone at the table, do I have to end my turn?",
    ),
    quote="In solo play you perform actions, rather than take turns, until your winning condition or the DRAGON's winning condition is met.",
)

# Collaborative Play
all_win = fact_is(
    "dragons-lair.collaborative.all-win",
    value=True,
    title="All players of a team win",
    asks=(
        "Does everybody on the team win?",
        "In co-op, do we all win together?",
        "Team mode: am I a winner too if my partner has most of it?",
    ),
    quote=ALL_WIN,
)
one_wins = fact_is(
    "dragons-lair.collaborative.one-wins",
    value=False,
    title="Only one player of a team wins",
    asks=(
        "Does only the richest win in team mode?",
        "In co-op, is there a single winner?",
        "Is the teammate with the most points the winner?",
    ),
    quote=ALL_WIN,
)
each_needs = fact_is(
    "dragons-lair.collaborative.each",
    value=False,
    title="Each player of a team has to reach the target",
    asks=(
        "Does each of us need 1500 in co-op?",
        "Must every team member reach the target alone?",
        "Do I personally have to make 1500 for the team to win?",
    ),
    quote=(TEAM_SUM, ALL_WIN),
)
added_up = fact_is(
    "dragons-lair.collaborative.added",
    value=True,
    title="The points of a team are added together",
    asks=(
        "Are our points added up in co-op?",
        "Do we sum the treasures of all teammates?",
        "Does my partner's loot count for the team?",
    ),
    quote=TEAM_SUM,
)
cards_are_pooled = fact_is(
    "dragons-lair.collaborative.one-inventory",
    value=False,
    title="A team has one common inventory",
    asks=(
        "Do the cards of a team go into one inventory?",
        "Are items common property in co-op?",
        "Is there one pile of loot for the whole team?",
    ),
    quote=CARDS_STAY,
)
team_short = amount(
    "dragons-lair.collaborative.short",
    unit="points",
    title="What the team still needs",
    asks=(
        "How many more points does our team need?",
        "Co-op with 600, 400 and 250, how far are we from winning?",
        "As a team we have 700 and 500, what is missing?",
    ),
    of=Lair,
    expr=largest(0, Lair.target - regardless(total(Lair.player_points), Lair.players)),
    quote=TEAM_SUM,
)

# Competitive Play
added_up_in_competition = fact_is(
    "dragons-lair.competitive.added",
    value=False,
    title="Players' points are added together in competitive play",
    asks=(
        "Can two of us add our piles together in versus?",
        "Do others' treasures count for me in free-for-all?",
        "Competitive: does it count if my pal and I put our points together?",
    ),
    quote="In competitive play, a player's inventory counts toward that player's own score only.",
)
