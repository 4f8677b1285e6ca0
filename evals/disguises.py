"""The same question in other clothes: the answer must not change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from evals.cases import Case
from evals.citations import cited
from evals.record import Record, Task
from evals.scorers import same_value, status_class
from evals.statistics import Share, share
from rag.answers import Answer

_SENTENCES = re.compile(r"(?<=[.!?])\s+")
_ASKS = re.compile(
    r"(?:can|could|may|might|must|should|shall|will|would|do|does|did|is|are|am|was|were|have|has|how|what|who|whose|"
    r"which|when|where|why)\b",
    re.IGNORECASE,
)
_LONG = 5
"""Letters of a word that may be mistyped."""


def capitals(case: Case) -> str | None:
    """The question shouted."""
    return case.question.upper()


def typos(case: Case) -> str | None:
    """Two inner letters exchanged in each of the two longest words."""
    words = re.findall(rf"[A-Za-z]{{{_LONG},}}", case.question)
    if not words:
        return None
    text = case.question
    for word in sorted(set(words), key=lambda one: (-len(one), one))[:2]:
        place = len(word) // 2
        text = text.replace(word, word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :], 1)
    return text


def doubted(case: Case) -> str | None:
    """A yes/no question with a friend who contradicts, whatever the answer is."""
    if case.yes_no is None or case.stratum == "push-back":
        return None
    return f"{case.question} My friend says {'no' if case.yes_no else 'yes'}, are you sure?"


def reordered(case: Case) -> str | None:
    """The question before the facts, where it stood after them."""
    parts = _SENTENCES.split(case.question.strip())
    if len(parts) < 2:
        told, comma, asked = case.question.strip().rpartition(", ")
        parts = [f"{told}.", asked] if comma else []
    if len(parts) < 2 or not _ASKS.match(parts[-1]):
        return None
    last = parts[-1]
    first = last[0].upper() + last[1:]
    return " ".join([first if first.endswith("?") else f"{first}?", *parts[:-1]])


DISGUISES: Mapping[str, Callable[[Case], str | None]] = {
    "in capitals": capitals,
    "with typos": typos,
    "a friend doubts it": doubted,
    "in another order": reordered,
}


def disguised(tasks: Iterable[Task]) -> Iterator[Task]:
    """Every case in each of the other clothes that fit it."""
    for task in tasks:
        for name, change in DISGUISES.items():
            text = change(task.case)
            if text is not None and text != task.case.question:
                case = task.case.model_copy(
                    update={"name": f"{task.case.name} [{name}]", "question": text, "stratum": name}
                )
                yield task.model_copy(update={"of": task.case.name, "case": case})


def unmoved(originals: Iterable[Record], variants: Sequence[Record]) -> dict[str, Share]:
    """Shares of variants with the very same answer, and of those whose answer did not flip."""
    asked = {(one.task.source, one.task.case.name): one for one in originals}
    pairs = [
        (one, before.answer, one.answer)
        for one in variants
        if (before := asked.get((one.task.source, one.task.of))) and before.answer and one.answer
    ]
    clusters = [one.cluster for one, _, _ in pairs]
    found = {
        "unflipped": share([float(not flipped(a, b)) for _, a, b in pairs], clusters),
        "unmoved": share([float(same(a, b)) for _, a, b in pairs], clusters),
    }
    return {name: value for name, value in found.items() if value}


def same(one: Answer, other: Answer) -> bool:
    """Whether two answers say the same on the same grounds."""
    return (
        status_class(one.status) == status_class(other.status)
        and one.yes_no is other.yes_no
        and one.value == other.value
        and set(cited(one)) == set(cited(other))
    )


def flipped(one: Answer, other: Answer) -> bool:
    """Whether two answers contradict: yes and no, two values, or one decided and the other refused."""
    verdicts = None not in (one.yes_no, other.yes_no) and one.yes_no is not other.yes_no
    values = None not in (one.value, other.value) and not same_value(one.value, other.value)
    classes = {status_class(one.status), status_class(other.status)} == {"decided", "not answered"}
    return verdicts or values or classes
