"""What means nothing alone is bound to the statement before it."""

from __future__ import annotations

import pytest

from ingest.markdown import read_markdown
from ingest.split import split
from rag.sheet.hang import bonds


def bound(text: str) -> list[str]:
    """Each statement of a text under one heading with a mark of its bond: `+` strong, `~` weak, `-` in a list, `>` onward."""
    rulebook = split(read_markdown(f"# Game\n\n## Play\n\n{text}\n"), slug="game", title="Game")
    statements = tuple(rulebook.statements)
    marks = {"strong": "+", "weak": "~", "list": "-", "label": "=", "onward": ">", None: ""}
    return [f"{marks[bond]}{one.text}" for one, bond in zip(statements, bonds(statements), strict=True)]


@pytest.mark.parametrize(
    "text",
    [
        "If the vote fails, the placard moves on.|~The tracker is advanced by one.",
        "Ask if the Chancellor is Hitler.|+If so, the game is over.|+Otherwise, play goes on.",
        "Cast a die and add six to its value.|+This number is the goal of the round.",
        "Pick one die for every colour.|+Cast them and place them on the board.",
        "The Tunnel card lets you bypass defenses.|+If you play this card, you do not roll.",
        "Roll the die.|+If the outcome is less than 4, raise the rate.|+Otherwise, nothing happens.",
        "PROBE.|+Whenever PROBE is drawn, you are found!|+Roll the die.|+Discard PROBE.",
        "The die can be kept apart or can be grouped.|+The grouped dice count together.",
        "When the stack is empty, shuffle the discard pile.|~Include PROBE in the shuffle.",
        "Take the tiles.|+The remaining tiles go to the Chancellor.",
        "The President kills one player.|+If that player is Hitler, the game ends.",
        "Most ships pass unseen.|+If you are found, however, your ship jumps to another planet.",
    ],
)
def test_a_sentence_hangs_on_the_one_that_gives_it_its_sense(text: str) -> None:
    assert bound(text.replace("|", " ").replace("+", "").replace("~", "")) == text.split("|")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.|Place the card in front of you.",
        "If you win, take a coin.|If you lose, pay a coin.",
        "Players win when they have all parts.|Players lose when the rate is at its end.",
        "Shuffle the tiles and place them face down.|Each player takes an envelope.",
        "Draw a card.|It is possible to exit by the north gate.",
        "Roll a die.|To exit, you must meet one of these conditions: you have 3 Chests, or you have 2 Monsters.",
        "Each lair is kept hidden while it is being built.|The builder tells nothing.",
        "Move your ship.|You may look at the cards, however many there are.",
    ],
)
def test_a_sentence_that_stands_alone_does_not_hang(text: str) -> None:
    assert bound(text.replace("|", " ")) == text.split("|")


def test_a_label_binds_its_paragraph_up_to_the_next_label() -> None:
    text = "Ambush: This model may be kept back. At the start of any round you may place the model. Fast: Move 9 hexes."
    assert bound(text) == [
        "Ambush: This model may be kept back.",
        "=At the start of any round you may place the model.",
        "Fast: Move 9 hexes.",
    ]
    assert bound("Stealth: Hits get -1. Strider: This model ignores terrain.")[1].startswith("Strider")


@pytest.mark.parametrize(
    "text",
    ["And you can jump.", "But nobody jumps.", "The same rule applies to others.", "Consists of 64 squares."],
)
def test_what_goes_on_from_a_sentence_hangs_on_it(text: str) -> None:
    assert bound(f"Stones are black. {text}")[1] == f"+{text}"


def test_a_list_goes_on_behind_an_aside() -> None:
    text = "For games of 5-6 players, say:\n\n- Close your eyes.\n\n[Long pause]\n\n- Open your eyes."
    assert bound(text) == [
        "For games of 5-6 players, say:",
        "-Close your eyes.",
        "-[Long pause]",
        "-Open your eyes.",
    ]


def test_what_hangs_on_the_paragraph_before_is_bound_across_it() -> None:
    assert bound("The game ends if all have played.\n\nIf it's not, the marker advances.") == [
        "The game ends if all have played.",
        "+If it's not, the marker advances.",
    ]


def test_what_carries_play_on_in_a_new_paragraph_is_no_part_of_the_condition_before() -> None:
    assert bound("If three are played: Ask who leads. If so, the game is over.\n\nProceed to the vote.") == [
        "If three are played: Ask who leads.",
        "+If so, the game is over.",
        ">Proceed to the vote.",
    ]
    assert bound("If three are played, ask who leads. Proceed to the vote.")[1] == "+Proceed to the vote."


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("Continue as usual with the next phase.", ">"),
        ("Then go on to Scoring.", "+"),
        ("Continue to draw cards.", ""),
        ("Proceed to the vote and take a card.", ""),
        ("Continue with the draw until five cards are out.", ""),
    ],
)
def test_only_what_says_nothing_else_points_onward(text: str, mark: str) -> None:
    assert bound(f"If three are played, ask who leads.\n\n{text}")[1] == f"{mark}{text}"
