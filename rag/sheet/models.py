"""What a sheet is: eight sections of cited lines, and a strip that says what was left out and why."""

from __future__ import annotations

import re
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


HOW_IT_ENDS = "How it ends"
"""The group that sums up the end of the game in the overview."""
COUNTED = re.compile(r"\d{1,2}[.)] ")
"""The opening of a line that brings its own number: it has no mark before it."""
LONGEST_ABBREVIATION = 4
"""Letters up to which a heading in capitals stays as it is: `FAQ`."""


def calm(heading: str) -> str:
    """A heading without the colon at its end, and not in capitals throughout."""
    text = heading.strip().rstrip(":").strip()
    return text.capitalize() if text.isupper() and len(text) > LONGEST_ABBREVIATION else text


def players_words(players: tuple[int, int | None]) -> str:
    """`5–6 players`, `1 player`, `5 or more players`."""
    first, last = players
    if last is None:
        return f"{first} or more players"
    return f"{first}–{last} players" if first != last else f"{first} player{'s' * (first != 1)}"


class Line(Frozen):
    """One statement, or a shortening of it that keeps all that counts, or one cell of its row.

    Statements that mean something else without it follow in the same line, each with its own citation.
    """

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
    then: tuple[Line, ...] = ()
    """What hangs on it and is shown in the same line: `Otherwise, ...`."""
    again: bool = False
    """Whether it stands in another section too, where it belongs first."""
    note: str | None = None
    """Where to look for what it points to and the sheet cannot show; no words of the rulebook."""
    see: str | None = None
    """The section that shows its words, where they are not shown here again."""
    columns: tuple[str, ...] = ()
    """For a row of a table: the names of its columns."""
    cells: tuple[str, ...] = ()
    """For a row of a table: its cells, one for each column."""

    @property
    def parts(self) -> tuple[Line, ...]:
        """It, and what hangs on it."""
        return (self, *self.then)


class Row(Frozen):
    """One row of the table of actions."""

    action: str
    cost: tuple[Line, ...] = ()
    effect: tuple[Line, ...] = ()
    notes: tuple[Line, ...] = ()
    mode: str | None = None

    @property
    def lines(self) -> tuple[Line, ...]:
        """Its lines, cell after cell, and what hangs on them."""
        return tuple(part for line in (*self.cost, *self.effect, *self.notes) for part in line.parts)


class Group(Frozen):
    """Lines that stand under one heading of the rulebook, or, in the overview, the last ones: how it ends."""

    title: str
    """The heading as the rulebook has it, or a name in words of the headings of its lines."""
    mode: str | None = None
    players: tuple[int, int | None] | None = None
    """For how many players all of it holds, from and to, where it says so."""
    lines: tuple[Line, ...] = Field(min_length=1)

    @property
    def shown(self) -> str:
        """The title as a reader sees it: with its mode or its number of players, without capitals or colon."""
        title = calm(self.title)
        parts = [self.mode.strip().rstrip(":")] if self.mode not in (None, self.title) and self.mode else []
        parts += [title] if title else []
        if self.players is not None:
            parts.append(players_words(self.players))
        return ": ".join(parts)

    @property
    def parts(self) -> tuple[Line, ...]:
        """Its lines, and what hangs on them."""
        return tuple(part for line in self.lines for part in line.parts)


class Question(Frozen):
    """A question with its answer."""

    question: str
    yes_no: bool | None = None
    """The verdict, where the engine or the rulebook's own answer gives one."""
    lines: tuple[Line, ...] = Field(min_length=1)

    @property
    def verdict(self) -> str:
        """`Yes.` or `No.`, where there is a verdict and the answer does not open with it."""
        said = self.yes_no is None or self.lines[0].text.lower().startswith(("yes", "no.", "no,"))
        return "" if said else "Yes." if self.yes_no else "No."


class Section(Frozen):
    """One section. An empty one is kept: the sheet says at its end that it has no lines."""

    name: Name
    title: str
    groups: tuple[Group, ...] = ()
    rows: tuple[Row, ...] = ()
    questions: tuple[Question, ...] = ()

    @property
    def lines(self) -> Iterator[Line]:
        """All its lines, and what hangs on them."""
        for row in self.rows:
            yield from row.lines
        for group in self.groups:
            yield from group.parts
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
    def name(self) -> str:
        """The title as it is shown: that of a file without one is made of the game's name."""
        return self.game.replace("-", " ").title() if self.title == self.game else self.title

    @property
    def lines(self) -> Iterator[Line]:
        """All lines of all sections."""
        return (line for section in self.sections for line in section.lines)
