"""Cutting a paragraph into sentences, as character spans."""

from __future__ import annotations

import re

_ABBREVIATION = re.compile(r"\b(?:e\.g|i\.e|eg|ie|vs|st|cf|bzw|z\.b|d\.h|resp)\.$", re.IGNORECASE)
_BEFORE_NUMBER = re.compile(r"\b(?:no|nr|art|fig|max|min|approx|ca|pp?|pl|vol|sec)\.$", re.IGNORECASE)
_SIGN = re.compile(r"[(\[][.!?…]+[)\]]$")
"""A sign in brackets, "(!)": it closes no sentence."""
_NAME = re.compile(r"(?:,|\band|\bor) (?:an?|one|two|three|\d+) [^\W\d_a-z][\w-]*[!?]$")
"""A thing of a list whose name has a sign of its own, ", one Ja!" before "Ballot card": it closes no sentence."""
_LEFT_OUT = re.compile(r"(?:…|\.\s?\.\s?\.)$")
"""Words left out: within a quotation they close no sentence."""
_COUNT = re.compile(r"\s(\d{1,2})\.$")
_GAP = re.compile(r"(?:(?<=[.!?…])|(?<=[.!?…][\"”’')\]]))\s+|(?<=[。！？；])")
_OPENING = re.compile(r"[\"“‘'(\[¿¡]*(?:[^\W_a-z]|[•*])")
_WORD = re.compile(r"[^\W\d_]{2}|[一-鿿]")


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """Spans `(start, end)` of the sentences of one paragraph; together they hold every word of it.

    A sentence ends at closing punctuation that a capital, a digit or an opening quotation mark follows. A piece without
    a word of its own ("1.", "*") joins the sentence after it, and so does the number of the next item of a list that was
    written on: "1. Shuffle the cards 2. Deal them".
    """
    spans, start = [], 0
    for gap in _GAP.finditer(text):
        if counted := _next_item(text[start : gap.start()]):
            spans.append((start, start + counted))
            start += counted
        if _goes_on(text[start : gap.start()], text[gap.end() : gap.end() + 1]) or not _opens(
            text, gap.end()
        ):
            continue
        spans.append((start, gap.start()))
        start = gap.end()
    spans.append((start, len(text)))
    trimmed = ((a + len(text[a:b]) - len(text[a:b].lstrip()), a + len(text[a:b].rstrip())) for a, b in spans)
    return [(a, b) for a, b in trimmed if a < b]


def _goes_on(piece: str, following: str) -> bool:
    """Whether the closing punctuation of a piece closes no sentence."""
    quoting = piece.count("“") > piece.count("”")
    return bool(
        (quoting and _LEFT_OUT.search(piece))
        or _ABBREVIATION.search(piece)
        or (following.isdecimal() and _BEFORE_NUMBER.search(piece))
        or _SIGN.search(piece)
        or _NAME.search(piece)
        or not _WORD.search(piece)
    )


def _next_item(piece: str) -> int:
    """Where in a piece that opens with a number the number after it ends the piece; 0 where none does."""
    match = _COUNT.search(piece)
    return match.start(1) if match and piece.lstrip().startswith(f"{int(match[1]) - 1}.") else 0


def _opens(text: str, at: int) -> bool:
    match = _OPENING.match(text, at)
    return match is not None and not match[0][-1].islower()
