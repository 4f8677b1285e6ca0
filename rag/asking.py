"""How players word things: the words that open a question, and a question in the rulebook's own register."""

from __future__ import annotations

import re

from rag.thesaurus import Thesaurus

AUXILIARY = (
    "can|could|may|might|must|shall|should|do|does|did|is|are|am|was|were|will|would|has|have|can't|cannot|don't|doesn't|"
    "isn't|aren't|won't|didn't|couldn't|shouldn't|need"
)
YES_NO = re.compile(
    rf"(?:^|[.,;?!:–-]\s*|\b(?:and|so|but|then|ok|okay|hey|wait)\s+)({AUXILIARY})\s+"
    r"(?:i|we|you|u|they|he|she|it|the|a|an|my|our|your|there|that|this|these|each|every|any|all|both|"
    r"only|players?|everyone|someone|\w+)\b",
    re.IGNORECASE,
)
WH = re.compile(
    r"\b(how many|how much|how long|how far|how often|how big|how high|how close|how|who|whom|whose|when|where|which|"
    r"what|what's|whats|why)\b",
    re.IGNORECASE,
)
TAG = r"(?:(?:do|does|did|ca|can|could|is|are|was|ai|wo|would|should|must|have|has)n['’]?t (?:i|we|you|u|it|he|she|they|there)|innit)"
"""What turns a claim into a question: `..., don't I?`"""
LEAD_IN = re.compile(
    r"^(?:so|ok|okay|hey|hi|hello|please|quick question|question|um+|well|wait|sorry|and|but|also)\b[\s,:!-]*",
    re.IGNORECASE,
)
"""What greets or hesitates before a question, and asks nothing."""
_QUESTION_FORM = re.compile(
    rf"^(?:{AUXILIARY})\s+(i|we|you|they|he|she|it|the|a|an|my|our|players?|\w+)\b", re.IGNORECASE
)
_PERSPECTIVE = [
    (re.compile(r"\b(?:am i|are we) (?:allowed|able|permitted) to\b", re.IGNORECASE), "the player may"),
    (_QUESTION_FORM, r"\1"),
    (re.compile(r"\b(?:do|can|may|must|should|would|will) (i|we|you)\b", re.IGNORECASE), r"\1"),
    (re.compile(r"\b(?:i|we|you)(?:'ve| have)\b", re.IGNORECASE), "the player has"),
    (re.compile(r"\b(?:i|we|you)(?:'m| am|'re| are)\b", re.IGNORECASE), "the player is"),
    (
        re.compile(r"\bmy (opponent|rival|enemy|friend|neighbou?r|partner|teammate)('s)?\b", re.IGNORECASE),
        r"another player\2",
    ),
    (re.compile(r"\b(?:my|our|your)\b", re.IGNORECASE), "the player's"),
    (re.compile(r"\b(?:i|me|we|us|you|myself)\b", re.IGNORECASE), "the player"),
]


def both_wordings(text: str, thesaurus: Thesaurus) -> tuple[str, str]:
    """A question as it stands, and as a statement in the rulebook's words."""
    return text, as_statement(thesaurus.in_book_words(text)) or text


def as_statement(text: str) -> str:
    """The question in the rulebook's register: no lead-in, no question form, `I` becomes `the player`."""
    text = LEAD_IN.sub("", text.strip())
    for pattern, replacement in _PERSPECTIVE:
        text = pattern.sub(replacement, text)
    return " ".join(text.split()).strip(" ?")


def sentences(text: str) -> list[str]:
    """A text cut behind its full stops, question and exclamation marks."""
    return [part for part in re.split(r"(?<=[.!?])\s+|\n+", text.strip()) if part.strip()]
