"""Shortenings, and the check that lets only those pass that keep all that counts.

A shortening may drop articles, words of courtesy, and a condition that stands in the heading above it, and nothing else:
every number, negation, condition, modal verb, actor and game word of the statement stands in it, in the same order,
between the same stops and in the same case, and no word is added. So a player who follows the line does what the
statement says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

LIGHT = frozenset("a an the please simply very".split())
"""Words that carry no rule. Forms of `be` are none: without them who does something may become who suffers it."""

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
_PARTS = re.compile(rf"{_TOKEN.pattern}|[.,;:()?\[\]–—]")
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
    forms = [form for form in _forms(statement, above) if _words(form) == found]
    if not forms:
        return tuple(
            dict.fromkeys((*_differences(said, found, "dropped"), *_differences(found, said, "added")))
        ) or ("the words stand in another order",)
    forms = [form for form in forms if _within(_tokens(line), _tokens(form))]
    if not forms:
        return ("articles are added or words are in another case",)
    return () if any(_stops(form) == _stops(line) for form in forms) else ("the stops are others",)


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


def _tokens(text: str) -> list[str]:
    """Words and signs in order. The first one, which a sentence writes large, is lower-case."""
    found: list[str] = _TOKEN.findall(text.replace("’", "'"))
    return [word if at else word.lower() for at, word in enumerate(found)]


def _within(tokens: list[str], others: list[str]) -> bool:
    """Whether the tokens stand among the others in the same order, and in the same case but for the first."""
    rest = iter(others)
    if tokens and not any(tokens[0] == other.lower() for other in rest):
        return False
    return all(any(token == other for other in rest) for token in tokens[1:])


def _stops(text: str) -> list[str]:
    """Its stops, each behind the word that it follows; none at the end, and a run of points is one."""
    found: list[str] = []
    for match in _PARTS.finditer(text):
        if match[0] not in found[-1:] and match[0].lower() not in LIGHT:
            found.append(match[0].lower())
    return found[:-1] if found[-1:] == ["."] else found


def _words(text: str) -> list[str]:
    """What counts of a text, in order: all words and signs but the light ones; `don't` gives `do`, `not`."""
    found: list[str] = []
    for at, token in enumerate(_tokens(text)):
        word = token.lower()
        if word in LIGHT and token != word and at:
            found.append(token)  # `A` of `row A`
        elif _NEGATED.search(word):
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
