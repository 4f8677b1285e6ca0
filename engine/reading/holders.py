"""Whose: mine, a rival's, or somebody's whom a fact's label names."""

from __future__ import annotations

from engine.reading.people import OBJECTS, POSSESSIVES, is_object, person
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import stem

RELATIVE = {
    "who", "which", "that", "has", "have", "had", "holds", "owns", "with", "only", "is", "sits", "rolled", "rolls",
    "just", "'s",
}  # fmt: skip
UNSAID = ("nobody", "me")
GAINS = {
    stem(word)
    for word in ("win", "won", "take", "took", "gain", "steal", "stole", "grab", "snatch", "get", "got")
}
REST = (("other",), ("rest",))
"""Nouns that mean all the others."""


def holder_at(text: Text, first: int, last: int) -> str:
    """Whose the thing at these tokens is: `her 2 chests`, `12 for him`, or the clause's subject."""
    clause = text.clause(first)
    for at in range(first - 1, max(clause.first, first - 4) - 1, -1):
        token = text.tokens[at]
        if token.text == "whose" and at and (who := person(text.tokens, at - 1, text.lexicon)):
            return who
        if token.text == "its" and (who := _its(text, at)):
            return who
        owner = token.text in POSSESSIVES - {"its"} or is_possessive(text, at)
        if owner and (who := person(text.tokens, at, text.lexicon)):
            return who
        if token.kind != "word":
            break
    for at in range(last, min(last + 2, len(text.tokens) - 1)):
        if text.tokens[at].text in ("for", "by", "from") and not (
            text.tokens[at].text == "from" and _gains(text, clause.first, first)
        ):
            after = person(text.tokens, at + 1, text.lexicon) or (
                person(text.tokens, at + 2, text.lexicon) if at + 2 < len(text.tokens) else None
            )
            if after:
                return after
    named = [
        (at, who)
        for at in range(clause.first, max(first + 1, min(last, clause.last)))
        if not (_beside(text, at) or _counted(text, at))
        and (who := person(text.tokens, at, text.lexicon)) is not None
    ]
    if not named:
        return "nobody" if clause.own else clause.subject
    at, who = named[-1]
    follows = text.tokens[at + 1].text if at + 1 < len(text.tokens) else ""
    return who if follows in RELATIVE or len({who for _, who in named}) == 1 else clause.subject


def _gains(text: Text, first: int, last: int) -> bool:
    """Whether somebody takes what is another's: `I won 100 from the dragon`."""
    return any(token.stem in GAINS for token in text.tokens[first:last])


def _its(text: Text, at: int) -> str | None:
    """Whose a thing called its is: of the one named before, who has such a thing: `the dragon ..., its throw 5`."""
    facts = [
        text.profile(name)
        for hit in (*text.nouns, *text.verbs)
        if hit.first == at + 1
        for name in hit.names & text.about
    ]
    theirs = [one.holder for one in facts if one.holder not in ("me", "anyone")]
    named = [who for one in range(at) if (who := person(text.tokens, one, text.lexicon)) not in (None, "me")]
    return (
        (named[-1] if named else theirs[0]) if theirs and any(one.holder == "me" for one in facts) else None
    )


def _beside(text: Text, at: int) -> bool:
    """Whether somebody is only compared with: `before my opponent`. A relative, `against Tom who has`, tells more."""
    follows = text.tokens[at + 1].text if at + 1 < len(text.tokens) else ""
    return follows not in RELATIVE and text.tokens[at].text not in OBJECTS and is_object(text.tokens, at)


def _counted(text: Text, at: int) -> bool:
    """Whether `them` are the things that a number is of: `5 cubes, none of them Perception`."""
    before = [token.text for token in text.tokens[max(0, at - 2) : at]]
    several = before[:1] == ["none"] or any(one.last == at - 1 for one in text.amounts)
    return text.tokens[at].text == "them" and before[1:] == ["of"] and several


def held_by(profile: Profile, holder: str, text: Text) -> bool:
    """Whether a fact can be this holder's."""
    mine = profile.holder
    if holder == "rival" and text.shifted and not _has_twin(profile, text):
        holder = "me"
    if mine == "anyone":
        return holder in UNSAID or not _has_twin(profile, text)
    if mine == "me":
        return holder in UNSAID
    if mine == "rival":
        return holder == "rival" or _names(profile, holder)
    named = any(text.lexicon.holders.get(token.stem) == mine for token in text.tokens)
    theirs = holder == "rival" and profile.fact.whose == "rival" and named
    return holder == mine or (theirs and not _others_are_named(text))


def _others_are_named(text: Text) -> bool:
    """Whether players are named of whom none is one of those with numbers of their own: `Ann has 1510, the beast 1200`."""
    names = [at for at, token in enumerate(text.tokens) if token.name]
    return bool(names) and not any(is_titled(text, at) for at in names)


def is_titled(text: Text, at: int) -> bool:
    """Whether somebody named is said to be one who has numbers of their own: `Paul is the dragon`, `Paul our dragon`."""
    return any(text.lexicon.holders.get(token.stem) for token in text.tokens[at + 1 : at + 4])


def owned(text: Text, profile: Profile, first: int, last: int) -> bool:
    """Whether the noun itself says whose: `its die 3`, where `its die` is one of the fact's names."""
    own = {
        stem(word) for word in ("my", "your", "its", "their", "her", "his", "opponent", "rival", "other")
    } | set(text.lexicon.holders)
    words = tuple(token.stem for token in text.tokens[first:last])
    return any(
        ((len(phrase) > 1 and (phrase[0] in own or phrase[-1] in text.lexicon.holders)) or phrase in REST)
        and phrase == words[at : at + len(phrase)]
        for phrase in profile.nouns
        for at in range(len(words))
    )


def is_possessive(text: Text, at: int) -> bool:
    """Whether a token is written with an 's."""
    token = text.tokens[at]
    return text.raw[token.start : token.end].lower().endswith(("'s", "’s")) and token.text not in (
        "it",
        "that",
    )


def _names(profile: Profile, holder: str) -> bool:
    return holder in text_stems(profile) and holder not in UNSAID


def text_stems(profile: Profile) -> set[str]:
    """All stems that a fact goes by."""
    return {word for phrase in profile.nouns for word in phrase}


def _has_twin(profile: Profile, text: Text) -> bool:
    """Whether another fact is the same thing in other hands."""
    return any(
        other.fact.name != profile.fact.name
        and other.holder not in ("me", "anyone", profile.holder)
        and (other.fact.kind == "values") == (profile.fact.kind == "values")
        and bool((other.nouns | other.units) & (profile.nouns | profile.units))
        for other in text.lexicon.profiles
    )
