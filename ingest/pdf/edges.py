"""Running heads and feet: what repeats in the margin of many pages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import Segment

_LEVELS = 60
"""Heights are compared in this many steps of a page."""


def find_running(leaves: Sequence[Leaf]) -> None:
    """Move running heads and feet out of every leaf's lines into its `running`.

    The same words (numbers aside) at the same height on a quarter of the pages, at least three, are a running head; the
    outermost line of a page needs to repeat on three pages only. Bare numbers repeat in tables as well: they go only
    where the very same number stands on all those pages.
    """
    seen: dict[tuple[str, int], list[tuple[Leaf, Segment]]] = defaultdict(list)
    for leaf in leaves:
        for line in leaf.margin():
            seen[_folded(line.text), _level(leaf, line)].append((leaf, line))
    filled = sum(bool(leaf.lines) for leaf in leaves)
    running: set[int] = set()
    for (text, level), places in seen.items():
        near = [place for step in (-1, 0, 1) for place in seen.get((text, level + step), [])]
        if _runs(text, near, places, filled):
            running.update(id(line) for _, line in places)
    for leaf in leaves:
        leaf.retire([line for line in leaf.lines if id(line) in running])


def _folded(text: str) -> str:
    return re.sub(r"\d+|\b[ivx]+\b", "#", text.casefold())


def _level(leaf: Leaf, line: Segment) -> int:
    return round((line.base - leaf.frame.top) / leaf.frame.height * _LEVELS)


def _runs(
    text: str, near: list[tuple[Leaf, Segment]], places: list[tuple[Leaf, Segment]], filled: int
) -> bool:
    enough = max(3.0, 0.25 * filled)
    if not re.search(r"[^\W\d_]", text.replace("#", "")):
        same = [a.text for _, a in places]
        return any(same.count(value) >= enough for value in set(same))
    pages = {id(leaf) for leaf, _ in near}
    if len(pages) >= enough:
        return True
    if len(pages) == filled == 2:
        return len(text) > 3 and "#" in text
    return len(pages) > 2 and all(leaf.is_outermost(line) for leaf, line in places)
