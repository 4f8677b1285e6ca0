"""What came of one question: the answer, how it came about, and its scores."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from corpus.models import Frozen
from evals.cases import Case
from rag.answers import Answer

REFEREE = "referee"
"""The program as it is served, among the systems that can be asked."""


class Score(Frozen):
    """One thing that is true of an answer, wholly, partly or not, with the reason. What does not apply has no score."""

    name: str
    value: float
    """0 to 1."""
    reason: str = ""


class Task(Frozen):
    """One question to be asked of one system."""

    source: str
    """Name of the set that the case is from."""
    case: Case
    system: str = REFEREE
    round: int = 0
    """Later rounds ask again, in a process of their own, only to see whether the answer is the same."""
    of: str = ""
    """Name of the case that this one is a variant of."""
    removed: bool = False
    """Whether the deciding statements are taken out of the rulebook first."""

    @property
    def key(self) -> tuple[str, str, str, int]:
        """What tells tasks apart in one run."""
        return self.system, self.source, self.case.name, self.round


class Record(Frozen):
    """A task, done."""

    task: Task
    answer: Answer | None = None
    """None where the program failed, where the system composes no answer, and in later rounds."""
    error: str | None = None
    """What the program failed with. A failure is kept apart: it is not a wrong answer, and has no scores."""
    gold: tuple[str, ...] = ()
    """Ids of the statements that decide, as they were found in the rulebook."""
    ranked: tuple[str, ...] = ()
    """Ids of the best statements, best first."""
    gate: float | None = None
    """How likely the gate held it that the rulebook answers."""
    shown: tuple[str, ...] = ()
    """For a system that composes no answer: the texts that it shows."""
    milliseconds: float = 0.0
    """From the question to the answer, as the caller sees it."""
    digest: str = ""
    """Hash of the answer's bytes, its timings left out."""
    scores: tuple[Score, ...] = ()

    def score(self, name: str) -> float | None:
        """The value of one score; None where it does not apply."""
        return next((score.value for score in self.scores if score.name == name), None)

    def reason(self, name: str) -> str:
        """The reason of one score."""
        return next((score.reason for score in self.scores if score.name == name), "")

    @property
    def cluster(self) -> str:
        """What the case is about: cases on one statement are no independent evidence, and are drawn together."""
        case = self.task.case
        return f"{case.game}: {self.gold[0] if self.gold else self.task.of or case.name}"

    @property
    def tried(self) -> bool:
        """Whether it counts as a case of the main table: asked of Referee, first round, as written."""
        return self.task.system == REFEREE and not self.task.round and not self.task.of


def digest(answer: Answer) -> str:
    """Hash of an answer's bytes, timings left out."""
    text = answer.model_dump_json(exclude={"timings_ms"})
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def failures(records: Iterable[Record]) -> tuple[Record, ...]:
    """The records of a run in which the program failed."""
    return tuple(record for record in records if record.error is not None)
