"""Rules and verdicts on typed facts, over HTTP and on the command line."""

from __future__ import annotations

import json
from typing import Any

import httpx2
import pytest
from fastapi.testclient import TestClient

from api.cli import run

RULE = "lairs.exit.eligible"


def verdict(client: TestClient, **facts: object) -> dict[str, Any]:
    """The ruling on facts of the exit."""
    reply = client.post("/v1/games/lairs/verdicts", json={"rule": RULE, "facts": facts})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_a_verdict_says_what_decides_how_and_where_it_is_written(client: TestClient) -> None:
    ruling = verdict(client, chests_opened=2, monsters_defeated=2)
    assert (ruling["rule"], ruling["outcome"], ruling["value"]) == (RULE, "decided", True)
    assert ruling["facts"]["chests_opened"] == {"value": 2, "from": "given"}
    assert ruling["trace"]["children"]
    assert ruling["citations"][0]["label"] == "p.10 — The Exit"


def test_a_no_says_what_is_missing(client: TestClient) -> None:
    ruling = verdict(client, chests_opened=2, monsters_defeated=1)
    assert ruling["value"] is False
    assert {"chests_opened": 1} in ruling["missing"]
    assert {"monsters_defeated": 1} in ruling["missing"]


def test_a_verdict_that_depends_asks_for_one_fact(client: TestClient) -> None:
    ruling = verdict(client, chests_opened=2)
    assert (ruling["outcome"], ruling["value"]) == ("depends", None)
    assert [need["fact"] for need in ruling["needs"]] == ["monsters_defeated"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"rule": "lairs.exit.eligble"}, "nearest: lairs.exit.eligible"),
        ({"rule": RULE, "facts": {"chest_opened": 2}}, "did you mean 'chests_opened'"),
        ({"rule": RULE, "facts": {"chests_opened": -1}}, "-1"),
        ({"rule": RULE, "facts": {"chests_opened": "two"}}, "'two'"),
        ({"rule": RULE, "facts": {"chests_opened": [2]}}, "[2]"),
        ({"rule": RULE, "asked": "might"}, "body.asked"),
        ({"facts": {}}, "body.rule: a value is required"),
    ],
)
def test_facts_that_cannot_be_are_refused(client: TestClient, body: dict[str, object], said: str) -> None:
    reply: httpx2.Response = client.post("/v1/games/lairs/verdicts", json=body)
    assert reply.status_code == 422
    assert reply.headers["content-type"] == "application/problem+json"
    assert said in reply.json()["detail"]


def test_every_rule_is_listed_with_its_citation_and_the_schema_of_its_facts(client: TestClient) -> None:
    rules = {rule["id"]: rule for rule in client.get("/v1/games/lairs/rules").json()}
    rule = rules[RULE]
    assert rule["citation"] == rule["citations"][0]
    assert rule["citation"]["label"] == "p.10 — The Exit"
    assert rule["facts"]["properties"]["chests_opened"]["type"] == "integer"


def test_the_command_line_prints_what_http_returns(
    client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", "lairs", RULE, "chests_opened=2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == verdict(client, chests_opened=2)
    assert run(["rules", "lairs", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == client.get("/v1/games/lairs/rules").json()


def test_check_prints_the_verdict_its_quote_with_label_and_what_is_missing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["check", "lairs", RULE, "chests_opened=2", "monsters_defeated=1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("No")
    assert lines[1].endswith("[p.10 — The Exit]")
    assert "Missing: chests_opened +1" in lines


def test_coverage_accounts_for_every_statement(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("lairs", "dragons-lair"):
        assert run(["coverage", game]) == 0
        assert capsys.readouterr().out.rstrip().endswith(" 0 left over")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lairs.exit.eligble"], "nearest: lairs.exit.eligible"),
        ([RULE, "chests_opened"], "name=value"),
        ([RULE, "chests_opened=two"], "'two'"),
        ([RULE, "chests_opened=2", "chests_opened=3"], "twice"),
    ],
)
def test_check_refuses_what_it_cannot_read(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run(["check", "lairs", *words]) == 2
    assert said in capsys.readouterr().err
