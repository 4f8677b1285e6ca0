import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import FactError, evaluate
from engine.games.lairs import game
from engine.games.lairs.peril import Lair, depends_on_the_ends, keeps_the_peril_rule


@st.composite
def lairs(draw: st.DrawFn) -> Lair:
    columns, rows = draw(st.integers(2, 4)), draw(st.integers(1, 3))
    spaces = [f"{chr(65 + column)}{row + 1}" for column in range(columns) for row in range(rows)]
    edges = [
        (one, other)
        for one in spaces
        for other in spaces
        if one < other and abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1
    ]
    some = st.lists(st.sampled_from(spaces), unique=True, max_size=len(spaces) // 2)
    return Lair(
        columns=columns,
        rows=rows,
        start=draw(st.sampled_from(spaces)),
        goals=tuple(draw(st.lists(st.sampled_from(spaces), min_size=1, max_size=2, unique=True))),
        walls=tuple(draw(st.lists(st.sampled_from(edges), unique=True, max_size=len(edges) // 2))),
        traps=tuple(draw(some)),
        monsters=tuple(draw(some)),
    )


def simple_paths(lair: Lair, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield path
    for space in lair.beside(path[-1]):
        if space not in path:
            yield from simple_paths(lair, (*path, space))


def is_safe(lair: Lair, path: tuple[str, ...]) -> bool:
    return all(
        sum(space in hazards for space in path) <= 1 for hazards in (set(lair.traps), set(lair.monsters))
    )


@settings(max_examples=150, deadline=None)
@given(lairs())
def test_the_search_agrees_with_walking_every_path(lair: Lair) -> None:
    safe = {path[-1] for path in simple_paths(lair, (lair.start,)) if is_safe(lair, path)}
    assert keeps_the_peril_rule(lair).value == (set(lair.goals) <= safe)


@settings(max_examples=150, deadline=None)
@given(lairs())
def test_a_path_that_is_shown_can_be_walked_and_a_proof_lists_every_space_in_reach(lair: Lair) -> None:
    safe = {path[-1] for path in simple_paths(lair, (lair.start,)) if is_safe(lair, path)}
    for goal, line in zip(lair.goals, keeps_the_peril_rule(lair).lines, strict=True):
        spaces = tuple(re.findall(r"[A-Z][0-9]+", line.partition(": ")[2]))
        if " → " in line or "passes" in line:
            assert (spaces[0], spaces[-1]) == (lair.start, goal)
            assert all(after in lair.beside(before) for before, after in pairwise(spaces))
            assert is_safe(lair, spaces)
        else:
            assert Counter(spaces) == Counter(safe)
            assert goal not in safe


@settings(max_examples=100, deadline=None)
@given(lairs())
def test_taking_walls_and_hazards_away_never_makes_a_lair_illegal(lair: Lair) -> None:
    for name in ("walls", "traps", "monsters"):
        fewer = lair.model_copy(update={name: getattr(lair, name)[1:]})
        freer = Lair.model_validate(fewer.model_dump())
        assert keeps_the_peril_rule(freer).value or not keeps_the_peril_rule(lair).value


@settings(max_examples=100, deadline=None)
@given(lairs())
def test_the_ends_of_a_path_matter_only_where_a_hazard_is_there(lair: Lair) -> None:
    ends = {lair.start, *lair.goals}
    if not ends & {*lair.traps, *lair.monsters}:
        assert depends_on_the_ends(lair).value is False


def test_a_large_lair_is_searched_whole() -> None:
    spaces = [f"{chr(65 + column)}{row}" for column in range(26) for row in range(1, 27)]
    lair = Lair(columns=26, rows=26, start="A1", goals=("Z26",), traps=tuple(spaces[26:78]))
    found = keeps_the_peril_rule(lair)
    assert found.value is False
    assert found.lines[0].startswith("Goal Z26: not among the 52 spaces")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"start": "5B"}, "is no coordinate, expected a column letter and a row number"),
        ({"start": "C1"}, "outside the grid of 2 columns and 2 rows"),
        ({"walls": [["A1", "B2"]]}, "is not between two adjacent spaces"),
        ({"traps": ["A1", "A1"]}, "a trap is in the same space twice"),
        ({"goals": []}, "at least 1 item"),
        ({"doors": []}, "Extra inputs"),
    ],
)
def test_a_lair_that_cannot_be_is_refused_with_the_way_out(change: dict[str, Any], message: str) -> None:
    lair = {"columns": 2, "rows": 2, "start": "A1", "goals": ["B2"], **change}
    with pytest.raises(FactError, match=message):
        evaluate(game.rule("lairs.peril.lair"), {"lair": lair})
