"""A paragraph is cut where a reader sees a sentence end, and nowhere else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ingest.sentences import sentence_spans


def cut(text: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 cards.|Then play 1.",
        "Is it over?|Yes!|Stop…|Go on.",
        "Keep 3 dice.|4 dice are too many.",
        "Take wood, e.g. Oak or Ash, and build.|Then rest.",
        "Cards vs. Dice is a mode.|It is short.",
        "See p. 4 and fig. 2 for more.|See Setup.",
        "Roll max. 4 dice.|You roll at the max.|Then stop.",
        "No. 5 begins.|May I pass?|No.|Then play.",
        "Take gold, gems, etc.|Then pass.",
        "He says “Stop.”|Then he leaves.",
        "“Stop!”|“Go on.”|They roll.",
        "(You may pass.)|Then draw.",
        "Pay 1.5 gold for v1.2 of the card.|Take it.",
        "The (!) icon hurts.|The (!) Icon hurts twice.",
        "Avoid the [!] Trap.|Run.",
        "Take a card, one Ja! Ballot card, and one Nein! Ballot card.|Then vote.",
        "You found the Dragon!|Take it, and win!|Rest.",
        "1. Setup comes first.|2. Play comes next.",
        "you lose.|Éclair wins.|¿Qué?|Nada.",
        "Ziehe z.B. Karten oder d.h. Steine.|Dann ende.",
        "Play goes on. and on.",
        "A winner is found at 10 points!",
        "Shuffle well.|1. Deal the cards|2. Turn one up|3. In doubt, ask.",
        "Replace the “with. . . Texts.” line.|Then print.",
        "Say “I draw… Cards.” and draw.|Go on.",
        "Keep 1.|Then pay 2.|Then rest.",
        "抽两张牌。|弃一张牌。",
    ],
)
def test_a_paragraph_is_cut_where_a_sentence_ends(text: str) -> None:
    sentences = text.split("|")
    joined = "".join(sentences) if "。" in text else " ".join(sentences)
    assert cut(joined) == sentences


def test_a_piece_without_a_word_of_its_own_joins_the_sentence_after_it() -> None:
    assert cut("* * * 5. Draw a card.") == ["* * * 5. Draw a card."]


def test_nothing_is_cut_from_nothing() -> None:
    assert sentence_spans("") == sentence_spans(" \n ") == []


@given(st.text(alphabet=st.sampled_from(list("aBé1 .!?…()“”\"'[]*。\n")), max_size=80))
def test_spans_are_in_order_apart_trimmed_and_hold_every_character(text: str) -> None:
    spans = sentence_spans(text)
    flat = [offset for span in spans for offset in span]
    assert flat == sorted(flat)
    assert all(text[start:end] == text[start:end].strip() != "" for start, end in spans)
    assert "".join("".join(text[start:end].split()) for start, end in spans) == "".join(text.split())
