"""Which statements of a long rulebook a sheet of two pages has room for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rag.sheet import signs
from rag.sheet.models import Name
from rag.sheet.place import Placed

ROOM = 1500
"""Words that two pages hold beside headings and citations."""
NO_ROOM = "less needed at the table, no room"

_BY_SECTION: dict[Name, float] = {
    "overview": 1.5, "setup": 5, "turn": 3, "actions": 2, "scoring": 4, "end": 5, "glossary": 2, "faq": 1,
}  # fmt: skip
_TELLS = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|may|must|cannot|can|not|if|when|unless|only|immediately|always|never)\b", re.IGNORECASE
)
_LONG = 40
"""Words of a statement that cost it one point."""


def choose(placed: Sequence[Placed]) -> tuple[Placed, ...]:
    """The same statements; those without room are left out, the least needed first, whole lists together."""
    words = sum(_size(one) for one in placed if one.name)
    found = list(placed)
    if words <= ROOM:
        return tuple(found)
    for at in sorted((n for n, one in enumerate(found) if one.name), key=lambda n: (_need(found[n]), -n)):
        if words <= ROOM:
            break
        words -= _size(found[at])
        found[at] = replace(found[at], name=None, reason=NO_ROOM)
    return _lists_whole(placed, found)


def _need(one: Placed) -> float:
    text = one.statement.text
    return (
        _BY_SECTION[one.name or "faq"]
        + min(3, len(_TELLS.findall(text))) * 0.5
        + bool(signs.RULES.search(text))
        - bool(one.mode) * 0.5
        - _size(one) / _LONG
    )


def _lists_whole(before: Sequence[Placed], after: Sequence[Placed]) -> tuple[Placed, ...]:
    """Items of a list stay or go together, with the sentence that opens it: half a list misleads."""
    kept: dict[tuple[tuple[str, ...], str], list[bool]] = {}
    for one in after:
        for lead in (one.statement.lead, one.statement.text):
            kept.setdefault((one.statement.at.section, lead), [])
        if one.statement.lead:
            kept[one.statement.at.section, one.statement.lead].append(one.name is not None)
    found = []
    for old, one in zip(before, after, strict=True):
        section, statement = one.statement.at.section, one.statement
        marks = kept[section, statement.lead] or kept[section, statement.text] if statement.lead else kept[section, statement.text]
        if marks and old.name:
            stays = 2 * sum(marks) >= len(marks)
            one = old if stays else replace(old, name=None, reason=NO_ROOM)  # noqa: PLW2901
        found.append(one)
    return tuple(found)


def _size(one: Placed) -> int:
    return len(one.statement.text.split())
