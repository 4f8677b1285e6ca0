"""Lists of values: `treasures worth 5, 3 and 2`, `50, 100 and 300`, `two 100s and a -50`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.reading.found import ReadFact
from engine.reading.governors import HAVING, governing
from engine.reading.holders import held_by, holder_at
from engine.reading.numbers import Amount, is_number
from engine.reading.places import elsewhere
from engine.reading.reading import Text

JOINS = {",", "and", "&", "/", "+", ";", "a", "an", "plus", "then", "one", "another", "-"}
AFTER = {"vp", "point", "points", "as", "my", "-", "in", "of"}
WORTH = {"worth", "value", "valued", "of", "are", ":", "at", "with", "is", "-", "=", "being", "denomination"}


@dataclass(frozen=True)
class Run:
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


def read_lists(text: Text) -> tuple[list[ReadFact], set[Amount]]:
    """The lists of values, and the amounts that they take up."""
    found: list[ReadFact] = []
    taken: set[Amount] = set()
    for run in _runs(text):
        scores = {
            one.fact.name: score
            for one in text.lexicon.profiles
            if one.fact.kind == "values" and (score := _score(text, run, one.fact.name)) is not None
        }
        best = max(scores.values(), default=0.0)
        names = [name for name, score in scores.items() if score == best]
        if best < 1 or len(names) != 1:
            continue
        found.append(text.read(names[0], run.values, run.first, run.last, min(1.0, best / 3)))
        taken |= set(run.amounts)
    return found, taken


def _score(text: Text, run: Run, name: str) -> float | None:
    profile = text.profile(name)
    if not held_by(profile, holder_at(text, run.first, run.last), text):
        return None
    clause = text.clause(run.first)
    verb = governing(text, profile, run.first, run.last, 0)
    score = 0.0
    if _near_noun(text, run, name):
        score += 2.0
    elif (len(run.values) > 1 and verb.verb in ("own", "have", "neutral")) or (
        len(run.values) == 1
        and verb.verb == "own"
        and 0 < run.first - verb.at <= 3
        and not _has(text, verb.at)
    ):
        score += 0.8
    else:
        return None
    if verb.verb == "own":
        score += 0.6
    elif verb.verb == "other" and profile.verbs:
        score -= 1.2
    return score + (0.3 if clause.subject == profile.holder else 0.0)


def _has(text: Text, at: int) -> bool:
    """Whether the verb only says that one has something, which a lone number after it does not value."""
    return text.tokens[at].stem in HAVING


def _near_noun(text: Text, run: Run, name: str) -> bool:
    """`treasures worth 5, 3`: the noun before, with words of worth between; or `5, 3 and 2 treasures` after."""
    for at in range(run.first - 1, max(run.first - 7, -1), -1):
        if any(hit.last == at + 1 and name in hit.names for hit in text.nouns):
            between = [token.text for token in text.tokens[at + 1 : run.first]]
            return len(run.values) > 1 or any(word in WORTH for word in between) or run.values[0] < 0
        if text.tokens[at].text in (".", "?", "!", ";"):
            break
    after = next(
        (hit for hit in text.nouns if run.last <= hit.first <= run.last + 3 and name in hit.names), None
    )
    if after is None:
        return False
    between = [token.text for token in text.tokens[run.last : after.first]]
    worth = any(word in ("point", "points", "-", "vp", "value", "valued", "worth") for word in between)
    return worth or (len(run.values) > 1 and all(word in AFTER for word in between))


def _runs(text: Text) -> list[Run]:
    found: list[Run] = []
    current: list[tuple[Amount, int]] = []
    skip: Amount | None = None
    for at, amount in enumerate(text.amounts):
        if amount.kind == "article" or amount is skip:
            continue
        if amount.kind != "exact" or elsewhere(text, amount) or (_counts_a_thing(text, amount)):
            found += _closed(current)
            current = []
            continue
        after = text.amounts[at + 1] if at + 1 < len(text.amounts) else None
        times = 1
        if after and after.kind == "exact" and _multiplies(text, amount, after):
            times, skip = amount.value, after
            amount = Amount(after.value, amount.first, after.last)
        if current and not _joined(text, current[-1][0], amount):
            found += _closed(current)
            current = []
        current.append((amount, times))
    return found + _closed(current)


def _closed(current: list[tuple[Amount, int]]) -> list[Run]:
    values = tuple(amount.value for amount, times in current for _ in range(times))
    return [Run(values, tuple(amount for amount, _ in current))] if values else []


def _joined(text: Text, one: Amount, two: Amount) -> bool:
    between = text.tokens[one.last : two.first]
    return len(between) <= 3 and all(
        token.text in JOINS or token.text in ("vp", "points", "s") for token in between
    )


def _multiplies(text: Text, one: Amount, two: Amount) -> bool:
    """`two 100s`, `3 x 50`."""
    between = [token.text for token in text.tokens[one.last : two.first]]
    plural = two.last < len(text.tokens) and text.tokens[two.last].text == "s"
    return 1 < one.value <= 10 and ((not between and plural) or between in (["x"], ["times"]))


def _counts_a_thing(text: Text, amount: Amount) -> bool:
    """Whether a count's noun follows at once, so that the number is no value."""
    at = amount.last
    if at >= len(text.tokens) or not is_number(text.tokens[amount.first]):
        return False
    return any(
        hit.first == at and any(text.profile(name).fact.kind == "count" for name in hit.names)
        for hit in text.nouns
    )
