"""How well one statement matches a question: the numbers that the gate weighs."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cached_property

import numpy as np

from rag import carries
from rag.index import GameIndex
from rag.lexicon import is_stop, stem, terms, tokens
from rag.question import Question
from rag.rank import Asked

_GENERIC = frozenset(
    terms(
        "player players game rule rules turn happen happens allowed someone something thing things like want need know mean"
    )
)
_VERB = re.compile(
    r"\b(?:can|could|may|might|must|should|do|does|did|will|would|shall|to|allowed to|have to|need to)\s+"
    r"(?:i|we|you|they|he|she|it|players?|both|everyone|one|(?:the|my|our|a|an|your|another)\s+[\w'-]+(?:\s+[\w'-]+)?|\w+)\s+"
    r"(?:also|still|ever|always|just|even|only)?\s*([a-z]{2,})\b",
    re.IGNORECASE,
)
_NOISE = re.compile(
    r"\b(licen[cs]e|copyright|creative commons|credits?|https?|www\.|©|e-?mail)\b", re.IGNORECASE
)
_SYNONYM = 0.8
"""What a synonym is worth beside the word itself."""


@dataclass(frozen=True)
class Match:
    """Features of one question and one statement, each roughly between -1 and 1."""

    vector: float
    likeness: float
    covered: float
    """Share of the question's content words, by rarity, that stand in the statement or its heading."""
    covered_by_passage: float
    soft_mean: float
    """The same with near words counted by their likeness."""
    main_mean: float
    """How well the words of the asking clause are matched, on average."""
    main_worst: float
    """The worst matched of them."""
    main_missing: float
    """The most telling of them that is missing, by rarity."""
    answer_kind: float
    answer_kind_covered: float
    person: float
    condition: float
    modal: float
    modal_verb: float
    verb: float
    opening: float
    """Share of the question's telling words that open the statement or stand in its heading."""
    noise: float

    def values(self) -> list[float]:
        """The features, in the order of their names."""
        return [float(getattr(self, field.name)) for field in fields(self)]


MATCH_NAMES = tuple(field.name for field in fields(Match))


class Matcher:
    """Matches one question against statements of one rulebook."""

    def __init__(self, asked: Asked, index: GameIndex) -> None:
        self.asked = asked
        self.index = index
        self._language = index.rulebook.language

    @property
    def question(self) -> Question:
        """The question as it was read."""
        return self.asked.question

    @cached_property
    def content(self) -> tuple[str, ...]:
        """The question's content terms; generic ones ("player", "game") only where there are no others."""
        own = [
            t for t in dict.fromkeys(terms(self.question.text, self._language)) if len(t) > 1 or t.isdigit()
        ]
        return tuple(t for t in own if t not in _GENERIC) or tuple(own)

    @cached_property
    def main(self) -> tuple[str, ...]:
        """Content terms of the asking clause."""
        inside = set(terms(self.question.main, self._language))
        return tuple(t for t in self.content if t in inside) or self.content

    @cached_property
    def rarity(self) -> dict[str, float]:
        """How telling each content term is, 0 to 1; a term that the rulebook lacks is the most telling."""
        return {t: self.index.rarity.get(t, 1.0) for t in self.content}

    @cached_property
    def _places(self) -> dict[str, int]:
        """Where each content term stands among the question's word vectors."""
        places: dict[str, int] = {}
        for place, word in enumerate(self.asked.encoded.words):
            places.setdefault(stem(word, self._language), place)
        return places

    def match(self, row: int) -> Match:
        """Features of the statement in a row of the index."""
        index, question = self.index, self.question
        statement = index.statements[row]
        told = index.all_terms[row]
        near = self._nearest_words(row)
        strength = {t: self._strength(t, told, near) for t in self.content}
        main = sorted(strength[t] for t in self.main) or [0.0]
        kind = (
            carries.carries(
                question, statement.shown, " ".join(statement.at.section[-2:]), index.thesaurus.same
            )
            if self._language == "en"
            else 0.0
        )
        verb = self._verb(told, near)
        modal = bool(carries.MODAL.search(statement.text))
        yes_no = question.kind == "yes_no"
        words = set(tokens(statement.text, self._language))
        return Match(
            vector=float(index.vectors[row] @ self.asked.vector),
            likeness=float(near.mean()) if len(near) else 0.0,
            covered=self._share(told),
            covered_by_passage=self._share(index.passage_terms[row]),
            soft_mean=self._weighted(strength),
            main_mean=float(np.mean(main)),
            main_worst=main[0],
            main_missing=max(((1 - strength[t]) * self.rarity[t] for t in self.main), default=0.0),
            answer_kind=kind,
            answer_kind_covered=kind * float(np.mean(main)) if kind > 0 else kind,
            person=_told(question.kind == "who", bool(words & carries.PEOPLE)),
            condition=_told(question.kind == "happens", bool(carries.CONDITION.search(statement.text))),
            modal=_told(yes_no, modal),
            modal_verb=(verb if modal else min(verb, 0.0)) if yes_no else 0.0,
            verb=verb,
            opening=self._opening(row),
            noise=1.0 if _NOISE.search(statement.text) else 0.0,
        )

    def _nearest_words(self, row: int) -> np.ndarray:
        """For each word of the question, its best cosine with a word of the statement."""
        words = self.index.word_vectors[row].astype(np.float32)
        if not len(words) or not len(self.asked.encoded.word_vectors):
            return np.zeros(0, np.float32)
        return np.asarray((self.asked.encoded.word_vectors @ words.T).max(axis=1))

    def _strength(self, term: str, told: frozenset[str], near: np.ndarray) -> float:
        if term in told:
            return 1.0
        place = self._places.get(term)
        soft = float(near[place]) if place is not None and place < len(near) else 0.0
        return max(soft, _SYNONYM) if self.index.thesaurus.same(term) & told else soft

    def _share(self, told: frozenset[str]) -> float:
        total = sum(self.rarity.values()) or 1.0
        hit = (t for t in self.content if t in told or self.index.thesaurus.same(t) & told)
        return sum(self.rarity[t] for t in hit) / total

    def _weighted(self, strength: dict[str, float]) -> float:
        total = sum(self.rarity.values()) or 1.0
        return sum(strength[t] * self.rarity[t] for t in self.content) / total

    def _verb(self, told: frozenset[str], near: np.ndarray) -> float:
        found = _VERB.search(self.question.main)
        if found is None or is_stop(found[1].lower()):
            return 0.0
        return 2 * self._strength(stem(found[1].lower()), told, near) - 1

    def _opening(self, row: int) -> float:
        telling = [t for t in self.content if self.rarity[t] > 0.45]
        if not telling:
            return 0.0
        statement = self.index.statements[row]
        first = set(terms(statement.text, self._language)[:4]) | set(self.index.head_terms[row])
        return sum(t in first for t in telling) / len(telling)


def _told(demanded: bool, there: bool) -> float:
    return (1.0 if there else -1.0) if demanded else 0.0
