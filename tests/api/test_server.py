"""A real server process on loopback."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest

from tests.conftest import PATIENCE, ROOT, Server, environment, referee, start

CONTRACT = ROOT.parent / "shared" / "checks" / "contract.py"
KEY = {"X-API-Key": "open sesame"}


@pytest.mark.parametrize("part", ["answers", "engine", "ingest", "pages"])
def test_the_contract_holds(server: Server, part: str) -> None:
    if not CONTRACT.exists():
        pytest.skip("the contract's check is not on this machine")
    checked = subprocess.run(
        [sys.executable, str(CONTRACT), server.base, part], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_metrics_count_requests_by_route_and_answers_by_status(server: Server) -> None:
    httpx2.post(
        f"{server.base}/v1/games/lairs/answers", json={"question": "Do I have to open a chest?"}, timeout=60
    ).raise_for_status()
    text = httpx2.get(f"{server.base}/metrics").text
    assert 'referee_requests_total{method="POST",route="/v1/games/{game}/answers",status="200"}' in text
    assert 'referee_request_seconds_count{route="/v1/games/{game}/answers"}' in text
    assert re.search(r'referee_answers_total\{status="\w+"\} [1-9]', text)


def test_a_file_becomes_a_game_that_answers_and_can_be_removed(server: Server) -> None:
    rules = b"# Pebbles\n\n## Turns\n\nOn your turn you take exactly two pebbles from the pile.\n"
    posted = httpx2.post(
        f"{server.base}/v1/games", files={"file": ("pebbles.md", rules)}, data={"edition": "2nd"}, headers=KEY
    )
    assert posted.status_code == 202
    assert posted.headers["location"] == f"/v1/jobs/{posted.json()['id']}"
    with httpx2.stream("GET", f"{server.base}/v1/jobs/{posted.json()['id']}/events", timeout=60) as events:
        assert events.headers["content-type"].startswith("text/event-stream")
        seen = [line for line in events.iter_lines() if line]
    assert seen[-2] == "event: done"
    job = json.loads(seen[-1].removeprefix("data: "))
    assert (job["state"], job["game"], job["error"]) == ("done", "pebbles", None)
    game = httpx2.get(f"{server.base}/v1/games/pebbles").json()
    assert (game["title"], game["edition"], game["statements"]) == ("Pebbles", "2nd", 1)
    found = httpx2.get(f"{server.base}/v1/games/pebbles/passages", params={"q": "take pebbles"}, timeout=60)
    assert "two pebbles" in found.json()[0]["text"]
    assert httpx2.delete(f"{server.base}/v1/games/pebbles", headers=KEY).status_code == 204
    assert httpx2.get(f"{server.base}/v1/games/pebbles").status_code == 404


def test_what_the_command_line_prints_as_json_is_what_http_returns(server: Server, tmp_path: Path) -> None:
    env = environment(server.data_dir)
    question = "Can I refuse to exit?"
    said = json.loads(referee("ask", "lairs", question, "--json", env=env, cwd=tmp_path).stdout)
    sent = httpx2.post(
        f"{server.base}/v1/games/lairs/answers", json={"question": question}, timeout=60
    ).json()
    for answer in (said, sent):
        answer.pop("timings_ms")
    assert said == sent
    listed = referee("games", "--json", env=env, cwd=tmp_path).stdout
    assert listed.rstrip("\n") == httpx2.get(f"{server.base}/v1/games").text


def test_several_workers_answer_share_their_counts_and_stop(data_dir: Path) -> None:
    running = start(data_dir, "--workers", "2")
    try:
        running.wait_until_ready()
        assert httpx2.get(f"{running.base}/v1/games").status_code == 200
        assert 'route="/readyz"' in httpx2.get(f"{running.base}/metrics").text
    finally:
        code = running.stop()
    assert code == 0, running.log.read_text()
    assert "Traceback" not in running.log.read_text()


def test_many_may_ask_at_once_from_the_first_moment(data_dir: Path) -> None:
    running = start(data_dir)
    try:

        def asked(question: str) -> tuple[int, str]:
            reply = httpx2.post(
                f"{running.base}/v1/games/lairs/answers", json={"question": question}, timeout=PATIENCE
            )
            return reply.status_code, str(reply.json().get("answer"))

        with ThreadPoolExecutor(8) as many:
            found = set(many.map(asked, ["May I decline to exit?"] * 16))
    finally:
        running.stop()
    assert [code for code, _ in found] == [200], running.log.read_text()


def test_ctrl_c_ends_the_server_cleanly(data_dir: Path) -> None:
    running = start(data_dir)
    running.wait_until_ready()
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def test_a_port_in_use_is_told_and_nothing_is_indexed(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = referee("serve", "--port", port, env=environment(tmp_path / "data"), cwd=tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"referee: 127.0.0.1:{port} cannot be listened on (Address already in use")
    assert not (tmp_path / "data").exists()
