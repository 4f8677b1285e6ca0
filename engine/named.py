"""Whole numbers by the names of those they belong to: `Lena 19, Omar 22`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import BeforeValidator, ConfigDict, Field, PlainSerializer, RootModel, WithJsonSchema


def _pairs(value: object) -> object:
    return tuple(value.items()) if isinstance(value, Mapping) else value


Pairs = Annotated[
    tuple[tuple[str, int], ...],
    Field(min_length=1),
    BeforeValidator(_pairs),
    PlainSerializer(dict, return_type=dict[str, int]),
    WithJsonSchema({"type": "object", "additionalProperties": {"type": "integer"}}),
]


class Named(RootModel[Pairs]):
    """A number each, in the order in which they were named. In JSON an object: `{"Lena": 19, "Omar": 22}`."""

    model_config = ConfigDict(frozen=True)

    def __str__(self) -> str:
        return ", ".join(f"{name} {value}" for name, value in self.root) or "none"

    def highest(self) -> tuple[str, ...]:
        """Those with the highest number."""
        most = max(value for _, value in self.root)
        return tuple(name for name, value in self.root if value == most)
