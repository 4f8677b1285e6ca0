"""A rulebook and its amendments, put together and taken apart."""

from __future__ import annotations

from corpus.models import Rulebook
from ingest.amend import amendments_of, as_amendment, base_of, begin_of, combine, sources_of
from ingest.markdown import read_markdown
from ingest.split import split

BASE = "# Tiny\n\n[[page 3]]\n\n## Turns\n\nDraw two cards. Play one card.\n"
ERRATA = "## Turns\n\nDraw three cards, not two.\n"
FAQ = "## Ties\n\nTies are shared.\n"


def book(source: str, slug: str = "tiny") -> Rulebook:
    return split(read_markdown(source), slug=slug, title="Tiny")


def amendment(source: str, title: str) -> Rulebook:
    return as_amendment(book(source, f"tiny/{title.lower()}"), title)


def test_an_amendment_is_cited_with_its_title() -> None:
    whole = combine(book(BASE), [amendment(ERRATA, "Errata"), amendment(FAQ, "FAQ")])
    labels = [whole.cite(statement).label for statement in whole.statements]
    assert labels == ["p.3 — Turns", "p.3 — Turns", "Errata — Turns", "FAQ — Ties"]
    assert whole.find("Draw three cards")[0].id == "tiny/errata/turns#1"
    assert whole.cite(whole.find("Draw three cards")[0]).source == "Errata"


def test_what_is_put_together_can_be_taken_apart() -> None:
    base, parts = book(BASE), (amendment(ERRATA, "Errata"), amendment(FAQ, "FAQ"))
    whole = combine(base, parts)
    assert sources_of(whole) == ("Errata", "FAQ")
    assert base_of(whole, base.revision) == base
    assert [one.text for one in amendments_of(whole)] == [one.text for one in parts]
    assert combine(base_of(whole, base.revision), amendments_of(whole)) == whole


def test_offsets_within_an_amendment_are_counted_from_its_beginning() -> None:
    whole = combine(book(BASE), [amendment(ERRATA, "Errata")])
    begin = begin_of(whole, "Errata")
    assert whole.text[begin:].startswith("Turns\n\nDraw three")
    assert begin_of(whole, None) == 0


def test_without_amendments_nothing_changes_and_with_them_the_revision_does() -> None:
    base = book(BASE)
    assert combine(base, ()) is base
    revisions = {combine(base, [amendment(text, "Errata")]).revision for text in (ERRATA, FAQ)}
    assert len(revisions | {base.revision}) == 3
