"""Parts of a total: in `2 out of 3 monsters`, `one of the three chests` and `1 of my 2 actions` two, one and one are told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.reading.amount import UNITS

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)"
_OF_A_TOTAL = re.compile(
    rf"(?<!\bevery )(?<!\beach )\b(?P<part>{_NUMBER})(?P<total>\s+(?P<out>out\s+)?of\s+(?:(?P<whose>the|my|our|your|his|her|their|these|those|all)\s+)?(?P<whole>{_NUMBER}))(?=\s+[a-z])",
    re.IGNORECASE,
)
FEW = 20
"""More is no bare total, but what a thing is worth: `one of 120 and one of 80`."""


def totals_in(raw: str) -> Mapping[int, int]:
    """The totals, each by where the part before it ends."""
    return {one.end("part"): _number(one["whole"]) for one in _totals(raw)}


def without_totals(raw: str) -> str:
    """The text with blanks in place of such totals, so that every other word keeps its place."""
    for one in _totals(raw):
        first, last = one.span("total")
        raw = raw[:first] + " " * (last - first) + raw[last:]
    return raw


def _totals(raw: str) -> Iterator[re.Match[str]]:
    for one in _OF_A_TOTAL.finditer(raw):
        if one["out"] or one["whose"] or _number(one["whole"]) <= FEW:
            yield one


def _number(word: str) -> int:
    return UNITS[word.lower()] if word.lower() in UNITS else int(word)
