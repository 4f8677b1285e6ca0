"""What no font of the PDF can draw is named."""

from __future__ import annotations

import pytest

from rag.sheet.glyphs import MOST, readable


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("marked ᚦ", "marked [runic letter thurisaz thurs thorn]"),
        ("Mǽrstánas: ½ → ♠ ⚀ “Þ”", "Mǽrstánas: ½ → ♠ ⚀ “Þ”"),
        ("plain", "plain"),
    ],
)
def test_characters_that_no_font_has_are_printed_by_name(text: str, printed: str) -> None:
    assert readable(text) == printed


def test_a_script_that_no_font_has_is_not_buried_in_names() -> None:
    runes = "".join(chr(0x16A0 + at) for at in range(MOST + 1))
    assert readable(runes) == runes
