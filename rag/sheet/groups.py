"""Other groups for the lines of a section, where they are as true under their new name as they were under the old."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rag.sheet.models import HOW_IT_ENDS, Group, Line, Section
from rag.sheet.shorten import keeps

LONGEST_NAME = 60
"""Letters of a group's name."""
IN_ORDER = ("setup", "turn")
"""Sections whose lines are steps: their order stays."""

_WORD = re.compile(r"[^\W_]+")

Unit = tuple[Group, tuple[Line, ...]]
"""A line with the items under it, and the group in which they stand."""


def regrouped(
    section: Section, offered: Sequence[tuple[str, Sequence[int]]], numbered: Mapping[int, Line]
) -> Section:
    """The section with its lines in the offered groups (name, numbers of lines), or as it is where they do not fit.

    They fit where they hold every line once, all words of a name come from the headings or the mode of its lines, each
    line has a heading of which the name has a word, and modes and numbers of players stay apart. Lines follow the
    rulebook. What sums up other sections keeps its place at the end.
    """
    summed = tuple(group for group in section.groups if group.title == HOW_IT_ENDS)
    groups = tuple(group for group in section.groups if group not in summed)
    units = _units(groups, numbered)
    if not offered or sorted(number for _, numbers in offered for number in numbers) != sorted(units):
        return section
    made: list[tuple[int, Group]] = []
    for name, numbers in offered:
        group = _named(name, [units[number] for number in sorted(numbers)])
        if group is None:
            return section
        made.append((min(numbers), group))
    found = tuple(group for _, group in sorted(made, key=lambda one: one[0]))
    if section.name in IN_ORDER and _ids(found) != _ids(groups):
        return section
    return section.model_copy(update={"groups": (*found, *summed)})


def _units(groups: Sequence[Group], numbered: Mapping[int, Line]) -> dict[int, Unit]:
    """Each line that hangs on no other, by its number, with the items under it."""
    numbers = iter(sorted(numbered))
    units: dict[int, Unit] = {}
    first = 0
    for group in groups:
        for line in group.lines:
            number = next(numbers)
            first = first if line.under and first else number
            units[first] = (group, (*units.get(first, (group, ()))[1], line))
        first = 0
    return units


def _named(name: str, units: Sequence[Unit]) -> Group | None:
    """A group of the units under a name, None where it would say of some line what its headings do not."""
    said = _words(name)
    if not units or not said or len(name) > LONGEST_NAME:
        return None
    kinds = {(group.mode, group.players) for group, _ in units}
    headings = [_words(group.title) for group, _ in units]
    mode, players = min(kinds, key=repr)
    known = frozenset().union(*headings, _words(mode or ""))
    if len(kinds) > 1 or not said <= known or not all(said & words for words in headings):
        return None
    lines = tuple(_under(line, name, mode) for _, unit in units for line in unit)
    return Group(title=name, mode=mode, players=players, lines=lines)


def _under(line: Line, name: str, mode: str | None) -> Line:
    """The line under another name; a condition that stood in the old one is said again."""
    above = (name, *filter(None, (mode,)))
    then = tuple(_under(part, name, mode) for part in line.then)
    full = line.citation.quote if _leaves_to_heading(line, above) else line.text
    return line.model_copy(update={"text": full, "then": then})


def _leaves_to_heading(line: Line, above: Sequence[str]) -> bool:
    quote = line.citation.quote
    return line.text != quote and quote.endswith(line.text[1:]) and bool(keeps(quote, line.text, above))


def _ids(groups: Sequence[Group]) -> list[str]:
    return [line.citation.id for group in groups for line in group.lines]


def _words(text: str) -> frozenset[str]:
    return frozenset(word.lower() for word in _WORD.findall(text))
