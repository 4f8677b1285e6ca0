"""What one fact is called: its phrases and verbs, with the game's synonyms, as stems."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.fact import HAS_DONE, Fact
from engine.reading.stems import stem

Phrase = tuple[str, ...]
Words = Mapping[str, Sequence[str]]
SMALL = {
    "a", "an", "the", "of", "your", "my", "you", "i", "their", "his", "her", "its", "this", "that", "these", "in",
    "on", "at", "to", "for", "is", "be", "have", "are", "it", "they", "she", "he", "and", "or", "with", "by", "how",
    "many", "much", "number", "as", "who", "when", "what", "which", "so", "far", "now", "one",
}  # fmt: skip
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
    repeats: bool
    """Whether it counts what is done in a turn, where the deed that is asked for is one more."""
    personal: bool
    """Whether its options say of me, of a rival, or of a place in a race what is so."""
    of_a_thing: bool
    """Whether it is a number of one thing, `The denomination of a treasure card that you gain`, told by that thing alone."""
    shared: bool
    """Whether it is about each player: `The points of each of you`."""
    aims: bool
    """Whether it is about whom something is done to: `Whom the wager is against`."""


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


def synonyms_in(words: Words) -> dict[Phrase, frozenset[Phrase]]:
    """The game's synonyms as stems: from each of the rulebook's words to what players say for it."""
    found: dict[Phrase, set[Phrase]] = {}
    for word, others in words.items():
        found.setdefault(phrase_of(word), set()).update(phrase_of(other) for other in others)
    return {word: frozenset(others) for word, others in found.items()}


def things_in(facts: Iterable[Fact]) -> frozenset[str]:
    """What is counted or valued in a game, as stems: a thing has nothing, and so is nobody's holder."""
    told = (phrase_of(noun) for fact in facts if fact.kind in ("count", "values") for noun in fact.nouns)
    return frozenset(phrase[0] for phrase in told if len(phrase) == 1)


def profile(
    fact: Fact, synonyms: Mapping[Phrase, frozenset[Phrase]], things: Collection[str] = ()
) -> Profile:
    """A fact's words, from its hints or else its label, widened by synonyms. `things` are those of the game."""
    done = HAS_DONE.fullmatch(fact.label.rstrip(".?"))
    nouns, verbs = list(fact.nouns), list(fact.verbs)
    if fact.kind in ("count", "number", "values") and not nouns and not (verbs and fact.kind != "values"):
        nouns = [done["what"] if done else _head(fact.label)]
    if done and not verbs:
        verbs = [done["done"].split()[0]]
    noun_phrases = {phrase for noun in nouns for phrase in spread(noun, synonyms)}
    if fact.kind != "flag":
        noun_phrases |= {phrase[1:] for phrase in noun_phrases if len(phrase) == 2 and phrase[0] in OWNERS}
    verb_phrases = {phrase for verb in verbs for phrase in spread(verb, synonyms)}
    if fact.kind == "number" and not fact.unit and THRESHOLDS.search(fact.label):
        verb_phrases |= set(AGAINST)
    return Profile(
        fact=fact,
        nouns=frozenset(noun_phrases),
        verbs=frozenset(verb_phrases),
        units=frozenset(spread(fact.unit, synonyms) if fact.kind == "number" and fact.unit else ()),
        done=frozenset(spread(_head(fact.label), synonyms) if fact.kind == "count" and verbs else ()),
        holder=_holder(fact, things),
        options=_options(fact, synonyms),
        intends=bool(re.search(r"\byou (want|wish|would like|mean|plan) ", fact.label)),
        tallies=bool(done) and fact.kind == "count" and "this turn" not in fact.label,
        repeats=fact.kind == "count" and "this turn" in fact.label,
        personal=_personal(fact),
        of_a_thing=bool(re.match(r"The \w+ of an? ", fact.label)),
        shared=bool(re.search(r"\beach (of|player)\b", fact.label, re.IGNORECASE)),
        aims=fact.label.startswith("Whom "),
    )


def counts_a_kind(profile: Profile) -> bool:
    """Whether what is counted tells a choice as well: the kind in `13 walls`, for pieces of this kind."""
    return "of this kind" in profile.fact.label


def _personal(fact: Fact) -> bool:
    words = {word.strip() for _, told in fact.options for word in re.split(r"[\s,]+", told)}
    return bool(words & {"I", "me", "my", "rival", "first"})


def _head(label: str) -> str:
    """`Your Treasures, base plus bonuses` is called `Treasures`, `The number of Players` `Players`."""
    label = re.split(r",| in | on | that | which | of your | you | this | at ", label.rstrip(".?"))[0]
    label = re.sub(r"^(how many|how much|the number of|number of)\s+", "", label, flags=re.IGNORECASE)
    words = [word for word in label.split() if word.lower() not in SMALL and not word.lower().endswith("'s")]
    return " ".join(words)


def _holder(fact: Fact, things: Collection[str]) -> str:
    label = fact.label.lower()
    named = re.search(r"\bthe (\w+)'s? ", label) or re.search(
        r"\bthe (\w+) (?:has|have|rolls?|rolled)\b", label
    )
    owns = fact.kind in ("count", "number", "values")
    if (
        owns
        and named
        and named[1] not in ("rival", "opponent", "other", "player", "chosen")
        and stem(named[1]) not in things
    ):
        return stem(named[1])
    if fact.whose != "anyone":
        return fact.whose
    if re.search(r"\b(rival|opponent)('s)?\b", label):
        return "rival"
    return "me" if re.search(r"\byou(r)?\b", label) else "anyone"
