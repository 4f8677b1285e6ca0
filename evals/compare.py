"""What changed between two runs, case by case, and whether the difference is more than chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from corpus.models import Frozen
from evals.folder import RunError
from evals.record import Record
from evals.statistics import Paired, paired
from evals.summary import Run


class Comparison(Frozen):
    """Two runs over the questions that both have answered."""

    all: Paired
    strata: dict[str, Paired]
    gained: tuple[tuple[Record, Record], ...]
    """Right in the second only: the record of each."""
    lost: tuple[tuple[Record, Record], ...]
    """Right in the first only."""
    moved: tuple[tuple[Record, Record], ...]
    """As right or wrong as before, with another answer."""
    only_first: int
    """Questions that only the first has, or that have changed."""
    only_second: int


def compare(first: Run, second: Run) -> Comparison:
    """Compare the first rounds of two runs. Raises RunError where they share no question."""
    before, after = _questions(first), _questions(second)
    shared = sorted(before.keys() & after.keys())
    if not shared:
        raise RunError("the two runs share no question: compare runs of the same sets")
    pairs = [(before[key], after[key]) for key in shared]
    groups: dict[str, list[tuple[Record, Record]]] = defaultdict(list)
    for pair in pairs:
        groups[pair[0].task.case.stratum].append(pair)
    return Comparison(
        all=_paired(pairs),
        strata={name: _paired(groups[name]) for name in sorted(groups)},
        gained=tuple(pair for pair in pairs if not _right(pair[0]) and _right(pair[1])),
        lost=tuple(pair for pair in pairs if _right(pair[0]) and not _right(pair[1])),
        moved=tuple(
            (a, b)
            for a, b in pairs
            if _right(a) == _right(b) and a.answer and b.answer and _said(a) != _said(b)
        ),
        only_first=len(before) - len(shared),
        only_second=len(after) - len(shared),
    )


def told(found: Comparison) -> Iterator[RenderableType]:
    """The comparison on a terminal."""
    table = Table("", "cases", "lost", "gained", "p, McNemar", box=None)
    for name, one in (*found.strata.items(), ("all", found.all)):
        table.add_row(name, str(one.cases), str(one.lost), str(one.gained), f"{one.p_changed:.3f}")
    yield table
    if found.only_first or found.only_second:
        yield f"not compared: {found.only_first} only in the first run, {found.only_second} only in the second"
    for title, pairs in (
        ("Lost: right before, not now", found.lost),
        ("Gained: right now, not before", found.gained),
        ("Another answer, neither better nor worse", found.moved),
    ):
        if pairs:
            yield Text(f"\n{title} ({len(pairs)})", "bold")
        for before, after in pairs:
            yield Text(f"{before.task.case.stratum}: {before.task.case.question}")
            yield Text(f"  before: {_shown(before)}", "dim")
            yield Text(f"  now:    {_shown(after)}", "dim")


def _questions(run: Run) -> dict[tuple[str, str, str], Record]:
    return {
        (one.task.case.game, one.task.case.name, one.task.case.question): one
        for one in run.records
        if one.tried and one.error is None
    }


def _right(record: Record) -> bool:
    return record.score("correct") == 1


def _paired(pairs: list[tuple[Record, Record]]) -> Paired:
    return paired([_right(a) for a, _ in pairs], [_right(b) for _, b in pairs])


def _said(record: Record) -> tuple[object, ...]:
    answer = record.answer
    return (answer.status, answer.answer) if answer else ()


def _shown(record: Record) -> str:
    answer = record.answer
    why = "" if _right(record) else f" ({record.reason('correct')})"
    return f"{answer.status}: {answer.answer}{why}" if answer else "no answer"
