"""What is left of a whole: `5 cubes, 2 of them conserved` are 3 fresh ones, `fatigue 2 of my 5 fresh cubes` has 5 and takes 2.

For a count that goes by a thing alone and by what tells it apart, `cubes` and `fresh cubes`, beside others of the same unit: what is
said to be of another kind is none of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.reading.amount import Amount
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.nouns import Hit
from engine.reading.profiles import Profile, phrase_of
from engine.reading.reading import Text
from engine.reading.stems import is_past
from engine.reading.totals import totals_in

OF_THEM = {"them", "those", "these", "which", "em", "mine"}
BEING = {"is", "are", "was", "were", "already", "still", "now", "got", "have", "been", "lie", "lies", "sit", "sits", "being", "in", "my", "the", "both", "went"}  # fmt: skip
REST = {"rest", "others", "remainder", "remaining"}
SMALL = {"a", "the", "another", "only", "just", "up", "away", "all"}


def read_remainders(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """The count of what is left and of what is not, and the amounts that they take up."""
    for base in sorted(bases(text), key=lambda one: one.fact.name):
        found = _wanted(text, base, free) or _parted(text, base, free)
        if found:
            counts, used = found
            first, last = min(one.first for one in used), max(one.last for one in used)
            facts = [
                text.read(name, value, first, last, 0.9)
                for name, value in counts.items()
                if value >= 0 and in_bounds(text.profile(name), value)
            ]
            return (facts, used) if len(facts) == len(counts) else ([], set())
    return [], set()


def bases(text: Text) -> Iterator[Profile]:
    """Counts in question that go by a thing alone, `cube`, and by what tells it apart from others: `fresh cube`."""
    for name in text.about & set(text.lexicon.by_name):
        one = text.profile(name)
        if one.fact.kind == "count" and one.fact.unit and one.holder == "me" and not one.intends:
            called = phrase_of(one.fact.label)[:2]
            if called in one.nouns and called[1:] in one.nouns and kinds(text, one):
                yield one


def kinds(text: Text, base: Profile) -> set[str]:
    """The other counts of the same unit that say what is so."""
    return {
        one.fact.name
        for one in text.lexicon.profiles
        if one.fact.kind == "count"
        and one.fact.unit == base.fact.unit
        and one.fact.name != base.fact.name
        and not _is_a_task(one)
    }


def _is_a_task(one: Profile) -> bool:
    """Whether a count says what one wants or has to do, and not what is so."""
    return one.intends or " must " in one.fact.label


def _wanted(text: Text, base: Profile, free: tuple[Amount, ...]) -> tuple[dict[str, int], set[Amount]] | None:
    """`fatigue 2 of my 5 fresh cubes`, `can I stash 2 of my 2 fresh`: the whole, and the part that something is to be done with."""
    totals = totals_in(text.raw)
    for part in free:
        whole = totals.get(text.tokens[part.last - 1].end) if part.kind == "exact" else None
        if whole is None or not _names(text, part.last, base):
            continue
        at = part.first
        while at and text.tokens[at - 1].text in SMALL:
            at -= 1
        tasks = [
            name
            for hit in text.verbs
            if hit.last == at
            for name in sorted(hit.names & text.about)
            if _is_a_task(text.profile(name)) and text.profile(name).fact.unit == base.fact.unit
        ]
        after = next((hit.last for hit in _hits(text, part.last) if base.fact.name in hit.names), part.last)
        if not tasks and not _kind_done(text, base, part) and not _kind_at(text, base, after):
            tasks = [""]
        if len(set(tasks)) == 1 and whole >= part.value:
            told = {tasks[0]: part.value} if tasks[0] else {}
            return {base.fact.name: whole, **told}, {part}
    return None


def _parted(text: Text, base: Profile, free: tuple[Amount, ...]) -> tuple[dict[str, int], set[Amount]] | None:
    """`5 cubes, 2 of them conserved`, `2 of my 5 cubes are spent`, `6 cubes, 3 conserved, the rest fresh`."""
    totals = totals_in(text.raw)
    parts: dict[str, int] = {}
    used: set[Amount] = set()
    whole = next((one for one in free if one.kind == "exact" and _names(text, one.last, base)), None)
    value, rest = (whole.value if whole else None), _rest(text, base)
    for part in free:
        if part.kind != "exact" or part == whole:
            total = totals.get(text.tokens[part.last - 1].end)
            kind = (_kind_done(text, base, part) or _kind_after(text, base, part)) if part == whole else None
            if kind is None or total is None:
                continue
            value, whole = total, None
        else:
            kind = _kind_of_them(text, base, part)
            if kind is None and rest:
                kind = next(iter(_kind_at(text, base, part.last)), None)
                kind = kind or (base.fact.name if _names(text, part.last, base) else None)
        if kind is None or kind in parts:
            continue
        parts[kind] = part.value
        used.add(part)
    if value is None or not parts or sum(parts.values()) > value:
        return None
    used |= {whole} if whole else set()
    left = value - sum(parts.values())
    into = rest if rest and rest not in parts else base.fact.name
    if base.fact.name in parts and into == base.fact.name:
        return None
    told = {**parts, into: left}
    return {name: number for name, number in told.items() if name in text.about}, used


def _rest(text: Text, base: Profile) -> str | None:
    """What all the others are said to be: `the rest fresh`, `the others are spent`."""
    for at, token in enumerate(text.tokens):
        if token.text in REST:
            begin = at + 1
            while begin < len(text.tokens) and text.tokens[begin].text in BEING | {"ones", ":"}:
                begin += 1
            if any(base.fact.name in hit.names for hit in _hits(text, begin)):
                return base.fact.name
            if told := _kind_at(text, base, begin):
                return sorted(told)[0]
    return None


def _hits(text: Text, at: int) -> list[Hit]:
    return [hit for hit in (*text.nouns, *text.modifiers) if hit.first == at]


def _names(text: Text, at: int, base: Profile) -> bool:
    return any(base.fact.name in hit.names for hit in _hits(text, at))


def _kind_at(text: Text, base: Profile, at: int) -> set[str]:
    """The other kind that is told at a token, past words of being: `are conserved`, `in the Spent basket`."""
    while at < len(text.tokens) and text.tokens[at].text in BEING:
        at += 1
    others = kinds(text, base)
    done = (hit for hit in text.verbs if hit.first == at and is_past(text.tokens[at].text))
    found = {name for hit in (*_hits(text, at), *done) for name in hit.names & others}
    return found if len(found) == 1 else set()


def _kind_of_them(text: Text, base: Profile, part: Amount) -> str | None:
    """`2 of them are conserved`, and `2 are conserved` after `of my 5 cubes`."""
    words = [token.text for token in text.tokens[part.last : part.last + 2]]
    before = [token.text for token in text.tokens[max(0, part.first - 6) : part.first]]
    if words[:1] == ["of"] and words[1:] and words[1] in OF_THEM:
        return next(iter(_kind_at(text, base, part.last + 2)), None)
    if words[:1] in (["are"], ["is"], ["were"], ["in"]) and "of" in before:
        return next(iter(_kind_at(text, base, part.last)), None)
    return None


def _kind_done(text: Text, base: Profile, part: Amount) -> str | None:
    """What was done with the part: `I spent 2 of my 5 cubes`."""
    others = kinds(text, base)
    return next(
        (
            name
            for hit in (*text.nouns, *text.verbs)
            if hit.last == part.first and _is_done(text.tokens[hit.first].text)
            for name in sorted(hit.names & others)
        ),
        None,
    )


def _is_done(word: str) -> bool:
    return is_past(word) or word == "spent"


def _kind_after(text: Text, base: Profile, part: Amount) -> str | None:
    """`2 of my 5 cubes are conserved`."""
    after = next((hit.last for hit in _hits(text, part.last) if base.fact.name in hit.names), part.last)
    return next(iter(_kind_at(text, base, after)), None)
