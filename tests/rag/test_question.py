"""Reading a question: which kind of answer it wants, with which stance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.asking import as_statement, both_wordings
from rag.question import read_question
from rag.stance import asked_of, other_way, same_stance
from rag.thesaurus import Thesaurus


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
    ("text", "statement"),
    [
        ("Can I leave my space?", "the player leave the player's space"),
        ("Am I allowed to trade?", "the player may trade"),
        ("ok, what does my opponent do?", "what does another player do"),
        ("Draw two cards", "Draw two cards"),
    ],
)
def test_a_question_is_also_worded_as_a_statement(text: str, statement: str) -> None:
    assert as_statement(text) == statement


def test_the_games_own_words_stand_in_for_players_words() -> None:
    words = Thesaurus({"chest": ("treasure box",), "defeat": ("slay",)})
    plain, stated = both_wordings("Must I slay it for the treasure boxes?", words)
    assert plain == "Must I slay it for the treasure boxes?"
    assert stated == "the player defeat it for the chest"
    assert words.in_book_words("A chest is no treasure box") == "A chest is no treasure box"


def test_a_thesaurus_of_another_language_is_empty() -> None:
    words = Thesaurus({"truhe": ("kiste",)}, "de")
    assert words.same("kist") == frozenset()
    assert words.in_book_words("die kiste") == "die kiste"


@given(st.text(max_size=200))
def test_reading_never_fails(text: str) -> None:
    assert read_question(text).text == text
    assert both_wordings(text, Thesaurus({}))[0] == text


@pytest.mark.parametrize(
    ("text", "main"),
    [
        (
            "My girlfriend says treasures over the limit are worth nothing. is she right?",
            "treasures over the limit are worth nothing",
        ),
        ("no way, my uncle says you roll first. is my uncle correct?", "you roll first"),
        ("Since it is capped, I cannot take a fourth, right?", "Since it is capped, I cannot take a fourth"),
        ("her lair is done, correct?", "her lair is done"),
        ("my buddy swears a tie is a miss. u sure it counts as a hit?", "it counts as a hit?"),
    ],
)
def test_what_is_only_to_be_confirmed_is_what_is_asked(text: str, main: str) -> None:
    assert (read_question(text).main, read_question(text).kind) == (main, "yes_no")


def test_a_doubt_without_a_claim_leaves_the_question_before_it() -> None:
    assert read_question("Can I leave? My friend says no. Are you sure?").main == "Can I leave?"


@pytest.mark.parametrize(
    "text", ["My cards: 400 and 250. Points?", "second one out, 3 monsters. Total?", "and the score?"]
)
def test_a_fragment_that_names_an_amount_asks_for_a_number(text: str) -> None:
    assert read_question(text).kind == "number"


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Is it an obligation to tell everything?", "must"),
        ("Am I supposed to tell everything?", "must"),
        ("Need I tell everything?", "must"),
        ("May the Builder hold back a wall?", "may_not_do"),
        ("Can I keep silent about a chest?", "may_not_do"),
        ("Must I leave out one wall?", "must_not"),
    ],
)
def test_duties_and_denials_in_other_words(text: str, asked: str) -> None:
    assert asked_of(read_question(text), "tell everything about the space") == asked


@pytest.mark.parametrize(
    ("text", "act", "asked"),
    [
        ("Do we take turns building?", "wait with building", None),
        ("Do I get to pick one?", "pick one", "may"),
        ("Is it fine to hustle just one room?", "hustle one room", "may"),
        ("Is one cube enough for it?", "conserve 3 cubes", "may_not_do"),
        ("after a failed roll it stays unshaded, right?", "shade in the Trap", "may_not_do"),
        ("does it stay unknown?", "shade in the Trap", None),
        ("Can I hold my cards so that nobody sees them?", "hide cards", "may"),
        ("may I skip to the dice?", "roll first", "may"),
        ("Can't I refuse?", "refuse a wager", "may"),
        ("I can't refuse, is that right?", "refuse a wager", "must_not"),
        ("the dragon cannot hold more than three, right?", "hold any number of items", "must_not"),
        ("may I leave if I cannot fight?", "leave", "may"),
        ("Because one may turn it down, can Nora say no to it?", "refuse a wager", "may"),
        ("Is it wrong to draw first?", "draw first", "must_not"),
        ("is it up to me who starts?", "choose who starts", None),
        ("can the dragon (no one plays him) start a bet?", "start a bet", "may"),
    ],
)
def test_do_i_asks_for_neither_leave_nor_duty(text: str, act: str, asked: str | None) -> None:
    assert asked_of(read_question(text), act) == asked


@pytest.mark.parametrize(
    ("text", "main"),
    [
        (
            "my friend says no way, you cant buy more dice than there are. are you sure i can?",
            "can i buy more dice than there are?",
        ),
        ("She told me I can't draw twice. Sure I can?", "can I draw twice?"),
        (
            "My mate swears minus cards can't be staked. Are you really sure that they can?",
            "can minus cards be staked?",
        ),
        ("They said the trap does not stay. You sure it does?", "does the trap stay?"),
        (
            "Flatmate is 100% certain a cube hops into the basket. I don't believe it, is she right?",
            "a cube hops into the basket",
        ),
    ],
)
def test_what_somebody_denied_or_claimed_is_what_is_asked(text: str, main: str) -> None:
    found = read_question(text)
    assert (found.main, found.kind, found.confirming) == (main, "yes_no", True)


@pytest.mark.parametrize(
    ("text", "asks", "other"),
    [
        ("does its target go up?", ("Is it easier to beat?", "Does the number go down?"), True),
        ("does its target go down?", ("Is it easier to beat?",), False),
        ("does it change?", ("Does the number go down?",), False),
        ("Is there a limit on dice?", ("May I buy more dice than there are?",), True),
        ("Is there a limit on dice?", ("Is the number of dice limited?",), False),
        ("Are there any cards I can use now?", ("Can I use all cards now?", "Is every card for now?"), True),
        ("Are there any cards I can use now?", ("Can I use all cards now?", "May I use a card now?"), False),
        ("Can I use every card?", ("Can I use all cards now?",), False),
        ("Does it hit the others too, not only me?", ("Does it hit only me?", "Is it just for me?"), True),
    ],
)
def test_what_a_rule_is_never_asked_for_is_told(text: str, asks: tuple[str, ...], other: bool) -> None:
    assert other_way(read_question(text), asks) is other


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


def test_whether_something_told_is_allowed_is_asked_of_what_was_told() -> None:
    found = read_question("Jonas pays six cubes for six dice. Allowed?")
    assert (found.main, found.kind) == ("Jonas pays six cubes for six dice", "yes_no")


def test_what_asks_stands_apart_from_the_clause_before_it() -> None:
    assert read_question("Since you may refuse, must I stake a card?").clause == "must I stake a card?"
    assert read_question("I can leave, can't I then?").clause == "I can leave, can't I then?"


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Can I keep four items if I promise not to use one?", "may"),
        ("May I keep it when nobody wants it?", "may"),
        ("Is it okay if I don't keep it?", "may_not_do"),
        ("Must I keep it if I do not want it?", "must"),
    ],
)
def test_what_a_condition_denies_is_not_the_act(text: str, asked: str) -> None:
    assert asked_of(read_question(text), "keep items") == asked


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
    ("text", "main"),
    [
        ("I can leave, can't I?", "I can leave"),
        ("i only get my cubes back after exploring, dont i", "i only get my cubes back after exploring"),
        ("My brother insists that I have to exit. You said otherwise. Is he right?", "I have to exit"),
    ],
)
def test_a_tag_or_a_contradiction_asks_if_the_claim_is_so(text: str, main: str) -> None:
    found = read_question(text)
    assert (found.main, found.kind, found.confirming) == (main, "yes_no", True)


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


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("is it true that nobody can refuse a wager?", "must_not"),
        ("No one at the table may refuse a wager, right?", "must_not"),
        ("Can I refuse a wager so that nobody loses a card?", "may"),
        ("i can refuse cant i", "may"),
    ],
)
def test_what_nobody_may_is_asked_as_forbidden(text: str, asked: str) -> None:
    assert asked_of(read_question(text), "refuse a wager") == asked


def test_none_of_a_thing_beside_others_is_told_and_denies_nothing() -> None:
    asked = "my path crosses 2 traps and no monsters. legal?"
    assert same_stance(read_question(asked), ("Is the path legal?",))
    assert not same_stance(read_question("is the path not legal?"), ("Is the path legal?",))


@pytest.mark.parametrize(
    "text",
    [
        "Is it too late for my item?",
        "Am I denied my item?",
        "Do I miss out on my item?",
        "Am I stopped from using my item?",
    ],
)
def test_what_is_too_late_or_denied_is_asked_in_the_other_stance(text: str) -> None:
    asks = ("May I use my item now?", "Can my item be used?")
    assert not same_stance(read_question(text), asks)
