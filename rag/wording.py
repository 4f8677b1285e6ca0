"""Rulings in words: the verdict first, then what it rests on; the sentences that bear it are the rulebook's own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.fact import HAS_DONE, Fact
from engine.rules import Rule
from engine.ruling import Ruling
from engine.verdict import known_facts
from engine.words import said_value
from rag.answers import Need, Value

DEPENDS = "It depends"
CONFLICT = "The rulebook contradicts itself"
SUGGESTED = "The rulebook suggests"


def value_of(ruling: Ruling) -> Value:
    """The number or text that was decided; None for a yes or no, and for what has no single value."""
    value = ruling.value
    if ruling.outcome != "decided" or isinstance(value, bool | dict) or value is None:
        return None
    if isinstance(value, tuple):
        return ", ".join(said_value(part) for part in value)
    return value


def yes_no_of(ruling: Ruling) -> bool | None:
    """The verdict, where one was decided."""
    return ruling.value if ruling.outcome == "decided" and isinstance(ruling.value, bool) else None


def verdict(ruling: Ruling, rule: Rule) -> str:
    """The verdict in a few words: `Yes.`, `8 VP: Second Monster 2 + Exiting 2.`"""
    if ruling.outcome == "conflicting":
        return f"{CONFLICT}. {ruling.conflict}".rstrip()
    if ruling.outcome == "depends":
        return _depends(ruling)
    value = ruling.value
    if isinstance(value, bool):
        told = "Yes" if value else "No"
        lacking = "" if value else missing(ruling, rule)
        given = facts(ruling, rule)
        return f"{told}{f': {given}' if given else ''}.{f' Missing: {lacking}.' if lacking else ''}"
    if isinstance(value, dict):
        after = ", ".join(f"{_label(rule, name)}: {said_value(new)}" for name, new in value.items())
        return f"{_capital(ruling.then)}. {after}." if ruling.then else f"{after}."
    said = said_value(value) if value is not None else ruling.then
    unit = f" {_unit(ruling)}" if ruling.unit and ruling.unit.lower() not in str(said).lower() else ""
    lines = {name: part for name, part in _lines(ruling).items() if part not in (None, 0)}
    adds_up = len(lines) > 1 and sum(part for part in lines.values() if isinstance(part, int)) == value
    items = f": {' + '.join(f'{name} {said_value(part)}' for name, part in lines.items())}" if adds_up else ""
    opening = f"{SUGGESTED}: " if ruling.kind == "suggestion" else ""
    return f"{opening}{_capital(str(said)) if not opening else said}{unit}{items}."


def _unit(ruling: Ruling) -> str:
    """The unit as it follows the value: `1 Chest`, `2 Chests`."""
    unit = ruling.unit or ""
    return unit.removesuffix("s") if ruling.value == 1 else unit


def missing(ruling: Ruling, rule: Rule) -> str:
    """What would make it a yes: `1 more Chest or 1 more Monster`."""
    sets = [" and ".join(_lack(rule, name, amount) for name, amount in one.items()) for one in ruling.missing]
    return " or ".join(sets)


def needs(ruling: Ruling) -> tuple[Need, ...]:
    """The fact to ask for, with what holds either way."""
    ways = tuple(
        f"{way.condition}: {said_value(way.value) if way.value is not None else way.outcome}"
        for way in ruling.either_way
    )
    return tuple(Need(fact=need.fact, ask=need.ask, either_way=ways) for need in ruling.needs)


def facts(ruling: Ruling, rule: Rule) -> str:
    """The facts that it rests on: `Chests you have opened: 2; Monsters you have defeated: 2`."""
    known = {fact.name: fact for fact in known_facts(rule).values()}
    told = [
        _told(known[name], used.value)
        for name, used in ruling.facts.items()
        if used.source != "assumed" and not isinstance(used.value, dict) and name in known
    ]
    return ", ".join(told)


def _told(fact: Fact, value: object) -> str:
    done = HAS_DONE.fullmatch(fact.label) if fact.kind == "count" else None
    if done:
        what = done["what"].removesuffix("s") if value == 1 else done["what"]
        return f"{done['who']} {done['has']} {done['done']} {value} {what}"
    if fact.kind == "choice":
        value = dict(fact.options).get(str(value), "").split(",")[0].strip() or value
    return f"{fact.label}: {said_value(value)}"


def _depends(ruling: Ruling) -> str:
    asks = " ".join(need.ask for need in ruling.needs)
    ways = "; ".join(
        f"{way.condition}: {said_value(way.value) if way.value is not None else way.outcome}"
        for way in ruling.either_way
    )
    return f"{DEPENDS}. {asks}{f' ({ways}.)' if ways else ''}"


def _lines(ruling: Ruling) -> Mapping[str, object]:
    return ruling.lines if ruling.kind == "amount" and ruling.outcome == "decided" else {}


def _label(rule: Rule, name: str) -> str:
    fact = known_facts(rule).get(name)
    return fact.label if fact else name


def _lack(rule: Rule, name: str, amount: object) -> str:
    fact = known_facts(rule)[name]
    if type(amount) is int:
        noun = (fact.nouns[0] if fact.nouns else fact.label).removeprefix("my ")
        return f"{amount} more {noun}{'s' if amount != 1 and not noun.endswith('s') else ''}"
    return _told(fact, amount)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
