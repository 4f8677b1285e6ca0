"""Numbers of a verb without its noun: `rolled 11`, `opened two`, `0 defeated`, `one troll dead`."""

from __future__ import annotations

from engine.reading.actor import PASSIVE
from engine.reading.amount import Amount
from engine.reading.fit import MOST_COUNTED, NUMERIC, Claim, in_bounds, intent
from engine.reading.governors import Governed, refuses
from engine.reading.holders import held_by, holder_at
from engine.reading.nouns import Hit
from engine.reading.people import person
from engine.reading.places import LINKS, STOPS, alone
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem
from engine.reading.unreal import is_a_law

ADD = stem("add")
"""A verb that gives a part, `adds 2`, or a sum, `adds up to 12`."""
FILLERS = {"out", "them", "all", "down"}
AIMS = {"against", "the", "a", "an", "with", "for", "over", "my", "at", "on", "other", "player", "another"}
"""Words that may stand beside whom a deed is aimed at."""
DEATHS = {stem(word) for word in ("kill", "slay", "defeat", "vanquish", "slaughter", "dead")}
OF_THEM = (
    ["of", "them"], ["of", "em"], ["of", "those"], ["of", "which"], ["i"], ["we"], ["that", "i"], ["which", "i"],
    ["i", "have"], ["that", "i", "have"],
)  # fmt: skip
SUFFERED = (
    ["is"], ["are"], ["was"], ["were"], ["is", "already"], ["are", "already"], ["have", "been"], ["has", "been"],
    ["of", "them", "is"], ["of", "them", "are"], ["of", "which", "is"], ["of", "which", "are"], ["are", "now"], ["is", "now"],
)  # fmt: skip
"""What stands between things and what was done to them: `3 items, one of them is tapped`."""


def by_verb(text: Text, amount: Amount, since: int) -> list[Claim]:
    """`rolled 11`, `opened two`, `0 defeated`: a verb without its noun."""
    clause = text.clause(amount.first)
    found = []
    for hit in text.verbs:
        them = [token.text for token in text.tokens[amount.last : hit.first]]
        suffered = them in SUFFERED and is_past(text.tokens[hit.first].text)
        several = amount.kind == "least" and text.tokens[amount.last - 1].text == "one"
        slain = _is_slain(text, hit, amount.last, hit.first)
        near = (hit.first == amount.last and not several) or (
            hit.first > amount.last and (them in OF_THEM or suffered or slain)
        )
        follows = near and text.tokens[hit.first].text not in STOPS and not _opens_another(text, hit.last)
        leads = since <= hit.first and clause.first <= hit.first and 0 <= amount.first - hit.last <= 6
        if leads and not _at_somebody(text, hit.last, amount.first):
            between = [token.text for token in text.tokens[hit.last : amount.first]]
            summed = "to" in between and ADD in {
                stem(word) for word in ("", *between, text.tokens[hit.first].text)
            }
            near = len(between) <= 3 and all(word in LINKS | FILLERS for word in between)
            near = near or (between == ["for"] and any(text.profile(name).aims for name in hit.names))
            of_strangers = _is_slain(text, hit, amount.last, amount.last + 1)
            leads = near and not summed and (alone(text, amount) or of_strangers or _is_a_card(text, amount))
        elif leads:
            leads = alone(text, amount)
        if not (leads or follows):
            continue
        for name in hit.names:
            profile = text.profile(name)
            if profile.fact.kind not in NUMERIC or not in_bounds(profile, amount.value) or profile.of_a_thing:
                continue
            if counts_such(text, amount, hit, name) or _may_be_a_value(text, amount, hit, profile):
                continue
            if profile.tallies and is_a_law(text, amount):
                continue
            first, last = min(hit.first, amount.first), max(hit.last, amount.last)
            aimed = leads and amount.first - hit.last > 0 and _at_somebody(text, hit.last, amount.first)
            holder = _before(text, hit.first) if aimed else holder_at(text, first, last)
            holder = "me" if _is_suffered(text, hit) else holder
            by_it = text.tokens[hit.first - 1].text == "it" if hit.first else False
            its = by_it and profile.fact.kind == "number" and profile.holder not in ("me", "anyone")
            if not (its or held_by(profile, holder, text)) or (by_it and profile.holder == "me"):
                continue
            if clause.asks and profile.tallies:
                continue
            if refuses(text, Governed("own", hit.first), amount.first):
                continue
            worth = 1.5 + intent(text, profile, Governed("own", hit.first), clause)
            found.append(Claim(name, worth + (0.3 if profile.holder == holder else 0.0), first, last))
    return found


def _is_a_card(text: Text, amount: Amount) -> bool:
    """Whether a number tells one thing by its worth: `staked a 200 treasure`."""
    article = amount.first > 0 and text.tokens[amount.first - 1].text in ("a", "an", "one", "my", "the")
    noun = next((hit for hit in text.nouns if hit.first == amount.last), None)
    valued = noun is not None and any(text.profile(name).fact.kind == "values" for name in noun.names)
    plural = noun is not None and text.tokens[noun.last - 1].text.endswith("s")
    return article and valued and not plural and amount.value > MOST_COUNTED


def _is_slain(text: Text, hit: Hit, first: int, last: int) -> bool:
    """Whether only the name of some creature stands there, and the verb tells of its death: `one troll dead`, `slew 2 ogres`.

    What is opened may be a door as well as a chest; whatever is slain is what the facts count as slain.
    """
    if last - first != 1 or last > len(text.tokens) or text.tokens[hit.first].stem not in DEATHS:
        return False
    word = text.tokens[first]
    named = word.name or person(text.tokens, first, text.lexicon) is not None
    plain = word.kind == "word" and word.text not in STOPS | LINKS | FILLERS and not is_past(word.text)
    return plain and not named and word.stem not in text.lexicon.game_words


def _may_be_a_value(text: Text, amount: Amount, hit: Hit, profile: Profile) -> bool:
    """Whether a bare number may as well be what one of the things is worth: `she only has 50`, where the rule reads their values, and
    not `she has a single 50`."""
    if _opens_another(text, amount.last):
        return False
    others = (text.profile(name) for name in hit.names & text.about)
    return profile.fact.kind == "count" and any(
        one.fact.kind == "values" and one.holder == profile.holder for one in others
    )


def _opens_another(text: Text, at: int) -> bool:
    """Whether a verb goes on to a number of its own: `at 700 I bet 150`."""
    return any(one.first == at and one.kind == "exact" for one in text.amounts)


def _at_somebody(text: Text, first: int, last: int) -> bool:
    """Whether only whom a deed is aimed at stands between it and its number: `wager against the dragon with a 300`."""
    words = [token.text for token in text.tokens[first:last]]
    aimed = any(person(text.tokens, at, text.lexicon) not in (None, "me") for at in range(first, last))
    return aimed and all(
        word in AIMS or person(text.tokens, at, text.lexicon) not in (None, "me")
        for at, word in enumerate(words, first)
    )


def _is_suffered(text: Text, hit: Hit) -> bool:
    """Whether a deed is done to the asker by one whom the facts call you: `I am challenged for 500`."""
    before = text.tokens[max(text.clause(hit.first).first, hit.first - 4) : hit.first]
    passive = is_past(text.tokens[hit.first].text) and any(token.text in PASSIVE for token in before)
    return passive and any(token.aside for token in before)


def _before(text: Text, at: int) -> str:
    """Who stands before a verb in its clause."""
    clause = text.clause(at)
    who = [person(text.tokens, one, text.lexicon) for one in range(clause.first, at)]
    return next((one for one in who if one), "nobody" if clause.own else clause.subject)


def counts_such(text: Text, amount: Amount, hit: Hit, name: str) -> bool:
    """Whether a number says how many such numbers there are, and is none of them: `in three rolls`, `4 dice gave 13`."""
    fact, noun = text.profile(name).fact, text.tokens[hit.last - 1]
    several = noun.text.endswith("s") and noun.stem != noun.text and stem(fact.unit or "") != noun.stem
    opening = text.tokens[hit.first].text
    several = several or (hit.last - hit.first > 1 and (opening == "dice" or opening.endswith("s")))
    return fact.kind == "number" and several and amount.last == hit.first and amount.value > 1
