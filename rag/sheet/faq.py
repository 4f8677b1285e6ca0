"""Questions with answers: the rulebook's own, and for games with rules those that players get wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence

from corpus.models import Rulebook, Statement
from engine.game import Game
from engine.norms import Asked
from engine.rules import Rule
from engine.verdict import evaluate
from rag.lexicon import terms

MOST = 12
"""Most questions of a sheet."""
A_HEADING = 2
"""Most questions from one heading, so that no part of the rulebook takes them all."""

Found = tuple[str, bool | None, tuple[tuple[Statement, int, int], ...]]
"""Question, verdict, and the spans that say so."""

SHARED = 0.6
"""Share of a question's words that stand in its quotes, so that a reader sees the answer in them."""

_MAY = re.compile(r"^(?:may|can|am i free|am i allowed|is it allowed)\b", re.IGNORECASE)
_MUST = re.compile(r"^(?:must|do (?:i|we|you) have to|need|does .* have to|is .* required)\b", re.IGNORECASE)
_DENIES = re.compile(r"\bnot\b|n't\b|\bwithout asking\b", re.IGNORECASE)
_WRONG = (
    (5, re.compile(r"\bruns? out\b", re.IGNORECASE)),
    (
        3,
        re.compile(
            r"\b(?:do not|does not|need not|not have to|optional|cannot|not count|no limit)\b", re.IGNORECASE
        ),
    ),
    (2, re.compile(r"\b(?:even|only|without|more .* than|unless|instead|not)\b", re.IGNORECASE)),
    (1, re.compile(r"\b(?:may|can|any|all)\b", re.IGNORECASE)),
)
"""Words of statements that players get wrong: limits, exceptions, what is optional, what runs out."""


def own_questions(statements: Sequence[Statement]) -> tuple[Found, ...]:
    """The rulebook's own questions: blocks of questions and answers, headings that ask, and sentences that do."""
    found: dict[str, list[Statement]] = {}
    asked = ""
    for statement in statements:
        if statement.kind != "answer" and statement.text.endswith("?"):
            asked = statement.text
        else:
            heading = statement.at.heading
            question = (
                statement.lead if statement.kind == "answer" else heading if heading.endswith("?") else asked
            )
            found.setdefault(question, []).append(statement)
    return tuple(
        (question, _opening(told[0].text), tuple(_whole(one) for one in told))
        for question, told in found.items()
    )[:MOST]


def engine_questions(game: Game, rulebook: Rulebook) -> tuple[Found, ...]:
    """The questions that players most likely get wrong, answered by the game's rules, in rulebook order."""
    ranked: list[tuple[int, int, Rule, Found]] = []
    for place, rule in enumerate(game.rules):
        if (found := _asked(rule, rulebook)) is not None:
            ranked.append((-_weight(rule, found), place, rule, found))
    taken: list[tuple[int, Found]] = []
    headings: dict[str, int] = {}
    statements: set[str] = set()
    for _, place, _, found in sorted(ranked, key=lambda one: one[:2]):
        first = found[2][0][0]
        heading = first.at.label
        if first.id in statements or headings.get(heading, 0) >= A_HEADING:
            continue
        statements.add(first.id)
        headings[heading] = headings.get(heading, 0) + 1
        taken.append((place, found))
        if len(taken) == MOST:
            break
    return tuple(found for _, found in sorted(taken, key=lambda one: one[0]))


def _asked(rule: Rule, rulebook: Rulebook) -> Found | None:
    """A rule as a question, where its quotes alone decide it."""
    if rule.kind not in ("norm", "constant", "effect") or rule.reads or _DENIES.search(rule.asks[0]):
        return None
    if rule.kind == "norm" and (asked := _stance(rule.asks[0])):
        ruling = evaluate(rule, {}, asked=asked)
    elif rule.kind == "norm":
        return None
    else:
        ruling = evaluate(rule, {})
    yes_no = ruling.value if isinstance(ruling.value, bool) else None
    if ruling.outcome != "decided" or (yes_no is None and not re.search(r"runs? out|empty", rule.asks[0])):
        return None
    spans = [rulebook.find(quote) for quote in ruling.quotes]
    told = {
        statement.id: span if statement.kind == "row" else _whole(statement)
        for span in spans
        for statement in span[:1]
    }
    words = frozenset(terms(rule.asks[0], rulebook.language))
    said = frozenset(terms(" ".join(statement.text for statement, _, _ in told.values()), rulebook.language))
    return (rule.asks[0], yes_no, tuple(told.values())) if len(words & said) >= SHARED * len(words) else None


def _stance(question: str) -> Asked | None:
    return "may" if _MAY.search(question) else "must" if _MUST.search(question) else None


def _weight(rule: Rule, found: Found) -> int:
    first = found[2][0][0].text
    weight = sum(points for points, pattern in _WRONG if pattern.search(first))
    return weight + (2 if rule.kind == "norm" or found[1] is False else 0)


def _opening(text: str) -> bool | None:
    match = re.match(r"(yes|no)\b", text, re.IGNORECASE)
    return None if match is None else match[1].lower() == "yes"


def _whole(statement: Statement) -> tuple[Statement, int, int]:
    return statement, statement.at.start, statement.at.end
