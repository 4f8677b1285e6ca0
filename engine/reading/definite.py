"""The one thing of its kind: `paying with the Perception cube` is one, `my quickness cube is fatigued` is none.

Only for a fact in question that is counted and goes by two words or more, said in the singular, without a number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.reading.found import ReadFact
from engine.reading.holders import held_by, holder_at
from engine.reading.nouns import Hit
from engine.reading.reading import Text
from engine.reading.stems import stem

OWNED = {"my", "the", "your"}
HAVING = {stem(word) for word in ("have", "use", "spend", "keep")} | {"with", "and", "plus"}
OPENS = {"", ".", "!", "?"}
GONE = {"spent", "fatigued", "tired", "exhausted", "used", "gone"}
READY = {"available", "ready", "unspent", "free", "there"}
BE = {"is", "was", "already", "are"}


def read_definite(text: Text, read: Collection[str]) -> list[ReadFact]:
    """Counts of one thing that is had or gone."""
    found: dict[str, set[int]] = {}
    spans: dict[str, Hit] = {}
    for hit in text.nouns:
        for name in sorted(hit.names & text.about):
            profile = text.profile(name)
            if name in read or profile.fact.kind != "count":
                continue
            if not held_by(profile, holder_at(text, hit.first, hit.last), text):
                continue
            for value in (*_values(text, hit), *_among(text, hit, name)):
                found.setdefault(name, set()).add(value)
                spans[name] = hit
    return [
        text.read(name, values.pop(), spans[name].first, spans[name].last, 0.6)
        for name, values in found.items()
        if len(values) == 1
    ]


def _among(text: Text, hit: Hit, name: str) -> Iterator[int]:
    """How many of the things told of are of a kind: `one of them is Perception`, `including the Perception one`."""
    profile = text.profile(name)
    if profile.verbs or not any(len(phrase) == 1 for phrase in profile.nouns):
        return
    at = hit.first
    while at and text.tokens[at - 1].text in OWNED | {"is", "are", "being", "a", "was", "were", "one"}:
        at -= 1
    before = [token.text for token in text.tokens[max(0, at - 2) : at]]
    after = [token.text for token in text.tokens[hit.last : hit.last + 2]]
    after = after[1:] if after[:1] in (["cube"], ["one"]) else after
    clause = text.clause(hit.first)
    if clause.copula or clause.wonders:
        return
    told = before[-1:] in (["including"], ["incl"]) or before == ["among", "them"]
    if told or after[:1] in (["included"], ["among"], ["amongst"]):
        yield 1
    elif before[:1] == ["of"] and before[1:] in (["them"], ["em"], ["which"], ["those"], ["these"]):
        for amount in text.amounts:
            if amount.last == at - 2 and amount.kind in ("exact", "refused"):
                yield amount.value


def _values(text: Text, hit: Hit) -> Iterator[int]:
    if hit.last - hit.first < 2:
        return
    last = text.tokens[hit.last - 1].text
    before = text.tokens[hit.first - 1].text if hit.first else ""
    if last.endswith("s") or (before not in OWNED and before not in OPENS):
        return
    after = [token.text for token in text.tokens[hit.last : hit.last + 3]]
    while after and after[0] in BE:
        after = after[1:]
    if after[:1] and after[0] in READY and before not in ("no", "any"):
        yield 1
        return
    lacks = before in OWNED and text.tokens[hit.first - 2].text == "without"
    if lacks or (after[:1] and after[0] in GONE):
        yield 0
    elif hit.first > 1 and text.tokens[hit.first - 2].stem in HAVING:
        yield 1
