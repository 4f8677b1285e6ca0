"""What one fact of a situation is: its kind, bounds, and the words that players use for it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, JsonValue

FactKind = Literal["count", "number", "choice", "flag", "values", "structure"]
Whose = Literal["me", "rival", "anyone"]

Value = bool | int | str | tuple[int | str, ...] | dict[str, JsonValue] | BaseModel
"""What a fact or an expression can be worth. None stands for "not known" wherever `Value | None` is written."""


@dataclass(frozen=True)
class Fact:
    """One fact, as its author declared it. `name` and `owner` are filled in by the class it is written in."""

    kind: FactKind
    label: str
    unit: str | None = None
    at_least: int | None = None
    at_most: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    """For a choice: each option's name and the words players use for it."""
    model: type[BaseModel] | None = None
    """For a structure: the type that holds it."""
    words: str = ""
    """Hints for the reader of questions: `chest, treasure box: open, loot` (nouns before the colon, verbs after)."""
    asked: str | None = None
    whose: Whose = "anyone"
    attainable: bool = False
    """Whether a player can still raise it or bring it about; only such facts stand in missing sets."""
    assumed: Value | None = None
    """What is taken for granted where the fact is not given; the ruling says so. None: nothing is."""
    name: str = ""
    owner: type | None = None

    @property
    def ask(self) -> str:
        """The question that asks for this fact."""
        return self.asked or _question(self)

    @property
    def nouns(self) -> tuple[str, ...]:
        """The nouns among the word hints."""
        return _split(self.words.partition(":")[0])

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs among the word hints."""
        return _split(self.words.partition(":")[2])

    def schema(self) -> dict[str, JsonValue]:
        """JSON Schema of the values this fact takes."""
        shape: dict[str, JsonValue]
        if self.kind in ("count", "number"):
            shape = {"type": "integer"}
            if self.at_least is not None:
                shape["minimum"] = self.at_least
            if self.at_most is not None:
                shape["maximum"] = self.at_most
        elif self.kind == "choice":
            shape = {"type": "string", "enum": [name for name, _ in self.options]}
        elif self.kind == "flag":
            shape = {"type": "boolean"}
        elif self.kind == "values":
            shape = {"type": "array", "items": {"type": "integer"}}
        else:
            shape = dict(self.model.model_json_schema()) if self.model else {"type": "object"}
        shape |= {"title": self.label, "description": self.ask}
        if self.unit:
            shape["x-unit"] = self.unit
        return shape


def _split(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",") if word.strip())


HAS_DONE = re.compile(r"(?P<what>.+?) (?P<who>you|your \w+|the \w+) (?P<has>have|has|had) (?P<done>.+)")
STATE = re.compile(
    r"(?P<who>You|Your \w+|The \w+) (?P<verb>have|has|are|is|can|may|did|were|was) (?P<rest>.+)"
)


def _question(fact: Fact) -> str:
    label = fact.label.rstrip(".?")
    if fact.kind == "count":
        done = HAS_DONE.fullmatch(label)
        return (
            "How many {what} {has} {who} {done}?".format(**done.groupdict())
            if done
            else f"How many: {label}?"
        )
    if fact.kind == "flag":
        state = STATE.fullmatch(label)
        if state:
            verb, who, rest = state["verb"], state["who"], state["rest"]
            return f"{verb[0].upper()}{verb[1:]} {who[0].lower()}{who[1:]} {rest}?"
        return f"{label}: yes or no?"
    if fact.kind == "choice":
        return f"{label}: {' or '.join(words.split(',')[0].strip() or name for name, words in fact.options)}?"
    if fact.kind == "values":
        return f"Which values: {label}?"
    return f"What is this: {label}?" if fact.kind == "structure" else f"How much: {label}?"
