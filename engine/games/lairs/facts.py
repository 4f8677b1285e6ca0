"""The facts of a game of Lairs that its rules read, each declared once for all rules."""

from engine import Situation, choice, count, flag, number, structure, values
from engine.games.lairs.peril import Lair


class Lairs(Situation):
    """A moment of the game as one player sees it. Cubes are those of that player."""

    players = count(
        "Players",
        at_least=1,
        attainable=False,
        words="player, people, person: play",
        ask="How many of you play?",
    )
    piece = choice(
        "The kind of piece",
        walls="Walls, wall pieces",
        traps="Trap tiles, traps",
        chests="Chests, treasure chests",
        blobs="Blobs",
        words="piece, tile",
    )
    cube_colour = choice(
        "The colour of the cubes", white="white", yellow="yellow", green="green", words="colour, color"
    )
    finished_building = choice(
        "Who finished building first",
        me="I finished building first, I was done first, I was faster, I built faster",
        rival="my rival finished building first, my rival was done first, my rival was faster",
        words=": finish building, be done building",
    )
    lair = structure("The lair as it is built", Lair, ask="What does the lair look like?")
    traps_on_path = count("Traps on the path", attainable=False, words="trap on the path, trap: pass, cross")
    monsters_on_path = count(
        "Monsters on the path", attainable=False, words="monster on the path, monster: pass, cross"
    )
    another_path = flag(
        "Another path to the Goal keeps the Peril Rule",
        assumed=False,
        words="another path, other route, safer path, second route",
    )

    role = choice(
        "Your role this turn",
        explorer="Explorer, exploring",
        builder="Builder, describing",
        words="role",
    )
    told = choice(
        "What the Builder has told you of the space",
        everything="all its walls and its Feature, fully described, everything, learned about",
        walls="only its walls, just the walls",
        feature="only its Feature, just the Feature",
        coordinate="only a coordinate, just located, only located, nothing but the coordinate",
        nothing="nothing, not learned about, not described",
        words=": tell, describe, reveal",
    )
    space = choice(
        "How the space stands on your map",
        known="Known, explored, circled",
        unknown="Unknown, unexplored, not learned about",
        words="space, room, square",
    )
    in_space = choice(
        "What is in the space",
        empty="nothing, Empty, no Feature",
        monster="a Monster, Monster",
        trap="a Trap, Trap",
        chest="a Chest, Chest",
        other="another Feature, some Feature",
        start="the Start tile, Start",
        exit="the Exit tile, Exit",
        words="space, room: enter, stand on, share",
    )
    adjacent = flag("The space is adjacent to yours", words="adjacent, next to, neighbouring, beside")

    fresh = count(
        "Fresh cubes you have", unit="cubes", words="fresh cube, cube in fresh, cube left, cube: have left"
    )
    spent = count(
        "Cubes in the Spent basket",
        unit="cubes",
        attainable=False,
        words="spent cube, cube in spent, spent basket",
    )
    fatigued = count(
        "Cubes in the Fatigued basket",
        unit="cubes",
        attainable=False,
        words="fatigued cube, cube in fatigued, fatigued basket",
    )
    conserved = count(
        "Cubes in Conserved slots from an earlier turn",
        unit="cubes",
        attainable=False,
        assumed=0,
        words="conserved cube, saved cube, banked cube, stored cube: conserve, save, bank",
    )
    cube_kind = choice(
        "The kind of your cube",
        quickness="Quickness, Quickness cube",
        perception="Perception, Perception cube",
        other="neither Quickness nor Perception, ordinary",
        words="kind of cube",
        ask="Is your cube a Quickness cube, a Perception cube, or neither?",
    )
    basket = choice(
        "Where the cubes are",
        fresh="Fresh basket, Fresh",
        spent="Spent basket, Spent",
        fatigued="Fatigued basket, Fatigued",
        conserved="Conserved slots, Conserved, saved",
        words="basket, slot",
    )
    to_conserve = count(
        "Fresh cubes you want to conserve",
        unit="cubes",
        at_least=1,
        attainable=False,
        words="cube to conserve, cube: conserve, save, bank, store, put in conserved slots",
    )
    spends_of_one = count(
        "How often you want to spend one Conserved cube",
        attainable=False,
        words="time: spend, use",
        ask="How often do you want to spend the same Conserved cube?",
    )
    to_fatigue = count(
        "Cubes you must Fatigue", unit="cubes", attainable=False, words="cube to fatigue, cube: fatigue, tire"
    )

    turn = count(
        "The number of your turn",
        at_least=1,
        attainable=False,
        words="turn",
        ask="Which turn of yours is it?",
    )
    step = choice(
        "Which step of the turn",
        first="first step, step 1, step one, start of the turn",
        second="second step, step 2, step two",
        third="third step, step 3, step three, last step",
        words="step",
    )
    stopped = flag("You have chosen to stop", assumed=False, words="stop, pass, done")
    action = choice(
        "The action",
        creep="Creep, creeping",
        hustle="Hustle, hustling",
        backtrack="Backtrack, backtracking",
        peer="Peer, peering",
        conserve="Conserve, conserving",
        fight="Fight Monster, fight, fighting",
        disarm="Disarm Trap, disarm, disarming",
        words="action",
    )
    moves_out = flag("You move out of the space", words="move out, leave, move on")
    moves = count(
        "Moves you want to make with the Hustle",
        unit="moves",
        attainable=False,
        words="move, space, step: hustle, run",
    )
    moves_made = count(
        "Moves of the Hustle that you have made",
        unit="moves",
        at_most=3,
        attainable=False,
        words="move, step: moved, made",
    )

    roll = number("Your total on the dice", words="roll, total: roll, throw", ask="What total did you roll?")
    rolls = values(
        "The totals of your separate rolls", words="rolls: roll, throw", ask="What did you roll each time?"
    )
    target = number(
        "The Target number",
        at_least=0,
        words="target, difficulty, number needed",
        ask="What is the Target number?",
    )
    dice = count("Dice for the Check", at_least=1, attainable=False, words="dice, die: roll, buy, throw")
    dice_available = count(
        "Dice that are physically available",
        at_least=1,
        attainable=False,
        words="dice in the box, dice on the table, dice available, dice: own, be in the box",
    )

    chests_opened = count(
        "Chests you have opened", words="chest, treasure box, box, coffer: open, loot, unlock"
    )
    monsters_defeated = count(
        "Monsters you have defeated", words="monster, creature, beast: defeat, kill, slay, beat"
    )
    nth_monster = count(
        "Which of the Monsters you defeated",
        at_least=1,
        attainable=False,
        words="",
        ask="Is it the 1st, 2nd or 3rd Monster that you defeated?",
    )
    exit_order = choice(
        "When you exited",
        first="exited first, out first, first to exit, first out",
        second="exited second, out second, second to exit, out after my rival, second out",
        none="did not exit, never exited, stayed in the lair, not out",
        words=": exit, leave, get out, escape",
    )
    exited_first = choice(
        "Who exited first",
        me="I exited first, I was first out, I was the first to exit, I got out first, I left first",
        rival="my rival exited first, my rival was first out, my rival got out first, I exited second",
        nobody="nobody exited, neither of us exited, no one got out",
        words=": exit, leave, get out, escape",
    )
    deck = count(
        "Cards in the Treasure deck",
        attainable=False,
        words="card in the treasure deck, treasure in the deck",
    )
    discards = count("Cards in the discard pile", attainable=False, words="discard, card in the discard pile")

    my_score = number("Your score", unit="VP", words="score, point, VP: have, finish on, score", whose="me")
    rival_score = number(
        "Your rival's score", unit="VP", words="score, point, VP: have, finish on, score", whose="rival"
    )
    treasures = values(
        "Points of your face-up Treasures, base value plus bonuses",
        unit="VP",
        words="treasure, loot, face-up treasure, treasure card: be worth, value",
        ask="What are your Treasures worth, base value plus bonuses?",
    )
    excess_treasures = count(
        "Treasures flipped face-down",
        attainable=False,
        assumed=0,
        words="face-down treasure, excess treasure, extra treasure, flipped treasure: flip",
    )
    face_up_treasures = count("Treasures face-up", attainable=False, words="face-up treasure")
    treasure_count = count(
        "Treasures you have",
        attainable=False,
        words="treasure, treasure card, loot card: find, have, collect",
    )
    base_value = number("Base value of the Treasure", unit="VP", words="base value, base")
    bonus = number("Bonuses shown on the Treasure", unit="VP", words="bonus, bonuses")
