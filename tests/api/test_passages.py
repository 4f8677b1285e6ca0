"""Passages and pages over HTTP."""

from __future__ import annotations

from urllib.parse import quote

from fastapi.testclient import TestClient

EXIT = "/v1/games/lairs/passages/lairs/p10/the-exit"


def test_a_search_finds_the_passage_about_the_query_first(client: TestClient) -> None:
    found = client.get("/v1/games/lairs/passages", params={"q": "leaving through the exit", "k": 3}).json()
    assert 0 < len(found) <= 3
    assert "exit" in found[0]["text"].lower()


def test_a_search_without_a_query_or_for_too_many_is_refused(client: TestClient) -> None:
    for path in ("?k=3", "?q=", "?q=exit&k=0", "?q=exit&k=51", "?q=exit&k=many"):
        assert client.get(f"/v1/games/lairs/passages{path}").status_code == 422


def test_a_passage_stands_between_its_neighbours(client: TestClient) -> None:
    here = client.get(EXIT).json()
    assert here["label"] == "p.10 — The Exit"
    assert all(one["quote"] in here["text"] for one in here["statements"])
    after = client.get(f"/v1/games/lairs/passages/{here['after']['id']}").json()
    assert after["before"]["id"] == here["id"]


def test_a_part_of_a_statement_can_be_cited(client: TestClient) -> None:
    cited = client.get(f"{EXIT}?cite={quote('lairs/p10/the-exit#1@4-8', safe='')}").json()["cited"]
    assert cited["quote"] == "game"


def test_a_citation_that_is_not_there_is_told(client: TestClient) -> None:
    for wrong in ("lairs/p10/the-exit#99", "lairs/p10/the-exit#1@8-4", "lairs/p10/the-exit#1@x-y", "?"):
        reply = client.get(f"{EXIT}?cite={quote(wrong, safe='')}")
        assert reply.status_code == 404
        assert "lairs/p10/the-exit#1" in reply.json()["detail"]


def test_an_unknown_passage_is_told_with_an_id_that_exists(client: TestClient) -> None:
    said = client.get("/v1/games/lairs/passages/lairs/p99/nowhere").json()["detail"]
    assert "lairs/p1/the-story" in said


def test_a_page_is_found_by_its_printed_number(client: TestClient) -> None:
    page = client.get("/v1/games/lairs/pages/10").json()
    assert (page["page"], page["before"]) == ("10", "9")
    assert "lairs/p10/the-exit" in page["passages"]
    assert "one of these conditions" in page["text"]


def test_a_rulebook_without_pages_says_so(client: TestClient) -> None:
    reply = client.get("/v1/games/dragons-lair/pages/1")
    assert reply.status_code == 404
    assert "its rulebook has no pages" in reply.json()["detail"]
