"""Were the facts read as the player meant them? F1 over the facts of the question.

A case gives its facts in plain words, `{"Chests opened": 2}`; the ruling has them under the names that the game
declares. Two are the same when their values are and when their names share a word, by stem, with the declared label or
words of the fact. Only facts read from the question count. A case without facts, or an answer without a ruling, has no
score: where no rule was tried no fact was read, and `correct` shows that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.library import find_game
from evals.cases import Case
from evals.record import Score
from rag.answers import Answer
from rag.lexicon import terms

_TRUE, _FALSE = ("yes", "true"), ("no", "false")


def facts_score(case: Case, answer: Answer) -> Iterator[Score]:
    """The F1 of the facts that were read, where there are some to be read."""
    game = find_game(answer.game)
    if not case.given or answer.ruling is None or game is None:
        return
    used: Mapping[str, Mapping[str, object]] = answer.ruling["facts"]
    read = {name: fact["value"] for name, fact in used.items() if fact["from"] == "question"}
    missed, left = [], dict(read)
    for name, value in case.given.items():
        likely = [
            (len(_words(name) & _words(f"{other} {fact.label} {fact.words}")), other)
            for other, fact in game.facts.items()
            if other in left and _same(left[other], value)
        ]
        near = max(likely, default=(0, ""), key=lambda pair: (pair[0], pair[1]))
        if near[0]:
            del left[near[1]]
        else:
            missed.append(f"{name} = {value}")
    right = len(case.given) - len(missed)
    extra = [f"{name} = {value}" for name, value in left.items()]
    yield Score(
        name="facts F1",
        value=2 * right / (2 * right + len(missed) + len(extra)),
        reason="; ".join(
            ([f"missed {', '.join(missed)}"] if missed else [])
            + ([f"also {', '.join(extra)}"] if extra else [])
        )
        or f"all {right} read",
    )


def _same(read: object, given: object) -> bool:
    if isinstance(read, bool):
        return given is read or str(given).lower() in (_TRUE if read else _FALSE)
    if isinstance(read, list | tuple):
        wanted = given if isinstance(given, list | tuple) else [given]
        return sorted(map(str, read)) == sorted(map(str, wanted))
    return str(read).lower() == str(given).lower() or bool(_words(str(read)) & _words(str(given)))


def _words(text: str) -> frozenset[str]:
    return frozenset(terms(text.replace("_", " ")))
