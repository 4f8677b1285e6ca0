"""Tables: rows of cells, the names of their columns, and how a row becomes text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ingest.pdf.draft import Draft
from ingest.pdf.glyphs import Box
from ingest.pdf.hyphens import Words
from ingest.pdf.leaf import Leaf
from ingest.pdf.lines import Segment

_FIGURE = re.compile(r"[\d+–—×x*%$€£.,/() -]{1,10}")
_COUNTS = re.compile(r"[\W_]*\d[\W\d_]*")
"""Figures and signs alone, however long: `-1.421 (-12.205%)`."""
_NAMES = re.compile(r"[^\W\d_]{3}")
_LONGEST_NAME = 60
_FEWEST_COUNTED = 3


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of one row; a cell merged over rows stands in each of them."""

    lines: tuple[Segment, ...] = ()
    box: Box | None = None
    continued: bool = False
    """Merged with the cell on its left."""

    @property
    def text(self) -> str:
        """Its words, without joining those cut by a hyphen."""
        return " ".join(line.text for line in self.lines)

    @property
    def bold(self) -> bool:
        """Whether all of it is set in bold type."""
        return bool(self.lines) and all(line.bold for line in self.lines)


@dataclass(slots=True)
class Table:
    """Rows of cells, as many in each."""

    rows: list[list[Cell]]
    lines: list[Segment]
    """All lines in it."""
    edges: tuple[float, ...] = ()
    """Where its columns begin."""
    columns: list[str] = field(default_factory=list)
    drafts: list[Draft] = field(default_factory=list)


def write_rows(table: Table, page: int, leaf: Leaf, words: Words, before: Table | None) -> list[Draft]:
    """A draft for every row under the names of its columns.

    A row of names in bold, or above figures, names the columns of the rows below it. A table at the head of a page with
    the columns of the one that closed the page `before` continues it: it takes over the names, and the tail of a row
    that the page's end cut goes back to that row.
    """
    aligned = before is not None and same_columns(before, table)
    follows = before is not None and (aligned or _names_again(before, table))
    if aligned and before is not None:
        table.columns = list(before.columns)
    heads = _name_rows(table, follows) | (set() if follows else _two_levels(table.rows))
    own_names = sum(not _single(table.rows[index]) for index in heads - {0, 1}) > 0
    for index, row in enumerate(table.rows):
        if index in heads:
            if _single(row):
                if own_names and _spans(row):
                    table.columns = []
                table.drafts.append(_row(row, [], page, leaf, words))
            else:
                above = table.rows[index - 1] if index - 1 in heads else ()
                table.columns = _names(row, table.columns, above, leaf, words)
            continue
        tail = follows and before is not None and not table.drafts and _is_tail(row)
        if tail and before is not None and before.drafts:
            _append_tail(before.drafts[-1], row, table.columns, leaf, words)
            continue
        table.drafts.append(_row(row, table.columns, page, leaf, words))
    return table.drafts


def _single(row: Sequence[Cell]) -> bool:
    return sum(bool(cell.text) and not cell.continued for cell in row) == 1


def _spans(row: Sequence[Cell]) -> bool:
    """Whether it is one cell that goes through all columns."""
    return len(row) > 1 and all(cell.continued for cell in row[1:])


def _names(
    row: Sequence[Cell], old: Sequence[str], above: Sequence[Cell], leaf: Leaf, words: Words
) -> list[str]:
    """The names of the columns; where a name above goes over several of them, each has both: `Damage Small`."""
    earlier = list(old) or [""] * len(row)
    own = [_write(Draft(0), cell, leaf, words) for cell in row]
    if not any(cell.continued for cell in above):
        return [name or before for name, before in zip(own, earlier, strict=True)]
    return [
        before if cell.box == over.box else f"{before} {name}".strip()
        for name, before, cell, over in zip(own, earlier, row, above, strict=True)
    ]


def _two_levels(rows: Sequence[Sequence[Cell]]) -> set[int]:
    """The first two rows where one name goes over several of the second, and another down over both, or nothing does."""
    if len(rows) < 3 or _spans(rows[0]) or not any(cell.continued for cell in rows[0]):
        return set()
    if any(cell.continued for cell in rows[1]) or any(
        len(cell.text) > _LONGEST_NAME or _COUNTS.fullmatch(cell.text) for row in rows[:2] for cell in row
    ):
        return set()
    down = any(cell.text and cell.box == over.box for over, cell in zip(rows[0], rows[1], strict=True))
    return {0, 1} if down or not rows[0][0].text else set()


def _name_rows(table: Table, follows: bool) -> set[int]:
    """Which rows name columns: bold ones among plain ones with rows below, else the first above others.

    Without bold type it names them where it stands above figures, in capitals, or counts: `Players | 5 | 6 | 7`.
    """
    rows = table.rows
    bold = {
        index
        for index, row in enumerate(rows)
        if any(cell.bold for cell in row)
        and all(cell.bold or len(cell.text) <= _LONGEST_NAME for cell in row)
    }
    bold = {index for index in bold if next((cell.bold for cell in rows[index] if cell.text), False)}
    spanning = {index for index, row in enumerate(rows) if _spans(row)}
    heads = bold if len(bold - spanning) <= 0.4 * len(rows) else set()
    if not _single(rows[-1]):
        heads = heads - {len(rows) - 1}
    first = [cell.text for cell in rows[0] if cell.text]
    if follows or 0 in heads or len(first) < 2 or any(len(text) > _LONGEST_NAME for text in first):
        return heads
    figures = [
        sum(bool(_FIGURE.fullmatch(row[k].text)) for row in rows[1:])
        > 0.6 * max(1, sum(bool(row[k].text) for row in rows[1:]))
        for k in range(len(rows[0]))
    ]
    named = any(figures) and not any(
        _COUNTS.fullmatch(cell.text) or (figure and _FIGURE.fullmatch(cell.text))
        for cell, figure in zip(rows[0], figures, strict=True)
        if cell.text
    )
    capitals = all(text.isupper() for text in first)
    return heads | {0} if named or capitals or _counts_up(rows[0]) else heads


def _counts_up(row: Sequence[Cell]) -> bool:
    """Whether a word opens it, and whole numbers follow, each greater than the one before."""
    label, *rest = (cell.text for cell in row)
    if len(rest) < _FEWEST_COUNTED or not _NAMES.search(label) or not all(map(str.isdecimal, rest)):
        return False
    return all(int(a) < int(b) for a, b in pairwise(rest))


def _row(row: Sequence[Cell], columns: Sequence[str], page: int, leaf: Leaf, words: Words) -> Draft:
    draft = Draft(page, kind="row")
    texts: list[str] = []
    for index, cell in enumerate(row):
        if cell.continued or not cell.text:
            fills = cell.continued and index < len(columns) and columns[index] != columns[index - 1]
            texts.append(texts[-1] if fills else "")
            continue
        if draft.text:
            draft.put(" | ", None, leaf.pdf_page)
        texts.append(_write(draft, cell, leaf, words))
    if any(columns):
        draft.columns, draft.cells = tuple(columns), tuple(texts)
    draft.size = max((line.size for cell in row for line in cell.lines), default=0.0)
    return draft


def _write(draft: Draft, cell: Cell, leaf: Leaf, words: Words) -> str:
    """Append a cell's words; the words as written."""
    inner = Draft(draft.page)
    for line in cell.lines:
        inner.add_line(line, leaf.pdf_page, words)
    draft.text += inner.text
    draft.glyphs += inner.glyphs
    draft.sheets += inner.sheets
    draft.forms += inner.forms
    return inner.text


def same_columns(a: Table, b: Table) -> bool:
    """Whether the columns of two tables begin at the same places."""
    return len(a.edges) == len(b.edges) and all(abs(x - y) < 4 for x, y in zip(a.edges, b.edges, strict=True))


def _is_tail(row: Sequence[Cell]) -> bool:
    return not row[0].text and any(cell.text for cell in row)


def _names_again(before: Table, table: Table) -> bool:
    """Whether the table opens by repeating the names that the one before ends under."""
    first = [cell.text for cell in table.rows[0] if cell.text and not cell.continued]
    return len(first) > 1 and first == list(dict.fromkeys(name for name in before.columns if name))


def _append_tail(begun: Draft, row: Sequence[Cell], columns: Sequence[str], leaf: Leaf, words: Words) -> None:
    """Put the rest of each cell behind its beginning on the page before, under the same name or in the same place."""
    tails: dict[int, Cell] = {}
    for index, cell in enumerate(row):
        if cell.text and not cell.continued:
            name = columns[index] if index < len(columns) else ""
            at = begun.columns.index(name) if name and name in begun.columns else index
            tails[at] = cell
    parts = list(begun.cells) or begun.text.split(" | ")
    new = Draft(begun.page)
    texts: list[str] = []
    read, before = 0, ""
    for index in range(max(len(parts), *(at + 1 for at in tails))):
        part, tail = parts[index] if index < len(parts) else "", tails.get(index)
        if part and part == before and not begun.text.startswith(f" | {part}", read):
            part = ""
        before = part or before
        if (part or tail) and new.text:
            new.put(" | ", None, leaf.pdf_page)
        start = len(new.text)
        if part:
            read = begun.text.index(part, read)
            new.text += part
            new.glyphs += begun.glyphs[read : read + len(part)]
            new.sheets += begun.sheets[read : read + len(part)]
            read += len(part)
        if tail:
            if part:
                new.put(" ", None, leaf.pdf_page)
            _write(new, tail, leaf, words)
        texts.append(new.text[start:])
    begun.text, begun.glyphs, begun.sheets = new.text, new.glyphs, new.sheets
    begun.cells = tuple(texts) if begun.cells else ()
    begun.forms += new.forms
