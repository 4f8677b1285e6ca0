"""Reference sheets over HTTP and on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from api.cli import run
from corpus.games import shipped_games
from ingest.shipped import shipped_rulebook
from rag.library import Library
from rag.store import Store
from tests.conftest import NO_CHESS
from tests.rag.letters import Letters

SHEET = "/v1/games/lairs/sheet"


@pytest.mark.parametrize(
    ("form", "kind", "opening"),
    [
        ("json", "application/json", b'{"game":"lairs"'),
        ("md", "text/markdown; charset=utf-8", b"# Lairs: reference sheet"),
        ("html", "text/html; charset=utf-8", b"<!doctype html>"),
        ("pdf", "application/pdf", b"%PDF-"),
    ],
)
def test_a_format_is_asked_for_by_name_or_by_accept_and_is_the_same_every_time(
    client: TestClient, form: str, kind: str, opening: bytes
) -> None:
    named = client.get(SHEET, params={"format": form}, headers={"Accept": "*/*"})
    liked = client.get(SHEET, headers={"Accept": f"application/zip, {kind.partition(';')[0]}"})
    assert named.status_code == liked.status_code == 200
    assert named.headers["content-type"] == kind
    assert named.content.startswith(opening)
    assert named.content == liked.content


def test_the_accept_header_is_weighed(client: TestClient) -> None:
    browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    assert client.get(SHEET, headers={"Accept": browser}).headers["content-type"].startswith("text/html")
    unlike = "text/html;q=0.2, text/markdown;q=0.7"
    assert client.get(SHEET, headers={"Accept": unlike}).headers["content-type"].startswith("text/markdown")
    assert client.get(SHEET, headers={"Accept": "*/*"}).headers["content-type"] == "application/json"


def test_every_line_leads_to_its_passage_with_the_words_marked(client: TestClient) -> None:
    made = client.get(SHEET).json()
    lines = [line for section in made["sections"] for group in section["groups"] for line in group["lines"]]
    assert all(line["citation"]["url"] for line in lines)
    line = made["sections"][3]["rows"][0]["cost"][0]
    assert line["text"] == "1 cube of any kind"
    passage = client.get(line["citation"]["url"]).json()
    assert passage["cited"]["quote"] == line["text"]


def test_what_cannot_be_given_is_a_problem_that_says_the_way_out(client: TestClient) -> None:
    for path, status, words in (
        (f"{SHEET}?format=docx", 422, "query.format"),
        (f"{SHEET}?mode=solo", 422, "its rulebook has no modes"),
        (f"{SHEET}?players=0", 422, "query.players"),
        ("/v1/games/chess/sheet", 404, "expected one of"),
    ):
        problem = client.get(path)
        assert problem.status_code == status
        assert problem.headers["content-type"] == "application/problem+json"
        assert words in problem.json()["detail"]
    refused = client.get(SHEET, headers={"Accept": "image/png"})
    assert refused.status_code == 406
    assert "?format=" in refused.json()["detail"]


def test_the_sheet_of_one_mode_names_it(client: TestClient) -> None:
    made = client.get("/v1/games/dragons-lair/sheet", params={"mode": "Competitive Play"}).json()
    assert made["mode"] == "Competitive Play"
    assert made["players"] is None


def test_the_command_prints_what_http_sends_and_takes_the_format_from_the_file(
    client: TestClient, at: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run(["sheet", "lairs", "--format", "json"]) == 0
    assert json.loads(capsysbinary.readouterr().out) == client.get(SHEET).json()
    assert run(["sheet", "lairs", "-o", "lairs.pdf", "--paper", "letter"]) == 0
    assert (at / "lairs.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-o", "lairs.docx"), "expected a name that ends in .md, .json, .html or .pdf"),
        (("--format", "docx"), "expected md, json, html or pdf"),
        (("--paper", "a5"), "expected a4 or letter"),
    ],
)
def test_wrong_usage_of_the_command_is_told(
    arguments: tuple[str, ...], words: str, at: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["sheet", "lairs", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_an_unknown_game_is_told_with_the_games_there_are_and_nothing_is_indexed(
    at: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REFEREE_DATA_DIR", str(at / "data"))
    for arguments in (["sheet", "chess"], ["ask", "chess", "May I castle?"]):
        assert run(arguments) == 2
        assert NO_CHESS in capsys.readouterr().err
    assert Store(at / "data").slugs() == ()


def test_only_the_game_that_is_asked_for_is_indexed(tmp_path: Path, tiny_shipped: tuple[str, ...]) -> None:
    library = Library(Store(tmp_path / "data"), Letters())
    library.prepare("pile")
    assert library.store.slugs() == ("pile",)
    assert library.add_shipped(only="pile") == ()
    assert library.store.rulebook("pile") == shipped_rulebook(
        next(game for game in shipped_games() if game.info.slug == "pile")
    )
    assert [game.slug for game in library.games()] == ["pile"]
    assert [game.slug for game in library.offered()] == list(tiny_shipped)
