"""Tables whose rows stand apart, as manuals turned into Markdown by program leave them, written as Markdown means tables.

Each row is a paragraph of its own that a bar opens; its cells end in bars, on one line or on several::

    |
    Continent |
    Bonus |

    | Europe | 5 |
"""

from __future__ import annotations

import re

_DELIMITER = re.compile(r"^\s*\|?\s*:?-{2,}", re.MULTILINE)
_BAR = re.compile(r"(?<!\\)\|")
_HEADER_WORDS = 3
"""Words of a column's name at most."""
_LEAST_ROWS = 2


def close_up(source: str) -> str:
    """The text with the rows of each such table put under each other; all else stays as it is."""
    kept: list[str] = []
    rows: list[list[str]] = []
    raw: list[str] = []
    bare = False
    pieces = re.split(r"\n[ \t]*\n", source)
    for piece in pieces:
        if bare:
            cells = ["", *_cells(piece)] if _BAR.search(piece) else None
        else:
            cells = _cells(piece) if _opens_row(piece) else None
        if cells is None:
            kept += [*_table(rows, raw), piece]
            rows, raw, bare = [], [], False
            continue
        raw.append(piece)
        bare = not any(cells)
        if not bare:
            rows.append(cells)
    kept += _table(rows, raw)
    return "\n\n".join(kept) if len(kept) < len(pieces) else source


def _opens_row(piece: str) -> bool:
    """Whether a paragraph is one row: a bar opens it and no further line of it, and no rule of dashes is in it."""
    lines = piece.strip("\n").split("\n")
    return (
        re.match(r" {0,3}\|", lines[0]) is not None
        and not any(line.lstrip().startswith("|") for line in lines[1:])
        and not _DELIMITER.search(piece)
    )


def _cells(piece: str) -> list[str]:
    parts = [" ".join(part.split()) for part in _BAR.split(" ".join(piece.split()))]
    opened = parts[1:] if piece.lstrip().startswith("|") else parts
    return opened[:-1] if opened and not opened[-1] else opened


def _table(rows: list[list[str]], raw: list[str]) -> list[str]:
    """The rows as one table under their names; what is no table as it stood."""
    if len(rows) < _LEAST_ROWS:
        return raw
    width = max(len(row) for row in rows)
    named = len(rows) > _LEAST_ROWS and len(rows[0]) == width and all(map(_may_name, rows[0]))
    names, body = (rows[0], rows[1:]) if named else ([""] * width, rows)
    return ["\n".join(_line(row, width) for row in (names, ["---"] * width, *body))]


def _may_name(cell: str) -> bool:
    """Whether a cell may be a column's name: a few words that no sentence ends and no number opens."""
    few = 0 < len(cell.split()) <= _HEADER_WORDS
    return few and cell[-1] not in ".!?;," and not cell[0].isdigit()


def _line(cells: list[str], width: int) -> str:
    return f"| {' | '.join([*cells, *[''] * (width - len(cells))])} |"
