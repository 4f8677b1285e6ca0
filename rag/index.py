"""One game's index in memory: what search needs, read from the store once a revision."""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import bm25s
import numpy as np
from numpy.typing import NDArray

from corpus.models import Passage, Rulebook, Statement
from rag.amending import Lines
from rag.embed import Matrix, common_words
from rag.learned import Learned
from rag.lexicon import is_stop, terms, tokens
from rag.slang import Slang
from rag.spelling import Speller
from rag.thesaurus import Thesaurus

Scores = NDArray[np.float32]
"""One number a statement, in reading order."""

HEADING_WEIGHT = 0.3
"""Words of the headings, beside a statement's own (from the retrieval trial)."""
NEIGHBOUR_WEIGHT = 0.15
"""Words of the statements before and after it in the same passage (from the retrieval trial)."""
K1, B = 1.2, 0.5
"""BM25 for texts as short as a sentence (from the retrieval trial)."""
PIECE = 4
"""Letters of a piece of a word: the usual length for languages that join words or inflect them much."""

_TITLE_WORDS = 5
_TITLE = re.compile(r"[^\d.,:;!?|]{2,45}(?P<end>[.:]?)")
_ENTRY = re.compile(r"\W*(?P<term>[^\W\d_][^.:!?|]{1,38}?)(?::\s|\s[–—-]\s)")


@dataclass(frozen=True)
class Anchor:
    """One way in which players ask, and what it asks for."""

    text: str
    kind: Literal["statement", "rule", "silent"]
    target: str
    """A statement's id, a rule's id, or a silent topic."""
    verdict: bool | None = None
    """For a yes/no question: what the statement, or the rule without a further fact, says."""
    statements: tuple[str, ...] = ()
    """Ids of the statements that bear the answer; none for a silent topic."""


def context(statement: Statement) -> str:
    """A statement as it is embedded: under its headings and with the words it hangs on."""
    head = " > ".join(statement.at.section[-2:])
    return f"{head}: {statement.shown}" if head else statement.shown


def passage_context(passage: Passage) -> str:
    """A passage as it is embedded: its headings and all its statements."""
    head = " > ".join(passage.at.section[-2:])
    text = " ".join(statement.text for statement in passage.statements)
    return f"{head}: {text}" if head else text


def is_title(statement: Statement) -> bool:
    """Whether a statement is but a name that stands over what follows it, or a caption: `Spooky Action.`, `New game`."""
    if statement.columns or statement.lead or statement.kind == "item":
        return False
    found = _TITLE.fullmatch(statement.text.strip())
    words = statement.text.split()
    if found is None or len(words) > _TITLE_WORDS:
        return False
    return not found["end"] or all(word[0].isupper() for word in words if len(word) > 3)


def opens_entry(statement: Statement) -> bool:
    """Whether a statement says what it and those after it are about: `Regeneration: When taking a wound, roll one die.`"""
    if statement.columns:
        return False
    found = _ENTRY.match(statement.text)
    return is_title(statement) or (found is not None and len(found["term"].split()) <= 4)


def pieces(words: list[str]) -> list[str]:
    """Overlapping pieces of words, by which a part of a long word is found, and a word in any of its forms."""
    return [
        piece
        for word in (f"_{word}_" for word in words)
        for piece in (word[at : at + PIECE] for at in range(max(1, len(word) - PIECE + 1)))
    ]


def _worded(statement: Statement) -> str:
    """A statement's own words, in every form."""
    return " ".join((statement.shown if statement.columns else statement.text, *statement.forms))


def _over(statement: Statement) -> str:
    """What stands over a statement: its two nearest headings, and the words it hangs on."""
    return " ".join((*statement.at.section[-2:], statement.lead))


class WordIndex:
    """BM25 over statements, with their headings and neighbours at lower weight."""

    def __init__(self, own: list[list[str]], heads: list[list[str]], around: list[list[str]]) -> None:
        self._fields = [
            (weight, _bm25(corpus))
            for weight, corpus in ((1.0, own), (HEADING_WEIGHT, heads), (NEIGHBOUR_WEIGHT, around))
        ]
        self._rows = len(own)

    def scores(self, query: list[str]) -> Scores:
        """BM25 of a bag of terms for each statement."""
        total = np.zeros(self._rows, np.float32)
        for weight, (vocabulary, field) in self._fields:
            known = [term for term in query if term in vocabulary]
            if field is not None and known:
                total += weight * np.asarray(field.get_scores(known), np.float32)
        return total


def _bm25(corpus: list[list[str]]) -> tuple[frozenset[str], bm25s.BM25 | None]:
    vocabulary = frozenset(term for text in corpus for term in text)
    if not vocabulary:
        return vocabulary, None
    field = bm25s.BM25(k1=K1, b=B)
    field.index(corpus, show_progress=False)
    return vocabulary, field


@dataclass(frozen=True)
class GameIndex:
    """A rulebook with its vectors, words and anchors."""

    rulebook: Rulebook
    vectors: Matrix
    """A row a statement."""
    passage_vectors: Matrix
    """A row a passage."""
    word_vectors: tuple[NDArray[np.float16], ...]
    """A matrix a statement: a row a word."""
    anchors: tuple[Anchor, ...]
    anchor_vectors: Matrix
    """A row an anchor."""
    anchor_words: tuple[NDArray[np.float16], ...]
    """A matrix an anchor: a row a word."""
    thesaurus: Thesaurus
    learned: Learned | None = None
    """What the anchors teach; None for a rulebook without any."""

    @property
    def adapted(self) -> bool:
        """Whether the adapted model reads it: where no anchors tell what players ask for, that finds more."""
        return not self.anchors

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """Statements in reading order; their positions are the rows of every score."""
        return tuple(self.rulebook.statements)

    @cached_property
    def row(self) -> dict[str, int]:
        """A statement's row by its id."""
        return {statement.id: row for row, statement in enumerate(self.statements)}

    @cached_property
    def rules_of(self) -> dict[str, tuple[str, ...]]:
        """The engine's rules by the statements that they quote."""
        found: dict[str, dict[str, None]] = {}
        for anchor in self.anchors:
            for name in anchor.statements if anchor.kind == "rule" else ():
                found.setdefault(name, {})[anchor.target] = None
        return {name: tuple(rules) for name, rules in found.items()}

    @cached_property
    def quoted_by(self) -> dict[str, tuple[str, ...]]:
        """The statements that each rule of the engine quotes."""
        return {anchor.target: anchor.statements for anchor in self.anchors if anchor.kind == "rule"}

    @cached_property
    def asks_of(self) -> dict[str, tuple[int, ...]]:
        """For each rule of the engine, the rows of the anchors that ask for it."""
        found: dict[str, list[int]] = {}
        for row, anchor in enumerate(self.anchors):
            if anchor.kind == "rule":
                found.setdefault(anchor.target, []).append(row)
        return {name: tuple(rows) for name, rows in found.items()}

    @cached_property
    def anchors_of(self) -> dict[str, tuple[int, ...]]:
        """For each statement, the rows of the anchors that ask for it, those of rules among them."""
        found: dict[str, list[int]] = {}
        for row, anchor in enumerate(self.anchors):
            for name in anchor.statements:
                found.setdefault(name, []).append(row)
        return {name: tuple(rows) for name, rows in found.items()}

    def mended(self, text: str) -> str:
        """A question without slips of the fingers and slang, where the game's anchors tell how players write."""
        return self._speller.mended(self._slang.plain(text)) if self.anchors else text

    @cached_property
    def _slang(self) -> Slang:
        return Slang(self.thesaurus.words, (self.rulebook.text, *(anchor.text for anchor in self.anchors)))

    @cached_property
    def _speller(self) -> Speller:
        told = (" ".join((word, *others)) for word, others in self.thesaurus.words.items())
        return Speller((self.rulebook.text, *(anchor.text for anchor in self.anchors), *told), common_words())

    @cached_property
    def passage_of(self) -> NDArray[np.int64]:
        """For each statement, the row of its passage."""
        return np.array(
            [number for number, passage in enumerate(self.rulebook.passages) for _ in passage.statements],
            np.int64,
        )

    @cached_property
    def own_terms(self) -> tuple[frozenset[str], ...]:
        """Search terms of each statement."""
        language = self.rulebook.language
        return tuple(frozenset(terms(_worded(statement), language)) for statement in self.statements)

    @cached_property
    def all_terms(self) -> tuple[frozenset[str], ...]:
        """Search terms of each statement with its headings and the words it hangs on."""
        return tuple(own | frozenset(head) for own, head in zip(self.own_terms, self.head_terms, strict=True))

    @cached_property
    def passage_terms(self) -> tuple[frozenset[str], ...]:
        """For each statement, the search terms of its whole passage."""
        passages: list[set[str]] = [set() for _ in self.rulebook.passages]
        for row, words in enumerate(self.all_terms):
            passages[self.passage_of[row]] |= words
        return tuple(frozenset(passages[number]) for number in self.passage_of)

    @cached_property
    def head_terms(self) -> tuple[tuple[str, ...], ...]:
        """Search terms of each statement's two nearest headings and of the words it hangs on."""
        language = self.rulebook.language
        return tuple(tuple(terms(_over(statement), language)) for statement in self.statements)

    @cached_property
    def words(self) -> WordIndex:
        """Word search."""
        own = [self._searched(_worded(statement)) for statement in self.statements]
        heads = [self._searched(_over(statement)) for statement in self.statements]
        around = []
        for row in range(len(self.statements)):
            near = (
                other
                for other in (row - 1, row + 1)
                if 0 <= other < len(self.statements) and self.passage_of[other] == self.passage_of[row]
            )
            around.append([term for other in near for term in own[other]])
        return WordIndex(own, heads, around)

    def asked_terms(self, text: str) -> list[str]:
        """What word search looks for in a text, each once: search terms, or in languages that join words their pieces."""
        return list(dict.fromkeys(self._searched(text)))

    def _searched(self, text: str) -> list[str]:
        language = self.rulebook.language
        if language in ("en", "zh"):
            return terms(text, language)
        return pieces([word for word in tokens(text, language) if word and not is_stop(word, language)])

    @cached_property
    def lines_of(self) -> dict[int, tuple[int, ...]]:
        """For each statement of an amendment, the rows of the rulebook's statements that it is about, likest first."""
        return Lines(self.statements, self.vectors, self.word_vectors).amended()

    @cached_property
    def amendments_of(self) -> dict[int, tuple[int, ...]]:
        """For each statement of the rulebook itself, the rows of what amends it, the newest amendment's first."""
        sources = [*dict.fromkeys(one.at.source for one in self.statements)]
        found: dict[int, list[int]] = {}
        for row, lines in self.lines_of.items():
            for line in lines:
                found.setdefault(line, []).append(row)
        return {
            line: tuple(sorted(rows, key=lambda row: (-sources.index(self.statements[row].at.source), row)))
            for line, rows in found.items()
        }

    @cached_property
    def titles(self) -> NDArray[np.bool_]:
        """Which statements are but a name or a caption, and answer nothing."""
        return np.array([is_title(statement) for statement in self.statements], np.bool_)

    @cached_property
    def entry_of(self) -> tuple[int | None, ...]:
        """For each statement, the row that opens the entry which it goes on with, in the same passage; None where none does."""
        found: list[int | None] = []
        opening: int | None = None
        for row, statement in enumerate(self.statements):
            if row and self.passage_of[row] != self.passage_of[row - 1]:
                opening = None
            opens = opens_entry(statement)
            found.append(None if opens else opening)
            opening = row if opens else opening
        return tuple(found)

    @cached_property
    def rarity(self) -> dict[str, float]:
        """How much a term tells in this rulebook: inverse document frequency, 0 to 1."""
        counts = Counter(term for words in self.all_terms for term in words)
        total = len(self.statements)
        highest = math.log(1 + (total + 0.5) / 0.5)
        return {t: math.log(1 + (total - n + 0.5) / (n + 0.5)) / highest for t, n in counts.items()}
