"""The verdict on typed facts: one call from a rule and facts to a ruling."""

from __future__ import annotations

from collections.abc import Mapping

from engine.expressions import Bool
from engine.fact import Fact, Value
from engine.given import check_facts
from engine.missing import missing_sets
from engine.needs import next_need
from engine.norms import Asked
from engine.rules import Rule
from engine.ruling import EitherWay, Need, Ruling, Used
from engine.settle import Settled, look, outcome_of
from engine.tracing import deciding_quotes, plain, sides_of, trace_rule


def known_facts(rule: Rule) -> dict[str, Fact]:
    """The facts that may be given for a rule: those of its situation, or those it reads."""
    return rule.of.facts() if rule.of else {fact.name: fact for fact in rule.reads}


def evaluate(
    rule: Rule,
    facts: Mapping[str, object],
    *,
    asked: Asked | None = None,
    sources: Mapping[str, str] | None = None,
) -> Ruling:
    """What the rule says about these facts.

    A fact that is not given is not known, and never counts as 0, unless its declaration says what is assumed; then
    the ruling lists it as assumed. `asked` picks the question that a norm answers.
    `sources` says where facts came from; without it they were given. Raises FactError for facts that cannot be.
    """
    given, assumed = _completed(rule, facts)
    found = look(rule, given, asked)
    settled = found.settled()
    needs: tuple[Need, ...] = ()
    ways: tuple[EitherWay, ...] = ()
    missing = missing_sets(rule, given, found.asked) if _may_become_yes(rule, settled) else ()
    if settled.outcome == "depends":
        needs, ways = next_need(found, given, found.asked)
    reasons = [one.conflict for one, holds, _ in found.exceptions if one.conflict and holds.value is True]
    return Ruling(
        rule=rule.id,
        title=rule.title,
        kind=rule.kind,
        asked=found.asked,
        act=rule.act,
        outcome=settled.outcome,
        value=plain(settled.value),
        unit=rule.unit,
        then=rule.then if settled.outcome == "decided" else "",
        facts={
            fact.name: Used(value=value, source=_source(fact, assumed, sources or {}))
            for fact in rule.reads
            if (value := plain(given.get(fact.name))) is not None
        },
        trace=trace_rule(found, settled),
        missing=missing,
        needs=needs,
        either_way=ways,
        quotes=deciding_quotes(found, settled),
        sides=sides_of(found) if settled.outcome == "conflicting" else (),
        conflict=" ".join(reasons) if settled.outcome == "conflicting" else "",
    )


def outcome(rule: Rule, facts: Mapping[str, object], asked: Asked | None = None) -> Settled:
    """What the rule comes to, without the trace and the search for what is missing: a fraction of the time."""
    return outcome_of(rule, _completed(rule, facts)[0], asked)


def _completed(rule: Rule, facts: Mapping[str, object]) -> tuple[dict[str, Value], dict[str, Value]]:
    """The facts checked and with what is assumed, and what was assumed."""
    given = check_facts(known_facts(rule), facts)
    assumed = {
        fact.name: fact.assumed for fact in rule.reads if fact.assumed is not None and fact.name not in given
    }
    return {**given, **assumed}, assumed


def _may_become_yes(rule: Rule, settled: Settled) -> bool:
    asks_yes_or_no = rule.kind == "norm" or isinstance(rule.base, Bool)
    return asks_yes_or_no and (settled.outcome == "depends" or settled.value is False)


def _source(fact: Fact, assumed: Mapping[str, object], sources: Mapping[str, str]) -> str:
    return "assumed" if fact.name in assumed else sources.get(fact.name, "given")
