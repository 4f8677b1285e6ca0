"""Whether a hyphen at a line's end belongs to the word: the document's own words decide."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ingest.pdf.glyphs import LINE_END_HYPHEN
from ingest.pdf.lines import Segment

_WORDS = re.compile(r"\w+(?:-\w+)*")
_OPEN_END = re.compile(rf"([\w-]*\w)[-{LINE_END_HYPHEN}\u2010]$")
_START = re.compile(r"\w+")


@dataclass(frozen=True)
class Join:
    """How two halves of a word come together, and the other way where that is doubtful."""

    keeps_hyphen: bool
    other: str = ""
    """The whole word written the other way; empty where there is no doubt."""


class Words:
    """The words of a document that stand within lines, how often each."""

    def __init__(self, lines: Iterable[Segment]) -> None:
        self._count: Counter[str] = Counter()
        broken = False
        for line in lines:
            words = _WORDS.findall(line.text.casefold())
            if broken and words:
                words = words[1:]
            broken = bool(_OPEN_END.search(line.text))
            if broken and words:
                words = words[:-1]
            self._count.update(words)

    def join(self, before: str, after: str) -> Join | None:
        """How `after` continues `before`, a line that ends in a hyphen; None where it does not end in one."""
        end, start = _OPEN_END.search(before), _START.match(after)
        if not end or not start:
            return None
        left, right = end[1].casefold(), start[0].casefold()
        glued, kept = left + right, f"{left}-{right}"
        if self._count[glued] and not self._count[kept]:
            return Join(False)
        if self._count[kept] and not self._count[glued]:
            return Join(True)
        if not after[0].islower() or left.isdecimal() or "-" in left or len(right) < 3:
            return Join(True, glued)
        last = left.rpartition("-")[2]
        if self._count[last] and self._count[right] and min(len(last), len(right)) > 2:
            return Join(True, glued)
        return Join(False, kept)

    def holds(self, word: str) -> bool:
        """Whether the document has the word within a line."""
        return self._count[word.casefold().strip(".,;:!?")] > 0
