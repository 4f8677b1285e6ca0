"""A table of HTML: its rows with their column names, merged cells filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ingest.clean import one_line
from ingest.document import Block

_MOST_SPAN = 200
_LONGEST_CELL = 900


@dataclass(slots=True)
class _Cell:
    text: str
    named: bool
    """Set as a heading cell."""
    across: int = 1
    down: int = 1


@dataclass(slots=True)
class HtmlTable:
    """Cells as they come, row by row."""

    layout: bool = False
    """Holds headings or other tables: it arranges a page and lists nothing."""
    head: bool = False
    """Inside the rows that name the columns."""
    in_cell: bool = False
    caption: str = ""
    rows: list[list[_Cell]] = field(default_factory=list)
    heads: set[int] = field(default_factory=set)
    _captioned: bool = False

    def start(self, tag: str, values: Mapping[str, str]) -> None:
        """Open a part of the table."""
        self._captioned = tag == "caption"
        self.in_cell = tag in ("td", "th", "caption")
        if tag == "thead":
            self.head = True
        elif tag == "tr":
            self.rows.append([])
            if self.head:
                self.heads.add(len(self.rows) - 1)
        elif tag in ("td", "th"):
            if not self.rows:
                self.rows.append([])
            self.rows[-1].append(_Cell("", tag == "th", _span(values, "colspan"), _span(values, "rowspan")))

    def add(self, text: str) -> None:
        """Text of the cell or caption that is open."""
        if self._captioned:
            self.caption = one_line(f"{self.caption} {text}")
        elif self.rows and self.rows[-1]:
            self.rows[-1][-1].text = one_line(f"{self.rows[-1][-1].text} {text}")

    def blocks(self, page: int) -> Iterator[Block]:
        """The caption and the rows; a table that only arranges a page gives its texts one by one."""
        if self.caption:
            yield Block("paragraph", self.caption, page)
        filled = [cell for row in self.rows for cell in row if cell.text]
        if self.layout or len(filled) < 2 or any(len(cell.text) > _LONGEST_CELL for cell in filled):
            yield from (Block("paragraph", cell.text, page) for cell in filled)
            return
        columns: list[str] = []
        grid = _grid(self.rows)
        for index, row in enumerate(grid):
            if index in self.heads or (
                index == 0 and self.rows[0] and all(cell.named for cell in self.rows[0])
            ):
                names = [text for text, _ in row]
                columns = (
                    [_join(old, new) for old, new in zip(columns, names, strict=False)] if columns else names
                )
                continue
            cells = ["" if continued else text for text, continued in row]
            words = " | ".join(cell for cell in cells if cell)
            if words and any(columns):
                yield Block("row", words, page, columns=tuple(columns), cells=tuple(cells))
            elif words:
                yield Block("row", words, page)


def _join(old: str, new: str) -> str:
    """Names of a column from two rows of names."""
    return old if old == new or not new else one_line(f"{old} {new}")


def _span(values: Mapping[str, str], name: str) -> int:
    value = values.get(name, "1").strip()
    return min(_MOST_SPAN, max(1, int(value))) if value.isdecimal() else 1


def _grid(rows: list[list[_Cell]]) -> list[list[tuple[str, bool]]]:
    """Every row with all its cells: text, and whether it continues the cell on its left."""
    below: dict[tuple[int, int], tuple[str, bool]] = {}
    grid: list[list[tuple[str, bool]]] = []
    for index, row in enumerate(rows):
        out: list[tuple[str, bool]] = []
        for cell in row:
            while (index, len(out)) in below:
                out.append(below[index, len(out)])
            for step in range(cell.across):
                for down in range(1, min(cell.down, len(rows) - index)):
                    below[index + down, len(out)] = (cell.text, step > 0)
                out.append((cell.text, step > 0))
        while (index, len(out)) in below:
            out.append(below[index, len(out)])
        grid.append(out)
    width = max((len(row) for row in grid), default=0)
    return [row + [("", False)] * (width - len(row)) for row in grid]
