"""Attachment: which fact a number belongs to."""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.behind import behind, reads_backward
from engine.reading.bonuses import BONUS, is_counted_in
from engine.reading.by_verb import OF_THEM, by_verb, counts_such
from engine.reading.corrections import superseded
from engine.reading.elsewhere import elsewhere
from engine.reading.fit import HAVE, NUMERIC, Claim, best, fit, in_bounds, phrase_at
from engine.reading.found import ReadFact
from engine.reading.holders import held_by, holder_at
from engine.reading.nouns import Hit
from engine.reading.places import ahead, alone
from engine.reading.reading import Text
from engine.reading.rows import SUMS
from engine.reading.stems import stem
from engine.reading.unreal import is_a_law, is_set_aside

TIME = (stem("time"),)
"""The noun of a fact that counts how often something is done."""
REACH = 5


def read_counts(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """The counts and numbers that amounts give, and these amounts. `free` are those that nothing else has taken."""
    taken: set[Amount] = set()
    usable = [
        amount
        for amount in free
        if amount.kind not in ("none", "refused")
        and not elsewhere(text, amount)
        and not is_how_often(text, amount)
    ]
    backward = reads_backward(text, usable)
    found: list[ReadFact] = []
    nth: dict[str, ReadFact] = {}
    for amount in usable:
        claim = best(_claims(text, amount, backward), text)
        if claim and (_is_their_sum(text, amount, claim) or _is_a_worth(text, amount, claim)):
            continue
        if claim and _is_a_price(text, amount, claim):
            continue
        if claim and _is_a_bonus(text, claim) and is_counted_in(text, claim.first, claim.last):
            taken.add(amount)
            continue
        if claim:
            sure = min(1.0, claim.score / 3)
            if amount.kind == "ordinal" and (before := nth.get(claim.name)) is not None:
                found.remove(before)
                nth[claim.name] = max(
                    before, text.read(claim.name, amount.value, claim.first, claim.last, sure), key=_value
                )
                found.append(nth[claim.name])
                taken.add(amount)
                continue
            if _is_of_them(text, amount):
                found = [fact for fact in found if fact.name != claim.name]
            more, last = _and_more(text, amount, claim)
            if text.profile(claim.name).fact.kind == "number" and (added := _and_another(text, amount)):
                if not text.profile(claim.name).fact.label.split()[0].endswith("s"):
                    continue
                more, last = added.value, added.last
                taken.add(added)
            found.append(text.read(claim.name, amount.value + more, claim.first, last, sure))
            if amount.kind == "ordinal":
                nth[claim.name] = found[-1]
            taken.add(amount)
    return found, taken


def _is_their_sum(text: Text, amount: Amount, claim: Claim) -> bool:
    """Whether a number is what counted things come to, and not how many they are: 12 in `three treasures make 12`."""
    counted = any(one.last == claim.first and one.kind == "exact" for one in text.amounts)
    words = {token.text for token in text.tokens[claim.first : amount.first]}
    return counted and text.profile(claim.name).fact.kind == "count" and bool(words & SUMS)


def _is_a_worth(text: Text, amount: Amount, claim: Claim) -> bool:
    """Whether a number is what things are worth, and not how many they are: `treasures worth 12`."""
    before = text.tokens[amount.first - 1].text if amount.first > claim.first else ""
    return before == "worth" and text.profile(claim.name).fact.kind == "count"


def _is_a_price(text: Text, amount: Amount, claim: Claim) -> bool:
    """Whether a number is what a deed is done for, and not what somebody has: `creep two squares for one cube`."""
    profile, clause = text.profile(claim.name), text.clause(amount.first)
    had = any(verb[0] == HAVE for verb in profile.verbs) and profile.fact.unit is not None
    paid = amount.first - 1 > clause.first and text.tokens[amount.first - 1].text == "for"
    return had and paid and profile.fact.kind == "count"


def _is_a_bonus(text: Text, claim: Claim) -> bool:
    return stem(text.profile(claim.name).fact.label.split()[0].lower()) in BONUS


def _is_of_them(text: Text, amount: Amount) -> bool:
    """Whether a number counts a part of what was counted before: `3 chests, but only 2 of them opened`."""
    after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
    return amount.kind == "exact" and after in (
        ["of", "them"],
        ["of", "those"],
        ["of", "em"],
        ["of", "these"],
    )


def _value(fact: ReadFact) -> int:
    """The number of a fact told by places: whoever made a second move has made two, whatever came of the first."""
    return fact.value if isinstance(fact.value, int) else 0


def _claims(text: Text, amount: Amount, backward: bool) -> list[Claim]:
    if amount.kind == "times":
        return _times(text, amount)
    if (mended := _taken_back_for(text, amount)) is not None:
        return _claims(text, mended, backward)
    if amount.kind == "ordinal" and (again := _nth_time(text, amount)):
        return again
    since = _since(text, amount)
    if _is_told_by_a_deed(text, amount):
        done = [claim for claim in by_verb(text, amount, since) if claim.first == amount.first]
        if done:
            return done
    sides = [(ahead(text, amount), 2.0), (behind(text, amount) if amount.kind != "both" else (), 1.8)]
    if backward:
        sides = [(sides[1][0], 2.0), (sides[0][0], 1.0)]
    if _is_named_before(text, amount, sides[0][0]):
        sides = [(behind(text, amount), 2.0), *sides]
    chosen = next(
        ((hits, score) for hits, score in sides if any(_names_number(text, hit) for hit in hits)), None
    )
    if chosen is None and (hits := _same_things(text, amount)):
        chosen = hits, 1.6
    if chosen is None:
        both = amount.kind == "both" and [one.text for one in text.tokens[amount.last : amount.last + 1]] == [
            "are"
        ]
        return (
            [] if amount.kind in ("article", "ordinal", "both") and not both else by_verb(text, amount, since)
        )
    hits, score = chosen
    widest = max(hit.last - hit.first for hit in hits)
    found = []
    for hit in hits:
        for name in hit.names:
            if counts_such(text, amount, hit, name) or _is_its_deed(text, hit, name):
                continue
            worth = fit(text, text.profile(name), amount, hit, since)
            if worth is not None:
                narrower = 0.4 if hit.last - hit.first < widest else 0.0
                first, last = min(amount.first, hit.first), max(amount.last, hit.last)
                found.append(Claim(name, score + worth - narrower, first, last))
    by_noun = any(claim.score >= 1 for claim in found)
    bare = amount.kind not in ("article", "ordinal", "both")
    return by_verb(text, amount, since) if bare and not by_noun else found


def _is_told_by_a_deed(text: Text, amount: Amount) -> bool:
    """Whether what was done tells what a number counts, whatever stands before it: `my cubes are the 2 I conserved`."""
    before = text.tokens[amount.first - 1].text if amount.first else ""
    after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
    return before in ("the", "those", "these") and amount.kind == "exact" and after[:1] in (["i"], ["we"])


def _taken_back_for(text: Text, amount: Amount) -> Amount | None:
    """The number that a bare one mends, and whose thing it has: 6 in `6 treasures... no sorry, just 4`."""
    before = [one for one in text.amounts if one.last <= amount.first and one.kind == "exact"]
    bare = amount.kind == "exact" and alone(text, amount)
    return before[-1] if bare and before and before[-1] in superseded(text) else None


def _is_its_deed(text: Text, hit: Hit, name: str) -> bool:
    """Whether what a thing of mine goes by is what something else does: `it rolled 6` tells no roll of mine."""
    deed = any(verb.first == hit.first for verb in text.verbs)
    by_it = hit.first > 0 and text.tokens[hit.first - 1].text == "it"
    return deed and by_it and text.profile(name).holder == "me"


def is_how_often(text: Text, amount: Amount) -> bool:
    """Whether a number says how often something was done: `in three rolls`, `over two throws`."""
    before = text.tokens[amount.first - 1].text if amount.first else ""
    after = text.tokens[amount.last].text if amount.last < len(text.tokens) else ""
    deed = any(hit.first == amount.last for hit in text.verbs)
    return before in ("in", "over", "across") and deed and after.endswith("s")


def _and_another(text: Text, amount: Amount) -> Amount | None:
    """A bare number joined to another at the end of what is told: the second in `bonuses 1 and 1`, which are one number no more."""
    tokens = text.tokens
    joined = amount.last < len(tokens) and tokens[amount.last].text in ("and", "+", "plus", "&")
    after = next((one for one in text.amounts if one.first == amount.last + 1 and one.kind == "exact"), None)
    if not joined or after is None:
        return None
    return after if after.last >= len(tokens) or tokens[after.last].kind != "word" else None


def _and_more(text: Text, amount: Amount, claim: Claim) -> tuple[int, int]:
    """What one more of the same things adds, and where it ends: `one white cube and the Perception cube` are two.

    Only where what tells both apart is no fact's own: three Fresh cubes and one Spent cube are no four of either.
    """
    tokens, at = text.tokens, claim.last
    told = any(hit.first == amount.last and hit.last == claim.last for hit in (*text.modifiers, *text.nouns))
    if (
        amount.first > claim.last - 2
        or told
        or at + 2 >= len(tokens)
        or tokens[at].text not in ("and", "plus")
    ):
        return 0, claim.last
    after = next((one for one in text.amounts if one.first == at + 1), None)
    if after is None and tokens[at + 1].text not in ("the", "my"):
        return 0, claim.last
    begin = after.last if after else at + 2
    head = tokens[claim.last - 1].stem
    end = next((end for end in range(begin, min(begin + 3, len(tokens))) if tokens[end].stem == head), None)
    counted = after.value if after else int(end is not None and not tokens[end].text.endswith("s"))
    if end is None:
        return 0, claim.last
    unit = text.profile(claim.name).fact.unit
    kept = any(
        begin <= hit.first <= end
        and claim.name not in hit.names
        and any(text.profile(name).fact.unit == unit for name in hit.names)
        for hit in (*text.modifiers, *text.nouns)
    )
    return (0, claim.last) if kept else (counted, end + 1)


def _is_named_before(text: Text, amount: Amount, hits: tuple[Hit, ...]) -> bool:
    """Whether what is asked about stands right before its number, and what follows is none of it: `target 12 trap`."""
    before = [hit for hit in text.nouns if hit.last == amount.first and hit.names & text.about]
    level = any(text.profile(name).fact.kind == "number" for hit in before for name in hit.names & text.about)
    if any(
        text.tokens[hit.last - 1].text.endswith("s") or text.tokens[hit.last - 1].text == "dice"
        for hit in hits
    ):
        return False
    return level and not any(hit.names & text.about for hit in hits)


def _same_things(text: Text, amount: Amount) -> tuple[Hit, ...]:
    """What the number before it counts, of somebody else or not so: `she has opened 3 chests, I have two`."""
    clause = text.clause(amount.first)
    before = [one for one in text.amounts if one.last <= amount.first and one.kind == "exact"]
    if not before or not alone(text, amount) or amount.kind != "exact":
        return ()
    aside = is_set_aside(text, before[-1]) or is_a_law(text, before[-1])
    if not (clause.own or aside):
        return ()
    other = text.clause(before[-1].first)
    had = text.tokens[amount.first - 1].text in ("have", "has", "only", "just", "got")
    differs = other.subject != clause.subject or aside
    of_them = [token.text for token in text.tokens[amount.last : amount.last + 2]] in OF_THEM
    myself = amount.last < len(text.tokens) and text.tokens[amount.last].text == "myself"
    if not had or not differs or clause.sentence - other.sentence > (2 if myself else of_them):
        return ()
    hits = ahead(text, before[-1])
    return tuple(Hit(amount.first, amount.last, hit.names) for hit in hits if hit.first >= before[-1].last)


def _since(text: Text, amount: Amount) -> int:
    """Where the noun phrase of the amount before ends."""
    before = [
        one for one in text.amounts if one.kind not in ("article", "times") and one.last <= amount.first
    ]
    if not before:
        return 0
    nouns = [hit.last for hit in ahead(text, before[-1])]
    return min(max(before[-1].last, *nouns, 0), amount.first)


def _times(text: Text, amount: Amount) -> list[Claim]:
    """`draw twice`, `wager once`: a deed and how often."""
    return [
        Claim(name, 1.8, min(hit.first, amount.first), max(hit.last, amount.last))
        for hit in (*text.verbs, *text.nouns)
        for name in hit.names
        if (phrase_at(text, hit) in text.profile(name).nouns or TIME in text.profile(name).nouns)
        and text.profile(name).fact.kind == "count"
        and (
            0 <= amount.first - hit.last <= (REACH if TIME in text.profile(name).nouns else 1)
            or hit.first == amount.last
        )
        and in_bounds(text.profile(name), amount.value)
        and held_by(text.profile(name), holder_at(text, hit.first, hit.last), text)
    ]


def _nth_time(text: Text, amount: Amount) -> list[Claim]:
    """`a third time`: what is done so often, where a fact in question counts just this."""
    if amount.last >= len(text.tokens) or text.tokens[amount.last].stem != TIME[0]:
        return []
    names = [
        name for name in sorted(text.about & set(text.lexicon.by_name)) if TIME in text.profile(name).nouns
    ]
    return [
        Claim(name, 1.8, amount.first, amount.last + 1)
        for name in names
        if in_bounds(text.profile(name), amount.value)
    ]


def _names_number(text: Text, hit: Hit) -> bool:
    return any(text.profile(name).fact.kind in NUMERIC for name in hit.names)
