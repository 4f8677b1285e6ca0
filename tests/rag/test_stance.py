"""May I, must I, may I leave it, must I leave it; and what a rule is asked for in another stance."""

from __future__ import annotations

import pytest

from rag.question import read_question
from rag.stance import asked_of, other_way, same_stance


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
        ("Can I squeeze in a wager before passing on?", "take another action", "may"),
        ("May I pass on taking another action?", "take another action", "may_not_do"),
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
