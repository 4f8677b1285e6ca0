"""Which lists are steps in order, as the text of a rulebook no longer shows: it has lost the numbers of its lists."""

from __future__ import annotations

from collections.abc import Sequence

from rag.sheet import signs
from rag.sheet.placed import Placed


def steps_of(placed: Sequence[Placed]) -> dict[str, int]:
    """Numbers of the statements that are items of a list which opens and goes on as steps do, by id."""
    found: dict[str, int] = {}
    run: list[Placed] = []
    for one in (*placed, None):
        if one is not None and one.name and one.statement.kind == "item" and not one.joins:
            if run and run[-1].statement.at.section != one.statement.at.section:
                _number(run, found)
                run = []
            run.append(one)
        elif run and not (one is not None and one.joins):
            _number(run, found)
            run = []
    return found


def _number(run: Sequence[Placed], found: dict[str, int]) -> None:
    first, later = run[0].statement.text, [one.statement.text for one in run[1:]]
    if signs.FIRST_STEP.search(first) and any(map(signs.LATER_STEP.search, later)):
        found |= {one.statement.id: number for number, one in enumerate(run, start=1)}
