"""Which statements of a long rulebook a sheet of two pages has room for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rag.sheet import signs
from rag.sheet.models import Name
from rag.sheet.place import Placed, leader

ROOM = 2300
"""Words that two pages hold beside headings and citations."""
NO_ROOM = "less needed at the table, no room"

_BY_SECTION: dict[Name, float] = {
    "overview": 1.5, "setup": 5, "turn": 3, "actions": 2, "scoring": 4, "end": 5, "glossary": 2, "faq": 1,
}  # fmt: skip
_TELLS = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|may|must|cannot|can|not|if|when|unless|only|immediately|always|never)\b",
    re.IGNORECASE,
)
_LONG = 40
"""Words of a statement that cost it one point."""


def choose(placed: Sequence[Placed]) -> tuple[Placed, ...]:
    """The same statements; those without room are left out, the least needed first.

    A list and the sentence that opens it stay or go together, and so does a statement with one that goes on from it:
    half of either misleads.
    """
    units = _units(placed)
    words = sum(map(_size, (one for one in placed if one.name)))
    cut: set[int] = set()
    for unit in sorted(units, key=lambda unit: (max(_need(placed[at]) for at in unit), -unit[0])):
        if words <= ROOM:
            break
        words -= sum(_size(placed[at]) for at in unit)
        cut |= set(unit)
    return tuple(
        replace(one, name=None, reason=NO_ROOM) if at in cut else one for at, one in enumerate(placed)
    )


def _units(placed: Sequence[Placed]) -> list[list[int]]:
    """Places of the statements that have a section, those together that need each other."""
    units: list[list[int]] = []
    for at, one in enumerate(placed):
        if one.name is None:
            continue
        last = placed[units[-1][-1]] if units else None
        led = leader(one.statement, placed[:at])
        if last is not None and (led is last or _in_list(last, one)):
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
