"""Which statements mean nothing, or something else, without the one before them.

`Otherwise, ...`, `This number ...`, and the second sentence of `If the vote fails, ... . The tracker is advanced.` are
false or empty alone. They are shown in one line with what they hang on, or not at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from corpus.models import Statement

Bond = Literal["list", "strong", "label", "weak", "onward"]
"""An item of the list that a line opens; a statement that never stands alone; one of the paragraph that a label opens; the
consequence of a condition before it, which may stand alone where its own form says where it belongs; a pointer to what comes
next, which holds in some case that is told before, nobody can say which."""

LABEL_WORDS = 2
"""Most words of a label that opens a paragraph: `PROBE.`"""


def _any(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


_OPENS = re.compile(
    r"^(?:if (?:so|not|it|they|that|this|either|neither|yes|the (?:outcome|result|total))\b|otherwise|it|they|these|those|that|this|he|she|such|additionally"
    r"|in addition|instead|also|then|now|however|and|but|yet|the same (?:rule|applies|goes|holds)|proceed|continue|after (?:that|this|doing so)|in (?:this|that|such) (?:case|way)"
    r"|either way|similarly|likewise|the (?:remaining|others|former|latter|result|outcome|choice|rest)|\w+(?: \w+){0,2} also"
    r"|(?:consists|provides|displays|removes|opens|contains|allows|shows) (?:of|the|an?|all|your|you|whose))\b",
    re.IGNORECASE,
)
"""Openings that mean nothing without the sentence before."""
_EMPTY_IT = _any(
    r"^it (?:is|['’]s)(?: also)? (?:possible|allowed|forbidden|optional|legal|important|not (?:possible|allowed|legal))",
    r"^it (?:does not|doesn['’]t) matter",
    r"^this (?:game|rulebook|rule|section|book|page)\b",
    r"^that means\b",
)
"""The same words where they stand for nothing that was said before."""
_GOES_ON = _any(r"^(?:then )?(?:proceed|continue)\b", r"^either way\b", r"^in (?:any|either) case\b")
"""Openings that carry the course of play on and name nothing that was said before."""
_POINTS_ON = re.compile(
    r"^(?i:(?:then |now )?(?:proceed|continue|move on|go on))(?: (?:as usual|as normal|normally|directly|immediately|on))?"
    r" (?:to|with) (?:(?:the|an?|your|this|next|step|phase|stage)\b|[A-Z])(?![^.]*\b(?:and|or|by|until|unless|if|when)\b)[^.,;:]*\W*$"
)
"""A whole sentence that says only what comes next, as the order of the headings does."""
_LEANS_WITHIN = re.compile(r"^[^;:.]*, (?:however|on the other hand|by contrast),", re.IGNORECASE)
"""Words within a sentence that set it against the one before."""
_NOT_AT_ONCE = _any(r"^if (?:so|not)\b", r"^otherwise", r"^instead\b", r"^if it['’]s not\b")
"""Openings that bind an item of a list to the item before."""
_POINTS = re.compile(
    r"\b(?:this|these|those|such) (?!is\b|are\b|means\b)(?P<noun>\w+)(?![^.]*:)", re.IGNORECASE
)
_THAT = re.compile(
    r"\b(?:if|when|on|in|to|from|of|at|by|with|for|until) that (?P<noun>\w*[^\Ws])\b",
    re.IGNORECASE,
)
_NO_NOUN = re.compile(
    r"can|may|must|had|will|would|do|did|you|the|a|an|they|it|he|she|to|in|on|of|not|your|their|each|every|any|all|no|one|if"
)
_DONE = re.compile(r"^(?:if )?the (?P<stem>\w{4,}?)(?:p?p|t?t)?ed \w+", re.IGNORECASE)
_PRONOUN = re.compile(r"\b(?:it|them|they|the others|the rest)\b", re.IGNORECASE)
_ONE_NAMED = re.compile(
    r"\b(?i:an?|the|one|each|every|any|your|his|her|their|its|another|this|that|\d+)\s+\w+|\b[A-Z]\w+ ?[A-Z]\w+"
)
_SEVERAL_NAMED = re.compile(r"\b\w{2,}[^\Ws]s\b|\beach other\b|\band\b", re.IGNORECASE)
_CONDITION = _any(
    r"\b(?:if|whenever|unless|in case|any time)\b",
    r"(?<!like )(?<!and )\bwhen\b",
    r"^to \w+[^.]*: ",
    r"^for (?:games?|\d)",
)
_OWN_CONDITION = _any(
    r"^(?:if|when|whenever|unless|once|in case|in the event|after|before|any time|during|at the|for|to)\b",
    r"\bwhen\b",
)
LABELLED: Final = re.compile(
    r"(?P<label>[A-Z][\w’'-]*(?:\(\w+\))?(?: (?:[/&] )?[\w’'-]+){0,3}): +(?=[A-Z\d])"
)
"""A sentence that its label opens: `Ambush: This model ...`; its paragraph is about that."""
LETTER: Final = re.compile(r"(?P<label>(?P<letter>[A-Z])\.) +(?=(?P=letter) \w)")
"""A letter that labels the sentence about it: `X. X is used to ...`."""
OR: Final = re.compile(r"^(?:or|and)\W*$", re.IGNORECASE)
_ASIDE = re.compile(r"^\[[^\]]+\]$|^(?:or|and)\W*$", re.IGNORECASE)
"""What stands between two items of one list: `OR`, `[Take a long pause]`."""


def bonds(statements: Sequence[Statement]) -> list[Bond | None]:
    """How each statement hangs on the one before it, if it does."""
    found: list[Bond | None] = []
    for at, statement in enumerate(statements):
        found.append(_bond(statement, statements[:at], found))
    return found


def is_label(statement: Statement) -> bool:
    """Whether it is a label that opens a paragraph, not a sentence."""
    return (
        statement.kind == "sentence"
        and len(statement.text.split()) <= LABEL_WORDS
        and statement.text.endswith((".", ":"))
        and not _ASIDE.match(statement.text.rstrip(".:"))
    )


def _bond(statement: Statement, before: Sequence[Statement], found: Sequence[Bond | None]) -> Bond | None:
    last = before[-1] if before else None
    if last is None or last.at.section != statement.at.section or statement.kind in ("row", "answer"):
        return None
    if _in_list(statement, before, found):
        return "list"
    if _labels(statement):
        return None
    together = _together(last, statement)
    opened = last.text.endswith(":") and last.at.paragraph + 1 >= statement.at.paragraph
    if opened and not is_label(last):
        return "list" if statement.kind == "item" else "strong"
    if together and _labelled(before, statement):
        return "strong"
    if statement.kind == "item" and not together:
        return "strong" if _NOT_AT_ONCE.search(statement.text) else None
    if last.kind == "row":
        return None
    if not together and _GOES_ON.search(statement.text) and _under_condition(before):
        return "onward" if _POINTS_ON.search(statement.text) else None
    if _leans(statement.text) or (together and _points_back(statement.text, last.text)):
        return "strong"
    if together and _labelled_within(before, statement):
        return "label"
    return consequence(statement, before, found)


def consequence(
    statement: Statement, before: Sequence[Statement], found: Sequence[Bond | None]
) -> Bond | None:
    """The weak bond of what follows a condition in its paragraph, None where it does not."""
    together = bool(before) and _together(before[-1], statement)
    own = _OWN_CONDITION.search(statement.text) is not None
    return "weak" if together and not own and _conditional(before, found) else None


def _in_list(statement: Statement, before: Sequence[Statement], found: Sequence[Bond | None]) -> bool:
    """Whether it is an item of a list that goes on, also behind an aside, or such an aside."""
    aside = bool(_ASIDE.match(statement.text))
    if not (aside or (statement.kind == "item" and not statement.lead)):
        return bool(statement.lead) and any(one.text == statement.lead for one in before[-30:])
    for one, bond in zip(reversed(before), reversed(found), strict=True):
        if one.at.section != statement.at.section:
            return False
        if bond == "list" or one.lead:
            return aside or _ASIDE.match(before[-1].text) is not None or found[-1] == "list"
        if not _ASIDE.match(one.text):
            return False
    return False


def _together(last: Statement, statement: Statement) -> bool:
    """Whether both stand in one paragraph, or in one item."""
    return (last.at.page, last.at.paragraph, last.kind) == (
        statement.at.page,
        statement.at.paragraph,
        statement.kind,
    )


def _labelled(before: Sequence[Statement], statement: Statement) -> bool:
    """Whether a label opens the paragraph."""
    first = statement
    for one in reversed(before):
        if not _together(one, first):
            break
        first = one
    return first is not statement and is_label(first)


def _labels(statement: Statement) -> bool:
    """Whether a label opens it, as one opens a paragraph or a part of one."""
    match = LABELLED.match(statement.text)
    return match is not None and _CONDITION.match(match["label"]) is None


def _labelled_within(before: Sequence[Statement], statement: Statement) -> bool:
    """Whether a sentence before it in its paragraph is opened by a label."""
    for one in reversed(before):
        if not _together(one, statement):
            return False
        if _labels(one):
            return True
    return False


def _leans(text: str) -> bool:
    opens = _OPENS.search(text) is not None and not _EMPTY_IT.search(text)
    return opens or _LEANS_WITHIN.search(text) is not None


def _points_back(text: str, last: str) -> bool:
    """Whether words of it stand for something that only the sentence before names."""
    if (
        (done := _DONE.search(text))
        and done["stem"].lower() in last.lower()
        and f"{done['stem']}ed" not in last
    ):
        return True
    for match in _POINTS.finditer(text):
        if match["noun"].lower() not in text[: match.start()].lower():
            return True
    for match in _THAT.finditer(text):
        noun = match["noun"].lower()
        if noun not in text[: match.start()].lower() and not _NO_NOUN.fullmatch(noun):
            return True
    return _dangles(text)


def _dangles(text: str) -> bool:
    """Whether a pronoun stands where nothing before it in the sentence could be meant."""
    match = _PRONOUN.search(text)
    if match is None or _EMPTY_IT.search(text):
        return False
    before, word = text[: match.start()], match[0].lower()
    if word.startswith("the "):
        return True
    return not (_ONE_NAMED if word == "it" else _SEVERAL_NAMED).search(before)


def _under_condition(before: Sequence[Statement]) -> bool:
    """Whether a condition opens the paragraph before: what a new paragraph goes on with may hold without it."""
    first = before[-1]
    for one in reversed(before):
        if not _together(one, before[-1]):
            break
        first = one
    return _CONDITION.search(first.text) is not None


def _conditional(before: Sequence[Statement], found: Sequence[Bond | None]) -> bool:
    """Whether the statement before, or what it hangs on in its paragraph, says when something holds."""
    for one, bond in zip(reversed(before), reversed(found), strict=True):
        if _CONDITION.search(one.text):
            return True
        if bond not in ("strong", "weak", "label"):
            return False
    return False
