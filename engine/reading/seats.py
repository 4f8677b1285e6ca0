"""Who sits where and whose turn it was, and who alone is named: `clockwise Ann, Ben, Cid; Ben is done`, `Omar rolled a 3`."""

from __future__ import annotations

from engine.reading.name_words import DEEDS, GETTING, NO_NAMES
from engine.reading.people import ME
from engine.reading.reading import Text
from engine.reading.stems import is_past

ASKER = "you"
LEAST = 3
"""Names that make a row around a table."""
JOINS = {",", "and", "then", "-", ">", "→", "&", ";", "–", "/", "next", "followed", "by"}
REVERSED = {"before", "previous", "counterclockwise", "anticlockwise", "preceding", "behind"}
"""Words that turn the order around, or ask for who was before."""


def read_seats(text: Text) -> dict[str, int]:
    """The longest row of names, each with its place."""
    row = _row(text)
    return {name: place for place, (_, name) in enumerate(row, 1)}


def read_turn(text: Text) -> dict[str, int]:
    """The one of them who is named outside the row, last."""
    row = _row(text)
    if not row or any(token.text in REVERSED for token in text.tokens):
        return {}
    first, last = row[0][0], row[-1][0]
    seated = {name.lower(): name for _, name in row}
    told = [
        seated[who]
        for at in range(len(text.tokens))
        if not first <= at <= last and (who := _called(text, at).lower()) in seated
    ]
    return {told[-1]: 1} if told else {}


def read_alone(text: Text) -> dict[str, int]:
    """The only one who is named, where nobody speaks of themselves."""
    names = {_called(text, at) for at, token in enumerate(text.tokens) if token.name}
    speaks = any(token.text in ME - {"you", "your"} for token in text.tokens)
    return {names.pop(): 1} if len(names) == 1 and not speaks else {}


def _row(text: Text) -> list[tuple[int, str]]:
    """The longest row of names with nothing but joints between them."""
    best: list[tuple[int, str]] = []
    row: list[tuple[int, str]] = []
    for at, token in enumerate(text.tokens):
        if _may_be_named(text, at):
            row.append((at, _called(text, at)))
        elif token.text not in JOINS:
            row = []
        joined = len(row) < 2 or any(one.text in JOINS for one in text.tokens[row[-2][0] + 1 : row[-1][0]])
        row = row if joined else row[-1:]
        best = row if len(row) > len(best) else best
    names = [name.lower() for _, name in best]
    return best if len(best) >= LEAST and len(set(names)) == len(names) else []


def _may_be_named(text: Text, at: int) -> bool:
    token = text.tokens[at]
    if token.text in ("me", "i"):
        return True
    if token.kind != "word" or token.text in NO_NAMES | DEEDS | GETTING | JOINS:
        return False
    strange = token.stem not in text.lexicon.game_words and not token.text.endswith(("ing", "'s"))
    return bool(token.name or (strange and len(token.text) > 1 and not is_past(token.text)))


def _called(text: Text, at: int) -> str:
    token = text.tokens[at]
    if token.text in ME:
        return ASKER
    return text.raw[token.start : token.end].removesuffix("'s").removesuffix("’s")
