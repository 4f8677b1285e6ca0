"""Numbers by name: who is first, next, there, or alone."""

from engine import Worked
from engine.named import Named


def is_tied(rolls: Named) -> Worked[bool]:
    """Whether several rolled highest."""
    best = rolls.highest()
    return Worked(len(best) > 1, (f"highest roll: {' and '.join(best)}",))


def rolled_highest(rolls: Named) -> Worked[str]:
    """Who rolled highest."""
    return Worked(" and ".join(rolls.highest()) or "nobody", (f"rolls: {rolls}",))


def who_is_there(points: Named, target: int) -> Worked[str]:
    """Those who have reached the target."""
    there = [name for name, value in points.root if value >= target]
    return Worked(" and ".join(there) or "nobody yet", (f"points: {points}, target: {target}",))


def are_several(points: Named, target: int) -> Worked[bool]:
    """Whether more than one has reached the target."""
    there = [name for name, value in points.root if value >= target]
    return Worked(len(there) > 1, (f"at the target: {len(there)}",))


def is_one_of(points: Named, dragon: int) -> Worked[bool]:
    """Whether the DRAGON is played by one who is named, whose points are its own."""
    return Worked(dragon in [value for _, value in points.root], (f"the DRAGON's points: {dragon}",))


def was_there_first(points: Named, places: Named, target: int) -> Worked[str]:
    """Who of those who have reached the target was there first."""
    there = {name for name, value in points.root if value >= target}
    came = [(place, name) for name, place in places.root if name in there]
    return Worked(min(came)[1] if came else "nobody", (f"points: {points}, order: {places}",))


def next_clockwise(seats: Named, turn: Named) -> Worked[str]:
    """Who sits next after the one whose turn it was."""
    names = [name for name, _ in sorted(seats.root, key=lambda one: one[1])]
    last = turn.root[0][0]
    found = names[(names.index(last) + 1) % len(names)] if last in names else "nobody who is named"
    return Worked(found, (f"clockwise: {', '.join(names)}; last: {last}",))


def in_contest(names: Named) -> Worked[str]:
    """Who is named as the one in the contest."""
    return Worked(names.root[0][0], (f"in the contest: {names.root[0][0]}",))
