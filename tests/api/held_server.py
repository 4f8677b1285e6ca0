"""A server that never finishes indexing a rule about nine cards: `python held_server.py FOLDER PORT`.

No game ships with it, so that it indexes nothing but what it is sent.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

import uvicorn

import corpus.games
from api.app import create_app
from rag.assistant import Assistant
from rag.choice import load_weights
from rag.embed import Encoded
from rag.gate import load_gates
from rag.library import Library
from rag.settings import Settings
from rag.store import Store
from tests.rag.letters import Letters


class Held(Letters):
    """Waits for ever where nine cards are spoken of."""

    def encode(self, texts: Sequence[str], *, adapted: bool = False) -> list[Encoded]:
        while any("nine cards" in text for text in texts):
            time.sleep(1)
        return super().encode(texts, adapted=adapted)


def main(folder: Path, port: int) -> None:
    corpus.games.SHIPPED = folder / "none"
    settings = Settings(data_dir=folder)
    assistant = Assistant(Library(Store(folder), Held(), settings.reading), load_gates(), load_weights())
    uvicorn.run(create_app(assistant, settings), port=port, log_level="warning")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
