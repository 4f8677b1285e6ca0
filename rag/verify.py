"""Verifying claims against the rulebook: what fails is withheld and reported, never repaired."""

from __future__ import annotations

import re
from collections.abc import Iterable

from corpus.models import Citation, Rulebook
from rag.answers import Claim
from rag.lexicon import stem

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_WORD_NUMBER = re.compile(
    r"\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|double)\b",
    re.IGNORECASE,
)
_NEGATION = re.compile(
    r"\b(?:not|no|never|cannot|nor|none|without|neither|nothing|unless|only)\b|n't\b", re.IGNORECASE
)
_MODAL = re.compile(
    r"\b(?:must|may|can|cannot|should|shall|optional|have to|has to|required)\b", re.IGNORECASE
)


def verified(claims: Iterable[Claim], rulebook: Rulebook) -> tuple[tuple[Claim, ...], tuple[str, ...]]:
    """The claims that hold, and for each of the others its text and what is wrong with it."""
    held: list[Claim] = []
    withheld: list[str] = []
    for claim in claims:
        faults = [fault for citation in claim.citations for fault in citation_faults(citation, rulebook)]
        faults = faults or claim_faults(claim, rulebook)
        if faults:
            withheld.append(f"{claim.text!r}: {'; '.join(faults)}")
        else:
            held.append(claim)
    return tuple(held), tuple(withheld)


def citation_faults(citation: Citation, rulebook: Rulebook) -> list[str]:
    """What is wrong with a citation: another revision, an unknown statement, words that do not stand there."""
    statement = rulebook.by_id.get(citation.id.partition("@")[0])
    if citation.revision != rulebook.revision:
        return [f"cites revision {citation.revision!r}, the rulebook is {rulebook.revision!r}"]
    if statement is None:
        return [f"cites {citation.id!r}, which the rulebook does not have"]
    if not statement.at.start <= citation.start < citation.end <= statement.at.end:
        return [f"cites characters {citation.start}:{citation.end} outside of {statement.id!r}"]
    if rulebook.text[citation.start : citation.end] != citation.quote:
        return [f"quotes {citation.quote!r}, which does not stand at {citation.start}:{citation.end}"]
    return []


def claim_faults(claim: Claim, rulebook: Rulebook) -> list[str]:
    """What a claim says beyond its quotes: numbers they lack, a negation or a duty that they have or lack."""
    statements = [rulebook.by_id[citation.id.partition("@")[0]] for citation in claim.citations]
    quoted = " ".join(statement.shown for statement in statements)
    if _same(claim.text, quoted):
        return []
    faults = []
    told, known = _numbers(claim.text), _numbers(quoted)
    if more := sorted(told - known):
        faults.append(f"says {', '.join(more)}, the quotes say {', '.join(sorted(known)) or 'no number'}")
    for name, pattern in (("negation", _NEGATION), ("modality", _MODAL)):
        said = {match.lower() for match in pattern.findall(claim.text)}
        there = {match.lower() for match in pattern.findall(" ".join(c.quote for c in claim.citations))}
        if said != there:
            faults.append(f"{name} differs: says {sorted(said)}, the quotes say {sorted(there)}")
    return faults


def _same(text: str, quoted: str) -> bool:
    return " ".join(text.split()) in " ".join(quoted.split())


def _numbers(text: str) -> set[str]:
    return set(_NUMBER.findall(text)) | {stem(word.lower()) for word in _WORD_NUMBER.findall(text)}
