"""How values are written: one function for HTTP and for `--json`, so that both print the same bytes."""

from __future__ import annotations

from typing import Self

from fastapi import Response
from pydantic import model_validator
from pydantic_core import PydanticSerializationError, to_json

from corpus.models import Frozen


def dumped(value: object) -> bytes:
    """Compact JSON in UTF-8, every field present, in the order in which the types declare them."""
    return to_json(value, inf_nan_mode="null")


class Json(Response):
    """A value as `application/json`."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        """The body."""
        return dumped(content)


class Body(Frozen):
    """What a request brings as JSON. Text that UTF-8 cannot carry is refused, for no answer could repeat it."""

    @model_validator(mode="after")
    def _is_text(self) -> Self:
        try:
            to_json(self)
        except (PydanticSerializationError, UnicodeEncodeError) as error:
            raise ValueError("holds half of a surrogate pair, expected Unicode text") from error
        return self
