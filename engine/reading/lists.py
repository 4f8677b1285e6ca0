"""Lists of values: `treasures worth 5, 3 and 2`, `50, 100 and 300`, `two 100s and a -50`, `four at 2 each`."""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.bonuses import are_bonuses
from engine.reading.fit import MOST_COUNTED, Claim, best
from engine.reading.found import ReadFact
from engine.reading.governors import HAVING, governing
from engine.reading.holders import held_by, holder_at, owned
from engine.reading.multiples import multipliers
from engine.reading.nouns import Hit
from engine.reading.parts import told_by_parts, with_bonuses
from engine.reading.people import RIVAL
from engine.reading.places import STOPS, alone
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.rows import SUMS, Row, makes_a_sum, rows_in
from engine.reading.stems import stem

AFTER = {"vp", "point", "points", "as", "my", "-", "in", "of", "face", "up"}
WORTH = {
    "worth", "value", "valued", "of", "are", ":", "at", "with", "is", "-", "=", "being", "denomination", "(", "total",
    "values", "totalling",
}  # fmt: skip
DRAWN = {stem(word) for word in ("draw", "drew", "drawn", "flip", "reveal", "pull", "turn")}
"""What is only drawn is nobody's yet: `I have 900 and drew a 300 card`."""
MORE = {"and", "plus", "&"}
ONE_OF = {"this", "that", "another", "some", "a", "one", "an"}
ONE_HAS = {"has", "holds", "owns", "got"}
ONE_WHO = {"he", "she"}
PLAIN = {"worth", "value", "valued", ":", "denomination", "(", "=", "is", *SUMS}
"""What must stand before a list of one, where nothing else says that it is a value and no count."""


def read_lists(text: Text, taken: set[Amount], *, single: bool) -> tuple[list[ReadFact], set[Amount]]:
    """The lists of values, and the amounts that they take up; or, with `single`, the lists of one value.

    A lone number may be a count as well as a list of one: it is looked at last, when counts have had their pick.
    """
    found: list[ReadFact] = []
    used: set[Amount] = set()
    for row in rows_in(text, taken):
        if (len(row.values) == 1) is not single or _leaves_one_out(text, row) or are_bonuses(text, row.first):
            continue
        names = [one.fact.name for one in text.lexicon.profiles if one.fact.kind == "values"]
        scores = [(name, score) for name in names if (score := _score(text, row, name)) is not None]
        claim = best([Claim(name, score, row.first, row.last) for name, score in scores], text)
        if claim:
            told = with_bonuses(text, text.profile(claim.name), row.values, row.amounts)
            found.append(text.read(claim.name, told, row.first, row.last, min(1.0, claim.score / 3)))
            used |= set(row.amounts) | multipliers(text, row.amounts)
    return found, used


def _leaves_one_out(text: Text, row: Row) -> bool:
    """Whether one more thing is told whose value is not: `a 300, a 450 and this shiny gold one`."""
    at = row.last
    if (
        at + 1 >= len(text.tokens)
        or text.tokens[at].text not in MORE
        or text.tokens[at + 1].text not in ONE_OF
    ):
        return False
    things = {
        one for profile in text.lexicon.profiles if profile.fact.kind == "values" for one in profile.nouns
    }
    for place in range(at + 2, min(at + 6, len(text.tokens))):
        token = text.tokens[place]
        if token.text in STOPS - {"i", "one"} or token.kind != "word":
            return False
        if token.text in ("one", "card") or (token.stem,) in things:
            after = [one.text for one in text.tokens[place + 1 : place + 4]]
            numbered = any(
                place < amount.first <= place + 4 and amount.kind != "article" for amount in text.amounts
            )
            return not numbered and after[:1] != ["of"]
    return False


def _score(text: Text, row: Row, name: str) -> float | None:
    profile = text.profile(name)
    if told_by_parts(text, profile, row.amounts):
        return None
    begin = _noun_before(text, row, name)
    first = row.first if begin is None else begin
    holder = holder_at(text, first, row.last)
    if holder == "rival" and (
        _is_of_things(text, row, profile) or _is_of_the_one_in_question(text, row, profile)
    ):
        holder = "nobody"
    if not (held_by(profile, holder, text) or owned(text, profile, first, row.last)):
        return None
    if profile.holder == "rival" and _is_of_a_bystander(text, row):
        return None
    verb = governing(text, profile, first, row.last, 0)
    if profile.holder == "me" and verb.verb == "other" and text.tokens[verb.at].stem in DRAWN:
        return None
    many = len(row.values) > 1
    if profile.holder == "me" and not profile.shared and _is_of_all(text, row):
        return None
    if profile.shared and not many and _is_one_of_several(text, row):
        return None
    if profile.shared and (_is_one_persons(text, row) or (not many and row.values[0] <= MOST_COUNTED)):
        return None
    staked = (
        verb.verb == "own"
        and not _counts_a_stranger(text, row.last)
        and 0 < row.first - verb.at <= 3
        and text.tokens[verb.at].stem not in HAVING
    )
    told = verb.verb in ("own", "have", "neutral") or name in text.about
    if begin is not None or _noun_after(text, row, name):
        told_by_worth = begin is not None and text.tokens[begin].text in WORTH
        score = 1.2 if told_by_worth else 2.0
    elif told if many else staked or _is_one_card(text, row, verb.verb):
        score = 0.8
    else:
        return None
    if verb.verb == "own":
        score += 0.6
    elif verb.verb == "other" and profile.verbs and text.tokens[verb.at].text not in SUMS:
        score -= 1.2
    return score + (0.3 if holder == profile.holder else 0.0)


def _is_of_a_bystander(text: Text, row: Row) -> bool:
    """Whether somebody named has it, where a deed is aimed at another who goes by a role: `may I stake Jo's 400 against the dragon`."""
    clause = text.clause(row.first)
    named = any(token.name for token in text.tokens[clause.first : row.first])
    return named and any(
        token.text == "against"
        and any(one.stem in text.lexicon.holders for one in text.tokens[at + 1 : at + 3])
        for at, token in enumerate(text.tokens)
    )


def _is_of_things(text: Text, row: Row, profile: Profile) -> bool:
    """Whether they who have a row of values are things, named before: `I own four treasures, they show 5, 4 and 1`."""
    clause = text.clause(row.first)
    who = [token.text for token in text.tokens[clause.first : row.first] if token.text in RIVAL]
    heads = {phrase[-1] for phrase in profile.nouns}
    before = [at for at in range(clause.first) if text.clause(at).sentence == clause.sentence]
    return who == ["they"] and any(
        text.tokens[at].stem in heads and text.tokens[at].text.endswith("s") for at in before
    )


def _is_one_card(text: Text, row: Row, verb: str) -> bool:
    """Whether somebody has one thing that goes by its value: `she has a 300`, `only one 100`."""
    before = text.tokens[row.first - 1].text if row.first else ""
    card = before in ("a", "an", "one", "single") and row.values[0] > MOST_COUNTED
    return card and verb in ("own", "have") and alone(text, row.amounts[0])


def _is_one_persons(text: Text, row: Row) -> bool:
    """Whether a list is what one has, `I have 600, 500 and 400`, which says nothing of each of several."""
    clause = text.clause(row.first)
    before = text.tokens[clause.first : row.first]
    words = {token.text for token in before}
    mine = bool(words & {"i", "my"}) and not words & {"we", "our", "us", "team"}
    return mine or (
        bool(words & ONE_HAS) and sum(token.name or token.text in ONE_WHO for token in before) == 1
    )


def _is_of_the_one_in_question(text: Text, row: Row, profile: Profile) -> bool:
    """Whether a list is what the one has who is asked about, where nobody else's is in question: `Lena has 400 and 600, has she won?`"""
    others = any(
        one.fact.name in text.about and one.holder == "rival" and one.nouns & profile.nouns
        for one in text.lexicon.profiles
    )
    asked = text.shifted and profile.holder == "me" and profile.fact.name in text.about
    return asked and not others and _is_one_persons(text, row)


def _is_one_of_several(text: Text, row: Row) -> bool:
    """Whether a number stands among others of its size, of which it alone is no sum: `300 me, 400 Ulf`."""
    return any(
        one.kind == "exact"
        and one.value > MOST_COUNTED
        and one not in row.amounts
        and one.last + 4 >= row.first
        and one.first <= row.last + 4
        for one in text.amounts
    )


def _is_of_all(text: Text, row: Row) -> bool:
    """Whether a list is what several have, one each, and a fact in question is about that: `we have 800 and 650`."""
    clause = text.clause(row.first)
    words = {token.text for token in text.tokens[clause.first : row.first]}
    each = any(one.shared and one.fact.name in text.about for one in text.lexicon.profiles)
    return len(row.values) > 1 and each and bool(words & {"we", "our", "us"}) and not words & {"i", "my"}


def _counts_a_stranger(text: Text, at: int) -> bool:
    """Whether a number counts something that is no fact: `rolled in two goes`."""
    known = any(hit.first == at for hit in (*text.nouns, *text.verbs))
    return (
        at < len(text.tokens)
        and text.tokens[at].kind == "word"
        and text.tokens[at].text not in STOPS
        and not known
    )


def _noun_before(text: Text, row: Row, name: str) -> int | None:
    """Where the noun before the list begins: `treasures worth 5, 3`; words of worth may stand between."""
    begin = text.clause(row.first).first
    for at in range(row.first - 1, max(row.first - 9, begin - 1), -1):
        hit = next((hit for hit in text.nouns if hit.last == at + 1 and _goes_by(text, hit, name)), None)
        if hit is not None and hit.last - hit.first == 1 and text.tokens[at].text in WORTH:
            continue
        if hit is not None:
            between = [token.text for token in text.tokens[at + 1 : row.first]]
            summed = bool(SUMS & set(between))
            if summed and text.profile(name).holder == "rival":
                return None
            telling = WORTH | SUMS if name in text.about or hit.last - hit.first > 1 else PLAIN
            heap = between == ["for"] and row.values[0] > MOST_COUNTED
            worth = heap or any(word in telling for word in between) or row.values[0] < 0
            return hit.first if len(row.values) > 1 or worth else None
        if text.tokens[at].text in (".", "?", "!", ";") or any(
            one.first == at
            and one.kind != "article"
            and not (one.value == 1 and one.last == row.first)
            and not makes_a_sum(text, one)
            for one in text.amounts
        ):
            return None
    return None


def _goes_by(text: Text, hit: Hit, name: str) -> bool:
    """Whether a noun names a list, or a list of one whom a rival in question may be: `his hoard` in a wager."""
    theirs = text.profile(name).holder == "rival" and name in text.about
    holder = hit.last - hit.first == 1 and text.tokens[hit.first].stem in text.lexicon.holders
    lists = any(text.profile(one).fact.kind == "values" for one in hit.names)
    return name in hit.names or (theirs and holder and lists)


def _noun_after(text: Text, row: Row, name: str) -> bool:
    """`5, 3 and 2 treasures`, `a 5 VP treasure`."""
    after = next(
        (hit for hit in text.nouns if row.last <= hit.first <= row.last + 3 and name in hit.names), None
    )
    if after is None:
        return False
    between = [token.text for token in text.tokens[row.last : after.first]]
    heap = len(row.values) == 1 and row.values[0] > MOST_COUNTED and all(word in AFTER for word in between)
    worth = heap or any(
        word in ("point", "points", "-", "vp", "value", "valued", "worth") for word in between
    )
    return worth or (len(row.values) > 1 and all(word in AFTER for word in between))
