"""What one revision of a rulebook is kept as: files in a folder of its own, and vectors in Chroma.

<key>/rulebook.json
<key>/index.json    what the index was made with, and its anchors
<key>/words.npz     vectors of words
<key>/learned.npz   what the anchors teach, where there are any
<key>/...           what is kept of the file that it was read from: see `origin.py`
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
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

    @classmethod
    def of(
        cls,
        rulebook: Rulebook,
        model: str,
        anchors: Sequence[Anchor],
        words: dict[str, tuple[str, ...]],
        *,
        shipped: bool = False,
    ) -> IndexRecord:
        """The record of an index that this version of Referee makes."""
        parts = [SCHEMA, model, rulebook.revision, rulebook.title, rulebook.edition, words]
        parts += [LEARNING, *map(_plain, anchors)] if anchors else []
        return cls(
            schema_version=SCHEMA,
            model=model,
            revision=rulebook.revision,
            key=hashlib.sha256(json.dumps(parts, sort_keys=True, default=list).encode()).hexdigest()[:16],
            words=words,
            anchors=tuple(_plain(anchor) for anchor in anchors),
            shipped=shipped,
        )


Progress = Callable[[str, int, int], None]
"""Called with a step's name, how much of it is done, and how much there is."""


@dataclass(frozen=True)
class Made:
    """What is stored of a text."""

    vector: NDArray[np.float32]
    words: NDArray[np.float16]
    """A row a word."""


def read_record(folder: Path, slug: str) -> IndexRecord:
    """What the index in a folder was made with. Raises StaleIndexError where that cannot be read."""
    path = folder / "index.json"
    try:
        return IndexRecord.model_validate_json(path.read_bytes())
    except (OSError, ValidationError) as error:
        raise StaleIndexError(
            f"the index of {slug!r} cannot be read ({path.name} of another version, or damaged): "
            "make it anew with `referee ingest --rebuild`"
        ) from error


def read_rulebook(folder: Path, slug: str) -> Rulebook:
    """The rulebook in a folder. Raises StoreError where it cannot be read."""
    try:
        return Rulebook.model_validate_json((folder / "rulebook.json").read_bytes())
    except (OSError, ValidationError) as error:
        raise StoreError(
            f"the rulebook of {slug!r} cannot be read from the data folder: ingest its file again"
        ) from error


def read_index(folder: Path, vectors: Vectors, record: IndexRecord, rulebook: Rulebook) -> GameIndex:
    """The index in a folder. Raises StaleIndexError where Chroma has no vectors of it."""
    found = vectors.read(record.key)
    if not found:
        raise StaleIndexError(
            f"Chroma has no vectors of the index {record.key!r}: make it anew with `referee ingest --rebuild`"
        )
    anchors = tuple(Anchor(*anchor) for anchor in record.anchors)  # type: ignore[arg-type]  # written from Anchors
    statements = {statement.id: statement.text for statement in rulebook.statements}
    width = next(iter(found.values())).shape[0]
    with np.load(folder / "words.npz") as words:
        cut = np.split(words["vectors"], words["ends"][:-1])
    own = _matrix([found[f"s:{name}"] for name in statements], width)
    asked = _matrix([found[f"a:{row}"] for row in range(len(anchors))], width)
    return GameIndex(
        rulebook=rulebook,
        vectors=own,
        passage_vectors=_matrix([found[f"p:{passage.id}"] for passage in rulebook.passages], width),
        word_vectors=tuple(cut[: len(statements)]),
        anchors=anchors,
        anchor_vectors=asked,
        anchor_words=tuple(cut[len(statements) :]),
        thesaurus=Thesaurus(record.words, rulebook.language),
        learned=Learned.kept(folder / _LEARNED, anchors, asked, statements, own) if anchors else None,
    )


def made_of(index: GameIndex) -> dict[str, Made]:
    """The texts that an index holds and that the model need not see again: one changed line is soon indexed."""
    texts = [*(context(one) for one in index.statements), *(anchor.text for anchor in index.anchors)]
    vectors = (*index.vectors, *index.anchor_vectors)
    words = (*index.word_vectors, *index.anchor_words)
    return {text: Made(vector, matrix) for text, vector, matrix in zip(texts, vectors, words, strict=True)}


def write_revision(
    folder: Path,
    vectors: Vectors,
    rulebook: Rulebook,
    record: IndexRecord,
    embedder: Embedder,
    standing: Mapping[str, Made],
    progress: Progress,
) -> None:
    """Index a rulebook into a folder, its record last. `standing`: texts that were embedded before."""
    statements = list(rulebook.statements)
    items = [(f"s:{s.id}", context(s), "statement") for s in statements]
    items += [(f"p:{p.id}", passage_context(p), "passage") for p in rulebook.passages]
    items += [(f"a:{row}", anchor[0], "anchor") for row, anchor in enumerate(record.anchors)]
    new = [text for text in dict.fromkeys(text for _, text, _ in items) if text not in standing]
    worded = {text for _, text, kind in items if kind != "passage"}
    made = {
        **standing,
        **dict(zip(new, _encode(new, worded, embedder, progress, adapted=not record.anchors), strict=True)),
    }
    vectors.write(record.key, items, {text: made[text].vector for _, text, _ in items})
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
        Learned.from_anchors(anchors, asked, {s.id: s.text for s in statements}, own).keep(folder / _LEARNED)
        progress("learning", 1, 1)
    (folder / "rulebook.json").write_text(rulebook.model_dump_json(), "utf-8")
    (folder / "index.json").write_text(record.model_dump_json(), "utf-8")


def _plain(anchor: Anchor) -> tuple[str, str, str, bool | None, tuple[str, ...]]:
    return anchor.text, anchor.kind, anchor.target, anchor.verdict, anchor.statements


def _encode(
    texts: list[str], worded: Collection[str], embedder: Embedder, progress: Progress, *, adapted: bool
) -> list[Made]:
    """What is stored of each text; the words of `worded` ones alone."""
    made: list[Made] = []
    order = sorted(range(len(texts)), key=lambda row: len(texts[row]))
    for start in range(0, len(order), _BATCH):
        batch = [texts[row] for row in order[start : start + _BATCH]]
        for text, one in zip(batch, embedder.encode(batch, adapted=adapted), strict=True):
            words = one.word_vectors if text in worded else one.word_vectors[:0]
            made.append(Made(one.vector, words.astype(np.float16)))
        give_back()
        progress("embedding", len(made), len(texts))
    back = sorted(range(len(order)), key=lambda position: order[position])
    return [made[position] for position in back]


def _matrix(rows: list[NDArray[np.float32]], width: int) -> NDArray[np.float32]:
    return np.stack(rows) if rows else np.zeros((0, width), np.float32)
