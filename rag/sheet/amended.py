"""What amends a line of the sheet stands right before it, the newest first, wherever that line is.

An amendment that is about a line has no place of its own: it goes where the line goes, and stays out with it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from corpus.models import Rulebook, Statement
from rag.index import GameIndex
from rag.sheet.choose import NO_ROOM
from rag.sheet.home import COMPONENTS, LISTS, STORY
from rag.sheet.models import Group, Line, Question, Row, Section
from rag.sheet.placed import Placed
from rag.sheet.printed import as_printed
from rag.sheet.prune import OTHER_MODE

REMARK = "amends no line of the rulebook"
_REMARK = re.compile(
    r"\b(?:thank\w*|sorry|apolog\w+|print runs?|(?:first|second|third|new|this) (?:printing|edition)|misprint\w*|typos?|"
    r"spell\w*|artwork|artists?)\b",
    re.IGNORECASE,
)
"""What an amendment says of itself or of the printed game."""
_WITH_LINE = (NO_ROOM, OTHER_MODE, COMPONENTS)
"""Reasons of a line with which what amends it stays out too."""


@dataclass(frozen=True)
class Beside:
    """The amendments that stand beside the lines that they are about."""

    rulebook: Rulebook
    before: Mapping[str, tuple[Statement, ...]]
    """By the id of a line: what amends it, the newest first, each with what goes on from it."""

    @property
    def words(self) -> int:
        """How many words they have."""
        return sum(len(one.shown.split()) for told in self.before.values() for one in told)

    def sections(self, sections: Sequence[Section]) -> tuple[Section, ...]:
        """The same sections, what amends a line before it."""
        return tuple(
            section.model_copy(
                update={
                    "groups": tuple(map(self._group, section.groups)),
                    "rows": tuple(map(self._row, section.rows)),
                    "questions": tuple(map(self._question, section.questions)),
                }
            )
            for section in sections
        )

    def _group(self, group: Group) -> Group:
        return group.model_copy(update={"lines": tuple(map(self._line, group.lines))})

    def _line(self, line: Line) -> Line:
        """One line with its amendments in front; those of what hangs on it stand in front of that."""
        parts = [one for part in line.parts for one in (*self._newer(part), part)]
        if len(parts) == len(line.parts):
            return line
        first, *then = (part.model_copy(update={"then": ()}) for part in parts)
        kept = {"step": line.step, "under": line.under, "again": line.again, "players": line.players}
        then = [part.model_copy(update={"step": None, "under": False}) for part in then]
        return first.model_copy(update={**kept, "then": tuple(then)})

    def _row(self, row: Row) -> Row:
        """One row of actions: an amendment stands in the first cell that has words of its line."""
        told: set[str] = set()
        cells = {name: self._once(getattr(row, name), told) for name in ("cost", "effect", "notes")}
        return row.model_copy(update=cells)

    def _question(self, question: Question) -> Question:
        return question.model_copy(update={"lines": self._once(question.lines, set())})

    def _once(self, lines: Sequence[Line], told: set[str]) -> tuple[Line, ...]:
        found: list[Line] = []
        for line in lines:
            newer = [one for part in line.parts for one in self._newer(part) if one.citation.id not in told]
            told |= {one.citation.id for one in newer}
            found += [*newer, line]
        return tuple(found)

    def _newer(self, line: Line) -> list[Line]:
        newer = self.before.get(line.citation.id.partition("@")[0], ())
        return [
            Line(text=as_printed(one.shown, one.forms), citation=self.rulebook.cite(one)) for one in newer
        ]


def beside(index: GameIndex, placed: Sequence[Placed]) -> Beside:
    """The amendments that are about lines with a place on the sheet, and what goes on from them."""
    onward = _onward(index, placed)
    shown = {one.statement.id for one in placed if one.name}
    before = {
        index.statements[line].id: tuple(
            dict.fromkeys(one for row in rows for one in onward[index.statements[row].id])
        )
        for line, rows in index.amendments_of.items()
        if index.statements[line].id in shown
    }
    return Beside(index.rulebook, before)


def without(placed: Sequence[Placed], found: Beside, index: GameIndex) -> tuple[Placed, ...]:
    """The same statements but for the amendments that stand beside a line; those whose line stays out stay out with it."""
    told = {one.id for newer in found.before.values() for one in newer}
    reasons = {one.statement.id: one.reason for one in placed if one.name is None}
    rest: list[Placed] = []
    for at, one in enumerate(placed):
        if one.statement.id in told:
            continue
        if one.statement.at.source is not None:
            one = _left(one, index, reasons)
            follows = (
                bool(rest) and rest[-1].statement == placed[at - 1].statement and rest[-1].name is not None
            )
            one = replace(one, joins=one.joins and follows, under=one.under and follows)
        rest.append(one)
    return tuple(rest)


def _left(one: Placed, index: GameIndex, reasons: Mapping[str, str]) -> Placed:
    """An amendment that stands beside no line, left out with its line, or because it is a remark."""
    lines = index.lines_of.get(index.row[one.statement.id], ())
    why = next((reasons.get(index.statements[line].id, "") for line in lines), "")
    if why in _WITH_LINE and one.statement.kind != "answer":
        return replace(one, name=None, reason=why)
    if lines:
        return one if one.name else replace(one, reason=why or one.reason)
    remark = one.reason in (STORY, LISTS) or (one.name and _REMARK.search(one.statement.text))
    return replace(one, name=None, reason=REMARK) if remark else one


def _onward(index: GameIndex, placed: Sequence[Placed]) -> dict[str, tuple[Statement, ...]]:
    """Each statement of an amendment, with those behind it that hang on it and are about no other line."""
    found: dict[str, list[Statement]] = {}
    opening: list[Statement] = []
    for one in placed:
        statement = one.statement
        if statement.at.source is None:
            continue
        hangs = (one.joins or one.under) and index.row[statement.id] not in index.lines_of
        if hangs and opening:
            if not _REMARK.search(statement.text):
                opening.append(statement)
        else:
            opening = found.setdefault(statement.id, [statement])
    return {name: tuple(told) for name, told in found.items()}
