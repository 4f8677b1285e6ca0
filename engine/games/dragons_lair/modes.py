"""Solo and Collaborative Play."""

from engine import amount, fact_is, line, must_not, presumed, rule, told, total
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.scores import MINE, TEAM, TEAM_SUM, before_the_dragon, reached

# Solo Play
NOBODY_ELSE = ~told(Lair.rival_points)
"""Where another player's points are told, nobody plays alone."""
solo_won = rule(
    "dragons-lair.solo.won",
    asks=(
        "Have I won my solo game?",
        "I play alone and have 1500 points, did I win?",
        "Is 1400 enough in solo play?",
    ),
    of=Lair,
    when=(presumed(Lair.mode, "solo") == "solo") & NOBODY_ELSE,
    decides=before_the_dragon(reached(MINE)),
    quote=(
        "The win condition is unchanged when you play alone.",
        "A player or the DRAGON wins on scoring 1500 points.",
    ),
)
solo_target = fact_is(
    "dragons-lair.solo.target",
    1500,
    unit="points",
    asks=(
        "How many points do I need in solo play?",
        "Is the goal different when I play alone?",
        "target when I'm on my own?",
    ),
    quote=(
        "The win condition is unchanged when you play alone.",
        "A player or the DRAGON wins on scoring 1500 points.",
    ),
)
solo_turns = fact_is(
    "dragons-lair.solo.turns",
    "actions rather than turns, until your or the DRAGON's winning condition is met",
    asks=(
        "How do turns work in solo play?",
        "What do I do instead of turns when I play alone?",
        "When does a solo game end?",
    ),
    quote="In solo play you perform actions, rather than take turns, until your winning condition or the DRAGON's winning condition is met.",
)


# Collaborative Play
team_size = rule(
    "dragons-lair.collaborative.players",
    asks=(
        "Are 2 players enough for collaborative play?",
        "Can one person play in collaborative mode?",
        "How many players does a team need?",
    ),
    of=Lair,
    decides=Lair.players >= 2,
    quote="In collaborative play, 2 or more players play as a team with the same win condition.",
)
team_score = amount(
    "dragons-lair.collaborative.score",
    unit="points",
    asks=(
        "What is the team's score?",
        "How many points do we have together with 300, 400 and 250?",
        "How is the score counted in collaborative play?",
    ),
    of=Lair,
    lines=(line("Treasure in all the player inventories", total(Lair.player_points), quote=TEAM_SUM),),
)
team_won = rule(
    "dragons-lair.collaborative.won",
    asks=(
        "Did our team win?",
        "As a team we have 700, 500 and 400, have we won?",
        "Co-op: 600 and 800, the DRAGON has 1200, is it a win?",
        "Team: I got 500, Lee 480 and Sam 600 while the beast is at 1000, did we make it?",
        "My teammate and I have 900 and 650 together, is that a victory?",
    ),
    of=Lair,
    when=presumed(Lair.mode, "collaborative") == "collaborative",
    decides=before_the_dragon(reached(TEAM)),
    quote=(
        TEAM_SUM,
        "In collaborative play all players win if together they reach the winning condition before the DRAGON does.",
    ),
)
shared = fact_is(
    "dragons-lair.collaborative.shared",
    "only the score value; treasure and items stay in each player's own inventory",
    asks=(
        "What is shared in collaborative play?",
        "Do teammates share an inventory?",
        "Do we pool our cards in the team game?",
    ),
    quote="In collaborative play, treasure and items still stay in the inventory of their respective player, and only the score value is shared.",
)
teammates_items = must_not(
    "dragons-lair.collaborative.items",
    act="use a teammate's items",
    asks=(
        "Can I use a teammate's item?",
        "May my partner lend me an item?",
        "may I pop my buddy's gear in co-op?",
    ),
    quote="A player cannot use a teammate's items.",
)
teammates_treasure = must_not(
    "dragons-lair.collaborative.wager",
    act="wager a teammate's treasure",
    asks=(
        "Can I wager a teammate's treasure?",
        "May I stake my partner's treasure card?",
        "can I bet loot that my ally owns?",
        "May she stake my 300 in her bet as we're one team?",
        "can my teammate use my treasure for a wager",
        "team: is what I own free for my partner to gamble with?",
        "We play together, may he bet with my cards?",
        "my ally has a 50 only, can he wager my bigger treasure",
        "Are a partner's treasures allowed in my stake?",
    ),
    quote="A player cannot wager a teammate's treasure.",
)
