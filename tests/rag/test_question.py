"""Which kind of answer a question wants, in which clause, of what."""

from __future__ import annotations

import pytest

from rag.question import read_question


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Can I leave without fighting?", "yes_no"),
        ("can we pass", "yes_no"),
        ("I have 2 chests. Can I exit?", "yes_no"),
        ("Is it legal to roll twice?", "yes_no"),
        ("is passing optional", "yes_no"),
        ("If I lose, do I still draw?", "yes_no"),
        ("when i gamble with it can i wait for the dice first", "yes_no"),
        ("when my turn starts do i untap", "yes_no"),
        ("my rival has 3 chests can he exit", "yes_no"),
        ("after i peek with Peer do i gotta walk in there", "yes_no"),
        ("when I fight how many dice do I roll", "number"),
        ("when i have it what happens", "when"),
        ("where do we put it when i am done", "where"),
        ("when can i exit", "when"),
        ("How many players can play?", "number"),
        ("how much does it cost", "number"),
        ("How far can I move?", "number"),
        ("What number of cards do I draw?", "number"),
        ("When does the game end?", "when"),
        ("How long does a round take?", "when"),
        ("Who goes first?", "who"),
        ("Whose turn is it?", "who"),
        ("Where do I put the board?", "where"),
        ("What happens if I fail?", "happens"),
        ("what if the deck runs out", "happens"),
        ("What does Peer do?", "effect"),
        ("What does Fatigue mean?", "definition"),
        ("What is a Known space?", "definition"),
        ("What colour are the cubes?", "attribute"),
        ("How do I win?", "how"),
        ("when in my turn do i refresh", "when"),
        ("where in the rulebook do i find the target?", "where"),
        ("When in doubt, may I look it up?", "yes_no"),
        ("1 chest 2 monsters. exit y/n", "yes_no"),
        ("if i tiptoe in does whatever lives there go off", "yes_no"),
        ("can you explain me the Peril Rule", "definition"),
        ("could you please tell me how many walls I get?", "number"),
        ("can you tell me if I can refuse a wager?", "yes_no"),
        ("Can you tell your rival where the trap is?", "yes_no"),
        ("can you show everyone the map?", "yes_no"),
        ("I beat 2 monsters and was first to exit, points?", "number"),
        ("did a bet, how many actions left?", "number"),
        ("have 2 chests and 1 monster, how many more to exit?", "number"),
        ("Was second out with 3 kills, how much is it?", "number"),
        ("Did Anna win, and how much does she get?", "yes_no"),
        ("I lost and did the monster hit me?", "yes_no"),
        ("Have we lost?", "yes_no"),
        ("When I refresh, do fatigued cubes go to Spent?", "yes_no"),
        ("When I fight, how many dice do I roll?", "number"),
        ("Why?", "other"),
        ("the exit", "other"),
        ("", "other"),
    ],
)
def test_the_kind_of_answer_is_told(text: str, kind: str) -> None:
    assert read_question(text).kind == kind


@pytest.mark.parametrize(
    ("text", "negative"),
    [
        ("Can I leave?", False),
        ("Can I leave without fighting?", True),
        ("May I refuse the wager?", True),
        ("can i not open it", True),
        ("Don't I have to draw?", True),
        ("Is it optional?", True),
        ("Isn't it optional?", False),
        ("I never rolled. May I draw?", False),
    ],
)
def test_a_question_that_denies_what_it_asks_for_is_negative_and_twice_is_not(
    text: str, negative: bool
) -> None:
    assert read_question(text).negative is negative


@pytest.mark.parametrize(
    ("text", "modality"),
    [
        ("May I draw?", "may"),
        ("Am I allowed to draw?", "may"),
        ("Must I draw?", "must"),
        ("Do I have to draw?", "must"),
        ("Does the game end?", "plain"),
    ],
)
def test_permission_duty_and_plain_fact_are_told_apart(text: str, modality: str) -> None:
    assert read_question(text).modality == modality


@pytest.mark.parametrize(
    ("text", "either"),
    [
        ("The decks, face up or face down?", True),
        ("do we build one after another or both at once?", True),
        ("Do I have to open the chest or can I leave it?", True),
        ("does he still get a go or is it just over", True),
        ("may I draw a treasure or an item?", False),
        ("can I exit or not?", False),
        ("am I allowed to conserve, yes or no?", False),
        ("is 3 or more enough?", False),
        ("Can I wager against the dragon or am I wrong?", False),
        ("You get 4 no matter if first or second, right?", False),
        ("Which one do I take, mine or his?", False),
    ],
)
def test_a_choice_between_two_things_is_told_from_yes_or_no(text: str, either: bool) -> None:
    assert read_question(text).either is either


def test_the_clause_that_asks_is_found_among_others() -> None:
    question = read_question("I hold two cards. So how many more may I draw? Thanks.")
    assert question.main == "how many more may I draw?"
    assert question.text == "I hold two cards. So how many more may I draw? Thanks."


def test_the_asked_thing_and_proper_names_are_told() -> None:
    assert read_question("How many treasure cards are in the box?").asked == ("treasur", "card")
    assert read_question("Which dice do I roll?").asked == ("die",)
    assert read_question("Can I beat the Hungry Blob here?").names == ("hungry blob",)


@pytest.mark.parametrize(
    "text", ["My cards: 400 and 250. Points?", "second one out, 3 monsters. Total?", "and the score?"]
)
def test_a_fragment_that_names_an_amount_asks_for_a_number(text: str) -> None:
    assert read_question(text).kind == "number"


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("points for the monsters only?", True),
        ("moves left in this hustle?", True),
        ("I can leave?", False),
        ("how many moves?", False),
        ("wager after a wager ok?", False),
    ],
)
def test_a_question_without_verb_or_question_word_is_a_fragment(text: str, fragment: bool) -> None:
    assert read_question(text).fragment is fragment


def test_what_asks_stands_apart_from_the_clause_before_it() -> None:
    assert read_question("Since you may refuse, must I stake a card?").clause == "must I stake a card?"
    assert read_question("I can leave, can't I then?").clause == "I can leave, can't I then?"


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("Can I exit with three chests?", False),
        ("Hey, can I exit with three chests?", False),
        ("I drew a treasure card this turn. May I play a Dragon card too?", True),
        ("My friend says that traps stay. Are you sure that they are removed?", True),
        ("If I drew a treasure card, may I play a Dragon card too?", False),
    ],
)
def test_what_is_told_beside_the_sentence_that_asks_is_more(text: str, more: bool) -> None:
    assert read_question(text).tells_more is more


@pytest.mark.parametrize(
    ("text", "kind", "either"),
    [
        ("do i still get one more go or is that it", "yes_no", False),
        ("do i still get one more go or do we stop", "yes_no", True),
        ("when we team up, does all the loot go on one pile?", "yes_no", False),
        ("when in my turn does all the loot go on one pile?", "when", False),
        ("you roll again innit", "yes_no", False),
    ],
)
def test_what_closes_a_question_tells_whether_it_wants_yes_or_no(text: str, kind: str, either: bool) -> None:
    found = read_question(text)
    assert (found.kind, found.either) == (kind, either)
