"""Controls that need no second run: the same records with their citations shuffled, and two policies without judgement.

Whoever answers everything keeps no silence, and whoever refuses everything is never wrong; only together do the scores
mean something. A scorer that gave shuffled citations a good mark could not tell a real one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from corpus.models import Rulebook
from evals.cases import UNANSWERED
from evals.record import Record
from evals.scorers import scores
from evals.statistics import SEED
from rag.answers import Answer, Answered, Claim, Silent

Book = Callable[[str], Rulebook]


def shuffled(records: Sequence[Record], book: Book) -> tuple[Record, ...]:
    """Every answer with the citations of another answer about the same game."""
    made = []
    chance = random.Random(SEED)  # noqa: S311  # shuffles citations, guards nothing
    for game in sorted({record.task.case.game for record in records}):
        citing = [one for one in records if one.task.case.game == game and one.answer and one.answer.claims]
        for record, giver in zip(citing, _deranged(len(citing), chance), strict=True):
            other = citing[giver].answer
            if record.answer and other:
                made.append(_scored(record, record.answer.model_copy(update={"claims": other.claims}), book))
    return tuple(made)


def _deranged(size: int, chance: random.Random) -> list[int]:
    """A permutation in one cycle, so that nobody keeps his own (Sattolo)."""
    places = list(range(size))
    for last in range(size - 1, 0, -1):
        other = chance.randrange(last)
        places[last], places[other] = places[other], places[last]
    return places


def always_answers(records: Iterable[Record], book: Book) -> tuple[Record, ...]:
    """Whatever was not decided is answered with the statement that ranks first."""
    return tuple(_scored(one, _first_ranked(one, one.answer, book), book) for one in records if one.answer)


def _first_ranked(record: Record, answer: Answer, book: Book) -> Answer:
    if answer.status not in (*UNANSWERED, "uncertain", "needs_fact"):
        return answer
    rulebook = book(record.task.case.game)
    best = next((rulebook.by_id[name] for name in record.ranked if name in rulebook.by_id), None)
    if best is not None:
        quoted = rulebook.cite(best)
    elif answer.nearest:
        quoted = answer.nearest[0]
    else:
        return answer
    return Answered(
        game=answer.game,
        revision=answer.revision,
        question=answer.question,
        answer=quoted.quote,
        claims=(Claim(text=quoted.quote, citations=(quoted,)),),
    )


def always_refuses(records: Iterable[Record], book: Book) -> tuple[Record, ...]:
    """Nothing is answered."""
    return tuple(
        _scored(
            one,
            Silent(
                game=one.answer.game,
                revision=one.answer.revision,
                question=one.answer.question,
                answer="The rulebook does not say.",
            ),
            book,
        )
        for one in records
        if one.answer
    )


def _scored(record: Record, answer: Answer, book: Book) -> Record:
    case = record.task.case
    return record.model_copy(
        update={"answer": answer, "scores": scores(case, answer, record.ranked, book(case.game))}
    )
