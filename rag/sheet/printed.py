"""Words that a file has lost letters of, as they are printed: `first` where its text says `frst`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rag.embed import packaged_weights

_WORD = re.compile(r"[^\W\d_]+")
_LIGATURE = re.compile(r"ff[il]?|f[il]")
_SPACED = re.compile(r"(?<=\w) +(?=[,.;:!?)](?:[\s,.;:]|$))")
_RULED = re.compile(r" *(?:\| *)+")
"""Lines of a table that a converter has left in the text."""
_TWICE = re.compile(r"(?<![.])\.\.(?![.])")


def as_printed(text: str, forms: Sequence[str] = ()) -> str:
    """The same words without stray spaces and points; a word that is none gives way to the one form that is.

    `forms`: other spellings that the reader of the file has noted. The quote in the citation stays as the file has it.
    """
    text = _RULED.sub(": ", text.strip("| ")) if "|" in text else text
    text = _TWICE.sub(".", _SPACED.sub("", text))
    return _WORD.sub(lambda match: _printed(match[0], forms), text) if forms else text


def _printed(word: str, forms: Sequence[str]) -> str:
    if word.lower() in _known():
        return word
    likely = [
        form
        for form in forms
        if _skeleton(form) == _skeleton(word) and all(part in _known() for part in form.lower().split("-"))
    ]
    if len(likely) != 1:
        return word
    return likely[0].capitalize() if word[:1].isupper() else likely[0]


def _skeleton(word: str) -> str:
    return _LIGATURE.sub("f", word.lower().replace("-", ""))


@lru_cache(maxsize=1)
def _known() -> frozenset[str]:
    """The whole words of the packaged model's vocabulary."""
    vocabulary = (packaged_weights().parent / "vocab.txt").read_text("utf-8")
    return frozenset(word for word in vocabulary.split() if word.isalpha())
