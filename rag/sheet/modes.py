"""Modes of play and numbers of players: which statements hold only for some."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from corpus.models import Statement
from rag.lexicon import terms

_MODE = re.compile(
    r"\b(solo|solitaire|single[ -]player|cooperative|co-?op|collaborative|competitive|team|asymmetric|advanced|beginner'?s?"
    r"|expert|basic|variants?|variation|alternat(?:e|ive)|optional|campaign|tournament|(?:\d|two|three|four|five|six)[- ]player)\b"
    r"(?:[^.]*\b(?:play|mode|game|rules?|variants?|version|option|scoring)\b|$)",
    re.IGNORECASE,
)
_WORDS = {w: n for n, w in enumerate("one two three four five six seven eight nine ten".split(), start=1)}
_N = r"(\d{1,2}|" + "|".join(_WORDS) + ")"
_RANGE = re.compile(rf"(?:games? of|for|with) {_N} ?(?:-|–|to) ?{_N} players", re.IGNORECASE)
_MORE = re.compile(rf"\bmore than {_N} players", re.IGNORECASE)
_FROM = re.compile(rf"\b{_N} or more players|\bat least {_N} players", re.IGNORECASE)
_REST = r"(?! (?:are |who |still )*(?:left|remain\w*|still))"
"""Players who are left are no number of players of the table."""
_ONLY = re.compile(
    rf"(?:game of|games of|games? (?:for|with)|when playing with) {_N} players{_REST}|only {_N} players{_REST}"
    rf"|\b{_N}-player game",
    re.IGNORECASE,
)
_STATED = re.compile(
    rf"\b(?:game|designed|played|playable)\b[^.]{{0,60}}\b(?:for|by|with) {_N}(?: ?(?:-|–|to) ?{_N})? players",
    re.IGNORECASE,
)
_CASE = re.compile(r"(?:in|for|if|when|with)\b", re.IGNORECASE)
"""Openings of a sentence about one number of players among others."""
_SOLO = re.compile(r"\b(solo|solitaire|single[ -]player|alone)\b", re.IGNORECASE)

Sections = Sequence[tuple[str, ...]]


def modes_of(
    sections: Mapping[tuple[str, ...], Sequence[Statement]], language: str
) -> dict[tuple[str, ...], str]:
    """The mode of each heading that has one: named by it, by a heading above, or carried on from the one before.

    A heading carries the mode of the one before it where it takes up two words of one of its statements: `Playing as
    the DRAGON` after `In asymmetric play, ONE player plays as the DRAGON`.
    """
    found: dict[tuple[str, ...], str] = {}
    running: tuple[str, list[frozenset[str]]] | None = None
    for section, statements in sections.items():
        own = next((heading for heading in reversed(section) if _MODE.search(heading)), None)
        if own is not None:
            running = (own, [])
        elif running is not None:
            head = frozenset(terms(section[-1] if section else "", language))
            if not any(len(head & said) >= 2 for said in running[1]):
                running = None
        if running is not None:
            found[section] = running[0]
            running[1].extend(frozenset(terms(one.text, language)) for one in statements)
    return found


def players_of(statement: Statement, section_mode: str | None) -> tuple[int, int | None] | None:
    """For how many players a statement holds, from and to, where it or its lead says so."""
    text = f"{statement.lead} {statement.text}"
    if match := _RANGE.search(text):
        return _number(match[1]), _number(match[2])
    if match := _MORE.search(text):
        return _number(match[1]) + 1, None
    if match := _FROM.search(text):
        return _number(match[1] or match[2]), None
    if match := _ONLY.search(text):
        count = _number(next(group for group in match.groups() if group))
        return count, count
    return (1, 1) if section_mode and is_solo(section_mode) else None


def is_solo(mode: str) -> bool:
    """Whether a mode is for one player."""
    return _SOLO.search(mode) is not None


def players_stated(statements: Sequence[Statement]) -> tuple[int, int] | None:
    """For how many players the rulebook says that the game is, or what its rules for some numbers span together."""
    for statement in statements:
        if (match := _STATED.search(statement.text)) and not _CASE.match(statement.text):
            return _number(match[1]), _number(match[2] or match[1])
    spans = sorted({span for one in statements if (span := players_of(one, None)) is not None})
    ends = [last for _, last in spans if last is not None]
    if len(spans) < 2 or len(ends) < len(spans):
        return None
    joined = all(two[0] <= max(ends[: at + 1]) + 1 for at, two in enumerate(spans[1:]))
    return (spans[0][0], max(ends)) if joined else None


def holds_for(players: int | None, said: tuple[int, int | None] | None) -> bool:
    """Whether a line that is said for some numbers of players holds for this one."""
    if players is None or said is None:
        return True
    first, last = said
    return first <= players and (last is None or players <= last)


def _number(word: str) -> int:
    return int(word) if word.isdecimal() else _WORDS[word.lower()]
