"""Questions and answers of an FAQ, told by `Q:` and `A:`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import copy

from ingest.pdf.draft import Draft

_ASKS = re.compile(r"(?:Q|Question)\s*[.:]\s*(?=.+?\?)")
_TELLS = re.compile(r"(?:A|Answer)\s*[.:]\s*")
_INNER = re.compile(r"\?\s*(?:[—–-]\s*)?((?:A|Answer)\s*[.:]\s*)")


def mark_questions(drafts: Sequence[Draft]) -> Iterator[Draft]:
    """Paragraphs that ask become questions, and those that tell become their answers; both lose their sign."""
    asked = False
    for draft in drafts:
        asks = _ASKS.match(draft.text) if draft.kind in ("paragraph", "item") else None
        tells = _TELLS.match(draft.text) if asked and draft.kind in ("paragraph", "item") else None
        if asks is not None:
            yield from _split(draft, asks.end())
            asked = _INNER.search(draft.text) is None
        elif tells is not None:
            draft.behead(tells.end())
            draft.kind, asked = "answer", False
            yield draft
        else:
            asked = False
            yield draft


def _split(draft: Draft, sign: int) -> Iterator[Draft]:
    inner = _INNER.search(draft.text)
    if inner is None:
        draft.behead(sign)
        draft.kind = "question"
        yield draft
        return
    question, answer = copy(draft), copy(draft)
    end = inner.start() + 1
    question.text, question.glyphs, question.sheets = draft.text[:end], draft.glyphs[:end], draft.sheets[:end]
    question.turns = [turn for turn in draft.turns if turn < end]
    question.behead(sign)
    question.kind = "question"
    answer.page += len(question.turns)
    answer.turns = [turn for turn in draft.turns if turn >= end]
    answer.behead(inner.end())
    answer.kind = "answer"
    yield question
    yield answer
