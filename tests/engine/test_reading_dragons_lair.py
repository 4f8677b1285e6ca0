"""Kinds of phrasing of Dragon's Lair: exactly these facts are read for the rule in question, and none in near misses."""

import tomllib
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
