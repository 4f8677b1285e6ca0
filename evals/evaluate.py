"""One run, from the sets to the figures."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from corpus.models import Frozen
from evals.disguises import disguised
from evals.folder import RunFolder, RunInfo, now, versions
from evals.plan import Splits, plan, removed
from evals.record import Record, Task
from evals.report.markdown import markdown
from evals.report.page import page
from evals.runner import answers_in_processes
from evals.shelf import Shelf
from evals.steps import stepped
from evals.summary import Run, summarize
from evals.systems import CONTROLS
from rag.assistant import build_assistant
from rag.library import Library
from rag.settings import Settings

Progress = Callable[[str, int, int], None]
Answering = Callable[[Sequence[Task]], Iterator[Record]]


class Wanted(Frozen):
    """What to run."""

    sets: tuple[Path, ...]
    out: Path
    game: str | None = None
    split: Splits = "all"
    url: str = ""
    jobs: int = 1
    rounds: int = 1
    controls: bool = False
    """Also ask Referee without its parts, and the naive peer."""
    hidden: bool = False
    """Also ask look-ups of the rulebook without what decides them."""
    variants: bool = False
    """Also ask every question in other words, and with a fact changed by one."""
    resume: bool = False


def run(wanted: Wanted, settings: Settings, progress: Progress, answering: Answering | None = None) -> Run:
    """Ask, score, keep, and count. `answering`: who answers; new processes where it is not given.

    Raises CaseError, RunError, and what the library raises.
    """
    library = build_assistant(settings).library
    library.add_shipped(progress)
    games = library.store.slugs()
    asked = plan(wanted.sets, games, game=wanted.game, split=wanted.split)
    shelf = Shelf(library)
    folder = RunFolder(wanted.out)
    done = {
        one.task.key: one
        for one in folder.begin(_info(wanted, settings, asked, library), resume=wanted.resume)
    }

    def rest(step: str, tasks: Sequence[Task]) -> None:
        """Answer those of the tasks that are not answered yet."""
        left = [task for task in tasks if task.key not in done]
        total = len(tasks)
        progress(step, total - len(left), total)
        came = answering(left) if answering else answers_in_processes(left, settings, wanted.url, wanted.jobs)
        for number, record in enumerate(came if left else (), total - len(left) + 1):
            folder.add(record)
            done[record.task.key] = record
            progress(step, number, total)

    beside: list[Task] = []
    if wanted.controls:
        beside += [one.model_copy(update={"system": name}) for name in CONTROLS for one in asked]
    if wanted.hidden:
        beside += removed(asked, shelf)
    if wanted.variants:
        beside += disguised(asked)
    rest("asking", (*asked, *beside))
    for again in range(1, wanted.rounds):
        rest(f"asking again, round {again + 1}", [one.model_copy(update={"round": again}) for one in asked])
    if wanted.variants:
        first = [done[task.key] for task in asked if task.key in done]
        rest("asking with a fact changed by one", tuple(stepped(first)))
    records = tuple(folder.records())
    return Run(info=folder.info(), records=records, summary=summarize(records, shelf.book))


def write_reports(made: Run, out: Path) -> None:
    """Write `summary.json`, `summary.md` and `report.html` into the run's folder."""
    files = {
        "summary.json": made.summary.model_dump_json(indent=1),
        "summary.md": markdown(made),
        "report.html": page(made),
    }
    RunFolder(out).write(files.items())


def opened(path: Path, settings: Settings) -> Run:
    """A run that was made before. Raises RunError."""
    folder = RunFolder(path)
    info, records = folder.info(), folder.records()
    return Run(
        info=info, records=records, summary=summarize(records, Shelf(build_assistant(settings).library).book)
    )


def _info(wanted: Wanted, settings: Settings, asked: Iterable[Task], library: Library) -> RunInfo:
    sets: dict[str, list[str]] = defaultdict(list)
    games = set()
    for task in asked:
        sets[task.source].append(task.case.model_dump_json())
        games.add(task.case.game)
    beside = ("controls",) * wanted.controls + ("removed",) * wanted.hidden + ("variants",) * wanted.variants
    return RunInfo(
        made=now(),
        sets={
            name: hashlib.sha256("\n".join(cases).encode()).hexdigest()[:12] for name, cases in sets.items()
        },
        split=wanted.split,
        game=wanted.game,
        url=wanted.url,
        systems=("referee", *(CONTROLS if wanted.controls else ())),
        rounds=wanted.rounds,
        jobs=wanted.jobs,
        variants=beside,
        embedding_model=library.embedder.name,
        chat_model=settings.chat_model,
        revisions={game: library.summary(game).revision for game in sorted(games)},
        versions=versions(),
    )
