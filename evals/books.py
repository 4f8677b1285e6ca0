"""Rulebooks that cases are asked of: shipped games by name, any other by file, indexed in a scratch folder."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from corpus.games import shipped_games
from corpus.models import slugify
from ingest.read import read
from ingest.shipped import find_shipped, shipped_rulebook
from ingest.split import split
from rag.embed import Embedder
from rag.index import GameIndex
from rag.library import Library
from rag.store import Store

SCRATCH = Path("data/evals")


class Books:
    """Indexes of games and of rulebook files under one folder."""

    def __init__(self, folder: Path, embedder: Embedder, scratch: Path = SCRATCH) -> None:
        self._folder = folder
        self._library = Library(Store(scratch), embedder)
        self._shipped = {game.info.slug for game in shipped_games()}
        self._library.add_shipped()
        self.index = lru_cache(maxsize=None)(self._index)
        self.bare = lru_cache(maxsize=None)(self._bare)
        """The same, as if shipped games brought no anchors."""

    def has(self, name: str) -> bool:
        """Whether the book is a shipped game or a file that can be read."""
        path = self._path(name)
        return name in self._shipped or (path.suffix in (".md", ".txt", ".html", ".pdf") and path.is_file())

    def _index(self, name: str) -> GameIndex:
        if name in self._shipped:
            return self._library.index(name)
        path = self._path(name)
        slug = slugify(str(path.relative_to(self._folder)))
        self._library.store.save(split(read(path), slug=slug, title=path.stem), self._library.embedder)
        return self._library.index(slug)

    def _bare(self, name: str) -> GameIndex:
        game = find_shipped(name)
        if game is None:
            return self.index(name)
        rulebook = shipped_rulebook(game)
        slug = f"{name}-bare"
        self._library.store.save(rulebook.model_copy(update={"slug": slug}), self._library.embedder)
        return self._library.index(slug)

    def _path(self, name: str) -> Path:
        path = self._folder / name
        return path if path.exists() else self._folder / "rulebooks" / name
