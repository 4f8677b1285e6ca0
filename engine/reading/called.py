"""What somebody is called in a text: a name as it is written, or the asker."""

from __future__ import annotations

from engine.reading.people import ME
from engine.reading.reading import Text

ASKER = "you"
"""The asker, where they are one of several who are named."""


def name_at(text: Text, at: int) -> str | None:
    """Who is named by a token."""
    token = text.tokens[at]
    if token.name:
        return text.raw[token.start : token.end].removesuffix("'s").removesuffix("’s")
    return ASKER if token.text in ME else None
