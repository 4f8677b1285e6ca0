"""How often answers are right: `python -m evals.accuracy SETS... [--wrong]` asks every case and prints a table.

The columns: the deciding statement first, or among the first three, of those cited and then those ranked; answerable questions refused, and only
pointed at ("uncertain"); verdicts and values right, and wrong ones (asking back, or quoting without a verdict, is
neither); unanswerable questions that were not answered. A dash: no case of that kind.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from corpus.games import shipped_games
from evals.books import SCRATCH
from evals.cases import UNANSWERED, Case, load_cases
from evals.support import deciding, folded
from rag.answers import Answer
from rag.assistant import Assistant, build_assistant
from rag.rank import ask, rank
from rag.settings import Settings

COLUMNS = (
    "first", "in three", "refused", "uncertain", "verdict right", "verdict wrong", "value right", "value wrong",
    "silence kept",
)  # fmt: skip

Marks = dict[str, bool]


def marks(case: Case, answer: Answer, ranked: tuple[str, ...], gold: frozenset[str]) -> Marks:
    """What is true of one answer; only what applies to the case."""
    if not case.answerable:
        return {"silence kept": answer.status in UNANSWERED}
    found: Marks = {"refused": answer.status in UNANSWERED, "uncertain": answer.status == "uncertain"}
    if gold:
        found |= {"first": ranked[:1] != () and ranked[0] in gold, "in three": bool(gold & set(ranked[:3]))}
    if case.yes_no is not None:
        right = answer.yes_no is case.yes_no
        found |= {"verdict right": right, "verdict wrong": answer.yes_no is not None and not right}
    if case.value is not None:
        right = _told(case, answer)
        found |= {"value right": right, "value wrong": answer.status == "computed" and not right}
    return found


def _told(case: Case, answer: Answer) -> bool:
    wanted = folded(str(case.value))
    said = answer.value if answer.value is not None else answer.answer
    return wanted == folded(str(said)) or f" {wanted} " in f" {folded(str(said))} "


def measure(cases: Iterable[Case], assistant: Assistant) -> list[tuple[Case, Answer, Marks]]:
    """Every case with its answer and what is true of it."""
    measured = []
    for case in cases:
        index = assistant.library.index(case.game)
        groups = deciding(case, index.rulebook)
        ranking = rank(ask(case.question, index, assistant.library.embedder), index)
        answer = assistant.answer(case.game, case.question)
        cited = [one.id.partition("@")[0] for claim in answer.claims for one in claim.citations]
        shown = dict.fromkeys([*cited, *(index.statements[row].id for row in ranking.rows)])
        measured.append((case, answer, marks(case, answer, tuple(shown), frozenset().union(*groups))))
    return measured


def table(measured: Iterable[tuple[Case, Answer, Marks]]) -> Table:
    """Shares in percent, a row a stratum."""
    rows: dict[str, list[Marks]] = defaultdict(list)
    for case, _, found in measured:
        rows[case.stratum].append(found)
    drawn = Table("stratum", "cases", *COLUMNS)
    everything = [found for group in rows.values() for found in group]
    for name, group in [*sorted(rows.items()), ("all", everything)]:
        shares = [[found[column] for found in group if column in found] for column in COLUMNS]
        drawn.add_row(
            name, str(len(group)), *(f"{100 * sum(s) / len(s):.0f} %" if s else "–" for s in shares)
        )
    return drawn


def main() -> None:
    """Measure the sets given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sets", nargs="+", type=Path)
    parser.add_argument("--wrong", action="store_true", help="also list wrong verdicts and values")
    given = parser.parse_args()
    assistant = build_assistant(Settings(data_dir=SCRATCH))
    assistant.library.add_shipped()
    shipped = {game.info.slug for game in shipped_games()}
    measured = measure(
        (case for path in given.sets for case in load_cases(path) if case.game in shipped), assistant
    )
    console = Console(width=140)
    console.print(table(measured))
    for case, answer, found in measured if given.wrong else ():
        if found.get("verdict wrong") or found.get("value wrong"):
            console.print(f"{case.question}\n  {answer.answer}")


if __name__ == "__main__":
    main()
