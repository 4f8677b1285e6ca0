"""Parts of a total: in `2 out of 3 monsters`, `one of the three chests` and `1 of my 2 actions` two, one and one are told."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.reading.amount import UNITS

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)"
_OF_A_TOTAL = re.compile(
    rf"\b(?P<part>{_NUMBER})(?P<total>\s+(?:out\s+)?of\s+(?:(?:the|my|our|your|his|her|their|these|those|all)\s+)?(?P<whole>{_NUMBER}))(?=\s+[a-z])",
    re.IGNORECASE,
)


def totals_in(raw: str) -> Mapping[int, int]:
    """The totals, each by where the part before it ends."""
    found = _OF_A_TOTAL.finditer(raw)
    return {one.end("part"): UNITS.get(one["whole"].lower()) or int(one["whole"]) for one in found}


def without_totals(raw: str) -> str:
    """The text with blanks in place of such totals, so that every other word keeps its place."""
    return _OF_A_TOTAL.sub(lambda found: found["part"] + " " * len(found["total"]), raw)
