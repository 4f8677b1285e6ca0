"""What an amendment is about is never quoted without it, the newer first; what it is not about stands alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from rag import compose
from rag.embed import Embedder
from rag.index import GameIndex
from rag.library import Library
from rag.precedence import with_amendments
from rag.rank import ask, rank
from rag.store import Store

RULES = """# Kite Fair

## Flying

Each flyer starts the round with 6 metres of line. A kite may be let out by at most 3 metres on one turn.
If two kites cross, both are pulled in by one metre.

## The judge

The judge awards a ribbon to the highest kite. If two kites are equally high, nobody gets the ribbon.
A basket holds at most 5 ribbons. The judge changes after every round.

## The end

The fair ends when the last ribbon is awarded. The flyer with the most ribbons wins.
"""
ERRATA = """# Errata

## The judge

Page 2 should read: If two kites are equally high, the younger flyer gets the ribbon.
A basket holds at most 4 ribbons.

## Thanks

We thank all who wrote to us about the weather.
"""
LATER = """# Second printing

## The judge

A basket holds at most 7 ribbons.
"""


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory, embedder: Embedder) -> Library:
    folder = tmp_path_factory.mktemp("fair")
    library = Library(Store(folder / "data"), embedder)
    for name, text, amends in (
        ("fair.md", RULES, None),
        ("errata.md", ERRATA, "fair"),
        ("later.md", LATER, "fair"),
    ):
        (folder / name).write_text(text, "utf-8")
        library.add_file(Path(folder / name), amends=amends)
    return library


@pytest.fixture(scope="module")
def index(library: Library) -> GameIndex:
    return library.index("fair")


def shown(question: str, index: GameIndex, embedder: Embedder) -> list[str]:
    return [one.text for one in compose.choose(rank(ask(question, index, embedder), index), index)]


TIE = "If two kites are equally high, nobody gets the ribbon."
NEW_TIE = "Page 2 should read: If two kites are equally high, the younger flyer gets the ribbon."
BASKET, LATER_BASKET = "A basket holds at most 5 ribbons.", "A basket holds at most 7 ribbons."
EARLIER_BASKET = "A basket holds at most 4 ribbons."


@pytest.mark.parametrize(
    ("question", "newer", "older"),
    [
        ("Who takes the ribbon when two kites are just as high?", NEW_TIE, TIE),
        ("Is it right that nobody gets the ribbon when kites are level?", NEW_TIE, TIE),
        ("two kites tied for highest, nothing for anybody?", NEW_TIE, TIE),
        ("Can a basket have 5 ribbons in it?", LATER_BASKET, BASKET),
        ("Is a fifth ribbon in the basket fine?", LATER_BASKET, BASKET),
        ("How many ribbons fit in the basket?", LATER_BASKET, BASKET),
    ],
)
def test_what_is_amended_is_quoted_behind_what_amends_it(
    question: str, newer: str, older: str, index: GameIndex, embedder: Embedder
) -> None:
    texts = shown(question, index, embedder)
    assert newer in texts
    assert older in texts
    between = texts[texts.index(newer) + 1 : texts.index(older)]
    assert between == ([EARLIER_BASKET] if older == BASKET else [])


@pytest.mark.parametrize(
    "question",
    [
        "What happens when kites cross?",
        "How much line can I let out on my turn?",
        "When is the fair over?",
        "Does the judge stay the same all game?",
    ],
)
def test_what_no_amendment_is_about_stands_alone(question: str, index: GameIndex, embedder: Embedder) -> None:
    assert not set(shown(question, index, embedder)) & {NEW_TIE, LATER_BASKET}


def test_a_line_is_amended_by_what_is_about_it_and_by_nothing_else(index: GameIndex) -> None:
    text = [one.text for one in index.statements]
    found = {text[own]: {text[row] for row in rows} for own, rows in index.amendments_of.items()}
    assert found == {TIE: {NEW_TIE}, BASKET: {EARLIER_BASKET, LATER_BASKET}}


def test_two_amendments_of_one_line_are_both_quoted_the_newest_first(index: GameIndex) -> None:
    own = {one.text: one for one in index.statements}
    whole = [LATER_BASKET, EARLIER_BASKET, BASKET]
    for text in whole:
        assert [one.text for one in with_amendments((own[text],), index)] == whole


def test_an_amendment_that_is_quoted_brings_the_line_that_it_is_about(index: GameIndex) -> None:
    own = {one.text: one for one in index.statements}
    assert [one.text for one in with_amendments((own[NEW_TIE],), index)] == [NEW_TIE, TIE]
    thanks = own["We thank all who wrote to us about the weather."]
    assert with_amendments((thanks,), index) == (thanks,)


def test_where_it_was_looked_for_the_newer_comes_first(index: GameIndex, embedder: Embedder) -> None:
    ranking = rank(ask("How many ribbons fit in the basket?", index, embedder), index)
    quotes = [one.quote for one in compose.nearest(ranking, index)]
    assert quotes[:3] == [LATER_BASKET, EARLIER_BASKET, BASKET]


def test_a_chat_model_does_not_quote_what_is_overruled_alone(index: GameIndex) -> None:
    own = {one.text: one for one in index.statements}
    told = [compose.claim(own[TIE], index)]
    assert [one.text for one in compose.beside_amendments(told, index)] == [NEW_TIE, TIE]
    basket = [compose.claim(own[BASKET], index)]
    assert [one.text for one in compose.beside_amendments(basket, index)] == [
        LATER_BASKET,
        EARLIER_BASKET,
        BASKET,
    ]
    both = [compose.claim(own[TIE], index), compose.claim(own[NEW_TIE], index)]
    assert list(compose.beside_amendments(both, index)) == both
