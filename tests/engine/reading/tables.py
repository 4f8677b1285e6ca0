"""The tables of phrasings: what is read from each, and how that compares with what should be."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from engine.named import Named
from engine.reading import Read, ReadFact

FOLDER = Path(__file__).parent
GAMES = ("delve", "wyrm")


@dataclass(frozen=True)
class Row:
    """One phrasing and its facts."""

    game: str
    words: str
    facts: Mapping[str, Any]


def rows(game: str) -> list[Row]:
    """The phrasings of one game."""
    entries = yaml.safe_load((FOLDER / f"{game}.yaml").read_text(encoding="utf-8"))
    return [Row(game, words, facts) for entry in entries for words, facts in entry.items()]


def plain(found: tuple[ReadFact, ...]) -> dict[str, Any]:
    """Names and values, as YAML writes them."""
    return {fact.name: _plain(fact.value) for fact in found}


def _plain(value: Read) -> Any:
    if isinstance(value, Named):
        return value.model_dump()
    return list(value) if isinstance(value, tuple) else value


def tally(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> Counter[str]:
    """How many facts were read right, read wrong, and missed."""
    right = sum(wanted.get(name) == value and name in wanted for name, value in found.items())
    return Counter(right=right, wrong=len(found) - right, missed=len(wanted) - right)


def score(counts: Counter[str]) -> tuple[float, float, float]:
    """Precision, recall and F1."""
    precision = counts["right"] / ((counts["right"] + counts["wrong"]) or 1)
    recall = counts["right"] / ((counts["right"] + counts["missed"]) or 1)
    return precision, recall, 2 * precision * recall / ((precision + recall) or 1)
