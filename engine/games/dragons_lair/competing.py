"""Competitive and Asymmetric Play."""

from engine import (
    amount,
    fact_is,
    line,
    may,
    must_not,
    presumed,
    regardless,
    rule,
    stated,
    suggests,
    told,
    when,
)
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.scores import (
    AGREED,
    BEST,
    DRAGON,
    LARGE_GROUP,
    LOWERED,
    MINE,
    PLAYS_LOWERED,
    before_everybody,
    before_the_dragon,
    reached,
)

LENGTH = "The length of a game can also be adjusted through the target score: the higher the winning target score, the longer the game."

# Competitive Play
competitive_won = rule(
    "dragons-lair.competitive.won",
    asks=(
        "Have I won the competitive game?",
        "Five of us compete to the suggested target and I have 1250, did I win?",
        "4 players against each other, I have 1500, do I win?",
        "Versus with five of us and the agreed 1200: I'm first at 1210 and the drake has 800, am I the winner?",
        "free-for-all, I got to 1500 first, the dragon is at 900, have I won?",
        "six in competition, target 1200, my 1190, did I win",
        "Competitive: mine 1450, Ron 1480, Eva 1520, hoard 900, did I win?",
        "versus, me 1510, Kim 1400, the dragon 1300, have I won",
        "Pia holds 700, 500 and 350 in a game of four rivals, has she won?",
        "everyone for himself, I'm at 1400 while Bo is at 1500, is the win mine?",
    ),
    of=Lair,
    when=presumed(Lair.mode, "competitive") == "competitive",
    decides=before_everybody(reached(MINE, lowered=PLAYS_LOWERED), lowered=AGREED),
    quote="In competitive play, the FIRST player who reaches the target score is the winner.",
)
competitive_won.unless(
    "another player is there, and you are not",
    when=(Lair.target > MINE)
    & (presumed(Lair.rival_points, 0) >= Lair.target)
    & ~stated(Lair.lowered_target, False),
    decides=False,
    quote="In competitive play, the FIRST player who reaches the target score is the winner.",
)
own_score = fact_is(
    "dragons-lair.competitive.score",
    "that player's own inventory only",
    asks=(
        "What counts for my score in competitive play?",
        "Do other players' treasures count for me?",
        "whose treasures count for me in versus?",
    ),
    quote="In competitive play, a player's inventory counts toward that player's own score only.",
)
TELLS_OF_THE_DRAGON = (
    told(Lair.dragon_points)
    | told(Lair.hoard_treasures, Lair.hoard_items)
    | told(Lair.first_there)
    | ~presumed(Lair.dragon_short, True)
)
"""Where nothing is told of the DRAGON, who of the players has won is asked, and not whether any of them has."""
any_winner = rule(
    "dragons-lair.competitive.any-winner",
    asks=(
        "Does any player win when the DRAGON is first?",
        "The DRAGON reached 1500 before us, is there a winner among the players?",
        "The DRAGON is there first and the best player has 1400, does that player win?",
    ),
    of=Lair,
    when=(presumed(Lair.mode, "competitive") == "competitive") & TELLS_OF_THE_DRAGON,
    decides=before_the_dragon(reached(BEST, lowered=PLAYS_LOWERED)),
    quote="In competitive play no player wins if the DRAGON is first to reach the winning condition.",
)
players_target = suggests(
    "dragons-lair.competitive.target",
    when(
        (Lair.mode == "competitive") & LARGE_GROUP,
        line("More than 4 players", 1200, quote=LOWERED),
        line(
            "The standard target",
            1500,
            quote="The winning condition of 1500 points is the target for a balanced game with 4 people.",
        ),
    ),
    unit="points",
    title="The target for players",
    asks=(
        "What target should we play to?",
        "How many points should 6 competitive players play to?",
        "Which target does the rulebook suggest for 5 players?",
        "We'd be 6 in competition, what goal does the book recommend?",
        "which score should five rivals aim for by the rulebook's tip",
        "recommended finish line for a big versus group?",
        "what do the rules propose as a target when more than 4 compete",
        "A competitive game for seven less one people: suggested target?",
        "how many points should we heroes go for with five at the table in versus",
        "what's the advised target for us 6, everyone for himself",
    ),
    of=Lair,
)
dragons_target = amount(
    "dragons-lair.competitive.target.dragon",
    unit="points",
    title="The target of the DRAGON",
    asks=(
        "What target does the DRAGON keep?",
        "How many points does the DRAGON need with 6 competitive players?",
        "5 of us compete, what must the hoard reach?",
    ),
    of=Lair,
    expr=when(
        (Lair.mode == "competitive") & LARGE_GROUP,
        line("The DRAGON keeps", 1500, quote=LOWERED),
        line("The standard target", 1500, quote="A player or the DRAGON wins on scoring 1500 points."),
    ),
)
dragons_target_changes = fact_is(
    "dragons-lair.competitive.target.dragon.changes",
    value=False,
    title="The DRAGON's target changes with the number of players",
    asks=(
        "Does the DRAGON's target change with more than 4 players?",
        "Is the score that the DRAGON needs lowered to 1200 too?",
        "Does the beast win with less in a big group?",
    ),
    quote=LOWERED,
)
own_target = may(
    "dragons-lair.target.agree",
    act="set a different win condition",
    asks=(
        "Can we play to another score?",
        "May the target be changed during the game?",
        "Do all players have to agree to a new target?",
    ),
    of=Lair,
    when=regardless(~presumed(Lair.game_started, False) & presumed(Lair.all_agree, True), Lair.target),
    otherwise="must_not",
    quote="As an alternative, a different win condition can be set before gameplay starts if all players agree.",
)
own_target.unless(
    "not everybody agrees",
    when=stated(Lair.somebody_disagrees, Lair.agreeing < Lair.players, False),
    value="must_not",
    quote="if all players agree",
)
game_length = fact_is(
    "dragons-lair.target.length",
    "the higher the winning target score, the longer the game",
    asks=(
        "How can we make the game shorter?",
        "How do we get a longer game?",
        "What does a higher target change?",
    ),
    quote=LENGTH,
)
higher_is_longer = fact_is(
    "dragons-lair.target.longer",
    value=True,
    title="A higher target makes a longer game",
    asks=(
        "Does a higher target make the game longer?",
        "If we raise the target, do we play for more time?",
        "Will it drag on if we go for more points?",
    ),
    quote=LENGTH,
)
lower_is_shorter = fact_is(
    "dragons-lair.target.shorter",
    value=True,
    title="A lower target makes a shorter game",
    asks=(
        "Does a lower target make the game shorter?",
        "Is a game to fewer points over sooner?",
        "We have little time, does it help to play to less?",
    ),
    quote=LENGTH,
)


# Asymmetric Play
as_dragon = fact_is(
    "dragons-lair.asymmetric.dragon",
    1,
    unit="player",
    asks=(
        "How many players play as the DRAGON?",
        "What is asymmetric play?",
        "How many of us are the beast in one against all?",
    ),
    quote="In asymmetric play, ONE player plays as the DRAGON.",
)
several_dragons = must_not(
    "dragons-lair.asymmetric.several",
    act="play as the DRAGON with more than one player",
    asks=(
        "Can two players be the DRAGON?",
        "May several of us play as the DRAGON in asymmetric play?",
        "Can my sister and I share the role of the beast?",
    ),
    quote="In asymmetric play, ONE player plays as the DRAGON.",
)
as_adventurers = fact_is(
    "dragons-lair.asymmetric.others",
    "adventurers",
    asks=(
        "What are the others when one plays as the DRAGON?",
        "Which role do I have in asymmetric play?",
        "what are the rest of us if Tim is the dragon?",
    ),
    quote="In asymmetric play, all the other players are adventurers.",
)
adventurers = amount(
    "dragons-lair.asymmetric.adventurers",
    unit="adventurers",
    asks=(
        "How many adventurers are there in asymmetric play with 5 players?",
        "six of us, one is the dragon: how many heroes?",
        "how many are adventurers with 3 people in asymmetric?",
    ),
    of=Lair,
    when=Lair.players >= 1,
    expr=Lair.players - 1,
    quote=(
        "In asymmetric play, ONE player plays as the DRAGON.",
        "In asymmetric play, all the other players are adventurers.",
    ),
)
asymmetric_won = rule(
    "dragons-lair.asymmetric.won",
    asks=(
        "Have I won the asymmetric game?",
        "Who wins in asymmetric play?",
        "I play as the DRAGON and have 1500 points, did I win?",
    ),
    of=Lair,
    decides=when(
        presumed(Lair.role, "adventurer") == "dragon_player",
        stated(DRAGON, MINE) >= Lair.dragon_target,
        before_everybody(reached(MINE)),
    ),
    quote="The winner in asymmetric play is the player who is first to reach the target score.",
)
