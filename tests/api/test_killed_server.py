"""A server killed in the middle of an ingest, and started again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.conftest import PATIENCE, ROOT, environment

OLD = b"# Rules\n\n## Turns\n\nDraw two cards.\n"
NEW = b"# Rules\n\n## Turns\n\nDraw nine cards.\n"


@contextmanager
def running(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address and the process of a server over a data folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.api.held_server", str(folder), str(port)],
        env=environment(folder),
        cwd=ROOT,
    )
    base = f"http://127.0.0.1:{port}"
    try:
        until(lambda: answers(base))
        yield base, process
    finally:
        process.kill()
        process.wait()


def answers(base: str) -> bool:
    try:
        return httpx2.get(f"{base}/healthz").status_code == 200
    except httpx2.TransportError:
        return False


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            pytest.fail("it did not come to that")
        time.sleep(0.1)


def test_a_server_killed_while_it_indexes_comes_back_with_the_old_revision_and_says_why(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"

    def job(base: str, name: str) -> dict[str, str]:
        found: dict[str, str] = httpx2.get(f"{base}/v1/jobs/{name}").json()
        return found

    def posted(base: str, rules: bytes) -> str:
        reply = httpx2.post(f"{base}/v1/games", files={"file": ("rules.md", rules)}, timeout=60)
        return str(reply.json()["id"])

    with running(folder) as (base, process):
        first = posted(base, OLD)
        until(lambda: job(base, first)["state"] == "done")
        second, waiting = posted(base, NEW), posted(base, NEW)
        until(
            lambda: (
                job(base, second)["state"] == "running"
                and bool(list(folder.glob("games/rules/*/source.md"))[1:])
            )
        )
        assert list(folder.glob("jobs/*/*/rules.md"))
        process.send_signal(signal.SIGKILL)
        process.wait()
    with running(folder) as (base, _):
        for name in (second, waiting):
            assert job(base, name)["state"] == "failed"
            assert "send the file again" in job(base, name)["error"]
        assert not list(folder.glob("jobs/*/*/rules.md"))
        page = httpx2.get(f"{base}/v1/games/rules/passages", params={"q": "draw cards"}, timeout=60).json()
        assert page[0]["text"] == "Draw two cards."
