"""Slips of the fingers: what is no word, and a slip away from one word that is used about the game, is read as that."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable

from rag.lexicon import stem

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
SHORTEST = 5
"""Letters from which a word is mended: shorter ones are a slip away from too many."""


class Speller:
    """Knows the words of a game: those of its rulebook and of how players ask."""

    def __init__(self, texts: Iterable[str], others: Collection[str] = frozenset()) -> None:
        """`others`: lower-case words of the language that are no slips, whether the game uses them or not."""
        self._others = others
        self._counts = Counter(word for text in texts for word in _WORD.findall(text.lower()))
        self._shorter: dict[str, set[str]] = {}
        for word in self._counts:
            if len(word) >= SHORTEST:
                for cut in _cuts(word):
                    self._shorter.setdefault(cut, set()).add(word)
        self._stems = {stem(word) for word in self._counts}

    def mended(self, text: str) -> str:
        """The text in small letters where it is all capitals, and with slips mended; names are left alone."""
        calm = text.lower() if text == text.upper() else text
        return _WORD.sub(lambda found: self._word(found[0], found.start() > 0), calm)

    def _word(self, word: str, inside: bool) -> str:
        small = word.lower()
        if len(word) < SHORTEST or (inside and word != small):
            return word
        if small in self._counts or stem(small) in self._stems or small.partition("'")[0] in self._others:
            return word
        near = {
            known for cut in _cuts(small) for known in self._shorter.get(cut, ()) if _one_slip(small, known)
        }
        best = sorted(near, key=lambda known: (-self._counts[known], known))
        if not best or (len(best) > 1 and self._counts[best[0]] < 3 * self._counts[best[1]]):
            return word
        return best[0]


def _cuts(word: str) -> set[str]:
    """The word, and the word without each of its letters."""
    return {word, *(word[:place] + word[place + 1 :] for place in range(len(word)))}


def _one_slip(typed: str, meant: str) -> bool:
    """Whether one letter was left out, put in, changed, or swapped with the next."""
    if abs(len(typed) - len(meant)) > 1 or typed[0] != meant[0]:
        return False
    start = next(
        (at for at, (a, b) in enumerate(zip(typed, meant, strict=False)) if a != b),
        min(len(typed), len(meant)),
    )
    a, b = typed[start:], meant[start:]
    return a[1:] == b or a == b[1:] or a[1:] == b[1:] or (a[1::-1] + a[2:] == b and len(a) > 1)
