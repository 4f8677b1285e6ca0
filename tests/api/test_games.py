"""Games over HTTP: the list, adding, removing, and who may."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.app import create_app
from rag.assistant import build_assistant
from rag.settings import Settings

RULES = b"# Pebbles\n\n## Turns\n\nOn your turn you take exactly two pebbles from the pile.\n"


@pytest.fixture(scope="module")
def own(indexed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A client over a data folder that these tests may add games to."""
    data_dir = Path(shutil.copytree(indexed, tmp_path_factory.mktemp("own") / "data"))
    settings = Settings(data_dir=data_dir)
    with TestClient(create_app(build_assistant(settings), settings)) as client:
        yield client


def finished(client: TestClient, job: dict[str, Any]) -> dict[str, Any]:
    """The job when it is over."""
    for _ in range(1200):
        now: dict[str, Any] = client.get(f"/v1/jobs/{job['id']}").json()
        if now["state"] in ("done", "failed"):
            return now
        time.sleep(0.05)
    return pytest.fail(f"the job is not over: {now}")


def test_the_list_tells_what_can_be_asked_about(client: TestClient) -> None:
    games = {game["slug"]: game for game in client.get("/v1/games").json()}
    assert {"lairs", "dragons-lair"} <= set(games)
    assert games["lairs"]["pages"] > 0
    assert client.get("/v1/games/lairs").json() == games["lairs"]


def test_a_file_is_ingested_under_the_name_given(own: TestClient) -> None:
    posted = own.post("/v1/games", files={"file": ("../../rules.md", RULES)}, data={"slug": "my-pebbles"})
    assert posted.status_code == 202
    assert finished(own, posted.json())["game"] == "my-pebbles"
    assert own.get("/v1/games/my-pebbles").json()["title"] == "Pebbles"


def test_a_file_that_cannot_be_read_fails_with_the_reason(own: TestClient) -> None:
    before = own.get("/v1/games").json()
    job = own.post("/v1/games", files={"file": ("rules.docx", b"PK")}).json()
    over = finished(own, job)
    assert over["state"] == "failed"
    assert "expected" in over["error"]
    assert own.get("/v1/games").json() == before


def test_the_events_of_a_job_end_with_its_end(own: TestClient) -> None:
    rules = RULES.replace(b"two", b"three")
    job = own.post("/v1/games", files={"file": ("pebbles.txt", rules)}).json()
    events = own.get(f"/v1/jobs/{job['id']}/events").text
    assert events.startswith("event: ")
    assert events.rstrip().splitlines()[-2] == "event: done"


@pytest.mark.parametrize(
    ("file", "data", "status", "said"),
    [
        (None, {}, 422, "body.file"),
        (b"", {}, 422, "empty"),
        (RULES, {"slug": "My Pebbles"}, 422, "lower-case"),
        (RULES, {"slug": "lairs"}, 409, "ships with Referee"),
        (RULES, {"first_printed_page": "one"}, 422, "first_printed_page"),
    ],
)
def test_an_ingest_that_cannot_begin_is_refused_at_once(
    own: TestClient, file: bytes | None, data: dict[str, str], status: int, said: str
) -> None:
    files = {"other": ("x", b"x")} if file is None else {"file": ("pebbles.md", file)}
    reply = own.post("/v1/games", files=files, data=data)
    assert reply.status_code == status
    assert said in reply.json()["detail"]


def test_a_shipped_game_cannot_be_removed(own: TestClient) -> None:
    reply = own.delete("/v1/games/lairs")
    assert reply.status_code == 409
    assert "ships with Referee" in reply.json()["detail"]
    assert own.get("/v1/games/lairs").status_code == 200


def test_writing_needs_the_api_key_where_one_is_set(data_dir: Path) -> None:
    settings = Settings(data_dir=data_dir, api_key="sesame")
    with TestClient(create_app(build_assistant(settings), settings)) as client:
        for headers in (
            {},
            {"X-API-Key": "guess"},
            {"Authorization": "Bearer"},
            {"Authorization": "Basic sesame"},
        ):
            for reply in (
                client.post("/v1/games", files={"file": ("p.md", RULES)}, headers=headers),
                client.delete("/v1/games/lairs", headers=headers),
            ):
                assert reply.status_code == 401
                assert reply.headers["www-authenticate"] == "Bearer"
                assert "REFEREE_API_KEY" in reply.json()["detail"]
        assert client.delete("/v1/games/lairs", headers={"X-API-Key": "sesame"}).status_code == 409
        assert client.delete("/v1/games/lairs", headers={"Authorization": "bearer sesame"}).status_code == 409
        assert client.get("/v1/games").status_code == 200


def test_another_sites_page_cannot_add_a_game(own: TestClient) -> None:
    reply = own.post("/v1/games", files={"file": ("p.md", RULES)}, headers={"Sec-Fetch-Site": "cross-site"})
    assert reply.status_code == 403


def test_an_unknown_job_is_told(client: TestClient) -> None:
    for path in ("/v1/jobs/no-such-job", "/v1/jobs/0123456789ab", "/v1/jobs/no-such-job/events"):
        reply = client.get(path)
        assert reply.status_code == 404
        assert "POST /v1/games" in reply.json()["detail"]
