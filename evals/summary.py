"""The figures of a run, from its records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from corpus.models import Frozen
from evals.cases import UNANSWERED
from evals.controls import Book, always_answers, always_refuses, shuffled
from evals.disguises import DISGUISES, unmoved
from evals.folder import RunInfo
from evals.plan import REMOVED
from evals.record import REFEREE, Record, failures
from evals.statistics import Share, percentile, share
from evals.steps import STEPPED

MEASURES: Mapping[str, str] = {
    "correct": "correct",
    "status": "status right",
    "verdict": "yes or no: right",
    "verdict wrong": "yes or no: the contrary said",
    "value": "number or name: right",
    "value wrong": "number or name: another said",
    "support found": "deciding words found in the rulebook",
    "deciding cited": "deciding statement cited",
    "precision": "citation precision",
    "listed precision": "citation precision, listed statements only",
    "precision of all": "citation precision, undecided questions included",
    "recall": "citation recall",
    "place exact": "page and section exact",
    "verbatim": "quotes verbatim",
    "claims cited": "claims with a citation",
    "hit@1": "deciding statement ranked first",
    "hit@3": "ranked among three",
    "hit@5": "ranked among five",
    "MRR": "MRR",
    "nDCG@5": "nDCG@5",
    "facts F1": "facts read, F1",
    "refused": "answerable, refused",
    "uncertain": "answerable, uncertain",
    "silence kept": "undecided, not answered",
    "uncertain of silence": "undecided, uncertain",
    "unflipped": "answer not flipped",
    "unmoved": "answer the very same",
}
"""Scores, and what they are called in tables."""


class Row(Frozen):
    """Figures of a group of cases: each measure's mean and interval, where it applies to any of them."""

    name: str
    cases: int
    shares: dict[str, Share]


class Abstention(Frozen):
    """Who was answered and who was not; the uncertain apart."""

    answered: int
    """Answerable, answered (asking back included)."""
    unsure: int
    """Answerable, uncertain."""
    refused: int
    """Answerable, not answered."""
    fooled: int
    """Undecided by the rulebook, answered."""
    unsure_of_silence: int
    """Undecided, uncertain."""
    kept: int
    """Undecided, not answered."""

    @property
    def precision(self) -> float | None:
        """Of what was not answered, how much is undecided."""
        return _ratio(self.kept, self.kept + self.refused)

    @property
    def recall(self) -> float | None:
        """Of what is undecided, how much was not answered."""
        return _ratio(self.kept, self.kept + self.fooled + self.unsure_of_silence)

    @property
    def over_refusal(self) -> float | None:
        """Of what is answerable, how much was not answered."""
        return _ratio(self.refused, self.answered + self.unsure + self.refused)


class Bin(Frozen):
    """Cases to which the gate gave a like probability."""

    low: float
    high: float
    cases: int
    said: float
    """Mean probability that the rulebook answers."""
    true: float
    """Share of those that it does answer."""


class Latency(Frozen):
    """Milliseconds of one stage."""

    stage: str
    p50: float
    p95: float


class Summary(Frozen):
    """All figures of one run."""

    cases: int
    failures: int
    """Cases in which the program failed; they count in no figure."""
    all: Row
    strata: tuple[Row, ...]
    games: tuple[Row, ...]
    controls: tuple[Row, ...]
    """Referee first, then what it is measured against."""
    removed: Row | None
    variants: tuple[Row, ...]
    abstention: Abstention
    calibration: tuple[Bin, ...]
    calibration_error: float | None
    """Expected calibration error: how far what the gate says is from what is true, on average."""
    latency: tuple[Latency, ...]
    stable: Share | None
    """Answers that were the same, byte for byte, in every round; None where each was asked once."""


class Run(Frozen):
    """What was run, every record, and the figures."""

    info: RunInfo
    records: tuple[Record, ...]
    summary: Summary


def summarize(records: Sequence[Record], book: Book) -> Summary:
    """The figures of a run."""
    good = sorted((record for record in records if record.error is None), key=lambda one: one.task.key)
    main = [record for record in good if record.tried]
    asked_for = [record for record in good if record.task.system == REFEREE and not record.task.round]
    bins = _bins(main)
    return Summary(
        cases=len(main),
        failures=len(failures(records)),
        all=row("all", main),
        strata=_grouped(main, lambda one: one.task.case.stratum),
        games=_grouped(main, lambda one: one.task.case.game),
        controls=_controls(good, main, book),
        removed=_of(asked_for, REMOVED),
        variants=_variants(main, asked_for),
        abstention=_abstention(main),
        calibration=bins,
        calibration_error=_calibration_error(bins),
        latency=_latency(main),
        stable=_stable(good),
    )


def row(name: str, records: Sequence[Record]) -> Row:
    """Means and intervals of one group."""
    shares = {}
    for measure in MEASURES:
        scored = [(value, one.cluster) for one in records if (value := one.score(measure)) is not None]
        found = share([value for value, _ in scored], [cluster for _, cluster in scored])
        if found:
            shares[measure] = found
    return Row(name=name, cases=len(records), shares=shares)


def _grouped(records: Iterable[Record], name: Callable[[Record], str]) -> tuple[Row, ...]:
    groups: dict[str, list[Record]] = defaultdict(list)
    for record in records:
        groups[name(record)].append(record)
    return tuple(row(name, groups[name]) for name in sorted(groups))


def _of(records: Iterable[Record], stratum: str) -> Row | None:
    chosen = [record for record in records if record.task.case.stratum == stratum]
    return row(stratum, chosen) if chosen else None


def _controls(good: Sequence[Record], main: Sequence[Record], book: Book) -> tuple[Row, ...]:
    made = [row(REFEREE, main)]
    made += [
        row("citations shuffled", shuffled(main, book)),
        row("always answers", always_answers(main, book)),
        row("always refuses", always_refuses(main, book)),
    ]
    others = [record for record in good if record.task.system != REFEREE]
    return (*made, *_grouped(others, lambda one: one.task.system))


def _variants(main: Sequence[Record], asked: Sequence[Record]) -> tuple[Row, ...]:
    strata = {name for record in asked if (name := record.task.case.stratum) in (*DISGUISES, *STEPPED)}
    made = []
    for name in sorted(strata):
        chosen = [record for record in asked if record.task.case.stratum == name]
        found = row(name, chosen)
        moves = unmoved(main, chosen) if name in DISGUISES else {}
        made.append(found.model_copy(update={"shares": {**found.shares, **moves}}))
    return tuple(made)


def _abstention(records: Iterable[Record]) -> Abstention:
    counts: dict[tuple[bool, str], int] = defaultdict(int)
    for record in records:
        if record.answer is not None:
            status = record.answer.status
            kind = "refused" if status in UNANSWERED else "unsure" if status == "uncertain" else "answered"
            counts[record.task.case.answerable, kind] += 1
    return Abstention(
        answered=counts[True, "answered"],
        unsure=counts[True, "unsure"],
        refused=counts[True, "refused"],
        fooled=counts[False, "answered"],
        unsure_of_silence=counts[False, "unsure"],
        kept=counts[False, "refused"],
    )


def _bins(records: Iterable[Record], count: int = 10) -> tuple[Bin, ...]:
    found: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for record in records:
        if record.gate is not None:
            place = min(int(record.gate * count), count - 1)
            found[place].append((record.gate, record.task.case.answerable))
    return tuple(
        Bin(
            low=place / count,
            high=(place + 1) / count,
            cases=len(pairs),
            said=sum(said for said, _ in pairs) / len(pairs),
            true=sum(true for _, true in pairs) / len(pairs),
        )
        for place, pairs in sorted(found.items())
    )


def _calibration_error(bins: Sequence[Bin]) -> float | None:
    total = sum(one.cases for one in bins)
    return sum(one.cases * abs(one.said - one.true) for one in bins) / total if total else None


def _latency(records: Iterable[Record]) -> tuple[Latency, ...]:
    took: dict[str, list[float]] = defaultdict(list)
    for record in records:
        took["seen by the caller"].append(record.milliseconds)
        for stage, milliseconds in (record.answer.timings_ms if record.answer else {}).items():
            took[stage].append(milliseconds)
    return tuple(
        Latency(stage=stage, p50=percentile(each, 50), p95=percentile(each, 95))
        for stage, each in took.items()
    )


def _stable(records: Iterable[Record]) -> Share | None:
    found: dict[tuple[str, ...], list[Record]] = defaultdict(list)
    for record in records:
        if record.digest and record.task.system == REFEREE:
            found[record.task.key[:3]].append(record)
    again = [group for group in found.values() if len(group) > 1]
    same = [float(len({one.digest for one in group}) == 1) for group in again]
    return share(same, [group[0].task.case.name for group in again])


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
