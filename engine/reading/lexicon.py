"""What a game's facts are called: the phrases and verbs of each fact, with the game's synonyms, as stems."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.fact import HAS_DONE, Fact
from engine.reading.stems import stem

Phrase = tuple[str, ...]
Words = Mapping[str, Sequence[str]]
Names = Mapping[Phrase, frozenset[str]]

SMALL = {
    "a", "an", "the", "of", "your", "my", "you", "i", "their", "his", "her", "its", "this", "that", "these", "in",
    "on", "at", "to", "for", "is", "be", "have", "are", "it", "they", "she", "he", "and", "or", "with", "by", "how",
    "many", "much", "number", "as", "who", "when", "what", "which", "so", "far", "now", "one",
}  # fmt: skip
RIVALS = ("rival", "opponent", "enemy", "adversary", "foe", "other player")
OWNERS = {"my", "rival", "opponent", "her", "his", "their"}
"""Words before a noun that only say whose, which the fact's holder says already."""
THRESHOLDS = re.compile(r"\b(target|difficulty|threshold)\b", re.IGNORECASE)
AGAINST = (("against",), ("need",), ("beat",))
"""How players give the number that a roll is held against, in any game."""


@dataclass(frozen=True)
class Profile:
    """One fact as players name it."""

    fact: Fact
    nouns: frozenset[Phrase]
    verbs: frozenset[Phrase]
    units: frozenset[Phrase]
    """What its number counts, `points`, which other facts may count as well."""
    done: frozenset[Phrase]
    """What its label says was done, `cards` for "Cards you have drawn": a noun only with the verb beside it."""
    holder: str
    """`me`, `rival`, `anyone`, or the stem of somebody named in the label: `dragon` for "The DRAGON's roll"."""
    options: Mapping[str, frozenset[Phrase]]
    """A choice's options, each with the phrases that name it."""
    intends: bool
    """Whether it is about what somebody wants to do, and not about what is or was done."""
    tallies: bool
    """Whether it counts things done so far, which no question about doing them gives away."""


@dataclass(frozen=True)
class Lexicon:
    """The facts that may be read, and every word they are known by."""

    profiles: tuple[Profile, ...]
    stems: frozenset[str]
    rivals: frozenset[Phrase]
    holders: Mapping[str, str]
    """Those named in labels as having something, beside me and a rival, by every word they go by."""

    @cached_property
    def by_name(self) -> Mapping[str, Profile]:
        """The profiles by their facts' names."""
        return {one.fact.name: one for one in self.profiles}

    @cached_property
    def noun_names(self) -> Names:
        """The facts that each noun names."""
        return _names((one, phrase) for one in self.profiles for phrase in one.nouns | one.units | one.done)

    @cached_property
    def verb_names(self) -> Names:
        """The facts that each verb names."""
        return _names((one, phrase) for one in self.profiles for phrase in one.verbs)

    @cached_property
    def turned_names(self) -> Names:
        """Counts by their nouns the other way round: `cubes fresh` beside `fresh cubes`."""
        counts = [one for one in self.profiles if one.fact.kind == "count"]
        return _names((one, phrase[::-1]) for one in counts for phrase in one.nouns if len(phrase) == 2)

    @cached_property
    def bare_names(self) -> Names:
        """Numbers by what tells their nouns apart: `fresh`, `in fresh` for fresh cubes, where it is theirs alone."""
        heads = Counter(phrase[1] for one in self.profiles for phrase in one.nouns if len(phrase) == 2)
        rests = []
        for one in self.profiles:
            for phrase in one.nouns if one.fact.kind in ("count", "number") else ():
                if phrase[0] in self.holders or (len(phrase) == 2 and heads[phrase[1]] < 2):
                    continue
                rest = phrase[:1] if len(phrase) == 2 else phrase[1:] if phrase[1:2] == ("in",) else ()
                if rest and rest not in self.noun_names:
                    rests.append((one, rest))
        return {phrase: names for phrase, names in _names(rests).items() if len(names) == 1}


def _names(phrases: Iterable[tuple[Profile, Phrase]]) -> Names:
    found: dict[Phrase, set[str]] = {}
    for one, phrase in phrases:
        found.setdefault(phrase, set()).add(one.fact.name)
    return {phrase: frozenset(names) for phrase, names in found.items()}


def lexicon(facts: Mapping[str, Fact], words: Words) -> Lexicon:
    """The names of all facts, widened by the game's own synonyms."""
    synonyms = _synonyms(words)
    readable = {name: fact for name, fact in facts.items() if fact.kind != "structure"}
    profiles = tuple(_profile(fact, synonyms) for fact in readable.values())
    rivals = frozenset(phrase for word in RIVALS for phrase in spread(word, synonyms))
    option_stems = {
        word for one in profiles for phrases in one.options.values() for phrase in phrases for word in phrase
    }
    phrases = {phrase for one in profiles for phrase in one.nouns | one.verbs | one.units | one.done}
    stems = option_stems | {word for phrase in phrases for word in phrase}
    named = {one.holder for one in profiles} - {"me", "rival", "anyone"}
    holders = {name: name for name in named} | {
        other[0]: name for name in named for other in synonyms.get((name,), ()) if len(other) == 1
    }
    known = frozenset(stems | {word for phrase in rivals for word in phrase} | set(holders))
    return Lexicon(profiles, known, rivals, holders)


def _options(fact: Fact, synonyms: Mapping[Phrase, frozenset[Phrase]]) -> dict[str, frozenset[Phrase]]:
    """A choice's options with the phrases that name them."""
    found = {}
    for name, words in fact.options:
        own = [] if name in ("none", "other", "neither", "no", "yes", "any") else [name.replace("_", " ")]
        parts = [*own, *(part for part in words.split(",") if part.strip())]
        found[name] = frozenset(phrase for part in parts for phrase in spread(part, synonyms))
    return found


def phrase_of(text: str) -> Phrase:
    """The stems of a text, without articles."""
    text = re.sub(r"\b(\w+)n't\b", r"\1 not", text.lower().replace("’", "'"))
    return tuple(stem(word) for word in re.findall(r"[a-z0-9']+", text) if word not in ("a", "an", "the"))


def spread(text: str, synonyms: Mapping[Phrase, frozenset[Phrase]]) -> Iterable[Phrase]:
    """A phrase and what it becomes when one part of it is said in another way."""
    phrase = phrase_of(text)
    if not phrase:
        return
    yield phrase
    for width in range(1, len(phrase) + 1):
        for at in range(len(phrase) - width + 1):
            for other in synonyms.get(phrase[at : at + width], ()):
                yield phrase[:at] + other + phrase[at + width :]


def _synonyms(words: Words) -> dict[Phrase, frozenset[Phrase]]:
    found: dict[Phrase, set[Phrase]] = {}
    for word, others in words.items():
        found.setdefault(phrase_of(word), set()).update(phrase_of(other) for other in others)
    return {word: frozenset(others) for word, others in found.items()}


def _profile(fact: Fact, synonyms: Mapping[Phrase, frozenset[Phrase]]) -> Profile:
    done = HAS_DONE.fullmatch(fact.label.rstrip(".?"))
    nouns, verbs = list(fact.nouns), list(fact.verbs)
    if fact.kind in ("count", "number", "values") and not nouns and not (verbs and fact.kind != "values"):
        nouns = [done["what"] if done else _head(fact.label)]
    if done and not verbs:
        verbs = [done["done"].split()[0]]
    noun_phrases = {phrase for noun in nouns for phrase in spread(noun, synonyms)}
    noun_phrases |= {phrase[1:] for phrase in noun_phrases if len(phrase) == 2 and phrase[0] in OWNERS}
    verb_phrases = {phrase for verb in verbs for phrase in spread(verb, synonyms)}
    if fact.kind == "number" and THRESHOLDS.search(fact.label):
        verb_phrases |= set(AGAINST)
    return Profile(
        fact=fact,
        nouns=frozenset(noun_phrases),
        verbs=frozenset(verb_phrases),
        units=frozenset(spread(fact.unit, synonyms) if fact.kind == "number" and fact.unit else ()),
        done=frozenset(spread(_head(fact.label), synonyms) if fact.kind == "count" and verbs else ()),
        holder=_holder(fact),
        options=_options(fact, synonyms),
        intends=bool(re.search(r"\byou (want|wish|would like|mean|plan) ", fact.label)),
        tallies=bool(done) and fact.kind == "count" and "this turn" not in fact.label,
    )


def _head(label: str) -> str:
    """`Your Treasures, base plus bonuses` is called `Treasures`, `The number of Players` `Players`."""
    label = re.split(r",| in | on | that | which | of your | you | this | at ", label.rstrip(".?"))[0]
    label = re.sub(r"^(how many|how much|the number of|number of)\s+", "", label, flags=re.IGNORECASE)
    words = [word for word in label.split() if word.lower() not in SMALL and not word.lower().endswith("'s")]
    return " ".join(words)


def _holder(fact: Fact) -> str:
    label = fact.label.lower()
    named = re.search(r"\bthe (\w+)'s? ", label) or re.search(
        r"\bthe (\w+) (?:has|have|rolls?|rolled)\b", label
    )
    owns = fact.kind in ("count", "number", "values")
    if owns and named and named[1] not in (
        "rival",
        "opponent",
        "other",
        "player",
        "chosen",
        "treasure",
        "item",
        "card",
    ):
        return stem(named[1])
    if fact.whose != "anyone":
        return fact.whose
    if re.search(r"\b(rival|opponent)('s)?\b", label):
        return "rival"
    return "me" if re.search(r"\byou(r)?\b", label) else "anyone"
