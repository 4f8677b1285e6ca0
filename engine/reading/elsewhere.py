"""Numbers that tell nothing of the game as it stands: `page 10`, `8 years`, `three actions each turn`, `the book says 4`."""

from __future__ import annotations

import itertools

from engine.reading.amount import Amount
from engine.reading.reading import Text

BEFORE = {
    "page", "p", "pg", "turn", "round", "step", "section", "chapter", "rule", "edition", "version", "row", "column",
    "age", "aged", "stage", "question", "act", "faq", "paragraph", "line", "phase", "option", "no", "part", "note",
}  # fmt: skip
AFTER = {
    "year", "yo", "minut", "min", "hour", "day", "week", "month", "second", "euro", "dollar", "turn", "round",
    "game", "am", "pm", "%", "y",
}  # fmt: skip
SPEAKERS = {
    "it",
    "book",
    "rulebook",
    "page",
    "sheet",
    "rules",
    "he",
    "she",
    "friend",
    "wife",
    "opponent",
    "rival",
}


def elsewhere(text: Text, amount: Amount) -> bool:
    """Whether a number counts something that is no fact, or what a book says: page 10, turn 3, 8 years."""
    tokens = text.tokens
    before = tokens[amount.first - 1] if amount.first else None
    after = tokens[amount.last] if amount.last < len(tokens) else None
    nouns = {at for hit in text.nouns for at in range(hit.first, hit.last)}
    if before and before.text in BEFORE and amount.first - 1 not in nouns:
        return True
    if _is_a_rate(text, amount) and not text.clause(amount.first).asks:
        return True
    if _is_a_difference(text, amount):
        return True
    last = [token.text for token in tokens[max(0, amount.first - 2) : amount.first]]
    if last in (["instead", "of"], ["rather", "than"], ["other", "than"]) or last[-1:] == ["not"]:
        return True
    nth = after is not None and after.text == "second"
    return bool(after and after.stem in AFTER and not nth and amount.last not in nouns) or _quotes_the_book(
        text, amount
    )


def _is_a_difference(text: Text, amount: Amount) -> bool:
    """Whether a number is by how much one thing is more than another: `one chest more than monsters`, `2 more than you`."""
    after = text.tokens[amount.last : amount.last + 3]
    words = [token.text if token.kind == "word" else "" for token in after]
    return any(
        one in ("more", "less", "fewer", "higher", "lower") and two == "than" and "" not in words[:at]
        for at, (one, two) in enumerate(itertools.pairwise(words))
    )


def _is_a_rate(text: Text, amount: Amount) -> bool:
    """`three actions each turn`, `2 cubes per turn`: what a rule gives, and not what is so now."""
    after = [token.stem for token in text.tokens[amount.last : amount.last + 4]]
    return any(
        one in ("each", "per", "every") and two in ("turn", "round", "go")
        for one, two in itertools.pairwise(after)
    )


def _quotes_the_book(text: Text, amount: Amount) -> bool:
    if any(
        hit.first == amount.last and hit.last - hit.first > 1 and hit.names & text.about for hit in text.nouns
    ):
        return False
    clause = text.clause(amount.first)
    words = [
        "page" if token.kind == "code" or token.name else token.text
        for token in text.tokens[clause.first : amount.first]
    ]
    return any(
        one in SPEAKERS and two in ("says", "say", "said", "states", "claims", "thinks")
        for one, two in itertools.pairwise(words)
    )
