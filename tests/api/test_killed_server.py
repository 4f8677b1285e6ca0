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
def running(folder: Path) -> Iterator[tuple[httpx2.Client, subprocess.Popen[bytes]]]:
    """A client and the process of a server over a data folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.api.held_server", str(folder), str(port)],
        env=environment(folder),
        cwd=ROOT,
    )
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            until(lambda: answers(client))
            yield client, process
    finally:
        process.kill()
        process.wait()


def answers(client: httpx2.Client) -> bool:
    try:
        return client.get("/healthz").status_code == 200
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

    def job(client: httpx2.Client, name: str) -> dict[str, str]:
        found: dict[str, str] = client.get(f"/v1/jobs/{name}").json()
        return found

    def posted(client: httpx2.Client, rules: bytes) -> str:
        return str(client.post("/v1/games", files={"file": ("rules.md", rules)}).json()["id"])

    with running(folder) as (client, process):
        first = posted(client, OLD)
        until(lambda: job(client, first)["state"] == "done")
        second, waiting = posted(client, NEW), posted(client, NEW)
        until(
            lambda: (
                job(client, second)["state"] == "running"
                and bool(list(folder.glob("games/rules/*/source.md"))[1:])
            )
        )
        assert list(folder.glob("jobs/*/*/rules.md"))
        process.send_signal(signal.SIGKILL)
        process.wait()
    with running(folder) as (client, _):
        for name in (second, waiting):
            assert job(client, name)["state"] == "failed"
            assert "send the file again" in job(client, name)["error"]
        assert not list(folder.glob("jobs/*/*/rules.md"))
        page = client.get("/v1/games/rules/passages", params={"q": "draw cards"}).json()
        assert page[0]["text"] == "Draw two cards."
