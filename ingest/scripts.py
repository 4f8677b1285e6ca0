"""Scripts that set no blanks between words, or have no small letters."""

from __future__ import annotations

import unicodedata


def is_unspaced(character: str) -> bool:
    """Whether the character belongs to a script without blanks: Chinese, Japanese, full-width signs."""
    return (
        bool(character) and unicodedata.east_asian_width(character) in "WF" and not "가" <= character <= "힣"
    )


def is_caseless(character: str) -> bool:
    """Whether it is a letter of a script that has no capitals."""
    return character.isalpha() and character.upper() == character.lower()
