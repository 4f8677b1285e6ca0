"""Quotes against the rulebook: where each stands, and which statements no rule accounts for."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.models import Citation, CitationError, Rulebook, Statement
from engine.errors import DefinitionError
from engine.game import Game


class BindingError(DefinitionError):
    """Quotes that do not stand in the rulebook; names all of them with their rules."""


@dataclass(frozen=True)
class Bound:
    """Where a quote stands."""

    statement: Statement
    start: int
    end: int

    def cite(self, rulebook: Rulebook) -> Citation:
        """The quote as a citation of this rulebook."""
        return rulebook.cite(self.statement, self.start, self.end)


@dataclass(frozen=True)
class Covered:
    """A statement with the rules that quote it, or the reason why it decides nothing."""

    statement: Statement
    rules: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class Coverage:
    """Every statement of a rulebook, accounted for or left over."""

    statements: tuple[Covered, ...]

    @property
    def left_over(self) -> tuple[Statement, ...]:
        """The statements that no rule quotes and no reason explains."""
        return tuple(one.statement for one in self.statements if not one.rules and not one.reason)


def bind(game: Game, rulebook: Rulebook) -> dict[str, Bound]:
    """Where every quote of the game stands, by quote. Raises BindingError that lists all that do not."""
    bound: dict[str, Bound] = {}
    faults: list[str] = []
    for quote, users in _quotes(game).items():
        try:
            bound[quote] = Bound(*rulebook.find(quote))
        except CitationError as error:
            faults.append(f"{', '.join(users)}: {error}")
    if faults:
        raise BindingError(f"{len(faults)} quotes of {game.slug!r} do not bind:\n" + "\n".join(faults))
    return bound


def coverage(game: Game, rulebook: Rulebook) -> Coverage:
    """Every statement with the rules that quote it, or the reason why it is informational."""
    bound = bind(game, rulebook)
    rules: dict[str, list[str]] = {}
    reasons = {bound[quote].statement.id: reason for quote, reason in game.informational.items()}
    for rule in game.rules:
        for quote in rule.all_quotes:
            users = rules.setdefault(bound[quote].statement.id, [])
            users += [rule.id] if rule.id not in users else []
    return Coverage(
        tuple(
            Covered(statement, tuple(rules.get(statement.id, ())), reasons.get(statement.id, ""))
            for statement in rulebook.statements
        )
    )


def _quotes(game: Game) -> dict[str, list[str]]:
    users: dict[str, list[str]] = {}
    for rule in game.rules:
        for quote in rule.all_quotes:
            users.setdefault(quote, []).append(rule.id)
    for quote in game.informational:
        users.setdefault(quote, []).append("informational")
    return users
