"""What can be asked: Referee in this process, Referee without one of its parts, Referee at an address, and a naive peer."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, Protocol, get_args

from evals.peer import Peer
from evals.rankers import vectors_only, words_only
from evals.record import REFEREE, Record, Task, digest
from evals.removed import without_statements
from evals.scorers import scores
from evals.shelf import Shelf
from evals.support import deciding, ids
from rag.answers import ANSWER, Answer, Turn
from rag.assistant import Assistant, Ranker
from rag.choice import load_weights
from rag.gate import load_gates
from rag.index import GameIndex
from rag.library import Library
from rag.rank import rank

Name = Literal["referee", "engine off", "words only", "vectors only", "naive peer"]


@dataclass(frozen=True)
class Parts:
    """What of Referee a control has."""

    ranker: Ranker = rank
    anchors: bool = True
    engine: bool = True


PARTS: Mapping[Name, Parts] = {
    "engine off": Parts(engine=False),
    "words only": Parts(words_only, anchors=False, engine=False),
    "vectors only": Parts(vectors_only, anchors=False, engine=False),
}
CONTROLS: tuple[Name, ...] = tuple(name for name in get_args(Name) if name != REFEREE)


class System(Protocol):
    """Something that answers tasks."""

    def ask(self, task: Task) -> Record:
        """Answer and score one task. What the program raises is the caller's to note."""
        ...


class Local:
    """The assistant in this process."""

    def __init__(self, assistant: Assistant, *, anchors: bool = True) -> None:
        """`anchors`: whether games keep the questions that their authors wrote, and with them the way to the engine."""
        self._assistant = assistant
        self._shelf = Shelf(assistant.library)
        self._anchors = anchors
        self._index = lru_cache(maxsize=None)(self._opened)

    def ask(self, task: Task) -> Record:
        """Answer with the assistant; for a removed task, from an index without the deciding statements."""
        case, book = task.case, self._shelf.book(task.case.game)
        index = self._index(case.game)
        if task.removed:
            gone = ids(deciding(case, book))
            index = without_statements(index, gone, self._assistant.library.embedder)
            book = index.rulebook
            case = case.model_copy(update={"support": ()})
        begun = time.perf_counter()
        found = self._assistant.consider(
            case.game, case.question, history=[Turn(question=one) for one in case.history], index=index
        )
        took = 1000 * (time.perf_counter() - begun)
        ranked = tuple(index.statements[row].id for row in found.ranking.rows)
        return Record(
            task=task,
            answer=found.answer,
            gold=_names(deciding(task.case, self._shelf.book(case.game))),
            ranked=ranked,
            gate=found.gate.probability if found.gate else None,
            milliseconds=round(took, 2),
            digest=digest(found.answer),
            scores=scores(case, found.answer, ranked, book),
        )

    def _opened(self, game: str) -> GameIndex:
        index = self._assistant.library.index(game)
        if self._anchors:
            return index
        return replace(index, anchors=(), anchor_vectors=index.anchor_vectors[:0], anchor_words=())


class Remote:
    """Referee at an address. Answers are checked against this machine's own copies of the rulebooks."""

    def __init__(self, url: str, library: Library, wait: float = 120.0) -> None:
        import httpx

        self._client = httpx.Client(base_url=url.rstrip("/"), timeout=wait)
        self._shelf = Shelf(library)

    def ask(self, task: Task) -> Record:
        """Post the question. The ranking is not told over HTTP, so that there are no ranking scores."""
        case, book = task.case, self._shelf.book(task.case.game)
        body: dict[str, object] = {"question": case.question}
        if case.history:
            body["history"] = [{"question": one} for one in case.history]
        begun = time.perf_counter()
        reply = self._client.post(f"/v1/games/{case.game}/answers", json=body)
        took = 1000 * (time.perf_counter() - begun)
        if reply.status_code != 200:
            raise RuntimeError(f"HTTP {reply.status_code}: {reply.text[:300]}")
        answer: Answer = ANSWER.validate_json(reply.content)
        if answer.revision != book.revision:
            raise RuntimeError(
                f"the server has revision {answer.revision!r} of {case.game!r}, here is {book.revision!r}: "
                "ingest the same file on both sides"
            )
        return Record(
            task=task,
            answer=answer,
            gold=_names(deciding(case, book)),
            milliseconds=round(took, 2),
            digest=digest(answer),
            scores=scores(case, answer, (), book),
        )

    def close(self) -> None:
        """Close its connections."""
        self._client.close()


def open_system(name: Name, assistant: Assistant, url: str = "") -> System:
    """The system of a name, over the assistant's library."""
    if name == "naive peer":
        return Peer(Shelf(assistant.library))
    if name == REFEREE:
        return Remote(url, assistant.library) if url else Local(assistant)
    part = PARTS[name]
    made = Assistant(assistant.library, load_gates(), load_weights(), ranker=part.ranker, engine=part.engine)
    return Local(made, anchors=part.anchors)


def _names(groups: Iterable[frozenset[str]]) -> tuple[str, ...]:
    """Ids in the order in which the case lists what decides."""
    return tuple(dict.fromkeys(name for group in groups for name in sorted(group)))
