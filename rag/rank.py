"""Ranking statements for a question: vectors, words, the passage around, word-by-word likeness, anchors."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rag.asking import both_wordings
from rag.carries import carries
from rag.embed import Embedder, Encoded, Vector, mean_vector
from rag.index import Anchor, GameIndex, Scores
from rag.lexicon import is_stop, stem, terms
from rag.question import Question, read_question


@dataclass(frozen=True)
class Mix:
    """What counts how much in the two rankings, in standard scores that are summed."""

    vector: float
    words: float
    passage: float
    likeness: float
    """Share of word-by-word likeness in the second ranking."""


PREPARED = Mix(vector=0.6, words=0.4, passage=0.25, likeness=0.6)
"""For games with anchors (from the retrieval trial)."""
ADAPTED = Mix(vector=1.0, words=0.15, passage=0.6, likeness=0.7)
"""For all others, which the adapted model reads: best on the invented rulebooks that it was not trained on."""
SYNONYM_WEIGHT = 0.25
"""A thesaurus word beside the player's own (from the retrieval trial)."""
AROUND = 0.5
"""Share of that likeness for which the words of the statements beside it stand in: "On a 5+ it is ignored" names no skill."""
NEXT_STATEMENT = 0.8
"""What a word of the statement after is worth, beside one of the statement before."""
ENTRY = 0.9
"""What a word is worth that stands where the entry opens which a statement goes on with: `Regeneration: When ...`"""
CASE_NUMBER = 0.5
"""How telling a number of the question is, beside a word: it is a fact of the case more often than of the rule."""
ECHO, ECHOED = 0.75, 1
"""Standard scores that a statement loses which has at most so many terms that the question has not: it tells nothing new."""
ROW = 0.5
"""Standard scores that a table's row gains: its columns' names, of which one was asked for, drown its words."""
TITLE = 4.0
"""Standard scores that a mere name or caption loses; it stands behind all that it is the name of."""
LACKS_KIND = 0.8
"""Standard scores that a statement loses where it lacks the asked kind of answer: "how many" wants a number."""
ANCHOR_WEIGHT = 12.0
"""Standard scores that a perfectly matching anchor adds to its statement."""
LEARNED_WEIGHT = 20.0
"""Standard scores that a statement gains which the anchors as a whole point at; from 10 to 30 it makes no difference."""
NEXT = 0.1
"""What the next two anchors of a statement add, beside the nearest."""
SHARED = 0.03
"""What an anchor loses, times a logarithm, where it bears on several statements."""
STOP_WEIGHT = 0.15
"""How telling a stop word is, beside 1 for the rarest word."""
NEAR_ANCHORS = 60
"""How many anchors are looked at."""
CANDIDATES = 30
"""How many statements the second ranking looks at."""
OWN_LIKENESS_WEIGHT, OWN_CANDIDATES = 0.5, 20
"""The same where a statement is taken by its own words alone (from the retrieval trial)."""


@dataclass(frozen=True)
class Asked:
    """A question with its vectors."""

    question: Question
    encoded: Encoded
    vector: Vector
    """Mean of the question's vector and of its wording as a statement."""


@dataclass(frozen=True)
class AnchorHit:
    """An anchor and how much the question is like it, 0 to 1."""

    anchor: Anchor
    likeness: float
    """Cosine of the two as wholes."""
    words: float
    """Likeness word by word: each question word's best match, by how telling it is, and each anchor word's."""


@dataclass(frozen=True)
class Ranking:
    """Statements for one question, best first."""

    asked: Asked
    rows: tuple[int, ...]
    """Rows of the best statements."""
    final: Scores
    """Score of each of `rows`."""
    vector: Scores
    """Cosine of every statement."""
    vector_standard: Scores
    words: Scores
    """BM25 of every statement, as a share of the best possible."""
    words_standard: Scores
    likeness: Scores
    """Mean best cosine of the question's words, for each of `rows`."""
    plain: Scores
    """Standard score of every statement by vectors, words and passage, anchors left out."""
    own_rows: tuple[int, ...]
    """Rows of the best statements by their own words alone, best first: what the gate looks at.

    With the words of its neighbours more of what decides is found, but silence is told worse.
    """
    own: Scores
    """Score of each of `own_rows`."""
    learned: Scores
    """How much the question asks for every statement, as learned from the anchors; all 0 without any."""
    learned_rules: Mapping[str, float]
    """The same for every rule of the engine that has anchors."""
    learned_silence: float
    """How much it is like what the rulebook is silent on; 0 without anchors."""
    anchors: tuple[AnchorHit, ...]
    """Anchors by likeness, best first."""


def ask(text: str, index: GameIndex, embedder: Embedder) -> Asked:
    """Read a question and encode it, as it stands and as a statement in the rulebook's words.

    Where it only asks whether something said is so, that is what it is about, more than what was said against it.
    """
    question = read_question(index.mended(text))
    english = index.rulebook.language == "en"
    plain, stated = embedder.encode(
        both_wordings(question.text, index.thesaurus) if english else (question.text,) * 2,
        adapted=index.adapted,
    )
    if not (question.confirming and english):
        return Asked(question, plain, mean_vector(plain, stated))
    main = embedder.encode(both_wordings(question.main, index.thesaurus), adapted=index.adapted)
    return Asked(question, plain, mean_vector(plain, stated, *main, *main))


def rank(asked: Asked, index: GameIndex) -> Ranking:
    """Rank the statements of a rulebook. Ties keep reading order."""
    vector = np.asarray(index.vectors @ asked.vector, np.float32)
    passages = (index.passage_vectors @ asked.vector)[index.passage_of]
    own = list(dict.fromkeys(terms(asked.question.text, index.rulebook.language)))
    others = sorted({other for term in own for other in index.thesaurus.same(term)} - set(own))
    looked_for = index.asked_terms(asked.question.text)
    words = index.words.scores(looked_for) + SYNONYM_WEIGHT * index.words.scores(others)
    mix = ADAPTED if index.adapted else PREPARED
    first = mix.vector * standard(vector) + mix.words * standard(words) + mix.passage * standard(passages)
    anchors = _anchors(asked, index)
    by_anchor = _by_statement(anchors, index)
    told = index.learned.told(asked.vector, asked.question.about) if index.learned else None
    learned = told.statements if told else np.zeros_like(vector)
    asked_for = ANCHOR_WEIGHT * by_anchor + LEARNED_WEIGHT * learned
    plain, first = standard(first), first + asked_for
    best = np.argsort(-first, kind="stable")[:CANDIDATES]
    likeness, as_read = _likeness(asked, index, best)
    final = (1 - mix.likeness) * standard(first[best]) + mix.likeness * standard(as_read)
    form = _form(asked.question, own, index, best)
    final = final + LACKS_KIND * _lacking(asked, index, best) + form + asked_for[best]
    order = np.argsort(-final, kind="stable")
    few = best[:OWN_CANDIDATES]
    own_score = (1 - OWN_LIKENESS_WEIGHT) * standard(first[few]) + asked_for[few]
    own_score = own_score + OWN_LIKENESS_WEIGHT * standard(likeness[:OWN_CANDIDATES])
    own_score = own_score - TITLE * index.titles[few].astype(np.float32)
    by_own = np.argsort(-own_score, kind="stable")
    possible = sum(index.rarity.get(term, 1.0) for term in own) * len(looked_for) / max(1, len(own)) or 1.0
    return Ranking(
        asked=asked,
        rows=tuple(int(row) for row in best[order]),
        final=final[order],
        vector=vector,
        vector_standard=standard(vector),
        words=np.asarray(words / possible, np.float32),
        words_standard=standard(words),
        likeness=likeness[order],
        plain=plain,
        own_rows=tuple(int(row) for row in few[by_own]),
        own=own_score[by_own],
        learned=learned,
        learned_rules=told.rules if told else {},
        learned_silence=told.silence if told else 0.0,
        anchors=anchors,
    )


def standard(scores: Scores) -> Scores:
    """Standard scores: mean 0, deviation 1; all 0 where all are equal."""
    deviation = float(scores.std())
    return np.asarray((scores - scores.mean()) / (deviation if deviation > 1e-9 else 1.0), np.float32)


def _likeness(asked: Asked, index: GameIndex, rows: NDArray[np.int64]) -> tuple[Scores, Scores]:
    """For each row, how like the question is to it word by word: by its own words, and as it is read.

    As it is read, small words count little, and a word that the statement beside it in the same passage holds counts
    in part: a sentence seldom repeats what the one before it is about, and never the name of the entry it belongs to.
    """
    numbers = [any(letter.isdigit() for letter in word) for word in asked.encoded.words]
    weights = telling(asked, index) * np.where(numbers, CASE_NUMBER, 1.0).astype(np.float32)
    own, told = [], []
    near: dict[int, Scores] = {}

    def matches(row: int) -> Scores:
        if row not in near:
            near[row] = _nearest(asked.encoded, index.word_vectors[row])
        return near[row]

    for row in (int(row) for row in rows):
        mine = matches(row)
        around = mine
        for other, worth in ((row - 1, 1.0), (row + 1, NEXT_STATEMENT)):
            if 0 <= other < len(index.statements) and index.passage_of[other] == index.passage_of[row]:
                around = np.maximum(around, worth * matches(other))
        own.append(float(mine.mean()) if len(mine) else 0.0)
        both = (1 - AROUND) * mine + AROUND * around
        entry = index.entry_of[row]
        if entry is not None:
            both = np.maximum(both, ENTRY * matches(entry))
        told.append(float((both * weights).sum() / max(float(weights.sum()), 1e-6)))
    return np.array(own, np.float32), np.array(told, np.float32)


def _nearest(question: Encoded, words: NDArray[np.float16]) -> Scores:
    """For each word of the question, its best cosine with one of the words."""
    if not len(words) or not len(question.word_vectors):
        return np.zeros(len(question.word_vectors), np.float32)
    return np.asarray((question.word_vectors @ words.astype(np.float32).T).max(axis=1), np.float32)


def _lacking(asked: Asked, index: GameIndex, rows: NDArray[np.int64]) -> Scores:
    """For each row, from -1 to 0, how far it lacks the asked kind of answer. Told by English words alone."""
    if index.rulebook.language != "en":
        return np.zeros(len(rows), np.float32)
    each = (index.statements[row] for row in rows)
    same = index.thesaurus.same
    found = [carries(asked.question, s.shown, " ".join(s.at.section[-2:]), same) for s in each]
    return np.minimum(np.array(found, np.float32), 0)


def _form(question: Question, own: list[str], index: GameIndex, rows: NDArray[np.int64]) -> Scores:
    """For each row, what its form tells for or against it: a title, an echo of the question, a table's row.

    What repeats a yes/no question says yes to it, and a number is news: neither is a mere echo.
    """

    def echoes(row: int) -> bool:
        news = index.own_terms[row] - frozenset(own)
        return question.kind != "yes_no" and len(news) <= ECHOED and not any(map(str.isdigit, news))

    return np.array(
        [
            ROW * bool(index.statements[row].columns) - TITLE * index.titles[row] - ECHO * echoes(int(row))
            for row in rows
        ],
        np.float32,
    )


def _anchors(asked: Asked, index: GameIndex) -> tuple[AnchorHit, ...]:
    if not index.anchors:
        return ()
    cosine = index.anchor_vectors @ asked.vector
    near = np.argsort(-cosine, kind="stable")[:NEAR_ANCHORS]
    weights = telling(asked, index)
    return tuple(
        AnchorHit(
            index.anchors[row],
            float(cosine[row]),
            _both_ways(asked.encoded, index.anchor_words[row], weights),
        )
        for row in near
    )


def telling(asked: Asked, index: GameIndex) -> Scores:
    """How telling each word of the question is; small words count little."""
    language = index.rulebook.language
    weights = [
        STOP_WEIGHT if is_stop(word, language) else index.rarity.get(stem(word, language), 1.0)
        for word in asked.encoded.words
    ]
    return np.array(weights, np.float32)


def _both_ways(question: Encoded, words: NDArray[np.float16], weights: Scores) -> float:
    if not len(words) or not len(question.word_vectors):
        return 0.0
    match = question.word_vectors @ words.astype(np.float32).T
    forth = float((match.max(axis=1) * weights).sum() / max(float(weights.sum()), 1e-6))
    return (forth + float(match.max(axis=0).mean())) / 2


def _by_statement(anchors: tuple[AnchorHit, ...], index: GameIndex) -> Scores:
    """For each statement, how like the question is to its anchors word by word: the nearest, and a little of the next."""
    likeness: dict[int, list[float]] = {}
    for hit in anchors:
        for name in hit.anchor.statements:
            shared = SHARED * math.log(len(hit.anchor.statements))
            likeness.setdefault(index.row[name], []).append(hit.words - shared)
    scores = np.zeros(len(index.statements), np.float32)
    for row, each in likeness.items():
        each.sort(reverse=True)
        scores[row] = each[0] + (NEXT * sum(each[1:3]) / len(each[1:3]) if len(each) > 1 else 0.0)
    return scores
