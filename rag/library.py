"""The games that Referee knows: shipped ones and those that their owners added."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from corpus.games import GameFolder, GameInfo, shipped_games
from corpus.models import SLUG, Frozen, Slug, slugify
from engine.library import find_game
from ingest.document import UnreadableError
from ingest.read import read
from ingest.shipped import shipped_rulebook
from ingest.split import split
from rag.anchors import game_anchors
from rag.embed import Embedder
from rag.index import GameIndex
from rag.store import Progress, Store

LOADED = 16
"""How many indexes are held in memory at once."""


class UnknownGameError(LookupError):
    """A game that is not there."""


class GameSummary(Frozen):
    """One line of the list of games."""

    slug: Slug
    title: str
    edition: str | None
    revision: str
    language: str
    pages: int
    """Pages with a printed number, or physical pages of a PDF."""
    passages: int
    statements: int
    executable: bool
    """Whether the game has rules that the engine can compute."""
    shipped: bool
    about: str | None = None
    players: str | None = None


class Library:
    """Games by name, over one store."""

    def __init__(self, store: Store, embedder: Embedder) -> None:
        self.store = store
        self.embedder = embedder
        self._load = lru_cache(maxsize=LOADED)(self._load_key)

    def add_shipped(self, progress: Progress | None = None) -> tuple[Slug, ...]:
        """Index the shipped games that are not indexed as they now are; the names of those that were."""
        return tuple(game.info.slug for game in shipped_games() if self._add(game, progress))

    def _add(self, game: GameFolder, progress: Progress | None) -> bool:
        rulebook = shipped_rulebook(game)
        anchors = game_anchors(game, rulebook)
        return self.store.save(
            rulebook, self.embedder, anchors=anchors, words=game.info.words, shipped=True, progress=progress
        )

    def add_file(
        self,
        path: Path,
        *,
        slug: Slug | None = None,
        title: str | None = None,
        edition: str | None = None,
        first_printed_page: int | None = None,
        progress: Progress | None = None,
    ) -> GameSummary:
        """Read a rulebook file and make it a game, or the new revision of one.

        Raises UnreadableError where the file cannot be read, the name is none, or it belongs to a shipped game.
        """
        document = read(path, first_printed_page=first_printed_page)
        title = title or document.title or path.stem
        slug = slug or slugify(path.stem)
        if not SLUG.fullmatch(slug):
            raise UnreadableError(
                f"{slug!r} cannot name a game: expected lower-case letters, digits and hyphens, such as 'my-game'"
            )
        if slug in {game.info.slug for game in shipped_games()}:
            raise UnreadableError(
                f"{slug!r} is a shipped game and cannot be replaced: choose another name with --slug"
            )
        if progress:
            progress("reading", 1, 1)
        self.store.save(
            split(document, slug=slug, title=title, edition=edition), self.embedder, progress=progress
        )
        return self.summary(slug)

    def rebuild(self, progress: Progress | None = None) -> tuple[Slug, ...]:
        """Make every index anew with the present model, from the rulebooks that are stored."""
        shipped = set(self.add_shipped(progress))
        others = [slug for slug in self.store.slugs() if slug not in {g.info.slug for g in shipped_games()}]
        return tuple(
            sorted(
                shipped
                | {
                    slug
                    for slug in others
                    if self.store.save(self.store.rulebook(slug), self.embedder, progress=progress)
                }
            )
        )

    def index(self, slug: Slug) -> GameIndex:
        """A game's current index. Raises UnknownGameError, StaleIndexError."""
        record = self.store.record(slug) if SLUG.fullmatch(slug) else None
        if record is None:
            raise UnknownGameError(
                f"no game {slug!r}: expected one of {', '.join(map(repr, self.store.slugs()))}"
            )
        return self._load(slug, record.key)

    def _load_key(self, slug: Slug, _key: str) -> GameIndex:
        return self.store.load(slug, self.embedder.name)

    def games(self) -> tuple[GameSummary, ...]:
        """All games, by name."""
        return tuple(self.summary(slug) for slug in self.store.slugs())

    def summary(self, slug: Slug) -> GameSummary:
        """One game. Raises UnknownGameError."""
        rulebook = self.index(slug).rulebook
        info = self.info(slug)
        return GameSummary(
            slug=slug,
            title=rulebook.title,
            edition=rulebook.edition,
            revision=rulebook.revision,
            language=rulebook.language,
            pages=sum(page.label is not None or page.pdf_page is not None for page in rulebook.pages),
            passages=len(rulebook.passages),
            statements=len(self.index(slug).statements),
            executable=find_game(slug) is not None,
            shipped=info is not None,
            about=info.about if info else None,
            players=info.players if info else None,
        )

    def info(self, slug: Slug) -> GameInfo | None:
        """What a shipped game says of itself; None for an added one."""
        return next((game.info for game in shipped_games() if game.info.slug == slug), None)
