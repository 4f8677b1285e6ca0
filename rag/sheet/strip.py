"""The coverage strip in short, for print: a line for each reason, with the pages and headings that it is for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from corpus.models import Frozen
from rag.sheet.models import LeftOut, calm

NOTHING = "Nothing: every line of the rulebook is on this sheet."
MOST_PLACES = 12
"""Headings that one line names; the rest is counted."""


class Short(Frozen):
    """Why statements are left out, where they stand, and how many they are."""

    reason: str
    places: str
    statements: int

    @property
    def counted(self) -> str:
        """`1 line`, `3 lines`."""
        return f"{self.statements} line{'s' * (self.statements != 1)}"


def in_short(left_out: Sequence[LeftOut]) -> tuple[Short, ...]:
    """One line a reason, those with the most statements first."""
    by_reason: dict[str, list[LeftOut]] = {}
    for one in left_out:
        by_reason.setdefault(_kind(one.reason), []).append(one)
    found = [
        Short(reason=reason, places=_places(group), statements=sum(one.statements for one in group))
        for reason, group in by_reason.items()
    ]
    return tuple(sorted(found, key=lambda one: -one.statements))


def _kind(reason: str) -> str:
    """The reason without the place that it points to: `said again: p.3 — End`."""
    kind = reason.partition(": ")[0]
    return kind[:1].upper() + kind[1:]


def _places(group: Sequence[LeftOut]) -> str:
    """`p.2 Contents, Overview; p.3 Set up`, each page and heading once."""
    split = dict.fromkeys(_split(one.label) for one in group)
    shown, rest = list(split)[:MOST_PLACES], len(split) - MOST_PLACES
    pages = []
    for page, run in groupby(shown, key=lambda place: place[0]):
        headings = ", ".join(heading for _, heading in run if heading)
        pages.append("\u00a0".join(filter(None, (page, headings))))
    return "; ".join(pages) + (f"; {rest} more" if rest > 0 else "")


def _split(label: str) -> tuple[str, str]:
    """Page and heading of a label; either may be empty."""
    place, _, heading = label.partition(" — ")
    paged = bool(heading) or place.startswith(("p.", "§"))
    return (place, calm(heading)) if paged else ("", calm(place))
