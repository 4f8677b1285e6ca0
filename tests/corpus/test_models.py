"""Citations are spans of the rulebook and of nothing else."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from corpus.models import CitationError, Locator, Rulebook, slugify
from ingest.markdown import read_markdown
from ingest.split import split

BOOK = split(
    read_markdown(
        "# Tiny\n\n<!-- page: 3 -->\n\n## The Draw\n\nDraw two cards. Keep “one” card.\n\n"
        "<!-- page: none -->\n\n## Ties\n\nKeep one die.\n"
    ),
    slug="tiny",
    title="Tiny",
)
DRAW, KEEP, DIE = BOOK.statements


def test_a_citation_of_a_whole_statement_has_its_id_page_heading_and_words() -> None:
    cited = BOOK.cite(KEEP)
    assert (cited.id, cited.passage) == ("tiny/p3/the-draw#2", "tiny/p3/the-draw")
    assert (cited.label, cited.page, cited.section) == ("p.3 — The Draw", "3", "The Draw")
    assert cited.quote == BOOK.text[cited.start : cited.end] == "Keep “one” card."
    assert cited.revision == BOOK.revision
    assert cited.url == "/v1/games/tiny/passages/tiny/p3/the-draw?cite=tiny%2Fp3%2Fthe-draw%232"


def test_a_part_of_a_statement_is_cited_by_where_it_stands_in_it() -> None:
    cited = BOOK.cite(DRAW, DRAW.at.start + 5, DRAW.at.start + 8)
    assert (cited.quote, cited.id) == ("two", "tiny/p3/the-draw#1@5-8")
    assert BOOK.cite(DRAW, DRAW.at.start, DRAW.at.end) == BOOK.cite(DRAW)


@pytest.mark.parametrize(("before", "after"), [(-1, 0), (0, 1), (3, -14)])
def test_a_span_that_leaves_the_statement_or_is_empty_is_refused(before: int, after: int) -> None:
    with pytest.raises(CitationError, match="leaves statement"):
        BOOK.cite(DRAW, DRAW.at.start + before, DRAW.at.end + after)


def test_a_statement_of_another_rulebook_cannot_be_cited() -> None:
    other = split(read_markdown("# Tiny\n\n## The Draw\n\nDraw six cards."), slug="tiny", title="Tiny")
    with pytest.raises(CitationError, match="not in revision"):
        BOOK.cite(next(other.statements))
    with pytest.raises(CitationError, match="not in revision"):
        BOOK.cite(DRAW.model_copy(update={"text": "Draw six cards."}))


def test_a_page_is_never_invented() -> None:
    assert (BOOK.cite(DIE).label, BOOK.cite(DIE).page) == ("Ties", None)
    assert Locator(page="iv", section=(), paragraph=2, start=0, end=1).label == "p.iv"
    assert Locator(page=None, section=(), paragraph=2, start=0, end=1).label == "§2"


def test_a_quote_is_found_with_white_space_and_quotation_marks_folded() -> None:
    assert BOOK.find('Keep\n "one"  card') == (KEEP, KEEP.at.start, KEEP.at.end - 1)


@pytest.mark.parametrize(
    ("words", "told"),
    [("keep", "stands in 0 statements"), ("Keep", "stands in 2 statements"), (" \n", "an empty quote")],
)
def test_a_quote_that_does_not_stand_once_is_refused(words: str, told: str) -> None:
    with pytest.raises(CitationError, match=told):
        BOOK.find(words)


def test_a_rulebook_whose_spans_do_not_hold_its_words_cannot_be_built() -> None:
    plain = BOOK.model_dump()
    with pytest.raises(ValidationError, match="its span holds"):
        Rulebook.model_validate({**plain, "text": plain["text"].replace("two", "six")})


def test_a_rulebook_comes_back_from_json_as_it_was() -> None:
    assert Rulebook.model_validate_json(BOOK.model_dump_json()) == BOOK


def test_values_are_frozen_and_refuse_fields_that_they_do_not_know() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        DRAW.text = "Draw six cards."  # type: ignore[misc]
    with pytest.raises(ValidationError, match="colour"):
        Locator.model_validate({**DRAW.at.model_dump(), "colour": "red"})


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("Chests & Treasures", "chests-treasures"),
        ("Dragon’s Lair", "dragons-lair"),
        ("Über_Maß 2", "über-maß-2"),
    ],
)
def test_ids_are_readable(heading: str, name: str) -> None:
    assert slugify(heading) == name
