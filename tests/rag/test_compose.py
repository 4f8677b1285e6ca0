"""Composing from statements: each quoted whole, the asked number first."""

from __future__ import annotations

from pathlib import Path

import pytest

from ingest.markdown import read_markdown
from ingest.split import split
from rag import compose
from rag.index import GameIndex
from rag.question import read_question
from rag.rank import Ranking, ask, rank
from rag.store import Store
from tests.rag.letters import Letters

SOURCE = (
    "# Tiny\n\n[[page 3]]\n\n## Setup\n\nTake 4 white cubes. Take one die and 3 cards! Each of the 1 to 6 players sits down. "
    "Half of the coins are kept\n\n## Costs\n\n| Action | Cost |\n|---|---|\n| Peer | 2 cubes |\n\n"
    "## Turns\n\nYou may:\n\n- draw two tickets\n- rest\n\n[[page 4]]\n\n- buy one of these:\n  - a map\n  - a lamp\n\nThen rest.\n"
)
LETTERS = Letters()


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> GameIndex:
    store = Store(tmp_path_factory.mktemp("tiny"))
    book = split(read_markdown(SOURCE), slug="tiny", title="Tiny")
    store.save(book, LETTERS, words={"card": ("ticket",)})
    return store.load("tiny", "letters")


def ranked(text: str, index: GameIndex) -> Ranking:
    return rank(ask(text, index, LETTERS), index)


@pytest.mark.parametrize(
    ("question", "row", "value", "unit"),
    [
        ("How many cubes do I take?", 0, 4, "cubes"),
        ("How many dice do I take?", 1, 1, "die"),
        ("How many cards do I take?", 1, None, None),
        ("How many players are there?", 2, None, None),
        ("How many coins are kept?", 3, None, None),
        ("How many cards can I draw?", 6, 2, "tickets"),
        ("What do I take?", 0, None, None),
        ("How many walls do I take?", 0, None, None),
    ],
)
def test_a_number_is_told_only_where_one_stands_beside_the_asked_thing(
    question: str, row: int, value: int | None, unit: str | None, index: GameIndex
) -> None:
    assert compose.amount(read_question(question), index.statements[row], index) == (value, unit)


def test_a_claim_is_the_statement_with_what_it_hangs_on_and_its_citation(index: GameIndex) -> None:
    row, item = index.statements[4], index.statements[6]
    assert (row.kind, item.kind) == ("row", "item")
    assert compose.claim(row, index).text == "Action: Peer; Cost: 2 cubes"
    assert compose.claim(item, index).text == "You may: draw two tickets"
    assert compose.claim(item, index).citations == (index.rulebook.cite(item),)


def test_running_text_ends_each_claim_and_names_its_place(index: GameIndex) -> None:
    claims = tuple(compose.claim(index.statements[place], index) for place in (0, 1, 3))
    assert compose.sentence(claims) == (
        "Take 4 white cubes. [p.3 — Setup] Take one die and 3 cards! [p.3 — Setup] "
        "Half of the coins are kept. [p.3 — Setup]"
    )


def test_the_best_statement_comes_first_and_few_follow(index: GameIndex) -> None:
    ranking = ranked("How many white cubes do I take, and how many cards?", index)
    chosen = compose.choose(ranking, index)
    assert chosen[0] == index.statements[ranking.rows[0]]
    assert len(chosen) <= compose.MOST_CLAIMS
    assert len(set(chosen)) == len(chosen)


def test_the_nearest_places_are_of_different_passages(index: GameIndex) -> None:
    near = compose.nearest(ranked("Who sits down?", index), index)
    assert 0 < len(near) <= compose.NEAREST
    assert len({citation.passage for citation in near}) == len(near)


def test_ties_keep_reading_order(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(split(read_markdown("## Turns\n\nDraw.\n\n" * 3), slug="tiny", title="Tiny"), LETTERS)
    same = store.load("tiny", "letters")
    assert ranked("Draw?", same).rows == (0, 1, 2)


@pytest.mark.parametrize(
    "question", ["What options are there to draw two tickets?", "May I buy one of these: what?"]
)
def test_a_list_is_quoted_whole_over_a_page_and_its_opening_once(question: str, index: GameIndex) -> None:
    told = [one.text for one in compose.claims(compose.choose(ranked(question, index), index), index)]
    assert told == ["You may:", "draw two tickets", "rest", "buy one of these:", "a map", "a lamp"]
