"""A game with executable rules and its rulebook, without index, model or settings."""

from __future__ import annotations

from corpus.models import Rulebook
from engine.game import Game


class NoRulesError(LookupError):
    """A game without executable rules."""


def executable(slug: str) -> tuple[Game, Rulebook]:
    """The rules of a shipped game and its rulebook. Raises NoRulesError."""
    from engine.library import all_games, find_game
    from ingest.shipped import find_shipped, shipped_rulebook

    game, folder = find_game(slug), find_shipped(slug)
    if game is None or folder is None:
        known = ", ".join(map(repr, sorted(all_games())))
        raise NoRulesError(f"game {slug!r} has no executable rules: expected one of {known or 'none yet'}")
    return game, shipped_rulebook(folder)
