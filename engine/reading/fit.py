"""How well a fact fits a number: by noun, verb, holder, and what the question is about."""

from __future__ import annotations

from dataclasses import dataclass

from engine.reading.amount import Amount
from engine.reading.clauses import Clause
from engine.reading.governors import Governed, governing, refuses
from engine.reading.holders import held_by, holder_at, owned
from engine.reading.nouns import Hit
from engine.reading.places import BUY, MOVES, is_earlier, is_whole
from engine.reading.profiles import Profile
from engine.reading.reading import Text
from engine.reading.stems import is_past, stem
from engine.reading.unreal import is_a_law

NUMERIC = ("count", "number")
MARGIN = 0.25
"""Two facts whose fit differs by less than this fit alike, and neither is read."""
ABOUT = 0.9
"""How much better a fact fits for being one that the question is about."""
HAVE = stem("have")
MOST_COUNTED = 99
HAD = (
    ("in", "the", "bag"),
    ("in", "my", "bag"),
    ("in", "hand"),
    ("to", "my", "name"),
    ("under", "my", "belt"),
    ("on", "my", "account"),
)
"""Words of what somebody has already, which is nowhere in particular."""
THERE = {"still", "left", "alive", "in", "on", "around", "there", "waiting", "remaining"}
UNTOUCHED = {
    "live", "living", "alive", "surviving", "undefeated", "unbeaten", "unopened", "closed", "locked", "shut", "unhurt", "healthy", "untouched",
    "unlooted", "unharmed", "sealed",
}  # fmt: skip
"""What says of things that nothing was done to them yet: `2 unopened chests and 1 live monster`."""
PLACES = {"as", "in", "on", "at", "into", "onto", "of", "by", "beside", "near", "through", "past", "to"}
"""Words before `a monster` that make it somebody or some place, and no count."""
UNFIT = 9.0
"""More than any fit makes up for."""


@dataclass(frozen=True)
class Claim:
    """A number that could belong to a fact, and how well it does."""

    name: str
    score: float
    first: int
    last: int


def best(claims: list[Claim], text: Text) -> Claim | None:
    """The claim that fits clearly better than those of all other facts; of two alike, the one that covers less."""
    scored = [(claim.score + (ABOUT if claim.name in text.about else 0.0), claim) for claim in claims]
    top = max((score for score, _ in scored), default=0.0)
    close = [claim for score, claim in scored if score > top - MARGIN]
    narrow = {claim.name for claim in close}
    close = [claim for claim in close if not text.lexicon.covers(text.profile(claim.name)) & narrow]
    return close[0] if top >= 1 and len({claim.name for claim in close}) == 1 else None


def fit(text: Text, profile: Profile, amount: Amount, hit: Hit, since: int) -> float | None:
    """How well noun, verb and holder agree, or None where they do not."""
    if profile.fact.kind not in NUMERIC:
        return None
    if not in_bounds(profile, amount.value) and not _is_counted_outright(text, profile, amount, hit):
        return None
    clause = text.clause(amount.first)
    first, last = min(amount.first, hit.first), max(amount.last, hit.last)
    if profile.repeats and last < len(text.tokens) and text.tokens[last].text in ("left", "remaining"):
        return None
    holder = holder_at(text, first, last)
    special = profile.holder == "anyone" and hit.last - hit.first > 1
    if not (special or held_by(profile, holder, text) or owned(text, profile, first, last)):
        return None
    verb = governing(text, profile, first, last, since)
    if profile.intends and verb.verb in ("have", "neutral", "none") and _is_had(text, profile, hit):
        return None
    if profile.intends and profile.fact.name not in text.about and _is_all_of_mine(text, amount):
        return None
    if profile.intends and _is_of_another_kind(text, profile, hit):
        return None
    if verb.verb == "own" and verb.at < amount.first and profile.intends and is_whole(text, amount):
        return None
    if (
        profile.fact.kind == "number"
        and amount.kind == "least"
        and text.tokens[amount.last - 1].text == "one"
    ):
        return None
    if profile.repeats and _is_only_asked(text, clause, first):
        return None
    if profile.fact.kind == "number" and _is_of_one_die(text, amount):
        return None
    if profile.tallies and is_a_law(text, amount):
        return None
    if profile.tallies and _is_all_there_are(text, amount):
        return None
    if (profile.tallies or profile.intends) and _is_yet_to_come(text, amount):
        return None
    if profile.tallies and verb.verb != "own" and _is_there(text, first, last):
        return None
    if profile.tallies and any(token.text in UNTOUCHED for token in text.tokens[amount.last : hit.first]):
        return None
    if verb.verb == "other" and text.tokens[verb.at].text in MOVES and is_earlier(text, amount):
        verb = Governed("neutral", verb.at)
    if verb.verb in ("other", "strange") and (HAVE,) in profile.verbs and _is_all_of_mine(text, amount):
        verb = Governed("neutral", verb.at)
    if amount.kind == "ordinal" and verb.verb == "other" and verb.at >= last:
        verb = Governed("none", verb.at)
    bought = {token.text for token in text.tokens[amount.last : hit.first]} & {"on", "into"}
    if verb.verb == "other" and bought and (BUY,) in profile.verbs:
        verb = Governed("own", verb.at)
    level = profile.fact.kind == "number" and profile.holder == "anyone" and hit.last - hit.first > 1
    if verb.verb == "other" and level and hit.last == amount.first:
        verb = Governed("none", verb.at)
    worth = _worth(profile, verb)
    if worth is None or refuses(text, verb, amount.first):
        return None
    worth -= _vague(text, profile, amount, hit, verb)
    only_asked = clause.asks and profile.tallies and verb.verb != "neutral"
    if only_asked and not _after_with(text, first, clause.first):
        return None
    if amount.kind == "article":
        return worth if _says_one(text, profile, amount, verb) else None
    if amount.kind == "ordinal":
        asked = (clause.asks or clause.copula or clause.wonders) and not clause.supposes
        asked = asked or _is_all_that_is_asked(text, amount, clause)
        return worth - 0.4 if profile.tallies and not (asked and verb.verb != "own") else None
    worth += intent(text, profile, verb, clause)
    told = profile.holder == holder or (profile.holder == "me" and holder == "nobody")
    return worth + (0.3 if told else 0.0)


def _is_all_of_mine(text: Text, amount: Amount) -> bool:
    """Whether a number is all that I have, whatever is done with it: `put all 4 of my cubes in`, `use every one of my 3 cubes`."""
    before = [token.text for token in text.tokens[max(0, amount.first - 4) : amount.first]]
    after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
    every = before in (["every", "one", "of", "my"], ["each", "one", "of", "my"])
    mine = before[-2:] == ["all", "my"] or before[-3:] == ["all", "of", "my"] or every
    return mine or (before[-1:] == ["all"] and after == ["of", "my"])


def _is_all_that_is_asked(text: Text, amount: Amount, clause: Clause) -> bool:
    """Whether a place opens a question without a verb: `a third step?`, `third step ok?`"""
    before = {token.text for token in text.tokens[clause.first : amount.first] if token.kind == "word"}
    return before <= {"a", "the", "and", "so", "my"} and text.tokens[clause.last - 1].text == "?"


def _is_only_asked(text: Text, clause: Clause, first: int) -> bool:
    """Whether it is asked if so much was done in a turn, and not told: `have I spent both actions?`"""
    opening = next(
        (t.text for t in text.tokens[clause.first : first] if t.text in ("have", "has", "did")), ""
    )
    asked = clause.copula and not clause.supposes and opening != ""
    return asked and not _after_with(text, first, clause.first)


def _is_had(text: Text, profile: Profile, hit: Hit) -> bool:
    """Whether a fact in question says how many of the same things one has, `with 3 items`, whatever is wanted of them."""
    return any(
        had.holder == profile.holder and not had.intends and had.fact.kind == "count" and (HAVE,) in had.verbs
        for had in (text.profile(name) for name in hit.names & text.about)
    )


def _is_of_another_kind(text: Text, profile: Profile, hit: Hit) -> bool:
    """Whether things are said right after to be of another kind: `save 2 cubes that were spent`."""
    words = [token.text for token in text.tokens[hit.last : hit.last + 2]]
    if words[:1] not in (["that"], ["which"]) or words[1:] not in (["are"], ["were"], ["is"], ["was"]):
        return False
    named = (other for other in text.nouns if other.first == hit.last + 2)
    return any(
        name != profile.fact.name and text.profile(name).fact.unit == profile.fact.unit
        for other in named
        for name in other.names
    )


def _is_all_there_are(text: Text, amount: Amount) -> bool:
    """Whether a number only says how many there are: the second in `beat 2 of 5 monsters`, `of 5 I beat 2`."""
    of = amount.first > 0 and text.tokens[amount.first - 1].text == "of"
    if of and amount.first - 1 == text.clause(amount.first).first:
        return True
    return of and any(one.last == amount.first - 1 and one.kind == "exact" for one in text.amounts)


def _is_of_one_die(text: Text, amount: Amount) -> bool:
    """Whether a number is what one die of several shows: `5 on one die`."""
    after = [token.text for token in text.tokens[amount.last : amount.last + 3]]
    return after[:1] == ["on"] and after[1:2] in (["one"], ["another"])


def _is_yet_to_come(text: Text, amount: Amount) -> bool:
    """Whether a number is of those that are not done: `the other two moves`, `the remaining 2 chests`."""
    return amount.first > 0 and text.tokens[amount.first - 1].text in (
        "other",
        "remaining",
        "last",
        "missing",
    )


def _is_there(text: Text, first: int, last: int) -> bool:
    """Whether things only are somewhere: `three monsters are still alive`, `there are 3 chests on the map`."""
    before = [token.text for token in text.tokens[max(0, first - 2) : first]]
    after = [token.text for token in text.tokens[last : last + 3]]
    stays = after[:1] in (["remain"], ["remains"]) or (
        after[:1] in (["are"], ["is"], ["were"], ["lie"], ["sit"]) and bool(set(after[1:]) & THERE)
    )
    told = tuple(token.text for token in text.tokens[last + 1 : last + 4])
    if any(told[: len(words)] == words for words in HAD):
        return False
    return before in (["there", "are"], ["there", "is"], ["there", "were"]) or stays


def _vague(text: Text, profile: Profile, amount: Amount, hit: Hit, governed: Governed) -> float:
    """What is taken off for a noun that alone does not name the fact: its unit, its label's, its holder's."""
    phrase = phrase_at(text, hit)
    valued = any(
        other.first == hit.last and any(text.profile(name).fact.kind == "values" for name in other.names)
        for other in text.nouns
    )
    signed = amount.first > 0 and text.tokens[amount.first - 1].text == "+"
    counted = amount.value == 1 and hit.first >= amount.last and not signed
    if profile.fact.kind == "number" and (valued or counted):
        return UNFIT
    if phrase in profile.units - profile.nouns:
        return 0.3
    if phrase in profile.done - profile.nouns and governed.verb != "own":
        return UNFIT
    person = phrase in text.lexicon.rivals or (len(phrase) == 1 and phrase[0] in text.lexicon.holders)
    had = any(verb[0] == HAVE for verb in profile.verbs)
    return UNFIT if person and governed.verb != "own" and not had else 0.0


def intent(text: Text, profile: Profile, governed: Governed, clause: Clause) -> float:
    """What a fact about wanting gains by a wish or a question, and loses by a deed that is done."""
    if governed.verb != "own":
        return 0.0
    past = is_past(text.tokens[governed.at].text) and not clause.asks
    return (-0.4 if past else 0.4) if profile.intends else 0.0


def _worth(profile: Profile, governed: Governed) -> float | None:
    had = any(phrase[0] == HAVE for phrase in profile.verbs)
    free = not profile.verbs or profile.tallies
    if governed.verb == "needs":
        return 0.2 if ("need",) in profile.verbs else None
    if governed.verb == "other":
        return None if profile.verbs else 0.0
    if governed.verb == "have":
        return 0.8 if had else 0.5 if free else 0.1
    if governed.verb == "strange":
        return 0.0
    return {"own": 1.0, "neutral": 0.5 if free or had else 0.3, "none": 0.6 if had else 0.3}[governed.verb]


def _says_one(text: Text, profile: Profile, amount: Amount, governed: Governed) -> bool:
    """Whether `a chest` counts: it was opened, or stands beside other counts."""
    clause = text.clause(amount.first)
    beside = any(
        other.kind in ("exact", "least", "none") and text.clause(other.first) is clause
        for other in text.amounts
    )
    told = governed.verb == "own"
    placed = amount.first > 0 and text.tokens[amount.first - 1].text in PLACES
    if clause.asks or (placed and not told):
        return False
    return (
        (told or beside) if profile.tallies else (told and beside and not _counted_too(text, profile, amount))
    )


def _counted_too(text: Text, profile: Profile, amount: Amount) -> bool:
    """Whether another number counts the same things."""
    return any(
        profile.fact.name in hit.names and other.last == hit.first and other != amount
        for other in text.amounts
        for hit in text.nouns
    )


def phrase_at(text: Text, hit: Hit) -> tuple[str, ...]:
    """The stems of a hit as they stand in the text."""
    return tuple(token.stem for token in text.tokens[hit.first : hit.last])


def _is_counted_outright(text: Text, profile: Profile, amount: Amount, hit: Hit) -> bool:
    """Whether a number too great for a table stands right before things that are only ever counted: `100 chests`."""
    fact = profile.fact
    named = {name for other in text.nouns if other.first == hit.first for name in other.names}
    only_counted = not any(text.profile(name).fact.kind in ("values", "number") for name in named)
    plural = text.tokens[hit.last - 1].text.endswith("s")
    bare = fact.kind == "count" and fact.at_most is None and amount.value > MOST_COUNTED
    return bare and only_counted and plural and amount.last == hit.first


def _after_with(text: Text, first: int, begin: int) -> bool:
    words = {token.text for token in text.tokens[max(begin, first - 6) : first]}
    return bool(words & {"with", "having", "after", "when", "if", "for"})


def in_bounds(profile: Profile, value: int) -> bool:
    """Whether a fact can have this value. Nobody counts a hundred things at a table: such a number is a value."""
    low, high = profile.fact.at_least, profile.fact.at_most
    if high is None and profile.fact.kind == "count":
        high = MOST_COUNTED
    return (low is None or value >= low) and (high is None or value <= high)
