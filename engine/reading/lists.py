"""Lists of values: `treasures worth 5, 3 and 2`, `50, 100 and 300`, `two 100s and a -50`, `four at 2 each`."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from engine.reading.amount import Amount, is_number
from engine.reading.fit import MOST_COUNTED, Claim, best
from engine.reading.found import ReadFact
from engine.reading.governors import HAVING, governing
from engine.reading.holders import held_by, holder_at, owned
from engine.reading.nouns import Hit
from engine.reading.parts import told_by_parts, with_bonuses
from engine.reading.people import RIVAL
from engine.reading.places import STOPS, ahead, alone, elsewhere
from engine.reading.profiles import AGAINST, Profile
from engine.reading.reading import Text

JOINS = {
    ",", "and", "&", "/", "+", ";", "a", "an", "plus", "then", "one", "another", "-", "vp", "points", "s",
    "pts", "first", "second", "third", "afterwards", "more",
}  # fmt: skip
AFTER = {"vp", "point", "points", "as", "my", "-", "in", "of", "face", "up"}
WORTH = {
    "worth", "value", "valued", "of", "are", ":", "at", "with", "is", "-", "=", "being", "denomination", "(", "total",
    "values", "totalling",
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
}
"""Words before the sum of a list, which stands for the list wherever it is added up."""
PLAIN = {"worth", "value", "valued", ":", "denomination", "(", "=", "is", *SUMS}
"""What must stand before a list of one, where nothing else says that it is a value and no count."""
DICE = {"die", "dice", "roll", "throw"}
GOES = {"time", "try", "attempt", "batch", "lot"}
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
LEAST_VALUE = 20
"""A larger number after `one card at` is its value; a smaller may be anything of it."""
EACH = {"each", "apiece"}


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


def read_lists(text: Text, taken: set[Amount], *, single: bool) -> tuple[list[ReadFact], set[Amount]]:
    """The lists of values, and the amounts that they take up; or, with `single`, the lists of one value.

    A lone number may be a count as well as a list of one: it is looked at last, when counts have had their pick.
    """
    found: list[ReadFact] = []
    used: set[Amount] = set()
    for run in _runs(text, taken):
        if (len(run.values) == 1) is not single:
            continue
        names = [one.fact.name for one in text.lexicon.profiles if one.fact.kind == "values"]
        scores = [(name, score) for name in names if (score := _score(text, run, name)) is not None]
        claim = best([Claim(name, score, run.first, run.last) for name, score in scores], text)
        if claim:
            told = with_bonuses(text, text.profile(claim.name), run.values, run.amounts)
            found.append(text.read(claim.name, told, run.first, run.last, min(1.0, claim.score / 3)))
            used |= set(run.amounts) | _multipliers(text, run)
    return found, used


def _score(text: Text, run: Run, name: str) -> float | None:
    profile = text.profile(name)
    if told_by_parts(text, profile, run.amounts):
        return None
    begin = _noun_before(text, run, name)
    first = run.first if begin is None else begin
    holder = holder_at(text, first, run.last)
    if holder == "rival" and _is_of_things(text, run, profile):
        holder = "nobody"
    if not (held_by(profile, holder, text) or owned(text, profile, first, run.last)):
        return None
    verb = governing(text, profile, first, run.last, 0)
    many = len(run.values) > 1
    if profile.holder == "me" and not profile.shared and _is_of_all(text, run):
        return None
    if profile.shared and not many and _is_one_of_several(text, run):
        return None
    if profile.shared and (_is_one_persons(text, run) or (not many and run.values[0] <= MOST_COUNTED)):
        return None
    staked = (
        verb.verb == "own"
        and not _counts_a_stranger(text, run.last)
        and 0 < run.first - verb.at <= 3
        and text.tokens[verb.at].stem not in HAVING
    )
    told = verb.verb in ("own", "have", "neutral") or name in text.about
    if begin is not None or _noun_after(text, run, name):
        told_by_worth = begin is not None and text.tokens[begin].text in WORTH
        score = 1.2 if told_by_worth else 2.0
    elif told if many else staked or _is_one_card(text, run, verb.verb):
        score = 0.8
    else:
        return None
    if verb.verb == "own":
        score += 0.6
    elif verb.verb == "other" and profile.verbs and text.tokens[verb.at].text not in SUMS:
        score -= 1.2
    return score + (0.3 if holder == profile.holder else 0.0)


def _is_of_things(text: Text, run: Run, profile: Profile) -> bool:
    """Whether they who have a row of values are things, named before: `I own four treasures, they show 5, 4 and 1`."""
    clause = text.clause(run.first)
    who = [token.text for token in text.tokens[clause.first : run.first] if token.text in RIVAL]
    heads = {phrase[-1] for phrase in profile.nouns}
    before = [at for at in range(clause.first) if text.clause(at).sentence == clause.sentence]
    return who == ["they"] and any(
        text.tokens[at].stem in heads and text.tokens[at].text.endswith("s") for at in before
    )


def _is_one_card(text: Text, run: Run, verb: str) -> bool:
    """Whether somebody has one thing that goes by its value: `she has a 300`, `only one 100`."""
    before = text.tokens[run.first - 1].text if run.first else ""
    card = before in ("a", "an", "one", "single") and run.values[0] > MOST_COUNTED
    return card and verb in ("own", "have") and alone(text, run.amounts[0])


def _is_one_persons(text: Text, run: Run) -> bool:
    """Whether a list is what one has, `I have 600, 500 and 400`, which says nothing of each of several."""
    clause = text.clause(run.first)
    words = {token.text for token in text.tokens[clause.first : run.first]}
    return bool(words & {"i", "my"}) and not words & {"we", "our", "us", "team"}


def _is_one_of_several(text: Text, run: Run) -> bool:
    """Whether a number stands among others of its size, of which it alone is no sum: `300 me, 400 Ulf`."""
    return any(
        one.kind == "exact"
        and one.value > MOST_COUNTED
        and one not in run.amounts
        and one.last + 4 >= run.first
        and one.first <= run.last + 4
        for one in text.amounts
    )


def _is_of_all(text: Text, run: Run) -> bool:
    """Whether a list is what several have, one each, and a fact in question is about that: `we have 800 and 650`."""
    clause = text.clause(run.first)
    words = {token.text for token in text.tokens[clause.first : run.first]}
    each = any(one.shared and one.fact.name in text.about for one in text.lexicon.profiles)
    return len(run.values) > 1 and each and bool(words & {"we", "our", "us"}) and not words & {"i", "my"}


def in_lists(text: Text) -> set[Amount]:
    """The numbers that stand in a row with others."""
    return {amount for run in _runs(text, set()) if len(run.values) > 1 for amount in run.amounts}


def _counts_a_stranger(text: Text, at: int) -> bool:
    """Whether a number counts something that is no fact: `rolled in two goes`."""
    known = any(hit.first == at for hit in (*text.nouns, *text.verbs))
    return (
        at < len(text.tokens)
        and text.tokens[at].kind == "word"
        and text.tokens[at].text not in STOPS
        and not known
    )


def _noun_before(text: Text, run: Run, name: str) -> int | None:
    """Where the noun before the list begins: `treasures worth 5, 3`; words of worth may stand between."""
    begin = text.clause(run.first).first
    for at in range(run.first - 1, max(run.first - 9, begin - 1), -1):
        hit = next((hit for hit in text.nouns if hit.last == at + 1 and _goes_by(text, hit, name)), None)
        if hit is not None and hit.last - hit.first == 1 and text.tokens[at].text in WORTH:
            continue
        if hit is not None:
            between = [token.text for token in text.tokens[at + 1 : run.first]]
            summed = bool(SUMS & set(between))
            if summed and text.profile(name).holder == "rival":
                return None
            telling = WORTH | SUMS if name in text.about or hit.last - hit.first > 1 else PLAIN
            worth = any(word in telling for word in between) or run.values[0] < 0
            return hit.first if len(run.values) > 1 or worth else None
        if text.tokens[at].text in (".", "?", "!", ";") or any(
            one.first == at and one.kind != "article" and not _makes_a_sum(text, one) for one in text.amounts
        ):
            return None
    return None


def _goes_by(text: Text, hit: Hit, name: str) -> bool:
    """Whether a noun names a list, or a list of one whom a rival in question may be: `his hoard` in a wager."""
    theirs = text.profile(name).holder == "rival" and name in text.about
    holder = hit.last - hit.first == 1 and text.tokens[hit.first].stem in text.lexicon.holders
    lists = any(text.profile(one).fact.kind == "values" for one in hit.names)
    return name in hit.names or (theirs and holder and lists)


def _noun_after(text: Text, run: Run, name: str) -> bool:
    """`5, 3 and 2 treasures`, `a 5 VP treasure`."""
    after = next(
        (hit for hit in text.nouns if run.last <= hit.first <= run.last + 3 and name in hit.names), None
    )
    if after is None:
        return False
    between = [token.text for token in text.tokens[run.last : after.first]]
    heap = len(run.values) == 1 and run.values[0] > MOST_COUNTED and all(word in AFTER for word in between)
    worth = heap or any(
        word in ("point", "points", "-", "vp", "value", "valued", "worth") for word in between
    )
    return worth or (len(run.values) > 1 and all(word in AFTER for word in between))


def _runs(text: Text, taken: set[Amount]) -> list[Run]:
    found: list[Run] = []
    current: list[tuple[Amount, int]] = []
    skip: Amount | None = None
    for at, amount in enumerate(text.amounts):
        if amount.kind in ("article", "ordinal") or amount is skip or _tells_a_die(text, amount):
            continue
        after = text.amounts[at + 1] if at + 1 < len(text.amounts) else None
        times = _multiplied(text, amount, after)
        if after is not None and times:
            skip, amount = after, Amount(after.value, after.first, after.last)
        blocked = (
            amount.kind != "exact" or amount in taken or elsewhere(text, amount) or _is_a_level(text, amount)
        )
        if blocked or (not times and (_counts_a_thing(text, amount) or _makes_a_sum(text, amount))):
            found += _closed(current)
            current = []
            continue
        if current and not _joined(text, current[-1][0], amount):
            found += _closed(current)
            current = []
        current.append((amount, times or 1))
    return found + _closed(current)


def _makes_a_sum(text: Text, amount: Amount) -> bool:
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


def _closed(current: list[tuple[Amount, int]]) -> list[Run]:
    values = tuple(amount.value for amount, times in current for _ in range(times))
    return [Run(values, tuple(amount for amount, _ in current))] if values else []


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
    return len(between) <= 4 and all(word in JOINS for word in between if word not in counts[:1])


def _joins_one_more(text: Text, begin: int, two: Amount) -> bool:
    """Whether one more thing is told with its value: `and one cursed one at -50`, `plus a card worth 100`."""
    words = [token.text for token in text.tokens[begin : two.first]]
    while words and words[0] in (",", "and", "plus", "&", "+"):
        words, begin = words[1:], begin + 1
    if two.value < 0 and words[:1] in (["one"], ["a"], ["that"], ["the"], ["my"]) and len(words) <= 2:
        return True
    if words[:1] not in (["one"], ["a"], ["an"], ["another"]) or words[-1:] not in (
        ["at"],
        ["worth"],
        ["of"],
    ):
        return False
    others = any(
        begin <= hit.first < two.first
        and not any(text.profile(name).fact.kind == "values" for name in hit.names)
        for hit in (*text.nouns, *text.verbs)
    )
    marked = {",", ".", ";", "and", "plus", "&"} & set(words)
    return len(words) <= 5 and not marked and not others and (two.value < 0 or two.value > LEAST_VALUE)


def _past_its_noun(text: Text, one: Amount) -> int:
    """Where what follows a value begins, past the noun that it stands before: `a 200 treasure, a 350 treasure`."""
    article = one.first > 0 and text.tokens[one.first - 1].text in ("a", "an", "another")
    noun = next((hit for hit in text.nouns if hit.first == one.last), None)
    lists = noun is not None and any(text.profile(name).fact.kind == "values" for name in noun.names)
    return noun.last if noun is not None and lists and (article or one.value > MOST_COUNTED) else one.last


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


def _multiplied(text: Text, one: Amount, two: Amount | None) -> int:
    """How often a value is meant: `two 100s`, `3 x 50`, `four treasures at 2 each`; 0 where it stands for itself."""
    if two is None or one.kind != "exact" or two.kind != "exact" or not 1 <= one.value <= 10:
        return 0
    between = [token.text for token in text.tokens[one.last : two.first]]
    if one.value == 1 and _is_one_of_a_kind(between, two):
        return 1
    if (
        between[-1:] in (["of"], ["worth"])
        and two.value > MOST_COUNTED
        and _values_of_several(text, one, two)
    ):
        return one.value
    if one.value == 1:
        return int(not between and two.value > MOST_COUNTED) or int(
            between in (["more", "worth"], ["more", "of"], ["more", "at"])
        )
    after = text.tokens[two.last].text if two.last < len(text.tokens) else ""
    if (not between and after == "s") or between in (["x"], ["times"]):
        return one.value
    apiece = after in EACH and between[-1:] in (["at"], ["worth"], ["of"]) and len(between) <= 5
    return one.value if apiece and not {",", ".", "and"} & set(between) else 0


def _is_one_of_a_kind(between: list[str], two: Amount) -> bool:
    """Whether a single thing is told with its value: `one cursed one at -50`, `one card worth 100`."""
    told = between[-1:] in (["at"], ["worth"], ["of"]) and 1 < len(between) <= 4
    marked = {",", ".", "and", "&", "+", "plus", "or"} & set(between)
    return told and not marked and (two.value < 0 or two.value > LEAST_VALUE)


def _multipliers(text: Text, run: Run) -> set[Amount]:
    """The numbers that only say how often a value of the list is meant: the first in `two 4s`."""
    firsts = {amount.first for amount in run.amounts}
    return {
        one
        for one, two in itertools.pairwise(text.amounts)
        if two.first in firsts and one.last == two.first and _multiplied(text, one, two) > 1
    }


def _values_of_several(text: Text, one: Amount, two: Amount) -> bool:
    """`two treasures of 150`, `one of 400`, but not `two treasures of 150 and 300`."""
    named = one.last == two.first - 1 or any(
        hit.first == one.last and hit.last == two.first - 1 for hit in text.nouns
    )
    follows = text.tokens[two.last].text if two.last < len(text.tokens) else ""
    more = next((amount for amount in text.amounts if amount.first == two.last + 1), None)
    listed = follows in (",", "and", "&", "/", "+") and more is not None
    goes_on = (
        more is not None and more.last < len(text.tokens) and text.tokens[more.last].text in ("of", "worth")
    )
    return named and (not listed or goes_on)


def _counts_a_thing(text: Text, amount: Amount) -> bool:
    """Whether a count's noun follows at once, so that the number is no value."""
    at = amount.last
    if _past_its_noun(text, amount) > amount.last:
        return False
    if at >= len(text.tokens) or amount.value > MOST_COUNTED or not is_number(text.tokens[amount.first]):
        return False
    return _counts_apart(text, amount) or any(
        hit.first == at and any(text.profile(name).fact.kind == "count" for name in hit.names)
        for hit in (*text.nouns, *text.modifiers)
    )


def _counts_apart(text: Text, amount: Amount) -> bool:
    """Whether a count's noun follows after a word or two: `three of our items`, `one stolen item`."""
    kinds = [
        {text.profile(name).fact.kind for name in hit.names}
        for hit in ahead(text, amount)
        if amount.last < hit.first <= amount.last + 2
    ]
    return bool(kinds) and all("count" in one and "values" not in one for one in kinds)
