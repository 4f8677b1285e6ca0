"""A question as it was typed: checked, and in plain letters."""

from __future__ import annotations

import re
import unicodedata

from rag.answers import QuestionError


def check_question(text: str, longest: int) -> str:
    """The question without blanks around it. Raises QuestionError where it cannot be read."""
    stripped = _written(text).strip()
    if not stripped:
        raise QuestionError("the question is empty: expected a question about the rules")
    if len(stripped) > longest:
        raise QuestionError(
            f"the question has {len(stripped)} characters: expected at most {longest}, ask one thing at a time"
        )
    if bad := sorted({c for c in stripped if (ord(c) < 32 and c not in "\n\t") or ord(c) == 127}):
        raise QuestionError(f"the question holds control characters {bad!r}: expected plain text")
    if not any(c.isalnum() for c in stripped):
        raise QuestionError(
            f"the question {stripped[:40]!r} has no words: expected a question about the rules"
        )
    return stripped


def _written(text: str) -> str:
    """A text in plain letters: without marks of no width, wide letters as narrow ones, `1.5k` as 1500."""
    plain = "".join(c for c in unicodedata.normalize("NFKC", text) if unicodedata.category(c) != "Cf")
    return re.sub(
        r"\b(\d{1,4}(?:[.,]\d)?)k\b",
        lambda found: str(round(float(found[1].replace(",", ".")) * 1000)),
        plain,
    )
