"""What is doubtful about a statement's words: other spellings, and how sure OCR is of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from statistics import fmean

from ingest.document import Block, SourcePage

_MARKS = {"ocr": "OCR", "ocr layer unverified": "OCR layer unverified"}
_WORD = re.compile(r"\w+(?:-\w+)*")
_LIGATURE = re.compile(r"f[fil]*")


def marks_of(page: SourcePage, confidence: float | None) -> tuple[str, ...]:
    """What a label says about words of a page that OCR read with this confidence, or that it did not read."""
    marks = tuple(mark for flag, mark in _MARKS.items() if flag in page.flags)
    return marks or (("OCR",) if confidence is not None else ())


def confidence_of(block: Block, start: int, end: int) -> float | None:
    """How sure OCR is, on average, of a block's words between two offsets; None where it did not read them."""
    sure = [
        word.confidence
        for word in block.words
        if word.start < end and word.end > start and word.confidence is not None
    ]
    return round(fmean(sure), 1) if sure else None


def forms_in(text: str, forms: Iterable[str]) -> tuple[str, ...]:
    """Those of a block's other spellings that spell a word of this part of its text."""
    forms = tuple(forms)
    if not forms:
        return ()
    held = {_skeleton(word) for word in _WORD.findall(text)}
    return tuple(form for form in forms if _skeleton(form) in held)


def _skeleton(word: str) -> str:
    """A word without what is doubtful: its hyphens, and the letters of its ligatures after the first."""
    return _LIGATURE.sub("f", word.casefold().replace("-", ""))
