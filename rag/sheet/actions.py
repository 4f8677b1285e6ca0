"""The table of actions: rows of the rulebook's own table, priced sentences, named items of a list of actions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from corpus.models import Statement
from rag.sheet import signs
from rag.sheet.models import Line, Row
from rag.sheet.placed import Placed

Cell = tuple[Statement, int, int]
"""A span of the rulebook inside a statement."""

_COLUMNS = (
    ("action", re.compile(r"\b(?:actions?|moves?|abilit(?:y|ies)|powers?)\b", re.IGNORECASE)),
    ("cost", re.compile(r"\b(?:costs?|price|pay)\b", re.IGNORECASE)),
    ("effect", re.compile(r"\b(?:effects?|results?|description|what (?:it|you) do)", re.IGNORECASE)),
)
MOST_EFFECTS = 6
"""A row with more would be no row: the rest stands below the table under its heading."""


@dataclass
class Draft:
    """A row in the making."""

    action: str
    mode: str | None
    cost: list[Cell]
    effect: list[Cell]
    notes: list[Cell]

    def made(self, line: Callable[[Cell], Line]) -> Row:
        """The row with its cells as cited lines."""
        return Row(
            action=self.action,
            cost=tuple(map(line, self.cost)),
            effect=tuple(map(line, self.effect)),
            notes=tuple(map(line, self.notes)),
            mode=self.mode,
        )


def draft_rows(
    groups: Sequence[Sequence[Placed]], everything: Sequence[Placed]
) -> tuple[list[Draft], set[str]]:
    """Rows from groups of placed statements, one a heading, and the ids of the statements that they use up."""
    menu = " ".join(
        one.statement.text for one in everything if one.name and signs.MENU.search(one.statement.text)
    ).lower()
    rows: list[Draft] = []
    used: set[str] = set()
    for group in groups:
        made = _from_table(group) or _from_items(group) or _from_prices(group, menu)
        for row in made:
            rows.append(row)
            used |= {statement.id for statement, _, _ in (*row.cost, *row.effect, *row.notes)}
            for one in group:
                if one.joins and one.statement.id not in used and _before(one, group) in used:
                    row.notes.append((one.statement, one.statement.at.start, one.statement.at.end))
                    used.add(one.statement.id)
    if any(row.cost for row in rows):
        for row in rows:
            _add_price(row, everything)
    return rows, used


def _add_price(row: Draft, everything: Sequence[Placed]) -> None:
    """What a row without a price costs, where its own notes say it or its mode allows so many actions."""
    if row.cost:
        return
    for cells in (row.notes, row.effect):
        row.cost += [cell for cell in cells if signs.COUNTS.search(cell[0].text)]
        cells[:] = [cell for cell in cells if cell not in row.cost]
    allowed = [one.statement for one in everything if one.name and one.mode == row.mode is not None]
    for statement in allowed:
        if not row.cost and (match := signs.BUDGET.search(statement.text)):
            start = statement.at.start
            row.cost.append((statement, start + match.start(), start + match.end()))


def _before(one: Placed, group: Sequence[Placed]) -> str:
    at = group.index(one)
    return group[at - 1].statement.id if at else ""


def _from_table(group: Sequence[Placed]) -> list[Draft]:
    return [
        row
        for one in group
        if one.statement.columns and _COLUMNS[0][1].search(one.statement.columns[0])
        for row in [_table_row(one)]
        if row
    ]


def _table_row(one: Placed) -> Draft | None:
    statement = one.statement
    draft = Draft(statement.cells[0] if statement.cells else "", one.mode, [], [], [])
    at = 0
    for number, cell in enumerate(statement.cells):
        start = statement.text.find(cell, at)
        if start < 0 or not cell:
            continue
        at = start + len(cell)
        column = statement.columns[number] if number < len(statement.columns) else ""
        kind = next((name for name, pattern in _COLUMNS if pattern.search(column)), "notes")
        if number and kind != "action":
            span = (statement, statement.at.start + start, statement.at.start + at)
            getattr(draft, kind).append(span)
    return draft if draft.action and (draft.effect or draft.cost or draft.notes) else None


def _from_items(group: Sequence[Placed]) -> list[Draft]:
    """`Navigate. Play one engine card ...`: named items; an item without a name goes on with the one before."""
    items = [one for one in group if one.statement.kind == "item"]
    named = [one for one in items if _named(one)]
    if len(named) < 2 or items[0] is not named[0]:
        return []
    rows: list[Draft] = []
    for one in items:
        statement, match = one.statement, signs.NAMED.match(one.statement.text)
        start = statement.at.start
        if match:
            rows.append(
                Draft(match["name"], one.mode, [], [(statement, start + match.end(), statement.at.end)], [])
            )
        else:
            rows[-1].notes.append((statement, start, statement.at.end))
    return rows


def _named(one: Placed) -> bool:
    match = signs.NAMED.match(one.statement.text)
    return match is not None and len(one.statement.text) - match.end() > 10


def _from_prices(group: Sequence[Placed], menu: str) -> list[Draft]:
    """A heading under which one sentence prices an action, or which the list of actions names."""
    heading = group[0].statement.at.heading
    priced = [(one, match) for one in group if (match := _price(one.statement))]
    if len(priced) > 1 or not (priced or (len(heading.split()) == 1 and heading.lower() in menu)):
        return []
    name = priced[0][1]["name"] if priced else heading
    draft = Draft(name[:1].upper() + name[1:], group[0].mode, [], [], [])
    for one in group:
        statement = one.statement
        cell = (statement, statement.at.start, statement.at.end)
        if priced and one is priced[0][0]:
            draft.cost.append(cell)
        elif len(draft.effect) < MOST_EFFECTS and not signs.NOTE.search(statement.text):
            draft.effect.append(cell)
        elif len(draft.notes) < MOST_EFFECTS:
            draft.notes.append(cell)
    return [draft] if draft.effect or draft.cost else []


def _price(statement: Statement) -> re.Match[str] | None:
    return (
        signs.COST.match(statement.text)
        if statement.kind == "sentence" and "action" in statement.text.lower()
        else None
    )
