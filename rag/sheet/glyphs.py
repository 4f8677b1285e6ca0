"""Characters that no font of the PDF has: they are printed by their Unicode names, not as empty boxes."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import lru_cache
from typing import Final

NO_CHARACTER: Final = "\U0010fffd"
"""Private to each font, and in none: it shows what a missing character looks like."""
MOST: Final = 12
"""Characters that are named; where more are lacking, it is a script, and names would bury the text."""

_SOURCE: Final = b"""#set text(font: "Libertinus Serif")
#for one in json(bytes(sys.inputs.signs)) { page(one) }"""
_GLYPH: Final = re.compile(r'href="#(\w+)"')


def readable(text: str) -> str:
    """The same text with names in brackets for what the fonts lack: `[runic letter thurisaz thurs thorn]`."""
    signs = sorted({sign for sign in text if _drawn(sign)})
    lacking = _lacking("".join(signs)) if signs else frozenset()
    if len(lacking) > MOST:
        return text
    return "".join(f"[{_name(sign)}]" if sign in lacking else sign for sign in text)


def _drawn(sign: str) -> bool:
    """Whether it may have a shape of its own that a font can lack."""
    return not sign.isascii() and (
        unicodedata.category(sign)[0] in "LNPS" or unicodedata.category(sign) == "Co"
    )


@lru_cache(maxsize=64)
def _lacking(signs: str) -> frozenset[str]:
    """Those that come out in the shape of a character that no font has."""
    import typst

    fonts = typst.Fonts(include_system_fonts=False)
    given = {"signs": json.dumps([NO_CHARACTER, *signs])}
    made = typst.compile(_SOURCE, format="svg", font_paths=fonts, sys_inputs=given)
    pages = made if isinstance(made, list) else [made]
    missing, *shapes = (frozenset(_GLYPH.findall(page.decode("utf-8"))) for page in pages)
    return frozenset(sign for sign, shape in zip(signs, shapes, strict=True) if shape and shape <= missing)


def _name(sign: str) -> str:
    return unicodedata.name(sign, f"character U+{ord(sign):04X}").lower()
