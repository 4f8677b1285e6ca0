"""Which statements of a long rulebook a sheet of two pages has room for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rag.sheet import signs
from rag.sheet.meaning import Meaning
from rag.sheet.models import Name
from rag.sheet.placed import Placed

ROOM = 2300
"""Words that two pages hold beside headings and citations."""
NO_ROOM = "less needed at the table; there was no room"

SAME = 0.85
"""Likeness of two ends of the game from which they say the same."""
_WHOLE = 5
"""Words from which a sentence that is said twice is no label."""
_WORDS = re.compile(r"\w+")
_FIGURES = re.compile(
    r"\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|not|no|wins?|loses?)\b", re.IGNORECASE
)

_BY_SECTION: dict[Name, float] = {
    "overview": 1.5, "setup": 5, "turn": 3, "actions": 2, "scoring": 4, "end": 5, "glossary": 2, "faq": 1,
}  # fmt: skip
_TELLS = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|may|must|cannot|can|not|if|when|unless|only|immediately|always|never)\b",
    re.IGNORECASE,
)
_LONG = 40
"""Words of a statement that cost it one point."""


def choose(placed: Sequence[Placed], taken: int = 0) -> tuple[Placed, ...]:
    """The same statements; those without room are left out, the least needed first. `taken`: words that stand beside them.

    A list and the sentence that opens it stay or go together, and so does a statement with one that goes on from it:
    half of either misleads.
    """
    units = _units(placed)
    words = taken + sum(map(_size, (one for one in placed if one.name)))
    cut: set[int] = set()
    for unit in sorted(units, key=lambda unit: (max(_need(placed[at]) for at in unit), -unit[0])):
        if words <= ROOM:
            break
        words -= sum(_size(placed[at]) for at in unit)
        cut |= set(unit)
    return tuple(
        replace(one, name=None, reason=NO_ROOM) if at in cut else one for at, one in enumerate(placed)
    )


def say_once(placed: Sequence[Placed], meaning: Meaning) -> tuple[Placed, ...]:
    """The same statements; where two say in other words how the game ends, only the later has its line.

    A sentence that stands on its own and was said before, word for word, has no line either.
    """
    ends = [one for one in placed if one.name == "end" and not (one.under or one.also)]
    again: dict[str, str] = {}
    for at, one in enumerate(ends):
        for other in ends[at + 1 :]:
            figures, others = (
                set(map(str.lower, _FIGURES.findall(two.statement.text))) for two in (one, other)
            )
            if figures <= others and meaning.most_like(one.statement.id, (other.statement.id,)) >= SAME:
                again[one.statement.id] = f"said again: {other.statement.at.label}"
    said: dict[str, str] = {}
    for one in placed:
        words = " ".join(_WORDS.findall(one.statement.text.lower()))
        alone = not (one.joins or one.under or one.statement.lead) and one.statement.kind == "sentence"
        if one.name and alone and len(words.split()) >= _WHOLE and one.statement.id not in again:
            if words in said:
                again[one.statement.id] = f"said again: {said[words]}"
            said.setdefault(words, one.statement.at.label)
    return tuple(
        replace(one, name=None, reason=again[one.statement.id], joins=False)
        if one.statement.id in again
        else one
        for one in placed
    )


def _units(placed: Sequence[Placed]) -> list[list[int]]:
    """Places of the statements that have a section, those together that need each other."""
    units: list[list[int]] = []
    for at, one in enumerate(placed):
        if one.name is None:
            continue
        last = placed[units[-1][-1]] if units else None
        if last is not None and (one.joins or one.under or _in_list(last, one)):
            units[-1].append(at)
        else:
            units.append([at])
    return units


def _need(one: Placed) -> float:
    text = one.statement.text
    return (
        _BY_SECTION[one.name or "faq"]
        + min(3, len(_TELLS.findall(text))) * 0.5
        + bool(signs.RULES.search(text))
        - bool(one.mode) * 0.5
        - _size(one) / _LONG
    )


def _in_list(last: Placed, one: Placed) -> bool:
    lead = one.statement.lead
    return bool(lead) and lead in (last.statement.lead, last.statement.text)


def _size(one: Placed) -> int:
    return len(one.statement.text.split())
