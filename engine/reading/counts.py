"""Attachment: which fact a number belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from engine.reading.agreement import governing, held_by, holder_at
from engine.reading.found import ReadFact
from engine.reading.lexicon import Profile
from engine.reading.nouns import Hit
from engine.reading.numbers import Amount
from engine.reading.reading import Text

ELSEWHERE_BEFORE = {
    "page", "p", "pg", "turn", "round", "step", "section", "chapter", "rule", "edition", "version", "row", "column",
    "age", "aged", "stage", "question", "act", "faq", "paragraph", "line", "phase", "option", "no",
}  # fmt: skip
ELSEWHERE_AFTER = {
    "year", "yo", "minut", "min", "hour", "day", "week", "month", "second", "euro", "dollar", "time", "turn", "round",
    "game", "am", "pm", "%",
}  # fmt: skip
STOPS = {
    "in", "on", "with", "from", "and", "against", "for", "or", "but", "to", "at", "is", "are", "was", "were", "i", "we",
    "she", "he", "they", "you", "if", "can", "when", "then", "so", "by", "than", "per", "do", "does", "did", "not", "no",
    "because", "while", "have", "has", "had", "am", "be", "may", "must", "will", "would", "should", "could", "into",
}  # fmt: skip
LINKS = {
    "is", "was", "are", "were", "of", ":", "=", "at", "a", "an", "the", "total", "worth", "number", "with", "am", "be",
    "has", "have", "had", "just", "only", "exactly", "now", "value", "-", "to", "equals", "being", "count", "still",
    "currently", "got", "scored", "opened", "so", "far", "than", "least", "more", "over", "my",
}  # fmt: skip


@dataclass(frozen=True)
class Claim:
    """A number that could belong to a fact, and how well it does."""

    amount: Amount
    profile: Profile
    score: float
    first: int
    last: int


def read_counts(text: Text, free: tuple[Amount, ...]) -> list[ReadFact]:
    """The counts and numbers that amounts give. `free` are the amounts that nothing else has taken."""
    usable = [amount for amount in free if amount.kind in ("exact", "least", "times", "ordinal", "article")]
    backward = _reads_backward(text, usable)
    found: list[ReadFact] = []
    for amount in usable:
        claims = _claims(text, amount, backward)
        best = max((claim.score for claim in claims), default=0.0)
        top = [claim for claim in claims if claim.score > best - 0.25]
        if best >= 1 and len({claim.profile.fact.name for claim in top}) == 1:
            claim = top[0]
            found.append(
                text.read(claim.profile.fact.name, amount.value, claim.first, claim.last, min(1.0, best / 3))
            )
    return found


def elsewhere(text: Text, amount: Amount) -> bool:
    """Whether a number counts something that is no fact: page 10, turn 3, 8 years."""
    tokens = text.tokens
    before = tokens[amount.first - 1] if amount.first else None
    after = tokens[amount.last] if amount.last < len(tokens) else None
    nouns = {at for hit in text.nouns for at in range(hit.first, hit.last)}
    if before and before.text in ELSEWHERE_BEFORE and amount.first - 1 not in nouns:
        return True
    if before and before.text in ("instead", "than") and tokens[amount.first - 2].text in ("rather", "other"):
        return True
    if before and before.text == "of" and amount.first > 1 and tokens[amount.first - 2].text == "instead":
        return True
    return bool(after and after.stem in ELSEWHERE_AFTER and amount.last not in nouns)


def _claims(text: Text, amount: Amount, backward: bool) -> list[Claim]:
    if elsewhere(text, amount):
        return []
    ahead, behind = _ahead(text, amount), _behind(text, amount)
    hits = [(ahead, 2.0), (behind, 1.8)] if not backward else [(behind, 2.0), (ahead, 1.0)]
    chosen = next(((hit, score) for hit, score in hits if hit and _any_number(text, hit)), None)
    since = max(
        (other.last for other in text.amounts if other.kind != "article" and other.last <= amount.first),
        default=0,
    )
    if chosen is None:
        return [] if amount.kind in ("article", "ordinal") else _by_verb(text, amount, since)
    hit, score = chosen
    found = []
    for name in hit.names:
        profile = text.profile(name)
        if profile.fact.kind not in ("count", "number") or not _in_bounds(profile, amount.value):
            continue
        first, last = min(amount.first, hit.first), max(amount.last, hit.last)
        fit = _fit(text, profile, amount, first, last, since)
        if fit is not None:
            found.append(Claim(amount, profile, score + fit, first, last))
    return found


def _fit(text: Text, profile: Profile, amount: Amount, first: int, last: int, since: int) -> float | None:
    """How well verb and holder agree, or None where they do not."""
    clause = text.clause(amount.first)
    holder = holder_at(text, first, last)
    if not held_by(profile, holder, text):
        return None
    verb = governing(text, profile, first, last, since)
    named_target = ("need",) in profile.verbs
    if verb.verb == "needs" and not named_target:
        return None
    if (
        clause.asks
        and profile.tallies
        and verb.verb != "neutral"
        and not _after_with(text, first, clause.first)
    ):
        return None
    if verb.verb == "other" and profile.verbs:
        return None
    fit = {"own": 1.0, "neutral": 0.5, "none": 0.3, "other": 0.0, "needs": 0.2}[verb.verb]
    if profile.holder == holder:
        fit += 0.3
    if amount.kind == "article":
        together = any(
            other.kind in ("exact", "least", "none")
            and text.clause(other.first) is clause
            and other is not amount
            for other in text.amounts
        )
        return fit if profile.tallies and (verb.verb == "own" or together) and not clause.asks else None
    if amount.kind == "ordinal":
        return fit - 0.4 if profile.tallies and verb.verb != "other" else None
    if amount.kind == "times":
        return None
    return fit


def _by_verb(text: Text, amount: Amount, since: int) -> list[Claim]:
    """`rolled 11`, `opened two`, `draw twice`: a verb without its noun."""
    clause = text.clause(amount.first)
    after = text.tokens[amount.last] if amount.last < len(text.tokens) else None
    if after is not None and after.kind == "word" and after.text not in STOPS and amount.kind != "times":
        if not any(hit.first == amount.last for hit in text.verbs):
            return []
    found = []
    for hit in text.verbs:
        gap = amount.first - hit.last
        right = amount.kind == "times" and 0 <= hit.first - amount.last <= 1
        if not (since <= hit.first and clause.first <= hit.first and 0 <= gap <= 2) and not right:
            continue
        if gap > 0 and any(
            t.text not in LINKS | {"up", "out", "them", "all"} for t in text.tokens[hit.last : amount.first]
        ):
            continue
        for name in hit.names:
            profile = text.profile(name)
            if profile.fact.kind not in ("count", "number") or not _in_bounds(profile, amount.value):
                continue
            if held_by(profile, holder_at(text, amount.first, amount.last), text) and not (
                clause.asks and profile.tallies
            ):
                bonus = 0.3 if profile.holder == clause.subject else 0.0
                first, last = min(hit.first, amount.first), max(hit.last, amount.last)
                found.append(Claim(amount, profile, 1.5 + bonus, first, last))
    return found


def _ahead(text: Text, amount: Amount) -> Hit | None:
    """The noun that a number counts: `2 chests`, `two of the open chests`, `3 fresh`."""
    for at in range(amount.last, min(amount.last + 5, len(text.tokens))):
        here = [hit for hit in text.nouns if hit.first == at]
        if here:
            return max(here, key=lambda hit: hit.last)
        if at == amount.last and (bare := _modifier(text, at)):
            return bare
        token = text.tokens[at]
        if token.kind != "word" and token.text not in ("-", "x"):
            return None
        if token.text in STOPS or any(other.first == at for other in text.amounts):
            return None
    return None


def _modifier(text: Text, at: int) -> Hit | None:
    hit = next((hit for hit in text.modifiers if hit.first == at), None)
    after = text.tokens[at + 1] if at + 1 < len(text.tokens) else None
    ends = after is None or after.kind != "word" or after.text in STOPS
    return hit if hit and ends else None


def _behind(text: Text, amount: Amount) -> Hit | None:
    """The noun before its number: `target 9`, `chests: 2`, `chests opened: 2`."""
    for at in range(amount.first - 1, max(amount.first - 5, -1), -1):
        here = [hit for hit in text.nouns if hit.last == at + 1]
        if here:
            return min(here, key=lambda hit: hit.first)
        verb = any(hit.first <= at < hit.last for hit in text.verbs)
        if text.tokens[at].text not in LINKS and not verb:
            return None
    return None


def _reads_backward(text: Text, usable: list[Amount]) -> bool:
    """Whether nouns stand before their numbers throughout: `chests: 2 monsters: 2`."""
    exact = [amount for amount in usable if amount.kind == "exact"]
    return bool(exact) and all(_behind(text, amount) for amount in exact) and not _ahead(text, exact[-1])


def _any_number(text: Text, hit: Hit) -> bool:
    return any(text.profile(name).fact.kind in ("count", "number") for name in hit.names)


def _after_with(text: Text, first: int, begin: int) -> bool:
    return any(
        token.text in ("with", "having", "after", "when", "if", "for")
        for token in text.tokens[max(begin, first - 6) : first]
    )


def _in_bounds(profile: Profile, value: int) -> bool:
    low, high = profile.fact.at_least, profile.fact.at_most
    return (low is None or value >= low) and (high is None or value <= high)
