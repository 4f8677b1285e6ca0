"""Does a statement carry the asked kind of answer, about the asked thing?

"How many treasure cards are in the box" is not answered by a line that merely mentions treasure cards, nor by one that
gives another number. These checks look at form alone; whether the statement is about the right thing otherwise is
told by the features in `rag.match`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set

from rag.lexicon import stem, terms, tokens
from rag.question import Question

NUMBER = re.compile(
    r"\b(\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|double|single|both|all|"
    r"any number|no limit)\b|[½×+−-]\d",
    re.IGNORECASE,
)
COLOURS = frozenset(
    "black white red blue green yellow purple orange brown grey gray pink gold silver bronze coloured colored".split()
)
TIMES = frozenset(
    "minute minutes hour hours second seconds day days round rounds turn turns time long until after before when once end "
    "start week".split()
)
PEOPLE = frozenset(
    "player players opponent rival he she they you winner loser roller dealer team everyone anyone nobody active next "
    "whoever referee owner first youngest oldest both each".split()
)
MODAL = re.compile(
    r"\b(can|cannot|can't|may|must|mustn't|should|shall|not|never|no|only|always|allowed|forbidden|legal|illegal|optional|"
    r"free to|unable|able|any|every|all|required|don't|doesn't|unless|counts?|yes|does)\b",
    re.IGNORECASE,
)
CONDITION = re.compile(
    r"\b(if|when|whenever|once|after|in case|in the event|fails?|otherwise|upon|as soon as)\b", re.IGNORECASE
)
_DURATION = re.compile(
    r"\b(?:\d+|one|two|three|five|ten|half|an?)\W+(?:(?:to|or|-|–)\W*\d+\W*)?(?:min(?:ute)?|hour|second|sec|day|week)s?\b|~\d+",
    re.IGNORECASE,
)
_AGE = re.compile(r"\bage[sd]?\b|\byears?\b|\b\d{1,2}\s?\+|& up", re.IGNORECASE)
_SIDES = re.compile(r"\bd\d+\b|\bsided\b|\bfaces\b", re.IGNORECASE)
_PROBABILITY = re.compile(r"%|\bpercent|\bprobabilit|\bchance|\bodds\b", re.IGNORECASE)

_ASKS_DURATION = re.compile(
    r"\b(?:minutes?|hours?|seconds?|playing time|play time|time limit)\b|how long (?:does|do|will|is|may|can|should)\b.*\b(?:game|match|session|play|"
    r"round|move|think|take|last|decide|look)\b",
    re.IGNORECASE,
)
_ASKS_AGE = re.compile(r"\bage\b|how old|\bkids?\b.*\bplay\b", re.IGNORECASE)
_ASKS_SIDES = re.compile(r"\bsided?\b.*\bdi[ec]e?\b|\bdi[ec]e?\b.*\bsid(?:es?|ed)\b|\bd6s?\b", re.IGNORECASE)
_ASKS_COLOUR = re.compile(r"\bcolou?rs?\b", re.IGNORECASE)
_ASKS_ODDS = re.compile(r"\b(?:chances?|odds|probability|how likely)\b", re.IGNORECASE)
_ASKS_AMOUNT = re.compile(r"\b(?:cost|price|range|distance|damage|worth)\b", re.IGNORECASE)

_CLOSE = 4
"""Words between a number and its noun at most (from the retrieval trial)."""


def carries(question: Question, text: str, head: str, same: Callable[[str], Set[str]]) -> float:
    """From -1 (the asked kind of answer is missing) over 0 (no such demand) to 1 (it stands beside the asked thing).

    `head`: the headings above the statement. `same`: terms that mean the same as a term.
    """
    main = question.main
    for asks, has in (
        (_ASKS_DURATION, _DURATION),
        (_ASKS_AGE, _AGE),
        (_ASKS_SIDES, _SIDES),
        (_ASKS_ODDS, _PROBABILITY),
    ):
        if asks.search(main):
            return 1.0 if has.search(text) else -1.0
    if _ASKS_COLOUR.search(main):
        wanted = {term for term in terms(main) if not term.startswith("colo")}
        return 1.0 if _near(text, COLOURS.__contains__, wanted) else -1.0
    if question.kind == "number":
        return _carries_number(question, text, same)
    if _ASKS_AMOUNT.search(main):
        return 1.0 if NUMBER.search(text) else -1.0
    if question.kind == "who":
        return 0.5 if set(tokens(text)) & PEOPLE else -1.0
    if question.kind in ("effect", "definition"):
        return _defines(question, text, head)
    return 0.0


def _carries_number(question: Question, text: str, same: Callable[[str], Set[str]]) -> float:
    if not NUMBER.search(text):
        return -1.0
    if not question.asked:
        return 1.0
    noun = question.asked[-1]
    return 1.0 if _near(text, lambda word: bool(NUMBER.fullmatch(word)), {noun, *same(noun)}) else -0.3


def _near(text: str, is_answer: Callable[[str], bool], wanted: Iterable[str]) -> bool:
    words = tokens(text)
    stems = [stem(word) for word in words]
    wanted = set(wanted)
    answers = [place for place, word in enumerate(words) if is_answer(word)]
    things = [place for place, term in enumerate(stems) if term in wanted]
    return any(abs(answer - thing) <= _CLOSE for answer in answers for thing in things)


def _defines(question: Question, text: str, head: str) -> float:
    things = terms(question.main)
    if not things:
        return 0.0
    opening = re.match(r"[^.]{2,40}[:.—|]", text)
    first = {*terms(opening[0])[:5]} if opening else {*terms(text)[:4]}
    told = first | set(terms(head))
    return 0.7 * (2 * sum(thing in told for thing in things) / len(things) - 1)
