"""Answers over HTTP."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient

ASK = "/v1/games/lairs/answers"


def test_an_answer_has_every_field_also_those_that_are_empty(client: TestClient) -> None:
    answer = client.post(ASK, json={"question": "Do I have to open a chest when I step on it?"}).json()
    assert {"game", "revision", "question", "status", "answer", "yes_no", "value", "unit"} <= set(answer)
    assert {"claims", "ruling", "needs", "nearest", "timings_ms"} <= set(answer)
    assert answer["status"] in ("answered", "computed")
    citation = answer["claims"][0]["citations"][0]
    assert (citation["label"], citation["page"], citation["pdf_page"]) == (
        "p.10 — Chests & Treasures",
        "10",
        None,
    )


@pytest.mark.parametrize("question", ["May I decline to exit?", "What is the recommended age?", "hi"])
def test_the_same_question_gets_the_same_bytes_but_for_timings(client: TestClient, question: str) -> None:
    first, second = (client.post(ASK, json={"question": question}).content for _ in range(2))
    one, other = json.loads(first), json.loads(second)
    assert one.pop("timings_ms")
    assert other.pop("timings_ms")
    assert json.dumps(one) == json.dumps(other)


def test_the_link_of_a_citation_shows_the_quote_in_its_passage(client: TestClient) -> None:
    answer = client.post(ASK, json={"question": "Do I have to open a chest when I step on it?"}).json()
    citation = answer["claims"][0]["citations"][0]
    passage = client.get(citation["url"]).json()
    assert passage["id"] == citation["passage"]
    assert citation["quote"] in passage["text"]
    assert passage["cited"] == citation


def test_openapi_shows_examples_of_questions_and_of_an_answer(client: TestClient) -> None:
    described = client.get("/openapi.json").json()
    post = described["paths"]["/v1/games/{game}/answers"]["post"]
    questions = post["requestBody"]["content"]["application/json"]["examples"]
    for example in questions.values():
        assert client.post(ASK, json=example["value"]).status_code == 200
    answer = post["responses"]["200"]["content"]["application/json"]["example"]
    assert set(client.post(ASK, json={"question": "May I decline to exit?"}).json()) == set(answer)
    assert "application/problem+json" in post["responses"]["default"]["content"]
    assert "Problem" in described["components"]["schemas"]


def test_every_reference_in_openapi_leads_somewhere(client: TestClient) -> None:
    described = client.get("/openapi.json").json()
    named = json.dumps(described).split('"#/components/schemas/')[1:]
    assert {rest.partition('"')[0] for rest in named} <= set(described["components"]["schemas"])
