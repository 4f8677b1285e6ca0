"""What one would otherwise write: LangChain's splitter, Chroma and MiniLM over the same rulebook texts.

A yardstick and no part of the product: chunks of 1000 characters that overlap by 200, the four nearest returned.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from uuid import uuid4

CHUNK, OVERLAP, NEAREST = 1000, 200, 4


class Naive:
    """The peer: chunks in an in-memory Chroma, found by cosine alone."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Index texts by game."""
        os.environ.setdefault("HF_HUB_OFFLINE", "1")
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        from langchain_chroma import Chroma
        from langchain_huggingface import HuggingFaceEmbeddings
        from langchain_text_splitters import RecursiveCharacterTextSplitter

        from rag.embed import packaged_weights

        self._splitter = RecursiveCharacterTextSplitter(chunk_size=CHUNK, chunk_overlap=OVERLAP)
        self._store = Chroma(
            f"naive-{uuid4().hex}",
            HuggingFaceEmbeddings(model_name=str(packaged_weights().parent), model_kwargs={"device": "cpu"}),
            collection_metadata={"hnsw:space": "cosine"},
        )
        for game, text in texts.items():
            self.add(game, text)

    def add(self, game: str, text: str) -> None:
        """Index one text more."""
        chunks = self._splitter.split_text(text)
        self._store.add_texts(chunks, [{"game": game}] * len(chunks))

    def ask(self, game: str, question: str) -> tuple[str, ...]:
        """The nearest chunks of a game's rulebook, best first."""
        found = self._store.similarity_search(question, k=NEAREST, filter={"game": game})
        return tuple(document.page_content for document in found)
