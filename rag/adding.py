"""Adding a rulebook file: read, compared with what is there, cut, kept and indexed. Until the end nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from corpus.games import GameFolder, open_game, shipped_games
from corpus.models import SLUG, Rulebook, Slug, slugify
from ingest.amend import amendments_of, as_amendment, base_of, combine, sources_of
from ingest.document import Document, UnreadableError
from ingest.isolated import read_isolated
from ingest.layout import words_of
from ingest.limits import Limits
from ingest.report import IngestReport, report_on
from ingest.shipped import find_shipped, shipped_rulebook
from ingest.split import split
from rag.anchors import game_anchors
from rag.embed import Embedder
from rag.index import Anchor
from rag.origin import Kept, Origin, file_hash, origin_of
from rag.revision import Progress
from rag.store import Store


class AlreadyThereError(UnreadableError):
    """A rulebook whose very text stands already under another name."""


@dataclass(frozen=True)
class Given:
    """What the owner says of a file."""

    slug: Slug | None = None
    title: str | None = None
    edition: str | None = None
    first_printed_page: int | None = None
    password: str | None = None
    amends: Slug | None = None


@dataclass(frozen=True)
class Came:
    """What came of a file."""

    slug: Slug
    source: str | None
    """The title of the amendment that it became."""
    report: IngestReport
    changed: bool


def add(
    path: Path, given: Given, store: Store, embedder: Embedder, limits: Limits, progress: Progress | None
) -> Came:
    """Add a file.

    Raises UnreadableError and AlreadyThereError as `Library.add_file` says.
    """
    slug = given.amends or given.slug or slugify(path.stem)
    check_name(slug, given, store)
    document = read_isolated(
        path,
        first_printed_page=given.first_printed_page,
        password=given.password,
        limits=limits,
        progress=progress,
    )
    if progress:
        progress("reading", 1, 1)
    title = given.title or document.title or path.stem
    if given.amends:
        book = as_amendment(split(document, slug=f"{slug}/{slugify(title)}", title=title), title)
    else:
        book = split(document, slug=slug, title=title, edition=given.edition)
    with path.open("rb") as file:
        origin = origin_of(book, file_hash(file))
    refuse_twin(origin, slug, given, title, store)
    source = title if given.amends else None
    combined, others = _joined(book, slug, source, store)
    report = report_on(document, book)

    def attach(folder: Path) -> None:
        kept, before = Kept(folder), store.folder(slug)
        if before is not None:
            kept.take_over(Kept(before), others)
        kept.keep(
            path,
            origin,
            words_of(document),
            report,
            source=source,
            password=_lock(document, given),
            limits=limits,
        )

    changed = _saved(combined, store, embedder, progress, attach)
    return Came(slug, source, report, changed)


def shipped_now(game: GameFolder, store: Store) -> Rulebook:
    """The rulebook of a shipped game as it now is, with the amendments that its owner added."""
    folder = store.folder(game.info.slug)
    amended = folder is not None and Kept(folder).amended
    return combine(shipped_rulebook(game), amendments_of(store.rulebook(game.info.slug)) if amended else ())


def add_shipped(game: GameFolder, store: Store, embedder: Embedder, progress: Progress | None) -> bool:
    """Index a shipped game as `shipped_now` tells it; False where that stands already."""
    before = store.folder(game.info.slug)
    rulebook = shipped_now(game, store)

    def attach(folder: Path) -> None:
        if before is not None:
            Kept(folder).take_over(Kept(before), sources_of(rulebook))

    return _saved(rulebook, store, embedder, progress, attach)


def withdraw(slug: Slug, source: str, store: Store, embedder: Embedder, progress: Progress | None) -> None:
    """Take an amendment out of a game again, with every trace of it. Raises UnreadableError where there is none of this title."""
    before = store.folder(slug)
    amendments = {one.pages[0].source: one for one in amendments_of(store.rulebook(slug))} if before else {}
    if before is None or source not in amendments:
        raise UnreadableError(
            f"{slug!r} has no amendment {source!r}: expected one of {', '.join(map(repr, amendments)) or 'none, it has no amendment'}"
        )
    del amendments[source]

    def attach(new: Path) -> None:
        Kept(new).take_over(Kept(before), (None, *amendments))

    base = _base(store.rulebook(slug), before)
    _saved(combine(base, tuple(amendments.values())), store, embedder, progress, attach)
    store.forget_old()


def reindex(slug: Slug, store: Store, embedder: Embedder, progress: Progress | None) -> bool:
    """Index a stored game anew with the present model; False where that very index stands already."""
    rulebook, before = store.rulebook(slug), store.folder(slug)

    def attach(folder: Path) -> None:
        if before is not None:
            Kept(folder).take_over(Kept(before), (None, *sources_of(rulebook)))

    return _saved(rulebook, store, embedder, progress, attach)


def _saved(
    rulebook: Rulebook,
    store: Store,
    embedder: Embedder,
    progress: Progress | None,
    attach: Callable[[Path], None],
) -> bool:
    """Save, or leave nothing of the file behind. A shipped game brings its anchors and words."""
    game = find_shipped(rulebook.slug)
    begun: list[Path] = []

    def noted(folder: Path) -> None:
        begun.append(folder)
        attach(folder)

    try:
        return store.save(
            rulebook,
            embedder,
            anchors=_anchors(game.path) if game else (),
            words=game.info.words if game else None,
            shipped=game is not None,
            progress=progress,
            attach=noted,
        )
    except BaseException:
        for folder in begun:
            if store.folder(rulebook.slug) != folder:
                Kept(folder).clear()
        raise


@cache
def _anchors(folder: Path) -> tuple[Anchor, ...]:
    """The anchors of a shipped game: they do not change while Referee runs, and to bind thousands takes a while."""
    game = open_game(folder)
    return game_anchors(game, shipped_rulebook(game))


def check_name(slug: Slug, given: Given, store: Store) -> None:
    """Raises UnreadableError where a game cannot be added or amended under this name."""
    if not SLUG.fullmatch(slug):
        raise UnreadableError(
            f"{slug!r} cannot name a game: expected lower-case letters, digits and hyphens, such as 'my-game'"
        )
    if given.amends is not None:
        check_amended(store, slug, given.slug, given.edition)
    elif slug in _shipped():
        raise UnreadableError(
            f"{slug!r} is a shipped game and cannot be replaced: choose another name with --slug"
        )


def check_amended(store: Store, amends: Slug, slug: Slug | None, edition: str | None) -> None:
    """Raises UnreadableError where this game cannot be amended, or what amends it is given a name of its own."""
    if amends not in (there := {*store.slugs(), *_shipped()}):
        raise UnreadableError(
            f"no game {amends!r} to amend: expected one of {', '.join(map(repr, sorted(there)))}; "
            "add its rulebook first"
        )
    if slug or edition:
        raise UnreadableError(
            f"an amendment of {amends!r} has neither slug nor edition of its own: leave --slug and --edition out"
        )


def _shipped() -> frozenset[Slug]:
    return frozenset(game.info.slug for game in shipped_games())


def refuse_twin(origin: Origin, slug: Slug, given: Given, title: str, store: Store) -> None:
    """Raises AlreadyThereError where the same text stands under another name and is no other edition."""
    for other, source, twin in _origins(store):
        if twin.text != origin.text or (other == slug and source == (title if given.amends else None)):
            continue
        name = f"{other!r}" if source is None else f"{source!r}, an amendment of {other!r}"
        if given.amends:
            raise AlreadyThereError(
                f"{title!r} is already there as {name}: expected a text that is new to {slug!r}; nothing was changed"
            )
        if source is None and given.edition and given.edition != store.rulebook(other).edition:
            continue
        if twin.places == origin.places or source is not None:
            raise AlreadyThereError(
                f"{title!r} is already there as {name}, word for word: ask about that one, give --slug {other} to "
                "read it anew, or --edition to keep both"
            )
        raise AlreadyThereError(
            f"{title!r} has the text of {name} on other pages: give --edition to add it as an edition of its own, "
            f"with its own pages, or --slug {other} to replace the pages of {name}"
        )


def _origins(store: Store) -> Iterator[tuple[Slug, str | None, Origin]]:
    """What every game, and every amendment, is recognised by."""
    for slug in store.slugs():
        folder = store.folder(slug)
        if folder is None:
            continue
        rulebook = store.rulebook(slug)
        base = base_of(rulebook, rulebook.revision) if sources_of(rulebook) else rulebook
        yield slug, None, Kept(folder).origin() or origin_of(base)
        for source in sources_of(rulebook):
            if origin := Kept(folder).origin(source):
                yield slug, source, origin


def _joined(
    book: Rulebook, slug: Slug, source: str | None, store: Store
) -> tuple[Rulebook, tuple[str | None, ...]]:
    """The book with the rest of its game, and the titles of that rest: None for the rulebook itself.

    A shipped game that nobody has asked about yet is indexed with its first amendment.
    """
    folder = store.folder(slug)
    if folder is None:
        game = find_shipped(slug) if source is not None else None
        return (combine(shipped_rulebook(game), (book,)) if game else book), ()
    current = store.rulebook(slug)
    amendments = {one.pages[0].source: one for one in amendments_of(current)}
    if source is None:
        return combine(book, tuple(amendments.values())), tuple(amendments)
    amendments.pop(source, None)
    return combine(_base(current, folder), (*amendments.values(), book)), (None, *amendments)


def _base(current: Rulebook, folder: Path) -> Rulebook:
    """The rulebook itself, without what amends it."""
    if game := find_shipped(current.slug):
        return shipped_rulebook(game)
    origin = Kept(folder).origin()
    return base_of(current, origin.revision if origin else current.revision)


def _lock(document: Document, given: Given) -> str | None:
    """The password with which the kept file is to be unlocked."""
    return given.password if any(page.pdf_page is not None for page in document.pages) else None
