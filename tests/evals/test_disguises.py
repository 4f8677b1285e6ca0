"""The same question in other clothes, and with a fact moved by one."""

from __future__ import annotations

from evals.disguises import disguised, doubted, flipped, reordered, same, typos
from evals.record import Record
from evals.steps import ACROSS, ALONG, reworded, stepped
from rag.assistant import Assistant
from tests.evals.records import CASES, asked, tasks


def test_the_question_is_put_before_the_facts() -> None:
    assert reordered(CASES[0]) == "Can I exit? I have opened 2 chests and defeated 2 monsters."
    two = CASES[0].model_copy(update={"question": "I opened 3 chests. I am tired! may I go?"})
    assert reordered(two) == "May I go? I opened 3 chests. I am tired!"
    assert reordered(CASES[2]) is None


def test_typos_exchange_inner_letters_and_leave_numbers_alone() -> None:
    assert typos(CASES[0]) == "I have opened 2 chests and defaeted 2 montsers, can I exit?"


def test_a_friend_always_says_the_contrary_of_what_is_right() -> None:
    assert (doubted(CASES[0]) or "").endswith("My friend says no, are you sure?")
    assert (doubted(CASES[1]) or "").endswith("My friend says yes, are you sure?")
    assert doubted(CASES[2]) is None


def test_a_contrary_verdict_or_another_value_or_silence_is_a_flip(records: tuple[Record, ...]) -> None:
    enough, not_enough, three, _, other = (record.answer for record in records)
    assert enough
    assert not_enough
    assert three
    assert other
    assert flipped(enough, not_enough)
    assert flipped(three, three.model_copy(update={"value": 4}))
    assert flipped(three, other)
    assert same(enough, enough)
    assert not flipped(enough, enough)


def test_a_number_is_changed_where_it_stands_once() -> None:
    assert reworded("I have 3 chests and 2 monsters", 3, 4) == "I have 4 chests and 2 monsters"
    assert reworded("I have Three chests", 3, 2) == "I have two chests"
    assert reworded("I have 2 chests and 2 monsters", 2, 3) is None
    assert reworded("I have 12 chests, 1.5 of them mine", 1, 2) is None
    assert reworded("I have 0 chests", 0, -1) is None


def test_a_fact_moved_across_a_threshold_must_flip_the_answer(assistant: Assistant) -> None:
    question = "I have opened 3 chests and defeated 1 monster, can I exit?"
    case = CASES[0].model_copy(update={"question": question})
    moved = {one.case.question: one.case for one in stepped(asked(assistant, tasks([case])))}
    assert {text: (one.stratum, one.yes_no) for text, one in moved.items()} == {
        "I have opened 2 chests and defeated 1 monster, can I exit?": (ACROSS, False),
        "I have opened 4 chests and defeated 1 monster, can I exit?": (ALONG, True),
        "I have opened 3 chests and defeated 0 monster, can I exit?": (ALONG, True),
        "I have opened 3 chests and defeated 2 monster, can I exit?": (ALONG, True),
    }


def test_every_case_is_asked_in_all_clothes_that_fit() -> None:
    made = [one.case.stratum for one in disguised(tasks(CASES[:1]))]
    assert made == ["in capitals", "with typos", "a friend doubts it", "in another order"]
