"""Numbers of what is not so: `I almost had 3 chests`, `I thought we had 12`, `if only I had 3`.

Nobody has what was only nearly reached, thought, or wished for; and what is needed tells at most what the smaller
number after it counts: `I need 3 chests but have only 1`.
"""

from __future__ import annotations

import itertools

from engine.reading.amount import Amount
from engine.reading.governors import NEEDS
from engine.reading.reading import Text

NEARLY = {"almost", "nearly", "practically"}
BELIEVED = {"thought", "assumed", "believed", "figured", "hoped", "wish", "wished", "expected", "dreamed"}
LAWS = {
    ("rule", "is"), ("rules", "say"), ("it", "takes"), ("limit", "is"), ("maximum", "is"),
    ("minimum", "is"), ("requirement", "is"), ("allowed", "is"), ("says", "it"), ("is", "max"),
}  # fmt: skip
"""Words before a number that is somebody's idea of the rules."""
LIMITS = {("limit", "is"), ("max", "is"), ("maximum", "is"), ("cap", "is"), ("rule", "is"), ("rules", "say")}
"""Words before a number that is a limit, and never what somebody has: `the limit is 3 items, I have 4`."""
TURNS_AWAY = {"but", "actually", "and", "with", "having", "after", "when", "if", "i", "we", "my"}
"""Words that turn from what is wanted to what is so."""
REACH = 3
"""Words that may stand between `almost` and its number."""
FAR = 6
"""Words that may stand between what was thought and its number."""


def unreal(text: Text) -> set[Amount]:
    """Numbers that the player says are not so."""
    return {amount for amount in text.amounts if amount.kind != "refused" and _is_unreal(text, amount)}


def is_set_aside(text: Text, amount: Amount) -> bool:
    """Whether a number is not so, or only needed."""
    return _is_unreal(text, amount) or any(word in NEEDS for word in _before(text, amount, REACH))


def is_a_law(text: Text, amount: Amount) -> bool:
    """Whether a number is what the rules are said to want or allow: `you must open at least 3`, `the rule is 3`."""
    for at in range(amount.first - 1, max(-1, amount.first - 1 - FAR), -1):
        token = text.tokens[at]
        if (
            token.kind != "word"
            or token.text in TURNS_AWAY
            or any(one.first <= at < one.last and one.kind != "article" for one in text.amounts)
        ):
            return False
        before = text.tokens[at - 1].text if at else ""
        if token.text in NEEDS or (before, token.text) in LAWS:
            return True
    return False


def _is_unreal(text: Text, amount: Amount) -> bool:
    nearly = any(word in NEARLY for word in _before(text, amount, REACH))
    told = _before(text, amount, REACH)
    if any((two, one) in LIMITS for one, two in itertools.pairwise(told)):
        return True
    return nearly or any(word in BELIEVED for word in _before(text, amount, FAR))


def _before(text: Text, amount: Amount, reach: int) -> list[str]:
    """The words before a number, up to a mark, another number, or a word that turns to something else."""
    found: list[str] = []
    numbers = {at for one in text.amounts if one.kind != "article" for at in range(one.first, one.last)}
    for at in range(amount.first - 1, max(-1, amount.first - 1 - reach), -1):
        token = text.tokens[at]
        if token.kind != "word" or at in numbers or token.text in ("but", "actually", "and"):
            break
        found.append(token.text)
    return found
