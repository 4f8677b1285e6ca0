"""The facts of how far a player has come, and of the score."""

from engine import Situation, choice, count, flag, named, number, values


class Exiting(Situation):
    """How far a player has come, and the Treasure deck."""

    chests_opened = count(
        "Chests you have opened", words="chest, treasure box, box, coffer: open, loot, unlock"
    )
    monsters_defeated = count(
        "Monsters you have defeated",
        words="monster, creature, beast, beastie, baddie, baddy: defeat, kill, slay, beat, take down, finish off, dead",
    )
    nth_monster = choice(
        "Which of the Monsters you defeated",
        first="first Monster, 1st Monster",
        second="second Monster, 2nd Monster",
        third="third Monster, 3rd Monster",
        later="fourth Monster, 4th Monster, fifth Monster",
        words="monster, creature",
        ask="Is it the 1st, 2nd or 3rd Monster that you defeated?",
    )
    exit_order = choice(
        "When you exited",
        first="out first, exited first, first to exit",
        second="out second, after your rival, exited second, second to exit",
        none="did not exit, never got out, never exited, stayed in, stayed inside, no exit, stuck inside, trapped inside, left inside",
        words=": exit, leave, get out, escape, out, stay",
        ask="When did you exit: first, second or not at all?",
    )
    exited_first = choice(
        "Who exited first",
        me="I exited first, I was out first",
        rival="my rival exited first, my rival was out first",
        nobody="nobody exited, neither of us exited, no one exited, nobody got out, neither of us got out, no one got out, nobody left, neither of us left, nobody is out, nobody escaped, neither escaped",
        words=": exit, leave, get out, escape, out",
        ask="Who exited first, you or your rival?",
    )
    deck = count(
        "Cards in the Treasure deck",
        attainable=False,
        words="card in the deck, treasure in the deck, deck",
        ask="How many cards are in the Treasure deck?",
    )
    discards = count(
        "Cards in the discard pile",
        attainable=False,
        words="discard, card in the discard pile: discard",
        ask="How many cards are in the discard pile?",
    )


class Scoring(Exiting):
    """The end of the game."""

    my_score = number(
        "Your score",
        unit="VP",
        words="score, point, VP: have, score, finish",
        whose="me",
        ask="What is your score?",
    )
    rival_score = number(
        "Your rival's score",
        unit="VP",
        words="score, point, VP: have, score, finish",
        whose="rival",
        ask="What is your rival's score?",
    )
    tied = flag(
        "The scores are tied",
        words="tied, tie, ties, tied score, same score, equal score, equal points, dead heat, all square, score equal, points equal, "
        "score level, level on points, same number of points, same points, same total, equal total",
        ask="Are the scores tied?",
    )
    treasures = values(
        "Points of your face-up Treasures, base value plus bonuses",
        unit="VP",
        words="treasure, loot, face-up, face-up treasure, treasure card, open one, open treasure, face-up one",
        ask="What are your Treasures worth, base value plus bonuses?",
    )
    excess_treasures = count(
        "Treasures flipped face-down",
        attainable=False,
        words="face-down treasure, face-down, face-down one, excess treasure, treasure over the limit, treasure beyond the limit, treasure above the limit, extra treasure, extra, extra face down, face down, flipped: flip",
        ask="How many Treasures are flipped face-down?",
    )
    face_up_treasures = count(
        "Treasures face-up", attainable=False, words="", ask="How many Treasures are face-up?"
    )
    treasure_count = count(
        "Treasures you have",
        attainable=False,
        words="treasure, treasure card, loot card: find, have, collect, hold, end",
        ask="How many Treasures do you have?",
    )
    base_value = number(
        "Base value of the Treasure",
        unit="VP",
        words="base value, base",
        ask="What is the Treasure's base value?",
    )
    bonus = number(
        "Bonuses shown on the Treasure",
        unit="VP",
        words="bonus, bonuses: add, give",
        ask="How much are the bonuses shown on the Treasure?",
    )


class Standings(Situation):
    """The end of the game, told by the players' names."""

    scores_by_name = named(
        "The score of each, by name",
        unit="VP",
        words="score, point, VP, total: have, score, finish",
        ask="What is the score of each?",
    )
    exits_by_name = named(
        "When each exited, by name, 0 for not at all",
        words=": exit, leave, out, come, go, escape",
        ask="Who exited first?",
    )
    treasure_points_by_name = named(
        "What the Treasures of each are worth, by name",
        unit="VP",
        words="treasure, loot, prize, booty: have, score",
        ask="What are the Treasures of each worth?",
    )
    monsters_by_name = named(
        "The Monsters that each defeated, by name",
        words="monster, creature, beast, kill: defeat, kill, slay, beat",
        ask="How many Monsters did each defeat?",
    )
