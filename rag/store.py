"""Which revision of a rulebook answers: the data folder, written by one at a time and read by all.

    data/
      chroma/                 vectors, one collection a revision
      games/<slug>/current    the name of the revision that answers
      games/<slug>/<key>/     a revision: see `revision.py`

A revision is written whole beside the old one and becomes visible when `current` is replaced, in one step. Readers
need no lock; writers take turns.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from corpus.models import Rulebook
from rag.embed import Embedder
from rag.index import Anchor, GameIndex
from rag.revision import (
    SCHEMA,
    IndexRecord,
    Made,
    Progress,
    StaleIndexError,
    StoreError,
    made_of,
    read_index,
    read_record,
    read_rulebook,
    write_revision,
)
from rag.vectors import Vectors

Read = TypeVar("Read")


class Store:
    """The data folder and the Chroma that belongs to it."""

    def __init__(self, folder: Path, chroma_url: str = "") -> None:
        self._folder = folder
        self._vectors = Vectors(folder / "chroma", chroma_url)

    def slugs(self) -> tuple[str, ...]:
        """Games that have an index, by name."""
        return tuple(sorted(path.parent.name for path in self._folder.glob("games/*/current")))

    def record(self, slug: str) -> IndexRecord | None:
        """What the current index of a game was made with; None where there is none."""
        key = self._current(slug)
        if key is None:
            return None
        return read_record(self._game(slug) / key, slug)

    def rulebook(self, slug: str) -> Rulebook:
        """The current rulebook of a game. Raises StoreError where there is none."""
        return read_rulebook(self._game(slug) / (self._current(slug) or ""), slug)

    def folder(self, slug: str) -> Path | None:
        """The folder of a game's current revision; None where there is none."""
        key = self._current(slug)
        return None if key is None else self._game(slug) / key

    def fitting(self, slug: str, model: str) -> Rulebook:
        """The current rulebook of a game that this model has indexed; the index itself is not read. Raises as `load` does."""
        return self._settled(slug, lambda: self._fitting(slug, model)[1])

    def load(self, slug: str, model: str) -> GameIndex:
        """The current index of a game.

        Raises StaleIndexError where it was made by another model or by another version of Referee.
        """
        return self._settled(slug, lambda: self._load(slug, model))

    def _settled(self, slug: str, read: Callable[[], Read]) -> Read:
        """What is read of the current revision; it is read again where another one took its place meanwhile."""
        while True:
            key = self._current(slug)
            try:
                return read()
            except (StoreError, OSError):
                if self._current(slug) == key:
                    raise

    def _fitting(self, slug: str, model: str) -> tuple[IndexRecord, Rulebook]:
        record = self.record(slug)
        if record is None:
            raise StoreError(f"no index of {slug!r}: ingest its rulebook with `referee ingest FILE`")
        if (record.schema_version, record.model) != (SCHEMA, model):
            raise StaleIndexError(
                f"the index of {slug!r} was made by {record.model!r}, schema {record.schema_version}; the settings ask for "
                f"{model!r}, schema {SCHEMA}: make it anew with `referee ingest --rebuild`, or set "
                "REFEREE_EMBEDDING_MODEL to the model that made it"
            )
        return record, read_rulebook(self._game(slug) / record.key, slug)

    def _load(self, slug: str, model: str) -> GameIndex:
        record, rulebook = self._fitting(slug, model)
        return read_index(self._game(slug) / record.key, self._vectors, record, rulebook)

    def save(
        self,
        rulebook: Rulebook,
        embedder: Embedder,
        *,
        anchors: Sequence[Anchor] = (),
        words: dict[str, tuple[str, ...]] | None = None,
        shipped: bool = False,
        progress: Progress | None = None,
        attach: Callable[[Path], None] | None = None,
    ) -> bool:
        """Index a rulebook and make it the one that answers; False where that very index stands already.

        `attach` puts further files into the revision's folder before it answers.
        """
        record = IndexRecord.of(rulebook, embedder.name, anchors, words or {}, shipped=shipped)
        key = record.key
        if self._current(rulebook.slug) == key and not self._left_over(rulebook.slug, key):
            return False
        with self.writing():
            if self._current(rulebook.slug) == key:
                self._sweep(rulebook.slug, keep=key)
                return False
            self._sweep_abandoned()
            folder = self._game(rulebook.slug) / key
            folder.mkdir(parents=True, exist_ok=True)
            if attach:
                attach(folder)
            standing = self._standing(rulebook.slug, embedder.name, adapted=not record.anchors)
            write_revision(
                folder, self._vectors, rulebook, record, embedder, standing, progress or (lambda *_: None)
            )
            _replace(self._game(rulebook.slug) / "current", key.encode())
            self._sweep(rulebook.slug, keep=key)
        return True

    def remove(self, slug: str) -> None:
        """Remove a game and every trace of it."""
        with self.writing():
            (self._game(slug) / "current").unlink(missing_ok=True)
            self._sweep(slug, keep=None)
            shutil.rmtree(self._game(slug), ignore_errors=True)
            self._vectors.tidy(words=True)

    def forget_old(self) -> None:
        """Leave no words of what was replaced in the files of the vectors."""
        with self.writing():
            self._vectors.tidy(words=True)

    @contextmanager
    def writing(self, wait_seconds: float = 600) -> Iterator[None]:
        """Hold the one right to write; a second writer waits, and is told after ten minutes."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._folder / "write.lock", timeout=wait_seconds)
            lock.acquire()
        except Timeout as error:
            raise StoreError(
                f"the data folder {str(self._folder)!r} is being written by another process: try again when it is done"
            ) from error
        except OSError as error:
            raise StoreError(
                f"the data folder {str(self._folder)!r} cannot be written ({error.strerror}): "
                "give write access, or set REFEREE_DATA_DIR to another folder"
            ) from error
        try:
            yield
        finally:
            lock.release()

    def _standing(self, slug: str, model: str, *, adapted: bool) -> dict[str, Made]:
        """What the current revision holds; nothing of a damaged one, or of one that was not read by the same model."""
        try:
            index = self._load(slug, model)
        except (StoreError, OSError):
            return {}
        return made_of(index) if index.adapted == adapted else {}

    def _left_over(self, slug: str, keep: str | None) -> list[Path]:
        """Folders of other revisions; a revision has a folder from before its first vector until after its last."""
        return [folder for folder in self._game(slug).glob("*/") if folder.name != keep]

    def _sweep(self, slug: str, keep: str | None) -> None:
        old = self._left_over(slug, keep)
        for folder in old:
            self._vectors.drop(folder.name)
        self._vectors.tidy()
        for folder in old:
            shutil.rmtree(folder, ignore_errors=True)

    def _sweep_abandoned(self) -> None:
        """Remove what is left of first revisions that were never finished."""
        for folder in self._folder.glob("games/*/"):
            if not (folder / "current").exists():
                self._sweep(folder.name, keep=None)
                shutil.rmtree(folder, ignore_errors=True)

    def _game(self, slug: str) -> Path:
        return self._folder / "games" / slug

    def _current(self, slug: str) -> str | None:
        try:
            return (self._game(slug) / "current").read_text("utf-8").strip()
        except (FileNotFoundError, NotADirectoryError):
            return None


def _replace(path: Path, data: bytes) -> None:
    part = path.with_suffix(".new")
    part.write_bytes(data)
    part.replace(path)
