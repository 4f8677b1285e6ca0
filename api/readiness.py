"""Whether the server can answer yet: the shipped games are indexed and the model is loaded, in the background."""

from __future__ import annotations

import logging
from threading import Event, Thread

from corpus.games import shipped_games
from rag.assistant import Assistant

_LOG = logging.getLogger("referee")


class Readiness:
    """Warms an assistant once, and tells how that went."""

    def __init__(self) -> None:
        self._ready = Event()
        self.failure: str | None = None
        """Why it will not become ready without help."""

    @property
    def ready(self) -> bool:
        """Whether questions are answered without delay."""
        return self._ready.is_set()

    def start(self, assistant: Assistant) -> None:
        """Warm the assistant in the background."""
        Thread(target=self._warm, args=(assistant,), name="warm-up", daemon=True).start()

    def _warm(self, assistant: Assistant) -> None:
        try:
            assistant.library.add_shipped()
            for game in shipped_games():
                assistant.search(game.info.slug, game.info.title, 1)
        except Exception as error:  # whatever it is, /readyz says it
            self.failure = f"{type(error).__name__}: {error}"
            _LOG.exception("the warm-up failed")
        else:
            self._ready.set()
