"""The one door to Chroma: vectors of a rulebook's texts, one collection a revision.

Chroma keeps its files in the data folder, or runs as a server of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import urlsplit

import numpy as np
from langchain_core.embeddings import Embeddings
from numpy.typing import NDArray

from rag.tidy import forget_deleted_words, remove_unused_vectors

_PART = 1000
"""Texts that are handed over at once."""
_COLLECTION = {"hnsw:space": "cosine", "hnsw:construction_ef": 10, "hnsw:M": 4}
"""Chroma's own graph is as small as may be: search is exact and ours, and a good graph takes longer than all else of Chroma."""


class Vectors:
    """Named vectors of texts, in collections by key."""

    def __init__(self, folder: Path, url: str = "") -> None:
        """`folder`: where an embedded Chroma keeps its files; `url`: a Chroma server that is used instead."""
        self._folder = folder
        self._url = url
        self._client: Any = None
        self._opening = Lock()
        """Chroma breaks where two threads open one folder at once."""

    def read(self, key: str) -> dict[str, NDArray[np.float32]]:
        """The vectors of a collection by their names; none where there is no such collection."""
        from chromadb.errors import ChromaError

        try:
            found = self._collection(key).get(include=["embeddings"])
        except (ChromaError, ValueError):
            return {}
        if not found["ids"]:
            return {}
        return dict(zip(found["ids"], np.asarray(found["embeddings"], np.float32), strict=True))

    def write(
        self, key: str, texts: Sequence[tuple[str, str, str]], vectors: Mapping[str, NDArray[np.float32]]
    ) -> None:
        """Make a collection anew. `texts`: name, text and kind of each; `vectors`: by text."""
        self.drop(key)
        collection = self._collection(key, _Known(vectors), make=True)
        for start in range(0, len(texts), _PART):
            part = texts[start : start + _PART]
            collection.add_texts(
                [text for _, text, _ in part],
                metadatas=[{"kind": kind} for _, _, kind in part],
                ids=[name for name, _, _ in part],
            )

    def drop(self, key: str) -> None:
        """Delete a collection, where there is one."""
        from chromadb.errors import NotFoundError

        try:
            self.client().delete_collection(_name(key))
        except (NotFoundError, ValueError):
            return

    def tidy(self, *, words: bool = False) -> None:
        """Remove what dropped collections left in an embedded Chroma: their files and, if asked, their `words`."""
        if self._url:
            return
        remove_unused_vectors(self._folder)
        if words:
            forget_deleted_words(self._folder)

    def client(self) -> Any:
        """The Chroma client, opened when it is first used."""
        with self._opening:
            if self._client is None:
                self._client = self._open()
            return self._client

    def _collection(self, key: str, vectors: Embeddings | None = None, *, make: bool = False) -> Any:
        from langchain_chroma import Chroma

        return Chroma(
            collection_name=_name(key),
            client=self.client(),
            embedding_function=vectors,
            collection_metadata=_COLLECTION,
            create_collection_if_not_exists=make,
        )

    def _open(self) -> Any:
        import chromadb
        from chromadb.config import Settings

        quiet = Settings(anonymized_telemetry=False)
        if not self._url:
            return chromadb.PersistentClient(str(self._folder), settings=quiet)
        parts = urlsplit(self._url)
        return chromadb.HttpClient(
            host=parts.hostname or "localhost",
            port=parts.port or 8000,
            ssl=parts.scheme == "https",
            settings=quiet,
        )


class _Known(Embeddings):
    """Vectors computed beforehand, so that one forward pass gives those of sentences and of words."""

    def __init__(self, vectors: Mapping[str, NDArray[np.float32]]) -> None:
        self._vectors = vectors

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        return [self.embed_query(text) for text in texts]

    def embed_query(self, text: str) -> list[float]:
        vector: list[float] = self._vectors[text].tolist()
        return vector


def _name(key: str) -> str:
    return f"game-{key}"
