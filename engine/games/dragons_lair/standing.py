"""The facts of how the game is played, what is played to, and how far everybody is."""

from engine import Situation, choice, count, flag, number, values


class Standing(Situation):
    """The mode, the target, and everybody's points and treasures. Treasures may be negative."""

    mode = choice(
        "The mode of play",
        solo="solo, alone, by myself, single player",
        collaborative="collaborative, collaborate, collaborating, teaming up, work together, working together, co-op, coop, cooperative, collab, as a team, in a team, team of, our team, team game, team mode, together",
        competitive="competitive, competing, competitively, competitive players, compete, versus, free-for-all, everyone for themselves, each for themselves, every man for himself, all against all, everyone against everyone, everybody against everybody, everybody for themselves, everyone for himself, everybody for himself, each against each, against each other, against one another",
        asymmetric="asymmetric, one against all, one of us is the dragon",
        words="mode, game, player, people, target: play",
        ask="Which mode do you play: solo, collaborative, competitive or asymmetric?",
    )
    players = count(
        "Players at the table",
        words="player, people, ppl, person, friend, colleague, kid, child, adult: play",
        attainable=False,
        ask="How many players are at the table?",
    )
    role = choice(
        "Who is acting",
        adventurer="an adventurer, a hero, a normal player",
        dragon_player="the DRAGON player, player who is the dragon, I play the dragon, I am the dragon, I control the dragon, I run the dragon, playing the dragon, being the dragon, person who is the dragon, one who is the dragon, whoever is the dragon, whoever plays the dragon, who plays the dragon, dragon guy, dragon person, human dragon, acting as the dragon, play as the dragon, plays as the dragon, me dragon, dragon seat",
        words="role: play as",
        ask="Who is acting: an adventurer or the DRAGON player?",
    )

    target = number(
        "The target score agreed on before play",
        unit="points",
        words="target, target score, win condition, goal: play to, agree on, race to",
        assumed=1500,
        ask="Which target score did you agree on?",
    )
    dragon_target = number(
        "The DRAGON's target score",
        unit="points",
        words="dragon's target",
        assumed=1500,
        ask="What is the DRAGON's target score?",
    )
    lowered_target = flag(
        "You play to the target of 1200 that the rulebook suggests for more than 4 players",
        words="suggested lower goal, suggested goal, lower goal, reduced goal, suggested score, suggested 1200, suggested target, lower target, lowered target, reduced target, 1200 target, agreed 1200, agreed on 1200, 1200 agreed, 1200 thing, 1200 rule, lower 1200, lowered 1200",
        ask="Did you agree on the suggested target of 1200 points?",
    )
    suggested_target = flag(
        "You play to the target that the rulebook suggests for as many as you are",
        words="target the rules suggest, target the rulebook suggests, target the book suggests, target the rules recommend, target the book recommends, target the rulebook recommends, go by the suggestion, going by the suggestion",
    )
    all_agree = flag(
        "All players agree on it",
        words="all agree, all of us agree, everyone agrees, everybody agrees, all of us are fine, all in favour, everybody is fine, everyone is fine",
        ask="Do all players agree?",
    )
    agreeing = count(
        "Players who agree",
        words="player in favour, player in favor, vote in favour, vote",
        attainable=False,
        ask="How many players agree?",
    )
    somebody_disagrees = flag(
        "Somebody does not agree on it",
        words="disagree, everybody except, everyone except, all except, everybody but, everyone but, all but, not everyone, not everybody, not all of us, nah, majority, against it, refuse, object, outvoted, overruled, vetoes",
        ask="Does anybody disagree?",
    )
    game_started = flag(
        "The game has started",
        words="during the game, in the middle of the game, already playing, halfway through, half way through, mid-game, midgame, already started, already begun, started playing, game is running",
    )
    my_points = number(
        "Your points",
        unit="points",
        words="my points, my score, treasure is at, treasure at, treasure sits at, treasure stands at, treasure adds to, treasure adds up to, treasure comes to, loot is at, loot at, loot sits at, loot stands at, loot adds to, loot adds up to, loot comes to, in treasure, worth of treasure, treasure total, loot total: have, reach, own",
        whose="me",
        attainable=True,
        ask="How many points do you have?",
    )
    rival_points = number(
        "The best other player's points",
        unit="points",
        words="rival, other player: have",
        whose="rival",
        ask="How many points does the best other player have?",
    )
    best_points = number(
        "The best player's points",
        unit="points",
        words="top scorer, top player, richest player, best of us, best player, best human, best adventurer, best of the humans, leader",
        ask="How many points does the best player have?",
    )
    player_points = values(
        "The points of each of you",
        unit="points",
        words="team, teammate, each of us, our inventory, our stash, our pile, our points, total: have, hold, own",
        ask="How many points does each player have?",
    )
    dragon_points = number(
        "The DRAGON's points",
        unit="points",
        words="dragon, beast, dragon player, worth of treasure, in treasure, in treasures, in cards, hoard, dragon's hoard, dragon hoard, dragon's points, dragon's score, hoard's total, hoard total: have, sit at, stand at, reach, hit",
        whose="rival",
        ask="How many points does the DRAGON have?",
    )
    dragon_short = flag("The DRAGON is still short of its target", words="dragon has not reached it yet")
    first_there = choice(
        "Who was first to reach the target",
        player="I, we, you, a player, the adventurers",
        rival="another player, a rival",
        dragon="the DRAGON",
        words="first, before anybody, before anyone, before everybody, before everyone",
        ask="Who reached the target first: you, another player or the DRAGON?",
    )
    my_treasures = values(
        "The denominations of your treasure cards",
        unit="points",
        words="treasure, treasure card, loot, denomination, my cards, my stash, my pile: have, own",
        whose="me",
        ask="Which denominations do your treasure cards have?",
    )
    my_treasure_count = count(
        "Treasure cards you have",
        words="treasure, treasure card, loot: have, own, hold",
        whose="me",
        ask="How many treasure cards do you have?",
    )
    won_treasure = number(
        "The denomination of a treasure card that you gain now",
        unit="points",
        words="treasure, treasure card, card, loot, treasure worth, card worth, new treasure: win, gain, earn, bag, snatch, get, grab, beat the dragon for",
        whose="me",
        attainable=False,
        ask="What is the denomination of the treasure card that you gain?",
    )
    hoard_treasures = values(
        "The DRAGON's treasures",
        unit="points",
        words="treasure, treasure card, loot, hoard, dragon's hoard, dragon hoard, dragon's treasure, dragon's treasure card: have, hold, show, own",
        whose="rival",
        ask="Which denominations do the treasure cards in the hoard have?",
    )
    hoard_items = count(
        "The DRAGON's item cards",
        words="item, item card, captured item, gear, item in the hoard: have, hold, show, own",
        whose="rival",
        attainable=False,
        ask="How many item cards are in the DRAGON's hoard?",
    )
    hoard_has_item = flag(
        "The hoard holds an item card",
        words="took from us, took from me, nabbed, snatched, captured, stolen, stole, item it took, only item, only an item, just an item, just one item, only one item, one item from us",
    )
