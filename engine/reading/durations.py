"""Who was done first, by how long each took: `Lena was done after 10 minutes, Kofi took 14`."""

from __future__ import annotations

from collections.abc import Callable

from engine.reading.amount import Amount
from engine.reading.reading import Text

UNITS = {"minut", "min", "mins", "second", "sec", "hour", "h", "m"}
TOOK = {
    "took", "takes", "needed", "needs", "after", "in", "was", "done", "finished", "with", "only", "just", "built", "the", "her",
    "his", "a", "it", "for", "about", "building", "spent", "used", "within", "to", "build", "had", "completed", "ready", "their", "and",
    "at", "got", "me", "him", "them",
}  # fmt: skip
"""Words between somebody and the time that they took."""
OWNED = {"the", "her", "his", "their", "a"}
"""Words before what somebody was done with, whatever it is."""
REACH = 10


def read_durations(text: Text, name_at: Callable[[Text, int], str | None]) -> dict[str, int]:
    """Each one's place by their time, the shortest first; nothing where one has no time, or two have the same."""
    times: dict[str, int] = {}
    named = False
    for amount in text.amounts:
        if amount.kind != "exact":
            continue
        timed = _is_a_time(text, amount)
        who = _whose(text, amount, name_at)
        if who is None or who in times or not (timed or named):
            continue
        times[who] = amount.value
        named = True
    order = sorted(times.values())
    if len(times) < 2 or len(set(order)) < len(order):
        return {}
    return {who: order.index(time) + 1 for who, time in times.items()}


def times_in(text: Text) -> frozenset[int]:
    """The times of several players, one of which at least is told as a time."""
    if not any(_is_a_time(text, amount) for amount in text.amounts):
        return frozenset()
    return frozenset(
        amount.value
        for amount in text.amounts
        if amount.kind == "exact" and (_is_a_time(text, amount) or _took(text, amount))
    )


def _took(text: Text, amount: Amount) -> bool:
    return amount.first > 0 and text.tokens[amount.first - 1].text in ("took", "needed", "after", "in")


def _is_a_time(text: Text, amount: Amount) -> bool:
    return amount.last < len(text.tokens) and text.tokens[amount.last].stem in UNITS


def _whose(text: Text, amount: Amount, name_at: Callable[[Text, int], str | None]) -> str | None:
    for at in range(amount.first - 1, max(-1, amount.first - 1 - REACH), -1):
        if who := name_at(text, at):
            return who
        if text.tokens[at].text not in TOOK and text.tokens[at - 1].text not in OWNED:
            return None
    return None
