"""Scores and rolls of both sides in a breath: `me 21, her 19`, `12 for me, 13 for him`, `15 all`, `22 - 22`."""

from __future__ import annotations

import itertools

from engine.reading.amount import UNITS, Amount
from engine.reading.behind import behind
from engine.reading.elsewhere import elsewhere
from engine.reading.fit import in_bounds
from engine.reading.found import ReadFact
from engine.reading.holders import held_by
from engine.reading.nouns import Hit
from engine.reading.people import person
from engine.reading.places import ahead, alone
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.sides import holds_at, side
from engine.reading.stems import stem

Pair = tuple[Profile, Profile]
HAVE = (stem("have"),)
EQUALLY = {"and", "to", "against", "-", "–", ":", "all"}
"""What stands between two equal numbers of two sides."""
TIES = {"tied", "tie", "ties", "heat", "level", "equal", "draw"}
"""Words before the number that both sides have: `we tied on 17`."""


def read_pairs(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """Both sides' numbers, and the amounts they take; nothing where more than one pair of facts could be meant."""
    pair = _pair(text)
    if pair is None:
        return [], set()
    mine, theirs = pair
    asked = all(one.fact.name in text.about for one in pair)
    if not asked and _speaks_of_other_things(text, pair):
        return [], set()
    same = _same(text, free, pair, asked) if theirs.holder == "rival" or asked else None
    if same:
        return [_read(text, one, same, 0.7) for one in pair if in_bounds(one, same.value)], {
            amount
            for amount in text.amounts
            if amount.kind == "both" or (amount.value == same.value and amount.kind != "article")
        }
    exact = [
        amount
        for amount in free
        if amount.kind == "exact" and not (asked and _is_anothers(text, amount, pair))
    ]
    if asked and (result := _result_for(text, exact)):
        told = [(mine if who == "me" else theirs, amount) for amount, who in result]
        return [_read(text, one, amount, 0.7) for one, amount in told if in_bounds(one, amount.value)], {
            amount for amount, _ in result
        }
    sided = [(amount, who) for amount in exact if (who := _whose(text, amount, pair, asked)) is not None]
    beside = [(amount, who) for amount, who in sided if side(text, amount) is not None]
    sided = beside if len(beside) == 2 else sided
    if asked and len(sided) == 1 and len(exact) == 2:
        sided = _opposed(text, exact, sided[0], pair)
    if len(sided) != 2 or len({who for _, who in sided}) != 2:
        return [], set()
    found = []
    for amount, who in sided:
        fact = mine if who == "me" else theirs if held_by(theirs, who, text) else None
        if fact is not None and in_bounds(fact, amount.value):
            found.append(_read(text, fact, amount, 0.7))
    return found, {amount for amount, _ in sided}


def _result_for(text: Text, exact: list[Amount]) -> list[tuple[Amount, str]]:
    """Both sides of a result that is told for one of them, whose the higher number is: `5 to 4 for me`, `6 to 2 for the dragon`."""
    for one, two in itertools.pairwise(exact):
        between = [token.text for token in text.tokens[one.last : two.first]]
        at = two.last
        if between != ["to"] or at + 1 >= len(text.tokens) or text.tokens[at].text != "for":
            continue
        who = person(text.tokens, at + 1, text.lexicon) or (
            person(text.tokens, at + 2, text.lexicon) if at + 2 < len(text.tokens) else None
        )
        if who in (None, "nobody", "other") or one.value == two.value:
            continue
        high, low = (one, two) if one.value > two.value else (two, one)
        return [(high, "me"), (low, "rival")] if who == "me" else [(low, "me"), (high, "rival")]
    return []


def _is_anothers(text: Text, amount: Amount, pair: Pair) -> bool:
    """Whether the verb right before a number is that of another fact in question, and of neither of the pair: `I had 700`."""
    both = {one.fact.name for one in pair}
    before = [hit for hit in text.verbs if hit.last == amount.first]
    names = {name for hit in before for name in hit.names & text.about}
    return (bool(names) and not names & both) or _is_only_had(text, amount, pair)


def _is_only_had(text: Text, amount: Amount, pair: Pair) -> bool:
    """Whether a number is what somebody is at, which neither of the pair goes by, and another fact in question does: `I was at 700`."""
    before = [token.text for token in text.tokens[max(0, amount.first - 2) : amount.first]]
    had = before[:1] in (["was"], ["am"], ["is"], ["were"], ["are"]) and before[-1:] in (["at"], ["on"])
    others = (text.profile(name) for name in text.about & set(text.lexicon.by_name))
    told = any(one.fact.kind == "number" and HAVE in one.verbs for one in others)
    return had and told and not any(HAVE in one.verbs for one in pair)


def _opposed(
    text: Text, exact: list[Amount], sided: tuple[Amount, str], pair: Pair
) -> list[tuple[Amount, str]]:
    """Both sides where only one is named: `1520 against the dragon's 1480`, `5 to my 4`."""
    between = [token.text for token in text.tokens[exact[0].last : exact[1].first]]
    if between[:1] not in (["against"], ["to"]) or len(between) > 4:
        return [sided]
    if any(_counts_another_thing(text, amount, pair) for amount in exact):
        return [sided]
    other = exact[1] if sided[0] == exact[0] else exact[0]
    return [sided, (other, "me" if sided[1] != "me" else pair[1].holder)]


def _pair(text: Text) -> Pair | None:
    """The one pair of numbers that both sides have, among the facts in question where there are several."""
    numbers = [one for one in text.lexicon.profiles if one.fact.kind == "number" and one.fact.assumed is None]
    pairs = [
        (mine, theirs)
        for mine in numbers
        for theirs in numbers
        if mine.holder == "me"
        and theirs.holder not in ("me", "anyone")
        and mine.fact.unit == theirs.fact.unit
        and (mine.nouns & theirs.nouns or mine.verbs & theirs.verbs)
    ]
    named = [pair for pair in pairs if all(one.fact.name in text.about for one in pair)] or [
        pair for pair in pairs if any(hit.names & {one.fact.name for one in pair} for hit in text.nouns)
    ]
    if len(pairs) == 1:
        return pairs[0]
    if len(named) > 1:
        people = {person(text.tokens, at, text.lexicon) for at in range(len(text.tokens))}
        named = [pair for pair in named if pair[1].holder in people]
    return named[0] if len(named) == 1 else None


def _whose(text: Text, amount: Amount, pair: Pair, asked: bool) -> str | None:
    """Whose number it is: who stands beside it, or else who throws or has it."""
    beside = side(text, amount)
    if not asked or elsewhere(text, amount):
        return beside if not elsewhere(text, amount) else None
    if _counts_another_thing(text, amount, pair):
        return None
    if labelled := _labelled(text, amount, pair):
        return labelled
    if beside is None and alone(text, amount):
        beside = holds_at(text, amount, {one.fact.name for one in pair})
    return pair[1].holder if beside == "it" else beside


def _labelled(text: Text, amount: Amount, pair: Pair) -> str | None:
    """Whose number it is by the thing that it is written behind: `me: 5, dragon die: 4`."""
    if not amount.first or text.tokens[amount.first - 1].text not in (":", "="):
        return None
    names = {name for hit in text.nouns if hit.last == amount.first - 1 for name in hit.names}
    told = [one.holder for one in pair if one.fact.name in names]
    return told[0] if len(told) == 1 else None


def _counts_another_thing(text: Text, amount: Amount, pair: Pair) -> bool:
    names = {one.fact.name for one in pair}
    return any(
        not hit.names & names
        for hit in (*ahead(text, amount), *behind(text, amount))
        if _is_counted(text, hit) and not _acts(text, hit, amount, names)
    )


def _acts(text: Text, hit: Hit, amount: Amount, names: set[str]) -> bool:
    """Whether a noun is who does with the number what the pair is about: `my rival matched with 200`."""
    somebody = person(text.tokens, hit.last - 1, text.lexicon) not in (None, "me")
    return somebody and any(
        verb.names & names and hit.last <= verb.first and verb.last <= amount.first for verb in text.verbs
    )


def _is_counted(text: Text, hit: Hit) -> bool:
    """Whether a noun is a thing that may be counted, and no word for a state such as a tie."""
    return any(text.profile(name).fact.kind != "flag" for name in hit.names)


def _speaks_of_other_things(text: Text, pair: Pair) -> bool:
    names = {one.fact.name for one in pair}
    exact = [amount.first for amount in text.amounts if amount.kind in ("exact", "refused")]
    return any(
        not hit.names & names and hit.first < max(exact, default=0) and _is_counted(text, hit)
        for hit in text.nouns
    )


def _same(text: Text, free: tuple[Amount, ...], pair: Pair, asked: bool) -> Amount | None:
    """`15 all`, `we both have 20`, `22 - 22`, `4 and 4`."""
    for amount in free:
        unit = any(hit.first == amount.last for hit in text.nouns)
        at = amount.last + unit
        after = [token.text for token in text.tokens[at : at + 1]]
        after = [] if text.tokens[at + 1 : at + 2] and text.tokens[at + 1].text in ("in", "told") else after
        before = {token.text for token in text.tokens[max(0, amount.first - 6) : amount.first]}
        level = before & TIES and not _asks(text, amount)
        shared = after in (["all"], ["each"], ["apiece"]) or "both" in before or bool(level)
        if amount.kind == "exact" and shared and not _counts_another_thing(text, amount, pair):
            return amount
    if asked and (doubled := _doubled(text)):
        return doubled
    tied = [amount for amount in free if amount.kind == "refused"]
    if len(tied) == 2 and tied[0].value == tied[1].value:
        return tied[0]
    exact = [amount for amount in free if amount.kind == "exact"]
    if not asked or len(exact) != 2 or exact[0].value != exact[1].value:
        return None
    between = {token.text for token in text.tokens[exact[0].last : exact[1].first]}
    plain = not any(_counts_another_thing(text, amount, pair) for amount in exact)
    return exact[0] if plain and between <= EQUALLY else None


def _doubled(text: Text) -> Amount | None:
    """What both dice show: `double six`, `two fives`, `we both threw sixes`."""
    for at, token in enumerate(text.tokens):
        before = {one.text for one in text.tokens[max(0, at - 3) : at]}
        word = token.text.removesuffix("es" if token.text == "sixes" else "s")
        double = (
            at > 0 and text.tokens[at - 1].text == "double" and token.text in (*UNITS, *map(str, range(7)))
        )
        several = word != token.text and bool(before & {"both", "two", "pair", "double", "each"})
        if (double or several) and (word in UNITS or word.isdigit()):
            return Amount(UNITS[word] if word in UNITS else int(word), at, at + 1)
    return None


def _asks(text: Text, amount: Amount) -> bool:
    """Whether the clause of a number asks: `do we tie on 17` tells nothing."""
    clause = text.clause(amount.first)
    return clause.asks or (clause.copula and not clause.supposes)


def _read(text: Text, one: Profile, amount: Amount, confidence: float) -> ReadFact:
    return text.read(one.fact.name, amount.value, amount.first, amount.last, confidence)
