"""Hyphens at the ends of a text's lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ingest.document import Document
from ingest.markdown import read_markdown
from ingest.plaintext import read_plaintext
from ingest.wrapped import whole_words


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Play a partic-\nular card.", "Play a particular\ncard."),
        ("A two-player game.\nIt is a two-\nplayer game.", "A two-player game.\nIt is a two-player\ngame."),
        ("Hold it in your hand: what is held is a hand-\nheld card.", "a hand-held\ncard."),
        ("A game-ending-\nround card.", "A game-ending-round\ncard."),
        ("Cards 3-\n5 are out.", "Cards 3-\n5 are out."),
        ("Take -\none card.", "Take -\none card."),
        ("Title-\nCase", "Title-\nCase"),
        ("A list:\n\n---\nnext", "A list:\n\n---\nnext"),
    ],
)
def test_the_other_words_of_a_text_say_whether_a_hyphen_is_theirs(text: str, whole: str) -> None:
    assert whole_words(text).endswith(whole)


@pytest.mark.parametrize("read", [read_markdown, read_plaintext])
def test_a_word_that_a_line_end_cuts_is_quoted_whole(read: Callable[[str], Document]) -> None:
    assert read("You may play a partic-\nular card.\n").blocks[0].text == "You may play a particular card."
