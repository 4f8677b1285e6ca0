"""Cases: sentences in YAML with typed facts and what must come out. Used by the tests and by the mutation check."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict

from engine import Game, Rule, evaluate
from engine.library import all_games
from engine.tracing import retrace
from tests.engine import demo

FOLDER = Path(__file__).parent / "cases"
UNSET = object()


class Case(BaseModel):
    """One case. What is not written is not checked, but for the outcome: `decided` unless said otherwise."""

    model_config = ConfigDict(frozen=True, extra="forbid", arbitrary_types_allowed=True)

    name: str
    rule: str
    facts: dict[str, Any] = {}
    asked: Literal["may", "must", "may_not_do", "must_not"] | None = None
    outcome: Literal["decided", "depends", "conflicting", "silent"] = "decided"
    value: Any = UNSET
    sides: list[Any] | None = None
    """For a conflict: the values that disagree."""
    lines: dict[str, int] | None = None
    after: dict[str, Any] | None = None
    missing: list[dict[str, Any]] | None = None
    needs: str | None = None
    quote: str | None = None
    """Words that stand in one of the ruling's quotes."""
    unquoted: str | None = None
    """Words that stand in none of them, because what they justify did not decide."""


def games() -> dict[str, Game]:
    """The shipped games and the demonstration game."""
    return {**all_games(), demo.game.slug: demo.game}


def rule_of(case: Case) -> Rule:
    """The case's rule; KeyError where there is none."""
    return games()[case.rule.split(".")[0]].rule(case.rule)


def load(path: Path) -> list[Case]:
    """All cases of one file."""
    found = []
    for entry in yaml.safe_load(path.read_text(encoding="utf-8")):
        ((name, body),) = entry.items()
        found.append(Case(name=str(name), **body))
    return found


def load_all() -> list[Case]:
    """All cases of all files."""
    return [case for path in sorted(FOLDER.glob("*.yaml")) for case in load(path)]


def faults(case: Case, rule: Rule) -> list[str]:
    """What the rule does otherwise than the case says."""
    ruling = evaluate(rule, case.facts, asked=case.asked)
    found = []
    if ruling.outcome != case.outcome:
        found.append(f"outcome is {ruling.outcome!r} ({ruling.value!r}), expected {case.outcome!r}")
    if case.value is not UNSET and not _same(ruling.value, case.value):
        found.append(f"value is {ruling.value!r}, expected {case.value!r}")
    if case.sides is not None and [side.value for side in ruling.sides] != case.sides:
        found.append(f"sides are {ruling.sides}, expected {case.sides}")
    if case.lines is not None and ruling.lines != case.lines:
        found.append(f"lines are {ruling.lines}, expected {case.lines}")
    if case.after is not None and not (isinstance(ruling.value, Mapping) and ruling.value == case.after):
        found.append(f"after is {ruling.value}, expected {case.after}")
    if case.missing is not None and _sets(ruling.missing) != _sets(case.missing):
        found.append(f"missing is {ruling.missing}, expected {case.missing}")
    if case.needs is not None and [need.fact for need in ruling.needs] != [case.needs]:
        found.append(f"needs is {ruling.needs}, expected {case.needs!r}")
    if case.quote is not None and not any(case.quote in quote for quote in ruling.quotes):
        found.append(f"quotes are {ruling.quotes}, expected one with {case.quote!r}")
    if case.unquoted is not None and any(case.unquoted in quote for quote in ruling.quotes):
        found.append(f"quotes are {ruling.quotes}, expected none with {case.unquoted!r}")
    if retrace(ruling.trace).outcome != ruling.outcome:
        found.append("the trace comes to another outcome")
    return found


def _same(found: object, expected: object) -> bool:
    if isinstance(found, tuple) and isinstance(expected, list):
        return list(found) == expected
    return type(found) is type(expected) and found == expected


def _sets(missing: Any) -> list[str]:
    return sorted(str(sorted(one.items())) for one in missing)
