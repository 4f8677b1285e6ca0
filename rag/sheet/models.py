"""What a sheet is: eight sections of cited lines, and a strip that says what was left out and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from corpus.models import Citation, Frozen, Slug

Name = Literal["overview", "setup", "turn", "actions", "scoring", "end", "glossary", "faq"]

TITLES: dict[Name, str] = {
    "overview": "Overview",
    "setup": "Setup",
    "turn": "Turn structure",
    "actions": "Actions",
    "scoring": "Scoring",
    "end": "End of game",
    "glossary": "Glossary",
    "faq": "FAQ",
}
"""The sections in the order in which they stand."""


class Line(Frozen):
    """One statement, or a shortening of it that keeps all that counts, or one cell of its row."""

    text: str
    citation: Citation
    term: str | None = None
    """The words of the text that it defines."""
    step: int | None = None
    """Its number among the steps of its section."""
    under: bool = False
    """Whether it hangs on the line before it: an item of a list that a sentence opens."""
    players: tuple[int, int | None] | None = None
    """For how many players it holds, from and to, where it says so; None for to: and more."""


class Row(Frozen):
    """One row of the table of actions."""

    action: str
    cost: tuple[Line, ...] = ()
    effect: tuple[Line, ...] = ()
    notes: tuple[Line, ...] = ()
    mode: str | None = None

    @property
    def lines(self) -> tuple[Line, ...]:
        """Its lines, cell after cell."""
        return (*self.cost, *self.effect, *self.notes)


class Group(Frozen):
    """Lines that stand under one heading of the rulebook, or, in the overview, the last ones: how it ends."""

    title: str
    mode: str | None = None
    lines: tuple[Line, ...] = Field(min_length=1)


class Question(Frozen):
    """A question with its answer."""

    question: str
    yes_no: bool | None = None
    """The verdict, where the engine or the rulebook's own answer gives one."""
    lines: tuple[Line, ...] = Field(min_length=1)


class Section(Frozen):
    """One section; an empty one says that the rulebook has nothing for it."""

    name: Name
    title: str
    groups: tuple[Group, ...] = ()
    rows: tuple[Row, ...] = ()
    questions: tuple[Question, ...] = ()

    @property
    def lines(self) -> Iterator[Line]:
        """All its lines."""
        for row in self.rows:
            yield from row.lines
        for group in self.groups:
            yield from group.lines
        for question in self.questions:
            yield from question.lines


class LeftOut(Frozen):
    """Statements under one heading that no line comes from, and why."""

    label: str
    reason: str
    statements: int
    url: str
    """Where the first of them can be read."""


class Sheet(Frozen):
    """A game's reference sheet."""

    game: Slug
    title: str
    edition: str | None
    revision: str
    modes: tuple[str, ...]
    """The modes that the rulebook has, by the names of their headings."""
    mode: str | None = None
    """The mode that it was pruned to."""
    players: int | None = None
    """The number of players that it was pruned to."""
    sections: tuple[Section, ...]
    left_out: tuple[LeftOut, ...] = ()

    @property
    def lines(self) -> Iterator[Line]:
        """All lines of all sections."""
        return (line for section in self.sections for line in section.lines)
