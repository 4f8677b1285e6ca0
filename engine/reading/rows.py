"""Numbers in a row, before it is asked what they are: `5, 3 and 2`, `a 5 on one die and 6 on the other`.

A row ends at a number that counts a thing, is one to reach, or only says how many make up a sum.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.reading.amount import Amount, is_number
from engine.reading.elsewhere import elsewhere
from engine.reading.fit import MOST_COUNTED
from engine.reading.multiples import LEAST_VALUE, multiplied
from engine.reading.places import STOPS, ahead
from engine.reading.profiles import AGAINST
from engine.reading.reading import Text

JOINS = {
    ",", "and", "&", "/", "+", ";", "a", "an", "plus", "then", "one", "another", "-", "vp", "points", "s",
    "pts", "first", "second", "third", "afterwards", "more",
}  # fmt: skip
SUMS = {
    "make",
    "makes",
    "made",
    "add",
    "adds",
    "total",
    "totals",
    "totalling",
    "sum",
    "sums",
    "come",
    "comes",
    "amount",
    "amounts",
    "bring",
    "brings",
    "give",
    "gives",
    "yield",
    "yields",
    "net",
    "earn",
    "earns",
    "gave",
    "came",
    "brought",
    "yielded",
    "earned",
}
"""Words before the sum of a list, which stands for the list wherever it is added up."""
DICE = {"die", "dice", "roll", "throw"}
GOES = {"time", "try", "attempt", "batch", "lot", "go"}
"""What tells rolls apart that follow each other: `8 the first time, then 6`."""
WHICH_GO = (
    GOES | DICE | {"the", "on", "in", "with", "my", "first", "second", "third", "next", "then", "dice", "of"}
)
WHICH_DIE = DICE | {
    "on",
    "with",
    "my",
    "the",
    "one",
    "other",
    "another",
    "first",
    "second",
    "third",
    "was",
    "is",
}


@dataclass(frozen=True)
class Row:
    """Numbers in a row, and the amounts they were written with."""

    values: tuple[int, ...]
    amounts: tuple[Amount, ...]

    @property
    def first(self) -> int:
        """The first token."""
        return self.amounts[0].first

    @property
    def last(self) -> int:
        """The token after the last."""
        return self.amounts[-1].last


def in_lists(text: Text) -> set[Amount]:
    """The numbers that stand in a row with others."""
    return {amount for row in rows_in(text, set()) if len(row.values) > 1 for amount in row.amounts}


def rows_in(text: Text, taken: set[Amount]) -> list[Row]:
    """The rows of a text, a number on its own being a row of one; those `taken` end a row."""
    found: list[Row] = []
    current: list[tuple[Amount, int]] = []
    skip: Amount | None = None
    for at, amount in enumerate(text.amounts):
        if amount.kind in ("article", "ordinal") or amount is skip or _tells_a_die(text, amount):
            continue
        after = text.amounts[at + 1] if at + 1 < len(text.amounts) else None
        times = multiplied(text, amount, after)
        if after is not None and times:
            skip, amount = after, Amount(after.value, after.first, after.last)
        blocked = (
            amount.kind != "exact" or amount in taken or elsewhere(text, amount) or _is_a_level(text, amount)
        )
        if blocked or (not times and (_counts_a_thing(text, amount) or makes_a_sum(text, amount))):
            found += _closed(current)
            current = []
            continue
        if current and not _joined(text, current[-1][0], amount):
            found += _closed(current)
            current = []
        current.append((amount, times or 1))
    return found + _closed(current)


def makes_a_sum(text: Text, amount: Amount) -> bool:
    """Whether a number only says how many make up the sum after it: `the best four make 16`."""
    after = [token.text for token in text.tokens[amount.last : amount.last + 4]]
    summed = next((at for at, word in enumerate(after) if word in SUMS), None)
    if summed is None or summed > 1 or not 1 < amount.value <= MOST_COUNTED:
        return False
    total = amount.last + summed + 1
    return any(total <= one.first <= total + 2 and one.kind == "exact" for one in text.amounts)


def _is_a_level(text: Text, amount: Amount) -> bool:
    """Whether a number is one to reach, `target 12`, and so none of a row."""
    at = amount.first
    while at and text.tokens[at - 1].text in ("is", "was", "of", ":", "="):
        at -= 1
    named = [text.profile(name) for hit in text.nouns if hit.last == at for name in hit.names]
    return bool(named) and all(one.fact.kind == "number" and AGAINST[0] in one.verbs for one in named)


def _closed(current: list[tuple[Amount, int]]) -> list[Row]:
    values = tuple(amount.value for amount, times in current for _ in range(times))
    return [Row(values, tuple(amount for amount, _ in current))] if values else []


def _joined(text: Text, one: Amount, two: Amount) -> bool:
    begin = _past_its_noun(text, one)
    between = _without_dice([token.text for token in text.tokens[begin : two.first]])
    if _joins_one_more(text, begin, two):
        return True
    counts = [word for word in between if word in ("two", "three", "four") or word.isdigit()]
    if between[-1:] in (["of"], ["worth"]) and between[-2:-1] in (
        ["another"],
        ["one"],
        ["more"],
        ["two"],
        ["three"],
        ["1"],
        ["2"],
        ["3"],
    ):
        between = between[:-1]
    if len(between) > 2 and between[-2] in ("a", "an") and between[-1] not in JOINS:
        between = between[:-1]
    return len(between) <= 4 and all(
        word in JOINS for word in _without_other(text, one, between) if word not in counts[:1]
    )


def _without_other(text: Text, one: Amount, between: list[str]) -> list[str]:
    """The words between two numbers without those that tell the other die: `one die shows 5, the other 6`."""
    before = [token.text for token in text.tokens[max(0, one.first - 4) : one.first]]
    apart = bool(DICE & set(before)) and "other" in between
    return [word for word in between if word not in ("the", "other", "on")] if apart else between


def _joins_one_more(text: Text, begin: int, two: Amount) -> bool:
    """Whether one more thing is told with its value: `and one cursed one at -50`, `plus a card worth 100`."""
    words = [token.text for token in text.tokens[begin : two.first]]
    while words and words[0] in (",", "and", "plus", "&", "+"):
        words, begin = words[1:], begin + 1
    while two.value < 0 and words and words[0] in ("but", "also", "even"):
        words, begin = words[1:], begin + 1
    if two.value < 0 and words[:1] in (["one"], ["a"], ["that"], ["the"], ["my"]) and len(words) <= 2:
        return True
    if words[:1] not in (["one"], ["a"], ["an"], ["another"]) or words[-1:] not in (
        ["at"],
        ["worth"],
        ["of"],
        ["with"],
    ):
        return False
    near = [hit for hit in (*text.nouns, *text.verbs) if begin <= hit.first < two.first]
    valued = {phrase for one in text.lexicon.profiles if one.fact.kind == "values" for phrase in one.nouns}
    others = any(
        (text.tokens[hit.first].stem,) not in valued
        and not any(text.profile(name).fact.kind == "values" for name in hit.names)
        for hit in near
    )
    marked = {",", ".", ";", "and", "plus", "&"} & set(words)
    return len(words) <= 5 and not marked and not others and (two.value < 0 or two.value > LEAST_VALUE)


def _past_its_noun(text: Text, one: Amount) -> int:
    """Where what follows a value begins, past the noun that it stands before: `a 200 treasure, a 350 treasure`."""
    article = one.first > 0 and text.tokens[one.first - 1].text in ("a", "an", "another")
    noun = next((hit for hit in text.nouns if hit.first == one.last), None)
    lists = noun is not None and any(text.profile(name).fact.kind == "values" for name in noun.names)
    if article and noun is None and _is_a_named_thing(text, one):
        return one.last + 1
    return noun.last if noun is not None and lists and (article or one.value > MOST_COUNTED) else one.last


def _is_a_named_thing(text: Text, one: Amount) -> bool:
    """Whether a value stands before a thing that goes by its own name: `a 500 crown and a 300 goblet`."""
    if one.value < LEAST_VALUE or one.last + 1 >= len(text.tokens):
        return False
    thing, after = text.tokens[one.last], text.tokens[one.last + 1]
    plain = thing.kind == "word" and thing.text not in JOINS | STOPS and not is_number(thing)
    known = any(hit.first <= one.last < hit.last for hit in (*text.nouns, *text.verbs, *text.modifiers))
    return plain and not known and after.text in (",", "and", "&", "plus", "+", "but")


def _without_dice(between: list[str]) -> list[str]:
    """The words between two numbers without those that tell dice apart: `5 on one die and 6 on another`."""
    if set(between) & (GOES | {"second", "third"}):
        return [word for word in between if word not in WHICH_GO]
    return [word for word in between if word not in WHICH_DIE] if set(between) & DICE else between


def _tells_a_die(text: Text, amount: Amount) -> bool:
    """Whether a number only says which die: `on one die`."""
    before = text.tokens[amount.first - 1].text if amount.first else ""
    after = text.tokens[amount.last].text if amount.last < len(text.tokens) else ""
    return amount.value == 1 and before in ("on", "with") and after in DICE


def _counts_a_thing(text: Text, amount: Amount) -> bool:
    """Whether a count's noun follows at once, so that the number is no value."""
    at = amount.last
    if _past_its_noun(text, amount) > amount.last:
        return False
    if at >= len(text.tokens) or amount.value > MOST_COUNTED or not is_number(text.tokens[amount.first]):
        return False
    done = any(
        hit.first == at and any(text.profile(name).tallies for name in hit.names) for hit in text.verbs
    )
    return (
        done
        or _counts_apart(text, amount)
        or any(
            hit.first == at and any(text.profile(name).fact.kind == "count" for name in hit.names)
            for hit in (*text.nouns, *text.modifiers)
        )
    )


def _counts_apart(text: Text, amount: Amount) -> bool:
    """Whether a count's noun follows after a word or two: `three of our items`, `one stolen item`."""
    kinds = [
        {text.profile(name).fact.kind for name in hit.names}
        for hit in ahead(text, amount)
        if amount.last < hit.first <= amount.last + 2
    ]
    return bool(kinds) and all("count" in one and "values" not in one for one in kinds)
