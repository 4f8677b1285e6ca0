"""Rules and rulings with their citations, for HTTP and the command line; needs no index and no model."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import JsonValue

from corpus.models import Citation, Frozen, Rulebook, Slug
from engine.game import Game
from engine.norms import Asked
from engine.rules import Rule
from engine.ruling import Ruling
from engine.schema import schema_of
from engine.verdict import evaluate


class UnknownRuleError(LookupError):
    """A rule that the game does not have."""


class CitedRuling(Ruling):
    """What a rule says about the given facts, with the rulebook's lines."""

    game: Slug
    revision: str
    citations: tuple[Citation, ...]
    """The deciding quotes, in the order of `quotes`."""


class RuleView(Frozen):
    """One executable rule, from its own declaration."""

    id: str
    title: str
    kind: str
    act: str
    unit: str | None
    asks: tuple[str, ...]
    """How players ask for it."""
    citation: Citation
    """The words that justify it, the first of them."""
    citations: tuple[Citation, ...]
    facts: dict[str, JsonValue]
    """JSON Schema of the facts it reads."""


def rules_of(game: Game, rulebook: Rulebook) -> tuple[RuleView, ...]:
    """Every executable rule, in rulebook order."""
    return tuple(_view(rule, rulebook) for rule in game.rules)


def find_rule(slug: str, game: Game | None, rule_id: str) -> Rule:
    """A rule by its id. Raises UnknownRuleError that names the nearest ones."""
    if game is None:
        raise UnknownRuleError(
            f"game {slug!r} has no executable rules: expected a game that has some; ask it a question instead"
        )
    try:
        return game.rule(rule_id)
    except KeyError as error:
        raise UnknownRuleError(f"{error.args[0]}; `referee rules {slug}` lists them") from error


def rule_on(
    rule: Rule, rulebook: Rulebook, facts: Mapping[str, object], asked: Asked | None = None
) -> CitedRuling:
    """What the rule says about these facts. Raises FactError for facts that cannot be."""
    ruling = evaluate(rule, facts, asked=asked)
    return CitedRuling.model_validate(
        {
            **dict(ruling),
            "game": rulebook.slug,
            "revision": rulebook.revision,
            "citations": _citations(ruling.quotes, rulebook),
        }
    )


def _view(rule: Rule, rulebook: Rulebook) -> RuleView:
    citations = _citations(rule.all_quotes, rulebook)
    return RuleView(
        id=rule.id,
        title=rule.title,
        kind=rule.kind,
        act=rule.act,
        unit=rule.unit,
        asks=rule.asks,
        citation=citations[0],
        citations=citations,
        facts=schema_of(rule),
    )


def _citations(quotes: tuple[str, ...], rulebook: Rulebook) -> tuple[Citation, ...]:
    return tuple(rulebook.cite(*rulebook.find(quote)) for quote in quotes)
