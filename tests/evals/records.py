"""Small real runs for the tests of evaluations: a few questions of each kind, asked of the session's assistant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from evals.cases import Case
from evals.record import Record, Task
from evals.runner import answers
from evals.systems import open_system
from rag.assistant import Assistant

EXIT = "To exit, you must meet one of these conditions"
CASES = (
    Case(
        name="two of each is enough to leave",
        question="I have opened 2 chests and defeated 2 monsters, can I exit?",
        game="lairs",
        stratum="scenario",
        status=("computed",),
        yes_no=True,
        given={"Chests opened": 2, "Monsters defeated": 2},
        support=(EXIT,),
        page="10",
        section="The Exit",
    ),
    Case(
        name="one of each is not",
        question="I have opened 1 chest and defeated 1 monster, can I exit?",
        game="lairs",
        stratum="scenario",
        status=("computed",),
        yes_no=False,
        given={"Chests opened": 1, "Monsters defeated": 1},
        support=(EXIT,),
    ),
    Case(
        name="three treasures lie open",
        question="How many Treasures are laid out as the display?",
        game="lairs",
        value=3,
        support=("lay out 3 Treasures face-up as the display",),
    ),
    Case(
        name="a wager cannot be refused",
        question="Can my opponent refuse a wager?",
        game="dragons-lair",
        yes_no=False,
        support=("cannot refuse a wager",),
    ),
    Case(
        name="chess is another game",
        question="Can my knight castle with the rook?",
        game="dragons-lair",
        stratum="off-topic",
        status=("silent", "out_of_scope"),
    ),
)


def tasks(cases: Sequence[Case] = CASES, **changed: Any) -> tuple[Task, ...]:
    """A task a case."""
    return tuple(Task(source="few", case=case, **changed) for case in cases)


def asked(assistant: Assistant, wanted: Sequence[Task]) -> Iterator[Record]:
    """Answer in this process."""
    return answers(wanted, lambda name: open_system(name, assistant))
