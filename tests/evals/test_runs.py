"""Whole runs over a few questions: kept, taken up again, counted, compared, held to a baseline, shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from evals.baseline import against, write_baseline
from evals.cases import CaseError
from evals.compare import compare, told
from evals.controls import always_answers, always_refuses, shuffled
from evals.evaluate import Wanted, run, write_reports
from evals.folder import RunError, RunFolder
from evals.record import Record, Task
from evals.report.page import page
from evals.runner import answers
from evals.shelf import Shelf
from evals.summary import Run, row, summarize
from rag.assistant import Assistant
from rag.settings import Settings
from tests.evals.records import CASES, asked, tasks


def quiet(_step: str, _done: int, _total: int) -> None:
    """Shows nothing."""


@pytest.fixture(scope="session")
def questions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sets") / "few.jsonl"
    file.write_text("\n".join(case.model_dump_json() for case in CASES), "utf-8")
    return file


@pytest.fixture(scope="session")
def made(
    questions: Path, assistant: Assistant, settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> Run:
    """A run with everything that can be asked beside the cases, but for other systems."""
    out = tmp_path_factory.mktemp("run") / "run"
    wanted = Wanted(sets=(questions,), out=out, rounds=2, hidden=True, variants=True)
    found = run(wanted, settings, quiet, lambda these: asked(assistant, these))
    write_reports(found, out)
    return found


def test_a_run_counts_each_kind_of_question_apart(made: Run) -> None:
    figures = made.summary
    assert (figures.cases, figures.failures) == (len(CASES), 0)
    assert [one.name for one in figures.strata] == ["lookup", "off-topic", "scenario"]
    assert figures.stable
    assert figures.stable.mean == 1
    assert figures.removed
    assert figures.removed.cases == 2
    assert {one.name for one in figures.variants} >= {"in capitals", "with typos", "a friend doubts it"}
    assert figures.abstention.kept == 1
    assert {one.stage for one in figures.latency} >= {"retrieve", "answer", "total"}


def test_shuffled_citations_score_far_below_real_ones(records: tuple[Record, ...], shelf: Shelf) -> None:
    real, mixed = row("real", records), row("shuffled", shuffled(records, shelf.book))
    assert real.shares["precision"].mean == 1
    assert mixed.shares["precision"].mean <= 0.7
    assert mixed.shares["verbatim"].mean == 1


def test_refusing_all_answers_nothing_and_answering_all_keeps_no_silence(
    records: tuple[Record, ...], shelf: Shelf
) -> None:
    refusing, answering = always_refuses(records, shelf.book), always_answers(records, shelf.book)
    decided = [one.score("correct") for one in refusing if one.task.case.answerable]
    assert decided == [0] * len(decided)
    assert row("refusing", refusing).shares["silence kept"].mean == 1
    assert row("answering", answering).shares["silence kept"].mean == 0
    assert row("answering", answering).shares["refused"].mean == 0


@pytest.mark.parametrize("system", ["engine off", "words only", "vectors only"])
def test_a_part_alone_still_answers_and_computes_nothing(assistant: Assistant, system: str) -> None:
    found = list(asked(assistant, tasks(system=system)))
    assert [one.error for one in found] == [None] * len(CASES)
    assert all(one.answer and one.answer.ruling is None for one in found)


def test_the_naive_peer_is_asked_in_the_same_run(assistant: Assistant) -> None:
    pytest.importorskip("langchain_huggingface")
    found = list(asked(assistant, tasks(CASES[2:3], system="naive peer")))
    assert found[0].error is None
    assert len(found[0].shown) == 4
    assert found[0].score("hit@5") == 1


def test_what_decides_is_gone_from_the_rulebook_that_a_removed_task_asks(made: Run) -> None:
    hidden = [one for one in made.records if one.task.removed]
    assert hidden
    assert all(one.gold and not set(one.gold) & set(one.ranked) for one in hidden)


def test_a_run_is_taken_up_where_it_ended(
    questions: Path, assistant: Assistant, settings: Settings, tmp_path: Path
) -> None:
    wanted = Wanted(sets=(questions,), out=tmp_path / "run")

    def broken(these: Sequence[Task]) -> Iterator[Record]:
        yield from asked(assistant, these[:2])
        raise RunError("out of power")

    with pytest.raises(RunError, match="out of power"):
        run(wanted, settings, quiet, broken)
    with (wanted.out / "records.jsonl").open("a") as file:
        file.write('{"task": {"sou')
    with pytest.raises(RunError, match="--resume"):
        run(wanted, settings, quiet, broken)
    left: list[str] = []

    def rest(these: Sequence[Task]) -> Iterator[Record]:
        left.extend(one.case.name for one in these)
        return asked(assistant, these)

    again = run(wanted.model_copy(update={"resume": True}), settings, quiet, rest)
    assert left == [case.name for case in CASES[2:]]
    assert again.summary.cases == len(CASES)
    other = wanted.model_copy(update={"resume": True, "game": "lairs"})
    with pytest.raises(RunError, match="asked something else"):
        run(other, settings, quiet, rest)


def test_a_failure_of_the_program_is_no_wrong_answer(shelf: Shelf) -> None:
    class Broken:
        def ask(self, task: Task) -> Record:
            raise ValueError(f"cannot {task.case.name}")

    found = list(answers(tasks(CASES[:1]), lambda _name: Broken()))
    assert found[0].error == "ValueError: cannot two of each is enough to leave"
    figures = summarize(found, shelf.book)
    assert (figures.cases, figures.failures, figures.all.shares) == (0, 1, {})


def test_two_runs_are_compared_case_by_case(made: Run) -> None:
    assert compare(made, made).all.lost == 0
    worse = made.model_copy(update={"records": tuple(spoilt(one) for one in made.records)})
    found = compare(made, worse)
    assert (found.all.lost, found.all.gained) == (len(CASES), 0)
    assert [str(one) for one in told(found) if "Lost" in str(one)]


def test_a_fall_beyond_noise_is_found_and_a_small_one_is_not(made: Run, tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    assert write_baseline(made.records, file) == len(CASES)
    assert not against(made.records, file).fell
    first = made.records[0]
    one_lost = [spoilt(one) if one.task.key == first.task.key else one for one in made.records]
    assert len(against(one_lost, file).lost) == 1
    assert not against(one_lost, file).fell
    all_lost = against([spoilt(one) for one in made.records], file)
    assert all_lost.fell
    assert "a fall beyond noise" in all_lost.told


def test_a_broken_promise_and_a_failure_always_fail_the_check(made: Run, tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    write_baseline(made.records, file)
    first = made.records[0]
    forged = first.model_copy(
        update={
            "scores": tuple(
                one.model_copy(update={"value": 0}) if one.name == "verbatim" else one for one in first.scores
            )
        }
    )
    assert against([forged, *made.records[1:]], file).fell
    failed = first.model_copy(update={"error": "ValueError: no", "answer": None})
    assert against([failed, *made.records[1:]], file).fell


def test_a_run_without_baseline_says_how_to_make_one(made: Run, tmp_path: Path) -> None:
    with pytest.raises(RunError, match="--write-baseline"):
        against(made.records, tmp_path / "none.json")


def test_the_page_needs_nothing_from_elsewhere_and_shows_what_is_not_right(made: Run) -> None:
    worse = made.model_copy(update={"records": tuple(spoilt(one) for one in made.records)})
    text = page(worse)
    assert not re.search(r"""(?:src|href)=|url\(|@import|<script""", text)
    assert text.count("<svg") == 3
    for case in CASES:
        assert case.question in text
    assert "lairs.exit.eligible" in text


def test_a_run_can_be_opened_again(made: Run, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "copy")
    folder.begin(made.info, resume=False)
    for record in made.records:
        folder.add(record)
    assert folder.records() == made.records
    assert folder.info() == made.info
    with pytest.raises(RunError, match="holds no run"):
        RunFolder(tmp_path / "nothing").info()


def test_figures_are_plain_json(made: Run) -> None:
    assert json.loads(made.summary.model_dump_json())["cases"] == len(CASES)


def test_a_question_about_a_game_that_is_not_there_says_what_to_do(
    settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text('{"question": "Who starts?", "support": ["the youngest"]}\n')
    with pytest.raises(CaseError, match="name the game with --game"):
        run(Wanted(sets=(file,), out=tmp_path / "run"), settings, quiet)
    assert not (tmp_path / "run").exists()


def spoilt(record: Record) -> Record:
    """The record as if its answer had been wrong."""
    spoiled = tuple(
        one.model_copy(update={"value": 0}) if one.name == "correct" else one for one in record.scores
    )
    return record.model_copy(update={"scores": spoiled})
