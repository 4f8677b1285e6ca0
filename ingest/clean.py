"""Cleaning of characters: what a reader sees stays, what only a typesetter or a machine sees goes."""

from __future__ import annotations

import re
import unicodedata

_LIGATURES = {code: unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)}
_INVISIBLE = dict.fromkeys([0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF])
_BLANKS = {code: " " for code in (0x00A0, 0x2002, 0x2003, 0x2007, 0x2009, 0x200A, 0x202F)}
_HYPHENS = {0x2010: "-", 0x2011: "-"}
_TABLE = {**_LIGATURES, **_INVISIBLE, **_BLANKS, **_HYPHENS}
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f]")


def clean_characters(text: str) -> str:
    """Expand ligatures, drop invisible and control characters, make every blank an ordinary one.

    Form feeds and line breaks stay: readers use them.
    """
    text = unicodedata.normalize("NFC", text).translate(_TABLE)
    return _CONTROL.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def one_line(text: str) -> str:
    """White space collapsed to single blanks, ends trimmed."""
    return " ".join(text.split())
