"""Exact odds of dice. Mathematics, not a rule: the number of sides is given by whoever asks, never assumed."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

MOST_DICE = 50
MOST_SIDES = 100


@dataclass(frozen=True)
class Odds:
    """The chance that `dice` fair dice with `sides` sides total `target` or more."""

    dice: int
    sides: int
    target: int
    chance: Fraction
    kind: str = "mathematics"

    @property
    def text(self) -> str:
        """`3 dice with 6 sides total 11 or more: 1/2 (50.0 %), by mathematics`."""
        percent = f"{float(self.chance * 100):.1f} %"
        dice = "1 die" if self.dice == 1 else f"{self.dice} dice"
        verb = "totals" if self.dice == 1 else "total"
        return f"{dice} with {self.sides} sides {verb} {self.target} or more: {self.chance} ({percent}), by mathematics"


def totals(dice: int, sides: int) -> dict[int, Fraction]:
    """The chance of each total."""
    if not 1 <= dice <= MOST_DICE:
        raise ValueError(f"dice is {dice!r}, expected 1 to {MOST_DICE}")
    if not 1 <= sides <= MOST_SIDES:
        raise ValueError(f"sides is {sides!r}, expected 1 to {MOST_SIDES}")
    ways = {0: 1}
    for _ in range(dice):
        rolled: dict[int, int] = {}
        for sum_before, many in ways.items():
            for face in range(1, sides + 1):
                rolled[sum_before + face] = rolled.get(sum_before + face, 0) + many
        ways = rolled
    return {total: Fraction(many, sides**dice) for total, many in ways.items()}


def odds(dice: int, sides: int, target: int) -> Odds:
    """The chance to meet or exceed a target."""
    chance = sum((share for total, share in totals(dice, sides).items() if total >= target), Fraction(0))
    return Odds(dice, sides, target, chance)
