"""Where rulebooks and their index are kept: files in the data folder, and their vectors in Chroma.

    data/
      chroma/                          vectors, one collection a revision
      games/<slug>/current             the name of the revision that answers
      games/<slug>/<key>/rulebook.json
      games/<slug>/<key>/index.json    what the index was made with, and its anchors
      games/<slug>/<key>/words.npz     vectors of words
      games/<slug>/<key>/learned.npz   what the anchors teach, where there are any
      games/<slug>/<key>/...           what is kept of the file that it was read from: see `origin.py`

A revision is written whole beside the old one and becomes visible when `current` is replaced, in one step. Readers
need no lock; writers take turns.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np
from filelock import FileLock, Timeout
from numpy.typing import NDArray
from pydantic import ValidationError

from corpus.models import Frozen, Rulebook
from rag.embed import Embedder
from rag.index import Anchor, GameIndex, context, passage_context
from rag.learned import LEARNING, Learned
from rag.memory import give_back
from rag.thesaurus import Thesaurus
from rag.vectors import Vectors

SCHEMA = 4
"""Raised when the layout of the index changes."""

_BATCH = 64
_LEARNED = "learned.npz"

Read = TypeVar("Read")


class StoreError(RuntimeError):
    """A data folder that cannot be read or written. The message has the command that mends it."""


class StaleIndexError(StoreError):
    """An index that was made by another model or by another version of Referee."""


class IndexRecord(Frozen):
    """What an index was made with."""

    schema_version: int
    model: str
    revision: str
    key: str
    """Name of the collection and of the folder: hash of everything that the index depends on."""
    words: dict[str, tuple[str, ...]]
    anchors: tuple[tuple[str, str, str, bool | None, tuple[str, ...]], ...]
    """Text, kind, target, verdict, statements."""
    shipped: bool = False


Progress = Callable[[str, int, int], None]
"""Called with a step's name, how much of it is done, and how much there is."""


def index_key(rulebook: Rulebook, anchors: Sequence[Anchor], words: object, model: str) -> str:
    """Hash of everything that an index depends on."""
    parts = [SCHEMA, model, rulebook.revision, rulebook.title, rulebook.edition, words]
    parts += [LEARNING, *map(_plain, anchors)] if anchors else []
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=list).encode()).hexdigest()[:16]


def _plain(anchor: Anchor) -> tuple[str, str, str, bool | None, tuple[str, ...]]:
    return anchor.text, anchor.kind, anchor.target, anchor.verdict, anchor.statements


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
        path = self._game(slug) / key / "index.json"
        try:
            return IndexRecord.model_validate_json(path.read_bytes())
        except (OSError, ValidationError) as error:
            raise StaleIndexError(
                f"the index of {slug!r} cannot be read ({path.name} of another version, or damaged): "
                "make it anew with `referee ingest --rebuild`"
            ) from error

    def rulebook(self, slug: str) -> Rulebook:
        """The current rulebook of a game. Raises StoreError where there is none."""
        return self._rulebook(slug, self._current(slug) or "")

    def _rulebook(self, slug: str, key: str) -> Rulebook:
        path = self._game(slug) / key / "rulebook.json"
        try:
            return Rulebook.model_validate_json(path.read_bytes())
        except (OSError, ValidationError) as error:
            raise StoreError(
                f"the rulebook of {slug!r} cannot be read from the data folder: ingest its file again"
            ) from error

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
        return record, self._rulebook(slug, record.key)

    def _load(self, slug: str, model: str) -> GameIndex:
        record, rulebook = self._fitting(slug, model)
        vectors = self._vectors.read(record.key)
        if not vectors:
            raise StaleIndexError(
                f"Chroma has no vectors of the index {record.key!r}: make it anew with `referee ingest --rebuild`"
            )
        anchors = tuple(Anchor(*anchor) for anchor in record.anchors)  # type: ignore[arg-type]  # written from Anchors
        statements = {statement.id: statement.text for statement in rulebook.statements}
        width = next(iter(vectors.values())).shape[0]
        folder = self._game(slug) / record.key
        with np.load(folder / "words.npz") as words:
            cut = np.split(words["vectors"], words["ends"][:-1])
        own = _matrix([vectors[f"s:{name}"] for name in statements], width)
        asked = _matrix([vectors[f"a:{row}"] for row in range(len(anchors))], width)
        return GameIndex(
            rulebook=rulebook,
            vectors=own,
            passage_vectors=_matrix([vectors[f"p:{passage.id}"] for passage in rulebook.passages], width),
            word_vectors=tuple(cut[: len(statements)]),
            anchors=anchors,
            anchor_vectors=asked,
            anchor_words=tuple(cut[len(statements) :]),
            thesaurus=Thesaurus(record.words, rulebook.language),
            learned=Learned.kept(folder / _LEARNED, anchors, asked, statements, own) if anchors else None,
        )

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
        words = words or {}
        key = index_key(rulebook, anchors, words, embedder.name)
        if self._current(rulebook.slug) == key and not self._left_over(rulebook.slug, key):
            return False
        with self.writing():
            if self._current(rulebook.slug) == key:
                self._sweep(rulebook.slug, keep=key)
                return False
            record = IndexRecord(
                schema_version=SCHEMA,
                model=embedder.name,
                revision=rulebook.revision,
                key=key,
                words=words,
                anchors=tuple(_plain(anchor) for anchor in anchors),
                shipped=shipped,
            )
            self._sweep_abandoned()
            folder = self._game(rulebook.slug) / key
            folder.mkdir(parents=True, exist_ok=True)
            if attach:
                attach(folder)
            self._write(rulebook, record, embedder, progress or (lambda *_: None))
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

    def _write(self, rulebook: Rulebook, record: IndexRecord, embedder: Embedder, progress: Progress) -> None:
        statements = list(rulebook.statements)
        items = [(f"s:{s.id}", context(s), "statement") for s in statements]
        items += [(f"p:{p.id}", passage_context(p), "passage") for p in rulebook.passages]
        items += [(f"a:{row}", anchor[0], "anchor") for row, anchor in enumerate(record.anchors)]
        standing = self._standing(rulebook.slug, embedder.name)
        new = [text for text in dict.fromkeys(text for _, text, _ in items) if text not in standing]
        worded = {text for _, text, kind in items if kind != "passage"}
        made = standing | dict(zip(new, _encode(new, worded, embedder, progress), strict=True))
        self._vectors.write(record.key, items, {text: made[text].vector.tolist() for _, text, _ in items})
        folder = self._game(rulebook.slug) / record.key
        folder.mkdir(parents=True, exist_ok=True)
        words = [made[text].words for _, text, kind in items if kind != "passage"]
        np.savez(
            folder / "words.npz",
            vectors=np.concatenate(words),
            ends=np.cumsum([len(matrix) for matrix in words]),
        )
        if record.anchors:
            progress("learning", 0, 1)
            anchors = [Anchor(*anchor) for anchor in record.anchors]  # type: ignore[arg-type]  # written from Anchors
            asked = np.stack([made[anchor.text].vector for anchor in anchors])
            own = np.stack([made[context(s)].vector for s in statements])
            Learned.from_anchors(anchors, asked, {s.id: s.text for s in statements}, own).keep(
                folder / _LEARNED
            )
            progress("learning", 1, 1)
        (folder / "rulebook.json").write_text(rulebook.model_dump_json(), "utf-8")
        (folder / "index.json").write_text(record.model_dump_json(), "utf-8")

    def _standing(self, slug: str, model: str) -> dict[str, _Made]:
        """Texts that the current revision holds and the model need not see again: one changed line is soon indexed.

        None of a damaged one, or of one that another model made.
        """
        try:
            index = self._load(slug, model)
        except (StoreError, OSError):
            return {}
        texts = [*(context(one) for one in index.statements), *(anchor.text for anchor in index.anchors)]
        vectors = (*index.vectors, *index.anchor_vectors)
        words = (*index.word_vectors, *index.anchor_words)
        return {
            text: _Made(vector, matrix) for text, vector, matrix in zip(texts, vectors, words, strict=True)
        }

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


@dataclass(frozen=True)
class _Made:
    """What is stored of a text."""

    vector: NDArray[np.float32]
    words: NDArray[np.float16]
    """A row a word."""


def _encode(texts: list[str], worded: Collection[str], embedder: Embedder, progress: Progress) -> list[_Made]:
    """What is stored of each text; the words of `worded` ones alone."""
    made: list[_Made] = []
    order = sorted(range(len(texts)), key=lambda row: len(texts[row]))
    for start in range(0, len(order), _BATCH):
        batch = [texts[row] for row in order[start : start + _BATCH]]
        for text, one in zip(batch, embedder.encode(batch), strict=True):
            words = one.word_vectors if text in worded else one.word_vectors[:0]
            made.append(_Made(one.vector, words.astype(np.float16)))
        give_back()
        progress("embedding", len(made), len(texts))
    back = sorted(range(len(order)), key=lambda position: order[position])
    return [made[position] for position in back]


def _matrix(rows: list[NDArray[np.float32]], width: int) -> NDArray[np.float32]:
    return np.stack(rows) if rows else np.zeros((0, width), np.float32)


def _replace(path: Path, data: bytes) -> None:
    part = path.with_suffix(".new")
    part.write_bytes(data)
    part.replace(path)
