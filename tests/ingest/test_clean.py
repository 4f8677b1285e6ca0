"""What a reader sees stays; what only a typesetter or a machine sees goes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ingest.clean import clean_characters, one_line


@pytest.mark.parametrize(
    ("found", "written"),
    [
        ("ﬁnd the ﬂoor, o\ufb03ce", "find the floor, office"),
        ("tr\u00adea\u200bsu\u200dre\ufeff", "treasure"),
        ("trea\u00ad\n  sure", "treasure"),
        ("trea\u00ad\r\nsure", "treasure"),
        ("a soft end\u00ad\n\nNext", "a soft end\n\nNext"),
        ("10\u00a0VP\u2009and\u202f5", "10 VP and 5"),
        ("face\u2010down\u2011", "face-down-"),
        ("e\u0301", "é"),
        ("\u202eVP\u202c \u2066x\u2069\u200f", "VP x"),
        ("a\x00b\x07c\x1bd\x7fe\x9cf", "abcdef"),
        ("one\r\ntwo\rthree\x0bfour\u2028five\x85six", "one\ntwo\nthree\nfour\nfive\nsix"),
        ("page one\fpage two\tx", "page one\fpage two\tx"),
        ("½ × 3 – “quoted” …", "½ × 3 – “quoted” …"),
    ],
)
def test_characters_are_cleaned(found: str, written: str) -> None:
    assert clean_characters(found) == written


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = clean_characters(text)
    assert clean_characters(once) == once


@given(st.text(alphabet=st.characters(categories=["Lu", "Ll", "Nd"], max_codepoint=0x24F)))
def test_letters_and_digits_stay(text: str) -> None:
    assert clean_characters(text).isalnum() or not text


def test_one_line_collapses_white_space() -> None:
    assert one_line("  Draw\n two\t cards. ") == "Draw two cards."
