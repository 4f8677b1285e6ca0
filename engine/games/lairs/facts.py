"""The facts of a game of Lairs that its rules read, each declared once for all rules.

The situations are told apart so that a question about one kind of moment is read for its facts alone.
"""

from engine import Situation, choice, count, flag, named, structure
from engine.games.lairs.peril import Lair


class Setup(Situation):
    """Setting up and building."""

    players = count(
        "Players",
        at_least=1,
        attainable=False,
        words="player, people, person, ppl, peeps, folk, gamer, head, human, mate: play",
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
        words=": finish, build, done, complete, ready, wrap up",
        ask="Who was first to finish building, you or your rival?",
    )
    finished_by_name = named(
        "Who finished building when, by name",
        words=": finish, build, done, complete, ready",
        ask="Who was first to finish building?",
    )
    finished_together = flag(
        "You finished building at the same time",
        assumed=False,
        words="finish, done, complete, ready, tie: same time, same second, same moment, same instant, same minute, exact moment, "
        "together, at once, simultaneously, in the same breath, tie, dead heat, neither first, nobody first",
        ask="Did you finish building at the same time?",
    )
    lair = structure("The lair as it is built", Lair, ask="What does the lair look like?")
    traps_on_path = count(
        "Traps on the path",
        attainable=False,
        words="trap: pass, cross, place, put, go past, path have, path hold, path contain, way have",
        ask="How many Traps are on the path?",
    )
    monsters_on_path = count(
        "Monsters on the path",
        attainable=False,
        words="monster: pass, cross, place, put, go past, path have, path hold, path contain, way have",
        ask="How many Monsters are on the path?",
    )
    another_path = flag(
        "Another path to the Goal keeps the Peril Rule",
        assumed=False,
        words="another path, other path clean, other path clear, other path safe, other path free, other way clean, other way clear, other way safe, other route clean, other route clear, other route safe, other route, safer path, second route, clean route, clear route, safe route, free route, clean path, clear path, safe path, another clean, another clear, another safe, another free, "
        "other clean, other clear, other safe, other free, other one clean, other one clear, other one safe, other one free, "
        "another one clean, another one clear, another one safe, another one free, other one has none, other has none, another has none",
        ask="Is there another path that keeps the Peril Rule?",
    )


class Space(Situation):
    """A space of the lair."""

    space = choice(
        "How the space stands on your map",
        known="Known, explored, circled",
        unknown="Unknown, unexplored, not know yet, do not know yet, not explored yet, not been told about, not seen yet, new to me",
        words="space, room, square",
        ask="Is the space Known or Unknown?",
    )
    in_space = choice(
        "What is in the space",
        empty="nothing, Empty, no Feature, nothing there, nothing in there, nothing in it, bare room, room be bare, deserted",
        monster="a Monster, Monster, Monster here",
        trap="a Trap, Trap, Trap here",
        chest="a Chest, Chest, Chest here",
        other="another Feature, some Feature",
        start="the Start tile, Start",
        exit="the Exit tile, Exit",
        words="space, room: enter, stand on, share, run into, hit, put me on, put me onto, put me in, put me into, dropped me in, dropped me on, drop me into, take me to, take me into, took me onto, brought me onto, brought me into, hits on, face, lead to, lead into, led me to, bring me to, "
        "hold, contain, land on, bump into, be on, stumble on, stumble onto, stumble into, stumble upon, walk into, step onto, come across, come upon, end up on, end up in, wind up in",
        ask="What is in the space: nothing, a Monster, a Trap, a Chest or another Feature?",
    )
    passed_over = flag(
        "The space is one that you would pass",
        assumed=False,
        words="through, across, past, over, on the way, on my way",
        ask="Would you pass through that space?",
    )
    adjacent = flag(
        "The space is adjacent to yours",
        words="adjacent, next to, neighbouring, beside, border mine, touch mine, border my",
    )
    apart = flag(
        "The Hazard is in another space than yours",
        assumed=False,
        words="next room, adjacent room, adjacent space, next space, neighbouring room, next to mine, next to me, beside mine, from a distance, "
        "at a distance, from afar, another space, another room, other room, rooms away, spaces away, room away, space away, from here, next door",
        ask="Is the Hazard in another space than yours?",
    )
    moves_out = flag(
        "You move out of the space",
        words="move out, leave, move on, walk in there, go in there, step in there, walk in, go in, step in, move in, walk into, step into",
        ask="Does it move you out of the space?",
    )
    stays = flag(
        "You stay in the space",
        words="stay, remain, sit tight, without leaving, without moving, without going",
        ask="Do you stay in the space?",
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
        words="move, step: move, make, take, use",
        ask="How many moves of the Hustle have you made?",
    )


class Mapping(Acting):
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
        everything="all its walls and its Feature, walls and Feature, walls and its Feature, fully described, everything, all of it, wall plus that there, wall and that there, wall plus chest, wall plus trap, wall plus monster, wall and chest, wall and trap, wall and monster, wall and what be in there, wall plus what be in there",
        walls="only its walls, just the walls, wall but not, wall but nothing, nothing but the walls, only told me the walls, only told the walls",
        feature="only its Feature, just the Feature, only what is in it, only told me the Feature, only told the Feature",
        coordinate="only a coordinate, just a coordinate, the coordinate, located, only told me where, only told where, only gave me where, only said where, just told me where, only know where, only told me that there, only that there, just that there, "
        "only said that there, just said that there, only said there",
        nothing="nothing at all, not described, nothing about it",
        words=": tell, describe, reveal, hear, learn",
        ask="What has the Builder told you of the space: everything, only the walls, only the Feature, only a coordinate?",
    )
