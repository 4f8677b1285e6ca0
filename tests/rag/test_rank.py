"""Ranking statements of a rulebook that nobody prepared."""

from __future__ import annotations

from pathlib import Path

import pytest

from ingest.markdown import read_markdown
from ingest.split import split
from rag.embed import Embedder
from rag.index import GameIndex
from rag.rank import ask, rank
from rag.store import Store

BOOK = """# Skirmish

## Skills

Regeneration: When taking a wound, roll one die. On a 5+ it is ignored.

Fearless: Gets +1 to morale tests. The test is still failed on a 1.

Flying: May move through obstacles and ignores terrain.

## Setup

Take as many sets of dice as there are players.

The game is for 2 to 5 players.

Every player places an army on the table.
"""


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@pytest.fixture(scope="module")
def skirmish(embedder: Embedder, tmp_path_factory: pytest.TempPathFactory) -> GameIndex:
    store = Store(Path(tmp_path_factory.mktemp("rank")))
    store.save(split(read_markdown(BOOK), slug="skirmish", title="Skirmish"), embedder)
    return store.load("skirmish", embedder.name)


def best(question: str, embedder: Embedder, index: GameIndex, count: int) -> list[str]:
    ranking = rank(ask(question, index, embedder), index)
    return [index.statements[row].text for row in ranking.rows[:count]]


def test_a_sentence_that_names_no_subject_is_found_by_the_one_before(
    embedder: Embedder, skirmish: GameIndex
) -> None:
    assert "On a 5+ it is ignored." in best("When does regeneration work?", embedder, skirmish, 2)


def test_how_many_is_answered_by_a_number(embedder: Embedder, skirmish: GameIndex) -> None:
    assert best("How many players?", embedder, skirmish, 1) == ["The game is for 2 to 5 players."]


def test_the_best_is_first_and_the_scores_fall(embedder: Embedder, skirmish: GameIndex) -> None:
    ranking = rank(ask("Can a flying unit cross walls?", skirmish, embedder), skirmish)
    assert skirmish.statements[ranking.rows[0]].text.startswith("Flying")
    assert list(ranking.final) == sorted(ranking.final, reverse=True)
    assert len(set(ranking.rows)) == len(ranking.rows) == len(skirmish.statements)
