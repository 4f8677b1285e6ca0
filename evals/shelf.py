"""The rulebooks that answers are checked against: shipped ones are read anew from their source."""

from __future__ import annotations

from functools import lru_cache

from corpus.games import shipped_games
from corpus.models import Rulebook
from ingest.shipped import shipped_rulebook
from rag.library import Library


class Shelf:
    """Rulebooks by game."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.book = lru_cache(maxsize=None)(self._book)

    def _book(self, slug: str) -> Rulebook:
        own = next((game for game in shipped_games() if game.info.slug == slug), None)
        return shipped_rulebook(own) if own else self._library.index(slug).rulebook
