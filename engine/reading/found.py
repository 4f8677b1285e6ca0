"""What the reader hands back: facts, each with the words that it was read from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from engine.named import Named

Read = bool | int | str | tuple[int, ...] | Named
"""What can be read out of words. Other structures are given, never read."""

Source = Literal["question", "history"]


@dataclass(frozen=True)
class ReadFact:
    """One fact found in a player's words."""

    name: str
    value: Read
    source: Source
    words: str
    """The words it was read from; empty where an earlier turn brought it as a typed fact."""
    span: tuple[int, int]
    """Where these words stand in the question, or in the earlier one: start and end of characters."""
    confidence: float
    """From 0 to 1: 1 where number, noun and verb all agree, less for each that had to be filled in."""


class Earlier(Protocol):
    """An earlier turn of the conversation: what was asked, and the facts that were known by then."""

    @property
    def question(self) -> str:
        """The question in the player's words."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts by name, which stand above what the words say."""
