"""The naive peer as a system in the same run: it shows chunks, composes nothing and never refuses.

It is judged kindly. A chunk counts as one citation, and is right where it holds deciding words. A question counts as
answered where any of the chunks does, unless it asks for a verdict, or for a value that is to be worked out from facts:
chunks give neither. Where the case's deciding words stand nowhere in the rulebook, nothing is asked of its chunks, as
nothing is asked of Referee's citations.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from evals.cases import Case
from evals.naive import NEAREST, Naive
from evals.ranking import ranking_scores
from evals.record import Record, Score, Task
from evals.shelf import Shelf
from evals.support import deciding, folded, ids


class Peer:
    """The naive peer over the rulebooks of a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._naive: Naive | None = None
        self._indexed: set[str] = set()

    def ask(self, task: Task) -> Record:
        """Show the nearest chunks."""
        case, book = task.case, self._shelf.book(task.case.game)
        self._naive = self._naive or Naive({})
        if case.game not in self._indexed:
            self._naive.add(case.game, book.text)
            self._indexed.add(case.game)
        begun = time.perf_counter()
        chunks = self._naive.ask(case.game, case.question)
        took = 1000 * (time.perf_counter() - begun)
        gold = sorted(ids(deciding(case, book)))
        words = [folded(piece) for piece in case.support] + [folded(book.by_id[name].text) for name in gold]
        holds = [not gold or any(one in folded(chunk) for one in words) for chunk in chunks]
        return Record(
            task=task,
            gold=tuple(gold),
            shown=chunks,
            milliseconds=round(took, 2),
            scores=tuple(_scores(case, holds)),
        )


def _scores(case: Case, holds: Sequence[bool]) -> Iterator[Score]:
    right = [str(place) for place, hold in enumerate(holds) if hold]
    reason = f"{len(right)} of {len(holds)} chunks hold deciding words"
    if not case.answerable:
        yield Score(name="silence kept", value=0, reason="shows chunks whatever is asked")
        yield Score(name="precision of all", value=0, reason="the rulebook does not decide it")
        yield Score(name="correct", value=0, reason="shows chunks whatever is asked")
        return
    yield Score(name="refused", value=0, reason="shows chunks whatever is asked")
    if case.yes_no is not None:
        yield Score(name="verdict", value=0, reason="gives none")
    worked = case.value is not None and bool(case.given)
    yield Score(
        name="correct",
        value=bool(right) and case.yes_no is None and not worked,
        reason=f"{reason}; {'the verdict or value asked for is not given' if case.yes_no is not None or worked else 'read there'}",
    )
    for name in ("precision", "precision of all", "listed precision"):
        yield Score(name=name, value=len(right) / NEAREST, reason=reason)
    yield Score(name="recall", value=bool(right), reason=reason)
    yield from ranking_scores([str(place) for place in range(len(holds))], right or ("none",))
