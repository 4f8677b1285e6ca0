"""The facts of a game of Lairs that its rules read, each declared once for all rules.

The situations are told apart so that a question about one kind of moment is read for its facts alone.
"""

from engine import Situation, choice, count, flag, named, number, structure, values
from engine.games.lairs.peril import Lair


class Setup(Situation):
    """Setting up and building."""

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
        words="piece, tile: get, take, collect, receive",
        ask="Which pieces: Walls, Trap tiles, Chests or Blobs?",
    )
    pieces_placed = count(
        "Pieces of this kind on your board",
        attainable=False,
        words="piece, tile, wall, trap, chest, blob: place, put, lay, use, build",
        ask="How many of them have you placed?",
    )
    cube_colour = choice(
        "The colour of the cubes",
        white="white",
        yellow="yellow",
        green="green",
        words="cube, colour, color",
        ask="Which colour: white, yellow or green?",
    )
    finished_building = choice(
        "Who finished building first",
        me="I finished first, I was done first",
        rival="my rival finished first, my rival was done first",
        words=": finish, build, done",
        ask="Who was first to finish building, you or your rival?",
    )
    finished_by_name = named(
        "Who finished building when, by name",
        words=": finish, build, done, complete, ready",
        ask="Who was first to finish building?",
    )
    lair = structure("The lair as it is built", Lair, ask="What does the lair look like?")
    traps_on_path = count(
        "Traps on the path",
        attainable=False,
        words="trap: pass, cross, place, put, go past",
        ask="How many Traps are on the path?",
    )
    monsters_on_path = count(
        "Monsters on the path",
        attainable=False,
        words="monster: pass, cross, place, put, go past",
        ask="How many Monsters are on the path?",
    )
    another_path = flag(
        "Another path to the Goal keeps the Peril Rule",
        assumed=False,
        words="another path, other route, safer path, second route",
        ask="Is there another path that keeps the Peril Rule?",
    )


class Space(Situation):
    """A space of the lair."""

    space = choice(
        "How the space stands on your map",
        known="Known, explored, circled",
        unknown="Unknown, unexplored",
        words="space, room, square",
        ask="Is the space Known or Unknown?",
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
        words="space, room: enter, stand on, share, run into, hit",
        ask="What is in the space: nothing, a Monster, a Trap, a Chest or another Feature?",
    )
    adjacent = flag("The space is adjacent to yours", words="adjacent, next to, neighbouring, beside")
    apart = flag(
        "The Hazard is in another space than yours",
        assumed=False,
        words="next room, adjacent room, adjacent space, next space, neighbouring room, next to mine, next to me, beside mine, from a distance, "
        "at a distance, from afar, another space, another room, other room, rooms away, spaces away, room away, space away, from here, next door",
        ask="Is the Hazard in another space than yours?",
    )
    moves_out = flag(
        "You move out of the space",
        words="move out, leave, move on",
        ask="Does it move you out of the space?",
    )


class Mapping(Space):
    """What is learned of a space, and by whom."""

    role = choice(
        "Your role this turn",
        explorer="Explorer, exploring",
        builder="Builder, describing",
        words="role",
        ask="Are you the Explorer or the Builder this turn?",
    )
    told = choice(
        "What the Builder has told you of the space",
        everything="all its walls and its Feature, walls and Feature, walls and its Feature, fully described, everything, all of it",
        walls="only its walls, just the walls, nothing but the walls, only told me the walls, only told the walls",
        feature="only its Feature, just the Feature, only what is in it, only told me the Feature, only told the Feature",
        coordinate="only a coordinate, just a coordinate, the coordinate, located",
        nothing="nothing at all, not described, nothing about it",
        words=": tell, describe, reveal, hear, learn",
        ask="What has the Builder told you of the space: everything, only the walls, only the Feature, only a coordinate?",
    )


class Acting(Space):
    """An action, and where it leads."""

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
        ask="Which action: Creep, Hustle, Backtrack, Peer, Conserve, Fight Monster or Disarm Trap?",
    )
    moves = count(
        "Moves you want to make with the Hustle",
        unit="moves",
        attainable=False,
        words="move, space, step",
        ask="How many moves do you want to make?",
    )
    moves_made = count(
        "Moves of the Hustle that you have made",
        unit="moves",
        at_most=3,
        attainable=False,
        words="move, step: move, make",
        ask="How many moves of the Hustle have you made?",
    )


class Dice(Situation):
    """The dice of a Check."""

    dice = count(
        "Dice for the Check",
        at_least=1,
        attainable=False,
        words="dice, die: roll, buy, throw, pay for, purchase",
        ask="How many dice do you want to roll?",
    )


class Turn(Space, Dice):
    """The cubes of one player in the course of a turn."""

    first_turn = flag(
        "It is your first turn",
        words="first turn, very first turn, opening turn",
        ask="Is it your first turn?",
    )
    fresh = count(
        "Fresh cubes you have",
        unit="cubes",
        words="fresh cube, fresh basket, cube left, cube, energy: have, hold, be left",
        ask="How many Fresh cubes do you have?",
    )
    spent = count(
        "Cubes in the Spent basket",
        unit="cubes",
        attainable=False,
        words="spent cube, spent basket, spent",
        ask="How many cubes are in the Spent basket?",
    )
    fatigued = count(
        "Cubes in the Fatigued basket",
        unit="cubes",
        attainable=False,
        words="fatigued cube, fatigued basket, fatigued",
        ask="How many cubes are in the Fatigued basket?",
    )
    conserved = count(
        "Cubes in Conserved slots from an earlier turn",
        unit="cubes",
        attainable=False,
        words="conserved cube, saved cube, banked cube, stored cube, conserved slot, conserve slot, slot, conserved: conserve, save, bank",
        ask="How many Conserved cubes do you have from an earlier turn?",
    )
    quickness_cubes = count(
        "Quickness cubes you can spend, a Conserved one twice",
        words="quickness cube, quickness",
        attainable=False,
        ask="How many Quickness cubes do you have?",
    )
    perception_cubes = count(
        "Perception cubes you can spend, a Conserved one twice",
        words="perception cube, perception",
        attainable=False,
        ask="How many Perception cubes do you have?",
    )
    cube_kind = choice(
        "The kind of your last cube",
        quickness="Quickness, Quickness cube, Quickness one",
        perception="Perception, Perception cube, Perception one",
        other="neither Quickness nor Perception",
        words="cube",
        ask="Is your last cube a Quickness cube, a Perception cube, or neither?",
    )
    basket = choice(
        "Where the cubes are",
        fresh="Fresh basket, Fresh",
        spent="Spent basket, Spent",
        fatigued="Fatigued basket, Fatigued",
        conserved="Conserved slots, Conserved, saved",
        words="basket, slot, cube",
        ask="Where are the cubes: in the Fresh, Spent or Fatigued basket, or in Conserved slots?",
    )
    to_conserve = count(
        "Fresh cubes you want to conserve",
        unit="cubes",
        at_least=1,
        attainable=False,
        words="cube to conserve, cube: conserve, save, bank, store, put",
        ask="How many cubes do you want to conserve?",
    )
    spends_of_one = count(
        "How often you want to spend one Conserved cube",
        attainable=False,
        words="time: spend, use",
        ask="How often do you want to spend the same Conserved cube?",
    )
    to_fatigue = count(
        "Cubes you must Fatigue",
        unit="cubes",
        attainable=False,
        words="cube to fatigue, cube: fatigue, tire",
        ask="How many cubes must you Fatigue?",
    )
    stopped = flag("You have chosen to stop", assumed=False, words="choose to stop, decide to stop")
    only_cube = flag(
        "It is the only cube you have",
        words="last cube, only cube, only quickness cube, only perception cube, only yellow cube, only green cube, only white cube, single cube, one cube left, no other cube, one quickness cube left, one perception cube left, single quickness cube, single perception cube, just the one cube, just one cube, no others, no other, nothing else, all I got, all I have got, all I have",
        ask="Is it the only cube you have?",
    )
    has_conserved = flag(
        "You have Conserved this turn",
        words="just conserved, already conserved, conserved this turn, after conserving, after a conserve, after conserve, conserved now, I conserve, we conserve",
        ask="Have you Conserved this turn?",
    )


class Plan(Turn):
    """Several actions that a player wants to pay for in one turn."""

    creeps = count("Planned Creeps", attainable=False, words=": plan", ask="How many Creeps do you plan?")
    hustles = count("Planned Hustles", attainable=False, words=": plan", ask="How many Hustles do you plan?")
    backtracks = count(
        "Planned Backtracks", attainable=False, words=": plan", ask="How many Backtracks do you plan?"
    )
    peers = count("Planned Peers", attainable=False, words=": plan", ask="How many Peers do you plan?")


class Check(Dice):
    """A Check."""

    dice_available = count(
        "Dice that are physically available",
        at_least=1,
        attainable=False,
        words="physical dice, dice here, dice on the table, dice at home, dice at hand, dice around, available dice, available, dice in the box, dice: own, box have, box hold, be in the box, there is",
        ask="How many dice are physically available?",
    )
    roll = number(
        "Your total on the dice",
        words="roll, total, sum, batch, first batch, first lot, first throw, first roll, dice so far, roll so far, total so far, dice show, dice say, dice total, dice add up to, dice sum up to, dice come to, dice made: roll, throw, make",
        ask="What total did you roll?",
    )
    rolls = values(
        "The totals of your separate rolls", words="rolls: roll, throw", ask="What did you roll each time?"
    )
    target = number(
        "The Target number",
        at_least=0,
        words="target, difficulty, number needed, number to reach, number to beat, monster's number, trap's number, its number",
        ask="What is the Target number?",
    )
