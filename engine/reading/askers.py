"""Mine, and the best of the others', where each is named with a number: `me 1450, Jo 1500, Al 900, did I win?`"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.fact import Fact
from engine.reading.amount import Amount
from engine.reading.called import ASKER
from engine.reading.found import ReadFact
from engine.reading.named import numbers_by_name
from engine.reading.reading import Text

BEST = "The best other player's"
"""How the number is labelled that is the highest of all the others'."""


def read_askers(
    text: Text, facts: Collection[Fact], free: tuple[Amount, ...], told: Collection[str]
) -> Iterator[ReadFact]:
    """The facts in question from the numbers of those who are named and of the asker: mine where nothing else told it, and the best
    of all the others', of whom one alone may have been read."""
    wanted = [
        one.fact
        for one in text.lexicon.profiles
        if one.fact.name in text.about
        and one.fact.kind == "number"
        and (
            one.fact.label.startswith(BEST)
            or (one.fact.attainable and one.holder == "me" and one.fact.name not in told)
        )
    ]
    for fact in facts if wanted else ():
        by_name = numbers_by_name(text, fact, free) if fact.unit else {}
        others = [value for name, value in by_name.items() if name != ASKER]
        if ASKER not in by_name or len(others) < 2:
            continue
        for one in wanted:
            if one.unit == fact.unit:
                value = max(others) if one.label.startswith(BEST) else by_name[ASKER]
                yield text.read(one.name, value, 0, len(text.tokens), 0.7)
