"""Yes or no from the words of a statement: only where an anchor carries the verdict, or the statement itself opens so.

Told from the form of a statement alone, yes and no came out right in half of the cases of a trial; so nothing else
gives a verdict here, and where likely anchors disagree there is none.
"""

from __future__ import annotations

import re

import numpy as np

from corpus.models import Statement
from rag.gate import LIKE_ENOUGH
from rag.index import GameIndex
from rag.lexicon import is_stop, terms, tokens
from rag.question import Question, read_question
from rag.rank import Ranking

CLOSE_SECOND = 0.05
"""An anchor this close behind with the other verdict makes the verdict doubtful."""

HEARD = 0.5
"""Cosine from which a word of the question is heard in an answer of the rulebook: `swap` in `trade`, and not `look at`."""

_OPENS = re.compile(r"^(yes|no)\b[,.:;—–-]", re.IGNORECASE)


def verdict(ranking: Ranking, statement: Statement, index: GameIndex) -> bool | None:
    """What the statement says to the yes/no question, None where that is not certain."""
    question = ranking.asked.question
    if question.kind != "yes_no" or question.either:
        return None
    if opening := _OPENS.match(statement.text):
        heard = _least_heard(ranking, index.row[statement.id], index) >= HEARD
        return opening[1].lower() == "yes" if heard else None
    told = [
        hit
        for hit in ranking.anchors
        if statement.id in hit.anchor.statements
        and hit.anchor.verdict is not None
        and min(hit.likeness, hit.words) >= LIKE_ENOUGH
        and _numbers(hit.anchor.text) == _numbers(question.text)
    ]
    if not told:
        return None
    near = [hit for hit in told if hit.likeness >= told[0].likeness - CLOSE_SECOND]
    verdicts = {_as_asked(hit.anchor.text, hit.anchor.verdict, question) for hit in near}
    return verdicts.pop() if len(verdicts) == 1 else None


def _least_heard(ranking: Ranking, row: int, index: GameIndex) -> float:
    """How near the word of the question that the statement and its own question say least of is to one of theirs."""
    asked = ranking.asked.encoded
    among = set(tokens(ranking.asked.question.main))
    places = [at for at, word in enumerate(asked.words) if word in among and not is_stop(word)]
    said = index.word_vectors[row].astype(np.float32)
    if not places or not len(said):
        return 1.0
    return float((asked.word_vectors[places] @ said.T).max(axis=1).min())


def _numbers(text: str) -> set[str]:
    """What is said of one turn says nothing of two."""
    return {term for term in terms(text) if term.isdigit()}


def _as_asked(anchor: str, verdict: bool | None, question: Question) -> bool | None:
    """The anchor's verdict where both questions take the same stance; None where one denies what the other asks, or asks for
    a duty where the other asks for leave."""
    read = read_question(anchor)
    alike = read.negative == question.negative and (read.modality == "must") == (question.modality == "must")
    return verdict if alike else None
