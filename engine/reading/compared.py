"""Names that no capital shows, known by who did what before whom: `mia finished a minute before paul did`."""

from __future__ import annotations

from collections.abc import Callable

from engine.reading.stems import is_past
from engine.reading.tokens import Tokens

RELATIONS = {"before", "after", "than", "behind"}
DID = {"did", "had", "does"}
WAS = {"was", "is"}
NOBODY = {"anybody", "usual", "expected", "ever", "then", "dinner", "lunch"}
"""Words that may stand there and are no name."""
OPENS = {".", "?", "!", ":", ";", "(", ",", "and", "but", "if", "since", "because", "so", "when"}


def names_compared(tokens: Tokens, is_strange: Callable[[int], bool]) -> set[int]:
    """Where a strange word is said to have done the same as another one before or after it, and that other one."""
    found: set[int] = set()
    for at in range(1, len(tokens) - 1):
        before, after = tokens[at - 1].text, tokens[at + 1].text
        if before not in RELATIONS or after not in DID | WAS or tokens[at].text in NOBODY:
            continue
        ends = at + 2 >= len(tokens) or tokens[at + 2].kind == "mark" or tokens[at + 2].text == "and"
        if not ends or not is_strange(at):
            continue
        other = _who_did(tokens, at, is_strange)
        if other is not None:
            found.add(other)
        if after in DID or other is not None:
            found.add(at)
    return found


def _who_did(tokens: Tokens, last: int, is_strange: Callable[[int], bool]) -> int | None:
    """The strange word that opens what is told before and does something there."""
    for at in range(last - 2, -1, -1):
        if tokens[at].text in (".", "?", "!"):
            return None
        opens = at == 0 or tokens[at - 1].text in OPENS
        acts = is_past(tokens[at + 1].text) or tokens[at + 1].text == "was"
        if opens and acts and is_strange(at):
            return at
    return None
