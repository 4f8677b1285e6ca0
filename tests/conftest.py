"""What every test may use: the shipped games indexed once, an assistant over them, a client, a real server."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx2
import hypothesis
import pytest
from fastapi.testclient import TestClient
from filelock import FileLock

from api.app import create_app
from corpus.games import shipped_games
from rag.assistant import Assistant, build_assistant
from rag.settings import Settings

ROOT = Path(__file__).parent.parent
SHIPPED = tuple(game.info.slug for game in shipped_games())
NO_CHESS = f"no game 'chess': expected one of {', '.join(map(repr, SHIPPED))}"
"""What is said of a game that is not there, before any is added."""
PATIENCE = 300
"""Seconds that a server may take to start on a busy machine."""

hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


def environment(data_dir: Path, **settings: str) -> dict[str, str]:
    """This process's environment with only the given settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    given = {f"REFEREE_{name.upper()}": value for name, value in settings.items()}
    return {**kept, **given, "REFEREE_DATA_DIR": str(data_dir), "PYTHONPATH": str(ROOT)}


def referee(
    *arguments: str, env: Mapping[str, str], cwd: Path, wait: float = PATIENCE
) -> subprocess.CompletedProcess[str]:
    """Run one command as a player would, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "api", *arguments],
        env=env,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=wait,
        check=False,
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put files that need the shipped games first: while one process indexes them, another is busy with the rest."""
    need = {item.path for item in items if "indexed" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: item.path not in need)


@pytest.fixture(scope="session")
def indexed(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with the shipped games; made anew where the code that makes indexes has changed.

    It is made by one process, and the others wait.
    """
    made_by = hashlib.sha256()
    for name in ("embed.py", "index.py", "store.py"):
        made_by.update((ROOT / "rag" / name).read_bytes())
    assert pytestconfig.cache is not None
    kept = pytestconfig.cache.mkdir(f"indexed-{made_by.hexdigest()[:12]}")
    with FileLock(f"{kept}.lock"):
        build_assistant(Settings(data_dir=kept)).library.add_shipped()
        return Path(shutil.copytree(kept, tmp_path_factory.mktemp("session") / "data"))


@pytest.fixture
def data_dir(indexed: Path, tmp_path: Path) -> Path:
    """A copy of the indexed data folder that one test may change."""
    return Path(shutil.copytree(indexed, tmp_path / "data"))


@pytest.fixture
def at(indexed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, with the settings on the indexed data folder."""
    for name in list(os.environ):
        if name.startswith("REFEREE_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("REFEREE_DATA_DIR", str(indexed))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def tiny_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Two games of two sentences that ship in place of the real ones, and take no time to index."""
    games = ("heap", "pile")
    for slug in games:
        folder = tmp_path / "shipped" / slug
        folder.mkdir(parents=True)
        (folder / "game.toml").write_text(
            f'slug = "{slug}"\ntitle = "{slug.title()}"\n[words]\npebble = ["stone"]\n'
        )
        (folder / "rulebook.md").write_text(
            f"# {slug.title()}\n\nTake three pebbles. The {slug} may be empty.\n"
        )
        (folder / "questions.toml").write_text(
            '[[statement]]\nquote = "Take three pebbles."\nasks = ["How many do I take?"]\nno = ["Do I take two?"]\n'
            '[[silent]]\ntopic = "Ties"\nasks = ["Who wins a tie?"]\n'
        )
    monkeypatch.setattr("corpus.games.SHIPPED", tmp_path / "shipped")
    return games


@pytest.fixture(scope="session")
def settings(indexed: Path) -> Settings:
    """Settings over the session's data folder."""
    return Settings(data_dir=indexed)


@pytest.fixture(scope="session")
def assistant(settings: Settings) -> Assistant:
    """An assistant over the shipped games."""
    return build_assistant(settings)


@pytest.fixture(scope="session")
def client(assistant: Assistant, settings: Settings) -> Iterator[TestClient]:
    """The HTTP interface in this process."""
    with TestClient(create_app(assistant, settings), raise_server_exceptions=False) as made:
        yield made


@dataclass(frozen=True)
class Server:
    """A running server process."""

    base: str
    data_dir: Path
    process: subprocess.Popen[bytes]
    log: Path

    def wait_until_ready(self) -> None:
        """Return when it can answer; fail with its log where it cannot."""
        end = time.monotonic() + PATIENCE
        with httpx2.Client() as client:
            while time.monotonic() < end and self.process.poll() is None:
                with suppress(httpx2.TransportError):
                    if client.get(f"{self.base}/readyz").status_code == 200:
                        return
                time.sleep(0.2)
        pytest.fail(f"the server is not ready:\n{self.log.read_text()}")

    def stop(self) -> int:
        """Interrupt it as Ctrl-C does; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


def start(data_dir: Path, *arguments: str, **settings: str) -> Server:
    """Start `referee serve` on a free port."""
    log = data_dir.parent / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "api", "serve", "--port", "0", *arguments],
            env=environment(data_dir, **settings),
            cwd=data_dir.parent,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        said = next((line for line in log.read_text().splitlines() if "Referee answers on" in line), None)
        if said:
            return Server(said.rpartition(" ")[2], data_dir, process, log)
        time.sleep(0.1)
    process.kill()
    process.wait()
    return pytest.fail(f"the server did not start:\n{log.read_text()}")


@pytest.fixture(scope="session")
def server(indexed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server process on loopback, with an API key."""
    data_dir = Path(shutil.copytree(indexed, tmp_path_factory.mktemp("server") / "data"))
    running = start(data_dir, api_key="open sesame")
    running.wait_until_ready()
    yield running
    running.stop()
