"""`referee eval` as its user runs it: on a rulebook of one's own, and against a running server."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from api.cli import run as command
from evals.record import Record
from evals.runner import answers
from evals.systems import Remote
from rag.assistant import Assistant
from rag.library import Library
from rag.store import Store
from tests.conftest import Server
from tests.evals.records import CASES, tasks

RULEBOOK = """# Heap

## Play

Two players share one pile of pebbles.
On your turn you take one, two or three pebbles from the pile.

## The End

The game ends when the pile is empty.
You score 2 points for every red pebble and 1 point for every other pebble.
"""
QUESTIONS = (
    {"question": "How many players share the pile?", "support": ["Two players share one pile"]},
    {"question": "When does the game end?", "support": ["The game ends when the pile is empty."]},
    {"question": "Who won the world cup in 1998?", "status": ["silent", "out_of_scope"]},
)


def test_a_rulebook_of_ones_own_is_measured_and_held_to_a_baseline(
    tmp_path: Path,
    data_dir: Path,
    assistant: Assistant,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REFEREE_DATA_DIR", str(data_dir))
    Path("heap.md").write_text(RULEBOOK)
    Path("mine.jsonl").write_text("\n".join(map(json.dumps, QUESTIONS)))
    Library(Store(data_dir), assistant.library.embedder).add_file(Path("heap.md"))
    given = ["eval", "mine.jsonl", "--game", "heap", "--jobs", "1", "--out", "run"]
    assert command([*given, "--write-baseline", "base"]) == 0
    said = capsys.readouterr().out
    assert "3 questions from mine" in said
    assert "3 cases are the baseline in base" in said
    assert {file.name for file in Path("run").iterdir()} == {
        "run.json", "records.jsonl", "report.html", "summary.json", "summary.md",
    }  # fmt: skip
    figures = json.loads(Path("run", "summary.json").read_text())
    assert (figures["cases"], figures["failures"]) == (3, 0)
    assert figures["all"]["shares"]["verbatim"]["mean"] == 1
    assert command([*given, "--resume", "--baseline", "base"]) == 0
    assert "0 lost" in capsys.readouterr().out
    assert command(["eval", "--compare", "run", "run"]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("none.jsonl",), "No such file or directory: 'none.jsonl'"),
        (("--compare", "a", "b"), "a holds no run of this version"),
        (("--game", "chess"), "no game 'chess'"),
        (("--url", "http://127.0.0.1:1", "--controls"), "ask in process"),
    ],
)
def test_wrong_usage_ends_with_2_and_says_what_is_expected(
    arguments: tuple[str, ...],
    message: str,
    indexed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REFEREE_DATA_DIR", str(indexed))
    assert command(["eval", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_a_running_server_gives_the_bytes_that_this_process_gives(
    server: Server, assistant: Assistant, records: tuple[Record, ...]
) -> None:
    with closing(Remote(server.base, assistant.library)) as remote:
        found = list(answers(tasks(), lambda _name: remote))
    assert [one.error for one in found] == [None] * len(CASES)
    assert [one.digest for one in found] == [one.digest for one in records]
    assert [one.score("correct") for one in found] == [one.score("correct") for one in records]


def test_a_server_that_is_not_there_is_a_failure_and_no_wrong_answer(assistant: Assistant) -> None:
    with closing(Remote("http://127.0.0.1:1", assistant.library)) as remote:
        found = list(answers(tasks(CASES[:1]), lambda _name: remote))
    assert found[0].error
    assert "ConnectError" in found[0].error
    assert found[0].scores == ()
