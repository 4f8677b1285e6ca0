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

## Cards

Spooky Action.

Place the parts from your ship face down and select one at random.

This card has no effect if there are no parts on your ship.

Quantum Shuffle.

Mix the event cards and draw another one.
"""

GERMAN = """# Feldzug

## Kampf

Die Würfel werden vom höchsten Ergebnis aus nacheinander verglichen und der Verteidiger gewinnt bei Gleichstand.

Eine Zusatzeinheit erhält der Spieler, der einen ganzen Kontinent besitzt.

Wenn ein Land erobert ist, zieht der Angreifer mit einer Einheit in das Land ein.
"""


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@pytest.fixture(scope="module")
def skirmish(embedder: Embedder, tmp_path_factory: pytest.TempPathFactory) -> GameIndex:
    store = Store(Path(tmp_path_factory.mktemp("rank")))
    store.save(split(read_markdown(BOOK), slug="skirmish", title="Skirmish"), embedder)
    return store.load("skirmish", embedder.name)


@pytest.fixture(scope="module")
def feldzug(embedder: Embedder, tmp_path_factory: pytest.TempPathFactory) -> GameIndex:
    store = Store(Path(tmp_path_factory.mktemp("german")))
    store.save(split(read_markdown(GERMAN), slug="feldzug", title="Feldzug"), embedder)
    return store.load("feldzug", embedder.name)


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


def test_a_card_s_name_answers_nothing_but_lends_its_words_to_what_it_stands_over(
    embedder: Embedder, skirmish: GameIndex
) -> None:
    found = best("What does Spooky Action do?", embedder, skirmish, 2)
    assert "Spooky Action." not in found
    assert "Place the parts from your ship face down and select one at random." in found


def test_names_and_captions_are_told_from_sentences(skirmish: GameIndex) -> None:
    titles = [s.text for s, title in zip(skirmish.statements, skirmish.titles, strict=True) if title]
    assert titles == ["Spooky Action.", "Quantum Shuffle."]


def test_an_entry_ends_where_the_next_one_opens(skirmish: GameIndex) -> None:
    opening = {
        statement.text: skirmish.statements[row].text if row is not None else None
        for statement, row in zip(skirmish.statements, skirmish.entry_of, strict=True)
    }
    assert opening["On a 5+ it is ignored."] == "Regeneration: When taking a wound, roll one die."
    assert opening["Flying: May move through obstacles and ignores terrain."] is None
    assert opening["Mix the event cards and draw another one."] == "Quantum Shuffle."


def test_part_of_a_long_word_finds_it_where_a_language_joins_words(
    embedder: Embedder, feldzug: GameIndex
) -> None:
    assert feldzug.rulebook.language == "de"
    first = best("Wann bekomme ich zusätzliche Einheiten für Kontinente?", embedder, feldzug, 1)
    assert first == ["Eine Zusatzeinheit erhält der Spieler, der einen ganzen Kontinent besitzt."]
