"""The page: heads, plots, tables, and every answer that is not right with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template

from evals.record import Record, failures
from evals.report.plots import calibration, intervals, latencies
from evals.statistics import Share
from evals.summary import MEASURES, Abstention, Row, Run
from rag.answers import Answer

HEADS = (
    "correct",
    "precision",
    "verdict wrong",
    "value wrong",
    "silence kept",
    "refused",
    "uncertain",
    "verbatim",
)


def page(run: Run) -> str:
    """The report of a run as HTML."""
    template = Template(files("evals.report").joinpath("page.html").read_text("utf-8"))
    return template.substitute(
        title=escape(f"How right Referee is: {', '.join(run.info.sets)}"),
        lead=escape(_lead(run)),
        body="\n".join(_body(run)),
    )


def _lead(run: Run) -> str:
    info, figures = run.info, run.summary
    games = ", ".join(f"{game} (revision {revision})" for game, revision in info.revisions.items())
    where = f"asked of {info.url}" if info.url else "asked in process"
    return (
        f"{figures.cases} questions, split {info.split}, about {games}; {where} on {info.made}. "
        f"Chat model: {info.chat_model or 'none'}. Intervals cover 95 %, by bootstrap over the deciding statements."
    )


def _body(run: Run) -> Iterator[str]:
    figures = run.summary
    yield _failed(run.records)
    yield f'<div class="heads">{"".join(_head(name, figures.all) for name in HEADS if name in figures.all.shares)}</div>'
    yield "<h2>Correct, by kind of question</h2>"
    yield _figure(
        intervals((*figures.strata, figures.all), "correct", "Share of correct answers by kind of question"),
        "Correct is strict: status, verdict or value, deciding statement cited, and what the answer must say, all at "
        "once. Asking back, pointing at near rules and quoting without the verdict are not correct.",
    )
    yield _table("kind", (*figures.strata, figures.all), _COLUMNS)
    if len(figures.games) > 1:
        yield _table("game", figures.games, _COLUMNS)
    yield "<h2>Who was answered, and who was not</h2>"
    yield _abstention(figures.abstention)
    if figures.removed:
        yield (
            "<p>The hard case: look-ups asked of the rulebook without the statements that decide them. What says the "
            "same elsewhere stays, so the share is a lower bound.</p>"
        )
        yield _table("", (figures.removed,), ("silence kept", "uncertain of silence"))
    if figures.calibration:
        yield "<h2>Does the gate know?</h2>"
        yield _figure(
            calibration(figures.calibration, "Calibration of the gate"),
            f"On the dashed line it says what is true. Expected calibration error: {figures.calibration_error or 0:.3f}.",
        )
    yield "<h2>Controls</h2><p>Measured with the same scorers: a scorer that cannot tell shuffled citations from real "
    yield "ones, or a policy without judgement from a referee, is no good. Words and vectors stand alone here, without "
    yield "anchors and engine. The naive peer shows chunks, and is judged kindly.</p>"
    yield _table("", figures.controls, _CONTROLS)
    if figures.variants:
        yield "<h2>The same question in other words, and with a fact moved by one</h2>"
        yield _table("", figures.variants, ("unflipped", "unmoved", "correct"))
    yield "<h2>How long it takes</h2>"
    yield _figure(
        latencies(figures.latency, "Milliseconds by stage"),
        f"Milliseconds from p50 to p95, {run.info.jobs} questions at a time.",
    )
    if figures.stable:
        yield f"<p>The same answer, byte for byte, in {run.info.rounds} rounds: {_percent(figures.stable)}.</p>"
    yield "<h2>All figures</h2>"
    yield _whole(figures.all)
    lost = [one for one in _sorted(run.records) if one.tried and one.score("correct") == 0]
    yield f"<h2>Every answer that is not right ({len(lost)})</h2>"
    yield from (_lost(one) for one in lost)
    moved = [
        one
        for one in _sorted(run.records)
        if one.task.of and one.task.system == "referee" and one.score("correct") == 0
    ]
    if moved:
        yield f"<h2>Variants that were not right ({len(moved)})</h2>"
        yield from (_lost(one) for one in moved)
    yield f"<h2>What was run</h2><pre>{escape(run.info.model_dump_json(indent=1))}</pre>"


_COLUMNS = (
    "correct",
    "verdict",
    "verdict wrong",
    "value",
    "value wrong",
    "refused",
    "uncertain",
    "silence kept",
    "precision",
    "hit@1",
    "hit@3",
)
_CONTROLS = (
    "correct",
    "precision",
    "recall",
    "verdict wrong",
    "value wrong",
    "refused",
    "silence kept",
    "hit@1",
    "hit@3",
    "MRR",
)


def _sorted(records: Iterable[Record]) -> list[Record]:
    return sorted(records, key=lambda one: (one.task.case.stratum, one.task.source, one.task.case.name))


def _failed(records: Sequence[Record]) -> str:
    failed = failures(records)
    if not failed:
        return ""
    items = "".join(
        f"<li>{escape(one.task.system)}: {escape(one.task.case.question)}<br><small>{escape(one.error or '')}</small>"
        for one in failed
    )
    return f'<h2 class="bad">The program failed on {len(failed)} questions</h2><p>They count in no figure.</p><ul>{items}</ul>'


def _head(name: str, row: Row) -> str:
    share = row.shares[name]
    return (
        f"<div><b>{100 * share.mean:.1f} %</b>{escape(MEASURES[name])}"
        f"<span>{100 * share.low:.0f}–{100 * share.high:.0f} %, {share.cases} cases</span></div>"
    )


def _figure(plot: str, caption: str) -> str:
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def _table(head: str, rows: Sequence[Row], names: Sequence[str]) -> str:
    used = [name for name in names if any(name in row.shares for row in rows)]
    heads = "".join(f"<th>{escape(MEASURES[name])}" for name in used)
    body = "".join(
        f"<tr><td>{escape(row.name)}<td>{row.cases}"
        + "".join(f"<td>{_percent(row.shares.get(n))}" for n in used)
        for row in rows
    )
    return (
        f'<div class="wide"><table><thead><tr><th>{escape(head)}<th>cases{heads}<tbody>{body}</table></div>'
    )


def _whole(row: Row) -> str:
    body = "".join(
        f"<tr><td>{escape(title)}<td>{_percent(row.shares[name])}<td>{row.shares[name].cases}<td>{row.shares[name].clusters}"
        for name, title in MEASURES.items()
        if name in row.shares
    )
    return (
        '<div class="wide"><table><thead><tr><th>measure<th>mean, interval<th>cases<th>clusters'
        f"<tbody>{body}</table></div>"
    )


def _percent(share: Share | None) -> str:
    if share is None:
        return "–"
    return f"{100 * share.mean:.1f} % <small>{100 * share.low:.0f}–{100 * share.high:.0f}</small>"


def _abstention(found: Abstention) -> str:
    rates: Mapping[str, float | None] = {
        "precision": found.precision,
        "recall": found.recall,
        "over-refusal": found.over_refusal,
    }
    told = ", ".join(f"{name} {rate:.3f}" for name, rate in rates.items() if rate is not None)
    return (
        "<table><thead><tr><th><th>answered<th>uncertain<th>not answered<tbody>"
        f"<tr><td>the rulebook decides<td>{found.answered}<td>{found.unsure}<td>{found.refused}"
        f"<tr><td>it does not, or off-topic<td>{found.fooled}<td>{found.unsure_of_silence}<td>{found.kept}</table>"
        f'<p class="quiet">Of refusals: {told}.</p>'
    )


def _lost(record: Record) -> str:
    case, answer = record.task.case, record.answer
    contrary = any(record.score(name) == 1 for name in ("verdict wrong", "value wrong"))
    rows = {
        "expected": escape(_expected(record)),
        "given": escape(f"{answer.status}: {answer.answer}") if answer else "–",
        "why": escape(record.reason("correct")),
        "citations": _quotes(answer) if answer else "–",
        "deciding": escape(" · ".join(case.support)) or "–",
        "ranked": escape(", ".join(record.ranked[:3])) or "–",
        "gate": f"{record.gate:.2f}" if record.gate is not None else "–",
    }
    if answer and answer.ruling:
        facts = {name: fact["value"] for name, fact in answer.ruling["facts"].items()}
        rows["rule"] = escape(f"{answer.ruling['rule']} on {facts or 'no facts'}")
        rows["trace"] = f"<pre>{escape(chr(10).join(_trace(answer.ruling['trace'])))}</pre>"
    items = "".join(f"<dt>{name}<dd>{text}" for name, text in rows.items())
    told = '<span class="tag bad">said the contrary</span>' if contrary else ""
    return (
        f'<details><summary><span class="tag">{escape(case.stratum)}</span>{told}{escape(case.question)} '
        f"<small>{escape(record.task.source)}</small></summary><dl>{items}</dl></details>"
    )


def _expected(record: Record) -> str:
    case = record.task.case
    said = [" or ".join(case.status)]
    said += [f"verdict {'yes' if case.yes_no else 'no'}"] if case.yes_no is not None else []
    said += [f"value {case.value} {case.unit or ''}".rstrip()] if case.value is not None else []
    said += [f"says {', '.join(case.must)}"] if case.must else []
    return "; ".join(said)


def _quotes(answer: Answer) -> str:
    quotes = [one for claim in answer.claims for one in claim.citations]
    return (
        "<ul>" + "".join(f"<li>“{escape(one.quote)}” [{escape(one.label)}]" for one in quotes) + "</ul>"
        if quotes
        else "–"
    )


def _trace(step: Mapping[str, object], depth: int = 0) -> Iterator[str]:
    """The trace, a line a step that says something, as far as it was looked at."""
    if step["op"] not in ("fact", "constant"):
        yield f"{'  ' * depth}{'✓' if step['fired'] else '✗'} {step['text']}"
        children = step["children"]
        for child in children if isinstance(children, list | tuple) else ():
            yield from _trace(child, depth + 1)
