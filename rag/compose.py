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
from rag.precedence import unbound, with_amendments
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

_EVEN = re.compile(
    r"\b(?:ties?|tied|tie-?break\w*|equal(?:ly|s)?|same (?:number|amount|score|total)|level|as many \w+ as)\b",
    re.IGNORECASE,
)
"""What speaks of two who have the same."""
_WINS = re.compile(r"\b(?:win(?:s|ner|ning)?|victor\w*|first place)\b", re.IGNORECASE)
_DIFFERENCE = re.compile(
    r"\b(?:more|left|leaves?|remain\w*|short|further|lack\w*|missing|still|in all|altogether|total)\b",
    re.IGNORECASE,
)
"""What asks for a sum or a difference."""
_CLOSE = 4
_BEFORE_VERB = re.compile(r"and|or|to|then|it|that|which|who|you|they|may|can|must|will", re.IGNORECASE)
"""What stands before a verb: `costs 2 action points and heals 2 health` tells of no two heals."""
_BEHIND_VERB = 2
"""Words behind a verb among which its number stands."""
_CASE = re.compile(
    r"\b(?:if|when|while|unless|except\w*|only|with|games?|no longer|instead|rather than|"
    r"(?:delet|strik|struck|remov|omit|ignor)\w*)\b",
    re.IGNORECASE,
)
"""What holds for a case alone, or is taken back."""
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

    What amends one of them comes right before it, the newest first; an amendment brings the line that it is about. One that is
    about no line comes before them where it says as much of what is asked. Who asks how two things differ is shown the two
    that are nearest.
    """
    return with_amendments((*unbound(ranking, index, BEHIND), *_fewest(ranking, index)), index)


def _fewest(ranking: Ranking, index: GameIndex) -> tuple[Statement, ...]:
    if ranking.asked.question.compares:
        return tuple(index.statements[row] for row in ranking.rows[:2])
    if _LISTS.search(ranking.asked.question.text):
        return _listed(ranking, index)
    if (tied := _tied(ranking, index)) is not None:
        return (tied,)
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


def _tied(ranking: Ranking, index: GameIndex) -> Statement | None:
    """The statement on ties where it is asked who wins one, if another that says nothing of ties is a little nearer: `The
    player with the most points wins.` Games with anchors know what is asked."""
    question = ranking.asked.question
    if (
        index.anchors
        or question.kind != "who"
        or not (_EVEN.search(question.text) and _WINS.search(question.text))
    ):
        return None
    near = [
        index.statements[row]
        for place, row in enumerate(ranking.rows[:NEAR_ENOUGH])
        if ranking.final[0] - ranking.final[place] <= BEHIND
    ]
    told = [one for one in near if _EVEN.search(one.shown)]
    return told[0] if told and told[0] != near[0] and not _EVEN.search(near[0].shown) else None


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
    """Where it was looked for, best first, one statement a passage, each behind what amends it."""
    found: dict[str, Citation] = {}
    passages: set[str] = set()
    for row in ranking.rows:
        passage = index.statements[row].id.rpartition("#")[0]
        if passage in passages:
            continue
        passages.add(passage)
        for one in with_amendments((index.statements[row],), index):
            found.setdefault(one.id, index.rulebook.cite(one))
        if len(found) >= NEAREST:
            break
    return tuple(found.values())


def amount(question: Question, statement: Statement, index: GameIndex) -> tuple[Value, str | None]:
    """The number that the statement gives for the asked thing, and the thing's name as the rulebook spells it.

    `(None, None)` where no number stands beside the asked noun, or where several do; where the number is to be worked out:
    the question tells one that the statement does not hold, or asks what is left; and where an amendment gives it for a
    case alone, or takes it back. No name where the word is a verb there: `heals 2 health`.
    """
    if question.kind != "number" or not question.asked or _DIFFERENCE.search(question.main):
        return None, None
    if {term for term in terms(question.text) if term.isdigit()} - set(terms(statement.text)):
        return None, None
    if _for_a_case(statement, index):
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
    _, number, noun = pairs[0]
    if number and words[number - 1][0].lower() == "not":
        return None, None
    if _BEFORE_VERB.fullmatch(words[noun - 1][0]):
        behind = [place for place in numbers if 0 < place - noun <= _BEHIND_VERB]
        return (_value(words[behind[0]][0]) if len(behind) == 1 else None), None
    value = _value(words[number][0])
    return (value, words[noun][0]) if value is not None else (None, None)


def _value(text: str) -> Value:
    return _WORDS.get(text.lower(), int(text) if text.isdigit() else None)


def _for_a_case(statement: Statement, index: GameIndex) -> bool:
    """Whether an amendment says something for a case that the line which it is about does not name, or takes words back."""
    lines = index.lines_of.get(index.row[statement.id], ())
    known = {word.lower() for line in lines for word in _CASE.findall(index.statements[line].text)}
    return bool(lines) and not known.issuperset(map(str.lower, _CASE.findall(statement.text)))


def sentence(claims: tuple[Claim, ...]) -> str:
    """Claims as running text, each followed by its labels in brackets."""
    return " ".join(f"{_ended(c.text)} {labels(c)}" for c in claims)


def labels(one: Claim) -> str:
    """The labels of a claim's citations: `[p.10 — The Exit]`."""
    return " ".join(f"[{label}]" for label in dict.fromkeys(c.label for c in one.citations))


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ":", ";", "”", '"')) else f"{text}."
