"""A shipped game's rulebook, read from its text without an index."""

from __future__ import annotations

from corpus.games import GameFolder, shipped_games
from corpus.models import Rulebook
from ingest.read import read
from ingest.split import split


def shipped_rulebook(game: GameFolder) -> Rulebook:
    """The rulebook of a shipped game."""
    info = game.info
    return split(read(game.rulebook), slug=info.slug, title=info.title, edition=info.edition)


def find_shipped(slug: str) -> GameFolder | None:
    """The shipped game of this name; None where there is none."""
    return next((game for game in shipped_games() if game.info.slug == slug), None)
