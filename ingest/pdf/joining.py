"""Sentences that a column's or page's end cuts are put together again."""

from __future__ import annotations

from collections.abc import Sequence

from ingest.pdf.draft import Draft
from ingest.pdf.hyphens import Words
from ingest.pdf.paragraphs import BULLET, CLOSED, SMALL
from ingest.scripts import is_caseless

_SAME_SIZE = 0.12
_NOTE = 0.8
"""Type smaller than this share of the body's is a note, and does not interrupt a sentence."""


def join_open_sentences(drafts: Sequence[Draft], words: Words, body: float) -> list[Draft]:
    """Append to every open sentence the paragraph that continues it.

    A line in bold that ends in a colon opens the paragraph after it. What follows continues an open sentence where it begins with a small letter, or where the sentence fills its last
    line and the next paragraph stands at the head of a column. Sidebars, tables and notes in between do not
    interrupt it; headings do.
    """
    kept: list[Draft] = []
    open_draft: Draft | None = None
    open_apart: Draft | None = None
    for draft in drafts:
        current = open_apart if draft.apart else open_draft
        if draft.kind == "paragraph" and current is not None and _continues(current, draft):
            current.absorb(draft, words)
            continue
        kept.append(draft)
        if draft.kind == "heading":
            open_draft, open_apart = (open_draft, None) if draft.apart else (None, None)
        elif draft.kind in ("paragraph", "item") and draft.size > _NOTE * body:
            if draft.apart:
                open_apart = draft
            else:
                open_draft = draft
    return kept


def _continues(open_draft: Draft, draft: Draft) -> bool:
    if open_draft.bold and open_draft.text.endswith(":"):
        return not draft.bold and draft.page == open_draft.page and not BULLET.match(draft.text)
    if CLOSED.search(open_draft.text) or BULLET.match(draft.text):
        return False
    if abs(open_draft.size - draft.size) > _SAME_SIZE * draft.size:
        return False
    if draft.page - (open_draft.page + len(open_draft.turns)) > 1:
        return False
    if SMALL.match(draft.text):
        return True
    return open_draft.full and draft.first and (_openable(draft.text) or is_caseless(draft.text[0]))


def _openable(text: str) -> bool:
    return text[:1].isalpha()
