"""Pages over HTTP: by name, as pictures with the quote marked, and what is said where there is none."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from api.app import create_app
from rag.assistant import Assistant
from rag.choice import load_weights
from rag.gate import load_gates
from rag.library import Library
from rag.settings import Settings
from rag.store import Store
from tests.rag.letters import Letters

RULE = "Draw two cards and play one of them."


@pytest.fixture
def own(tmp_path: Path) -> TestClient:
    """A client over an empty data folder, with an embedding that needs no weights; nothing shipped is indexed."""
    settings = Settings(data_dir=tmp_path / "data")
    library = Library(Store(settings.data_dir), Letters(), settings.reading)
    assistant = Assistant(library, load_gates(), load_weights())
    return TestClient(create_app(assistant, settings), raise_server_exceptions=False)


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """Two covers, and pages 1 to 3."""
    path = tmp_path / "rules.pdf"
    canvas = Canvas(str(path))
    canvas.drawString(200, 400, "The Game of Rules")
    canvas.showPage()
    canvas.showPage()
    for number in (1, 2, 3):
        canvas.drawString(72, 700, f"{RULE} Then it is the turn of player {number}.")
        canvas.drawString(290, 30, str(number))
        canvas.showPage()
    canvas.save()
    return path


def added(client: TestClient, path: Path, **fields: str) -> dict[str, Any]:
    """The job of an upload, when it is over."""
    posted = client.post("/v1/games", files={"file": (path.name, path.read_bytes())}, data=fields)
    assert posted.status_code == 202, posted.text
    for _ in range(2400):
        job: dict[str, Any] = client.get(f"/v1/jobs/{posted.json()['id']}").json()
        if job["state"] in ("done", "failed"):
            return job
        time.sleep(0.05)
    return pytest.fail(f"the job is not over: {job}")


def test_a_page_is_drawn_with_the_quote_marked(own: TestClient, rules: Path) -> None:
    assert added(own, rules)["state"] == "done"
    page = own.get("/v1/games/rules/pages/2").json()
    assert (page["page"], page["pdf_page"], page["label_source"]) == ("2", 4, "printed")
    assert own.get("/v1/games/rules/pages/pdf:4").json() == page
    passage = own.get(f"/v1/games/rules/passages/{page['passages'][0]}").json()
    cite = passage["statements"][0]["id"]
    plain, marked, part, other = (
        own.get(f"/v1/games/rules/pages/{name}.png", params=query)
        for name, query in (
            ("2", {}),
            ("2", {"cite": cite}),
            ("pdf:4", {"cite": f"{cite}@0-4"}),
            ("3", {"cite": cite}),
        )
    )
    assert {reply.headers["content-type"] for reply in (plain, marked, part, other)} == {"image/png"}
    grades = [reply.headers["x-referee-mark"] for reply in (plain, marked, part, other)]
    assert grades == ["none", "exact", "exact", "none"]
    assert len({plain.content, marked.content, part.content}) == 3
    unknown = own.get("/v1/games/rules/pages/2.png", params={"cite": "rules/p9#1"})
    assert (unknown.status_code, unknown.json()["title"]) == (404, "Unknown citation")
    report = own.get("/v1/games/rules/report").json()
    assert [one["label"] for one in report["pages"]] == [None, None, "1", "2", "3"]


def test_a_text_has_no_picture_and_says_where_its_words_are(own: TestClient, tmp_path: Path) -> None:
    path = tmp_path / "text.md"
    path.write_text(f"[[page 3]]\n\n{RULE}\n")
    added(own, path)
    reply = own.get("/v1/games/text/pages/3.png")
    assert reply.status_code == 404
    assert reply.headers["content-type"] == "application/problem+json"
    assert "/v1/games/text/pages/3" in reply.json()["detail"]
    assert own.get("/v1/games/text/pages/3").json()["picture"] is None


def test_the_very_same_file_is_refused_at_once_and_an_amendment_joins(
    own: TestClient, rules: Path, tmp_path: Path
) -> None:
    added(own, rules)
    again = own.post("/v1/games", files={"file": ("other.pdf", rules.read_bytes())})
    assert (again.status_code, again.json()["title"]) == (409, "Already there")
    errata = tmp_path / "errata.md"
    errata.write_text("# Errata\n\n## Turns\n\nDraw three cards, not two.\n")
    assert added(own, errata, amends="rules")["game"] == "rules"
    assert own.get("/v1/games/rules").json()["amendments"] == ["Errata"]
    (page,) = (name for name in [own.get("/v1/games/rules/pages/3").json()["after"]] if name)
    assert own.get(f"/v1/games/rules/pages/{page}").json()["source"] == "Errata"
    wrong = own.post("/v1/games", files={"file": ("e.md", b"# E\n\nDraw.\n")}, data={"amends": "chess"})
    assert wrong.status_code == 422
    missing = own.delete("/v1/games/rules/amendments/FAQ")
    assert (missing.status_code, missing.json()["title"]) == (404, "No such amendment")
    assert own.delete("/v1/games/rules/amendments/Errata").status_code == 204
    assert own.get("/v1/games/rules").json()["amendments"] == []


def test_deleting_removes_every_trace(own: TestClient, rules: Path, tmp_path: Path) -> None:
    job = added(own, rules)
    assert own.delete("/v1/games/rules").status_code == 204
    assert own.get(f"/v1/jobs/{job['id']}").status_code == 404
    assert own.get("/v1/games/rules").status_code == 404
    left = [path for path in (tmp_path / "data").rglob("*") if path.is_file()]
    assert not [path for path in left if b"Draw two cards" in path.read_bytes()]
    assert {path.name for path in left} <= {"alive.lock", "write.lock", "chroma.sqlite3"}


def test_a_locked_file_needs_its_password(own: TestClient, tmp_path: Path) -> None:
    path = tmp_path / "locked.pdf"
    canvas = Canvas(str(path), encrypt="secret")
    canvas.drawString(72, 700, RULE)
    canvas.save()
    failed = added(own, path)
    assert failed["state"] == "failed"
    assert "--password" in failed["error"]
    assert added(own, path, password="secret")["state"] == "done"
    assert not [one for one in (tmp_path / "data").rglob("*.json") if "secret" in one.read_text()]
