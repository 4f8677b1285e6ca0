"""The assistant: one question in, one verified answer out.

question --rank--> Ranking --scope, engine, gate--> which kind of answer --compose--> claims --verify--> Answer
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from langchain_core.language_models import BaseChatModel

from corpus.models import Slug
from engine.errors import FactError
from engine.game import Game
from engine.given import check_facts
from engine.library import find_game
from rag import compose, ruled, wording
from rag.answers import (
    Answer,
    Answered,
    Computed,
    Conflicting,
    FoundPassage,
    OutOfScope,
    QuestionError,
    Silent,
    Turn,
    Uncertain,
)
from rag.chat import chat_claims, open_chat_model
from rag.choice import Weights, load_weights
from rag.contradiction import contradiction
from rag.decide import Decision, decide
from rag.embed import Embedder
from rag.followup import asked_in_full, asks_anew, changes_a_number, leans, topic
from rag.gate import Gates, Verdict, judge, load_gates
from rag.index import GameIndex
from rag.library import Library
from rag.parts import joined, parts
from rag.precedence import amended, bearing_on, with_amendments
from rag.question import Question, read_question
from rag.rank import Asked, Ranking, ask, rank
from rag.scope import out_of_scope
from rag.settings import Settings
from rag.store import Store
from rag.verdicts import verdict
from rag.verify import verified
from rag.written import check_question

OVERRULED = "{source} bears on this rule, so nothing is computed from it; the newer words come first."
SILENT = "The rulebook does not say."
UNCERTAIN = "The rulebook may not answer this; these are the nearest rules."
OTHER = "This does not read as a question about the rules of {title}, asked in the language of its rulebook."

Ranker = Callable[[Asked, GameIndex], Ranking]


@dataclass(frozen=True)
class Considered:
    """An answer, and what was looked at on the way to it."""

    answer: Answer
    ranking: Ranking
    gate: Verdict | None
    """None where the question is out of scope, so that the gate was not asked."""


class Assistant:
    """Answers questions about the games of one library. Holds no state between questions."""

    def __init__(
        self,
        library: Library,
        gates: Gates,
        weights: Weights,
        longest_question: int = 2000,
        chat: BaseChatModel | None = None,
        ranker: Ranker = rank,
        engine: bool = True,
    ) -> None:
        """`ranker` and `engine` are there to be measured without: another ranking, and no rules as code."""
        self.library = library
        self._gates = gates
        self._weights = weights
        self._longest = longest_question
        self._chat = chat
        self._rank = ranker
        self._rules = engine

    def answer(
        self,
        game: Slug,
        question: str,
        *,
        facts: Mapping[str, object] | None = None,
        history: Sequence[Turn] = (),
    ) -> Answer:
        """Answer a question.

        The same question of the same revision gives the same answer, but for the timings. Raises UnknownGameError,
        QuestionError, and FactError for facts that the game does not know.
        """
        return self.consider(game, question, facts=facts, history=history).answer

    def consider(
        self,
        game: Slug,
        question: str,
        *,
        facts: Mapping[str, object] | None = None,
        history: Sequence[Turn] = (),
        index: GameIndex | None = None,
    ) -> Considered:
        """Answer as `answer` does, and show the ranking and the gate's verdict; `index`: another one of the game."""
        clock = _Clock()
        text = check_question(question, self._longest)
        for place, turn in enumerate(history):
            try:
                check_question(turn.question, self._longest)
            except QuestionError as error:
                raise QuestionError(f"question {place + 1} of the history: {error}") from None
        with clock.part("load"):
            index = index or self.library.index(game)
        given, history = self._checked(index, facts or {}, history)
        whole = self._after(index, text, given, history, clock)
        answer = whole.answer
        if not history and len(asked := parts(text)) > 1:
            answer = joined(text, self._in_turn(index, asked, given, clock), answer) or answer
        return replace(
            whole, answer=answer.model_copy(update={"question": text, "timings_ms": clock.timings()})
        )

    def _checked(
        self, index: GameIndex, given: Mapping[str, object], history: Sequence[Turn]
    ) -> tuple[Mapping[str, object], tuple[Turn, ...]]:
        """The facts, those of the history too, as values of their kinds. Raises FactError."""
        game = self._game(index)
        if game is None:
            return {}, tuple(history)
        turns = []
        for place, turn in enumerate(history):
            try:
                turns.append(turn.model_copy(update={"facts": dict(check_facts(game.facts, turn.facts))}))
            except FactError as error:
                raise FactError(f"question {place + 1} of the history: {error}") from None
        return check_facts(game.facts, given), tuple(turns)

    def _after(
        self, index: GameIndex, text: str, facts: Mapping[str, object], history: Sequence[Turn], clock: _Clock
    ) -> Considered:
        """A question after others, asked in full where it leans on them."""
        with clock.part("retrieve"):
            full = asked_in_full(text, history, self._game(index), self.library.embedder) if history else None
        return self._consider(index, full or text, facts, () if full else history, clock)

    def _in_turn(
        self, index: GameIndex, asked: Sequence[str], facts: Mapping[str, object], clock: _Clock
    ) -> list[Answer]:
        """Each of several questions alone; or with the one before it, where alone it is not decided."""
        answers: list[Answer] = []
        for before, part in zip(("", *asked), asked, strict=False):
            answer = self._consider(index, part, facts, (), clock).answer
            if before and not isinstance(answer, Answered | Computed):
                answer = self._consider(index, f"{before} {part}", facts, (), clock).answer
            answers.append(answer.model_copy(update={"question": part}))
        return answers

    def _consider(
        self, index: GameIndex, text: str, facts: Mapping[str, object], history: Sequence[Turn], clock: _Clock
    ) -> Considered:
        with clock.part("retrieve"):
            before = topic(history) if leans(text) else None
            asked = ask(f"{before} {text}" if before else text, index, self.library.embedder)
            ranking = self._rank(asked, index)
        with clock.part("answer"):
            again = before is not None and not asks_anew(text)
            standing = self._rule_of(index, before, facts) if before and again else None
            read = ranking.asked.question
            if before and again:
                read = replace(read_question(before), text=index.mended(text))
            off_topic = out_of_scope(f"{before} {text}" if before else text, ranking, index)
            gate = None if off_topic else judge(ranking, index, self._gates)
            if gate and before and gate.tier == "silent":
                gate = replace(gate, tier="uncertain")
            answer = self._decide(index, ranking, read, gate, facts, history, standing)
        return Considered(answer, ranking, gate)

    def _decide(
        self,
        index: GameIndex,
        ranking: Ranking,
        question: Question,
        gate: Verdict | None,
        given: Mapping[str, object],
        history: Sequence[Turn],
        standing: str | None,
    ) -> Answer:
        rulebook = index.rulebook
        common = {"game": rulebook.slug, "revision": rulebook.revision, "question": question.text}
        if gate is None:
            return OutOfScope(**common, answer=OTHER.format(title=index.rulebook.title))
        decision = self._engine(index, ranking, question, gate, given, history, standing)
        if decision and not question.compares:
            return self._overruled(decision, ranking, index, common) or ruled.answer(
                decision, question, index, common
            )
        near = compose.nearest(ranking, index)
        if gate.tier == "silent":
            return Silent(**common, answer=SILENT, nearest=near)
        statements = compose.choose(ranking, index)
        claims, withheld = verified(compose.claims(statements, index), rulebook)
        if gate.tier == "uncertain":
            return Uncertain(
                **common, answer=f"{UNCERTAIN} {compose.sentence(claims)}", claims=claims, nearest=near
            )
        if disputed := contradiction(statements[0], ranking, index, self._game(index)):
            both, withheld = verified(compose.claims(with_amendments(disputed.sides, index), index), rulebook)
            text = f"{wording.CONFLICT}. {disputed.why} {compose.sentence(both)}"
            return Conflicting(**common, answer=text, claims=both, withheld=withheld)
        if self._chat:
            told, withheld = chat_claims(self._chat, question.text, compose.best(ranking, index), index)
            if told:
                told = tuple(compose.beside_amendments(told, index))
                return Answered(**common, answer=compose.sentence(told), claims=told, withheld=withheld)
        changed = bool(history) and changes_a_number(question.text)
        yes_no = None if changed else verdict(ranking, statements[0], index)
        value, unit = (None, None) if self._game(index) else compose.amount(question, statements[0], index)
        lead = "" if yes_no is None else "Yes. " if yes_no else "No. "
        named = str(value) if unit is None else f"{value} {unit}"
        lead = lead or (f"{named}. " if value is not None else "")
        return Answered(
            **common,
            answer=lead + compose.sentence(claims),
            yes_no=yes_no,
            value=value,
            unit=unit,
            claims=claims,
            withheld=withheld,
        )

    def _engine(
        self,
        index: GameIndex,
        ranking: Ranking,
        question: Question,
        gate: Verdict,
        given: Mapping[str, object],
        history: Sequence[Turn],
        standing: str | None = None,
    ) -> Decision | None:
        """The engine's decision, where one of its rules is surely what was asked for."""
        game = self._game(index)
        if game is None:
            return None
        words = index.thesaurus.words
        return decide(
            ranking, question, index, game, words, given, history, gate, self._weights, standing=standing
        )

    def _rule_of(self, index: GameIndex, question: str, given: Mapping[str, object]) -> str | None:
        """The rule that decided the question which a follow-up leans on."""
        ranking = self._rank(ask(question, index, self.library.embedder), index)
        gate = judge(ranking, index, self._gates)
        found = self._engine(index, ranking, ranking.asked.question, gate, given, ())
        return found.rule.id if found else None

    def _game(self, index: GameIndex) -> Game | None:
        return find_game(index.rulebook.slug) if self._rules else None

    def _overruled(
        self, decision: Decision, ranking: Ranking, index: GameIndex, common: dict[str, str]
    ) -> Answered | None:
        """What an amendment and the rulebook say, where the amendment bears on the rule that decides; else None."""
        newer = bearing_on(index.quoted_by[decision.rule.id], index) or amended(
            ranking, index, compose.BEHIND
        )
        if not newer:
            return None
        quotes = decision.ruling.quotes or decision.rule.all_quotes
        older = [index.rulebook.find(quote)[0] for quote in quotes]
        shown = with_amendments([*dict.fromkeys((newer[0], *older))][: compose.MOST_CLAIMS], index)
        claims, withheld = verified((compose.claim(one, index) for one in shown), index.rulebook)
        text = f"{OVERRULED.format(source=newer[0].at.source)} {compose.sentence(claims)}"
        return Answered(**common, answer=text, claims=claims, withheld=withheld)

    def search(self, game: Slug, query: str, k: int = 5) -> tuple[FoundPassage, ...]:
        """The passages nearest to a query, best first, at most `k`."""
        index = self.library.index(game)
        ranking = self._rank(ask(check_question(query, self._longest), index, self.library.embedder), index)
        return found_passages(ranking, index, k)


def found_passages(ranking: Ranking, index: GameIndex, k: int) -> tuple[FoundPassage, ...]:
    """The passages of the best statements, each with the score of its best one."""
    found: dict[str, list[int]] = {}
    for place, row in enumerate(ranking.rows):
        found.setdefault(index.statements[row].id.rpartition("#")[0], []).append(place)
    passages = []
    for name, places in list(found.items())[:k]:
        passage = index.rulebook.passages_by_id[name]
        hit = {index.statements[ranking.rows[place]].id for place in places}
        ordered = sorted(passage.statements, key=lambda statement: statement.id not in hit)
        passages.append(
            FoundPassage(
                id=name,
                label=passage.at.label,
                page=passage.at.page,
                pdf_page=passage.at.pdf_page,
                section=passage.at.heading,
                text=index.rulebook.text[passage.at.start : passage.at.end],
                score=round(float(ranking.final[places[0]]), 4),
                statements=tuple(index.rulebook.cite(statement) for statement in ordered),
            )
        )
    return tuple(passages)


def build_assistant(settings: Settings) -> Assistant:
    """An assistant over the data folder, the model and the limits of the settings."""
    store = Store(settings.data_dir, settings.chroma_url)
    library = Library(store, Embedder(settings.embedding_model), settings.reading)
    chat = open_chat_model(settings.chat_model) if settings.chat_model else None
    return Assistant(library, load_gates(), load_weights(), settings.max_question_chars, chat)


class _Clock:
    """Milliseconds a stage took."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self._parts: dict[str, float] = {}

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        spent = (time.perf_counter() - begun) * 1000
        self._parts[name] = round(self._parts.get(name, 0.0) + spent, 2)

    def timings(self) -> dict[str, float]:
        return {**self._parts, "total": round((time.perf_counter() - self._begun) * 1000, 2)}
