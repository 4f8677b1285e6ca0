"""Finds the games that have executable rules, by slug."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from engine import games
from engine.errors import DefinitionError
from engine.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game of `engine/games/` by slug."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.name.startswith("_"):
            continue
        game = getattr(importlib.import_module(f"{games.__name__}.{module.name}"), "game", None)
        if not isinstance(game, Game):
            raise DefinitionError(f"module {module.name!r} has game = {game!r}, expected game = Game(...)")
        if game.slug in found:
            raise DefinitionError(f"game {game.slug!r} is there twice, expected one module a game")
        found[game.slug] = game
    return found


def find_game(slug: str) -> Game | None:
    """The game with this slug; None where it has no executable rules."""
    return all_games().get(slug)
