"""How values are written: one function for HTTP and for `--json`, so that both print the same bytes."""

from __future__ import annotations

from fastapi import Response
from pydantic_core import to_json


def dumped(value: object) -> bytes:
    """Compact JSON in UTF-8, every field present, in the order in which the types declare them."""
    return to_json(value, inf_nan_mode="null")


class Json(Response):
    """A value as `application/json`."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        """The body."""
        return dumped(content)
