"""Deeds of a turn, done or asked about: `drew twice, wager still possible?`, `a draw and a draw`, `draw again`.

A fact that counts what is done in a turn is read with what the player asks to do, as if it were done: whether that is
allowed is what the rules say of it. A fact that covers others, actions for draws and wagers, counts only what is done.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from engine.reading.clauses import MODALS, NEGATIONS, Clause
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.nouns import GAPS, PARTICLES, Hit
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

DEFINITE = {
    "the",
    "my",
    "this",
    "that",
    "his",
    "her",
    "your",
    "their",
    "its",
    "each",
    "every",
    "per",
    "any",
    "which",
    "no",
}
LOSES, WINS = {stem("lose"), stem("lost")}, {stem("win"), stem("won")}
DONE = {"have", "has", "had", "already", "after", "did", "made", "took", "taken", "done", "spent", "used"}
BESIDES = (("instead", "of"), ("rather", "than"), ("other", "than"))
FILLS = {"only", "just", "exactly", "up", "out", "from", "already", "more"}
MORE = {"also", "too", "still", "again", "another", "additionally", "furthermore"}
"""Words of a deed that comes on top of others."""
LEFT = {"left", "remain", "remains", "remaining", "now", "still"}
EARLIER = {("last", "turn"), ("previous", "turn"), ("last", "round")}
"""Words of a turn that is over."""
REACH = 4


@dataclass(frozen=True)
class Deed:
    """A deed in the text, tokens `first` up to `last`: which fact counts it, how often, and whether it is done."""

    name: str
    times: int
    done: bool
    first: int
    last: int


def read_deeds(text: Text) -> list[ReadFact]:
    """What is done and asked in a turn, where a text tells of several deeds, or of what one fact covers."""
    asked = [text.profile(name) for name in sorted(text.about) if name in text.lexicon.by_name]
    facts = [one for one in asked if one.repeats]
    if not facts:
        return []
    covered = {name for one in facts for name in text.lexicon.covers(one)}
    names = {one.fact.name for one in facts} | covered
    deeds = list(_deeds(text, [text.profile(name) for name in sorted(names)]))
    found = []
    for one in facts:
        own = text.lexicon.covers(one)
        if own:
            done = [deed for deed in deeds if deed.name in own and deed.done]
            found += _told(text, one, done) if not own & text.about else []
        elif len(deeds) > 1 or (
            deeds and (_so_far(text, deeds[0]) or (deeds[0].done and _asks_what_is_left(text)))
        ):
            found += _told(text, one, [deed for deed in deeds if deed.name == one.fact.name])
    return found


def unsaid_deeds(text: Text) -> frozenset[str]:
    """The facts of a turn of which only what is to come is told, beside more that is not: `may he also play a card?`."""
    facts = [one for one in text.lexicon.profiles if one.repeats and one.fact.name in text.about]
    deeds = list(_deeds(text, [one for one in text.lexicon.profiles if one.repeats])) if facts else []
    if len(deeds) != 1 or deeds[0].done:
        return frozenset()
    sentence = text.clause(deeds[0].first).sentence
    words = {token.text for at, token in enumerate(text.tokens) if text.clause(at).sentence == sentence}
    return frozenset({deeds[0].name}) if words & MORE else frozenset()


def lost_gains(text: Text) -> frozenset[str]:
    """The facts of what is won, where it is only told that I lost: `draw a 100 treasure but lose the contest`."""
    said = [
        (token.stem, text.clause(at).subject)
        for at, token in enumerate(text.tokens)
        if token.stem in LOSES | WINS and not text.clause(at).asks and not text.clause(at).copula
    ]
    mine = any(word in LOSES and who in ("me", "nobody") for word, who in said)
    if not mine or any(word in WINS for word, _ in said):
        return frozenset()
    verbs = {(word,) for word in WINS}
    return frozenset(
        one.fact.name for one in text.lexicon.profiles if one.fact.kind == "number" and one.verbs & verbs
    )


def _so_far(text: Text, deed: Deed) -> bool:
    """Whether a deed is told as all that is done: `so far I only drew`, `I already drew`."""
    clause = text.clause(deed.first)
    words = {token.text for token in text.tokens[clause.first : clause.last]}
    return (
        deed.done
        and not clause.copula
        and (bool(words & {"already", "only", "after"}) or {"so", "far"} <= words)
    )


def _told(text: Text, profile: Profile, deeds: list[Deed]) -> list[ReadFact]:
    total = sum(deed.times for deed in deeds)
    if not deeds or not in_bounds(profile, total):
        return []
    return [text.read(profile.fact.name, total, deeds[0].first, deeds[-1].last, 0.8)]


def _deeds(text: Text, profiles: list[Profile]) -> Iterator[Deed]:
    taken: set[int] = set()
    wide = {one.fact.name for one in profiles if text.lexicon.covers(one)}
    for hit in sorted((*text.verbs, *text.nouns), key=lambda hit: (hit.first, hit.first - hit.last)):
        named = [one for one in profiles if one.fact.name in hit.names - wide]
        acts = [one for one in named if _is_deed(text, hit, one)]
        if len(acts) != 1 or taken & set(range(hit.first, hit.last)) or _set_aside(text, hit):
            continue
        times, first, last = _times(text, hit)
        if times:
            taken |= set(range(hit.first, hit.last))
            yield Deed(acts[0].fact.name, times, _is_done(text, hit), first, last)


def _is_deed(text: Text, hit: Hit, profile: Profile) -> bool:
    """Whether a word tells the deed: the verb that is also its noun, or a verb with the fact's noun after it."""
    stems = tuple(token.stem for token in text.tokens[hit.first : hit.last] if token.text not in GAPS)
    if stems not in profile.verbs:
        return False
    if (
        stems in profile.nouns
        or (len(stems) > 1 and stems[-1] not in PARTICLES)
        or any(verb in profile.nouns for verb in profile.verbs)
    ):
        return True
    return any(
        profile.fact.name in other.names and hit.last <= other.first <= hit.last + REACH
        for other in text.nouns
    )


def _set_aside(text: Text, hit: Hit) -> bool:
    """Whether it is no new deed: `the wager`, `haven't drawn`, `instead of drawing`, `how many do I draw`."""
    before = [token.text for token in text.tokens[max(0, hit.first - 2) : hit.first]]
    clause = text.clause(hit.first)
    window = text.tokens[max(clause.first, hit.first - 3) : hit.first]
    return (
        (before[-1:] != [] and before[-1] in DEFINITE)
        or tuple(before) in BESIDES
        or clause.wonders
        or _is_told_again(text, hit)
        or (not clause.asks and _is_a_rate(text, hit.last))
        or any(
            pair in EARLIER
            for pair in itertools.pairwise(one.text for one in text.tokens[clause.first : clause.last])
        )
        or any(token.text in NEGATIONS for token in window)
    )


def _is_told_again(text: Text, hit: Hit) -> bool:
    """Whether it is only when something follows what was told before: `I draw one. After drawing, how many are left?`."""
    deed = text.tokens[hit.first]
    after = (
        hit.first > 0 and text.tokens[hit.first - 1].text in ("after", "upon") and deed.text.endswith("ing")
    )
    counted = any(amount.first == hit.last for amount in text.amounts)
    return after and not counted and any(token.stem == deed.stem for token in text.tokens[: hit.first - 1])


def _is_a_rate(text: Text, at: int) -> bool:
    """Whether a deed is told as what the rules allow in a turn, `only one bet per turn`, and not as done in this one."""
    words = [token.text for token in text.tokens[at : at + 3]]
    return any(
        one in ("per", "each", "every", "a") and two in ("turn", "round", "go")
        for one, two in itertools.pairwise(words)
    )


def _asks_what_is_left(text: Text) -> bool:
    """Whether a question is of what remains in a turn: `actions left?`, `how many do I have now`."""
    words = {token.text for token in text.tokens}
    return bool(words & LEFT) and bool(words & {"how", "what", "left", "remaining"})


def _times(text: Text, hit: Hit) -> tuple[int, int, int]:
    """How often, and the tokens that say it; 0 where a number is vague."""
    for amount in text.amounts:
        ahead = [token.text for token in text.tokens[hit.last : amount.first]]
        counted = amount.last == hit.first
        follows = hit.last <= amount.first <= hit.last + 2 and all(word in FILLS | {"a"} for word in ahead)
        passive = amount.last < hit.first <= amount.last + 2 and is_past(text.tokens[hit.first].text)
        if not (counted or follows or (passive and _is_object(text, amount.last, hit.first))):
            continue
        if amount.kind == "refused":
            return 0, hit.first, hit.last
        if amount.kind in ("exact", "times", "both", "article") and 0 < amount.value <= 9:
            return amount.value, min(amount.first, hit.first), max(amount.last, hit.last)
    return 1, hit.first, hit.last


def _is_object(text: Text, first: int, last: int) -> bool:
    return any(first <= other.first and other.last == last for other in text.nouns)


def _is_told(text: Text, hit: Hit, clause: Clause) -> bool:
    """Whether a verb without a past of its own opens what is told: `bet against Tom, bet against the dragon`."""
    before = text.tokens[hit.first - 1].text if hit.first else ""
    opens = hit.first == clause.first or before in (",", ":", "i", "we", "then")
    return text.tokens[hit.first].text in ("bet", "put") and opens and not clause.asks and not clause.supposes


def _is_done(text: Text, hit: Hit) -> bool:
    clause = text.clause(hit.first)
    if is_past(text.tokens[hit.first].text) or _is_told(text, hit, clause):
        return True
    after = [token.text for token in text.tokens[hit.last : hit.last + 2]]
    if (
        after[:1]
        and after[0] in ("done", "made", "taken", "used", "behind")
        and not (clause.asks or clause.copula)
    ):
        return True
    before = [token.text for token in text.tokens[clause.first : hit.first]]
    modal = any(word in MODALS | {"to"} for word in before[-4:])
    return not modal and not clause.asks and any(word in DONE or is_past(word) for word in before)
