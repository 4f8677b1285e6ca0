"""The shipped rulebooks hold every fact of their sources, under the right page and heading."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml
from pydantic import TypeAdapter

from corpus.models import Frozen, Rulebook
from ingest.shipped import find_shipped, shipped_rulebook

LEAST = {"lairs": 70, "dragons-lair": 80}
"""How many facts each checklist must hold."""
PRINTED = {"lairs": {"1", "4", "5", "6", "7", "9", "10", "11"}, "dragons-lair": set[str]()}
"""The pages that the sources name."""


class Fact(Frozen):
    """One line of a checklist."""

    fact: str
    page: str | None
    section: str
    says: tuple[str, ...]


FACTS = TypeAdapter(tuple[Fact, ...])


def facts(slug: str) -> tuple[Fact, ...]:
    path = Path(__file__).parent / f"{slug}-facts.yaml"
    return FACTS.validate_python(yaml.safe_load(path.read_text("utf-8")))


@cache
def rulebook(slug: str) -> Rulebook:
    game = find_shipped(slug)
    assert game is not None
    return shipped_rulebook(game)


def stands(fact: Fact, book: Rulebook) -> bool:
    """Whether one statement under the fact's page and heading has all its words."""
    return any(
        all(words.lower() in statement.text.lower() for words in fact.says)
        for statement in book.statements
        if (statement.at.page, statement.at.heading) == (fact.page, fact.section)
    )


@pytest.mark.parametrize("slug", LEAST)
def test_every_fact_of_the_source_stands_under_its_page_and_heading(slug: str) -> None:
    missing = [fact for fact in facts(slug) if not stands(fact, rulebook(slug))]
    assert missing == []


@pytest.mark.parametrize("slug", LEAST)
def test_a_checklist_is_long_enough_and_says_nothing_twice(slug: str) -> None:
    names = [fact.fact for fact in facts(slug)]
    assert len(names) >= LEAST[slug]
    assert len(set(names)) == len(names)
    assert all(fact.says and all(words.strip() for words in fact.says) for fact in facts(slug))


def test_a_fact_under_another_page_heading_or_in_two_statements_is_missed() -> None:
    fact = next(fact for fact in facts("lairs") if fact.page == "10")
    assert stands(fact, rulebook("lairs"))
    assert not stands(fact.model_copy(update={"page": "9"}), rulebook("lairs"))
    assert not stands(fact.model_copy(update={"section": "Setup"}), rulebook("lairs"))
    assert not stands(
        fact.model_copy(update={"says": (*fact.says, "shuffled, tied and 20 Walls")}), rulebook("lairs")
    )


@pytest.mark.parametrize("slug", LEAST)
def test_only_pages_that_the_source_prints_are_cited(slug: str) -> None:
    cited = {statement.at.page for statement in rulebook(slug).statements} - {None}
    assert cited == PRINTED[slug]
    assert {page.label for page in rulebook(slug).pages} - {None} == PRINTED[slug]
    assert {statement.at.pdf_page for statement in rulebook(slug).statements} == {None}


def test_an_action_without_a_page_in_the_source_is_cited_by_its_heading_alone() -> None:
    rows = [statement for statement in rulebook("lairs").statements if statement.kind == "row"]
    assert [row.cells[0] for row in rows] == ["Creep", "Hustle", "Backtrack", "Peer", "Conserve"]
    assert {row.at.label for row in rows} == {"Actions"}
    assert {rulebook("lairs").cite(row).page for row in rows} == {None}


@pytest.mark.parametrize("slug", LEAST)
def test_every_statement_stands_under_a_heading(slug: str) -> None:
    assert [statement.id for statement in rulebook(slug).statements if not statement.at.section] == []
