"""The web page."""

from __future__ import annotations

import re

from fastapi.testclient import TestClient


def test_the_page_needs_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    links = re.findall(r"(?:src|href)=\"([^\"]+)\"", page.text)
    assert all(link.startswith("data:") for link in links)
    assert "@import" not in page.text


def test_every_control_has_a_label_and_the_answers_are_announced(client: TestClient) -> None:
    page = client.get("/").text
    labelled = set(re.findall(r'<label for="([\w-]+)"', page))
    controls = set(re.findall(r'<(?:select|textarea|input)[^>]* id="([\w-]+)"', page))
    assert controls <= labelled
    assert 'lang="en"' in page
    assert 'aria-live="polite"' in page


def test_the_page_knows_how_to_say_every_status(client: TestClient) -> None:
    page = client.get("/").text
    described = client.get("/openapi.json").json()["components"]["schemas"]
    statuses = {
        schema["properties"]["status"]["const"]
        for schema in described.values()
        if "const" in schema.get("properties", {}).get("status", {})
    }
    assert len(statuses) == 7
    assert all(f"{status}:" in page for status in statuses)
