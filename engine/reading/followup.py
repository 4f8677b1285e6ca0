"""Follow-ups: facts of earlier turns, and numbers said in relation to them: `one more chest`, `3 instead`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from engine.reading.amount import Amount
from engine.reading.clauses import NEGATIONS
from engine.reading.fit import in_bounds
from engine.reading.found import Read, ReadFact
from engine.reading.governors import governing
from engine.reading.holders import held_by, holder_at
from engine.reading.multiples import LEAST_VALUE
from engine.reading.nouns import Hit
from engine.reading.order import PLACES, option_for, order_in
from engine.reading.people import person
from engine.reading.reading import Text
from engine.reading.stems import stem

OPENERS = ("and", "but", "what", "how", "or", "then", "so", "ok", "okay", "with", "if", "same", "also", "now")
SHORT = 10
"""Words of a follow-up that only puts another place."""
ROLL = stem("roll")
TOO = {"too", "also", "extra", "besides"}
LEFT = {"still", "left", "remaining"}
"""Words before `2 more moves` that may yet be made, and are none of those made."""
TURNS = {
    "if", "about", "with", "instead", "then", "more", "another", "fewer", "less", "too", "also", "still",
    "now",
}  # fmt: skip


def relatives(text: Text) -> tuple[Amount, ...]:
    """Amounts that only say a difference: `one more chest`, `2 fewer`, `another monster`."""
    return tuple(
        amount
        for amount in text.amounts
        if amount.kind in ("exact", "article") and _sign(text, amount) != 0 and _noun(text, amount.last)
    )


def bare_relatives(text: Text) -> tuple[Amount, ...]:
    """Amounts that say a difference and no thing: `and if I had one more?`"""
    return tuple(
        amount
        for amount in text.amounts
        if amount.kind == "exact" and _sign(text, amount) != 0 and not _noun(text, amount.last)
    )


def read_relatives(
    text: Text, known: Mapping[str, Read], earlier: Collection[str] = frozenset()
) -> list[ReadFact]:
    """Facts told as a difference from known ones. `earlier`: the names of those that were told in another question."""
    found = []
    for amount in relatives(text):
        if not _yet_to_come(text, amount) and not _denied(text, amount.first):
            by = _sign(text, amount) * amount.value
            moved = list(_moved(text, amount.first, amount.last, by, known))
            found += moved or list(_beside_others(text, amount, known))
    for amount in text.amounts:
        if amount.kind == "exact" and not _noun(text, amount.last):
            found += list(_more_of_it(text, amount, known, earlier))
    if earlier:
        found += _more_in_lists(text, known, earlier)
    for at, token in enumerate(text.tokens):
        if token.text != "another" or _denied(text, at):
            continue
        if not any(amount.first == at + 1 for amount in text.amounts):
            found += list(_moved(text, at, at + 1, 1, known))
    return found


def read_instead(text: Text, known: Mapping[str, Read], free: tuple[Amount, ...]) -> list[ReadFact]:
    """`what with 3 instead?`: a bare number, where only one number is known so far."""
    if absent := _absent(text, known):
        return [absent]
    if placed := _placed_anew(text, known):
        return [placed]
    numbers = list(_numbers(known))
    bare = [amount for amount in free if amount.kind == "exact"]
    if had := _had_alone(text, known, bare):
        return [had]
    if len(numbers) != 1 or len(bare) != 1 or text.nouns or len(text.tokens) > 8:
        return []
    first, last = bare[0].first, bare[0].last
    if not _is_of(text, numbers[0], holder_at(text, first, last)):
        return []
    return [text.read(numbers[0], bare[0].value, first, last, 0.7)]


def _had_alone(text: Text, known: Mapping[str, Read], bare: list[Amount]) -> ReadFact | None:
    """`and if she only has 50?`: the one thing, where the values of several that she has were told."""
    if len(bare) != 1:
        return None
    first, last = bare[0].first, bare[0].last
    holder = holder_at(text, first, last)
    told = [
        name
        for name, value in known.items()
        if isinstance(value, tuple)
        and name in text.about
        and held_by(text.profile(name), holder, text)
        and any(hit.last == first and name in hit.names for hit in text.verbs)
    ]
    return text.read(told[0], (bare[0].value,), first, last, 0.7) if len(told) == 1 else None


def _absent(text: Text, known: Mapping[str, Read]) -> ReadFact | None:
    """`and not at all?`: none of the places of the one order that was told, `first`, `second`."""
    words = [token.text for token in text.tokens if token.kind == "word"]
    while words and words[0] in (*OPENERS, "about"):
        words = words[1:]
    if words not in (
        ["not", "at", "all"],
        ["never"],
        ["at", "no", "time"],
        ["not"],
        ["i", "never", "do"],
        ["i", "do", "not"],
    ):
        return None
    absent = [
        (name, order.absent)
        for name in known
        if name in text.lexicon.by_name
        and text.profile(name).fact.kind == "choice"
        and (order := order_in(text.lexicon, name)) is not None
        and order.absent
    ]
    absent = [one for one in absent if one[0] in text.about] or absent
    return text.read(absent[0][0], absent[0][1], 0, len(text.tokens), 0.7) if len(absent) == 1 else None


def _placed_anew(text: Text, known: Mapping[str, Read]) -> ReadFact | None:
    """`what if I was second instead?`: another place in the one order that was told, where nothing else is named."""
    places = [(at, PLACES[token.stem]) for at, token in enumerate(text.tokens) if token.stem in PLACES]
    if len(places) != 1 or len(text.tokens) > SHORT:
        return None
    at, place = places[0]
    orders = [
        (name, order)
        for name in known
        if name in text.about
        and text.profile(name).fact.kind == "choice"
        and (order := order_in(text.lexicon, name)) is not None
    ]
    others = [hit for hit in (*text.nouns, *text.verbs) if hit.names & text.about and hit.first != at]
    who = next((who for one in range(at) if (who := person(text.tokens, one, text.lexicon))), "me")
    if len(orders) != 1 or others or who not in ("me", "rival"):
        return None
    name, order = orders[0]
    option = option_for(text, text.profile(name), order, who, place)
    return text.read(name, option, at, at + 1, 0.7) if option is not None else None


def follows_up(text: Text, read_any: bool) -> bool:
    """Whether a question leans on the one before: it opens like one, or says no fact of its own."""
    words = [token.text for token in text.tokens if token.kind == "word"]
    if not words or not read_any:
        return True
    asks = "?" in text.raw or any(clause.asks or clause.copula or clause.wonders for clause in text.clauses)
    if not asks:
        return True
    return (
        (words[0] in OPENERS and bool(TURNS & set(words[:6])))
        or "instead" in words
        or words[0] in ("and", "but")
    )


def _sign(text: Text, amount: Amount) -> int:
    after = [token.text for token in text.tokens[amount.last : amount.last + 3]]
    before = text.tokens[amount.first - 1].text if amount.first else ""
    if any(hit.first == amount.last and hit.last - hit.first > 1 for hit in text.nouns) and after[0] in (
        "extra",
        "more",
    ):
        return 0
    if after[:1] == ["more"] and _is_over_a_limit(text, amount.last + 1):
        return 0
    if before == "another" or (after[:1] == ["more"] and after[1:2] != ["than"]):
        return 1
    if before == "extra" or after[:1] in (["extra"], ["additional"]):
        return 1
    if after[:1] in (["less"], ["fewer"], ["lower"], ["worse"]) and after[1:2] != ["than"]:
        return -1
    if after[:1] in (["higher"], ["better"]) and after[1:2] != ["than"]:
        return 1
    if after[1:2] in (["less"], ["fewer"], ["more"]) and after[2:3] != ["than"]:
        return 1 if after[1] == "more" else -1
    return 0


def _is_over_a_limit(text: Text, begin: int) -> bool:
    """Whether things are counted beyond a limit, and more than nothing told before: `3 more treasures over the limit`."""
    words = [token.text for token in text.tokens[begin : begin + 5]]
    over = next((at for at, word in enumerate(words) if word in ("over", "beyond", "above")), None)
    return over is not None and bool({"limit", "maximum", "cap"} & set(words[over:]))


def _yet_to_come(text: Text, amount: Amount) -> bool:
    """Whether what is more is only left to do: `I had 2 more moves`, but not `if I had 2 more chests`."""
    before = {token.text for token in text.tokens[max(0, amount.first - 3) : amount.first]}
    return bool(before & LEFT) or ("had" in before and not text.clause(amount.first).supposes)


def _denied(text: Text, at: int) -> bool:
    """Whether one more is just what there will not be: `if I do not open another chest`, `without another monster`."""
    clause = text.clause(at)
    return any(token.text in NEGATIONS for token in text.tokens[clause.first : at])


def _moved(text: Text, first: int, last: int, by: int, known: Mapping[str, Read]) -> Iterator[ReadFact]:
    hit = _noun(text, last)
    if hit is None:
        return
    clause, numbers = text.clause(first), _numbers(known)
    names = [
        name
        for name in hit.names
        if name in numbers
        and (text.profile(name).fact.kind == "count" or text.profile(name).fact.unit)
        and held_by(text.profile(name), holder_at(text, first, hit.last), text)
        and governing(text, text.profile(name), first, hit.last, 0).verb not in ("other", "needs")
        and not (clause.asks and text.profile(name).tallies)
    ]
    if len(names) != 1 or _is_a_deed_of_its_own(text, first, names[0]):
        return
    if in_bounds(text.profile(names[0]), value := numbers[names[0]] + by):
        yield text.read(names[0], value, first, hit.last, 0.8)


def _beside_others(text: Text, amount: Amount, known: Mapping[str, Read]) -> Iterator[ReadFact]:
    """What is more than the things told before, and of another kind: `6, 5 and 3 face up, one more face down`."""
    hit, clause = _noun(text, amount.last), text.clause(amount.first)
    before = any(
        one.kind == "exact"
        and one.last <= amount.first
        and text.clause(one.first).sentence == clause.sentence
        for one in text.amounts
    )
    if hit is None or not before or clause.asks or clause.supposes or clause.copula or clause.wonders:
        return
    if _sign(text, amount) < 0:
        return
    kinds = [text.profile(name) for name in sorted(hit.names & text.about)]
    names = [
        one.fact.name
        for one in kinds
        if one.fact.kind == "count" and not (one.fact.attainable or one.tallies or one.repeats or one.intends)
    ]
    if len(names) == 1 and names[0] not in known and in_bounds(text.profile(names[0]), amount.value):
        yield text.read(names[0], amount.value, amount.first, hit.last, 0.6)


def _more_of_it(
    text: Text, amount: Amount, known: Mapping[str, Read], earlier: Collection[str]
) -> Iterator[ReadFact]:
    """A difference of the one thing that was told before, or that can be won more of: `and with 100 more?` of points."""
    numbers, sign = _numbers(known), _sign(text, amount)
    holder = holder_at(text, amount.first, amount.last)
    told = [name for name in numbers if name in text.lexicon.by_name and _is_of(text, name, holder)]
    before = [name for name in told if name in earlier and name in text.about]
    named = [
        name for name in before if any(hit.last == amount.first and name in hit.names for hit in text.verbs)
    ]
    named = named or [name for name in before if _is_named_before(text, amount, name)]
    rolled = [name for name in before if _is_a_roll_of_mine(text, amount, name)]
    attainable = [
        name
        for name in told
        if text.profile(name).fact.kind == "number" and text.profile(name).fact.attainable
    ]
    names = next((ones for ones in (named, before, rolled, attainable) if len(ones) == 1), [])
    if not sign or not names:
        return
    if in_bounds(text.profile(names[0]), value := numbers[names[0]] + sign * amount.value):
        yield text.read(names[0], value, amount.first, amount.last, 0.7)


def _more_in_lists(text: Text, known: Mapping[str, Read], earlier: Collection[str]) -> Iterator[ReadFact]:
    """One more value of those told before, `and if she had a 300 too?`, or more for one of two who share: `if she had 300 more?`"""
    for amount in text.amounts:
        after = {token.text for token in text.tokens[amount.last : amount.last + 3]}
        sign = _sign(text, amount)
        if amount.kind != "exact" or amount.value < LEAST_VALUE or not (sign or after & TOO):
            continue
        holder = holder_at(text, amount.first, amount.last)
        lists = [
            (name, value)
            for name, value in known.items()
            if name in earlier and name in text.about and isinstance(value, tuple)
        ]
        for name, value in lists:
            profile = text.profile(name)
            if profile.shared and sign:
                at = _share(value, known, holder)
                if at is not None:
                    moved = (*value[:at], value[at] + sign * amount.value, *value[at + 1 :])
                    yield text.read(name, moved, amount.first, amount.last, 0.7)
            elif not profile.shared and sign >= 0 and _is_of(text, name, holder):
                alone = len(lists) == 1 or name in text.recent or holder == profile.holder
                if alone and not any(name in hit.names for hit in text.nouns if hit.first == amount.last):
                    yield text.read(name, (*value, amount.value), amount.first, amount.last, 0.7)


def _share(values: tuple[int, ...], known: Mapping[str, Read], holder: str) -> int | None:
    """Whose share of two is meant: mine is the one that I told of myself, or else the first."""
    if len(values) != 2:
        return None
    mine = next((at for at, value in enumerate(values) if value in known.values()), 0)
    return mine if holder == "me" else 1 - mine


def _is_of(text: Text, name: str, holder: str) -> bool:
    """Whether a fact that was told before is theirs who are spoken of; where nobody is, it is what the question before told anew."""
    if holder == "nobody" or (holder == "me" and text.clause(0).subject == "nobody"):
        return name in text.recent or not text.recent
    return held_by(text.profile(name), holder, text)


def _is_named_before(text: Text, amount: Amount, name: str) -> bool:
    """Whether a number that was told before stands right before what it differs by: `and with a target 2 lower?`"""
    return any(hit.last == amount.first and name in hit.names for hit in text.nouns)


def _is_a_roll_of_mine(text: Text, amount: Amount, name: str) -> bool:
    """Whether what is higher or better by so much is what I rolled, told before: `and 2 higher?`"""
    profile = text.profile(name)
    after = text.tokens[amount.last].text if amount.last < len(text.tokens) else ""
    compared = after in ("higher", "lower", "better", "worse")
    return compared and profile.holder == "me" and profile.fact.kind == "number" and (ROLL,) in profile.verbs


def _numbers(known: Mapping[str, Read]) -> dict[str, int]:
    return {
        name: value for name, value in known.items() if isinstance(value, int) and not isinstance(value, bool)
    }


def _is_a_deed_of_its_own(text: Text, first: int, name: str) -> bool:
    """Whether one more is a deed that another fact in question counts: `I hold 6 cards and draw another`."""
    return any(
        first - 3 <= hit.last <= first
        and name not in hit.names
        and any(text.profile(one).repeats or text.profile(one).intends for one in hit.names & text.about)
        for hit in text.verbs
    )


def _noun(text: Text, begin: int) -> Hit | None:
    for at in range(begin, min(begin + 4, len(text.tokens))):
        here = [hit for hit in text.nouns if hit.first == at]
        if here:
            return max(here, key=lambda hit: hit.last)
        if text.tokens[at].kind != "word":
            return None
    return None
