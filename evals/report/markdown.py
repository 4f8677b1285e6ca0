"""The main figures of a run as a Markdown table, for a readme."""

from __future__ import annotations

from collections.abc import Iterator

from evals.statistics import Share
from evals.summary import Row, Run, Summary

_ROWS = {
    "verdict": "yes or no: right",
    "verdict wrong": "yes or no: the contrary said",
    "value": "numbers and names: right",
    "value wrong": "numbers and names: another said",
    "refused": "answerable questions refused",
    "uncertain": "answerable questions only pointed at (“uncertain”)",
    "silence kept": "questions that the rulebook does not decide, and off-topic ones: not answered",
    "uncertain of silence": "the same: only pointed at",
    "precision": "citation precision",
    "recall": "citation recall",
    "hit@1": "deciding line ranked first",
    "hit@3": "deciding line among the first three",
    "verbatim": "quotes word for word",
    "place exact": "page and section exact",
}


def markdown(run: Run) -> str:
    """The table, with intervals, strata and controls."""
    return "\n".join(("| | of all | 95 % interval | cases |", "|---|---|---|---|", *_lines(run.summary)))


def _lines(figures: Summary) -> Iterator[str]:
    yield _line("**correct**", figures.all.shares.get("correct"))
    for row in figures.strata:
        yield _line(f"· {row.name}", row.shares.get("correct"))
    for name, title in _ROWS.items():
        if name in figures.all.shares:
            yield _line(title, figures.all.shares[name])
    if figures.stable:
        yield _line("the same answer, byte for byte, when asked again", figures.stable)
    if figures.removed:
        title = "look-ups of a rulebook without what decides them: not answered"
        yield _line(title, figures.removed.shares.get("silence kept"))
    for row in figures.controls[1:]:
        yield from _control(row)


def _control(row: Row) -> Iterator[str]:
    shares = row.shares
    if row.name == "citations shuffled":
        yield _line("control: citation precision, citations shuffled", shares.get("precision"))
    else:
        yield _line(f"control: correct, {row.name}", shares.get("correct"))


def _line(title: str, share: Share | None) -> str:
    if share is None:
        return f"| {title} | – | – | 0 |"
    return f"| {title} | {_percent(share.mean)} | {_percent(share.low)} – {_percent(share.high)} | {share.cases} |"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
