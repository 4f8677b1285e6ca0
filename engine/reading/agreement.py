"""Does a fact fit where it would be read: the verb that governs the place, and who is spoken of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.reading.clauses import POSSESSIVES, QUESTION_WORDS, Clause, person
from engine.reading.lexicon import Profile
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem

Verb = Literal["own", "neutral", "none", "other", "needs"]

NEUTRAL_WORDS = {
    "have", "get", "be", "do", "own", "hold", "with", "there", "total", "make", "keep", "sit", "count", "left", "find",
    "say", "mean", "guess", "think", "suppose", "now", "collect", "reach", "end", "finish", "come", "manage", "go",
    "only", "just", "score", "know", "tell", "stay", "start",
}  # fmt: skip
NEUTRAL = {stem(word) for word in NEUTRAL_WORDS}
NEEDS = {"need", "require", "want", "must", "should"}
NO_VERBS = {
    "this", "that", "need", "red", "bed", "indeed", "instead", "hundred", "used", "based", "during", "king", "thing",
    "nothing", "anything", "something", "everything", "ring", "being", "going", "only", "really", "already", "speed",
    "allowed", "supposed", "tired", "unopened", "closed", "locked", "hidden",
}  # fmt: skip
ADVERBS = {
    "just", "only", "already", "now", "still", "also", "then", "even", "ever", "currently", "both", "so", "really",
    "actually", "have", "has", "had", "am", "is", "are", "was", "were", "do", "did", "does", "not", "can", "may", "could",
    "will", "would", "should", "must", "might", "to", "all", "each", "finally", "never", "been", "be", "who",
    "recently", "previously", "successfully", "managed", "in", "total", "far",
}  # fmt: skip


@dataclass(frozen=True)
class Governed:
    """The verb that governs a place, as far as one can tell."""

    verb: Verb
    at: int


def governing(text: Text, profile: Profile, first: int, last: int, since: int) -> Governed:
    """How the verb around tokens `first` up to `last` fits a fact.

    A participle right after decides before a verb to the left: `2 chests opened`. `since` is where the amount before
    ended: a verb left of it governs the first of two coordinated things in its own right, and the second only loosely.
    """
    clause = text.clause(first)
    for hit in text.verbs:
        if any(
            amount.first in (hit.last, hit.last + 1) for amount in text.amounts if amount.kind != "article"
        ):
            continue
        if (
            last <= hit.first <= last + 4
            and hit.first < clause.last + 3
            and _only_adverbs(text, last, hit.first)
        ):
            return Governed("own" if profile.fact.name in hit.names else "other", hit.first)
    begin = clause.first
    for at in range(first - 1, begin - 1, -1):
        token = text.tokens[at]
        if token.kind != "word" or any(hit.first <= at < hit.last for hit in text.nouns):
            continue
        hit = next((hit for hit in text.verbs if hit.first <= at < hit.last), None)
        if hit and profile.fact.name in hit.names:
            return Governed("own", at)
        if token.text.rstrip("sd") in NEEDS or token.text in NEEDS:
            return Governed("needs", at)
        if token.text in ("with", "having", "for", "after", "from", "by"):
            return Governed("neutral", at)
        if token.stem in NEUTRAL and token.text not in ("now", "only", "just"):
            return Governed("neutral", at)
        if hit and _closes(text, hit.last):
            continue
        if hit:
            return Governed("none" if at < since else "other", at)
        if _looks_like_a_verb(text, at):
            return Governed("none" if at < since else "other", at)
    return Governed("none", begin)


def holder_at(text: Text, first: int, last: int) -> str:
    """Whose thing it is: `her 2 chests`, `my rival's target`, or the clause's subject."""
    clause = text.clause(first)
    for at in range(first - 1, max(clause.first, first - 4) - 1, -1):
        token = text.tokens[at]
        if token.text in POSSESSIVES - {"its"} or text.raw[token.start : token.end].lower().endswith(
            ("'s", "’s")
        ):
            who = person(text.tokens, at, text.lexicon)
            if who:
                return who
        if token.kind != "word" or token.stem in NEUTRAL:
            break
    for at in range(last, min(last + 3, len(text.tokens))):
        if text.tokens[at].text in ("for", "by") and at + 2 < len(text.tokens):
            after = person(text.tokens, at + 1, text.lexicon) or person(text.tokens, at + 2, text.lexicon)
            if after and after != "me":
                return after
    nearest = [
        who for at in range(clause.first, first) if (who := person(text.tokens, at, text.lexicon)) is not None
    ]
    return nearest[-1] if nearest and nearest[-1] != "me" and len(set(nearest)) == 1 else clause.subject


def held_by(profile: Profile, holder: str, text: Text) -> bool:
    """Whether a fact can be this holder's."""
    mine = profile.holder
    if holder == "rival" and text.shifted and not _rival_twin(profile, text):
        holder = "me"
    if mine == "anyone":
        return not (holder == "rival" and _rival_twin(profile, text))
    if mine in ("me", "rival"):
        return holder == mine or (mine == "me" and holder == "nobody")
    return holder == mine or (holder == "rival" and profile.fact.whose == "rival")


def _rival_twin(profile: Profile, text: Text) -> bool:
    """Whether another fact is the same thing in a rival's hands."""
    return any(
        other.fact.name != profile.fact.name
        and other.holder not in ("me", "anyone", profile.holder)
        and (bool(other.nouns & profile.nouns) or not (other.nouns or profile.nouns))
        for other in text.lexicon.profiles
    )


def done(text: Text, at: int, clause: Clause) -> bool:
    """Whether the verb at a token tells of something that happened: `I opened`, `have opened`."""
    return is_past(text.tokens[at].text) and not clause.asks


def _looks_like_a_verb(text: Text, at: int) -> bool:
    token = text.tokens[at]
    if token.text in NO_VERBS or token.text in ADVERBS:
        return False
    before = text.tokens[at - 1] if at else None
    if before is not None and before.text in ("i", "we", "she", "he", "they", "you", "to", "not"):
        return token.text not in QUESTION_WORDS
    return len(token.text) > 4 and token.text.endswith(("ed", "ing"))


def _closes(text: Text, at: int) -> bool:
    """Whether a verb stands after its noun, `3 chests opened and`, and so governs nothing further on."""
    return at >= len(text.tokens) or text.tokens[at].text in (",", "and", "&", "plus", ";", "but", "/")


def _only_adverbs(text: Text, first: int, last: int) -> bool:
    return all(
        token.text in ADVERBS
        or token.text in ("i", "we", "she", "he", "they", "you", "that", "which", "were", ":")
        for token in text.tokens[first:last]
    )
