"""README and CONTRIBUTING are true: what their examples print is what Referee prints."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from api.cli import run
from rag.settings import PREFIX, Settings
from tests.conftest import PATIENCE, ROOT, environment

PROGRAMS = {"referee": ("-m", "api"), "python": ()}


def blocks(page: str, language: str) -> Iterator[tuple[str, str]]:
    """What stands after the language of each fenced block of a page, and the block."""
    text = (ROOT / page).read_text("utf-8")
    for match in re.finditer(r"^```(\w+)[ ]?(.*)\n((?:.*\n)*?)```$", text, re.MULTILINE):
        if match[1] == language:
            yield match[2], match[3]


def examples(page: str) -> list[tuple[str, str]]:
    """Each command of a page's console blocks, with what it is said to print."""
    found = []
    for _, block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed.strip("\n")))
    return found


def printed(command: str, folder: Path, data_dir: Path) -> str:
    """What a command prints, run by this Python in a folder that holds Referee."""
    name, *arguments = shlex.split(command)
    done = subprocess.run(
        [sys.executable, *PROGRAMS[name], *arguments],
        cwd=folder,
        env={**environment(data_dir), "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    return done.stdout.strip("\n") or done.stderr


@pytest.mark.parametrize(
    ("command", "said"), [one for one in examples("README.md") if one[0].startswith("referee")]
)
def test_commands_of_the_readme_print_what_it_says(
    command: str,
    said: str,
    indexed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REFEREE_DATA_DIR", str(indexed))
    assert run(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out.strip("\n") == said


@pytest.mark.parametrize(
    ("command", "said"), [one for one in examples("README.md") if one[0].startswith("curl")]
)
def test_requests_of_the_readme_are_answered_as_it_says(command: str, said: str, client: TestClient) -> None:
    words = shlex.split(command)
    address = next(word for word in words if word.startswith("http://"))
    got = client.post(address, json=json.loads(words[words.index("-d") + 1])).json()
    expected = json.loads(said)
    assert {name: got[name] for name in expected} == expected


def test_the_readme_names_every_setting() -> None:
    named = set(re.findall(rf"^\| `({PREFIX}\w+)`", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
    assert named == {PREFIX + name.upper() for name in Settings.model_fields}


def test_the_game_of_the_contributing_page_works_as_it_says(tmp_path: Path, data_dir: Path) -> None:
    for name in ("api", "corpus", "engine", "ingest", "rag", "tests/engine"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for language in ("markdown", "toml", "python", "yaml"):
        for place, block in blocks("CONTRIBUTING.md", language):
            target = tmp_path / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block, "utf-8")
    said = examples("CONTRIBUTING.md")
    assert len(said) >= 4
    for command, expected in said:
        assert printed(command, tmp_path, data_dir) == expected, command
    faults = (
        "from tests.engine.cases import FOLDER, faults, load, rule_of;"
        "print([fault for case in load(FOLDER / 'heap.yaml') for fault in faults(case, rule_of(case))])"
    )
    assert printed(f"python -c {shlex.quote(faults)}", tmp_path, data_dir) == "[]"
