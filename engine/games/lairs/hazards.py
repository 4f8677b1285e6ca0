"""Page 9: Features, and what Monsters and Traps have in common."""

from engine import by, cited, fact_is, may, must_not, need_not, rule, stated, told
from engine.expressions import flag_of
from engine.games.lairs.actions import ONLY
from engine.games.lairs.facts import Acting, Space

# p.9 — Features
ACHIEVEMENTS = "tracks defeated Monsters, disarmed Traps, and opened Chests"
achievements = fact_is(
    "lairs.achievements",
    ("defeated Monsters", "disarmed Traps", "opened Chests"),
    quote=ACHIEVEMENTS,
    asks=(
        "What does the Achievements row track?",
        "What is recorded as an achievement?",
        "Which three things are tracked in the Achievements row?",
    ),
)
achievements_place = fact_is(
    "lairs.achievements.place",
    "the Player mat",
    quote="The Achievements row is the area of the Player mat",
    asks=(
        "Where is the Achievements row?",
        "Where do I track defeated Monsters and opened Chests?",
        "On which component is the Achievements row?",
    ),
)

# p.9 — Monsters & Traps
STRIKE = (
    "A Strike is the penalty effect listed on a Hazard card, applied immediately when that Hazard hits you."
)
LEAVE = "You may leave a Monster's or Trap's space without fighting that Monster or disarming that Trap."
WAY_OUT = "Any action that would move you out of the space of a Monster or Trap is allowed."
strike_means = fact_is(
    "lairs.strike",
    "the penalty effect listed on a Hazard card",
    quote=STRIKE,
    asks=("What is a Strike?", "What happens when a Hazard hits me?", "Explain a Strike."),
)
strike_when = fact_is(
    "lairs.strike.when",
    "immediately when that Hazard hits you",
    quote="applied immediately when that Hazard hits you",
    asks=(
        "When is a Strike applied?",
        "When do I suffer the penalty of a Hazard?",
        "At what moment does a hit take effect?",
    ),
)
put_off = must_not(
    "lairs.strike.put_off",
    act="put off a Strike",
    quote="applied immediately when that Hazard hits you",
    asks=(
        "May I put off a Strike?",
        "Can I take the penalty of a Strike later?",
        "Can I wait until next turn with the penalty?",
    ),
)
avoided = fact_is(
    "lairs.strike.avoided",
    False,
    quote="applied immediately when that Hazard hits you",
    title="You can get round the penalty of a Strike",
    asks=(
        "Can I get round the penalty of a Strike?",
        "May I ignore what a hit does to me?",
        "Is the penalty of a Hazard optional?",
        "Is a hit something that one can simply brush aside?",
        "Can I choose not to take the penalty?",
        "Am I free to decline a Strike?",
        "can i just skip the punishment when the beast hits me?",
        "Is there any choice about suffering the penalty?",
        "May I refuse the effect on the Hazard's card?",
        "the penalty on the card is voluntary, isn't it?",
    ),
)
leave = may(
    "lairs.hazard.leave",
    act="leave the space of a Monster or Trap without fighting or disarming it",
    quote=(LEAVE, WAY_OUT),
    asks=(
        "May I leave a Monster's space without fighting?",
        "Can I walk away from a Trap?",
        "Am I free to flee from a creature?",
    ),
)
confront = need_not(
    "lairs.hazard.confront",
    act="fight the Monster or disarm the Trap in your space",
    quote=LEAVE,
    asks=(
        "Must I fight the Monster in my space?",
        "Do I have to disarm a Trap before I move on?",
        "Is fighting required?",
        "Must I fight the monster when I'm in its room?",
        "I'm standing in a monster's room, do I have to attack it?",
        "Does being in the trap's room oblige me to disarm it?",
        "sharing a room with a beast, is a fight compulsory?",
    ),
)
locked_in = fact_is(
    "lairs.hazard.locked_in",
    False,
    quote=(LEAVE, WAY_OUT),
    title="A Hazard holds you in its space until you deal with it",
    asks=(
        "Does a Monster hold me in its space until I fight it?",
        "Am I stuck with a Trap until it is disarmed?",
        "Do I have to win the fight before I get out of the room?",
        "Is the way out of the room closed while the beast lives?",
        "my mate insists that I must beat the creature before I walk on, is it so?",
        "Does a live monster block me from moving away?",
        "A trap keeps whoever stands on it in place, right?",
        "once i'm in with the monster, no leaving before it is dead?",
        "Is going away forbidden as long as the trap is still there?",
    ),
)
allowed_here = fact_is(
    "lairs.hazard.allowed",
    ("fight or disarm the Hazard", "leave the space"),
    quote=ONLY,
    asks=(
        "What may I do while I share a space with a Hazard?",
        "Which options do I have beside a Monster?",
        "A trap's in my space, what can I do?",
    ),
)
HAZARD = Space.in_space.is_in("monster", "trap")
AT_ONE = Acting.action.is_in("fight", "disarm")
"""Whoever asks to fight or to disarm has something there to fight or to disarm, if nothing else is said."""
act_here = rule(
    "lairs.hazard.action",
    of=Acting,
    when=HAZARD | (~told(Space.in_space) & AT_ONE),
    quote=ONLY,
    decides=by(
        Acting.action,
        creep=cited(flag_of(True), quote=WAY_OUT),
        hustle=cited(flag_of(True), quote=WAY_OUT),
        backtrack=cited(flag_of(True), quote=WAY_OUT),
        peer=cited(stated(Acting.moves_out, ~Acting.stays), quote=WAY_OUT),
        conserve=False,
        fight=stated(Space.in_space == "monster", True),
        disarm=stated(Space.in_space == "trap", True),
    ),
    silent_beyond=Space.apart,
    silent_quote=ONLY,
    asks=(
        "May I take this action while I share a space with a Hazard?",
        "Can I disarm in a Monster's space?",
        "Am I permitted to fight the beast that I met?",
        "Is it allowed to disarm the snare that I ran into?",
        "Am I allowed to Hustle out of a Trap's space?",
        "Can I attack a monster that is in the next room?",
        "May I disarm a trap from two spaces away?",
        "do i have to be in the same room as the beast to fight it?",
        "The creature stands next door, am I able to fight it from here?",
        "Monster in my space, is Conserve allowed?",
        "Could I defuse the trap over there without stepping on it?",
    ),
)
conserve_here = must_not(
    "lairs.hazard.conserve",
    act="Conserve while you share a space with a Hazard",
    quote=ONLY,
    asks=(
        "May I Conserve while I share a space with a Hazard?",
        "Can I stay beside a Monster and save cubes?",
        "I stand on a Trap, may I bank some energy there?",
    ),
)
stay_here = must_not(
    "lairs.hazard.other",
    act="do anything but fight, disarm or leave while you share a space with a Hazard",
    quote=ONLY,
    asks=(
        "May I do something other than fight, disarm or leave beside a Hazard?",
        "Can I Peer around without leaving the Monster's space?",
        "Are other actions open to me in a space with a Trap?",
        "Is it okay to sit on the monster's square and peer into the next room?",
        "may I stay with the beast and look around from there",
        "next to the trap's hazard in my own space, can I scout first?",
        "On a trap, can I pass the time with a Peer?",
    ),
)
