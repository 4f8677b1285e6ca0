"""Telling the language of a rulebook."""

from __future__ import annotations

import pytest

from ingest.language import detect_language


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Draw a card.", "en"),
        ("1 | 2 | 3. This work is licensed under a licence.", "en"),
        ("Ziehe drei Karten, nicht zwei, und lege eine ab.", "de"),
        ("Az első játékos kezd, és egy lapot húz.", "hu"),
        ("每位玩家抽两张牌。", "zh"),
        ("", "en"),
    ],
)
def test_common_small_words_tell_the_language(text: str, code: str) -> None:
    assert detect_language(text) == code
