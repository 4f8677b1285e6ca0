"""The Peril Rule on a grid: a path from Start to every Goal past at most one Trap and one Monster, or the proof of none."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from engine.expressions import Worked

MOST = 1
"""How many Traps, and how many Monsters, a path may pass."""
SPACE = re.compile(r"(?P<column>[A-Z])(?P<row>[1-9][0-9]?)")


def _space(name: str) -> str:
    if not SPACE.fullmatch(name):
        raise ValueError(f"space {name!r} is no coordinate, expected a column letter and a row number: 'B5'")
    return name


Space = Annotated[str, AfterValidator(_space)]
"""A grid coordinate as players say it: `B5` is column B, row 5."""


class Lair(BaseModel):
    """A built lair. A wall stands between two adjacent spaces; spaces are adjacent across an edge, not a corner."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    columns: int = Field(ge=1, le=26)
    rows: int = Field(ge=1, le=99)
    start: Space
    goals: tuple[Space, ...] = Field(min_length=1)
    """The Goals; the rulebook does not say what counts as one, so that the players name them."""
    walls: tuple[tuple[Space, Space], ...] = ()
    traps: tuple[Space, ...] = ()
    monsters: tuple[Space, ...] = ()

    @model_validator(mode="after")
    def _fits_the_grid(self) -> Lair:
        for space in (self.start, *self.goals, *self.traps, *self.monsters, *sum(self.walls, ())):
            if not self.has(*_place(space)):
                raise ValueError(
                    f"space {space!r} is outside the grid of {self.columns} columns and {self.rows} rows"
                )
        for wall in self.walls:
            (column, row), (other_column, other_row) = map(_place, wall)
            if abs(column - other_column) + abs(row - other_row) != 1:
                raise ValueError(f"wall {wall!r} is not between two adjacent spaces")
        for kind, spaces in (("trap", self.traps), ("monster", self.monsters)):
            if len(set(spaces)) != len(spaces):
                raise ValueError(f"a {kind} is in the same space twice: {spaces!r}, expected each space once")
        return self

    @cached_property
    def shut(self) -> frozenset[frozenset[str]]:
        """The pairs of spaces that a wall parts."""
        return frozenset(frozenset(wall) for wall in self.walls)

    def has(self, column: int, row: int) -> bool:
        """Whether the grid has this place, counted from 1."""
        return 1 <= column <= self.columns and 1 <= row <= self.rows

    def beside(self, space: str) -> Iterator[str]:
        """The adjacent spaces that no wall cuts off."""
        column, row = _place(space)
        for over, up in ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)):
            other = f"{chr(ord('A') + over - 1)}{up}"
            if self.has(over, up) and frozenset((space, other)) not in self.shut:
                yield other


class State(NamedTuple):
    """Where a path has come to, and what it has passed on the way, that space included."""

    space: str
    traps: int
    monsters: int


def keeps_the_peril_rule(lair: Lair) -> Worked[bool]:
    """Whether every Goal can be reached, with a path to each, or all that can be reached instead."""
    came_from = _search(lair)
    lines = []
    kept = True
    for goal in lair.goals:
        arrived = _arrivals(came_from, goal)
        if arrived:
            lines.append(_path_line(goal, came_from, arrived[0]))
        else:
            kept = False
            lines.append(_proof_line(goal, came_from))
    return Worked(kept, tuple(lines))


def depends_on_the_ends(lair: Lair) -> Worked[bool]:
    """Whether it matters if a Hazard in the space of Start or of the Goal itself counts, which no line says."""
    strict = keeps_the_peril_rule(lair).value
    ends = {lair.start, *lair.goals}
    hazards = sorted({*lair.traps, *lair.monsters} & ends)
    lenient = all(_free_ended(lair, goal) for goal in lair.goals)
    found = f"Hazards in the space of Start or a Goal: {', '.join(hazards) or 'none'}"
    return Worked(strict != lenient, (found,))


def _free_ended(lair: Lair, goal: str) -> bool:
    """Whether a path reaches the Goal where no Hazard in the spaces of Start and that Goal counts."""
    ends = {lair.start, goal}
    freed = lair.model_copy(
        update={
            "traps": tuple(space for space in lair.traps if space not in ends),
            "monsters": tuple(space for space in lair.monsters if space not in ends),
        }
    )
    return bool(_arrivals(_search(freed), goal))


def _search(lair: Lair) -> dict[State, State | None]:
    """Every state that can be reached, shortest paths first, with the state before it."""
    first = _entered(lair, lair.start, 0, 0)
    came_from: dict[State, State | None] = {first: None} if _allowed(first) else {}
    waiting = deque(came_from)
    while waiting:
        state = waiting.popleft()
        for space in lair.beside(state.space):
            entered = _entered(lair, space, state.traps, state.monsters)
            if _allowed(entered) and entered not in came_from:
                came_from[entered] = state
                waiting.append(entered)
    return came_from


def _entered(lair: Lair, space: str, traps: int, monsters: int) -> State:
    return State(space, traps + (space in lair.traps), monsters + (space in lair.monsters))


def _allowed(state: State) -> bool:
    return state.traps <= MOST and state.monsters <= MOST


def _arrivals(came_from: dict[State, State | None], goal: str) -> list[State]:
    return [state for state in came_from if state.space == goal]


def _path_line(goal: str, came_from: dict[State, State | None], end: State) -> str:
    path = []
    at: State | None = end
    while at is not None:
        path.append(at.space)
        at = came_from[at]
    return f"Goal {goal}: {' → '.join(reversed(path))} passes {end.traps} Traps and {end.monsters} Monsters"


def _proof_line(goal: str, came_from: dict[State, State | None]) -> str:
    reached = sorted({state.space for state in came_from}, key=_place)
    return (
        f"Goal {goal}: not among the {len(reached)} spaces that paths from Start reach past at most "
        f"{MOST} Trap and {MOST} Monster: {', '.join(reached) or 'none'}"
    )


def _place(space: str) -> tuple[int, int]:
    return ord(space[0]) - ord("A") + 1, int(space[1:])
