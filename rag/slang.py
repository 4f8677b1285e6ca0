"""Players' own words that nobody has asked with: read as the game's word that they stand for.

Vectors of words tell `beast` from `hoard`, but not that `duke it out` is to fight. What the rulebook or an anchor says in these
very words is left as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rag.lexicon import stem, tokens

_FORMS = "(?:s|es|d|ed|ing)?"
"""Endings of a phrase's first and last word: `legs it`, `fired off`."""


class Slang:
    """Knows which phrases of players nobody has asked with, and what they stand for."""

    def __init__(self, words: Mapping[str, Sequence[str]], texts: Iterable[str]) -> None:
        """`words`: the game's words, each with what players say for it. `texts`: what the game is written and asked in."""
        said = "\n".join(text.lower() for text in texts)
        known = {stem(word) for word in tokens(said)}
        meant: dict[str, str] = {}
        for word, others in words.items():
            for other in others:
                new = other not in said if " " in other else stem(other) not in known
                if new:
                    meant.setdefault(other, word)
        self._phrases = [
            (re.compile(rf"\b{_inflected(phrase)}\b", re.IGNORECASE), meant[phrase])
            for phrase in sorted(meant, key=lambda phrase: (-len(phrase), phrase))
        ]

    def plain(self, text: str) -> str:
        """The text with such phrases in the game's words."""
        for pattern, word in self._phrases:
            text = pattern.sub(word, text)
        return text


def _inflected(phrase: str) -> str:
    first, *rest = (re.escape(word) for word in phrase.split())
    if not rest:
        return first + _FORMS
    return r"\s+".join((first + _FORMS, *rest[:-1], rest[-1] + _FORMS))
