"""Solo, Collaborative, Competitive and Asymmetric Play."""

from engine import amount, fact_is, line, may, must_not, presumed, rule, stated, suggests, total, when
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.scores import (
    BEST,
    DRAGON,
    LARGE_GROUP,
    LOWERED,
    MINE,
    TEAM,
    TEAM_SUM,
    before_everybody,
    before_the_dragon,
    reached,
)

# Solo Play
solo_won = rule(
    "dragons-lair.solo.won",
    asks=(
        "Have I won my solo game?",
        "I play alone and have 1500 points, did I win?",
        "Is 1400 enough in solo play?",
        "I'm alone with 1520 points, have I made it?",
        "solo: me 1500, dragon 1100, is that a win?",
        "by myself I got 1350, did I win?",
        "playing solo to 1000 and I have 1000, have I won?",
        "Alone with 1600 but the beast got 1500 first, is it a win?",
    ),
    of=Lair,
    decides=before_the_dragon(reached(MINE)),
    quote="The win condition is unchanged when you play alone.",
)
solo_target = fact_is(
    "dragons-lair.solo.target",
    1500,
    unit="points",
    asks=(
        "How many points do I need in solo play?",
        "Is the goal different when I play alone?",
        "target when I'm on my own?",
        "how many points solo?",
        "what do I need alone?",
        "goal in the single player game?",
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
        "Are there turns when I play alone?",
        "When does a solo game end?",
        "how does a turn go when I'm by myself?",
        "solo: turns or what?",
        "what ends a game alone?",
        "how long do I keep doing actions in solo?",
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
        "There are 3 of us, can we play as a team?",
        "is 1 person enough for co-op?",
        "can two friends play cooperatively?",
        "we are six, does the team mode work?",
        "Is the collaborative mode possible with 4?",
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
        "we hold 200, 350 and 500 in co-op, what's our score?",
        "team total of 600 and 450?",
        "add our inventories up: 100, 300, 250, 400?",
        "what have we got together if I have 700 and she 650?",
        "joint points in the team mode?",
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
        "When does the team win?",
        "co-op with 500, 500 and 500, did we make it?",
        "we're a team with 900 and 400, is that enough?",
        "Our four inventories are 300, 400, 450 and 350, have we won together?",
        "team at 1550 but the beast was first at 1500, is it our win?",
        "together we have 1480, did the team win?",
        "Dragon 1000, we as a team 800 plus 750, do we win?",
    ),
    of=Lair,
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
        "what do teammates have in common?",
        "co-op: which things are shared?",
        "what belongs to the team and what to me?",
        "what part of our stuff is joint?",
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
        "can my team mate tap my item?",
        "am I allowed to use an ally's gizmo?",
        "is it ok to borrow my partner's item in the team game?",
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
        "may my team mate stake my treasure?",
        "am I allowed to gamble with my buddy's gold card?",
        "is a teammate's loot ok as my stake?",
    ),
    quote="A player cannot wager a teammate's treasure.",
)

# Competitive Play
competitive_won = rule(
    "dragons-lair.competitive.won",
    asks=(
        "Have I won the competitive game?",
        "Five of us compete to the suggested target and I have 1250, did I win?",
        "4 players against each other, I have 1500, do I win?",
        "Another player and I are both past the target, who wins?",
        "versus, three of us, I've 1500 and the others less, did I win?",
        "We compete, I have 1400, is that enough?",
        "six of us in a free-for-all to the suggested 1200, I hold 1200, have I won?",
        "I reached 1500 first, Pat has 1550 now, is the win mine?",
        "free-for-all: me 1510, best rival 1300, dragon 1250, do I win?",
        "with 5 competitors and the normal goal I got 1300, did I win?",
    ),
    of=Lair,
    decides=before_everybody(reached(MINE, lowered=LARGE_GROUP), lowered=LARGE_GROUP),
    quote="In competitive play, the FIRST player who reaches the target score is the winner.",
)
own_score = fact_is(
    "dragons-lair.competitive.score",
    "that player's own inventory only",
    asks=(
        "What counts for my score in competitive play?",
        "Do other players' treasures count for me?",
        "whose treasures count for me in versus?",
        "what makes up my score when we compete?",
        "competitive: what belongs to my total?",
        "my score in a free-for-all comes from what?",
    ),
    quote="In competitive play, a player's inventory counts toward that player's own score only.",
)
any_winner = rule(
    "dragons-lair.competitive.any-winner",
    asks=(
        "Does any player win when the DRAGON is first?",
        "The DRAGON reached 1500 before us, is there a winner among the players?",
        "The DRAGON is there first and the best player has 1400, does that player win?",
        "dragon at 1500 first, I have 1450: does one of us win?",
        "versus: the best of us has 1500 and the beast 1400, is there a winner?",
        "The monster was first, does the richest player win?",
        "is anybody of us a winner if the boss made it before us?",
        "we have 1500, 900 and 700, dragon 1000, does a player win?",
    ),
    of=Lair,
    decides=before_the_dragon(reached(BEST, lowered=LARGE_GROUP)),
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
        "What do four players race to?",
        "we're 5 in versus, what do we play to?",
        "what score for four competitors?",
        "goal for a free-for-all with 6?",
        "3 of us compete, which target?",
        "how many points should a group of five aim for?",
    ),
    of=Lair,
)
dragons_target = fact_is(
    "dragons-lair.competitive.target.dragon",
    1500,
    unit="points",
    asks=(
        "What target does the DRAGON keep?",
        "Does the DRAGON's target change with more than 4 players?",
        "How many points does the DRAGON need in a large group?",
        "what's the beast's goal when six compete?",
        "how much does the monster need with five players?",
        "boss target in a big group?",
        "to what score does the dragon go when we play to 1200?",
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
        "All four want 1000, can we play to that?",
        "one of us disagrees, may we change the goal anyway?",
        "we're in the middle of the game, can we lower the target?",
        "may we agree on 2000 before we begin?",
        "two against one for another score, is it allowed?",
        "everyone agrees but we've already started, can we set a new goal?",
    ),
    of=Lair,
    when=~presumed(Lair.game_started, False) & presumed(Lair.all_agree, True),
    otherwise="must_not",
    quote="As an alternative, a different win condition can be set before gameplay starts if all players agree.",
)
game_length = fact_is(
    "dragons-lair.target.length",
    "the higher the winning target score, the longer the game",
    asks=(
        "How can we make the game shorter?",
        "How do we get a longer game?",
        "What does a higher target change?",
        "what makes for a quicker game?",
        "how to get a longer session?",
        "effect of playing to 3000 on the length?",
        "which knob sets how long we play?",
    ),
    quote="The length of a game can also be adjusted through the target score: the higher the winning target score, the longer the game.",
)

# Asymmetric Play
as_dragon = fact_is(
    "dragons-lair.asymmetric.dragon",
    1,
    unit="player",
    asks=(
        "How many players play as the DRAGON?",
        "Can two players be the DRAGON?",
        "What is asymmetric play?",
        "how many of us are the beast?",
        "number of dragon players in one-versus-all?",
        "who plays the monster when it's asymmetric?",
        "we are 4, how many of them play the dragon?",
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
        "role of the others in one-versus-all?",
        "I'm not the dragon, so what am I?",
        "who are the ones that don't play the beast?",
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
        "4 players in one-versus-all, number of heroes?",
        "if we're two and play asymmetric, how many adventurers?",
        "how many of the 5 of us are heroes when one plays the beast?",
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
        "I'm the dragon with 1500, have I won?",
        "asymmetric: I'm a hero with 1550, dragon at 1200, did I win?",
        "as the dragon player I hold 1400, is that a win?",
        "We play one against all and I got to 1500 first, do I win?",
        "human boss has 1600 points, did he win?",
        "an adventurer with 1450 in asymmetric play, has she won?",
    ),
    of=Lair,
    decides=when(
        presumed(Lair.role, "adventurer") == "dragon_player",
        stated(DRAGON, MINE) >= Lair.dragon_target,
        before_everybody(reached(MINE)),
    ),
    quote="The winner in asymmetric play is the player who is first to reach the target score.",
)
