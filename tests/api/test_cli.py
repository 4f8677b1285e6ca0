"""The command line: what it prints, how it ends, how its errors read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from api.cli import run
from tests.conftest import NO_CHESS, SHIPPED, environment

CHEST = "Do I have to open a chest when I step on it?"


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """The one message on stderr."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("referee: ")
    assert "Traceback" not in said.err
    return said.err.removeprefix("referee: ")


def test_an_answer_leads_and_its_quotes_follow_with_their_labels(
    at: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ask", "lairs", CHEST]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("No")
    assert any(line.startswith("  “") and line.endswith("[p.10 — Chests & Treasures]") for line in lines[1:])


def test_a_question_that_the_rulebook_does_not_answer_ends_with_one(
    at: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ask", "lairs", "What is the recommended age?"]) == 1
    assert capsys.readouterr().out


def test_json_is_one_line_with_every_field(at: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask", "lairs", CHEST, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert {"ruling", "value", "unit", "nearest"} <= set(json.loads(line))


def test_games_are_listed_as_plain_lines_off_a_terminal(at: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    assert [line.split("\t")[0] for line in capsys.readouterr().out.splitlines()] == [*SHIPPED]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ask", "chess", "May I castle?"], NO_CHESS),
        (["ask", "lairs", ""], "the question is empty"),
        (["ask", "lairs", "x" * 10_001], "the question has 10001 characters"),
        (["ask", "lairs", "Can I\x07exit?"], "control characters"),
        (["ask", "lairs"], "See `referee ask --help`"),
        (["ask", "lairs", "May I exit?", "--colour"], "--colour"),
        (["sing"], "sing"),
        (["ingest"], "neither FILE nor --rebuild, expected one"),
        (["ingest", "rules.md", "--rebuild"], "both FILE and --rebuild, expected one"),
        (["ingest", "no-such-file.md"], "is not a file"),
        (["serve", "--port", "many"], "--port"),
        (["check", "chess", "chess.castling"], "game 'chess' has no executable rules"),
        (["coverage", "chess"], "game 'chess' has no executable rules"),
    ],
)
def test_wrong_usage_is_told_in_one_message(
    at: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert run(arguments) == 2
    assert said in told(capsys)


def test_an_unknown_setting_is_refused_by_name(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REFEREE_DATADIR", "elsewhere")
    assert run(["games"]) == 2
    assert "'REFEREE_DATADIR'" in told(capsys)


def test_a_malformed_setting_is_refused(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REFEREE_MAX_UPLOAD_MB", "plenty")
    assert run(["games"]) == 2
    assert "max_upload_mb" in told(capsys).lower()


def test_a_data_folder_that_cannot_be_written_is_told(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (at / "blocked").write_text("a file where a folder should be")
    monkeypatch.setenv("REFEREE_DATA_DIR", str(at / "blocked"))
    assert run(["ask", "lairs", CHEST]) == 2
    assert "REFEREE_DATA_DIR" in told(capsys)


def test_an_unexpected_error_is_told_as_a_fault_of_ours(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("api.commands.output.print_json", None)
    monkeypatch.setattr("api.commands.games.print_json", None)
    assert run(["games", "--json"]) == 70
    assert "--traceback" in told(capsys)


def test_a_file_becomes_a_game_with_plain_lines_of_progress(
    at: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (at / "pebbles.md").write_text("# Pebbles\n\nYou take two pebbles from the pile.\n")
    monkeypatch.setenv("REFEREE_DATA_DIR", str(data_dir))
    assert run(["ingest", "pebbles.md", "--edition", "2nd"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Pebbles is ready as 'pebbles':")
    assert [line.split()[0] for line in said.err.splitlines()] == ["reading", "embedding"]
    assert run(["ingest", "--rebuild"]) == 0
    assert capsys.readouterr().out == "Every index is up to date.\n"


def test_listing_and_removing_index_nothing(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["games", "--json"]) == 0
    indexed = json.loads(capsys.readouterr().out)
    monkeypatch.setenv("REFEREE_DATA_DIR", str(at / "data"))
    assert run(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == indexed
    for arguments, said in (
        (["remove", "lairs"], "ships with Referee"),
        (["remove", "lairs", "--amendment", "Errata"], "none, it has no amendment"),
        (["remove", "chess"], "no game 'chess': expected one of none, no game is indexed yet"),
    ):
        assert run(arguments) == 2
        assert said in told(capsys)
    assert not (at / "data").exists()


def test_ctrl_c_is_told_without_a_traceback(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("api.commands.opened.opened", interrupted)
    assert run(["games"]) == 130
    capsys.readouterr()


def test_help_names_every_command_and_loads_nothing_heavy(at: Path) -> None:
    loaded = referee_loads("--help", at=at)
    assert {"serve", "ask", "check", "ingest", "games", "rules", "coverage", "eval", "doctor"} <= loaded.words
    assert not loaded.modules & {"torch", "langchain_core", "chromadb", "fastapi", "numpy", "pydantic"}


def test_check_loads_neither_torch_nor_langchain_nor_chroma(at: Path) -> None:
    loaded = referee_loads("check", "lairs", "lairs.exit.eligible", at=at)
    assert not loaded.modules & {"torch", "langchain_core", "langchain", "chromadb", "numpy", "transformers"}


def test_the_doctor_finds_a_sound_installation(at: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor"]) == 0
    found = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert found["embedding model"].startswith("good: the packaged weights are those of upstream")
    assert found["index of lairs"].startswith("good: fits the model")
    assert {"python", "torch", "chroma", "data folder", "shipped quotes", "tesseract", "chat model"} <= set(
        found
    )


def test_the_doctor_names_what_is_wrong(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (at / "blocked").write_text("a file where a folder should be")
    monkeypatch.setenv("REFEREE_DATA_DIR", str(at / "blocked"))
    monkeypatch.setenv("REFEREE_CHAT_MODEL", "just-a-name")
    assert run(["doctor"]) == 2
    said = capsys.readouterr().out
    assert "data folder: bad" in said
    assert "chat model: bad: 'just-a-name' names no provider" in said


class Loaded:
    """What a command said and which modules it loaded."""

    def __init__(self, out: str) -> None:
        text, _, modules = out.rpartition("\nMODULES ")
        self.words = set(text.split())
        self.modules = set(modules.split())


def referee_loads(*arguments: str, at: Path) -> Loaded:
    """Run a command in a process of its own and list the modules it loaded."""
    script = (
        "import sys; from api.cli import run; run(sys.argv[1:]); "
        "print('\\nMODULES', *(name for name in sys.modules if '.' not in name))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=environment(at),
        cwd=at,
        capture_output=True,
        text=True,
        check=True,
    )
    return Loaded(ran.stdout)
