"""Asks every task, in this process or in several, and gives the records as they come.

A process that answers is a new one, with a hash seed of its own: what depends on the order of a set shows as an answer
that is not stable.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from queue import Empty
from typing import TYPE_CHECKING, Any

from evals.folder import RunError
from evals.record import Record, Task

if TYPE_CHECKING:
    from evals.systems import System
    from rag.settings import Settings

Opener = Callable[[Any], "System"]
"""Gives the system of a name."""

_LOOK_EVERY = 1.0
"""Seconds between looks at whether the processes are still there."""
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def answers(tasks: Iterable[Task], open_system: Opener, *, warm_up: bool = False) -> Iterator[Record]:
    """Answer tasks one after the other. What a system raises becomes a record with the error.

    `warm_up`: ask each system the first question about each game twice, and keep the second answer, so that the times
    are not those of loading.
    """
    systems: dict[str, System] = {}
    warm: set[tuple[str, str]] = set()
    for task in tasks:
        try:
            system = systems.get(task.system) or systems.setdefault(task.system, open_system(task.system))
            place = task.system, task.case.game
            if warm_up and place not in warm:
                warm.add(place)
                system.ask(task)
            record = system.ask(task)
        except Exception as error:
            yield Record(task=task, error=f"{type(error).__name__}: {error}")
            continue
        yield record.model_copy(update={"answer": None, "scores": ()}) if task.round else record


def answers_in_processes(tasks: Sequence[Task], settings: Settings, url: str, jobs: int) -> Iterator[Record]:
    """Answer tasks in so many new processes. Records come in no particular order.

    Raises RunError where a process dies; what it has not answered is left for another run.
    """
    context = multiprocessing.get_context("spawn")
    results = context.Queue()
    # A case and its neighbours in the file go to different processes, so that no process has all the slow ones.
    shares = [tasks[start::jobs] for start in range(min(jobs, len(tasks)))]
    with _few_threads(jobs):
        workers: list[BaseProcess] = [
            context.Process(target=_work, args=(share, settings, url, results), daemon=True)
            for share in shares
        ]
        for worker in workers:
            worker.start()
    try:
        left = len(tasks)
        while left:
            try:
                line = results.get(timeout=_LOOK_EVERY)
            except Empty:
                if dead := [worker.exitcode for worker in workers if worker.exitcode]:
                    raise RunError(
                        f"a process that answered ended with {dead[0]}, {left} questions before the end: "
                        "look at what it printed, then go on with --resume"
                    ) from None
                continue
            left -= 1
            yield Record.model_validate_json(line)
        for worker in workers:
            worker.join()
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()
        results.close()


def _work(tasks: Sequence[Task], settings: Settings, url: str, results: Any) -> None:
    from evals.systems import open_system
    from rag.assistant import build_assistant

    assistant = build_assistant(settings)
    for record in answers(tasks, lambda name: open_system(name, assistant, url), warm_up=True):
        results.put(record.model_dump_json())
    results.close()
    results.join_thread()


@contextmanager
def _few_threads(jobs: int) -> Iterator[None]:
    """Let the processes that are started meanwhile share the cores instead of each taking all of them."""
    share = str(max(1, (os.cpu_count() or 1) // jobs))
    before: Mapping[str, str | None] = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update({name: share for name in _THREADS if before[name] is None})
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
