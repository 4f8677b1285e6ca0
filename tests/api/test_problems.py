"""Every error is a problem document that says what was found, what was expected and the way out."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from fastapi.testclient import TestClient

from api.app import create_app
from rag.assistant import Assistant, build_assistant
from rag.settings import Settings
from tests.conftest import NO_CHESS

ASK = "/v1/games/lairs/answers"


def detail(reply: httpx2.Response, status: int) -> str:
    """The detail of a problem document of that status."""
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/problem+json"
    document = reply.json()
    assert document["type"].startswith("urn:referee:problem:")
    assert document["title"]
    assert document["status"] == status
    assert "Traceback" not in reply.text
    return str(document["detail"])


def test_an_unknown_path_names_where_paths_are_listed(client: TestClient) -> None:
    assert "/openapi.json" in detail(client.get("/v1/gmaes"), 404)
    assert "/openapi.json" in detail(client.get("/v1/games/"), 404)


def test_an_unknown_game_names_the_games_there_are(client: TestClient) -> None:
    replies = [
        client.get("/v1/games/chess"),
        client.post("/v1/games/chess/answers", json={"question": "May I castle?"}),
        client.get("/v1/games/chess/passages?q=castling"),
        client.get("/v1/games/chess/pages/1"),
        client.get("/v1/games/chess/rules"),
        client.post("/v1/games/chess/verdicts", json={"rule": "chess.castling"}),
        client.delete("/v1/games/chess"),
    ]
    for reply in replies:
        assert detail(reply, 404) == NO_CHESS


@pytest.mark.parametrize("slug", ["..", "%2e%2e%2f", "Lairs", "lairs%00", "-", "🎲"])
def test_a_name_that_cannot_be_a_game_is_unknown(client: TestClient, slug: str) -> None:
    detail(client.get(f"/v1/games/{slug}/rules"), 404)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("", "empty"),
        (" \n ", "empty"),
        ("x" * 10_001, "10001 characters"),
        ("Can I\x00exit?", "control characters"),
        ("\x1b[31mred?", "control characters"),
    ],
)
def test_a_question_that_cannot_be_read_is_refused_with_the_reason(
    client: TestClient, question: str, said: str
) -> None:
    assert said in detail(client.post(ASK, json={"question": question}), 422)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "a value is required"),
        (b"{", "valid JSON"),
        (b'{"question": "May I exit?", "colour": 1}', "body.colour: no field of this name, found 1"),
        (b'{"question": 5}', "body.question"),
        (b'{"question": "a \\ud800 b?"}', "surrogate"),
        (b'["May I exit?"]', "body"),
        (b'{"question": "\xff"}', "UTF-8"),
        (b"[" * 100_000, "cannot be read"),
        (
            b'{"question": "May I exit?", "history": [{"q": 1}]}',
            "body.history.0.question: a value is required",
        ),
    ],
)
def test_a_body_that_is_no_question_is_refused_field_by_field(
    client: TestClient, body: bytes, said: str
) -> None:
    reply = client.post(ASK, content=body, headers={"Content-Type": "application/json"})
    assert said in detail(reply, 422)


def test_a_body_of_another_media_type_is_refused_with_the_one_expected(client: TestClient) -> None:
    assert "'application/json'" in detail(client.post(ASK, content=b"May I exit?"), 415)
    assert "'application/json'" in detail(client.post(ASK, data={"question": "May I exit?"}), 415)
    assert "'multipart/form-data'" in detail(client.post("/v1/games", json={"file": "rules"}), 415)


def test_a_body_that_is_too_large_is_refused_with_the_limit(client: TestClient) -> None:
    big = b'{"question": "' + b"x" * 1_000_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    assert "1,000,000 bytes" in detail(client.post(ASK, content=big, headers=headers), 413)
    told_nothing = client.post(ASK, content=iter([big]), headers=headers)
    assert "1,000,000 bytes" in detail(told_nothing, 413)


def test_a_rulebook_may_be_as_large_as_the_settings_say(assistant: Assistant, settings: Settings) -> None:
    small = settings.model_copy(update={"max_upload_mb": 1})
    with TestClient(create_app(assistant, small)) as client:
        reply = client.post("/v1/games", files={"file": ("big.md", b"x" * 1_200_000)})
    assert "REFEREE_MAX_UPLOAD_MB" in detail(reply, 413)


def test_a_method_that_is_not_there_names_all_that_are(client: TestClient) -> None:
    reply = client.put("/v1/games")
    assert reply.headers["allow"] == "GET, HEAD, OPTIONS, POST"
    assert "GET, HEAD, OPTIONS, POST" in detail(reply, 405)
    assert client.patch("/v1/games/lairs").headers["allow"] == "DELETE, GET, HEAD, OPTIONS"


def test_options_tells_the_methods(client: TestClient) -> None:
    reply = client.options(ASK)
    assert (reply.status_code, reply.headers["allow"], reply.content) == (204, "OPTIONS, POST", b"")


@pytest.mark.parametrize("path", ["/", "/healthz", "/v1/games", "/v1/games/lairs/pages/10", "/openapi.json"])
def test_head_is_get_without_the_body(client: TestClient, path: str) -> None:
    head, get = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == get.headers["content-length"]


def test_an_unexpected_error_is_told_without_a_traceback(
    client: TestClient, assistant: Assistant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assistant, "library", None)
    said = detail(client.get("/v1/games"), 500)
    assert "AttributeError" in said
    assert "report it" in said


def test_an_index_made_by_another_model_names_the_command_that_mends_it(data_dir: Path) -> None:
    for record in data_dir.glob("games/*/*/index.json"):
        record.write_text(record.read_text().replace('"model":"', '"model":"another '))
    settings = Settings(data_dir=data_dir)
    app = create_app(build_assistant(settings), settings)
    client = TestClient(app, raise_server_exceptions=False)
    assert "referee ingest --rebuild" in detail(client.post(ASK, json={"question": "May I exit?"}), 503)


def test_before_it_is_warm_the_server_says_that_it_is_not_ready(
    assistant: Assistant, settings: Settings
) -> None:
    client = TestClient(create_app(assistant, settings))
    reply = client.get("/readyz")
    assert "still loading" in detail(reply, 503)
    assert reply.headers["retry-after"]
    assert client.get("/healthz").json() == {"status": "alive"}


def test_a_server_that_cannot_get_ready_says_why(tmp_path: Path) -> None:
    blocked = tmp_path / "data"
    blocked.write_text("a file where a folder should be")
    settings = Settings(data_dir=blocked)
    with TestClient(create_app(build_assistant(settings), settings)) as client:
        for _ in range(500):
            if "still loading" not in (said := detail(client.get("/readyz"), 503)):
                break
    assert "cannot be written" in said
