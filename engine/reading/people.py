"""People: me, a rival, somebody named, and whose things are."""

from __future__ import annotations

from engine.reading.lexicon import Lexicon
from engine.reading.stems import stem
from engine.reading.tokens import Tokens

ME = {"i", "me", "my", "mine", "we", "our", "ours", "us", "you", "your", "yours", "u"}
RIVAL = {"she", "he", "they", "her", "him", "his", "hers", "their", "theirs", "them"}
PEOPLE_WORDS = {
    "wife", "husband", "friend", "brother", "sister", "girlfriend", "boyfriend", "mate", "buddy", "son", "daughter",
    "dad", "mom", "mum", "neighbor", "cousin", "roommate", "flatmate", "guy", "dude", "bro", "sis", "pal", "kid", "colleague",
    "gf", "bf", "uncle", "aunt", "grandma", "grandpa", "nephew", "niece", "hubby",
}  # fmt: skip
PEOPLE = {stem(word) for word in PEOPLE_WORDS}
OTHERS = {"teammat", "partner", "ally", "nobody"}
OBJECTS = {"them", "him", "her", "us", "me", "it"}
PREPOSITIONS = {"of", "to", "with", "than", "from", "at", "against", "before", "after"}
BESIDE = {"than", "against", "before", "after"}
DETERMINERS = {"the", "my", "your", "our", "his", "her", "their"}
POSSESSIVES = {"my", "your", "our", "her", "his", "their", "its"}


def is_object(tokens: Tokens, at: int) -> bool:
    """Whether a person is no subject: `two of them`, `against her`, `before my opponent`, `as the dragon`."""
    before = tokens[at - 1].text if at else ""
    if tokens[at].text in OBJECTS:
        return before in PREPOSITIONS
    if before in DETERMINERS and at > 1:
        before = tokens[at - 2].text
    if before == "as" and tokens[at].text not in ME | RIVAL:
        return True
    return before in BESIDE and tokens[at].text not in ME | RIVAL


def person(tokens: Tokens, at: int, lexicon: Lexicon) -> str | None:
    """Who the token names: me, a rival, or somebody the facts' labels name."""
    token = tokens[at]
    if token.kind != "word":
        return None
    if token.actor:
        return "me"
    if token.aside:
        return "rival"
    before = tokens[at - 1].text if at else ""
    if token.text in ME:
        follows = tokens[at + 1] if at + 1 < len(tokens) else None
        owned = (
            token.text in POSSESSIVES
            and follows is not None
            and (follows.stem in OTHERS or _rival_at(tokens, at + 1, lexicon))
        )
        return None if owned or (token.text == "us" and before == "of") else "me"
    if token.text in RIVAL:
        return "rival"
    if _rival_at(tokens, at, lexicon):
        return "rival"
    if token.stem in OTHERS:
        return "other"
    return lexicon.holders.get(token.stem)


def _rival_at(tokens: Tokens, at: int, lexicon: Lexicon) -> bool:
    return tokens[at].stem in PEOPLE or tokens[at].name or named_rival(tokens, at, lexicon)


def named_rival(tokens: Tokens, at: int, lexicon: Lexicon) -> bool:
    """Whether somebody is named as a rival there: `my opponent`, `the other player`."""
    return any(
        phrase == tuple(token.stem for token in tokens[at : at + len(phrase)])
        for phrase in lexicon.rivals
        if not (len(phrase) == 1 and phrase[0] in lexicon.holders)
    )
