"""A number as it stands in a text, with how it was said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.reading.tokens import Token

AmountKind = Literal["exact", "least", "none", "article", "ordinal", "times", "both", "refused"]
UNITS = {
    word: value
    for value, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
        ]
    )
}
TENS = {
    word: 10 * value
    for value, word in enumerate(
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], 2
    )
}


@dataclass(frozen=True)
class Amount:
    """A number in the text: tokens `first` up to, but without, `last`."""

    value: int
    first: int
    last: int
    kind: AmountKind = "exact"


def is_number(token: Token) -> bool:
    """Whether the token is a number in digits or in one word."""
    return token.kind == "number" or token.text in UNITS or token.text in TENS
