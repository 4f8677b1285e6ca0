"""Where statements belong by meaning: likeness to typical sentences of each section, for headings that do not tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rag.embed import Embedder, Vector, mean_vector
from rag.index import GameIndex
from rag.sheet.models import Name

TYPICAL: dict[Name, tuple[str, ...]] = {
    "overview": (
        "This is a cooperative board game for two to four players.",
        "Players compete to achieve the most points by the end.",
        "There are two teams, and each player has a secret role.",
    ),
    "setup": (
        "Shuffle the deck and place it face down in the middle of the table.",
        "Each player chooses a colour and takes the pieces of that colour.",
        "Place the marker on the starting space of the board before the game begins.",
    ),
    "turn": (
        "On your turn, do the following steps in order.",
        "Play passes clockwise to the next player, who takes a turn.",
        "At the end of each round, move the round marker and begin a new round.",
    ),
    "actions": (
        "You may spend resources to perform this action.",
        "Move your piece to an adjacent space and resolve the effect there.",
        "Roll the die; if the result is higher than the target, you succeed.",
        "The player draws a card and applies its effect.",
        "You cannot do this if there is another piece in the space.",
    ),
    "scoring": (
        "Each group is worth two points.",
        "Score one point for every piece on the board.",
        "Add up the values of your cards to get your score.",
    ),
    "end": (
        "The game ends when one player reaches the target.",
        "The player with the most points wins; ties are broken by the fewest cards.",
    ),
    "glossary": (
        "This symbol on a card means that its effect lasts until the end of the turn.",
        "A space is called occupied when a piece stands on it.",
    ),
}


class Meaning:
    """Likeness to the sections; the model is loaded when a heading needs it."""

    def __init__(self, index: GameIndex, embedder: Embedder) -> None:
        self._index = index
        self._embedder = embedder

    @cached_property
    def _sections(self) -> dict[Name, Vector]:
        texts = [text for typical in TYPICAL.values() for text in typical]
        encoded = iter(self._embedder.encode(texts, adapted=self._index.adapted))
        return {name: mean_vector(*(next(encoded) for _ in typical)) for name, typical in TYPICAL.items()}

    def nearest(self, ids: Sequence[str]) -> Name:
        """The section that the statements with these ids are most like."""
        mean = self._index.vectors[[self._index.row[one] for one in ids]].mean(axis=0)
        return max(self._sections, key=lambda name: float(mean @ self._sections[name]))

    def most_like(self, statement: str, others: Sequence[str]) -> float:
        """The likeness of the statement with this id to that one of others which is most like it, 0 without others."""
        rows = [self._index.row[one] for one in others]
        own = self._index.vectors[self._index.row[statement]]
        return float((self._index.vectors[rows] @ own).max()) if rows else 0.0
