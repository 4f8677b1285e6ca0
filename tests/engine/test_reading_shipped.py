"""Reading facts for the shipped games, with their own facts and synonyms."""

import tomllib
from collections import Counter
from pathlib import Path

import yaml

import corpus
from engine import Game
from engine.library import all_games
from engine.reading import Reader
from tests.engine.reading.tables import FOLDER, plain, score, tally


def reader(game: Game) -> Reader:
    facts = {name: fact for situation in game.situations for name, fact in situation.facts().items()}
    folder = Path(corpus.__file__).parent / game.slug
    words = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8")).get("words", {})
    return Reader(facts, words)


def test_precision_and_recall_on_what_players_say_of_the_shipped_games() -> None:
    readers = {slug: reader(game) for slug, game in all_games().items()}
    counts: Counter[str] = Counter()
    for case in yaml.safe_load((FOLDER / "shipped.yaml").read_text(encoding="utf-8")):
        found = plain(readers[case["game"]].read(case["words"], about=case["about"]))
        told = {name: value for name, value in found.items() if name in case["about"]}
        counts += tally(told, case["facts"])
    precision, recall, f1 = score(counts)
    assert precision >= 0.97, counts
    assert recall >= 0.93, counts
    assert f1 >= 0.95, counts


def test_numbers_that_no_fact_takes_are_set_aside() -> None:
    lairs = reader(all_games()["lairs"])
    told = yaml.safe_load((FOLDER / "set_aside.yaml").read_text(encoding="utf-8"))
    assert {row["words"]: sorted(lairs.set_aside(row["words"])) for row in told} == {
        row["words"]: row["aside"] for row in told
    }
