"""Tables of contents: entries that name a page are no rules and are left out."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from ingest.pdf.draft import Draft
from ingest.pdf.leaf import Leaf

_ENTRY = re.compile(r".*?[^\W\d_].*?(?:(?:\s?[.·…_]){3,}|\s|\s\|\s)\s*(?P<page>\d{1,4}|[ivxl]{1,6})")
_LEADER = re.compile(r"(?:\s?[.·…_]){3,}")
_FEWEST = 5
LEFT_OUT = "table of contents left out"


def drop_contents(drafts: Sequence[Draft], leaves: Sequence[Leaf]) -> list[Draft]:
    """The drafts without runs of five entries or more whose page numbers rise and exist in the document."""
    kept: list[Draft] = []
    run: list[Draft] = []
    for draft in [*drafts, None]:
        if draft is not None and _ENTRY.fullmatch(draft.text) and len(draft.text) < 200:
            run.append(draft)
            continue
        if _is_contents(run, len(leaves)):
            for entry in run:
                leaves[entry.page].flags.add(LEFT_OUT)
        else:
            kept += run
        run = []
        if draft is not None:
            kept.append(draft)
    return kept


def _is_contents(run: Sequence[Draft], pages: int) -> bool:
    matches = [match for draft in run if (match := _ENTRY.fullmatch(draft.text))]
    numbers = [int(match["page"]) for match in matches if match["page"].isdigit()]
    if len(numbers) < _FEWEST or max(numbers) > pages + 20 or numbers[-1] <= numbers[0]:
        return False
    rising = sum(a <= b for a, b in itertools.pairwise(numbers))
    led = sum(bool(_LEADER.search(draft.text)) for draft in run)
    return rising > 0.9 * (len(numbers) - 1) and led > 0.5 * len(run)
