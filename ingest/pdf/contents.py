"""Tables of contents: entries that name a page are no rules and are left out."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from ingest.pdf.draft import Draft
from ingest.pdf.leaf import Leaf

LEFT_OUT = "table of contents left out"

_ENTRY = re.compile(r".*?[^\W\d_].*?(?:\s|\s\|\s)(?P<page>\d{1,4}|[ivxl]{1,6})")
_PART = re.compile(r"\d{1,4}|(?:\d+|[A-Z])(?:\.\d+)*\.?\s.{2,80}|[\d |]+|[\s.·…]*|.{2,60}")
"""What else stands among entries: numbers by themselves, names of chapters."""
_NUMBERS = re.compile(r"[\d |]+")
_DOTS_AT_END = re.compile(r"(?:\s?[.·…]){5,}(?:\s*\|?\s*\d{0,4})$")
_FEWEST = 5
_FRONT = 20
"""Numbers may run so far ahead of the file's pages: where its front matter is missing, they do."""
_MOSTLY = 0.5


def drop_contents(drafts: Sequence[Draft], leaves: Sequence[Leaf]) -> list[Draft]:
    """The drafts without those pages and runs of lines that list headings with their pages.

    A run is five entries or more, most with a leader, whose numbers rise and exist in the document. Where runs make up
    most of a page, its chapter names, loose numbers and entries too long for a leader go with them.
    """
    entries: set[int] = set()
    run: list[Draft] = []
    for draft in [*drafts, None]:
        if draft is not None and _names_page(draft, len(leaves)):
            run.append(draft)
            continue
        if draft is not None and run and len(draft.text) < 90 and _PART.fullmatch(draft.text):
            continue
        if _is_contents(run):
            entries.update(id(entry) for entry in run)
        run = []
    pages: dict[int, list[Draft]] = defaultdict(list)
    for draft in drafts:
        pages[draft.page].append(draft)
    gone: set[int] = set()
    for page, found in pages.items():
        dangling = [draft for draft in found if _dangles(draft)]
        if len(dangling) >= _FEWEST:
            entries.update(id(draft) for draft in dangling)
            entries.update(id(draft) for draft in found if draft.led or _NUMBERS.fullmatch(draft.text))
        listed = sum(id(draft) in entries for draft in found)
        gone |= entries
        if listed:
            leaves[page].flags.add(LEFT_OUT)
        if listed > _MOSTLY * sum(len(draft.text) > 3 for draft in found):
            gone.update(
                id(draft)
                for draft in found
                if draft.led
                or _PART.fullmatch(draft.text)
                or (draft.kind == "row" and _names_page(draft, len(leaves)))
            )
    return [draft for draft in drafts if id(draft) not in gone]


def _dangles(draft: Draft) -> bool:
    """Whether dots lead from it to a number that was drawn apart."""
    return (draft.led and " | " not in draft.text) or bool(_DOTS_AT_END.search(draft.text))


def _names_page(draft: Draft, pages: int) -> bool:
    """Whether it ends with a number that a page of the document may have."""
    match = _ENTRY.fullmatch(draft.text) if len(draft.text) < 200 else None
    return match is not None and (not match["page"].isdecimal() or int(match["page"]) <= pages + _FRONT)


def _is_contents(run: Sequence[Draft]) -> bool:
    matches = [match for draft in run if (match := _ENTRY.fullmatch(draft.text))]
    numbers = [int(match["page"]) for match in matches if match["page"].isdecimal()]
    if len(numbers) < _FEWEST or numbers[-1] <= numbers[0]:
        return False
    rising = sum(a <= b for a, b in pairwise(numbers))
    led = sum(draft.led for draft in run)
    return rising > 0.9 * (len(numbers) - 1) and led > 0.5 * len(run)
