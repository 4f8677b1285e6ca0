"""Players' words for the rulebook's words: a general board-game thesaurus, and each game's own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files

from rag.lexicon import stem, terms, tokens

SHORT = 5
"""Letters from which a word's other forms are safe to take for it."""


@lru_cache(maxsize=1)
def _general() -> tuple[tuple[str, ...], ...]:
    text = files("rag").joinpath("thesaurus.txt").read_text("utf-8")
    return tuple(tuple(stem(word) for word in line.split()) for line in text.splitlines() if line.strip())


class Thesaurus:
    """Which terms mean the same to a player. English only; for other languages it is empty."""

    def __init__(self, words: Mapping[str, Sequence[str]], language: str = "en") -> None:
        """`words`: the game's own words, each with what players say for it."""
        self.words = words
        self._same: dict[str, set[str]] = {}
        self._phrases: list[tuple[re.Pattern[str], str]] = []
        if language != "en":
            return
        for group in _general():
            self._join(group)
        for word, others in words.items():
            single = [stem(other) for other in others if len(other.split()) == 1]
            own = terms(word) or [stem(word)]
            if len(own) == 1:
                self._join((own[0], *single))
            phrases = sorted((*others,), key=len, reverse=True)
            self._phrases += [
                (re.compile(rf"\b{re.escape(p)}{_ending(p)}\b", re.IGNORECASE), word) for p in phrases
            ]

    def _join(self, group: Sequence[str]) -> None:
        for term in group:
            self._same.setdefault(term, set()).update(other for other in group if other != term)

    def same(self, term: str) -> frozenset[str]:
        """Terms that a player may mean by this one, itself left out."""
        return frozenset(self._same.get(term, ()))

    def in_book_words(self, text: str) -> str:
        """The text with the game's own words put in place of what players say for them."""
        present = set(tokens(text))
        for pattern, word in self._phrases:
            if word not in present:
                text = pattern.sub(word, text)
        return text


def _ending(phrase: str) -> str:
    """Endings that a phrase may have; a short last word has fewer: `called` is no form of `call` that means to match."""
    return "(?:s|es|d|ed|ing)?" if len(phrase.split()[-1]) >= SHORT else "(?:s|es)?"
