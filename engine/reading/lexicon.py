"""What a game's facts are called: the phrases and verbs of each fact, with the game's synonyms, as stems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from engine.fact import Fact
from engine.reading.profiles import Phrase, Profile, Words, phrase_of, profile, spread, synonyms_in, things_in

Names = Mapping[Phrase, frozenset[str]]
HELD = {phrase_of(word) for word in ("held", "owned", "had", "first", "second", "third")}
"""What tells nothing apart: `held cards` are not meant by `holds 350`, nor a `first roll` by `the first three`."""
RIVALS = ("rival", "opponent", "enemy", "adversary", "foe", "other player")


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The facts that may be read, and every word they are known by. Made once a game, and its own key."""

    profiles: tuple[Profile, ...]
    stems: frozenset[str]
    rivals: frozenset[Phrase]
    game_words: frozenset[str]
    """Every stem that the game itself uses, in labels, hints and synonyms: none of them is a player's name."""
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
    def aimed(self) -> frozenset[str]:
        """What is done to somebody, as written, whose name may follow: `wager`, `challenge`, for whom a wager is against."""
        return frozenset(
            word for one in self.profiles if one.aims for word in (*one.fact.nouns, *one.fact.verbs)
        )

    @cached_property
    def _covered(self) -> Mapping[str, frozenset[str]]:
        deeds = [one for one in self.profiles if one.repeats and one.verbs]
        return {
            one.fact.name: frozenset(
                other.fact.name for other in deeds if other.verbs < one.verbs and other.fact != one.fact
            )
            for one in deeds
        }

    def covers(self, profile: Profile) -> frozenset[str]:
        """The facts whose deeds a fact of a turn counts too, by going by all their verbs: actions, for draws."""
        return self._covered.get(profile.fact.name, frozenset())

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
                if (
                    phrase in self.verb_names
                    or phrase[0] in self.holders
                    or (len(phrase) == 2 and heads[phrase[1]] < 2)
                ):
                    continue
                rest = phrase[:1] if len(phrase) == 2 else phrase[1:] if phrase[1:2] == ("in",) else ()
                deed = one.fact.kind == "number" and rest in self.verb_names
                if rest and rest not in self.noun_names and not deed and rest not in HELD:
                    rests.append((one, rest))
        return {phrase: names for phrase, names in _names(rests).items() if len(names) == 1}


def _names(phrases: Iterable[tuple[Profile, Phrase]]) -> Names:
    found: dict[Phrase, set[str]] = {}
    for one, phrase in phrases:
        found.setdefault(phrase, set()).add(one.fact.name)
    return {phrase: frozenset(names) for phrase, names in found.items()}


def _belongings(profiles: tuple[Profile, ...], named: set[str]) -> dict[str, str]:
    """Things that only one who is named has, and that stand for them: `the hoard has 300` for the DRAGON."""
    owners: dict[str, set[str]] = {}
    for one in profiles:
        for phrase in one.nouns:
            if len(phrase) == 1:
                owners.setdefault(phrase[0], set()).add(one.holder)
    return {word: one for word, found in owners.items() if len(found) == 1 for one in found if one in named}


def lexicon(facts: Mapping[str, Fact], words: Words) -> Lexicon:
    """The names of all facts, widened by the game's own synonyms."""
    synonyms = synonyms_in(words)
    readable = {name: fact for name, fact in facts.items() if fact.kind != "structure"}
    things = things_in(readable.values())
    profiles = tuple(profile(fact, synonyms, things) for fact in readable.values())
    rivals = frozenset(phrase for word in RIVALS for phrase in spread(word, synonyms))
    option_stems = {
        word for one in profiles for phrases in one.options.values() for phrase in phrases for word in phrase
    }
    phrases = {phrase for one in profiles for phrase in one.nouns | one.verbs | one.units | one.done}
    stems = option_stems | {word for phrase in phrases for word in phrase}
    named = {one.holder for one in profiles} - {"me", "rival", "anyone"}
    holders = {name: name for name in named} | _belongings(profiles, named)
    holders |= {other[0]: name for name in named for other in synonyms.get((name,), ()) if len(other) == 1}
    known = frozenset(stems | {word for phrase in rivals for word in phrase} | set(holders))
    labels = {word for fact in facts.values() for word in phrase_of(f"{fact.label} {fact.words} {fact.ask}")}
    spoken = {word for phrase in (*synonyms, *chain.from_iterable(synonyms.values())) for word in phrase}
    return Lexicon(profiles, known, rivals, known | labels | spoken, holders)
