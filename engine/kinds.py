"""The kinds of rules as an author writes them; norms are in `engine.permissions`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import DefinitionError
from engine.expressions import Bool, Expr, Num, Text, Values, as_expr, constant
from engine.fact import Value
from engine.rules import Quotes, Rule, RuleKind, as_quotes
from engine.situation import Situation


def line(label: str, expr: Num | Bool | int, *, quote: Quotes) -> Num:
    """One cited line of an amount."""
    return Num("line", (as_expr(expr),), label=label, quotes=as_quotes(quote))


def rule(
    rule_id: str,
    *,
    asks: str | tuple[str, ...],
    decides: Expr,
    quote: Quotes = (),
    of: type[Situation] | None = None,
    title: str = "",
    when: Bool | None = None,
    silent_beyond: Bool | None = None,
    silent_quote: Quotes = (),
    unit: str | None = None,
) -> Rule:
    """A verdict: yes or no, or the text that an expression gives."""
    return make(
        "verdict", rule_id, asks, title, quote, decides, of, when, silent_beyond, silent_quote, unit=unit
    )


def amount(
    rule_id: str,
    *,
    asks: str | tuple[str, ...],
    lines: tuple[Num, ...] = (),
    expr: Num | Values | Text | None = None,
    quote: Quotes = (),
    of: type[Situation] | None = None,
    title: str = "",
    unit: str | None = None,
    when: Bool | None = None,
    silent_beyond: Bool | None = None,
    silent_quote: Quotes = (),
) -> Rule:
    """An amount: the sum of cited lines, or one expression."""
    if bool(lines) == (expr is not None):
        raise DefinitionError(
            f"amount {rule_id!r} needs either lines=(line(...), ...) or expr=..., and not both"
        )
    base = Num("sum", lines) if expr is None else expr
    return make("amount", rule_id, asks, title, quote, base, of, when, silent_beyond, silent_quote, unit=unit)


def fact_is(
    rule_id: str,
    value: int | str | bool | tuple[int | str, ...],
    *,
    asks: str | tuple[str, ...],
    quote: Quotes,
    of: type[Situation] | None = None,
    title: str = "",
    unit: str | None = None,
    when: Bool | None = None,
) -> Rule:
    """A value that the book states: how many, who, which."""
    return make("constant", rule_id, asks, title, quote, constant(value), of, when, unit=unit)


def effect(
    rule_id: str,
    *,
    asks: str | tuple[str, ...],
    quote: Quotes,
    after: Mapping[Expr, Expr | Value] | None = None,
    then: str = "",
    of: type[Situation] | None = None,
    title: str = "",
    when: Bool | None = None,
    silent_beyond: Bool | None = None,
    silent_quote: Quotes = (),
) -> Rule:
    """A state before and after: `after` maps facts to what they become, `then` names what happens."""
    if not after and not then:
        raise DefinitionError(
            f"effect {rule_id!r} changes nothing: give after={{fact: expression}} or then='...'"
        )
    if strange := [target.op for target in after or {} if not target.fact]:
        raise DefinitionError(f"effect {rule_id!r} changes {strange}, expected facts as keys of after=")
    changes = tuple(
        type(target)("line", (as_expr(becomes),), label=target.name)
        for target, becomes in (after or {}).items()
    )
    base = Expr("after", changes) if changes else constant(then)
    return make("effect", rule_id, asks, title, quote, base, of, when, silent_beyond, silent_quote, then=then)


def suggests(
    rule_id: str,
    value: int | str | bool | tuple[int | str, ...] | Expr,
    *,
    asks: str | tuple[str, ...],
    quote: Quotes = (),
    of: type[Situation] | None = None,
    title: str = "",
    unit: str | None = None,
    when: Bool | None = None,
) -> Rule:
    """What the rulebook recommends; never worded as a rule."""
    return make("suggestion", rule_id, asks, title, quote, as_expr(value), of, when, unit=unit)


def make(
    kind: RuleKind,
    rule_id: str,
    asks: str | tuple[str, ...],
    title: str,
    quote: Quotes,
    base: Expr,
    of: type[Situation] | None = None,
    when: Bool | None = None,
    silent_beyond: Bool | None = None,
    silent_quote: Quotes = (),
    *,
    unit: str | None = None,
    act: str = "",
    then: str = "",
) -> Rule:
    """A rule of any kind; without a title, its first question is its title."""
    asks = (asks,) if isinstance(asks, str) else asks
    return Rule(
        kind,
        rule_id,
        asks,
        title or (asks[0].rstrip("?") if asks else ""),
        as_quotes(quote),
        base,
        of,
        when,
        silent_beyond,
        as_quotes(silent_quote),
        unit,
        act,
        then,
    )
