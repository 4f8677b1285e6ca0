"""Referee beside a naive peer, on the same questions in one run: `python -m evals.bench QUESTIONS...`.

QUESTIONS are YAML sets on shipped games. Both are given the game, warmed up, and asked every question once, in turn,
so that whatever else the machine does slows both. "Found" is judged by passage for Referee and by chunk for the peer;
the row of characters says how much of the rulebook that is.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from evals.cases import UNANSWERED, Case, load_cases
from evals.naive import Naive
from evals.support import deciding, folded

Given = TypeVar("Given")

WARM_UP = "How many players can play?"


@dataclass
class Score:
    """What one side did over all questions."""

    first: list[bool] = field(default_factory=list)
    third: list[bool] = field(default_factory=list)
    quoted: list[bool] = field(default_factory=list)
    """Whether the answer itself quotes deciding words; empty for a side that composes no answer."""
    refused: list[bool] = field(default_factory=list)
    """For questions that the rulebook does not answer."""
    wrongly_refused: list[bool] = field(default_factory=list)
    """For questions that it answers."""
    shown: list[int] = field(default_factory=list)
    """Characters that the player is given to read."""
    milliseconds: list[float] = field(default_factory=list)

    def found(self, hits: Sequence[bool]) -> None:
        """Note at which places the deciding words were found."""
        self.first.append(any(hits[:1]))
        self.third.append(any(hits[:3]))

    def timed(self, call: Callable[[], Given]) -> Given:
        """What a call returns; how long it took is noted."""
        begun = time.perf_counter()
        given = call()
        self.milliseconds.append(1000 * (time.perf_counter() - begun))
        return given


def bench(cases: Sequence[Case]) -> tuple[Score, Score]:
    """Ask both sides every case: Referee's score, and the peer's."""
    from corpus.games import shipped_games
    from ingest.shipped import shipped_rulebook
    from rag.assistant import build_assistant
    from rag.settings import load_settings

    assistant = build_assistant(load_settings())
    assistant.library.add_shipped()
    shipped = {game.info.slug: game for game in shipped_games()}
    peer = Naive({slug: game.rulebook.read_text("utf-8") for slug, game in shipped.items()})
    books = {slug: shipped_rulebook(game) for slug, game in shipped.items()}
    ours, theirs = Score(), Score()
    for slug in shipped:
        assistant.answer(slug, WARM_UP)
        peer.ask(slug, WARM_UP)
    for case in cases:
        game, question = case.game, case.question
        answer = ours.timed(partial(assistant.answer, game, question))
        chunks = theirs.timed(partial(peer.ask, game, question))
        ours.shown.append(len(answer.answer))
        theirs.shown.append(sum(map(len, chunks)))
        declined = answer.status in UNANSWERED
        if not case.answerable:
            ours.refused.append(declined)
            theirs.refused.append(not chunks)
            continue
        ours.wrongly_refused.append(declined)
        theirs.wrongly_refused.append(not chunks)
        gold = frozenset().union(*deciding(case, books[game]))
        if not gold:
            continue
        passages = {name.rpartition("#")[0] for name in gold}
        ours.found([found.id in passages for found in assistant.search(game, question, k=3)])
        ours.quoted.append(
            any(one.id.partition("@")[0] in gold for claim in answer.claims for one in claim.citations)
        )
        theirs.found([any(folded(piece) in folded(chunk) for piece in case.support) for chunk in chunks])
    return ours, theirs


def table(ours: Score, theirs: Score) -> str:
    """Both scores, a line a figure."""
    rows = [("", "Referee", "naive peer")]
    shares = {
        "deciding words in the first found": "first",
        "deciding words in the first three": "third",
        "deciding words quoted in the answer": "quoted",
        "refused where the rulebook is silent": "refused",
        "refused where it answers": "wrongly_refused",
    }
    for label, name in shares.items():
        rows.append((label, _share(getattr(ours, name)), _share(getattr(theirs, name))))
    sides = (ours, theirs)
    read = [f"{statistics.mean(side.shown):.0f}" for side in sides]
    rows.append(("characters to read, mean", read[0], read[1]))
    for part in (50, 95):
        took = [_percentile(side.milliseconds, part) for side in sides]
        rows.append((f"milliseconds, p{part}", took[0], took[1]))
    return "\n".join(f"{label:<38}{one:>16}{other:>16}" for label, one, other in rows)


def _share(hits: Sequence[bool]) -> str:
    return f"{sum(hits)}/{len(hits)} = {100 * sum(hits) / len(hits):.0f} %" if hits else "–"


def _percentile(values: Sequence[float], part: int) -> str:
    return f"{statistics.quantiles(values, n=100, method='inclusive')[part - 1]:.1f}"


def main() -> None:
    """Run on the question sets given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("questions", nargs="+", type=Path)
    given = parser.parse_args()
    cases = [case for path in given.questions for case in load_cases(path)]
    print(f"{len(cases)} questions from {', '.join(path.name for path in given.questions)}")
    print(table(*bench(cases)))


if __name__ == "__main__":
    main()
