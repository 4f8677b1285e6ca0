"""The figures of a run on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table

from evals.record import failures
from evals.statistics import Share
from evals.summary import MEASURES, Abstention, Row, Run

COLUMNS = {
    "verdict wrong": "contrary",
    "value wrong": "wrong",
    "refused": "refused",
    "uncertain": "unsure",
    "silence kept": "silence",
    "precision": "cites",
}
"""What is told of each group beside `correct`, in %, under names that fit 80 columns; the rest of the whole only."""
_CONTROLS = {
    "precision": "cites",
    "recall": "recall",
    "hit@1": "first",
    "hit@3": "top 3",
    "silence kept": "silence",
}


def told(run: Run) -> Iterator[RenderableType]:
    """Tables and lines: the whole, strata, games, abstention, controls, variants, latency, failures."""
    figures = run.summary
    yield f"{figures.cases} questions from {', '.join(run.info.sets)}; intervals cover 95 %, by cluster bootstrap"
    yield _whole(figures.all)
    yield _rows("kind", (*figures.strata, figures.all), COLUMNS)
    if len(figures.games) > 1:
        yield _rows("game", figures.games, COLUMNS)
    yield _abstention(figures.abstention)
    yield _rows("control", figures.controls, _CONTROLS)
    if figures.removed:
        yield _rows("rulebook without what decides", (figures.removed,), {"uncertain of silence": "unsure"})
    if figures.variants:
        yield _rows(
            "the same in other words", figures.variants, {"unflipped": "not flipped", "unmoved": "same"}
        )
    if figures.stable:
        yield f"the same answer, byte for byte, in {run.info.rounds} rounds: {percent(figures.stable)}"
    if figures.calibration_error is not None:
        yield f"calibration error of the gate: {figures.calibration_error:.3f}"
    took = "; ".join(f"{one.stage} {one.p50:.0f} / {one.p95:.0f}" for one in figures.latency)
    yield f"milliseconds, p50 / p95, {run.info.jobs} at a time: {took}"
    if failed := failures(run.records):
        yield f"THE PROGRAM FAILED on {len(failed)} questions; they count in no figure:"
        yield from (f"  {one.task.source}: {one.task.case.name}: {one.error}" for one in failed[:10])


def percent(share: Share | None) -> str:
    """A share with its interval: `93 % (90–96)`."""
    if share is None:
        return "–"
    return f"{100 * share.mean:.1f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def _whole(row: Row) -> Table:
    table = Table("", "all", "cases", box=None)
    for name, title in MEASURES.items():
        if name in row.shares:
            table.add_row(title, percent(row.shares[name]), str(row.shares[name].cases))
    return table


def _rows(head: str, rows: Iterable[Row], names: Mapping[str, str]) -> Table:
    table = Table(head, "cases", "correct %", *names.values(), box=None, pad_edge=False)
    for row in rows:
        shares = (row.shares.get(name) for name in names)
        figures = (f"{100 * share.mean:.0f}" if share else "–" for share in shares)
        whole = row.shares.get("correct")
        correct = f"{100 * whole.mean:.0f} ({100 * whole.low:.0f}–{100 * whole.high:.0f})" if whole else "–"
        table.add_row(row.name, str(row.cases), correct, *figures)
    return table


def _abstention(found: Abstention) -> Table:
    table = Table("", "answered", "uncertain", "not answered", box=None)
    table.add_row("answerable", str(found.answered), str(found.unsure), str(found.refused))
    table.add_row("undecided or off-topic", str(found.fooled), str(found.unsure_of_silence), str(found.kept))
    rates = {"precision": found.precision, "recall": found.recall, "over-refusal": found.over_refusal}
    table.caption_justify = "left"
    table.caption = "refusals: " + ", ".join(
        f"{name} {rate:.3f}" for name, rate in rates.items() if rate is not None
    )
    return table
