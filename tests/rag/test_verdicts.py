"""Yes and no of a rulebook's own answers are said to what was asked, and to nothing that only shares its words."""

from __future__ import annotations

import pytest

from ingest.markdown import read_markdown
from ingest.split import split
from rag.embed import Embedder
from rag.index import GameIndex
from rag.rank import ask, rank
from rag.store import Store
from rag.verdicts import verdict

BOOK = """# Quarry

## Questions

**May I trade stone cards with another player?** No, stone cards are never traded.

**May a cart enter a pit?** Yes, a cart may enter a dry pit.
"""


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@pytest.fixture(scope="module")
def quarry(embedder: Embedder, tmp_path_factory: pytest.TempPathFactory) -> GameIndex:
    store = Store(tmp_path_factory.mktemp("quarry"))
    store.save(split(read_markdown(BOOK), slug="quarry", title="Quarry"), embedder)
    return store.load("quarry", embedder.name)


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("May I trade stone cards with another player?", 0, False),
        ("Can I trade my stone cards with the other players?", 0, False),
        ("May I look at another player's cards?", 0, None),
        ("May a cart enter a pit?", 1, True),
        ("May a cart pass another cart in a pit twice?", 1, None),
    ],
)
def test_an_answer_says_yes_or_no_where_its_question_is_asked(
    text: str, place: int, said: bool | None, embedder: Embedder, quarry: GameIndex
) -> None:
    ranking = rank(ask(text, quarry, embedder), quarry)
    assert verdict(ranking, quarry.statements[place], quarry) is said
