"""The modes of play: what players claim of them, and whether it is so."""

from engine import fact_is

solo_same_goal = fact_is(
    "dragons-lair.solo.same-goal",
    value=True,
    title="The win condition is the same when you play alone",
    asks=(
        "Is the win condition the same in solo play?",
        "Do I need just as many points when I'm alone?",
        "solo: same target as always?",
        "Does the goal stay as it is for one player?",
        "By myself I still go for the usual 1500, right?",
        "is the finish line unchanged if nobody else plays",
        "My flatmate is away, do I play to the normal score?",
        "alone the aim stays equal?",
        "So playing by myself alters nothing about how I win?",
    ),
    quote="The win condition is unchanged when you play alone.",
)
solo_lower_goal = fact_is(
    "dragons-lair.solo.lower-goal",
    value=False,
    title="The target is lower when you play alone",
    asks=(
        "Is the target lower when I play alone?",
        "Do I need fewer points in solo play?",
        "solo is easier, a smaller goal, right?",
        "Does one player win with less?",
        "Is the goal halved if I'm by myself?",
        "someone online said solo goes to 1000 only, is that right?",
        "does the win condition change for a single player",
        "alone I must reach not so much, yes?",
        "Do we adjust the score for a game on my own?",
    ),
    quote="The win condition is unchanged when you play alone.",
)
competitive_first = fact_is(
    "dragons-lair.competitive.first",
    value=True,
    title="The first at the target wins in competitive play",
    asks=(
        "Is the first player at the target the winner in competitive play?",
        "When we all compete, does whoever gets there first win?",
        "versus: first there takes it, right?",
        "Everyone for himself - is it simply a race?",
        "I got to the goal before the others in a free-for-all, is it mine?",
        "does being first decide it in competitive mode",
        "it is the quickest one that wins when we play against each other?",
        "Jo got there ahead of me, and now I have more than her. Is she still the winner?",
        "So in a competitive game speed beats a bigger total?",
    ),
    quote="In competitive play, the FIRST player who reaches the target score is the winner.",
)
competitive_most = fact_is(
    "dragons-lair.competitive.most",
    value=False,
    title="The highest total wins in competitive play",
    asks=(
        "Does the player with the most points at the end win in competitive play?",
        "Is it the highest total that wins when we compete?",
        "versus: biggest pile wins, right?",
        "I overtook her after she had reached the goal, do I win on the higher total?",
        "does the richest one win in a free-for-all",
        "Can somebody who gets there later win with more points?",
        "my friend was second at the target but has more, so he wins, yes?",
        "We count up in the end and the most points win, correct?",
        "it wins who has the largest sum, in competition?",
    ),
    quote="In competitive play, the FIRST player who reaches the target score is the winner.",
)
competitive_target_must = fact_is(
    "dragons-lair.competitive.target.must",
    value=False,
    title="The target of 1200 must be used with more than 4 players",
    asks=(
        "Must five players play to 1200?",
        "Do we have to lower the target with more than 4 people?",
        "is 1200 compulsory for six of us",
        "With five at the table, are we forced to go for the smaller goal?",
        "Is 1500 forbidden when more than four compete?",
        "my pal insists that in big groups you must use 1200, is that an actual rule?",
        "do six folks need to change the target score",
        "more than 4 persons obliges us to the 1200?",
        "Is the reduced goal binding for large groups?",
    ),
    quote="With more than 4 players, try a target of 1200 points for players while the DRAGON keeps 1500 points.",
)
competitive_target_may = fact_is(
    "dragons-lair.competitive.target.may",
    value=True,
    title="More than 4 players can use a target of 1200",
    asks=(
        "Can five players play to 1200?",
        "Does the book suggest a lower target for a big group?",
        "six of us want a smaller goal, is 1200 ok?",
        "Is a target of 1200 all right with more than 4 people?",
        "Are large groups advised to lower the player target?",
        "does the rulebook have a tip for more than four players",
        "we're a crowd, may we go for the 1200?",
        "it is proposed a reduced score for more than 4 persons?",
        "My friend says big groups can try 1200, is there such a tip?",
    ),
    quote="With more than 4 players, try a target of 1200 points for players while the DRAGON keeps 1500 points.",
)
asymmetric_one = fact_is(
    "dragons-lair.asymmetric.one",
    value=True,
    title="One player plays as the DRAGON in asymmetric play",
    asks=(
        "Does one of us play as the DRAGON in asymmetric play?",
        "Is a person the dragon in one-against-all?",
        "asymmetric: somebody has to be the beast, yes?",
        "Can I be the monster in the asymmetric mode?",
        "Is the boss a real player in one versus many?",
        "so in asymmetric a human takes the dragon's side?",
        "does anyone get to be the drake in the asymmetric game",
        "in this mode it is one person who makes the dragon?",
        "My son would love to be the dragon himself, is there a mode for it?",
    ),
    quote="In asymmetric play, ONE player plays as the DRAGON.",
)
asymmetric_rest = fact_is(
    "dragons-lair.asymmetric.rest",
    value=True,
    title="All the others are adventurers in asymmetric play",
    asks=(
        "Are all the others adventurers when one plays the DRAGON?",
        "Does everybody but the dragon play a hero?",
        "asymmetric: rest of us = adventurers, right?",
        "Is everyone else on the adventurers' side in one-against-all?",
        "Ben is the beast, so the four of us are adventurers?",
        "do the remaining players stay adventurers in asymmetric",
        "the others, are they normal adventurers then?",
        "Do I stay a hero if my brother is the monster?",
        "So apart from the one dragon it's heroes only?",
    ),
    quote="In asymmetric play, all the other players are adventurers.",
)
asymmetric_first = fact_is(
    "dragons-lair.asymmetric.first",
    value=True,
    title="Whoever reaches the target first wins asymmetric play",
    asks=(
        "Does the first at the target win in asymmetric play?",
        "Is it a race in one-against-all too?",
        "asymmetric: first to the score wins, right?",
        "Can the DRAGON player win by being first at the target?",
        "Does whoever gets there first, dragon or hero, take the game?",
        "in the one versus many mode is it all about being fastest",
        "the winner is simply who comes first to the points, with a human dragon?",
        "I'm the dragon and got to the goal before all of them, did I win?",
        "So in asymmetric nothing but being first counts?",
    ),
    quote="The winner in asymmetric play is the player who is first to reach the target score.",
)
collaborative_team = fact_is(
    "dragons-lair.collaborative.team",
    value=True,
    title="Two or more players can be a team",
    asks=(
        "Can two of us play as a team?",
        "Is co-op possible with three players?",
        "may four people play together against the beast?",
        "Do teammates have the same win condition?",
        "we two want to cooperate, does this work?",
        "does a pair make a team in collaborative mode",
        "My wife and I would like to be one team, can we?",
        "it is possible as a group to play all on one side?",
        "Is there a way to play with each other rather than against?",
    ),
    quote="In collaborative play, 2 or more players play as a team with the same win condition.",
)
