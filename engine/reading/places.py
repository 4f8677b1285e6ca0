"""Where the noun of a number stands ahead of it: `2 chests`, `3 fresh`; `behind` looks the other way."""

from __future__ import annotations

import itertools

from engine.reading.amount import Amount
from engine.reading.nouns import Hit
from engine.reading.ones import same_ones
from engine.reading.reading import Text
from engine.reading.stems import stem

STOPS = {
    "in", "on", "with", "from", "and", "against", "for", "down", "or", "but", "to", "at", "is", "are", "was", "were", "i", "we",
    "she", "he", "they", "you", "if", "can", "when", "then", "so", "by", "than", "per", "do", "does", "did", "not", "no",
    "because", "while", "have", "has", "had", "am", "be", "may", "must", "will", "would", "should", "could", "into",
    "before", "first", "already", "now", "yet", "after", "altogether", "too", "as", "instead", "out", "during",
    "only", "just", "what", "who", "how", "which", "lol", "again", "please", "left", "remaining", "up", "its", "success",
    "without", "since", "across", "past", "through", "atm", "rn", "currently", "last", "this", "earlier", "right", "tho", "though", "enough", "sufficient",
}  # fmt: skip
LINKS = {
    "is", "was", "are", "were", "been", "of", ":", "=", "at", "a", "an", "the", "total", "worth", "number", "with", "am", "be",
    "has", "have", "had", "just", "only", "exactly", "now", "value", "-", "to", "equals", "being", "count", "still",
    "currently", "got", "scored", "so", "far", "than", "least", "more", "over", "my", "on", "sits", "sit", "stands",
    "stand", "reached", "reaches", "already", "gives", "gave", "me", "adds", "shows", "(", "says", "like", "even",
    "up", "s", "you", "put", "+", "amounts", "amount", "amounted",
}  # fmt: skip
BUY = stem("buy")
PLACED = {"are", "is", "sit", "sits", "lie", "lies", "my", "the", "left", "still", "now", "your"}
PLAIN = {"other", "normal", "regular", "ordinary", "more", "only", "just", "usual"}
MOVES = {
    "put", "place", "move", "shift", "putting", "moving", "stick", "shove", "stuff", "park", "tuck", "slide", "drop",
    "slip", "set", "lay", "stash", "sticking", "shoving", "parking",
}  # fmt: skip
EARLIER = {("last", "turn"), ("previous", "turn"), ("earlier", "turn"), ("last", "round"), ("turn", "before")}


def ahead(text: Text, amount: Amount) -> tuple[Hit, ...]:
    """The noun that a number counts, all its readings: `2 chests`, `two of the open chests`, `3 fresh`."""
    if _describes(text, amount):
        return ()
    if state := _state_of_some(text, amount.last) or _state_of_others(text, amount):
        return (state,)
    for at in range(amount.last, min(amount.last + 5, len(text.tokens))):
        if at == amount.last and (place := _held_in(text, amount)):
            return place
        here = [hit for hit in text.nouns if hit.first == at]
        if not here and (same := same_ones(text, amount, at)):
            return (same,)
        if here and amount.last <= text.clause(at).first and at <= amount.last + 1:
            return ()
        if here:
            longest = max(here, key=lambda hit: hit.last)
            return (not _is_moved(text, amount) and _inside(text, longest.last, longest)) or tuple(here)
        if (at == amount.last or _is_plain(text, amount.last, at)) and (bare := _modifier(text, at)):
            return (bare,)
        token = text.tokens[at]
        if at == amount.last and (place := _printed(text, at)):
            return place
        if at == amount.last and token.text in ("in", "lies", "lie", "sits", "sit"):
            return () if _is_moved(text, amount) else _inside(text, at)
        if at == amount.last and (spent := _spent_on(text, at)):
            return spent
        if at == amount.last and token.text == "as" and (title := _titled(text, at + 1)):
            return title
        part = text.tokens[at - 1].text == "of" and at == amount.last + 1 and amount.kind == "exact"
        if token.kind != "word" and token.text not in ("-", "x", ")") and not part:
            return ()
        if token.text in STOPS or (not part and any(other.first == at for other in text.amounts)):
            return ()
    return ()


def _is_moved(text: Text, amount: Amount) -> bool:
    """Whether things are only put somewhere now, and are not there yet."""
    clause = text.clause(amount.first)
    before = text.tokens[max(clause.first, amount.first - 4) : amount.first]
    return any(token.text in MOVES for token in before) and not is_earlier(text, amount)


def _state_of_some(text: Text, at: int) -> Hit | None:
    """What some of the things in question are, `2 of mine are fatigued`, where that tells them apart."""
    words = [token.text for token in text.tokens[at : at + 3]]
    if words[:2] in (["of", "my"], ["of", "the"], ["of", "our"]):
        things = next((hit for hit in text.nouns if hit.first == at + 2), None)
        at, words = (things.last - 2, ["of", "mine"]) if things else (at, [])
        words += [token.text for token in text.tokens[at + 2 : at + 3]]
    if words[:1] != ["of"] or words[1:2] not in (["mine"], ["ours"], ["them"], ["these"], ["those"]):
        return None
    if words[2:] not in (["are"], ["is"], ["were"], ["lie"], ["sit"]):
        return None
    at += 3
    while at < len(text.tokens) and text.tokens[at].text in PLACED | {"in", "already"}:
        at += 1
    hits = (hit for hit in (*text.modifiers, *text.nouns) if hit.first == at)
    return next(
        (hit for hit in hits if any(text.profile(name).fact.kind == "count" for name in hit.names)), None
    )


def _state_of_others(text: Text, amount: Amount) -> Hit | None:
    """What the other things are: `2 in the slots, the other 4 are spent`."""
    if not amount.first or text.tokens[amount.first - 1].text not in ("other", "remaining"):
        return None
    at = amount.last
    if at >= len(text.tokens) or text.tokens[at].text not in ("are", "is", "were", "lie", "sit"):
        return None
    while at < len(text.tokens) and text.tokens[at].text in PLACED | {"in", "already", "were"}:
        at += 1
    return next(
        (
            hit
            for hit in (*text.modifiers, *text.nouns)
            if hit.first == at and any(text.profile(name).fact.kind == "count" for name in hit.names)
        ),
        None,
    )


def is_earlier(text: Text, amount: Amount) -> bool:
    """Whether a clause tells of an earlier turn: what was put somewhere then is there now."""
    clause = text.clause(amount.first)
    words = [token.text for token in text.tokens[clause.first : clause.last]]
    return any(pair in EARLIER for pair in itertools.pairwise(words))


def _describes(text: Text, amount: Amount) -> bool:
    """Whether a number with its noun tells another thing apart: `1-cube creeps`, `a 3-dice fight`."""
    tokens = text.tokens
    if amount.last + 1 >= len(tokens) or tokens[amount.last].text != "-":
        return False
    tight = tokens[amount.last - 1].end == tokens[amount.last].start == tokens[amount.last + 1].start - 1
    noun = next((hit for hit in text.nouns if hit.first == amount.last + 1), None)
    if not tight or noun is None or noun.last >= len(tokens):
        return False
    bought = any((BUY,) in text.profile(name).verbs for name in noun.names & text.about)
    if bought and _is_an_action(text, noun.last):
        return False
    if any(("player",) in text.profile(name).nouns for name in noun.names):
        return False
    after = tokens[noun.last]
    return after.kind == "word" and after.text not in STOPS


def _is_an_action(text: Text, at: int) -> bool:
    """Whether what a number tells apart is an action: `a 3-dice fight`."""
    deeds = (one for one in text.lexicon.profiles if one.fact.label == "The action")
    return any((text.tokens[at].stem,) in phrases for one in deeds for phrases in one.options.values())


def _spent_on(text: Text, at: int) -> tuple[Hit, ...]:
    """What is bought with so many: `spend 3 on dice`, `4 of them gone on dice`."""
    words = ("of", "them", "gone", "go", "goes", "went", "spent", "are", "used")
    begin = at
    while begin < len(text.tokens) and begin < at + 4 and text.tokens[begin].text in words:
        begin += 1
    if begin + 1 >= len(text.tokens) or text.tokens[begin].text not in ("on", "into"):
        return ()
    bought = [
        Hit(hit.first, hit.last, names)
        for hit in text.nouns
        if hit.first == begin + 1
        and (names := frozenset(name for name in hit.names if (BUY,) in text.profile(name).verbs))
    ]
    return tuple(bought)


def _titled(text: Text, at: int) -> tuple[Hit, ...]:
    """What a number is said to be: `an 11 as Target`, `9 as its number`."""
    if at < len(text.tokens) and text.tokens[at].text in ("the", "a", "its", "his", "my"):
        at += 1
    if at < len(text.tokens) and text.tokens[at].stem in text.lexicon.holders:
        return ()
    numbers = (hit for hit in text.nouns if hit.first == at)
    return tuple(
        Hit(hit.first, hit.last, names)
        for hit in numbers
        if (names := frozenset(name for name in hit.names if text.profile(name).fact.kind == "number"))
    )


def _held_in(text: Text, amount: Amount) -> tuple[Hit, ...]:
    """The place that holds a number of things: `spent has 5 cubes`."""
    at = amount.first - 1
    unit = next((hit for hit in text.nouns if hit.first == amount.last), None)
    if unit is None or at < 1 or text.tokens[at].text not in ("has", "holds", "contains"):
        return ()
    stem_of = text.tokens[unit.last - 1].stem
    return tuple(
        Hit(hit.first, hit.last, names)
        for hit in (*text.nouns, *text.modifiers)
        if hit.last == at and (names := frozenset(name for name in hit.names if _counts(text, name, stem_of)))
    )


def _is_plain(text: Text, first: int, last: int) -> bool:
    """Whether only words that tell nothing apart stand between: `2 other fresh`, `3 normal`."""
    return all(token.text in PLAIN for token in text.tokens[first:last])


def _inside(text: Text, at: int, counted: Hit | None = None) -> tuple[Hit, ...]:
    """The place that a counted thing is in, where a fact is named after it: `2 cubes sit in spent`, `3 in spent`."""
    while at + 1 < len(text.tokens) and text.tokens[at].text in PLACED:
        at += 1
    if at + 1 >= len(text.tokens) or text.tokens[at].text != "in":
        return ()
    begin = at + 2 if text.tokens[at + 1].text in PLACED else at + 1
    places = text.nouns if counted else (*text.nouns, *text.modifiers)
    named = [hit for hit in places if hit.first == begin]
    unit = text.tokens[counted.last - 1].stem if counted else ""
    return tuple(
        Hit(hit.first, hit.last, names)
        for hit in named
        if (names := frozenset(name for name in hit.names if _counts(text, name, unit)))
    )


def _printed(text: Text, at: int) -> tuple[Hit, ...]:
    """The place on a thing by which a number of it goes, in question: `2 in the bottom left`."""
    if text.tokens[at].text not in ("in", "at", "on"):
        return ()
    while at < len(text.tokens) and text.tokens[at].text in {"in", "at", "on", "the", "its"}:
        at += 1
    return tuple(
        Hit(hit.first, hit.last, names)
        for hit in text.nouns
        if hit.first == at and hit.last - hit.first > 1
        if (names := frozenset(name for name in hit.names & text.about if is_of_a_thing(text, name)))
    )


def is_of_a_thing(text: Text, name: str) -> bool:
    """Whether a fact is a number on some thing, and nobody's own."""
    profile = text.profile(name)
    return profile.holder == "anyone" and profile.fact.kind in ("count", "number")


def _counts(text: Text, name: str, unit: str) -> bool:
    own = text.profile(name).fact.unit
    return own is not None and (not unit or stem(own.lower()) == unit)


def alone(text: Text, amount: Amount, *, nouns: bool = False) -> bool:
    """Whether nothing that it counts follows: `opened two` but not `opened two doors`.

    With `nouns`, the facts' own nouns may follow, as in `chests 2 monsters 2`.
    """
    return alone_at(text, amount.last, nouns=nouns)


def alone_at(text: Text, at: int, *, nouns: bool = False) -> bool:
    """Whether nothing that is counted stands at a token."""
    if at >= len(text.tokens) or (at and text.clause(at).first == at):
        return True
    after = text.tokens[at]
    if after.text == "in" and any(
        hit.first == at + 1 and any(text.profile(name).fact.kind == "values" for name in hit.names)
        for hit in text.nouns
    ):
        return False
    if nouns and any(hit.first == at for hit in (*text.nouns, *text.modifiers, *text.verbs)):
        return True
    last = [token.text for token in text.tokens[at + 1 : at + 2]]
    of_it = after.text == "of" and last[:1] in (["it"], ["them"], ["em"], ["those"], ["mine"], ["that"])
    in_all = after.text == "all" and last[:1] in (["in"], ["told"], ["together"])
    of_those = (
        after.text == "of"
        and last[:1] in (["my"], ["the"], ["these"], ["our"])
        and any(amount.first == at + 2 and amount.kind == "exact" for amount in text.amounts)
    )
    said = after.text in STOPS | {
        "more",
        "total",
        "altogether",
        "together",
        "combined",
        "worth",
        "plus",
        "exactly",
        "flat",
        "straight",
        "myself",
        "himself",
        "herself",
        "themselves",
        "yourself",
    }
    return after.kind != "word" or said or of_it or of_those or in_all


def is_whole(text: Text, amount: Amount) -> bool:
    """Whether a number is the whole that another is a part of: the second in `2 of my 5 cubes`."""
    before = [token.text for token in text.tokens[max(0, amount.first - 2) : amount.first]]
    return before[:1] == ["of"] and any(
        one.last == amount.first - 2 and one.kind == "exact" for one in text.amounts
    )


def _modifier(text: Text, at: int) -> Hit | None:
    hit = next((hit for hit in text.modifiers if hit.first == at), None)
    if hit is None:
        return None
    after = text.tokens[hit.last] if hit.last < len(text.tokens) else None
    ends = after is None or after.kind != "word" or after.text in STOPS | {"ones", "one", "plus", "&", "this"}
    return hit if ends or any(amount.first == hit.last for amount in text.amounts) else None
