"""Words are shown as they are printed; the quote stays as the file has it."""

from __future__ import annotations

import pytest

from rag.sheet.printed import as_printed


@pytest.mark.parametrize(
    ("text", "forms", "shown"),
    [
        ("the frst player", ("first", "flrst", "ffrst", "ffirst"), "the first player"),
        ("Frst, take fve dice", ("first", "flrst", "five", "flve"), "First, take five dice"),
        ("in gameending scenes", ("game-ending",), "in game-ending scenes"),
        ("blocking opportunities", ("oppor-tunities",), "blocking opportunities"),
        ("the qrfst tile", ("qrfist", "qrflst"), "the qrfst tile"),
        ("PHI PLUS , PSI ( ONE ).", (), "PHI PLUS, PSI ( ONE)."),
        ("draw a replacement.. Then wait...", (), "draw a replacement. Then wait..."),
    ],
)
def test_a_word_that_is_none_gives_way_to_the_one_form_that_is(
    text: str, forms: tuple[str, ...], shown: str
) -> None:
    assert as_printed(text, forms) == shown
