"""Headings: told by size, weight, capitals and form, and ranked over the whole document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from ingest.pdf.draft import Draft
from ingest.pdf.paragraphs import SMALL

_LARGER = 1.15
_SAME_SIZE = 0.06
_SLIGHTLY = 1.06
_NOTE = 0.8
_CAPS = 0.93
_LONGEST_LEAD = 4
"""In words: a longer line in bold that ends in a colon is the beginning of a sentence."""
_LONGEST_TERM = 60
_FEWEST_TERMS = 3
_NUMBERED = re.compile(r"(\d{1,2}(?:\.\d{1,2})*)\.?\s+\w")


def mark_headings(drafts: Sequence[Draft], body: float) -> None:
    """Turn drafts that are headings into such; level 1 is the largest type of a heading in the document."""
    terms = _terms(drafts)
    found = [
        draft
        for draft in drafts
        if draft.kind in ("paragraph", "item")
        and not draft.bulleted
        and (id(draft) in terms or _is_heading(draft, body))
    ]
    sizes = _ranks([draft.size for draft in found if draft.size >= _SLIGHTLY * body])
    for draft in found:
        draft.kind = "heading"
        if draft.size >= _SLIGHTLY * body:
            draft.level = next(
                rank for rank, size in enumerate(sizes, 1) if draft.size >= size * (1 - _SAME_SIZE)
            )
        else:
            number = _NUMBERED.match(draft.text)
            depth = number[1].count(".") if number else 0
            draft.level = len(sizes) + 1 + depth + (0 if draft.caps else 1)


def _terms(drafts: Sequence[Draft]) -> set[int]:
    """The terms of a list of definitions: each a line in bold, with small letters too, above a text that is set in."""
    found = {
        id(term)
        for term, text in pairwise(drafts)
        if term.kind == text.kind == "paragraph"
        and term.page == text.page
        and term.bold
        and term.lines == 1
        and len(term.text) <= _LONGEST_TERM
        and not re.search(r"[.;,!?:]$", term.text)
        and not text.bold
        and _set_in(term, text)
    }
    return found if len(found) >= _FEWEST_TERMS else set()


def _set_in(above: Draft, below: Draft) -> bool:
    step = below.inked()[0].x0 - above.inked()[0].x0
    return 0.8 * above.size < step < 6 * above.size


def _is_heading(draft: Draft, body: float) -> bool:
    text = draft.text
    if (
        draft.lines > 3
        or len(text) > 90
        or re.search(r"[.;,!]$|\|", text)
        or not re.search(r"[^\W\d_]{2}|[一-鿿]", text)
    ):
        return False
    if (len(text) > 60 and text.endswith(":")) or re.match("[•●▪–*-]", text):
        return False
    if draft.size >= _LARGER * body:
        return True
    if draft.size > _SLIGHTLY * body and draft.lines == 1 and text[0].isalnum() and not SMALL.match(text):
        return not text.endswith((":", "?"))
    if SMALL.match(text) or draft.size < _NOTE * body:
        return False
    if text.endswith(":") and len(text.split()) > _LONGEST_LEAD:
        return False
    return draft.bold or (draft.caps and len(text) > 4 and draft.size > _CAPS * body)


def _ranks(sizes: list[float]) -> list[float]:
    """Distinct sizes, largest first; sizes that differ by little are one."""
    out: list[float] = []
    for size in sorted(set(sizes), reverse=True):
        if not out or size < out[-1] * (1 - _SAME_SIZE):
            out.append(size)
    return out
