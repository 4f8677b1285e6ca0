"""Question anchors of a shipped game: bound to statements and to rules, or refused by name."""

from __future__ import annotations

import pytest

from corpus.games import GameFileError, GameFolder, RuleAnchors
from corpus.models import Rulebook
from engine.library import find_game
from ingest.shipped import find_shipped, shipped_rulebook
from rag.anchors import game_anchors


@pytest.fixture(scope="module")
def folder() -> GameFolder:
    found = find_shipped("lairs")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def book(folder: GameFolder) -> Rulebook:
    return shipped_rulebook(folder)


def test_a_rule_is_asked_for_in_its_own_words_and_in_those_of_the_folder(
    folder: GameFolder, book: Rulebook
) -> None:
    rules = find_game("lairs")
    assert rules is not None
    entry = folder.anchors.rule[0]
    told = [anchor.text for anchor in game_anchors(folder, book) if anchor.target == entry.rule]
    assert told == [*rules.rule(entry.rule).asks, *entry.asks]


def test_asking_for_a_rule_that_is_not_there_is_refused_by_name(folder: GameFolder, book: Rulebook) -> None:
    lost = RuleAnchors(rule="lairs.no.such", asks=("What now?",))
    other = folder.model_copy(update={"anchors": folder.anchors.model_copy(update={"rule": (lost,)})})
    with pytest.raises(GameFileError, match=r"lairs\.no\.such.*expected a rule of the game"):
        list(game_anchors(other, book))
