"""Things told one by one, each by its sort: `a white cube and the Perception cube` are two cubes, whatever else tells them apart."""

from __future__ import annotations

from collections.abc import Iterator

from engine.reading.amount import Amount
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.places import STOPS
from engine.reading.profiles import Profile, phrase_of
from engine.reading.reading import Text
from engine.reading.remainders import bases, kinds

ONE = {"a", "an", "the", "my", "one", "another"}
JOINED = {"and", "plus", "+", "&", ",", "with"}
MOST_WORDS = 2
"""Words that tell the sort of a thing, at most: `light green cube`."""


def read_sorts(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """How many things of several sorts there are in all, and the amounts that they take up."""
    for base in sorted(bases(text), key=lambda one: one.fact.name):
        for row in _rows(text, base):
            first, last = row[0][0], row[-1][1]
            told = {amount for amount in text.amounts if first <= amount.first and amount.last <= last}
            number = sum(count for _, _, count in row)
            counted = {amount for amount in told if amount.kind != "article"}
            if in_bounds(base, number) and counted <= set(free):
                return [text.read(base.fact.name, number, first, last, 0.8), *_of_a_kind(text, row)], told
    return [], set()


def _of_a_kind(text: Text, row: list[tuple[int, int, int]]) -> Iterator[ReadFact]:
    """The counts in question of one sort alone: `Perception cubes`."""
    for first, last, count in row:
        for hit in (*text.nouns, *text.modifiers):
            if first <= hit.first and hit.last <= last:
                for name in sorted(hit.names & text.about):
                    fact = text.profile(name).fact
                    if fact.kind == "count" and not fact.unit and in_bounds(text.profile(name), count):
                        yield text.read(name, count, first, last, 0.8)


def _rows(text: Text, base: Profile) -> Iterator[list[tuple[int, int, int]]]:
    """Things of two sorts or more side by side: where each begins and ends, and how many it is."""
    head = phrase_of(base.fact.label)[1]
    if not any(token.stem == head for token in text.tokens):
        return
    at = 0
    while at < len(text.tokens):
        row: list[tuple[int, int, int]] = []
        here = at
        while item := _item(text, base, here, head):
            row.append(item)
            here = item[1] + 1
            if item[1] >= len(text.tokens) or text.tokens[item[1]].text not in JOINED:
                break
        if len(row) > 1 and text.tokens[row[-1][1] - 1].stem in (head, "one"):
            yield row
        at = row[-1][1] if row else at + 1


def _item(text: Text, base: Profile, at: int, head: str) -> tuple[int, int, int] | None:
    """One thing of a sort: `the Perception one`, `a white cube`, or `one white` before `and one yellow cube`."""
    amount = next((one for one in text.amounts if one.first == at and one.kind in ("exact", "article")), None)
    if at >= len(text.tokens) or (text.tokens[at].text not in ONE and amount is None):
        return None
    begin = amount.last if amount else at + 1
    count = amount.value if amount else 1
    for end in range(begin + 1, min(begin + 1 + MOST_WORDS, len(text.tokens) + 1)):
        if any(token.kind != "word" or token.text in STOPS for token in text.tokens[begin:end]):
            return None
        named = end < len(text.tokens) and (
            text.tokens[end].stem == head or text.tokens[end].text in ("one", "ones")
        )
        elliptic = end < len(text.tokens) and text.tokens[end].text in ("and", "plus", "&", "+")
        if named or elliptic:
            own = {
                name
                for hit in (*text.nouns, *text.modifiers)
                if begin <= hit.first < end
                for name in hit.names
            }
            if text.tokens[begin].stem == head or own & (kinds(text, base) | _states(text, base, begin, end)):
                return None
            return at, end + 1 if named else end, count
    return None


def _states(text: Text, base: Profile, begin: int, end: int) -> set[str]:
    """The count itself, where what tells a thing apart is what the count is of: a fresh cube beside a spent one is no sort."""
    label = set(phrase_of(base.fact.label))
    return {base.fact.name} if label & {text.tokens[one].stem for one in range(begin, end)} else set()
