import pytest

from corpus.games import GameFolder
from engine.binding import coverage
from engine.game import Game
from engine.library import all_games
from ingest.shipped import find_shipped, shipped_rulebook

GAMES = sorted(all_games().items())


def folder_of(slug: str) -> GameFolder:
    folder = find_shipped(slug)
    if folder is None:
        raise LookupError(f"game {slug!r} has rules and no rulebook, expected a folder of the corpus")
    return folder


@pytest.mark.parametrize(("slug", "game"), GAMES, ids=[slug for slug, _ in GAMES])
def test_every_rule_binds_and_every_statement_is_accounted_for(slug: str, game: Game) -> None:
    assert [statement.text for statement in coverage(game, shipped_rulebook(folder_of(slug))).left_over] == []
    assert game.slug == slug


@pytest.mark.parametrize(("slug", "game"), GAMES, ids=[slug for slug, _ in GAMES])
def test_every_fact_is_used_by_some_rule_and_asked_for_in_its_own_words(slug: str, game: Game) -> None:
    read = {fact.name for rule in game.rules for fact in rule.reads}
    read |= {change.label for rule in game.rules if rule.base.op == "after" for change in rule.base.parts}
    asks = [fact.ask for fact in game.facts.values()]
    assert set(game.facts) - read == set()
    assert len(asks) == len(set(asks))
