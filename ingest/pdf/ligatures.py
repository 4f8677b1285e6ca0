"""Ligatures of which a file's text kept one letter only: `frst` for what is printed as `first`.

Which letters are lost cannot be known, so the words stay as the file has them; how they may be spelled is offered
beside them, so that they can be found.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

import numpy as np

from ingest.pdf.glyphs import Glyph
from ingest.pdf.lines import Segment

_WIDER = 1.4
_SPELLINGS = ("fi", "fl", "ff", "ffi", "ffl")


def mark_lost(lines: Iterable[Segment]) -> None:
    """Mark every `f` that is drawn much wider than its fellows of the same size and style.

    The letters of a ligature that the text layer has whole share one box, and are none of them.
    """
    groups: dict[tuple[int, bool, bool], list[Glyph]] = defaultdict(list)
    for line in lines:
        around = zip([None, *line.glyphs], line.glyphs, [*line.glyphs[1:], None], strict=False)
        for before, glyph, after in around:
            whole = any(other is not None and other.x0 == glyph.x0 for other in (before, after))
            if glyph.text == "f" and not whole:
                groups[round(glyph.size * 2), glyph.bold, glyph.italic].append(glyph)
    for glyphs in groups.values():
        usual = float(np.percentile([glyph.x1 - glyph.x0 for glyph in glyphs], 20))
        for glyph in glyphs:
            glyph.lost = glyph.x1 - glyph.x0 > _WIDER * usual > 0


def spelled_out(text: str, glyphs: Sequence[Glyph | None]) -> list[str]:
    """The ways in which words with a lost ligature may be spelled, small letters."""
    forms: list[str] = []
    for match in re.finditer(r"\w+", text):
        for at in range(match.start(), match.end()):
            glyph = glyphs[at]
            if glyph is not None and glyph.lost and text[at] == "f":
                before, after = text[match.start() : at], text[at + 1 : match.end()]
                forms += [f"{before}{letters}{after}".casefold() for letters in _SPELLINGS]
    return forms
