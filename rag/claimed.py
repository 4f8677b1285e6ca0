"""A number that a yes/no question takes for granted or asks about: `do I draw 7 cards?`, where the rules say five.

A number at the end stands for its noun: `do I deal him seven?` Whether the claim holds is told by comparing it with the number that a rule gives, so a false premise is contradicted.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from rag.asking import AUXILIARY
from rag.lexicon import is_stop, stem, tokens
from rag.question import Question

_LIMITED = {"least", "most", "than", "to", "over", "under", "about", "around", "or", "th", "another"}
"""Words before a number that make it a bound, a guess or one of several, and no claim."""
_SUPPOSED = re.compile(
    rf"\b(?:if|when|once|after|unless)\b(?:(?!\b(?:{AUXILIARY})\s+(?:i|we|you|he|she|it|they|the|a|my)\b)[^,;.?!])*",
    re.IGNORECASE,
)
"""A condition: what it tells is supposed, and not claimed: `must I exit if I have 3 chests?`"""


def claimed(question: Question, unit: str | None, read: Collection[object]) -> int | None:
    """The one number of units that the question claims; None where it claims none, or several.

    `unit` is what is counted, in the rulebook's words. Numbers that were `read` as facts are no claims.
    """
    if question.kind != "yes_no" or not unit:
        return None
    counted = {stem(word) for word in tokens(unit) if not is_stop(word)}
    words = tokens(_SUPPOSED.sub(" ", question.text))
    stems = [stem(word) for word in words]
    found = set()
    for place, word in enumerate(stems):
        if (
            not word.isdigit()
            or words[place] == "one"
            or int(word) in read
            or re.search(rf"(?<!\w)[-−+]{words[place]}\b", question.text)
            or set(words[max(0, place - 2) : place]) & _LIMITED
        ):
            continue
        after = stems[place + 1 : place + 4]
        if words[place + 1 : place + 2] == ["or"]:
            continue
        if counted & set(after) or not after:
            found.add(int(word))
    return found.pop() if len(found) == 1 else None
