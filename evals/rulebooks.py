"""Referee on rulebooks that nobody prepared: `python -m evals.rulebooks QUESTIONS... --books FOLDER [--data FOLDER]`.

QUESTIONS are JSON Lines files whose cases name a file under the books' folder. Every file is ingested as its owner would,
with no chat model and nothing tuned; what is kept in the data folder is used again. Prints a line a rulebook.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from corpus.models import slugify
from evals.cases import UNANSWERED, Case, load_cases
from evals.support import deciding
from rag.assistant import Assistant, build_assistant
from rag.rank import ask, rank
from rag.settings import load_settings


@dataclass
class Tally:
    """What came of one rulebook's questions; each a list of whether it holds."""

    first: list[bool] = field(default_factory=list)
    third: list[bool] = field(default_factory=list)
    passage: list[bool] = field(default_factory=list)
    refused: list[bool] = field(default_factory=list)
    """Answerable ones that were."""
    uncertain: list[bool] = field(default_factory=list)
    """Answerable ones that were answered so."""
    silent: list[bool] = field(default_factory=list)
    """Unanswerable ones that were not answered."""
    verbatim: list[bool] = field(default_factory=list)
    """Citations whose words stand at their span."""
    lost: list[str] = field(default_factory=list)
    """Cases whose deciding words stand in no statement."""
    reading: float = 0.0
    """Seconds from the file to its statements."""
    embedding: float = 0.0
    """Seconds from the statements to the index."""

    def add(self, other: Tally) -> None:
        """Count another rulebook's questions too."""
        for name in ("first", "third", "passage", "refused", "uncertain", "silent", "verbatim", "lost"):
            getattr(self, name).extend(getattr(other, name))
        self.reading += other.reading
        self.embedding += other.embedding


def measure(name: str, cases: Iterable[Case], books: Path, assistant: Assistant) -> Tally:
    """Ingest one file and ask its questions."""
    tally, slug = Tally(), slugify(name)
    _ingest(books / name, slug, assistant, tally)
    index = assistant.library.index(slug)
    for case in cases:
        answer = assistant.answer(slug, case.question)
        cited = [one for claim in answer.claims for one in claim.citations]
        tally.verbatim += [index.rulebook.text[one.start : one.end] == one.quote for one in cited]
        if not case.answerable:
            tally.silent.append(answer.status in (*UNANSWERED, "uncertain"))
            continue
        tally.refused.append(answer.status in UNANSWERED)
        tally.uncertain.append(answer.status == "uncertain")
        gold = frozenset().union(*deciding(case, index.rulebook))
        if not gold:
            tally.lost.append(case.name)
            continue
        ranking = rank(ask(case.question, index, assistant.library.embedder), index)
        names = [index.statements[row].id for row in ranking.rows[:3]]
        tally.first.append(names[0] in gold)
        tally.third.append(any(one in gold for one in names))
        passages = {one.rpartition("#")[0] for one in gold}
        tally.passage.append(any(one.rpartition("#")[0] in passages for one in names))
    return tally


def _ingest(path: Path, slug: str, assistant: Assistant, tally: Tally) -> None:
    begun = time.perf_counter()
    read = begun

    def note(step: str, _done: int, _total: int) -> None:
        nonlocal read
        if step != "embedding":
            read = time.perf_counter()

    assistant.library.add_file(path, slug=slug, edition=slug, progress=note)
    tally.reading, tally.embedding = read - begun, time.perf_counter() - read


def table(tallies: dict[str, Tally]) -> str:
    """A line a rulebook, and one for all."""
    rows = [
        (
            "rulebook",
            "first",
            "in three",
            "passage",
            "refused",
            "uncertain",
            "silent kept",
            "read s",
            "index s",
        )
    ]
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    for name, tally in {**tallies, "all": total}.items():
        shares = [
            _share(hits)
            for hits in (
                tally.first,
                tally.third,
                tally.passage,
                tally.refused,
                tally.uncertain,
                tally.silent,
            )
        ]
        rows.append((name, *shares, f"{tally.reading:.1f}", f"{tally.embedding:.1f}"))  # type: ignore[arg-type]  # zip of columns of unlike types
    lines = [f"{row[0]:<36}" + "".join(f"{cell:>14}" for cell in row[1:]) for row in rows]
    lines.append(
        f"quotes verbatim: {_share(total.verbatim)}; deciding words not found: {total.lost or 'none'}"
    )
    return "\n".join(lines)


def _share(hits: Sequence[bool]) -> str:
    return f"{sum(hits)}/{len(hits)} {100 * sum(hits) / len(hits):.0f}%" if hits else "–"


def main() -> None:
    """Measure the files of the questions given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--books", type=Path, required=True)
    parser.add_argument("--data", type=Path, default=Path("data/evals-rulebooks"))
    parser.add_argument("--largest", type=int, default=2_000_000, help="skip files with more bytes")
    given = parser.parse_args()
    assistant = build_assistant(load_settings(data_dir=given.data))
    asked: dict[str, list[Case]] = {}
    for case in (case for path in given.questions for case in load_cases(path)):
        name = case.game.removeprefix(f"{given.books.name}/")
        path = given.books / name
        if path.is_file() and (path.stat().st_size <= given.largest or path.suffix == ".pdf"):
            asked.setdefault(name, []).append(case)
    tallies = {}
    for name, cases in asked.items():
        tallies[name] = measure(name, cases, given.books, assistant)
        print(f"{name}: {len(cases)} questions", flush=True)
    print(table(tallies))


if __name__ == "__main__":
    main()
