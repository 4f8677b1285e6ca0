"""What becomes of one statement: where it goes on the sheet, or why it stays out."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.models import Statement
from rag.sheet.home import Section
from rag.sheet.models import Name


@dataclass(frozen=True)
class Placed:
    """A statement with its section, or with the reason why it is left out."""

    statement: Statement
    name: Name | None
    reason: str = ""
    term: str | None = None
    mode: str | None = None
    players: tuple[int, int | None] | None = None
    joins: bool = False
    """Whether it is shown in one line with the statement before, on which it hangs."""
    under: bool = False
    """Whether it is an item of a list that a line opens."""
    example: bool = False
    """Whether it is an example that stands with its rule."""
    also: Name | None = None
    """The section in which it is said again: what ends the game in the course of a turn, a term with a duty of the set-up."""
    again: bool = False
    """Whether it is said here again."""
    part: bool = False
    """Whether it says what parts of the game there are for each player: no step of the set-up."""
    beside: Section | None = None
    """The headings with whose statements it is shown, where these are not its own."""

    @property
    def section(self) -> Section:
        """The headings under which it is shown."""
        return self.statement.at.section if self.beside is None else self.beside
