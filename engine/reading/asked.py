"""What is only asked: `failed?`, `may I fail?`; and what is told in a question all the same: `is the tapped item usable?`"""

from __future__ import annotations

from engine.reading.clauses import JOINTS, Clause
from engine.reading.reading import Text
from engine.reading.stems import is_past


def is_a_fragment(text: Text, first: int, last: int) -> bool:
    """Whether a state is all that is asked: `rolled 8, failed?`, `hit or miss?`"""
    begin = first
    while begin and text.tokens[begin - 1].text in {"a", "the", "or", "so"}:
        begin -= 1
    opens = begin == 0 or text.tokens[begin - 1].kind == "mark" or begin == text.clause(first).first
    opens = opens or text.tokens[begin].text == "or"
    return opens and [token.text for token in text.tokens[last : last + 1]] in (["?"], ["or"])


def is_bare(word: str) -> bool:
    """Whether a verb has no ending: what may or must be done, and is not."""
    return not is_past(word) and (not word.endswith(("s", "ing")) or word.endswith("ss"))


def is_taken_for_granted(text: Text, first: int, last: int, before: int) -> bool:
    """Whether a state stands before its thing where the question begins, `is the tapped item usable`; `is it tapped` asks."""
    opens = before == first - 2 and before == _opening(text, text.clause(first))
    named = last < len(text.tokens) and text.tokens[last].kind == "word"
    return opens and named and last - first == 1 and is_past(text.tokens[first].text)


def _opening(text: Text, clause: Clause) -> int:
    """Where a clause begins, marks and joints aside."""
    at = clause.first
    while at < clause.last and (text.tokens[at].kind == "mark" or text.tokens[at].text in JOINTS):
        at += 1
    return at
