"""What the chosen opponent of a wager stakes: exact, over all choices of one or more treasure cards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import FactError
from engine.expressions import Worked

MOST_TOTALS = 200_000
"""Different totals that one half of the cards may come to."""


ITEM_VALUE = 100
"""What an item card in the hoard is worth."""


@dataclass(frozen=True)
class Stake:
    """The cards that must be staked, and their total."""

    total: int
    cards: tuple[int, ...]


def closest_stake(treasures: Sequence[int], wagered: int) -> Stake:
    """The stake that equals the wagered value, else exceeds it most closely, else comes as high as it can.

    The cards are cut into two halves and the totals of each are paired, so that twenty cards take no time. At least
    one card is staked where there is one. Raises FactError for more different totals than can be weighed.
    """
    if not treasures:
        return Stake(0, ())
    ordered = sorted(treasures)
    first, second = _totals(ordered[::2]), _totals(ordered[1::2])
    several = [_closest(found, wagered) for found in (first, second) if found]
    if first and second:
        several.append(_closest_pair(first, second, wagered))
    return _better(several, wagered)


def stake_total(treasures: Sequence[int], wagered: int) -> Worked[int]:
    """The total of the stake, with lines that show the cards."""
    found = closest_stake(treasures, wagered)
    cards = " + ".join(f"({card})" if card < 0 else str(card) for card in found.cards)
    said = (
        "equals the wagered value"
        if found.total == wagered
        else "no choice of cards equals it; this one exceeds it most closely"
        if found.total > wagered
        else "no choice of cards equals or exceeds it; this one is the highest"
    )
    return Worked(found.total, (f"wagered: {wagered}", f"{cards} = {found.total}: {said}"))


def stake_with_items(treasures: Sequence[int], wagered: int, items: int) -> Worked[int]:
    """The same for the DRAGON, whose item cards are treasure cards too."""
    return stake_total((*treasures, *(ITEM_VALUE for _ in range(items))), wagered)


def stake_cards(treasures: Sequence[int], wagered: int) -> Worked[tuple[int, ...]]:
    """Cards that make the stake, highest first; where several choices come to its total, one with the fewest cards."""
    found = closest_stake(treasures, wagered)
    return Worked(found.cards, stake_total(treasures, wagered).lines)


def _totals(cards: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """Every total of one or more of the cards, each with the fewest cards that make it."""
    found: dict[int, tuple[int, ...]] = {}
    for card in cards:
        for total, used in [(0, ()), *found.items()]:
            known = found.get(total + card)
            if known is None or len(known) > len(used) + 1:
                found[total + card] = (*used, card)
        if len(found) > MOST_TOTALS:
            raise FactError(
                f"{len(cards)} treasures come to more than {MOST_TOTALS} totals, expected fewer cards"
            )
    return found


def _closest(totals: dict[int, tuple[int, ...]], wagered: int) -> Stake:
    return _better([Stake(total, used) for total, used in totals.items()], wagered)


def _closest_pair(
    first: dict[int, tuple[int, ...]], second: dict[int, tuple[int, ...]], wagered: int
) -> Stake:
    others = sorted(second)
    pairs = []
    for total in first:
        at = bisect_left(others, wagered - total)
        pairs.append((total, others[min(at, len(others) - 1)]))
    return _better([Stake(one + other, first[one] + second[other]) for one, other in pairs], wagered)


def _better(several: Sequence[Stake], wagered: int) -> Stake:
    found = min(several, key=lambda one: (one.total < wagered, abs(one.total - wagered), len(one.cards)))
    return Stake(found.total, tuple(sorted(found.cards, reverse=True)))
