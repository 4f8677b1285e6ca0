"""A game: its situations and its rules in rulebook order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from engine.errors import DefinitionError
from engine.fact import Fact
from engine.rules import Rule
from engine.situation import Situation


@dataclass(frozen=True)
class Game:
    """What a game module declares, as `game = Game(...)`."""

    slug: str
    """The game's slug in the corpus; every rule id starts with it and a dot."""
    situations: tuple[type[Situation], ...]
    rules: tuple[Rule, ...]
    """In rulebook order; `rules_in(globals())` collects those of a module."""
    informational: Mapping[str, str] = field(default_factory=dict)
    """A quote from each statement that decides nothing, with a word of why."""

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for rule in self.rules:
            if rule.id in seen:
                raise DefinitionError(f"rule {rule.id!r} is there twice, expected each id once")
            if not rule.id.startswith(f"{self.slug}."):
                raise DefinitionError(
                    f"rule {rule.id!r} is not named after its game, expected {self.slug!r}. first"
                )
            seen.add(rule.id)
        if bare := [quote for quote, reason in self.informational.items() if not reason.strip()]:
            raise DefinitionError(f"informational quotes of {self.slug!r} have no reason: {bare}")
        owners: dict[str, Fact] = {}
        for situation in self.situations:
            for name, fact in situation.facts().items():
                if owners.setdefault(name, fact) is not fact:
                    raise DefinitionError(
                        f"fact {name!r} means two things in {self.slug!r}: let both situations inherit it from one"
                    )
        known = set(self.situations)
        if strange := [rule.id for rule in self.rules if rule.of is not None and rule.of not in known]:
            raise DefinitionError(
                f"rules {strange} are about situations that Game({self.slug!r}) does not list"
            )

    @property
    def facts(self) -> dict[str, Fact]:
        """All facts of all situations by name."""
        return {name: fact for situation in self.situations for name, fact in situation.facts().items()}

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id. Raises KeyError that names the nearest ids."""
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        near = get_close_matches(rule_id, [rule.id for rule in self.rules], n=3, cutoff=0.4)
        raise KeyError(f"game {self.slug!r} has no rule {rule_id!r}, nearest: {', '.join(near) or 'none'}")


def rules_in(names: Mapping[str, object]) -> tuple[Rule, ...]:
    """All rules of a module's `globals()`, in the order written; those in tuples and lists too."""
    found = [rule for value in list(names.values()) for rule in _rules(value)]
    return tuple(dict.fromkeys(found))


def _rules(value: object) -> Iterator[Rule]:
    if isinstance(value, Rule):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _rules(item)
