"""Order: who was first, second or last at something: `exited second`, `first one out`, `out before her`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.reading.clauses import NEGATIONS, QUESTION_WORDS, Clause
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.lexicon import Lexicon
from engine.reading.numbers import ORDINALS
from engine.reading.only_one import only_one
from engine.reading.people import POSSESSIVES, RIVAL, is_object, person
from engine.reading.profiles import Phrase, Profile
from engine.reading.reading import Text
from engine.reading.stems import stem

PLACES = {stem(word): value for word, value in ORDINALS.items()} | {"1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
JOINED = {"and", "with", "plus", "or", "but", "having"}
"""Words between a place and another thing: `exited first and loot worth 5`."""
RELATIONS = {"before": 1, "ahead": 1, "after": 2, "behind": 2}
TIMES = {"earlier": 1, "sooner": 1, "faster": 1, "quicker": 1, "later": 2, "slower": 2}
FOLLOWS = {"followed", "follows", "follow", "following"}
EVERYONE = {"others", "everyone", "everybody", "anyone", "anybody", "all"}
TOO = {"too", "also", "then", "well", "later", "afterwards", "finally", "eventually", "next"}
"""Words of who did what somebody did before."""
TURNS = {
    "turn",
    "turns",
    "round",
    "go",
    "move",
    "moves",
    "chance",
    "time",
    "minute",
    "second",
    "space",
    "room",
}
"""What is counted by ordinals, and no place in a race: `in my last turn`."""
NOBODY = {"player", "person", "one", "who", "whoever"}
NOT = {"not", "never", "without"}
NONE = NOT | {"nobody", "neither"}
Who = Literal["me", "rival", "self"]


@dataclass(frozen=True)
class Order:
    """A choice among places: each place, or each who and place, with its option."""

    by_place: Mapping[tuple[Who, int], str]
    absent: str | None
    """The option for who has no place at all: `did not exit`."""
    absences: frozenset[Phrase]
    """Phrases for having none that deny nothing: `stayed inside`."""
    single: frozenset[Phrase]
    """The words beside the ordinals, `out`, where they are one word."""

    @property
    def rivals_first(self) -> str | None:
        """The option for a rival who is first, where it is said of each of us."""
        return self.by_place.get(("rival", 1)) if ("me", 1) in self.by_place else None


@lru_cache(maxsize=512)
def order_in(lexicon: Lexicon, name: str) -> Order | None:
    """A choice as an order, or None where fewer than two of its options are places.

    Places among things, `the third monster`, are no order of players.
    """
    named, rivals = lexicon.by_name[name].options, lexicon.rivals
    things = lexicon.by_name[name].nouns
    if any(phrase[1:] in things and _place(phrase) for phrases in named.values() for phrase in phrases):
        return None
    by_place: dict[tuple[Who, int], str] = {}
    for option, phrases in named.items():
        for phrase in phrases:
            place = _place(phrase)
            if place is not None:
                by_place.setdefault((_who(phrase, rivals), place), option)
    if len(set(by_place.values())) < 2:
        return None
    absent = [option for option, phrases in named.items() if any(NONE & set(phrase) for phrase in phrases)]
    short = [
        phrase for phrases in named.values() for phrase in phrases if len(phrase) == 2 and _place(phrase)
    ]
    single = frozenset((word,) for phrase in short for word in phrase if word not in PLACES)
    absences = frozenset(
        phrase
        for option in absent[:1]
        for phrase in named[option]
        if len(phrase) > 1 and not NOT & set(phrase)
    )
    return Order(by_place, absent[0] if absent else None, absences, single)


def read_order(text: Text, profile: Profile, order: Order) -> list[ReadFact]:
    """The place that a text gives."""
    found: list[tuple[str, int, int]] = []
    hits = [hit.first for hit in text.verbs if profile.fact.name in hit.names]
    hits += [at for at, token in enumerate(text.tokens) if (token.stem,) in order.single]
    found += [(str(order.absent), first, last) for first, last in _said(text, order.absences)]
    for clause in text.clauses:
        acts = [at for at in hits if clause.first <= at < clause.last]
        if not acts:
            continue
        found += _placed(text, profile, clause, acts, order)
        at = _denied(text, clause, acts)
        if order.absent and at is not None and held_by(profile, clause.subject, text):
            found.append((order.absent, at, max(acts) + 1))
    found = (
        found or _one_after_another(text, profile, hits, order) or only_one(text, hits, order.rivals_first)
    )
    if hits and not found:
        found = _ranked(text, profile, order)
    if len({option for option, _, _ in found}) != 1:
        return []
    option, first, last = found[-1]
    return [text.read(profile.fact.name, option, first, last, 0.9)]


def _one_after_another(
    text: Text, profile: Profile, hits: list[int], order: Order
) -> list[tuple[str, int, int]]:
    """The place of who does it after somebody else did: `my sister got out, and on my turn I got out as well`."""
    told: list[tuple[int, str]] = []
    same = [at for at in text.at.get("do", ()) if text.tokens[at].text == "did" and _too(text, at + 1)]
    for at in sorted({*hits, *(same if hits else ())}):
        clause, who = text.clause(at), _doer(text, at)
        asked = clause.asks or clause.copula or clause.wonders
        if who in ("me", "rival") and not asked and _denied(text, clause, [at]) is None:
            told.append((at, who))
    sides = [who for _, who in told]
    if len(set(sides)) != 2 or sides[0] == sides[-1]:
        return []
    at, who = told[-1]
    before = max(one for one, side in told if side != who)
    words = {token.text for token in text.tokens[before : text.clause(at).last]}
    option = option_for(text, profile, order, who, 2)
    return [(option, told[0][0], at + 1)] if option is not None and words & TOO else []


def _too(text: Text, at: int) -> bool:
    return at < len(text.tokens) and text.tokens[at].text in TOO | {"as"}


def _ranked(text: Text, profile: Profile, order: Order) -> list[tuple[str, int, int]]:
    """The place of who is only said to be first or last, beside what everybody did: `we both escaped, I was last`."""
    last = max(2, *(place for _, place in order.by_place))
    for at, token in enumerate(text.tokens[2:], 2):
        place = PLACES.get(token.stem) or (last if token.text == "last" else None)
        ends = at + 1 >= len(text.tokens) or text.tokens[at + 1].kind != "word"
        if (
            place is None
            or not ends
            or text.tokens[at - 1].text not in ("was", "came", "is", "am", "finished")
        ):
            continue
        who, clause = person(text.tokens, at - 2, text.lexicon), text.clause(at)
        if who and not (clause.asks or clause.copula or clause.wonders):
            option = option_for(text, profile, order, who, place)
            return [(option, at - 2, at + 1)] if option is not None else []
    return []


def _doer(text: Text, at: int) -> str | None:
    """Who is named nearest before a deed, in its sentence, as doing something."""
    sentence = text.clause(at).sentence
    for one in range(at - 1, -1, -1):
        if text.clause(one).sentence != sentence:
            break
        who = person(text.tokens, one, text.lexicon)
        if who and text.tokens[one].text not in POSSESSIVES and not is_object(text.tokens, one):
            return who
    return None


def _said(text: Text, phrases: frozenset[Phrase]) -> Iterator[tuple[int, int]]:
    for phrase in phrases:
        for at in text.at.get(phrase[0], ()):
            last = at + len(phrase)
            told = tuple(token.stem for token in text.tokens[at:last]) == phrase
            if told and not text.clause(at).wonders and not text.clause(at).asks:
                yield at, last


def _placed(
    text: Text, profile: Profile, clause: Clause, acts: list[int], order: Order
) -> list[tuple[str, int, int]]:
    found = []
    last = max(2, *(place for _, place in order.by_place))
    for at in range(clause.first, clause.last):
        token = text.tokens[at]
        near = [act for act in acts if abs(act - at) <= 6]
        place = PLACES.get(token.stem) or TIMES.get(token.text) or (last if token.text == "last" else None)
        place = None if _is_a_time(text, at) else place or _numbered(text, at)
        if token.text in RELATIONS and _somebody(text, at + 1, clause):
            place = RELATIONS[token.text]
        elif token.stem == "beat" and _somebody(text, at + 1, clause) and _heads_for(text, at + 2, clause):
            place = RELATIONS["before"]
        elif token.text in FOLLOWS and _somebody(text, at + 1, clause):
            place = RELATIONS["after"]
        elif place is not None and _counts_something(text, at):
            place = None
        if place is None or not near or _denied(text, clause, [at]) is not None or _asked(text, clause, at):
            continue
        option = option_for(text, profile, order, clause.subject, place)
        if option is not None:
            found.append((option, min(at, *near), max(at, *near) + 1))
    return found


def _is_a_time(text: Text, at: int) -> bool:
    """Whether a second is one of a minute: `at the same second`, `a second before her`, `within one second`."""
    before = text.tokens[at - 1].text if at else ""
    after = text.tokens[at + 1].text if at + 1 < len(text.tokens) else ""
    ago = before in ("a", "one") and after in RELATIONS.keys() | TIMES.keys()
    return text.tokens[at].text == "second" and (before in ("same", "exact", "split") or ago)


def _numbered(text: Text, at: int) -> int | None:
    """The place of who is so and so many: `out as number two`."""
    words = [token.text for token in text.tokens[at - 1 : at + 2]] if at else []
    return {"one": 1, "1": 1, "two": 2, "2": 2}.get(words[-1]) if words[:2] == ["as", "number"] else None


def option_for(text: Text, profile: Profile, order: Order, subject: str, place: int) -> str | None:
    """The option for a subject's place. In a race of two, a rival's first is my second."""
    who: Who = (
        "rival" if subject == "rival" and not (text.shifted and held_by(profile, "rival", text)) else "me"
    )
    if subject not in ("me", "rival", "nobody"):
        return None
    if ("self", place) in order.by_place or ("self", 3 - place) in order.by_place:
        mine = 3 - place if who == "rival" else place
        return order.by_place.get(("self", mine)) if place in (1, 2) or who == "me" else None
    other: Who = "me" if who == "rival" else "rival"
    return order.by_place.get((who, place)) or order.by_place.get((other, 3 - place))


def _somebody(text: Text, begin: int, clause: Clause) -> bool:
    return any(
        person(text.tokens, at, text.lexicon) or text.tokens[at].text in EVERYONE
        for at in range(begin, min(begin + 3, clause.last))
    )


def _heads_for(text: Text, begin: int, clause: Clause) -> bool:
    """Whether it is a race to somewhere: `beat my brother to the exit`."""
    return any(text.tokens[at].text == "to" for at in range(begin, min(begin + 3, clause.last)))


def _counts_something(text: Text, at: int) -> bool:
    """`the second monster` is no place, `the first to leave` is one."""
    if at + 1 < len(text.tokens) and text.tokens[at + 1].text == "to":
        return False
    if at + 1 < len(text.tokens) and text.tokens[at + 1].text in TURNS:
        return True
    return any(
        hit.first == at + 1
        or (
            hit.first == at + 2
            and text.tokens[at + 1].kind == "word"
            and text.tokens[at + 1].text not in JOINED
        )
        for hit in text.nouns
        if text.tokens[hit.first].stem not in NOBODY
    )


def _asked(text: Text, clause: Clause, at: int) -> bool:
    words = [token.text for token in text.tokens[clause.first : min(at + 3, clause.last)]]
    told = {"who"} if {"me", "i"} & set(words) else set()
    if any(word in QUESTION_WORDS - {"when", "how", "what"} - told or word == "whoever" for word in words):
        return True
    if {"being", "as", "for"} & {token.text for token in text.tokens[max(clause.first, at - 2) : at]}:
        return False
    elliptic = at > clause.first and text.tokens[at - 1].text in (",", "and", ";", "-")
    named = [
        token.stem
        for token in text.tokens[at + 1 : at + 2]
        if token.text != "one" or (at > clause.first and not elliptic)
    ]
    return (clause.subject == "nobody" and any(word in NOBODY for word in named)) or (
        clause.copula and not clause.supposes and clause.own
    )


def _denied(text: Text, clause: Clause, acts: list[int]) -> int | None:
    for act in acts:
        for at in range(max(clause.first, act - 5), act):
            if text.tokens[at].text in NEGATIONS and not clause.asks:
                return at
    return None


def _place(phrase: Phrase) -> int | None:
    found = {PLACES[word] for word in phrase if word in PLACES}
    if len(found) == 1:
        return found.pop()
    relation = {RELATIONS[word] for word in phrase if word in RELATIONS}
    return relation.pop() if len(relation) == 1 and phrase[-1] not in RELATIONS else None


def _who(phrase: Phrase, rivals: frozenset[Phrase]) -> Who:
    if phrase[0] in ("i", "we", "me"):
        return "me"
    rest = phrase[1:] if phrase[0] == "my" else phrase
    named = any(rest[: len(rival)] == rival for rival in rivals)
    return "rival" if named or phrase[0] in RIVAL else "self"
