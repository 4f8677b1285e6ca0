"""JSON Schema of the facts that a rule reads."""

from __future__ import annotations

from pydantic import JsonValue

from engine.rules import Rule


def schema_of(rule: Rule) -> dict[str, JsonValue]:
    """An object schema with one property a fact; none is required, since a fact may be unknown."""
    return {
        "type": "object",
        "title": rule.title,
        "properties": {fact.name: fact.schema() for fact in rule.reads},
        "additionalProperties": False,
    }
