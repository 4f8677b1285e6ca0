"""Printed page numbers: from the file's labels and from the numbers that rise with the pages."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence

from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import Segment

_NUMBER = re.compile(
    r"(?:.*\b(?:page|seite|pag|oldal|página|p)\.?\s*)?[-–—·•|~\s]*(\d{1,4}|[ivxl]{1,6})[-–—·•|~\s]*"
    r"(?:(?:/|of|von|sur|de)\s*\d+)?",
    re.IGNORECASE,
)
_LABEL = re.compile(r"[ivxlcdm]+|\d+|[a-z]{0,3}-?\d+|", re.IGNORECASE)
_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_WIDEST_GAP = 6

PRINTED = "printed"
INFERRED = "inferred"
LABELS = "page labels"
FIRST = "first printed page"
INDEX = "index"

_Run = tuple[bool, int]
"""Roman or not, and how far the number lags behind the page's position."""


def roman_value(numeral: str) -> int:
    """The value of a Roman numeral up to the low hundreds."""
    values = [_ROMAN[letter] for letter in numeral.lower()]
    return sum(-a if a < b else a for a, b in zip(values, [*values[1:], 0], strict=True))


def roman(value: int) -> str:
    """A Roman numeral in small letters."""
    pairs = (
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    )
    out = ""
    for worth, letters in pairs:
        while value >= worth:
            out, value = out + letters, value - worth
    return out


def number_pages(leaves: Sequence[Leaf], labels: Sequence[str], first_printed_page: int | None) -> None:
    """Give every leaf its printed number, and say where it comes from.

    The file's page labels are taken where no number printed on a page contradicts them; else the numbers that rise from
    page to page in the margins, and the pages between two such; else `first_printed_page`, the number that the first
    page of the file carries; else the position in the file. A page outside the numbering, a cover, gets none.
    """
    seen = _numbers_in_margins(leaves)
    if len(leaves) == 1:
        seen = [[mark for mark in seen[0] if _is_only_page(leaves[0], *mark)]]
    runs = _runs(seen, len(leaves))
    for position, (leaf, marks) in enumerate(zip(leaves, seen, strict=True), start=1):
        if position in runs and runs[position][1]:
            leaf.label = next(text for run, text, _ in marks if run == runs[position][0])
            leaf.label_source = PRINTED
            leaf.retire([line for run, _, line in marks if run == runs[position][0]])
    if _trusted(leaves, labels):
        _take_labels(leaves, labels)
    elif runs:
        _fill(leaves, runs)
    elif first_printed_page is not None:
        for position, leaf in enumerate(leaves):
            if first_printed_page + position > 0:
                leaf.label, leaf.label_source = str(first_printed_page + position), FIRST
    else:
        for leaf in leaves:
            leaf.label, leaf.label_source = str(leaf.pdf_page), INDEX


def _numbers_in_margins(leaves: Sequence[Leaf]) -> list[list[tuple[_Run, str, Segment]]]:
    found = []
    for position, leaf in enumerate(leaves, start=1):
        marks = []
        for line in [*leaf.running, *leaf.margin()]:
            for text in {line.text, *re.split(r"\s{2,}|\s[|–—-]\s", line.text)}:
                match = _NUMBER.fullmatch(text.strip())
                if match and match[1].isascii() and len(text) < 40:
                    numeral = match[1]
                    value = int(numeral) if numeral.isdecimal() else roman_value(numeral)
                    marks.append(((not numeral.isdecimal(), position - value), numeral, line))
        found.append(marks)
    return found


def _is_only_page(leaf: Leaf, run: _Run, _numeral: str, line: Segment) -> bool:
    """Whether a mark is the 1 at the foot of a file's only page, with nothing beside or below it."""
    beside = [other for other in leaf.lines if other is not line and abs(other.base - line.base) < line.size]
    foot = line.base > (leaf.frame.top + leaf.frame.bottom) / 2
    return run == (False, 0) and line.upright and foot and not beside and leaf.is_outermost(line)


def _runs(seen: Sequence[list[tuple[_Run, str, Segment]]], count: int) -> dict[int, tuple[_Run, bool]]:
    """For each position the run that it belongs to, and whether its number was read there."""
    votes = Counter(run for marks in seen for run in {run for run, _, _ in marks})
    places: dict[_Run, list[int]] = defaultdict(list)
    for position, marks in enumerate(seen, start=1):
        for run in {run for run, _, _ in marks}:
            places[run].append(position)
    out: dict[int, tuple[_Run, bool]] = {}
    for run, vote in votes.most_common():
        if vote < 3 and not (vote >= 2 and count <= 4) and count > 1:
            break
        pages = places[run]
        for page, following in zip(pages, [*pages[1:], pages[-1]], strict=True):
            between = range(page, following + 1) if following - page <= _WIDEST_GAP else (page,)
            for position in between:
                out.setdefault(position, (run, position in pages))
    return out


def _trusted(leaves: Sequence[Leaf], labels: Sequence[str]) -> bool:
    """Labels that look like page numbers, rise, and agree with every number read on a page."""
    if not any(labels) or not all(_LABEL.fullmatch(label) for label in labels) or len(leaves) != len(labels):
        return False
    named = [label for label in labels if label]
    if len(set(named)) != len(named):
        return False
    read = [
        (leaf.label, label)
        for leaf, label in zip(leaves, labels, strict=True)
        if leaf.label_source == PRINTED
    ]
    return all(number == label.lower() or number == label for number, label in read)


def _take_labels(leaves: Sequence[Leaf], labels: Sequence[str]) -> None:
    for leaf, label in zip(leaves, labels, strict=True):
        leaf.label, leaf.label_source = (label, LABELS) if label else (leaf.label, leaf.label_source)


def _fill(leaves: Sequence[Leaf], runs: dict[int, tuple[_Run, bool]]) -> None:
    """Numbers of the pages between and beside numbered ones."""
    lags = {run for run, _ in runs.values()}
    only = next(iter(lags)) if len(lags) == 1 else None
    for position, leaf in enumerate(leaves, start=1):
        run = runs[position][0] if position in runs else only
        if leaf.label is None and run is not None and position > run[1]:
            value = position - run[1]
            leaf.label, leaf.label_source = roman(value) if run[0] else str(value), INFERRED
