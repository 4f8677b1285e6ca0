"""The games that Referee knows: shipped ones and those that their owners added."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import BinaryIO

from corpus.games import GameInfo, shipped_games
from corpus.models import SLUG, Frozen, Rulebook, Slug
from engine.library import find_game
from ingest.amend import sources_of
from ingest.limits import Limits
from ingest.report import IngestReport
from rag.adding import Given, add, add_shipped, reindex, shipped_now, withdraw
from rag.embed import Embedder
from rag.index import GameIndex
from rag.origin import Kept, file_hash
from rag.revision import Progress, StaleIndexError
from rag.store import Store

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
    amendments: tuple[str, ...] = ()
    """Titles of its errata and other amendments, oldest first."""


class Added(Frozen):
    """What came of a file that was added."""

    game: GameSummary
    report: IngestReport
    source: str | None
    """The title of the amendment that it became; None where it became the rulebook itself."""
    changed: bool
    """False where the very same revision stood already."""


class Library:
    """Games by name, over one store."""

    def __init__(self, store: Store, embedder: Embedder, limits: Limits | None = None) -> None:
        """`limits`: how much of a file is read before it is refused."""
        self.store = store
        self.embedder = embedder
        self.limits = limits or Limits()
        self._load = lru_cache(maxsize=LOADED)(self._load_key)
        self._loading: defaultdict[Slug, Lock] = defaultdict(Lock)
        """Who asks first loads the index of a game, and the others wait instead of loading it too."""
        self._summary = lru_cache(maxsize=LOADED)(self._summary_key)

    def add_shipped(self, progress: Progress | None = None, *, only: Slug | None = None) -> tuple[Slug, ...]:
        """Index the shipped games, or the one named, that are not indexed as they now are; the names of those that were."""
        games = (game for game in shipped_games() if only in (None, game.info.slug))
        return tuple(
            game.info.slug for game in games if add_shipped(game, self.store, self.embedder, progress)
        )

    def prepare(self, slug: Slug, progress: Progress | None = None) -> None:
        """Have a game ready to be asked: a shipped one is indexed where that is not done. Raises UnknownGameError."""
        if self.info(slug) is not None:
            self.add_shipped(progress, only=slug)
        elif slug not in self.store.slugs():
            raise _unknown(slug, {*self.store.slugs(), *(game.info.slug for game in shipped_games())})

    def add_file(
        self,
        path: Path,
        *,
        slug: Slug | None = None,
        title: str | None = None,
        edition: str | None = None,
        first_printed_page: int | None = None,
        password: str | None = None,
        amends: Slug | None = None,
        progress: Progress | None = None,
    ) -> Added:
        """Read a rulebook file and make it a game, the new revision of one, or an amendment of the game `amends`.

        Raises UnreadableError where the file cannot be read, the name is none, or it is to replace a shipped game;
        AlreadyThereError where the same text stands already.
        """
        given = Given(slug, title, edition, first_printed_page, password, amends)
        came = add(path, given, self.store, self.embedder, self.limits, progress)
        return Added(
            game=self.summary(came.slug), report=came.report, source=came.source, changed=came.changed
        )

    def withdraw(self, slug: Slug, amendment: str, progress: Progress | None = None) -> GameSummary:
        """Take an amendment out of a game again. Raises UnknownGameError, UnreadableError for a title that amends nothing."""
        if self.info(slug) is None:
            self._folder(slug)
        withdraw(slug, amendment, self.store, self.embedder, progress)
        return self.summary(slug)

    def remove(self, slug: Slug) -> None:
        """Remove an added game and every trace of it. Raises UnknownGameError."""
        self._folder(slug)
        self.store.remove(slug)

    def holding(self, file: BinaryIO) -> Slug | None:
        """The added game that was read from this very file."""
        wanted = file_hash(file)
        for slug in self.store.slugs():
            folder = self.store.folder(slug)
            origin = Kept(folder).origin() if folder else None
            if origin and origin.file == wanted:
                return slug
        return None

    def kept(self, slug: Slug) -> Kept:
        """What is kept of the file of a game's current revision. Raises UnknownGameError."""
        return Kept(self._folder(slug))

    def report(self, slug: Slug) -> IngestReport | None:
        """The ingest report of a game; None where none is kept. Raises UnknownGameError."""
        return self.kept(slug).report()

    def rebuild(self, progress: Progress | None = None) -> tuple[Slug, ...]:
        """Make every index anew with the present model, from the rulebooks that are stored."""
        shipped = set(self.add_shipped(progress))
        others = [slug for slug in self.store.slugs() if slug not in {g.info.slug for g in shipped_games()}]
        return tuple(
            sorted(shipped | {slug for slug in others if reindex(slug, self.store, self.embedder, progress)})
        )

    def index(self, slug: Slug) -> GameIndex:
        """A game's current index. Raises UnknownGameError, StaleIndexError."""
        key = self._folder(slug).name
        with self._loading[slug]:
            return self._load(slug, key)

    def _load_key(self, slug: Slug, _key: str) -> GameIndex:
        return self.store.load(slug, self.embedder.name)

    def _folder(self, slug: Slug) -> Path:
        folder = self.store.folder(slug) if SLUG.fullmatch(slug) else None
        if folder is None:
            raise _unknown(slug, self.store.slugs())
        return folder

    def games(self) -> tuple[GameSummary, ...]:
        """All games that are indexed, by name: one whose index is stale is left out, `referee doctor` tells of it."""
        found = []
        for slug in self.store.slugs():
            with suppress(StaleIndexError):
                found.append(self.summary(slug))
        return tuple(found)

    def offered(self) -> tuple[GameSummary, ...]:
        """All games that can be asked about, by name: those that are indexed, and shipped ones, which are when they are asked."""
        found = {game.slug: game for game in self.games()}
        for game in shipped_games():
            found[game.info.slug] = _summary(shipped_now(game, self.store), game.info)
        return tuple(found[slug] for slug in sorted(found))

    def summary(self, slug: Slug) -> GameSummary:
        """One game. Raises UnknownGameError, StaleIndexError."""
        return self._summary(slug, self._folder(slug).name)

    def _summary_key(self, slug: Slug, _key: str) -> GameSummary:
        return _summary(self.store.fitting(slug, self.embedder.name), self.info(slug))

    def info(self, slug: Slug) -> GameInfo | None:
        """What a shipped game says of itself; None for an added one."""
        return next((game.info for game in shipped_games() if game.info.slug == slug), None)


def _unknown(slug: str, there: Collection[Slug]) -> UnknownGameError:
    known = ", ".join(map(repr, sorted(there)))
    return UnknownGameError(f"no game {slug!r}: expected one of {known or 'none, no game is indexed yet'}")


def _summary(rulebook: Rulebook, info: GameInfo | None) -> GameSummary:
    return GameSummary(
        slug=rulebook.slug,
        title=rulebook.title,
        edition=rulebook.edition,
        revision=rulebook.revision,
        language=rulebook.language,
        pages=sum(page.label is not None or page.pdf_page is not None for page in rulebook.pages),
        passages=len(rulebook.passages),
        statements=sum(1 for _ in rulebook.statements),
        executable=find_game(rulebook.slug) is not None,
        shipped=info is not None,
        about=info.about if info else None,
        players=info.players if info else None,
        amendments=sources_of(rulebook),
    )
