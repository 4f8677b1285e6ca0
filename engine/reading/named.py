"""Numbers and places by players' names: `Lena 19, Omar 22`, `Petra left first`.

Only where two or more are named, each of them has one number, and none has two: who is meant is never guessed.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.fact import Fact
from engine.named import Named
from engine.reading.amount import Amount
from engine.reading.called import ASKER, name_at
from engine.reading.corrections import risen_from
from engine.reading.durations import read_durations
from engine.reading.elsewhere import elsewhere
from engine.reading.exactness import WENT
from engine.reading.fit import MOST_COUNTED
from engine.reading.found import ReadFact
from engine.reading.holders import is_titled
from engine.reading.order import RELATIONS
from engine.reading.people import OBJECTS
from engine.reading.placed import PLACES, read_places
from engine.reading.places import ahead, alone
from engine.reading.profiles import Phrase, phrase_of
from engine.reading.reading import Text
from engine.reading.seats import read_alone, read_seats, read_turn
from engine.reading.unreal import is_set_aside

OTHER = "the other player"
"""Who is not named, where one of two is and a number is of both."""
BETWEEN = {
    ",", ":", "=", "-", "–", "(", "has", "have", "had", "is", "am", "was", "are", "at", "on", "with", "got", "gets", "a", "an", "the",
    "rolled", "rolls", "roll", "threw", "throws", "scored", "scores", "made", "makes", "finished", "ended", "just", "only", "up",
    "to", "and", "sits", "sit", "stands", "stand", "holds", "owns", "already", "now", "total", "of", "showed", "shows", "s", "reached", "reaches", "came",
    "hit", "hits", "get", "there", "first", "stuck", "still", "climbed", "it", "plays", "as", "ends", "finishes", "comes",
    "jumped", "jumps", "rose", "went", "moved", "shot", "leapt",
}  # fmt: skip
"""Words between a name and its number."""
TITLES = {"the", "our", "as"}
"""Words between a name and what somebody is: `Paul our dragon`."""
LABELLED = (("Who sits", read_seats), ("Whose turn", read_turn), ("Who is in", read_alone))
"""How the facts are labelled that names tell without numbers."""
LATER = (
    ("before", "adding"),
    ("before", "anything"),
    ("not", "counting"),
    ("not", "including"),
    ("without", "the"),
    ("without", "counting"),
)
"""What says that a number is not all there is."""
FROM = {
    "from",
    "for",
    "in",
    "with",
    "by",
    "points",
    "vp",
    "of",
    "worth",
    "pts",
    "dead",
    "slain",
    "defeated",
    "killed",
}
"""Words between a number and what it is a part of: `10 from treasures`."""
WORTH = {"worth", "of", ":", "=", "are", "is", "at", "was", "were", "-", "total"}
"""Words between a part and its number: `treasures worth 10`."""
ALL = {"all", "each", "apiece"}
TIED = {"tied", "tie", "level", "equal", "even", "both", "each", "draw", "all"}
"""What says before a number that all have it: `tied at 13`."""
REACH = 9
"""Words between a name and its number, and one more."""


def read_named(text: Text, facts: tuple[Fact, ...], free: tuple[Amount, ...]) -> list[ReadFact]:
    """The named facts in question."""
    asked = [fact for fact in facts if fact.name in text.about]
    if told := _by_label(text, asked):
        return told
    names = _names(text)
    if len(names) == 1 and ASKER not in names and any(_is_of_all(text, amount) for amount in free):
        names.append(OTHER)
    several = len([name for name in names if name != ASKER]) > 1 or _asks_which_of_us(text, names)
    if not asked or not several or _is_incomplete(text):
        return []
    deeds = {phrase_of(verb)[0] for fact in asked for verb in fact.verbs if not fact.nouns}
    found = []
    for fact in asked:
        if any(fact.label.startswith(label) for label, _ in LABELLED):
            continue
        if fact.verbs and not fact.nouns:
            timed = read_durations(text, name_at) if fact.label.startswith("Who finished") else {}
            by_name = timed or read_places(text, fact, names)
        else:
            parts = any(_is_part(text, amount, fact) and not _is_everyones(text, amount) for amount in free)
            by_name = _parts(text, fact, names, free) if parts else _numbered(text, fact, names, free, deeds)
        if by_name:
            root = Named(tuple((name, by_name[name]) for name in names if name in by_name))
            found.append(text.read(fact.name, root, 0, len(text.tokens), 0.8))
    return found


def _asks_which_of_us(text: Text, names: list[str]) -> bool:
    """Whether it is asked who of the asker and one other it is: `Lea 1500, me 1490, who won?`"""
    asks = any(
        clause.wonders
        and bool(
            {"who", "whose", "which"} & {one.text for one in text.tokens[clause.first : clause.first + 2]}
        )
        for clause in text.clauses
    )
    return len(names) == 2 and ASKER in names and asks


def numbers_by_name(text: Text, fact: Fact, free: tuple[Amount, ...]) -> dict[str, int]:
    """Each one's number, whether it is in question or not; nothing where one has none or two."""
    return {} if _is_incomplete(text) else _numbered(text, fact, _names(text), free, set())


def are_of_others(text: Text, found: Iterable[ReadFact], named: Iterable[ReadFact]) -> set[str]:
    """Facts of one who has numbers of their own, `The DRAGON's points`, that hold the number of a player who is nobody but themselves."""
    titled = {name_at(text, at) for at, token in enumerate(text.tokens) if token.name and is_titled(text, at)}
    plain = {
        value
        for fact in named
        if isinstance(fact.value, Named)
        for name, value in fact.value.root
        if name not in titled
    }
    return {
        fact.name
        for fact in found
        if text.profile(fact.name).holder not in ("me", "rival", "anyone")
        and fact.value in plain
        and sum(amount.value == fact.value for amount in text.amounts) == 1
    }


def _by_label(text: Text, asked: list[Fact]) -> list[ReadFact]:
    """What is told of where everybody sits, of whose turn it was, and of the only one who is named."""
    found = []
    for fact in asked:
        told = next((reads(text) for label, reads in LABELLED if fact.label.startswith(label)), {})
        if told:
            found.append(text.read(fact.name, Named(tuple(told.items())), 0, len(text.tokens), 0.8))
    return found


def _names(text: Text) -> list[str]:
    """Those who are named, and the asker where a number may be theirs, in order."""
    found: list[str] = []
    for at in range(len(text.tokens)):
        name = name_at(text, at)
        if name and name not in found:
            found.append(name)
    return found


def _is_part(text: Text, amount: Amount, fact: Fact) -> bool:
    """Whether a number is named by a noun of the fact that is no mere unit: `10 from treasures`, `3 monsters`."""
    units = _units(text, fact)
    nouns = {phrase_of(noun) for noun in fact.nouns} - units
    at = amount.last
    while at < len(text.tokens) and at < amount.last + 4:
        words = [token.stem for token in text.tokens[at : at + 2]]
        if any(tuple(words[: len(noun)]) == noun for noun in nouns):
            return amount.kind in ("exact", "none", "article")
        if text.tokens[at].text not in FROM and not any(text.tokens[at].stem in unit for unit in units):
            break
        at += 1
    at = amount.first
    while at and text.tokens[at - 1].text in WORTH:
        at -= 1
    before = [token.stem for token in text.tokens[max(0, at - 2) : at]]
    return any(tuple(before[-len(noun) :]) == noun for noun in nouns)


def _units(text: Text, fact: Fact) -> set[Phrase]:
    """What the numbers of a fact are counted in, and what whole scores of the same unit go by: VP, points."""
    if not fact.unit:
        return set()
    scores = [one for one in text.lexicon.profiles if one.units and one.fact.unit == fact.unit]
    whole = [one.nouns | one.units for one in scores if one.holder != "anyone"]
    return {phrase_of(fact.unit), *(phrase for phrases in whole for phrase in phrases)}


def _parts(text: Text, fact: Fact, names: list[str], free: tuple[Amount, ...]) -> dict[str, int]:
    """Each one's number of a part of the score, by who was named last; nothing where one has none or two."""
    found: dict[str, int] = {}
    for amount in free:
        if not _is_part(text, amount, fact) or elsewhere(text, amount) or is_set_aside(text, amount):
            continue
        told = [name for at in range(amount.first) if (name := name_at(text, at))]
        if not told or told[-1] in found:
            return {}
        found[told[-1]] = amount.value
    everyone = {name for name in names if name != ASKER}
    return found if everyone <= set(found) else {}


def _is_incomplete(text: Text) -> bool:
    words = [token.text for token in text.tokens]
    return any(tuple(words[at : at + 2]) in LATER for at in range(len(words)))


def _numbered(
    text: Text, fact: Fact, names: list[str], free: tuple[Amount, ...], deeds: set[str]
) -> dict[str, int]:
    """Each one's number; nothing where one has none or two."""
    nouns = {phrase_of(noun) for noun in (*fact.nouns, *([fact.unit] if fact.unit else []))}
    found: dict[str, int] = {}
    for amount in free:
        if (
            amount.kind != "exact"
            or elsewhere(text, amount)
            or is_set_aside(text, amount)
            or _is_agreed_on(text, amount)
            or not _bare(text, amount, nouns)
        ):
            continue
        if _is_everyones(text, amount):
            return {name: amount.value for name in names if name != ASKER or _is_mine_too(text, amount)}
        owner = _owner(text, amount, nouns, deeds)
        if owner is None and (_is_of_another_order(amount, free) or _is_a_roles(text, amount)):
            continue
        if owner is None:
            return {}
        if owner in found:
            return {}
        found[owner] = amount.value
    everyone = {name for name in names if name != ASKER or len(names) < 3}
    return found if everyone <= set(found) else {}


def _is_everyones(text: Text, amount: Amount) -> bool:
    """Whether all who are named have a number: `17 all`, `tied at 13`, `Ana and Ben both finish on 14`, `Ana and Ben have 14`."""
    if amount.last < len(text.tokens) and text.tokens[amount.last].text in ALL:
        return True
    names = 0
    for at in range(amount.first - 1, max(-1, amount.first - REACH), -1):
        word = text.tokens[at].text
        if word in TIED:
            return True
        if name_at(text, at) not in (None, ASKER):
            names += 1
            joined = at > 1 and text.tokens[at - 1].text in ("and", "&") and name_at(text, at - 2)
            return bool(joined) and names == 1
        if (
            word not in BETWEEN | TIED | {"finish", "end", "finishes", "score", "scoring", "ending", "tie"}
            or word == ","
        ):
            return False
    return False


def _is_mine_too(text: Text, amount: Amount) -> bool:
    """Whether the asker is one of those who have a number in common: `me and Bob both hit 1500`."""
    before = range(max(1, amount.first - REACH), amount.first)
    return any(
        text.tokens[at].text in ("and", "&")
        and ((name_at(text, at - 1) == ASKER) != (name_at(text, at + 1) == ASKER))
        and None not in (name_at(text, at - 1), name_at(text, at + 1))
        for at in before
    )


def _is_of_all(text: Text, amount: Amount) -> bool:
    """Whether a number is told of both players, of whom one alone is named: `17 all, Ann exited first`."""
    after = text.tokens[amount.last].text if amount.last < len(text.tokens) else ""
    return amount.kind == "exact" and after in ALL


def _is_of_another_order(amount: Amount, free: tuple[Amount, ...]) -> bool:
    """Whether a small number stands among large ones: `asymmetric with 4, Ana has 1510`."""
    return amount.value <= MOST_COUNTED < max(one.value for one in free)


def _is_agreed_on(text: Text, amount: Amount) -> bool:
    """Whether a number is nobody's own, but the one that is played to: `goal 1500`."""
    at = amount.first
    while at and text.tokens[at - 1].text in ("is", "of", ":", "=", "at", "was"):
        at -= 1
    profiles = [text.profile(name) for hit in text.nouns if hit.last == at for name in hit.names]
    return any(one.fact.kind == "number" and one.fact.assumed for one in profiles)


def _is_a_roles(text: Text, amount: Amount) -> bool:
    """Whether a number is somebody's who has a role and no name here: `and the dragon has 1400`."""
    at = amount.first - 1
    while at > 0 and text.tokens[at].text in BETWEEN - {",", "and", "the"}:
        at -= 1
    return at >= 0 and text.tokens[at].stem in text.lexicon.holders


def _bare(text: Text, amount: Amount, nouns: set[Phrase]) -> bool:
    """Whether a number counts nothing, or what the fact counts."""
    named = [
        hit
        for hit in ahead(text, amount)
        if any(text.profile(name).fact.kind in ("count", "number", "values") for name in hit.names)
    ]
    if named:
        return any(tuple(token.stem for token in text.tokens[hit.first : hit.last]) in nouns for hit in named)
    after = [token.text for token in text.tokens[amount.last : amount.last + 2]]
    if after[:1] in (["from"], ["for"], ["in"]) and any(
        hit.first == amount.last + 1
        and any(text.profile(name).fact.kind in ("count", "values") for name in hit.names)
        for hit in text.nouns
    ):
        return False
    return alone(text, amount) or text.tokens[amount.last].text in ALL or bool(text.tokens[amount.last].name)


def _owner(text: Text, amount: Amount, nouns: set[Phrase], deeds: set[str]) -> str | None:
    words = {word for phrase in nouns for word in phrase}
    before = risen_from(text, amount)
    begin = before.first if before else amount.first
    for at in range(begin - 1, max(-1, begin - REACH), -1):
        title = text.tokens[at].text in TITLES and text.tokens[at + 1].stem in text.lexicon.holders
        name = None if title else name_at(text, at)
        if name and at and text.tokens[at - 1].text in RELATIONS:
            continue
        if name:
            return name
        if _tells_a_place(text, at, deeds):
            continue
        if title or (before and text.tokens[at].text in WENT | {"from"}) or _in_brackets(text, at):
            continue
        if at == amount.first - 1 and at and text.tokens[at - 1].text in ("a", "an"):
            continue
        role = text.tokens[at].stem in text.lexicon.holders and text.tokens[at - 1].text in TITLES
        if not role and text.tokens[at].text not in BETWEEN and text.tokens[at].stem not in words:
            return None
    return None


def _tells_a_place(text: Text, at: int, deeds: set[str]) -> bool:
    """Whether a word says who was out when, and so stands between a name and its number: `Ines got out second and has 18`."""
    word = text.tokens[at]
    return (
        word.text in PLACES
        or word.text in RELATIONS
        or word.text in ("last", "out", "then", "did", "got", "came", "went", "but")
        or (word.text in OBJECTS and at > 0 and text.tokens[at - 1].text in RELATIONS)
        or word.stem in deeds
    )


def _in_brackets(text: Text, at: int) -> bool:
    """Whether a token belongs to what somebody is said to be in brackets: `Rita (adventurer)`."""
    words = [token.text for token in text.tokens[max(0, at - 2) : at + 3]]
    return (
        ")" in words
        and "(" in words
        and any(
            text.tokens[first].text == "(" and text.tokens[first + 2].text == ")" and first <= at <= first + 2
            for first in range(max(0, at - 2), min(at + 1, len(text.tokens) - 2))
        )
    )
