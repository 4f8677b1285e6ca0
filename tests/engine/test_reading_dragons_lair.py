"""Kinds of phrasing of Dragon's Lair: exactly these facts are read for the rule in question, and none in near misses."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import yaml

import corpus
from engine.library import find_game
from engine.reading import Reader
from tests.engine.reading.tables import FOLDER, plain

SLUG = "dragons-lair"
CASES = yaml.safe_load((FOLDER / "dragons_lair.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def reader() -> Reader:
    game = find_game(SLUG)
    assert game is not None
    told = (Path(corpus.__file__).parent / SLUG / "game.toml").read_text(encoding="utf-8")
    return Reader(game.facts, tomllib.loads(told)["words"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["words"])
def test_exactly_what_is_told_is_read(case: dict[str, Any], reader: Reader) -> None:
    game = find_game(SLUG)
    assert game is not None
    reads = {fact.name for fact in game.rule(f"{SLUG}.{case['rule']}").reads}
    found = plain(reader.read(case["words"], about=reads))
    assert {name: value for name, value in found.items() if name in reads} == case["facts"]


@dataclass(frozen=True)
class Turn:
    question: str
    facts: dict[str, Any] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("rule", "asked", "name", "values"),
    [
        (
            "competitive.won",
            [
                "I have 1300 points, Jo has 1200, did I win?",
                "what if she had 300 more?",
                "and then another 50?",
            ],
            "rival_points",
            [1200, 1500, 1550],
        ),
        (
            "competitive.won",
            [
                "I have 1300 points, Jo has 1200, did I win?",
                "what if I had 150 more?",
                "and then another 50?",
            ],
            "my_points",
            [1300, 1450, 1500],
        ),
        (
            "collaborative.won",
            ["I have 700 points and Jo has 500 in co-op, did we win?", "what if she had 300 more?"],
            "player_points",
            [[700, 500], [700, 800]],
        ),
        (
            "wager.stake",
            [
                "I bet 400 and she has 100 and 200, what does she stake?",
                "if she had a 300 too?",
                "and another 50?",
            ],
            "opponent_treasures",
            [[100, 200], [100, 200, 300], [100, 200, 300, 50]],
        ),
        (
            "score.player",
            [
                "I have treasures of 300 and 200, my score?",
                "what if I had a 100 too?",
                "and then another 50?",
            ],
            "my_treasures",
            [[300, 200], [300, 200, 100], [300, 200, 100, 50]],
        ),
        (
            "win.short",
            ["I have 700, how many do I need?", "what if she had 300 too?"],
            "my_points",
            [700, 700],
        ),
        (
            "win.short",
            ["Jo has 700, how many does she need?", "if she had 300 more?"],
            "my_points",
            [700, 1000],
        ),
    ],
)
def test_one_change_follows_another(
    rule: str, asked: list[str], name: str, values: list[object], reader: Reader
) -> None:
    game = find_game(SLUG)
    assert game is not None
    reads = {fact.name for fact in game.rule(f"{SLUG}.{rule}").reads}
    turns = [Turn(question) for question in asked]
    found = [plain(reader.read(one.question, turns[:at], reads)) for at, one in enumerate(turns)]
    assert [facts[name] for facts in found] == values
