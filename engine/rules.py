"""Rules: an expression, the words of the rulebook that justify it, and how players ask for it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.errors import DefinitionError
from engine.expressions import Bool, Expr, as_expr
from engine.fact import Fact, Value
from engine.norms import TABLE, Asked, answer, opposite
from engine.situation import Situation

RuleKind = Literal["verdict", "amount", "norm", "constant", "effect", "suggestion"]
Quotes = str | tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Exceptional:
    """An exception that hangs on a rule: where `when` holds, `value` stands instead of the rule's own."""

    name: str
    when: Expr
    value: Expr
    quotes: tuple[str, ...]
    conflict: str = ""
    """Set where the rulebook does not say that the exception prevails: why it may. The two are then a conflict."""

    @property
    def overrides(self) -> bool:
        """Whether it replaces the rule's value, rather than contradicting it."""
        return not self.conflict


@dataclass(frozen=True, eq=False)
class Rule:
    """One rule. Made by `rule`, `amount`, `may`, `must`, `must_not`, `need_not`, `fact_is`, `effect`, `suggests`."""

    kind: RuleKind
    id: str
    asks: tuple[str, ...]
    """How players ask for it."""
    title: str
    quotes: tuple[str, ...]
    base: Expr
    """What the rule is worth; for a norm, the word for how things stand (`may`, `must`, ...)."""
    of: type[Situation] | None = None
    when: Bool | None = None
    """Where it is no, the rule does not apply, and says nothing."""
    silent_beyond: Bool | None = None
    """Where it is yes, the rulebook gives no outcome."""
    silent_quotes: tuple[str, ...] = ()
    unit: str | None = None
    act: str = ""
    """For a norm: what may or must be done, `open a Chest`."""
    then: str = ""
    """For an effect: what happens, in a few words of ours; the outcome itself is the quote."""
    exceptions: list[Exceptional] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.id or not self.asks or not all(ask.strip() for ask in self.asks):
            raise DefinitionError(
                f"rule {self.id!r} has asks={self.asks!r}, expected an id and how players ask for it"
            )
        if not all(quote.strip() for quote in (*self.quotes, *self.silent_quotes)) or not self.all_quotes:
            raise DefinitionError(f"rule {self.id!r} has no quote: give the rulebook's words that justify it")
        for name, expr in self.expressions().items():
            self._same_situation(name, expr)

    @property
    def all_quotes(self) -> tuple[str, ...]:
        """Every quote: the rule's own, those of its parts, of its silence and of its exceptions."""
        found = [*self.quotes]
        for expr in self.expressions().values():
            found += (quote for node in expr.walk() for quote in node.quotes)
        found += self.silent_quotes
        found += (quote for exception in self.exceptions for quote in exception.quotes)
        return tuple(dict.fromkeys(found))

    @property
    def reads(self) -> tuple[Fact, ...]:
        """The facts it reads, in the order it reads them."""
        nodes = (node for expr in self.expressions().values() for node in expr.walk())
        return tuple({node.fact.name: node.fact for node in nodes if node.fact}.values())

    def expressions(self) -> dict[str, Expr]:
        """Its expressions by place: `when`, `silent_beyond`, `base`, and two for each exception."""
        found: dict[str, Expr | None] = {
            "when": self.when,
            "silent_beyond": self.silent_beyond,
            "base": self.base,
        }
        for exception in self.exceptions:
            found |= {
                f"unless {exception.name} when": exception.when,
                f"unless {exception.name}": exception.value,
            }
        return {place: expr for place, expr in found.items() if expr is not None}

    def with_expression(self, place: str, expr: Expr) -> Rule:
        """The same rule with another expression in that place; what the mutation check changes."""
        if place in ("when", "silent_beyond", "base"):
            return replace(self, **{place: expr}, exceptions=[*self.exceptions])  # type: ignore[arg-type]  # the field is named at run time
        changed = [
            replace(exception, when=expr)
            if place == f"unless {exception.name} when"
            else replace(exception, value=expr)
            if place == f"unless {exception.name}"
            else exception
            for exception in self.exceptions
        ]
        return replace(self, exceptions=changed)

    def unless(
        self,
        name: str,
        *,
        when: Bool | bool = True,
        quote: Quotes,
        value: Expr | Value | None = None,
        decides: Bool | bool | None = None,
        conflict: str = "",
    ) -> Exceptional:
        """Hang an exception on the rule.

        Without a value it means the opposite: no for a yes/no rule, `must_not` for `may`. With `conflict`, the rule
        and the exception contradict each other where both apply, and the text says why the exception may prevail.
        """
        place = f"rule {self.id!r} unless {name!r}"
        given = decides if value is None else value
        if given is None and self.kind == "norm" and isinstance(self.base.constant, str):
            given = opposite(self.base.constant)
        elif given is None and isinstance(self.base, Bool):
            given = False
        if given is None:
            raise DefinitionError(f"{place} has no value, expected what stands instead: value=...")
        if self.kind == "norm" and given not in TABLE:
            raise DefinitionError(f"{place} stands {given!r}, expected one of {', '.join(TABLE)}")
        if any(exception.name == name for exception in self.exceptions):
            raise DefinitionError(f"{place} is there twice: give each exception its own name")
        quotes = as_quotes(quote)
        if not quotes or not all(words.strip() for words in quotes):
            raise DefinitionError(f"{place} has no quote: give the rulebook's words that justify it")
        exception = Exceptional(name, as_expr(when), as_expr(given), quotes, conflict)
        for expr in (exception.when, exception.value):
            self._same_situation(f"unless {name}", expr)
        self.exceptions.append(exception)
        return exception

    def answer(self, asked: Asked) -> bool | None:
        """What a norm without conditions says to a question of may or must; None where it says nothing."""
        if self.kind != "norm":
            raise TypeError(
                f"rule {self.id!r} is of kind {self.kind!r}, expected a norm: evaluate it instead"
            )
        return answer(self.base.constant, asked) if isinstance(self.base.constant, str) else None

    def _same_situation(self, place: str, expr: Expr) -> None:
        for node in expr.walk():
            if not node.fact:
                continue
            owner = node.fact.owner
            if owner is None:
                raise DefinitionError(
                    f"{place} of rule {self.id!r} reads {node.fact.label!r}, which is in no Situation"
                )
            if self.of is not None and not issubclass(self.of, owner):
                raise DefinitionError(
                    f"{place} of rule {self.id!r} reads {owner.__name__}.{node.fact.name}, expected a fact of "
                    f"{self.of.__name__}: set of={owner.__name__}, or let one inherit from the other"
                )


def as_quotes(quote: Quotes) -> tuple[str, ...]:
    """One quote or several, as a tuple."""
    return (quote,) if isinstance(quote, str) else tuple(quote)
