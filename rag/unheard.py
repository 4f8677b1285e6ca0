"""What a question names that a rule without facts has not heard: its yes would confirm what its line does not say.

`Do seven cubes start in the basket?` beside `1 yellow cube starts in the basket`; `half the stake` beside `all of it`;
`is the contest before the cards?` beside `the cards come before the contest`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rag.lexicon import terms
from rag.question import Question

_SHARE = re.compile(r"\b(?:half|halves|thirds?|quarters?|parts?|some of|twice|double)\b", re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only(?! then)|solely|exclusively|nothing but|limited to)\b", re.IGNORECASE)
_ALWAYS = re.compile(r"\b(?:always|without exception)\b", re.IGNORECASE)
_TOGETHER = re.compile(r"\b(?:at the same time|simultaneously)\b", re.IGNORECASE)
_BACKWARDS = re.compile(r"\b(?:counter|anti)[ -]?clockwise\b", re.IGNORECASE)
_QUALIFIERS = (_SHARE, _ONLY, _ALWAYS, _TOGETHER, _BACKWARDS)
_ORDER = re.compile(
    r"\b(?P<earlier>before|ahead of|prior to|until)\b|\b(?P<later>after|once|following)\b", re.IGNORECASE
)


def unheard(question: Question, quotes: Sequence[str], asks: Sequence[str], *, yes: bool) -> bool:
    """Whether a yes or no without facts passes over what the question names: a number or a share that the line has
    otherwise, a qualification that neither the line nor any way to ask for it has, or the reverse of their order."""
    said = (*quotes, *asks)
    if _reversed(question.main, asks):
        return True
    if not yes:
        return False
    return _other_number(question.main, quotes, said) or any(
        one.search(question.main) and not any(map(one.search, said)) for one in _QUALIFIERS
    )


def _other_number(main: str, quotes: Iterable[str], said: Iterable[str]) -> bool:
    asked, held = _numbers((main,)), _numbers(tuple(quotes))
    return bool(asked - _numbers(tuple(said)) and held - asked)


@lru_cache(maxsize=4096)
def _numbers(texts: tuple[str, ...]) -> frozenset[str]:
    """Numbers but one, which is an article as well."""
    return frozenset(term for text in texts for term in terms(text) if term.isdigit() and term != "1")


def _reversed(main: str, asks: Iterable[str]) -> bool:
    """Whether of two things that follow each other the later is asked for as the earlier; a line has its "until" for other things."""
    asked = _order(main)
    if asked is None:
        return False
    told = [one for text in asks if (one := _order(text))]
    straight = any(asked[0] & one[0] or asked[1] & one[1] for one in told)
    return not straight and any(asked[0] & one[1] and asked[1] & one[0] for one in told)


@lru_cache(maxsize=8192)
def _order(text: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """The words of what comes earlier and of what comes later, where one word says which."""
    found = list(_ORDER.finditer(text))
    if len(found) != 1:
        return None
    first = frozenset(terms(text[: found[0].start()]))
    second = frozenset(terms(text[found[0].end() :]))
    shared = first & second
    pair = (first - shared, second - shared)
    return pair if found[0]["earlier"] else (pair[1], pair[0])
