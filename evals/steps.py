"""One fact of a question changed by one: the answer must follow, across a threshold and on either side of it.

Made from questions that were answered rightly by a rule, so that rule and facts are known. The engine says, on typed
facts, what the changed question must get; its cases and its mutation check hold the engine to the rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from engine.errors import FactError
from engine.library import find_game
from engine.ruling import Ruling
from engine.verdict import evaluate
from evals.record import Record, Task
from evals.support import NUMBERS
from rag.wording import value_of, yes_no_of

ACROSS, ALONG = "a fact moved, another answer", "a fact moved, the same answer"
STEPPED = (ACROSS, ALONG)


def stepped(records: Iterable[Record]) -> Iterator[Task]:
    """Questions with one number changed by one, and what they must get."""
    for record in records:
        answer, case = record.answer, record.task.case
        if (
            answer is None
            or answer.status != "computed"
            or answer.ruling is None
            or record.score("correct") != 1
        ):
            continue
        if case.yes_no is None and case.value is None:
            continue
        ruling = Ruling.model_validate(answer.ruling)
        facts = {name: fact.value for name, fact in ruling.facts.items() if fact.source != "assumed"}
        before = _told(ruling)
        if before != (answer.yes_no, answer.value):
            continue
        for name, fact in ruling.facts.items():
            if fact.source != "question" or isinstance(fact.value, bool) or not isinstance(fact.value, int):
                continue
            for number in (fact.value - 1, fact.value + 1):
                text = reworded(case.question, fact.value, number)
                after = _ruled(ruling, case.game, {**facts, name: number})
                if text is None or after is None or after.outcome != "decided":
                    continue
                yes_no, value = _told(after)
                changed = (yes_no, value) != before
                update = {
                    "name": f"{case.name} [{name} {fact.value} to {number}]",
                    "question": text,
                    "stratum": ACROSS if changed else ALONG,
                    "yes_no": yes_no,
                    "value": value,
                    "support": (),
                    "given": {},
                    "must": (),
                    "must_not": (),
                }
                yield record.task.model_copy(update={"of": case.name, "case": case.model_copy(update=update)})


def reworded(text: str, old: int, new: int) -> str | None:
    """The text with the one number `old` made `new`, as digits or as a word; None where it does not stand there once."""
    if new < 0:
        return None
    spellings = [str(old), *([NUMBERS[old]] if 0 <= old < len(NUMBERS) else [])]
    pattern = re.compile(rf"(?<![\w.,-])(?:{'|'.join(spellings)})(?![\w-]|[.,]\d)", re.IGNORECASE)
    found = pattern.findall(text)
    if len(found) != 1:
        return None
    word = str(new) if found[0].isdigit() or new >= len(NUMBERS) else NUMBERS[new]
    return pattern.sub(word, text)


def _ruled(ruling: Ruling, game: str, facts: Mapping[str, object]) -> Ruling | None:
    found = find_game(game)
    if found is None:
        return None
    try:
        return evaluate(found.rule(ruling.rule), facts, asked=ruling.asked)
    except FactError:
        return None


def _told(ruling: Ruling) -> tuple[bool | None, object]:
    return yes_no_of(ruling), value_of(ruling)
