"""The gate of `make check`: answers may not become worse than the committed baseline, beyond noise.

The baseline says of every case whether it was right. A change may lose some cases and gain others; it fails where the
losses are too many to be chance beside the gains (McNemar, one-sided), and always where the program fails or where a
promise is broken that code makes: a quote that is not verbatim, a page that is not exact, a claim without citation.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from corpus.models import Frozen
from evals.folder import RunError
from evals.record import Record, failures
from evals.statistics import Paired, paired

NOISE = 0.05
"""How unlikely losses must be, where nothing has become worse, to count as a fall."""
PROMISES = ("verbatim", "place exact", "claims cited")


class Fall(Frozen):
    """What came of the check."""

    paired: Paired
    lost: tuple[Record, ...]
    """Right in the baseline, and not now."""
    new: int
    """Cases that the baseline does not know."""
    gone: int
    """Cases of the baseline that were not asked."""
    failed: tuple[Record, ...]
    broken: tuple[Record, ...]
    """Answers that break a promise."""

    @property
    def fell(self) -> bool:
        """Whether the check fails."""
        return bool(self.failed or self.broken) or self.paired.p_worse < NOISE

    @property
    def told(self) -> str:
        """The check in lines."""
        one = self.paired
        lines = [
            f"against the baseline: {one.cases} cases, {one.lost} lost, {one.gained} gained, "
            f"p {one.p_worse:.3f} ({'a fall beyond noise' if one.p_worse < NOISE else 'within noise'})"
        ]
        if self.new or self.gone:
            lines.append(f"  {self.new} cases are not in the baseline, {self.gone} of it were not asked")
        lines += [
            f"  lost: {r.task.source}: {r.task.case.question} ({r.reason('correct')})" for r in self.lost
        ]
        lines += [f"  FAILED: {r.task.case.question} ({r.error})" for r in self.failed]
        lines += [
            f"  BROKEN PROMISE: {r.task.case.question} ({name}: {r.reason(name)})"
            for r in self.broken
            for name in PROMISES
            if r.score(name) not in (None, 1)
        ]
        return "\n".join(lines)


def write_baseline(records: Sequence[Record], path: Path) -> int:
    """Make these records the baseline; the number of its cases. Raises RunError where the program failed on one."""
    if failed := failures(records):
        raise RunError(
            f"the program failed on {len(failed)} questions, first {failed[0].task.case.question!r} "
            f"({failed[0].error}): mend that before making a baseline"
        )
    right = {_key(one): one.score("correct") == 1 for one in records if one.tried}
    path.write_text(json.dumps(dict(sorted(right.items())), indent=0, ensure_ascii=False) + "\n", "utf-8")
    return len(right)


def against(records: Sequence[Record], path: Path) -> Fall:
    """Compare records with the baseline in a file. Raises RunError where it cannot be read."""
    try:
        baseline = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, json.JSONDecodeError) as error:
        raise RunError(
            f"no baseline in {path} ({error}): make one with `referee eval --write-baseline {path}`"
        ) from error
    if not isinstance(baseline, dict) or not all(isinstance(value, bool) for value in baseline.values()):
        raise RunError(f"{path} is no baseline: expected an object with true or false for each case")
    now = {_key(one): one for one in records if one.tried and one.error is None}
    shared = sorted(baseline.keys() & now.keys())
    right = [now[key].score("correct") == 1 for key in shared]
    return Fall(
        paired=paired([baseline[key] for key in shared], right),
        lost=tuple(now[key] for key, good in zip(shared, right, strict=True) if baseline[key] and not good),
        new=len(now) - len(shared),
        gone=len(baseline) - len(shared),
        failed=failures(records),
        broken=tuple(
            one for one in now.values() if any(one.score(name) not in (None, 1) for name in PROMISES)
        ),
    )


def _key(record: Record) -> str:
    case = record.task.case
    return f"{case.game}: {case.name}: {case.question}"
