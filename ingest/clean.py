"""Cleaning of characters: what a reader sees stays, what only a typesetter or a machine sees goes."""

from __future__ import annotations

import re
import unicodedata

_LIGATURES = {code: unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)}
_DIRECTIONS = (0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_INVISIBLE = dict.fromkeys([0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, *_DIRECTIONS])
_BLANKS = dict.fromkeys([0x00A0, *range(0x2000, 0x200B), 0x202F, 0x205F], " ")
_HYPHENS = {0x2010: "-", 0x2011: "-"}
_BREAKS = {0x000B: "\n", 0x0085: "\n", 0x2028: "\n", 0x2029: "\n"}
_TABLE = {**_LIGATURES, **_INVISIBLE, **_BLANKS, **_HYPHENS, **_BREAKS}
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_HYPHENATED = re.compile("\u00ad[ \t]*\n[ \t]*(?=\\w)")


def clean_characters(text: str) -> str:
    """Expand ligatures, drop invisible and control characters, make every blank an ordinary one.

    Form feeds and line breaks stay: readers use them. A word that a soft hyphen cuts at a line's end is whole again.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    joined = _HYPHENATED.sub("", unicodedata.normalize("NFC", lines))
    return _CONTROL.sub("", joined.translate(_TABLE))


def one_line(text: str) -> str:
    """White space collapsed to single blanks, ends trimmed."""
    return " ".join(text.split())
