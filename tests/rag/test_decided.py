"""Questions with facts are computed, cited, and asked back where a fact is missing."""

from __future__ import annotations

import pytest

from rag.answers import Answer, Turn
from rag.assistant import Assistant


def labels(answer: Answer) -> set[str]:
    return {citation.label for claim in answer.claims for citation in claim.citations}


def test_two_chests_and_two_monsters_may_exit(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "I have opened 2 chests and defeated 2 monsters, can I exit?")
    assert (answer.status, answer.yes_no, labels(answer)) == ("computed", True, {"p.10 — The Exit"})


def test_one_monster_less_may_not_and_says_what_is_missing(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "I have opened 2 chests and defeated 1 monster, can I exit?")
    assert (answer.status, answer.yes_no) == ("computed", False)
    assert "1 more chest or 1 more monster" in answer.answer


def test_what_is_missing_reads_as_a_player_would_say_it(assistant: Assistant) -> None:
    asked = "Solo game, 1490 points in my inventory, the DRAGON has 1200. Have I won already?"
    answer = assistant.answer("dragons-lair", asked)
    assert answer.yes_no is False
    assert "10 more points" in answer.answer


def test_a_fact_that_decides_is_asked_for(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "I have opened 2 chests. Can I exit?")
    assert answer.status == "needs_fact"
    assert [need.fact for need in answer.needs] == ["monsters_defeated"]


def test_a_fact_that_cannot_matter_is_not_asked_for(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "I have opened 3 chests. Can I exit?")
    assert (answer.status, answer.yes_no, answer.needs) == ("computed", True, ())


def test_given_facts_stand_above_the_words(assistant: Assistant) -> None:
    asked = "I have opened 2 chests and defeated 2 monsters, can I exit?"
    answer = assistant.answer("lairs", asked, facts={"monsters_defeated": 0})
    assert answer.yes_no is False
    assert answer.ruling is not None
    assert answer.ruling["facts"]["monsters_defeated"] == {"value": 0, "from": "given"}


def test_points_of_an_exit_and_three_monsters_are_summed_with_their_items(assistant: Assistant) -> None:
    answer = assistant.answer(
        "lairs", "I am second to exit with 3 monsters defeated, how many points from those?"
    )
    assert (answer.value, answer.unit) == (8, "VP")
    assert labels(answer) == {"p.11 — Defeated Monsters", "p.11 — Exiting"}


def test_the_stake_of_a_wager_is_the_closest_above(assistant: Assistant) -> None:
    answer = assistant.answer("dragons-lair", "I wager 200, she has 50, 100 and 300: what must she stake?")
    assert (answer.status, answer.value) == ("computed", 300)


def test_a_chest_need_not_be_opened(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "Do I have to open a chest when I step on it?")
    assert (answer.yes_no, labels(answer)) == (False, {"p.10 — Chests & Treasures"})


def test_a_wager_cannot_be_refused(assistant: Assistant) -> None:
    answer = assistant.answer("dragons-lair", "Can my opponent refuse a wager?")
    assert (answer.yes_no, labels(answer)) == (False, {"Wager Notes"})


def test_a_follow_up_leans_on_the_question_before(assistant: Assistant) -> None:
    before = Turn(question="I have opened 2 chests and defeated 1 monster, can I exit?")
    answer = assistant.answer("lairs", "and if I had one more chest?", history=[before])
    assert (answer.status, answer.yes_no) == ("computed", True)


def test_silence_is_not_a_no(assistant: Assistant) -> None:
    answer = assistant.answer("lairs", "How many treasure cards are in the box?")
    assert (answer.status, answer.yes_no, answer.claims) == ("silent", None, ())
    assert answer.nearest


def test_who_would_be_shown_one_side_of_a_contradiction_is_shown_both(assistant: Assistant) -> None:
    asked = "Tom says that with no room for items he has to drop one when a wager wins him one, Sue says he can't win it. Who is right?"
    answer = assistant.answer("dragons-lair", asked)
    assert answer.status == "conflicting"
    quotes = {citation.quote for claim in answer.claims for citation in claim.citations}
    assert quotes == {
        "A player who already has 3 items cannot win an extra item card in a wager.",
        "A player who wins an item card while their inventory is full must discard one item.",
    }


def test_what_is_asked_to_be_confirmed_is_answered_and_not_what_was_said_against_it(
    assistant: Assistant,
) -> None:
    asked = "My brother says no, you have to roll higher than the target. Are you sure that an equal roll is enough?"
    answer = assistant.answer("lairs", asked)
    assert answer.yes_no is not False
    assert labels(answer) == {"p.7 — Checks"}


def test_a_yes_to_one_turn_is_no_yes_to_two(assistant: Assistant) -> None:
    one = assistant.answer("lairs", "Does my opponent get one more turn after I exit?")
    two = assistant.answer("lairs", "Does my opponent get two more turns after I exit?")
    assert one.yes_no is not False
    assert two.yes_no is not True


def test_what_was_done_already_stands_above_a_rule_that_reads_nothing(assistant: Assistant) -> None:
    answer = assistant.answer(
        "dragons-lair", "I've drawn once, used two items and wagered. Can I draw again?"
    )
    assert answer.yes_no is not True


@pytest.mark.parametrize(
    ("game", "question", "quoted"),
    [
        ("dragons-lair", "The decks in the middle, face up or face down?", "put the decks face down"),
        (
            "dragons-lair",
            "do we go round like a clock or the other way?",
            "Turns are taken in clockwise order",
        ),
        ("lairs", "do we build one after another or both at once?", "Both players build their lairs"),
        ("lairs", "Do I have to exit or can I stay?", "Exiting is a choice"),
    ],
)
def test_which_of_two_is_so_is_answered_by_the_rule_and_not_by_yes(
    game: str, question: str, quoted: str, assistant: Assistant
) -> None:
    answer = assistant.answer(game, question)
    assert getattr(answer, "yes_no", None) is None
    assert not answer.answer.startswith(("Yes", "No"))
    assert quoted in answer.answer


def test_who_wins_is_not_answered_by_yes_or_no(assistant: Assistant) -> None:
    answer = assistant.answer("dragons-lair", "I rolled 5, the dragon rolled 5. Who wins the treasure?")
    assert answer.yes_no is None
    assert not answer.answer.startswith(("Yes", "No"))


def test_a_total_is_shown_with_its_parts_only_where_they_make_it(assistant: Assistant) -> None:
    answer = assistant.answer("dragons-lair", "How many actions does a player have in a turn?")
    assert "2" in answer.answer
    assert "DRAGON player 1 +" not in answer.answer


def test_who_asks_when_is_not_told_the_state_of_nothing_told(assistant: Assistant) -> None:
    answer = assistant.answer("dragons-lair", "When do my tapped items untap?")
    assert answer.answer.startswith("A player untaps all the items in their inventory")
