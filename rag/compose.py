"""Composing an answer from statements, without a chat model: the fewest quotes that answer, the answer itself first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from corpus.models import Citation, Statement
from rag.answers import Claim, Value
from rag.carries import NUMBER
from rag.index import GameIndex
from rag.lexicon import stem, terms
from rag.precedence import amended, with_amendments
from rag.question import Question
from rag.rank import Ranking

MOST_CLAIMS = 3
"""Statements that an answer quotes at most."""
SHOWN_TO_CHAT = 8
"""Statements that a chat model is shown."""
NEAREST = 3
"""Statements that a silent answer points to."""
ADDS = 0.35
"""A further statement is quoted where it holds a question word of at least this rarity that the ones before lack."""
NEAR_ENOUGH = 8
"""Places among which further parts of what is listed are looked for."""
BEHIND = 1.0
"""Standard scores that a further statement may lie behind the first."""

_DIFFERENCE = re.compile(
    r"\b(?:more|left|leaves?|remain\w*|short|further|lack\w*|missing|still|in all|altogether|total)\b",
    re.IGNORECASE,
)
"""What asks for a sum or a difference."""
_CLOSE = 4
_WORDS = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve".split()
    )
}


def claim(statement: Statement, index: GameIndex) -> Claim:
    """A statement as a claim: its words, with what it hangs on, and its citation."""
    return Claim(text=statement.shown, citations=(index.rulebook.cite(statement),))


def claims(statements: Sequence[Statement], index: GameIndex) -> Iterator[Claim]:
    """Statements as claims; what one hangs on is not said again where it stands before it."""
    for place, one in enumerate(statements):
        told = claim(one, index)
        led = any(one.lead == before.text for before in statements[:place])
        yield told.model_copy(update={"text": one.text}) if led else told


def beside_amendments(told: Sequence[Claim], index: GameIndex) -> Iterator[Claim]:
    """Claims of a chat model, behind what amends the lines that they cite where none of them cites it."""
    cited = {citation.id for one in told for citation in one.citations}
    for one in told:
        lines = [index.statements[index.row[citation.id]] for citation in one.citations]
        newer = [line for line in with_amendments(lines, index) if line.id not in cited]
        cited |= {line.id for line in newer}
        yield from (claim(line, index) for line in newer)
        yield one


def choose(ranking: Ranking, index: GameIndex) -> tuple[Statement, ...]:
    """The fewest statements that answer: the best, and others only for words that it leaves open.

    Where an amendment is among the best, or about one of them, it comes first and the rulebook's own words follow. Who
    asks how two things differ is shown the two that are nearest.
    """
    return with_amendments(amended(ranking, index, BEHIND) or _fewest(ranking, index), index)


def _fewest(ranking: Ranking, index: GameIndex) -> tuple[Statement, ...]:
    if ranking.asked.question.compares:
        return tuple(index.statements[row] for row in ranking.rows[:2])
    if _LISTS.search(ranking.asked.question.text):
        return _listed(ranking, index)
    first = index.statements[ranking.rows[0]]
    if first.text.rstrip().endswith(":") and (whole := _list_of(first, index)):
        return whole
    chosen = [first]
    covered = set(index.all_terms[ranking.rows[0]])
    asked = terms(ranking.asked.question.text, index.rulebook.language)
    for place, row in enumerate(ranking.rows[1:4], start=1):
        if ranking.final[0] - ranking.final[place] > BEHIND or len(chosen) == MOST_CLAIMS:
            break
        new = {t for t in asked if t in index.all_terms[row] and t not in covered}
        if any(index.rarity.get(t, 0.0) >= ADDS for t in new):
            chosen.append(index.statements[row])
            covered |= index.all_terms[row]
    return tuple(chosen)


def _list_of(one: Statement, index: GameIndex) -> tuple[Statement, ...]:
    """The whole list that a statement opens or stands in, over a page's end too; nothing where there is none."""
    until = index.statements[: index.row[one.id] + 1]
    opening = next((before for before in reversed(until) if before.text == (one.lead or one.text)), None)
    if opening is None:
        return ()
    behind = index.statements[index.row[opening.id] + 1 :]
    items = tuple(takewhile(lambda item: item.lead == opening.text, behind))
    return (opening, *items) if items and (one is opening or one in items) else ()


_LISTS = re.compile(
    r"\b(?:list (?:of |all )?(?:the|me|us)|(?:the|which|what) (?:\w+ )?(?:steps|stages|phases|parts|kinds|types|ways|options|conditions)|"
    r"in (?:order|what order|which order)|(?:walk|talk|guide) (?:me|us) through)\b",
    re.IGNORECASE,
)
"""What asks for several things at once."""


def _listed(ranking: Ranking, index: GameIndex) -> tuple[Statement, ...]:
    """The best statement's whole list; else it and its neighbours of the same passage among the best, in the rulebook's order."""
    if whole := _list_of(index.statements[ranking.rows[0]], index):
        return whole
    passage = index.statements[ranking.rows[0]].id.rpartition("#")[0]
    beside = [
        row for row in ranking.rows[:NEAR_ENOUGH] if index.statements[row].id.rpartition("#")[0] == passage
    ]
    near = [row for row in beside if abs(row - ranking.rows[0]) < MOST_CLAIMS][:MOST_CLAIMS]
    return tuple(index.statements[row] for row in sorted(near))


def best(ranking: Ranking, index: GameIndex) -> tuple[Statement, ...]:
    """The best statements, for a chat model to choose from."""
    return with_amendments([index.statements[row] for row in ranking.rows[:SHOWN_TO_CHAT]], index)


def nearest(ranking: Ranking, index: GameIndex) -> tuple[Citation, ...]:
    """Where it was looked for, best first, one statement a passage."""
    found: dict[str, Citation] = {}
    for row in ranking.rows:
        citation = index.rulebook.cite(index.statements[row])
        found.setdefault(citation.passage, citation)
        if len(found) == NEAREST:
            break
    return tuple(found.values())


def amount(question: Question, statement: Statement, index: GameIndex) -> tuple[Value, str | None]:
    """The number that the statement gives for the asked thing, and the thing's name as the rulebook spells it.

    `(None, None)` where no number stands beside the asked noun, or where several do; and where the number is to be worked out:
    the question tells one that the statement does not hold, or asks what is left.
    """
    if question.kind != "number" or not question.asked or _DIFFERENCE.search(question.main):
        return None, None
    if {term for term in terms(question.text) if term.isdigit()} - set(terms(statement.text)):
        return None, None
    wanted = {question.asked[-1], *index.thesaurus.same(question.asked[-1])}
    words = list(re.finditer(r"[^\W_]+(?:[.,]\d+)?", statement.text))
    numbers = [place for place, word in enumerate(words) if NUMBER.fullmatch(word[0])]
    nouns = [place for place, word in enumerate(words) if stem(word[0].lower()) in wanted]
    pairs = sorted(
        {(noun - number, number, noun) for number in numbers for noun in nouns if 0 < noun - number <= _CLOSE}
    )
    if not pairs or len({number for _, number, _ in pairs}) != 1:
        return None, None
    text = words[pairs[0][1]][0].lower()
    value = _WORDS.get(text, int(text) if text.isdigit() else None)
    return (value, words[pairs[0][2]][0]) if value is not None else (None, None)


def sentence(claims: tuple[Claim, ...]) -> str:
    """Claims as running text, each followed by its labels in brackets."""
    return " ".join(f"{_ended(c.text)} {labels(c)}" for c in claims)


def labels(one: Claim) -> str:
    """The labels of a claim's citations: `[p.10 — The Exit]`."""
    return " ".join(f"[{label}]" for label in dict.fromkeys(c.label for c in one.citations))


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ":", ";", "”", '"')) else f"{text}."
