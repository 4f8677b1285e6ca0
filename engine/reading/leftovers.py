"""A number that names nothing, where one fact of the question is still open: `I'm sitting on 1250`."""

from __future__ import annotations

from collections.abc import Collection

from engine.reading.amount import Amount
from engine.reading.behind import behind
from engine.reading.corrections import risen_from
from engine.reading.elsewhere import elsewhere
from engine.reading.fit import MOST_COUNTED, NUMERIC, in_bounds
from engine.reading.found import ReadFact
from engine.reading.governors import NEEDS
from engine.reading.holders import UNSAID, held_by, holder_at, is_possessive
from engine.reading.nouns import Hit
from engine.reading.people import person
from engine.reading.places import ahead, alone
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.rows import DICE, in_lists
from engine.reading.stems import stem

REACHING = {"counted", "collected", "gathered", "totalled", "earned", "started", "began", "hit", "reach", "reached", "sitting", "sit", "stand", "standing", "have", "has", "got", "at", "on", "am", "is",
            "had", "hold", "scored", "score", "reaches", "hits", "came", "sits", "stands", "now"}  # fmt: skip
COMING = {
    "get", "got", "gets", "climbed", "climb", "climbs", "arrived", "arrive", "arrives", "made", "jumped", "came", "come", "comes", "rose",
    "went", "moved", "soared", "crawled",
}  # fmt: skip
BETWEEN = 3
"""Words between a number and the place where it stands, at most: `a 2 in the bottom left`."""
FIRST = {"first", "1st", "only", "one"}
STILL = {
    "so",
    "far",
    "now",
    "already",
    "currently",
    "just",
    "only",
    "at",
    "the",
    "moment",
    "right",
    "exactly",
    "here",
    "in",
    "total",
    "altogether",
    "yet",
    "today",
}
"""Words beside a number that stands for what somebody has, without a verb: `solo, 1130 so far`."""
SO_FAR = (
    ("so", "far"),
    ("right", "now"),
    ("the", "moment"),
    ("by", "now"),
    ("already",),
    ("now",),
    ("currently",),
)
HAD = {stem("have"), stem("reach")}


def read_things(text: Text, free: tuple[Amount, ...]) -> tuple[list[ReadFact], set[Amount]]:
    """What things are told apart by, `the trap is a 9`, `a 12 monster`: numbers that count none of these things."""
    facts = [
        one
        for one in text.lexicon.profiles
        if one.fact.name in text.about and one.fact.kind == "number" and one.holder == "anyone"
    ]
    if len(facts) != 1 or facts[0].fact.assumed is not None:
        return [], set()
    things = [
        amount
        for amount in free
        if amount.kind == "exact"
        and not elsewhere(text, amount)
        and in_bounds(facts[0], amount.value)
        and not _is_anothers(text, amount, facts[0])
        and (
            _tells_a_thing(text, amount)
            or _is_to_reach(text, amount)
            or _heads(text, amount)
            or (alone(text, amount) and _is_a_thing(text, amount))
        )
    ]
    if len({amount.value for amount in things}) != 1:
        return [], set()
    read = text.read(facts[0].fact.name, things[0].value, things[0].first, things[0].last, 0.5)
    return [read], set(things)


def read_leftovers(text: Text, free: tuple[Amount, ...], read: Collection[str]) -> list[ReadFact]:
    """Numbers that one fact in question alone can mean, by whose they are. Nothing is read without `about`."""
    found: dict[str, list[ReadFact]] = {}
    listed = in_lists(text)
    for amount in free:
        if (
            amount in listed
            or amount.kind != "exact"
            or not (alone(text, amount) or _stands_by_itself(text, amount))
            or elsewhere(text, amount)
        ):
            continue
        thing = _is_a_thing(text, amount)
        named = any(_counts(text, hit) for hit in (*ahead(text, amount), *behind(text, amount)))
        if not thing and (named or not _reached(text, amount)):
            continue
        holder = holder_at(text, amount.first, amount.last)
        names = [
            one.fact.name
            for one in text.lexicon.profiles
            if one.fact.name in text.about
            and one.fact.name not in read
            and one.fact.kind == "number"
            and one.fact.assumed is None
            and not one.of_a_thing
            and (
                one.holder == "anyone"
                if thing
                else one.holder == holder or (one.holder == "me" and holder == "nobody")
            )
            and held_by(one, holder, text)
            and (not _stands_by_itself(text, amount) or _is_of_its_size(one, amount))
            and (not _only_stands(text, amount) or any(verb[0] in HAD for verb in one.verbs))
            and in_bounds(one, amount.value)
        ]
        if len(names) == 1:
            found.setdefault(names[0], []).append(
                text.read(names[0], amount.value, amount.first, amount.last, 0.5)
            )
    return [ones[0] for ones in found.values() if len(ones) == 1]


def _is_anothers(text: Text, amount: Amount, profile: Profile) -> bool:
    """Whether the clause of a number names another fact in question that is a number of one thing, before it or right behind it:
    `danger 3`, `a 2 bottom left`."""
    clause = text.clause(amount.first)
    others = {
        one.fact.name
        for one in text.lexicon.profiles
        if one.fact.name in text.about
        and one.fact.name != profile.fact.name
        and one.fact.kind == "count"
        and one.holder == "anyone"
        and one.fact.label.startswith("The ")
    }
    return any(
        hit.names & others and profile.fact.name not in hit.names
        for hit in text.nouns
        if clause.first <= hit.first < amount.first or amount.last <= hit.first <= amount.last + BETWEEN
    )


def _counts(text: Text, hit: Hit) -> bool:
    """Whether a noun may be what a number counts, and tells no mere state or choice: `1520 first` counts nothing."""
    return any(text.profile(name).fact.kind in NUMERIC for name in hit.names)


def _got_to(text: Text, amount: Amount) -> bool:
    """Whether somebody has come to a number: `I climbed up to 1300`, `the first to get to 1500`; but no `to get to 1500 I need`."""
    at = amount.first - 1
    if at < 1 or text.tokens[at].text not in ("to", "at"):
        return False
    at -= 2 if text.tokens[at - 1].text in ("up", "it") else 1
    if at < 0 or text.tokens[at].text not in COMING:
        return False
    infinitive = at > 0 and text.tokens[at - 1].text == "to"
    clause = text.clause(amount.first)
    asked = (clause.asks or clause.wonders or clause.copula) and not clause.supposes
    return not asked and (not infinitive or (at > 1 and text.tokens[at - 2].text in FIRST))


def _only_stands(text: Text, amount: Amount) -> bool:
    """Whether somebody only stands at a number, `she was at 500`, which is no deed such as a stake."""
    return text.tokens[amount.first - 1].text in ("at", "on")


def _stands_by_itself(text: Text, amount: Amount) -> bool:
    """Whether nothing but words of now stand beside a number between two marks: `alone, 1130 so far, how many more`."""
    first, last = amount.first, amount.last
    while first > 0 and text.tokens[first - 1].text in STILL:
        first -= 1
    while last < len(text.tokens) and text.tokens[last].text in STILL:
        last += 1
    begins = first == 0 or text.tokens[first - 1].kind != "word"
    ends = last >= len(text.tokens) or text.tokens[last].kind != "word"
    words = [token.text for token in text.tokens[first:last]]
    told = any(tuple(words[at : at + len(one)]) == one for one in SO_FAR for at in range(len(words)))
    return begins and ends and told and not (last < len(text.tokens) and text.tokens[last].text in ("+", "/"))


def _is_of_its_size(profile: Profile, amount: Amount) -> bool:
    """Whether a bare number can be what a fact counts: what is won with some hundred points is told in hundreds."""
    usual = profile.fact.assumed
    return not isinstance(usual, int) or usual <= MOST_COUNTED or amount.value > MOST_COUNTED


def _tells_a_thing(text: Text, amount: Amount) -> bool:
    """Whether a number tells which thing is meant by its level: `against a 12 monster`."""
    before = text.tokens[amount.first - 1].text if amount.first else ""
    things = [hit for hit in text.nouns if hit.first == amount.last]
    one = bool(things) and not text.tokens[things[0].last - 1].text.endswith("s")
    named = any(person(text.tokens, at, text.lexicon) for hit in things for at in range(hit.first, hit.last))
    return before in ("a", "an") and amount.value > 1 and one and not named


def _heads(text: Text, amount: Amount) -> bool:
    """Whether a thing and its level stand by themselves: `monster 10, roll 9`."""
    things = [hit for hit in text.nouns if hit.last == amount.first and not _is_a_number(text, hit)]
    after = text.tokens[amount.last] if amount.last < len(text.tokens) else None
    if not things or (after is not None and after.kind == "word") or amount.value < 2:
        return False
    thing = things[0]
    opens = thing.first == 0 or text.tokens[thing.first - 1].kind != "word"
    one = not text.tokens[thing.last - 1].text.endswith("s")
    return (
        opens
        and one
        and not any(person(text.tokens, at, text.lexicon) for at in range(thing.first, thing.last))
    )


def _is_to_reach(text: Text, amount: Amount) -> bool:
    """Whether a number is the one to reach: `12 to hit`."""
    after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
    return after[:1] == ["to"] and after[1:] in (["hit"], ["beat"], ["pass"], ["reach"], ["succeed"])


def _is_a_number(text: Text, hit: Hit) -> bool:
    """Whether a noun is a number in question by itself, `my first roll was a 5`, or a die, which shows one."""
    if text.tokens[hit.last - 1].text in DICE:
        return True
    return any(text.profile(name).fact.kind in ("number", "values") for name in hit.names & text.about)


def _is_a_thing(text: Text, amount: Amount) -> bool:
    """Whether a thing is given by its number: `the trap is a 9`."""
    words = [token.text for token in text.tokens[max(0, amount.first - 2) : amount.first]]
    owner = amount.first - 1
    if owner >= 0 and is_possessive(text, owner):
        things = [hit for hit in text.nouns if hit.last == amount.first]
        return bool(things) and not person(text.tokens, owner, text.lexicon)
    verb = amount.first - 2 if words[1:] and words[1] in ("a", "an") else amount.first - 1
    if verb > 0 and text.tokens[verb].text in ("has", "wants", "needs", "shows"):
        things = [hit for hit in text.nouns if hit.last == verb]
        named = {at for hit in things for at in range(hit.first, hit.last)}
        return bool(things) and not any(person(text.tokens, at, text.lexicon) for at in named)
    if verb > 0 and text.tokens[verb].text in ("with", "of", "at"):
        things = [hit for hit in text.nouns if hit.last == verb and not _is_a_number(text, hit)]
        opens = {"", ".", ",", ":", "!", "?", ";", "(", "a", "an", "the", "this", "that"}
        singular = [hit for hit in things if not text.tokens[hit.last - 1].text.endswith("s")]
        if any((text.tokens[hit.first - 1].text if hit.first else "") in opens for hit in singular):
            return True
    if len(words) < 2 or words[1] not in ("a", "an"):
        return False
    if words[0] not in ("is", "was") and not is_possessive(text, amount.first - 2):
        return False
    last = amount.first - 2 if words[0] in ("is", "was") else amount.first - 1
    thing = [hit for hit in text.nouns if hit.last == last and not _is_a_number(text, hit)]
    return bool(thing) and not any(
        person(text.tokens, at, text.lexicon) for hit in thing for at in range(hit.first, hit.last)
    )


def _reached(text: Text, amount: Amount) -> bool:
    clause = text.clause(amount.first)
    words = [token.text for token in text.tokens[max(clause.first, amount.first - 3) : amount.first]]
    with_points = words[-1:] == ["with"] and amount.value > MOST_COUNTED and clause.subject in UNSAID
    if risen_from(text, amount) or _got_to(text, amount):
        return True
    reached = with_points or any(word in REACHING for word in words[-2:])
    reached = reached or _stands_by_itself(text, amount)
    exists = "there" in [token.text for token in text.tokens[max(0, amount.first - 4) : amount.first]]
    told = bool(words) or _stands_by_itself(text, amount)
    return told and reached and not exists and not NEEDS & set(words)
