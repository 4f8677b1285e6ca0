"""Verbs that govern: is the number the fact's own doing, somebody's having, or something else altogether."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.reading.clauses import NEGATIONS, QUESTION_WORDS
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

Verb = Literal["own", "have", "neutral", "none", "strange", "other", "needs"]
"""The fact's own verb; having; a bare preposition or copula; none; one nobody knows; another's; needing or wanting."""

HAVING = {stem(word) for word in ["have", "get", "own", "hold", "keep", "collect", "reach", "be"]}
LEAVE = stem("left")
SIT = stem("sit")
NEUTRAL_VERBS = {
    "do", "there", "total", "make", "count", "find", "say", "mean", "guess", "think", "suppose", "end",
    "finish", "come", "manage", "go", "score", "know", "tell", "stay", "start", "stand", "sit", "use",
    "see",
}  # fmt: skip
NEUTRAL = {stem(word) for word in NEUTRAL_VERBS}
LEADING = {"with", "having", "for", "after", "from", "by", "at", "on", "w"}
NEEDS = {"need", "needs", "needed", "require", "requires", "required", "must", "should", "takes"}
WANTS = {"want", "wants", "wanna", "would", "gonna", "like"}
AVOIDS_VERBS = {
    "meet", "pass", "walk", "fight", "enter", "encounter", "skip", "leave", "ignore", "avoid", "spot",
    "place", "build", "lay", "see", "visit", "sneak", "carry", "draw", "buy", "lose", "discard", "flip",
    "put", "cost", "miss", "attack", "approach", "locate", "describe",
}  # fmt: skip
AVOIDS = {stem(word) for word in AVOIDS_VERBS}
NO_VERBS = {
    "this", "that", "need", "red", "bed", "indeed", "instead", "hundred", "based", "during", "king", "thing", "nothing",
    "anything", "something", "everything", "ring", "being", "going", "only", "really", "already", "speed", "allowed",
    "supposed", "tired", "unopened", "closed", "locked", "hidden", "single", "morning", "evening", "playing", "agreed",
}  # fmt: skip
ADVERBS = {
    "just", "only", "already", "now", "still", "also", "then", "even", "ever", "currently", "both", "so", "really",
    "actually", "have", "has", "had", "am", "is", "are", "was", "were", "do", "did", "does", "not", "can", "may", "could",
    "will", "would", "should", "must", "might", "to", "all", "each", "finally", "never", "been", "be", "who", "got",
    "recently", "previously", "successfully", "managed", "in", "total", "far", "i", "we", "she", "he", "they", "you",
    "that", "which", ":",
}  # fmt: skip
PARTICLES = {"out", "off", "down", "up"}
ACTORS = {"i", "we", "she", "he", "they", "you", "to", "not"}


@dataclass(frozen=True)
class Governed:
    """The verb that governs a place, as far as one can tell, and where it stands."""

    verb: Verb
    at: int


def governing(text: Text, profile: Profile, first: int, last: int, since: int) -> Governed:
    """How the verb around tokens `first` up to `last` fits a fact.

    A participle inside or right after decides before a verb to the left: `2 chests opened`. `since` is where the
    amount before ended: a verb left of it governs the first of two coordinated things, and the second only loosely.
    """
    clause = text.clause(first)
    return (
        _inside(text, profile, first, last)
        or _after(text, profile, last, clause.last)
        or _before(text, profile, first, clause.first, since)
        or Governed("none", clause.first)
    )


def refuses(text: Text, governed: Governed, first: int) -> bool:
    """Whether a governing verb or the amount itself is denied: `did not open 3 chests`, `not 3`."""
    clause = text.clause(first)
    window = text.tokens[max(clause.first, governed.at - 2) : governed.at]
    if first and text.tokens[first - 1].text == "not":
        return True
    return governed.at < first and any(token.text in NEGATIONS for token in window)


def _inside(text: Text, profile: Profile, first: int, last: int) -> Governed | None:
    """`two killed monsters`."""
    if any(
        token.text.startswith("un") and stem(token.text[2:]) in _deeds(profile)
        for token in text.tokens[first:last]
    ):
        return Governed("other", first)
    hit = next(
        (hit for hit in text.verbs if first < hit.first < last and profile.fact.name in hit.names), None
    )
    return Governed("own", hit.first) if hit and not _is_noun(text, hit.first) else None


def _after(text: Text, profile: Profile, last: int, end: int) -> Governed | None:
    """`2 chests opened`, `the 3 monsters I have killed`."""
    for hit in text.verbs:
        if not last <= hit.first <= min(last + 4, end - 1) or _opens_another(text, hit.last):
            continue
        if text.tokens[hit.first - 1].text == "to" and _is_needed(text, profile, last, end):
            continue
        word = text.tokens[hit.first].text
        own = profile.fact.name in hit.names or any(
            profile.fact.name in text.lexicon.covers(text.profile(name)) for name in hit.names
        )
        held = own and hit.first > last and text.tokens[hit.first - 1].text in ACTORS | {"have"}
        if not (held or is_past(word) or word in ("open", "left", "spent") or (own and hit.first == last)):
            continue
        if all(token.text in ADVERBS for token in text.tokens[last : hit.first]):
            if not own and text.tokens[hit.first].stem in HAVING:
                return Governed("have", hit.first)
            if not own and word == "left" and any(LEAVE in phrase for phrase in profile.verbs):
                return Governed("own", hit.first)
            return Governed("own" if own else "other", hit.first)
    return None


def _before(text: Text, profile: Profile, first: int, begin: int, since: int) -> Governed | None:
    for at in range(first - 1, begin - 1, -1):
        token = text.tokens[at]
        since = max(since, at) if token.text in (",", ":", "(", "-", "+") else since
        hit = next((hit for hit in text.verbs if hit.first <= at < hit.last), None)
        own = hit is not None and profile.fact.name in hit.names
        acts = token.text.endswith(("ing", "ed")) or (at > 0 and text.tokens[at - 1].text in ACTORS)
        if token.kind != "word" or (not own and _is_noun(text, at) and not (hit and acts)):
            continue
        if own and at < since and _has_its_own(text, at, since):
            continue
        if own:
            return Governed("own", at)
        if token.text in NEEDS or (token.text == "take" and at and text.tokens[at - 1].text == "it"):
            return Governed("none" if at < since else "needs", at)
        if token.text in WANTS and not (token.text == "like" and at and text.tokens[at - 1].text != "would"):
            return Governed("needs", at) if profile.tallies and at >= since else Governed("neutral", at)
        if token.stem in HAVING:
            there = at > 0 and text.tokens[at - 1].text == "there"
            return Governed("none" if there else "have", at)
        if token.text == "on" and at and text.tokens[at - 1].stem == SIT:
            return Governed("have", at - 1)
        if token.text in LEADING or token.stem in NEUTRAL:
            return Governed("neutral", at)
        if hit and token.text in PARTICLES and at > begin and is_past(text.tokens[at - 1].text):
            continue
        if token.text == "out" and text.tokens[at + 1].text == "of":
            continue
        if hit and (_closes(text, hit.last) or _belongs_to_noun(text, hit.last)):
            continue
        if hit or token.stem in AVOIDS:
            return Governed("none" if at < since else "other", at)
        if _looks_like_a_verb(text, at):
            return Governed("none" if at < since else "strange", at)
    return None


def _is_needed(text: Text, profile: Profile, last: int, end: int) -> bool:
    """Whether a number is what something takes, and not what is done: `you need 2000 points to win`."""
    begin = text.clause(min(last, end - 1)).first
    return not profile.intends and any(token.text in NEEDS for token in text.tokens[begin:last])


def _has_its_own(text: Text, at: int, since: int) -> bool:
    """Whether a verb left of a comma has what it is done to: `I play the dragon, 3 cards`."""
    after = text.tokens[at + 1 : since]
    marked = text.tokens[since].text in (",", "(", ":")
    return marked and len(after) > 1 and after[0].text in ("the", "as", "this", "that")


def _deeds(profile: Profile) -> set[str]:
    return {phrase[0] for phrase in profile.verbs}


def _is_noun(text: Text, at: int) -> bool:
    return any(hit.first <= at < hit.last for hit in text.nouns)


def _closes(text: Text, at: int) -> bool:
    """Whether a verb stands after its noun, `3 chests opened and`, and so governs nothing further on."""
    return at >= len(text.tokens) or text.tokens[at].text in (
        ",",
        "and",
        "&",
        "plus",
        "+",
        ";",
        "but",
        "/",
        ":",
        "-",
    )


def _belongs_to_noun(text: Text, at: int) -> bool:
    """Whether a verb stands inside a counted noun, `two open chests`."""
    return any(hit.first == at for hit in text.nouns) and any(
        amount.last == at - 1 for amount in text.amounts
    )


def _opens_another(text: Text, at: int) -> bool:
    """Whether a verb goes on to its own amount: `2 chests, killed 3`."""
    begins = (
        at + 1
        if at < len(text.tokens) and text.tokens[at].text in ("a", "an", "only", "just", "exactly")
        else at
    )
    while begins < min(at + 4, len(text.tokens)) and (
        text.tokens[begins].name or text.tokens[begins].text in ("against", "for", "with", "the")
    ):
        begins += 1
    return any(amount.first == begins for amount in text.amounts if amount.kind not in ("article", "times"))


def _looks_like_a_verb(text: Text, at: int) -> bool:
    token = text.tokens[at]
    if token.text in NO_VERBS or token.text in ADVERBS:
        return False
    before = text.tokens[at - 1] if at else None
    if before is not None and before.text in ACTORS:
        return token.text not in QUESTION_WORDS
    return len(token.text) > 4 and token.text.endswith(("ed", "ing"))
