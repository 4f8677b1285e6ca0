"""The lines of a block become paragraphs and list items."""

from __future__ import annotations

import itertools
import re
import statistics
from collections.abc import Sequence

from ingest.pdf.draft import Draft, draft_of
from ingest.pdf.hyphens import Words
from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import BULLETS, Segment, leader_in

BULLET = re.compile(
    rf"(?:[{BULLETS}]|\(?\d{{1,2}}[.)]|\(?[a-z][.)]|[ivx]+\.)(?:\s|$)|[•●▪■◦‣]|\d+(?:\.\d+)+\.?\s"
)
_SIGN = re.compile(rf"[{BULLETS}]\s*")
CLOSED = re.compile(r"[.!?:;…。！？：；][\'\"’”»)\]」]*$")
SMALL = re.compile(r"[^\w]{0,2}[a-zà-ÿа-яё]")

_NEAR = 8
"""The end of the column is taken from this many lines above and below: text may run around a picture."""
_SHORT = 0.6
"""Of the column's width: entries no longer than this are a list."""
_OPENING = 0.7
_Line = list[Segment]


def paragraphs(block: Sequence[Segment], page: int, leaf: Leaf, words: Words, usual: float) -> list[Draft]:
    """Cut a block where its writer did: at bullets, larger leading, other sizes or styles, and lines left short.

    `usual` is the step from line to line that the document keeps within paragraphs, in sizes of the type.
    """
    lines = _lines(block)
    room = _room(lines, leaf)
    steps = [below[0].base - above[0].base for above, below in itertools.pairwise(lines)]
    leading = min(statistics.median(steps or [0.0]), usual * block[0].size)
    parts: list[list[_Line]] = []
    for index, line in enumerate(lines):
        if (
            index
            and not _breaks(lines, index, leading, room)
            and not _outdents(parts[-1], line, lines[index + 1 :])
        ):
            parts[-1].append(line)
        else:
            parts.append([line])
    return [_draft(part, lines, page, leaf, words, room) for part in parts]


def usual_step(areas: Sequence[Sequence[Segment]]) -> float:
    """The commonest step from line to line, in sizes of the type."""
    steps = [
        (below.base - above.base) / above.size
        for lines in areas
        for above, below in itertools.pairwise(lines)
        if 0.9 < (below.base - above.base) / max(1.0, above.size) < 2.1 and abs(below.size - above.size) < 0.5
    ]
    return statistics.median_low(steps) if steps else 2.0


def _lines(block: Sequence[Segment]) -> list[_Line]:
    one = len({round(segment.base) for segment in block}) == 1
    lines: list[_Line] = []
    for segment in sorted(block, key=lambda segment: segment.x0) if one else block:
        last = lines[-1][-1] if lines else None
        if (
            last
            and abs(segment.base - last.base) < 0.5 * segment.size
            and segment.x0 >= last.x1 - segment.size
        ):
            lines[-1].append(segment)
        else:
            lines.append([segment])
    return lines


def _room(lines: list[_Line], leaf: Leaf) -> float:
    """Where the column ends, for a block of entries that are all much shorter; else nothing.

    Lines of running text are as long as their column. Entries of a list, each with a capital at its head, leave room.
    """
    opening = sum(not SMALL.match(_text(line)) for line in lines)
    if len(lines) < 2 or opening < _OPENING * len(lines):
        return 0.0
    x0, x1 = min(line[0].x0 for line in lines), max(line[-1].x1 for line in lines)
    top, bottom = lines[0][0].top, lines[-1][0].bottom
    beside = [line.x0 for line in leaf.lines if line.x0 > x1 and top < line.middle[1] < bottom]
    end = min(beside) - lines[0][0].size if beside else max(line.x1 for line in leaf.lines)
    return end if x1 - x0 < _SHORT * (end - x0) else 0.0


def _text(line: _Line) -> str:
    return " ".join(segment.text for segment in line)


def _breaks(lines: list[_Line], index: int, leading: float, room: float) -> bool:
    line, above = lines[index], lines[index - 1]
    text, before = _text(line), above[-1].text
    size = line[0].size
    if leader_in(line[-1].glyphs) or leader_in(above[-1].glyphs):
        return True
    if line[0].labelled or _opens_item(line, above, text):
        return True
    left_short = _left_short(lines, index, room)
    closed = bool(CLOSED.search(before))
    small = bool(SMALL.match(text))
    step = line[0].base - above[0].base
    if step > 1.35 * leading + 0.1 and (closed or not small or step > 2.2 * size or left_short):
        return True
    if abs(size - above[0].size) > 0.12 * size:
        return True
    if left_short and (closed or (not small and not text[0].isdecimal())):
        return True
    counted = (
        text[0].isdecimal() and above[0].text[0].isdecimal() and abs(line[0].x0 - above[0].x0) < 0.3 * size
    )
    if left_short and counted:
        return True
    uniform = line[0].bold == line[0].starts_bold and above[-1].bold == above[-1].ends_bold
    return line[0].starts_bold != above[-1].ends_bold and (closed or left_short or (not small and uniform))


def _outdents(part: list[_Line], line: _Line, below: list[_Line]) -> bool:
    """Whether a line goes back to where a hanging first line began, or is a first line set in."""
    first, last, here = part[0][0].x0, part[-1][0].x0, line[0].x0
    slack = 0.3 * line[0].size
    item = part[0][0].labelled or bool(BULLET.match(_text(part[0])))
    if item and here < first - slack:
        return True
    if len(part) > 1 and last > first + 2 * slack and abs(here - first) < slack:
        return True
    set_in = 2 * slack < here - last < 4 * line[0].size
    closed = bool(CLOSED.search(part[-1][-1].text))
    return (
        set_in
        and closed
        and not (item and len(part) == 1)
        and bool(below)
        and abs(below[0][0].x0 - last) < slack
    )


def _opens_item(line: _Line, above: _Line, text: str) -> bool:
    if not BULLET.match(text):
        return False
    if not text[0].isdecimal():
        return True
    return (
        bool(CLOSED.search(above[-1].text))
        or bool(BULLET.match(above[0].text))
        or above[-1].x1 < line[-1].x1 - 2 * line[0].size
        or abs(above[0].x0 - line[0].x0) > line[0].size
    )


def _left_short(lines: list[_Line], index: int, room: float) -> bool:
    """Whether the first word of a line would have fitted on the line above: its writer broke it."""
    line, above = lines[index], lines[index - 1]
    glyphs, size = line[0].glyphs, line[0].size
    second = next((glyph.x0 for glyph in glyphs[1:] if glyph.gap), glyphs[-1].x1)
    edge = max(room, *(near[-1].x1 for near in lines[max(0, index - _NEAR) : index + _NEAR]))
    centred = (
        abs((above[0].x0 + above[-1].x1) - (line[0].x0 + line[-1].x1)) < size
        and abs(above[0].x0 - line[0].x0) > size
    )
    return not centred and edge - above[-1].x1 > second - glyphs[0].x0 + 0.5 * size


def _draft(part: list[_Line], lines: list[_Line], page: int, leaf: Leaf, words: Words, room: float) -> Draft:
    draft = draft_of([segment for line in part for segment in line], page, leaf, words)
    if len(part) == 1 and (span := leader_in(draft.inked())):
        draft.lead(*span)
        if draft.led:
            return draft
    edge = max(room, *(line[-1].x1 for line in lines))
    draft.full = len(lines) > 1 and part[-1][-1].x1 > edge - 2.5 * draft.size
    draft.lines = len(part)
    draft.kind = "item" if BULLET.match(draft.text) or part[0][0].labelled else "paragraph"
    if draft.kind == "item" and (sign := _SIGN.match(draft.text)):
        draft.behead(sign.end())
        draft.bulleted = True
    draft.first = part[0] is lines[0]
    return draft
