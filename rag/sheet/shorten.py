"""Shortenings, and the check that lets only those pass that keep all that counts.

A shortening may drop light words and a condition that stands in the heading above it, and nothing else: every number,
negation, condition, modal verb, actor and game word of the statement stands in it, in the same order, and no word is
added. So a player who follows the line does what the statement says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from corpus.models import Statement

Propose = Callable[[Statement], str]
"""Proposes a shorter wording; a chat model may stand behind it."""

LIGHT = frozenset("a an the that which is are was were be been being of please simply own very s".split())
"""Words that carry no rule."""

_CLASSES = (
    (
        "negation",
        frozenset(
            "not no never none nor neither cannot without nothing nobody n't unless except refuse ignore".split()
        ),
    ),
    (
        "modality",
        frozenset(
            "may must can could should shall will would might need needs have has always free allowed forbidden optional".split()
        ),
    ),
    (
        "condition",
        frozenset(
            "if when whenever while until once after before only unless during every each all any first last either or "
            "otherwise instead more most less least fewer than exactly up at equal exceeds than as for except".split()
        ),
    ),
    (
        "actor",
        frozenset(
            "you your player players opponent opponents rival they their them he she his her it its we who team everyone nobody".split()
        ),
    ),
)
_NUMBER = re.compile(
    r"[+\-−–]?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|twice|once|double|half|both|second|third|first",
    re.IGNORECASE,
)
_TOKEN = re.compile(r"[+\-−–]?\d+(?:[.,]\d+)*%?|[^\W\d_]+(?:[’'][^\W\d_]+)?|[→+=<>≤≥×/&*!]", re.UNICODE)
_NEGATED = re.compile(r"n[’']t$", re.IGNORECASE)

_OPENINGS = re.compile(
    r"^(?:note that|note:|please(?: note that)?|remember(?: that)?[,:]|be sure to) +", re.IGNORECASE
)
_CONDITION = re.compile(r"^(?:in|during|with|for) (?P<named>[^,.;]{3,60}), +", re.IGNORECASE)


def keeps(statement: str, line: str, above: Sequence[str] = ()) -> tuple[str, ...]:
    """Why the line does not keep what the statement says; empty where it does.

    `above`: headings under which the line will stand. A condition with which the statement opens may be left to them.
    """
    said, found = _words(statement), _words(line)
    if any(found == _words(form) for form in _forms(statement, above)):
        return ()
    return tuple(
        dict.fromkeys((*_differences(said, found, "dropped"), *_differences(found, said, "added")))
    ) or ("the words stand in another order",)


def shorten(statement: str, above: Sequence[str] = ()) -> str:
    """A shorter wording by rule, or the statement itself where none passes the check."""
    text = _forms(statement, above)[-1]
    text = text[:1].upper() + text[1:]
    return statement if keeps(statement, text, above) else text


def _forms(statement: str, above: Sequence[str]) -> tuple[str, ...]:
    """The statement, without its opening words, and without the condition that stands above it."""
    bare = _OPENINGS.sub("", statement)
    return statement, bare, _without_condition(bare, above) or bare


def _without_condition(statement: str, above: Sequence[str]) -> str | None:
    """The statement without its opening condition, where every word of that stands in one heading above."""
    match = _CONDITION.match(statement)
    if match is None:
        return None
    named = {_stem(word) for word in _words(match["named"])}
    if any(named <= {_stem(word) for word in _words(heading)} | {"game", "play"} for heading in above):
        return statement[match.end() :]
    return None


def _words(text: str) -> list[str]:
    """What counts of a text, in order: all words and signs but the light ones; `don't` gives `do`, `not`."""
    found: list[str] = []
    for token in _TOKEN.findall(text.replace("’", "'")):
        word = token.lower()
        if _NEGATED.search(word):
            found += [_NEGATED.sub("", word), "not"]
        elif word == "cannot":
            found += ["can", "not"]
        else:
            found.append(word)
    return [word for word in found if word not in LIGHT]


def _differences(these: list[str], those: list[str], what: str) -> list[str]:
    left = list(those)
    reasons = []
    for word in these:
        if word in left:
            left.remove(word)
        else:
            reasons.append(f"{_class(word)} {word!r} is {what}")
    return reasons


def _class(word: str) -> str:
    if _NUMBER.fullmatch(word):
        return "number"
    return next((name for name, words in _CLASSES if word in words), "word")


def _stem(word: str) -> str:
    return re.sub(r"(?:ing|ed|s|e)$", "", word)
