"""Which questions are asked: the sets, the games they are about, the split, and what is asked beside them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Literal

from corpus.models import slugify
from evals.cases import Case, CaseError, load_cases
from evals.record import Task
from evals.shelf import Shelf
from evals.support import deciding

Splits = Literal["dev", "held-out", "all"]

REMOVED = "answer removed"
"""Stratum of the answerable look-ups that are asked of the rulebook without what decides them."""
_LOOKUPS = frozenset({"lookup", "paraphrase", "answerable", "fact"})


def shipped_sets() -> tuple[Path, ...]:
    """The sets that come with Referee."""
    folder = Path(str(files("evals").joinpath("sets")))
    return tuple(sorted(folder.glob("*.yaml")))


def plan(
    paths: Iterable[Path], games: Collection[str], *, game: str | None = None, split: Splits = "all"
) -> tuple[Task, ...]:
    """A task a case, in the order of the files.

    `game`: only cases about it; those that name no game, or a file that is none, are taken to be about it. Raises
    CaseError where a file cannot be read, a game is not there, or nothing is left to ask.
    """
    if game is not None and game not in games:
        raise CaseError(f"no game {game!r}: expected one of {', '.join(map(repr, sorted(games)))}")
    tasks: list[Task] = []
    taken: dict[str, Path] = {}
    for path in paths:
        if taken.setdefault(path.stem, path) != path:
            raise CaseError(
                f"two sets are named {path.stem!r}: {path} and {taken[path.stem]}; rename one of them"
            )
        for case in load_cases(path):
            if split not in ("all", case.split):
                continue
            named = _game(case, games)
            if named is None and game is None:
                raise CaseError(
                    f"{path.name!r}: case {case.name!r} is about {case.game or 'no game'!r}, which is not among "
                    f"{', '.join(map(repr, sorted(games)))}: ingest its rulebook, or name the game with --game"
                )
            if game in (None, named) or named is None:
                about = case.model_copy(update={"game": named or game})
                tasks.append(Task(source=path.stem, case=about))
    if not tasks:
        raise CaseError(
            "no case is left to ask: the sets have none"
            + (f" about {game!r}" if game else "")
            + (f" in the split {split!r}" if split != "all" else "")
        )
    return tuple(tasks)


def _game(case: Case, games: Collection[str]) -> str | None:
    """The game that a case names, by its slug or by the name of its file."""
    names = (case.game, slugify(Path(case.game).stem)) if case.game else ()
    return next((name for name in names if name in games), None)


def removed(tasks: Sequence[Task], shelf: Shelf) -> Iterator[Task]:
    """Every answerable look-up again, of the rulebook without what decides it."""
    for task in tasks:
        case = task.case
        if case.answerable and case.stratum in _LOOKUPS and deciding(case, shelf.book(case.game)):
            name = f"{case.name} [{REMOVED}]"
            hidden = {"name": name, "stratum": REMOVED, "status": ("silent", "out_of_scope")}
            plain = {"yes_no": None, "value": None, "must": (), "must_not": ()}
            yield task.model_copy(
                update={
                    "of": case.name,
                    "removed": True,
                    "case": case.model_copy(update={**hidden, **plain}),
                }
            )
