"""Words that a hyphen cuts at the end of a text's line: whole again, or with the hyphen that is theirs."""

from __future__ import annotations

import re
from collections import Counter

_CUT = re.compile(r"(?<![\w-])((?:\w+-)*[^\W\d_]+)-\n[ \t]*([^\W\d_]+)[ \t]*", re.MULTILINE)
_WORD = re.compile(r"\w+(?:-\w+)*")
_SHORTEST = 3
"""Letters of a word that may stand on either side of a hyphen."""


def whole_words(text: str) -> str:
    """A text without line ends within words: the text's other words say whether the hyphen is theirs."""
    if not _CUT.search(text):
        return text
    held = Counter(_WORD.findall(_CUT.sub(" ", text).casefold()))

    def whole(cut: re.Match[str]) -> str:
        left, right = cut[1], cut[2]
        if not right[0].islower():
            return cut[0]
        glued, kept = (left + right).casefold(), f"{left}-{right}".casefold()
        both = [left.rpartition("-")[2].casefold(), right.casefold()]
        parted = all(held[half] and len(half) >= _SHORTEST for half in both)
        hyphen = bool(held[kept]) if bool(held[kept]) != bool(held[glued]) else parted or "-" in left
        return f"{left}{'-' if hyphen else ''}{right}\n"

    return _CUT.sub(whole, text)
