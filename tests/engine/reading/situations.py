"""Two made-up games to read facts for: a dungeon and a game of cards and dice, with their synonyms."""

from engine import Situation, choice, count, flag, number, values


class Delve(Situation):
    chests_opened = count(
        "Chests you have opened", at_most=6, words="chest, treasure box: open, loot, unlock"
    )
    monsters_defeated = count(
        "Monsters you have defeated", at_most=6, words="monster: defeat, kill, slay, beat"
    )
    exit_order = choice(
        "When you exited",
        first="out first",
        second="out second, after your rival",
        none="did not exit, never got out",
        words=": exit, leave, out",
    )
    treasures = values("Your Treasures, base plus bonuses", unit="VP", words="treasure")
    your_score = number("Your score", unit="VP", words="score, points, VP: have, score, finish")
    rival_score = number(
        "Your rival's score", unit="VP", words="score, points, VP: have, score, finish", whose="rival"
    )
    roll = number("The total of your roll", words="roll, total: roll")
    target = number("The Target", at_least=1, words="target, target number, difficulty")
    fresh = count("Fresh cubes", at_most=8, words="fresh cube")
    spent = count("Spent cubes", at_most=8, words="spent cube")
    fatigued = count("Fatigued cubes", at_most=8, words="fatigued cube")
    dice = count("Dice you roll", at_least=1, words="die, dice: roll")
    in_space = choice(
        "What is in the space",
        monster="monster",
        trap="trap",
        chest="chest",
        empty="empty, nothing",
        words="space, room: share, enter",
    )
    first_turn = flag("It is your first turn", words="first turn, very first turn, opening turn")
    deck_empty = flag("The Treasure deck is empty", words="deck: empty, ran out, run out")


class Wyrm(Situation):
    players = count("Players", at_least=1, at_most=8, words="player, people")
    mode = choice(
        "The mode",
        solo="solo, alone, by myself",
        team="collaborative, cooperative, as a team, team game, working together",
        free="competitive, everyone for themselves, against each other",
        versus="asymmetric, one player is the DRAGON, one of us is the DRAGON, someone plays the DRAGON",
    )
    items_held = count("Items you have", at_most=6, words="item, item card: have, hold, own")
    your_points = number(
        "Your points",
        unit="points",
        attainable=True,
        words="points, score, treasure: have, reach, get, be at",
    )
    dragon_points = number(
        "The DRAGON's points", unit="points", words="points, score, treasure: have, reach, get, be at"
    )
    your_roll = number("Your roll", words="roll: roll, throw")
    dragon_roll = number("The DRAGON's roll", words="roll: roll, throw")
    wager = values("The values you wager", words="wager, bet: wager, bet, stake, put up")
    theirs = values("The values your opponent has", words="treasure, card: have, own, hold", whose="rival")
    draws = count("Draws this turn", words="draw: draw")
    wagers = count("Wagers this turn", words="wager: wager")
    actions = count("Actions this turn", words="action: take, draw, wager")
    shares = values("The points of each of you", unit="points", words="our points, our stash")
    burrow = count("Cards in the burrow", words="card in the burrow, burrow")
    rarity = choice("The rarity of the treasure", bronze="bronze", silver="silver", gold="gold, golden")
    tapped = flag("The item is tapped", words="item, it: tapped, used")
    hand = count("Dragon cards in hand", words="dragon card, card in hand")


WORDS = {
    "delve": {
        "monster": ["creature", "beast"],
        "chest": ["box", "coffer"],
        "rival": ["opponent", "enemy", "other player"],
        "exit": ["escape", "get out of the lair"],
        "target": ["difficulty", "number needed"],
        "defeat": ["kill", "vanquish"],
        "space": ["room", "square"],
    },
    "wyrm": {
        "dragon": ["wyrm", "beast"],
        "item": ["gear", "equipment"],
        "opponent": ["rival", "enemy"],
        "solo": ["single player", "on my own"],
        "points": ["pts", "vp"],
        "roll": ["throw", "toss"],
    },
}
FACTS = {"delve": Delve.facts(), "wyrm": Wyrm.facts()}
