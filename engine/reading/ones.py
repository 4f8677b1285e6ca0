"""What ones stand for: `no Quickness cube, just two plain ones` counts cubes."""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.nouns import Hit
from engine.reading.reading import Text

MOST_WORDS = 2
"""Words that may tell such things apart, `two plain white ones`."""


def same_ones(text: Text, amount: Amount, at: int) -> Hit | None:
    """What was named before and is counted again, where ones of no kind that the facts know stand at a token."""
    if text.tokens[at].text != "ones" or not 0 <= at - amount.last <= MOST_WORDS:
        return None
    if any(amount.last <= hit.first <= at for hit in (*text.nouns, *text.modifiers)):
        return None
    before = [hit for hit in text.nouns if hit.last <= amount.first and not _is_a_state(text, hit)]
    if not before or text.clause(amount.first).sentence - text.clause(before[-1].first).sentence > 1:
        return None
    head = text.tokens[before[-1].last - 1].stem
    names = text.lexicon.noun_names.get((head,), frozenset())
    return Hit(at, at + 1, names) if names else None


def _is_a_state(text: Text, hit: Hit) -> bool:
    """Whether a word only says how things are: `my cube is spent`."""
    return hit.last > 1 and text.tokens[hit.last - 2].text in ("is", "are", "was", "were", "already", "all")
