"""None of something: `no monsters`, `haven't opened any chests`, `without a monster`, `monsters: none`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.reading.amount import Amount
from engine.reading.clauses import NEGATIONS
from engine.reading.found import Read, ReadFact
from engine.reading.governors import governing
from engine.reading.holders import held_by, holder_at
from engine.reading.nouns import Hit
from engine.reading.places import ahead, alone_at
from engine.reading.profiles import phrase_of
from engine.reading.reading import Text
from engine.reading.stems import stem

INDEFINITE = {"any", "a", "an", "single", "one", "of", "the", "my", "your", "yet", "more"}
DO = stem("do")
"""A verb for anything at all that is done in a turn."""
BETWEEN = {
    "touched", "touch", "seen", "see", "found", "find", "met", "meet", "reached", "have", "has", "had", "ever", "yet", "even", "actually", "been", "any", "a", "managed", "to", "got",
    "be",
}  # fmt: skip


def read_zeros(text: Text) -> list[ReadFact]:
    """Counts that are said to be none."""
    return [*_said_none(text), *_denied(text), *_empty(text), *_of_no_such_kind(text)]


def _of_no_such_kind(text: Text) -> Iterator[ReadFact]:
    """`1 cube and it is not Perception`, `one cube, not a Quickness one`: none of the kind that what was told is not of.

    Only for a kind that goes by a word of its own beside the thing: what is not red may be blue, and is a cube all the same.
    """
    for at, token in enumerate(text.tokens):
        if token.text != "not" or at == 0:
            continue
        before = text.tokens[at - 1].text
        clause = text.clause(at)
        said = before in ("is", "are", "was") and not clause.copula and not clause.asks
        if not (said or before in (",", "(", "and", "but", "-", "–")) or not _follows_a_thing(text, at):
            continue
        begin = at + 1
        while begin < len(text.tokens) and text.tokens[begin].text in ("a", "the", "my", "of", "any", "one"):
            begin += 1
        for hit in text.nouns:
            if hit.first != begin:
                continue
            for name in sorted(hit.names & text.about):
                fact = text.profile(name).fact
                alone = phrase_of(text.words(hit.first, hit.first + 1)) in text.profile(name).nouns
                if fact.kind == "count" and alone and not text.profile(name).verbs:
                    yield text.read(name, 0, at, hit.last, 0.8)


def _follows_a_thing(text: Text, at: int) -> bool:
    """Whether something was counted, or is said to be the only one, before a denial in its sentence."""
    sentence = text.clause(at).sentence
    counted = any(
        one.last <= at and one.kind == "exact" and text.clause(one.first).sentence >= sentence - 1
        for one in text.amounts
    )
    return counted or any(token.text in ("only", "last", "single", "remaining") for token in text.tokens[:at])


def _said_none(text: Text) -> Iterator[ReadFact]:
    """`no chests`, `zero` is a number and read with the counts, `killed none`."""
    for amount in text.amounts:
        if amount.kind == "exact" and amount.value == 0:
            for hit in _nouns_from(text, amount.last, "")[:1]:
                yield from _zeros(text, _valued(text, hit), amount.first)
        if amount.kind != "none":
            continue
        word = text.tokens[amount.first].text
        after = text.tokens[amount.last].text if amount.last < len(text.tokens) else ""
        if word == "no" and (after in ("more", "longer", "one", ",", "wait", "matter", "way", "idea", "")):
            continue
        skipped = 2 if _of_them(text, amount.last) else 0
        hits = (
            _nouns_from(text, amount.last + skipped, word)
            or _noun_before(text, amount)
            or _of_before(text, amount)
        )
        for hit in hits:
            yield from _zeros(text, hit, hit.first if skipped else amount.first)
        ends = [hit for hit in text.modifiers if hit.first == amount.last and alone_at(text, hit.last)]
        if word == "no" and ends and not hits:
            yield from _zeros(text, ends[0], amount.first)
            continue
        noun = after.endswith("s") and any(hit.first == amount.last for hit in text.verbs)
        if (word in ("none", "nothing") or (word == "no" and noun)) and not hits:
            begin = amount.last + (2 if _of_them(text, amount.last) else after == "in")
            bare = [hit for hit in (*text.modifiers, *text.verbs) if hit.first == begin]
            yield from _zeros(text, bare[0], amount.first) if bare else _by_verb(text, amount)


def _empty(text: Text) -> Iterator[ReadFact]:
    """`the fresh basket is empty`, `fresh basket's empty`, `my perception cube is gone`: none of it."""
    gone = (at for at in text.at.get("go", ()) if text.tokens[at].text == "gone")
    for at in (*text.at.get("empty", ()), *gone):
        begin = at - 1 if at and text.tokens[at - 1].text in ("is", "are", "was", "being") else at
        clause = text.clause(at)
        hit = next((hit for hit in text.nouns if hit.last == begin and hit.first >= clause.first), None)
        said = begin < at or (begin and text.tokens[begin - 1].text.endswith("'s"))
        said = said or (hit is not None and _stands_alone(text, hit.first, at + 1))
        if hit is None or not said or clause.copula or clause.asks:
            continue
        stems = {token.stem for token in text.tokens[hit.first : hit.last]}
        names = (
            name
            for name in hit.names
            if stems & set(phrase_of(text.profile(name).fact.label))
            or text.profile(name).fact.kind == "values"
        )
        yield from _zeros(text, Hit(hit.first, hit.last, frozenset(names)), hit.first)


def _stands_alone(text: Text, first: int, last: int) -> bool:
    """Whether words stand between two marks, as an entry of a list does: `4 spent, fresh basket empty`."""
    while first and text.tokens[first - 1].text in ("my", "the"):
        first -= 1
    before = text.tokens[first - 1] if first else None
    opens = before is None or before.kind not in ("word", "number") or before.text in ("and", "with", "but")
    return opens and alone_at(text, last)


def _denied(text: Text) -> Iterator[ReadFact]:
    """`haven't opened any chests`: a negated verb with its noun, of no particular one."""
    for at, token in enumerate(text.tokens):
        if token.text not in NEGATIONS - {"neither"}:
            continue
        near = (hit for hit in text.verbs if at < hit.first <= at + 4 and _skips(text, at + 1, hit.first))
        verb = next(near, None)
        helped = at > 0 and text.tokens[at - 1].text in ("have", "has", "do", "did", "had")
        if verb is None and not helped and token.text != "without":
            continue
        begin = verb.last if verb else at + 1
        hits = _nouns_from(text, begin, "any")
        if verb and not hits and [after.text for after in text.tokens[begin : begin + 1]] == ["any"]:
            yield from _by_verb(text, Amount(0, verb.last, verb.last + 1, "none"))
        thing = [after.text for after in text.tokens[begin : begin + 2]]
        if verb and (thing == ["a", "thing"] or thing[:1] == ["anything"]):
            yield from _not_done(text, verb)
        if verb and not hits and alone_at(text, verb.last):
            yield from _not_done(text, verb)
        for hit in hits:
            if (verb or _skips(text, at + 1, hit.first)) and _none_in_particular(text, begin, hit):
                names = hit.names & verb.names if verb else hit.names
                yield from _zeros(text, Hit(hit.first, hit.last, names), at)
                yield from _zeros(text, _valued(text, hit), at)


def _not_done(text: Text, verb: Hit) -> Iterator[ReadFact]:
    """`I haven't drawn yet`: nothing done of what a turn counts."""
    if text.clause(verb.first).asks or text.clause(verb.first).copula:
        return
    for name in sorted(verb.names & text.about):
        nothing = text.tokens[verb.first].stem == DO
        if text.profile(name).repeats and (nothing or not text.lexicon.covers(text.profile(name))):
            yield text.read(name, 0, verb.first, verb.last, 0.7)


def _none_in_particular(text: Text, begin: int, hit: Hit) -> bool:
    """Whether a denial is of all such things: a plural, any, a single; but not the one, mine, or three of them."""
    words = {token.text for token in text.tokens[begin : hit.first]}
    if words & {"the", "this", "that", "my", "it"}:
        return False
    if begin == hit.first and begin and text.tokens[begin - 1].text == "without":
        return True
    if words & {"single", "any"}:
        return True
    counted = any(amount.kind != "article" and begin <= amount.first < hit.first for amount in text.amounts)
    return not counted and (text.tokens[hit.last - 1].text.endswith("s") or bool(words & {"a", "an", "one"}))


def _valued(text: Text, hit: Hit) -> Hit:
    """A noun as the name of lists alone: no treasures are an empty list of them."""
    lists = (name for name in hit.names if text.profile(name).fact.kind == "values")
    return Hit(hit.first, hit.last, frozenset(lists))


def _zeros(text: Text, hit: Hit, first: int) -> Iterator[ReadFact]:
    found = []
    for name in sorted(hit.names):
        profile = text.profile(name)
        if profile.fact.kind not in ("count", "number", "values") or (profile.fact.at_least or 0) > 0:
            continue
        if profile.fact.kind == "values" and name not in text.about:
            continue
        if profile.fact.kind == "number" and profile.fact.at_least is None:
            continue
        start = min(first, hit.first)
        clause = text.clause(start)
        if not held_by(profile, holder_at(text, start, hit.last), text):
            continue
        verb = governing(text, profile, start, hit.last, start)
        if verb.verb == "needs" or (verb.verb == "other" and profile.verbs):
            continue
        if clause.asks and profile.tallies and not _stated(text, start, clause.first):
            continue
        value: Read = () if profile.fact.kind == "values" else 0
        found.append((verb.verb == "own", text.read(name, value, start, max(hit.last, first + 1), 0.9)))
    asked = [(own, one) for own, one in found if one.name in text.about] or found
    best = [one for own, one in asked if own] or [one for _, one in asked]
    if len(best) == 1 or {one.name for one in best} <= text.about:
        yield from best


def _of_them(text: Text, at: int) -> bool:
    after = [token.text for token in text.tokens[at : at + 2]]
    return after in (["of", "them"], ["of", "em"], ["of", "those"], ["of", "these"])


def _by_verb(text: Text, amount: Amount) -> Iterator[ReadFact]:
    verb = next((hit for hit in text.verbs if hit.last == amount.first), None)
    clause = text.clause(amount.first)
    if verb is None or (clause.asks and not _after_having(text, clause.first, verb.first)):
        return
    names = [
        name
        for name in verb.names
        if text.profile(name).fact.kind == "count"
        and held_by(text.profile(name), text.clause(amount.first).subject, text)
    ]
    if len(names) == 1:
        yield text.read(names[0], 0, verb.first, amount.last, 0.8)


def _after_having(text: Text, first: int, last: int) -> bool:
    return any(token.text in ("having", "after", "with", "if") for token in text.tokens[first:last])


def _nouns_from(text: Text, begin: int, word: str) -> list[Hit]:
    """The noun that follows, and those joined to it by or, nor: `no chests or monsters`."""
    found: list[Hit] = []
    at = begin
    while at < min(begin + 10, len(text.tokens)):
        here = [hit for hit in text.nouns if hit.first == at]
        if here:
            found.append(max(here, key=lambda hit: hit.last))
            at = found[-1].last
            if at < len(text.tokens) and text.tokens[at].text in ("or", "nor"):
                at += 1
                continue
            break
        token = text.tokens[at]
        verb = any(hit.first <= at < hit.last for hit in text.verbs)
        if not (
            verb or token.text in INDEFINITE or (word and not found and token.kind == "word" and at == begin)
        ):
            break
        at += 1
    return found


def _noun_before(text: Text, amount: Amount) -> list[Hit]:
    """`monsters: none`."""
    if text.tokens[amount.first].text not in ("none", "nothing"):
        return []
    at = amount.first - 1
    while at >= 0 and text.tokens[at].text in (":", "=", "-", "is", "are"):
        at -= 1
    hits = (*text.nouns, *text.modifiers)
    opens = {text.clause(amount.first).first, *(i + 1 for i in text.at.get(",", ()))}
    return [hit for hit in hits if hit.last == at + 1 and (at < amount.first - 1 or hit.first in opens)][:1]


def _of_before(text: Text, amount: Amount) -> list[Hit]:
    """What was counted before, of which somebody else has none: `I have 2 treasures, the dragon has none`."""
    before = text.tokens[amount.first - 1].text if amount.first else ""
    if text.tokens[amount.first].text != "none" or before not in (
        "has",
        "have",
        "got",
        "had",
        "holds",
        "owns",
    ):
        return []
    clause = text.clause(amount.first)
    told = [
        one
        for one in text.amounts
        if one.last <= amount.first and one.kind in ("exact", "article") and ahead(text, one)
    ]
    if not told or text.clause(told[-1].first).sentence != clause.sentence or not clause.own:
        return []
    if text.clause(told[-1].first).subject == clause.subject:
        return []
    return [Hit(amount.first, amount.last, hit.names) for hit in ahead(text, told[-1])][:1]


def _skips(text: Text, first: int, last: int) -> bool:
    return all(text.tokens[i].text in BETWEEN | {"the", "single", "one"} for i in range(first, last))


def _stated(text: Text, first: int, begin: int) -> bool:
    return any(
        t.text in ("with", "without", "having", "for", "no")
        for t in text.tokens[max(begin, first - 5) : first + 1]
    )
