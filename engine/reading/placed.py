"""Places by players' names: `Emil got out before Nora`, `Mia was done, Jo was still building`, `Nia stayed inside`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.fact import Fact
from engine.reading.called import ASKER, name_at
from engine.reading.clauses import NEGATIONS
from engine.reading.numbers import ORDINALS
from engine.reading.order import RELATIONS
from engine.reading.profiles import phrase_of
from engine.reading.reading import Text

PLACES = ORDINALS | {"1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
INSIDE = {"inside", "stuck", "trapped"}
"""Words of who did not get out at all."""


def read_places(text: Text, fact: Fact, names: list[str]) -> dict[str, int]:
    """Each one's place in order; of two, the other has the other."""
    verbs = {phrase_of(verb)[0] for verb in fact.verbs}
    if not any(token.stem in verbs for token in text.tokens):
        return {}
    found: dict[str, int] = {}
    for first, last in _stretches(text):
        told = [(at, name) for at in range(first, last) if (name := name_at(text, at))]
        who = {name for _, name in told}
        if len(who) == 2 and (relation := _relation(text, told[0][0], told[-1][0])):
            found |= {told[0][1]: relation, told[-1][1]: 3 - relation}
            continue
        stretch = text.tokens[first:last]
        acts = any(token.stem in verbs for token in stretch)
        inside = "not at all" in fact.label and any(token.text in INSIDE for token in stretch)
        carried = (
            [name for at in range(first) if (name := name_at(text, at))]
            if (acts or inside) and not told
            else []
        )
        who = who or set(carried[-1:])
        places = {PLACES[token.text] for token in stretch if token.text in PLACES}
        if acts and not places and any(token.text in NEGATIONS for token in stretch):
            places = {0}
        if inside and not places:
            places = {0}
        if len(who) == 1 and len(places) == 1 and not (acts and 0 in places and len(told) > 1):
            name, place = who.pop(), places.pop()
            if found.get(name, place) != place:
                return {}
            found[name] = place
    found = found or _done_before(text, verbs)
    others = [name for name in names if name not in found and name != ASKER]
    if len(found) == 1 and len(others) == 1 and set(found.values()) <= {1, 2}:
        found[others[0]] = 3 - next(iter(found.values()))
    placed = [place for place in found.values() if place]
    return found if len(set(placed)) == len(placed) and len(found) > 1 else {}


def _done_before(text: Text, verbs: set[str]) -> dict[str, int]:
    """Two of whom one is done and the other is not yet: `Mia was done, Jo was still building`."""
    done: set[str] = set()
    still: set[str] = set()
    for first, last in _stretches(text):
        who = {name for at in range(first, last) if (name := name_at(text, at)) and name != ASKER}
        words = {token.text for token in text.tokens[first:last]}
        if len(who) != 1 or words & {"who", "which", "whose"}:
            continue
        if words & {"still", "yet"} or words & NEGATIONS:
            still |= who
        elif any(token.stem in verbs for token in text.tokens[first:last]):
            done |= who
    return {done.pop(): 1, still.pop(): 2} if len(done) == len(still) == 1 and done != still else {}


def _relation(text: Text, first: int, last: int) -> int | None:
    """The place of the one named first: 1 in `Emil got out before Nora`, 2 in `after Nora`."""
    places = {RELATIONS[token.text] for token in text.tokens[first:last] if token.text in RELATIONS}
    return places.pop() if len(places) == 1 else None


def _stretches(text: Text) -> Iterator[tuple[int, int]]:
    """The stretches between marks and joints, each of which tells of one."""
    first = 0
    for at, token in enumerate(text.tokens):
        if token.kind == "mark" or token.text in ("and", "but", "while", "then"):
            yield first, at
            first = at + 1
    yield first, len(text.tokens)
