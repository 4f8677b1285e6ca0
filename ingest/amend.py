"""A rulebook and its amendments (errata, an FAQ) as one rulebook, and taken apart again.

One text holds all of them: the rulebook first, then the amendments, oldest first. Pages and places of an amendment
carry its title, so that every citation says where it is from.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from corpus.models import Locator, Page, Passage, Rulebook

_GAP = "\n\n"


def as_amendment(rulebook: Rulebook, source: str) -> Rulebook:
    """A rulebook as the amendment of this title."""
    return _with(
        rulebook,
        pages=tuple(_page(page, 0, source) for page in rulebook.pages),
        passages=tuple(_passage(passage, 0, source) for passage in rulebook.passages),
    )


def combine(base: Rulebook, amendments: Sequence[Rulebook]) -> Rulebook:
    """A rulebook with its amendments, oldest first; the rulebook itself where there are none."""
    if not amendments:
        return base
    text, pages, passages = base.text, list(base.pages), list(base.passages)
    for amendment in amendments:
        by = len(text) + len(_GAP)
        text = text + _GAP + amendment.text
        pages += [_page(page, by, page.source) for page in amendment.pages]
        passages += [_passage(passage, by, passage.at.source) for passage in amendment.passages]
    trace = [(one.text, [(s.id, s.at, *s.forms) for s in one.statements]) for one in amendments]
    revision = hashlib.sha256(repr([base.revision, trace]).encode()).hexdigest()[:12]
    return _with(base, text=text, pages=tuple(pages), passages=tuple(passages), revision=revision)


def amendments_of(rulebook: Rulebook) -> tuple[Rulebook, ...]:
    """The amendments that a rulebook was combined with, oldest first."""
    return tuple(_part(rulebook, source) for source in sources_of(rulebook))


def base_of(rulebook: Rulebook, revision: str) -> Rulebook:
    """The rulebook without its amendments, under the revision that it had."""
    return _with(_part(rulebook, None), revision=revision)


def sources_of(rulebook: Rulebook) -> tuple[str, ...]:
    """Titles of a rulebook's amendments, oldest first."""
    return tuple(dict.fromkeys(page.source for page in rulebook.pages if page.source is not None))


def begin_of(rulebook: Rulebook, source: str | None) -> int:
    """Where in the text the rulebook itself or an amendment begins."""
    return min(page.start for page in rulebook.pages if page.source == source)


def _part(rulebook: Rulebook, source: str | None) -> Rulebook:
    own = [page for page in rulebook.pages if page.source == source]
    start, end = min(page.start for page in own), max(page.end for page in own)
    return _with(
        rulebook,
        text=rulebook.text[start:end],
        pages=tuple(_page(page, -start, source) for page in own),
        passages=tuple(_passage(one, -start, source) for one in rulebook.passages if one.at.source == source),
    )


def _with(rulebook: Rulebook, **changes: object) -> Rulebook:
    """A rulebook with other fields, checked anew: a mere copy would keep what was worked out from the old ones."""
    fields = {name: getattr(rulebook, name) for name in Rulebook.model_fields}
    return Rulebook(**{**fields, **changes})


def _page(page: Page, by: int, source: str | None) -> Page:
    return page.model_copy(update={"start": page.start + by, "end": page.end + by, "source": source})


def _passage(passage: Passage, by: int, source: str | None) -> Passage:
    statements = tuple(one.model_copy(update={"at": _at(one.at, by, source)}) for one in passage.statements)
    return passage.model_copy(update={"at": _at(passage.at, by, source), "statements": statements})


def _at(at: Locator, by: int, source: str | None) -> Locator:
    return at.model_copy(update={"start": at.start + by, "end": at.end + by, "source": source})
