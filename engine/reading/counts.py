"""Attachment: which fact a number belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from engine.reading.clauses import Clause
from engine.reading.found import ReadFact
from engine.reading.governors import Governed, governing, refuses
from engine.reading.holders import held_by, holder_at, owned
from engine.reading.lexicon import Profile
from engine.reading.nouns import Hit
from engine.reading.numbers import Amount
from engine.reading.places import LINKS, STOPS, ahead, alone, behind, elsewhere, reads_backward
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

NUMERIC = ("count", "number")
MARGIN = 0.25
"""Two facts whose fit differs by less than this fit alike, and neither is read."""
ABOUT = 0.9
"""How much better a fact fits for being one that the question is about."""
OF_THEM = (["of", "them"], ["of", "em"], ["of", "those"], ["of", "which"])
HAVE = stem("have")


@dataclass(frozen=True)
class Claim:
    """A number that could belong to a fact, and how well it does."""

    name: str
    score: float
    first: int
    last: int


def read_counts(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """The counts and numbers that amounts give, and these amounts. `free` are those that nothing else has taken."""
    taken: set[Amount] = set()
    usable = [
        amount for amount in free if amount.kind not in ("none", "refused") and not elsewhere(text, amount)
    ]
    backward = reads_backward(text, usable)
    found: list[ReadFact] = []
    for amount in usable:
        claim = best(_claims(text, amount, backward), text)
        if claim:
            sure = min(1.0, claim.score / 3)
            found.append(text.read(claim.name, amount.value, claim.first, claim.last, sure))
            taken.add(amount)
    return found, taken


def best(claims: list[Claim], text: Text) -> Claim | None:
    """The claim that fits clearly better than those of all other facts."""
    scored = [(claim.score + (ABOUT if claim.name in text.about else 0.0), claim) for claim in claims]
    top = max((score for score, _ in scored), default=0.0)
    close = [claim for score, claim in scored if score > top - MARGIN]
    return close[0] if top >= 1 and len({claim.name for claim in close}) == 1 else None


def _claims(text: Text, amount: Amount, backward: bool) -> list[Claim]:
    if amount.kind == "times":
        return _times(text, amount)
    sides = [(ahead(text, amount), 2.0), (behind(text, amount) if amount.kind != "both" else (), 1.8)]
    if backward:
        sides = [(sides[1][0], 2.0), (sides[0][0], 1.0)]
    chosen = next(((hits, score) for hits, score in sides if any(_names_number(text, hit) for hit in hits)), None)
    since = _since(text, amount)
    if chosen is None:
        return [] if amount.kind in ("article", "ordinal", "both") else _by_verb(text, amount, since)
    hits, score = chosen
    widest = max(hit.last - hit.first for hit in hits)
    found = []
    for hit in hits:
        for name in hit.names:
            worth = _fit(text, text.profile(name), amount, hit, since)
            if worth is not None:
                narrower = 0.4 if hit.last - hit.first < widest else 0.0
                first, last = min(amount.first, hit.first), max(amount.last, hit.last)
                found.append(Claim(name, score + worth - narrower, first, last))
    by_noun = any(claim.score >= 1 for claim in found)
    return found if by_noun or amount.kind in ("article", "ordinal", "both") else _by_verb(text, amount, since)


def _since(text: Text, amount: Amount) -> int:
    """Where the noun phrase of the amount before ends."""
    before = [
        one for one in text.amounts if one.kind not in ("article", "times") and one.last <= amount.first
    ]
    if not before:
        return 0
    nouns = [hit.last for hit in ahead(text, before[-1])]
    return min(max(before[-1].last, *nouns, 0), amount.first)


def _fit(text: Text, profile: Profile, amount: Amount, hit: Hit, since: int) -> float | None:
    """How well noun, verb and holder agree, or None where they do not."""
    if profile.fact.kind not in NUMERIC or not in_bounds(profile, amount.value):
        return None
    clause = text.clause(amount.first)
    first, last = min(amount.first, hit.first), max(amount.last, hit.last)
    holder = holder_at(text, first, last)
    special = profile.holder == "anyone" and hit.last - hit.first > 1
    if not (special or held_by(profile, holder, text) or owned(text, profile, first, last)):
        return None
    verb = governing(text, profile, first, last, since)
    worth = _worth(profile, verb)
    if worth is None or refuses(text, verb, amount.first):
        return None
    worth -= _vague(text, profile, amount, hit, verb)
    if clause.asks and profile.tallies and verb.verb != "neutral" and not _after_with(text, first, clause.first):
        return None
    if amount.kind == "article":
        return worth if _says_one(text, profile, amount, verb) else None
    if amount.kind == "ordinal":
        return worth - 0.4 if profile.tallies else None
    worth += intent(text, profile, verb, clause)
    return worth + (0.3 if profile.holder == holder or (profile.holder == "me" and holder == "nobody") else 0.0)


def _vague(text: Text, profile: Profile, amount: Amount, hit: Hit, governed: Governed) -> float:
    """What is taken off for a noun that alone does not name the fact: its unit, its label's, its holder's."""
    phrase = _phrase(text, hit)
    valued = any(
        other.first == hit.last and any(text.profile(name).fact.kind == "values" for name in other.names)
        for other in text.nouns
    )
    if profile.fact.kind == "number" and (valued or (amount.value == 1 and hit.first >= amount.last)):
        return 9.0
    if phrase in profile.units - profile.nouns:
        return 0.3
    if phrase in profile.done - profile.nouns and governed.verb != "own":
        return 9.0
    person = phrase in text.lexicon.rivals or (len(phrase) == 1 and phrase[0] in text.lexicon.holders)
    had = any(verb[0] == HAVE for verb in profile.verbs)
    return 9.0 if person and governed.verb != "own" and not had else 0.0


def intent(text: Text, profile: Profile, governed: Governed, clause: Clause) -> float:
    """What a fact about wanting gains by a wish or a question, and loses by a deed that is done."""
    if governed.verb != "own":
        return 0.0
    past = is_past(text.tokens[governed.at].text) and not clause.asks
    return (-0.4 if past else 0.4) if profile.intends else 0.0


def _worth(profile: Profile, governed: Governed) -> float | None:
    had = any(phrase[0] == HAVE for phrase in profile.verbs)
    free = not profile.verbs or profile.tallies
    if governed.verb == "needs":
        return 0.2 if ("need",) in profile.verbs else None
    if governed.verb == "other":
        return None if profile.verbs else 0.0
    if governed.verb == "have":
        return 0.8 if had else 0.5 if free else 0.1
    if governed.verb == "strange":
        return 0.0
    return {"own": 1.0, "neutral": 0.5 if free or had else 0.3, "none": 0.6 if had else 0.3}[governed.verb]


def _says_one(text: Text, profile: Profile, amount: Amount, governed: Governed) -> bool:
    """Whether `a chest` counts: it was opened, or stands beside other counts."""
    clause = text.clause(amount.first)
    beside = any(
        other.kind in ("exact", "least", "none") and text.clause(other.first) is clause
        for other in text.amounts
    )
    return profile.tallies and not clause.asks and (governed.verb == "own" or beside)


def _by_verb(text: Text, amount: Amount, since: int) -> list[Claim]:
    """`rolled 11`, `opened two`, `0 defeated`: a verb without its noun."""
    clause = text.clause(amount.first)
    found = []
    for hit in text.verbs:
        them = [token.text for token in text.tokens[amount.last : hit.first]]
        follows = (them == [] or them in OF_THEM) and hit.first >= amount.last and text.tokens[hit.first].text not in STOPS
        leads = since <= hit.first and clause.first <= hit.first and 0 <= amount.first - hit.last <= 3
        if leads:
            between = [token.text for token in text.tokens[hit.last : amount.first]]
            leads = all(word in LINKS | {"out", "them", "all", "down"} for word in between) and alone(
                text, amount
            )
        if not (leads or follows):
            continue
        for name in hit.names:
            profile = text.profile(name)
            if profile.fact.kind not in NUMERIC or not in_bounds(profile, amount.value):
                continue
            first, last = min(hit.first, amount.first), max(hit.last, amount.last)
            holder = holder_at(text, first, last)
            if not held_by(profile, holder, text) or (clause.asks and profile.tallies):
                continue
            if refuses(text, Governed("own", hit.first), amount.first):
                continue
            worth = 1.5 + intent(text, profile, Governed("own", hit.first), clause)
            found.append(Claim(name, worth + (0.3 if profile.holder == holder else 0.0), first, last))
    return found


def _times(text: Text, amount: Amount) -> list[Claim]:
    """`draw twice`, `wager once`: a deed and how often."""
    return [
        Claim(name, 1.8, min(hit.first, amount.first), max(hit.last, amount.last))
        for hit in (*text.verbs, *text.nouns)
        for name in hit.names
        if _phrase(text, hit) in text.profile(name).nouns
        and text.profile(name).fact.kind == "count"
        and (0 <= amount.first - hit.last <= 1 or hit.first == amount.last)
        and in_bounds(text.profile(name), amount.value)
        and held_by(text.profile(name), holder_at(text, hit.first, hit.last), text)
    ]


def _phrase(text: Text, hit: Hit) -> tuple[str, ...]:
    return tuple(token.stem for token in text.tokens[hit.first : hit.last])


def _names_number(text: Text, hit: Hit) -> bool:
    return any(text.profile(name).fact.kind in NUMERIC for name in hit.names)


def _after_with(text: Text, first: int, begin: int) -> bool:
    words = {token.text for token in text.tokens[max(begin, first - 6) : first]}
    return bool(words & {"with", "having", "after", "when", "if", "for"})


def in_bounds(profile: Profile, value: int) -> bool:
    """Whether a fact can have this value."""
    low, high = profile.fact.at_least, profile.fact.at_most
    return (low is None or value >= low) and (high is None or value <= high)
