"""Rules that a question may ask for: those whose anchors, or whose statements' anchors, are near, tried on its facts."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache

from engine.errors import FactError
from engine.game import Game
from engine.library import find_game
from engine.named import Named
from engine.norms import Asked
from engine.reading import Reader
from engine.rules import Rule
from engine.ruling import Outcome
from engine.verdict import outcome
from rag.answers import Turn
from rag.claimed import claimed
from rag.cover import Cover
from rag.index import GameIndex
from rag.lexicon import terms, tokens
from rag.question import Question, read_question
from rag.rank import Ranking
from rag.stance import asked_of, other_way, same_stance

LIKELY = 16
"""Rules that are looked at more closely."""
NOT_NEAR = 0.3
"""Likeness of an anchor that is not among the near ones."""

_OF_OWN = re.compile(
    r"\b(?:i|we|my|our|now|yet|still|already|so far|currently|this turn|at (?:this point|the moment))\b",
    re.IGNORECASE,
)
_WHICH = re.compile(r"\bwhich (?:of|ones?|\w+s)\b", re.IGNORECASE)
"""What wants things by name, and no number."""
_COUNTS = ("amount", "constant")
"""Kinds of rules that give a number which a question may claim; what is only suggested holds no claim."""

Words = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Signs:
    """What speaks for a rule being the one that was asked for."""

    own: float
    """Likeness of the nearest of its own anchors."""
    statements: float
    """Likeness of the nearest anchor of a statement that it quotes."""
    words: float
    """Word-by-word likeness of the nearest of all these anchors."""
    own_words: float
    """The same for the nearest of its own: what else its statement is asked for says nothing of its verdict."""
    learned: float
    """How much the question asks for it, as learned from the anchors of all rules."""
    asked_for: float
    """How much the question asks for a statement that it quotes, as learned from all anchors."""
    plain: float
    """Standard score of the best statement that it quotes, anchors left out."""
    likeness: float
    """Mean best cosine of the question's words, for that statement."""
    place: float
    """Place of its best statement in the ranking: 1 for the first, 1/2 for the second, and so on."""
    quotes: float
    """Statements that it quotes, as a logarithm: a rule with many is near to everything."""
    covered: float
    """How near the words of the asking clause are to those of its statements and of all the ways to ask for it, by rarity: what
    a rule has nothing to say of is not asked of it."""
    facts: float
    """Facts that it reads in the question, as a share of the most that any likely rule reads."""
    unread: float
    """Share of the question's numbers that none of its facts took."""
    asks_back: float
    """1 where it would have to ask and has read nothing."""
    open: float
    """1 where a fact is missing that decides."""
    of_own: float
    """1 where a fact is missing and the players ask for themselves or for now ("can I leave yet?"): the rule is to be applied."""
    silent: float
    """1 where it says nothing on these facts."""
    wrong_kind: float
    """1 where it cannot give the asked kind of answer."""
    other_stance: float
    """1 where the question denies and no way to ask for it does, or the reverse: "am I stuck?" beside "may I leave?"."""
    duty: float
    """1 where the question asks for a duty and the rule tells what may be."""

    def values(self) -> tuple[float, ...]:
        """The signs, in the order of their names."""
        return tuple(float(getattr(self, field.name)) for field in fields(self))


SIGNS = tuple(field.name for field in fields(Signs))


@dataclass(frozen=True)
class Try:
    """A likely rule on the facts that it reads in the question, before it is evaluated in full."""

    rule: Rule
    signs: Signs
    asked: Asked | None
    facts: dict[str, object]
    sources: dict[str, str]
    used: tuple[str, ...]
    """The facts, by name, that it takes from the question or that were given."""
    outcome: Outcome
    value: object
    claimed: int | None = None
    """The number that the question takes for its value, where it asks whether that is so."""
    aside: frozenset[int] = frozenset()
    """Numbers of the question that hold no more, or decide nothing."""

    @property
    def verdict(self) -> bool | None:
        """Yes or no, where it says either."""
        if self.claimed is not None:
            return self.value == self.claimed
        return self.value if isinstance(self.value, bool) else None


def likely_rules(
    ranking: Ranking,
    question: Question,
    index: GameIndex,
    game: Game,
    words: Words,
    given: Mapping[str, object],
    history: Sequence[Turn],
) -> list[Try]:
    """The rules that may have been asked for, each tried on the facts that it reads."""
    near = _nearness(ranking, index)
    learned = ranking.learned_rules
    names = [
        name
        for name in sorted(near, key=lambda name: (-max(near[name][:2]) - learned.get(name, 0.0), name))
        if not other_way(question, tuple(index.anchors[row].text for row in index.asks_of[name]))
    ][:LIKELY]
    reader = _reader(game.slug, tuple((word, tuple(others)) for word, others in words.items()))
    read = [_read(game.rule(name), reader, question, given, history) for name in names]
    aside = reader.set_aside(question.text)
    numbers = [int(term) for term in terms(question.text) if term.isdigit() and int(term) not in aside]
    most = max((len(used) for _, _, used in read), default=0)
    cover = Cover(ranking.asked, index, set(tokens(ranking.asked.question.main)))
    of_own = _OF_OWN.search(question.main) is not None
    place = {row: place for place, row in enumerate(ranking.rows)}
    tries = []
    for name, (facts, sources, used) in zip(names, read, strict=True):
        rule = game.rule(name)
        asked = asked_of(question, rule.act) if rule.kind == "norm" and question.kind == "yes_no" else None
        try:
            settled = outcome(rule, facts, asked)
        except FactError:
            facts, sources, used = {}, {}, ()
            settled = outcome(rule, facts, asked)
        rows = [index.row[statement] for statement in index.quoted_by[name]]
        best = max(rows, key=lambda row: float(ranking.plain[row]))
        own, by_statement, by_words, own_words = near[name]
        counts = rule.kind in _COUNTS and type(settled.value) is int
        claim = claimed(question, f"{rule.unit} {rule.title}", values_in(facts)) if counts else None
        signs = Signs(
            own=own,
            statements=by_statement,
            words=by_words,
            own_words=own_words,
            learned=learned.get(name, 0.0),
            asked_for=max(float(ranking.learned[row]) for row in rows),
            plain=float(ranking.plain[best]),
            likeness=float(ranking.likeness[place[best]]) if best in place else 0.0,
            place=max((1 / (1 + place[row]) for row in rows if row in place), default=0.0),
            quotes=math.log(len(rows)),
            covered=cover.of_rule(name),
            facts=len(used) / most if most else 0.0,
            unread=_unread(numbers, facts),
            asks_back=float(settled.outcome == "depends" and not used),
            open=float(settled.outcome == "depends"),
            of_own=float(of_own and settled.outcome == "depends"),
            silent=float(settled.outcome == "silent"),
            wrong_kind=float(claim is None and not _answers(rule, settled.value, question)),
            other_stance=float(question.kind == "yes_no" and not asks_so(rule, question)),
            duty=float(_asks_other_duty(rule, question)),
        )
        tries.append(
            Try(rule, signs, asked, facts, sources, used, settled.outcome, settled.value, claim, aside)
        )
    return tries


def _nearness(ranking: Ranking, index: GameIndex) -> dict[str, tuple[float, float, float, float]]:
    """For each rule near the question: likeness of its own anchors, of its statements' anchors, of all by words, of its own by words."""
    near: dict[str, tuple[float, float, float, float]] = {}
    for hit in ranking.anchors:
        own = hit.anchor.kind == "rule"
        rules = (hit.anchor.target,) if own else index.rules_of.get(hit.anchor.target, ())
        for name in rules:
            a, b, c, d = near.get(name, (NOT_NEAR, NOT_NEAR, 0.0, 0.0))
            near[name] = (
                max(a, hit.likeness) if own else a,
                b if own else max(b, hit.likeness),
                max(c, hit.words),
                max(d, hit.words) if own else d,
            )
    return near


def values_in(facts: Mapping[str, object]) -> set[object]:
    """The values of facts, those of a list one by one, and the numbers of those who are named."""
    return {value for fact in facts.values() for value in _each(fact)}


def _each(fact: object) -> tuple[object, ...]:
    if isinstance(fact, Named):
        return tuple(number for _, number in fact.root)
    return fact if isinstance(fact, tuple) else (fact,)


def _unread(numbers: Sequence[int], facts: Mapping[str, object]) -> float:
    taken = values_in(facts)
    return sum(number not in taken for number in numbers) / len(numbers) if numbers else 0.0


@lru_cache(maxsize=16)
def _reader(game: str, words: tuple[tuple[str, tuple[str, ...]], ...]) -> Reader:
    found = find_game(game)
    return Reader(found.facts if found else {}, dict(words))


def _read(
    rule: Rule, reader: Reader, question: Question, given: Mapping[str, object], history: Sequence[Turn]
) -> tuple[dict[str, object], dict[str, str], tuple[str, ...]]:
    """The facts that the rule reads, as far as the question tells them or they are given."""
    reads = {fact.name for fact in rule.reads}
    read = (
        tuple(f for f in reader.read(question.text, history, about=reads) if f.name in reads) if reads else ()
    )
    facts: dict[str, object] = {fact.name: fact.value for fact in read}
    sources: dict[str, str] = {fact.name: fact.source for fact in read}
    for name in sorted(reads & set(given)):
        facts[name], sources[name] = given[name], "given"
    return facts, sources, tuple(facts)


def _answers(rule: Rule, value: object, question: Question) -> bool:
    """Whether the rule can give the asked kind of answer."""
    if question.fragment and type(value) is int:
        return True
    if question.kind == "yes_no":
        told = isinstance(value, str) and question.either
        return (
            told
            or rule.kind == "norm"
            or isinstance(value, bool)
            or (rule.kind == "verdict" and value is None)
        )
    if type(value) is int and _WHICH.search(question.main):
        return False
    if question.kind == "number":
        return rule.kind in ("amount", "constant", "suggestion", "effect") and not isinstance(value, bool)
    return rule.kind != "norm" and not isinstance(value, bool)


def asks_so(rule: Rule, question: Question) -> bool:
    """Whether a yes/no question is put in the stance in which the rule is asked for; a norm is asked in any."""
    return rule.kind == "norm" or same_stance(question, (*rule.asks, rule.title))


def _asks_other_duty(rule: Rule, question: Question) -> bool:
    asks = question.kind == "yes_no" and question.modality == "must"
    return asks and rule.kind == "verdict" and not _asks_must(rule)


@lru_cache(maxsize=1024)
def _asks_must(rule: Rule) -> bool:
    """Whether one of the ways to ask for the rule asks for a duty."""
    return any(read_question(text).modality == "must" for text in rule.asks)
