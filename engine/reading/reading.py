"""One text with everything that the readers look up in it, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.reading.actor import is_aimed_at_me, sides_changed, with_actor
from engine.reading.amount import Amount
from engine.reading.clauses import Clause, clause_at, clauses
from engine.reading.found import Read, ReadFact
from engine.reading.lexicon import Lexicon
from engine.reading.names import with_names
from engine.reading.nouns import Hit, bare_modifiers, noun_hits, verb_hits
from engine.reading.numbers import amounts
from engine.reading.people import person
from engine.reading.profiles import Profile
from engine.reading.tokens import Tokens, corrected, tokenize
from engine.reading.totals import without_totals

COMMON = frozenset(
    [
        "about",
        "after",
        "again",
        "against",
        "another",
        "before",
        "being",
        "could",
        "doing",
        "first",
        "found",
        "going",
        "other",
        "player",
        "players",
        "points",
        "right",
        "should",
        "start",
        "still",
        "their",
        "there",
        "these",
        "thing",
        "think",
        "those",
        "three",
        "turns",
        "under",
        "until",
        "where",
        "which",
        "while",
        "would",
        "cheat",
        "chess",
        "cheap",
        "clear",
        "close",
        "count",
        "court",
        "cover",
        "point",
        "round",
        "rules",
        "score",
        "space",
        "state",
        "state",
        "stand",
        "taken",
        "total",
        "trick",
        "friend",
        "friends",
        "please",
        "really",
        "matter",
        "better",
        "letter",
        "winner",
        "dinner",
        "enough",
        "either",
        "neither",
    ]
)


@dataclass(frozen=True)
class Text:
    """A player's text, its tokens, clauses, numbers, and the facts' words in it."""

    raw: str
    tokens: Tokens
    clauses: tuple[Clause, ...]
    amounts: tuple[Amount, ...]
    nouns: tuple[Hit, ...]
    verbs: tuple[Hit, ...]
    modifiers: tuple[Hit, ...]
    lexicon: Lexicon
    about: frozenset[str]
    """The facts that matter most: where a number fits two alike, it is one of these."""
    shifted: bool
    """Whether nobody speaks of themselves, so that a rival's doings are what is asked about."""
    strange: bool
    """Whether two or more players are named, and none of them speaks."""
    at: Mapping[str, tuple[int, ...]]
    """Where each stem stands."""
    recent: frozenset[str] = frozenset()
    """The facts that the question before told anew, so that `another 50` is of them."""

    def clause(self, at: int) -> Clause:
        """The clause of a token."""
        return clause_at(self.clauses, at)

    def tells(self, name: str) -> bool:
        """Whether a fact can be told: where several are named and none of them is me, nobody knows who is who."""
        profile = self.profile(name)
        return not self.strange or (profile.holder not in ("me", "rival") and not profile.personal)

    def profile(self, name: str) -> Profile:
        """The profile of a fact."""
        return self.lexicon.by_name[name]

    def words(self, first: int, last: int) -> str:
        """The words of tokens as the player wrote them."""
        return self.raw[self.tokens[first].start : self.tokens[last - 1].end]

    def read(self, name: str, value: Read, first: int, last: int, confidence: float) -> ReadFact:
        """A fact read from tokens `first` up to `last`."""
        span = (self.tokens[first].start, self.tokens[last - 1].end)
        return ReadFact(name, value, "question", self.raw[span[0] : span[1]], span, confidence)


def speaks_of_me(raw: str) -> bool:
    """Whether a question was asked of the asker, so that `she` in the next one is somebody else."""
    return any(token.text in ("i", "we", "me", "mine") for token in tokenize(raw))


def look_at(raw: str, lexicon: Lexicon, about: frozenset[str] = frozenset(), *, speaks: bool = False) -> Text:
    """The text, looked at. What does not hang on `about` is worked out once, however many rules ask.

    `speaks`: whether the asker spoke of themselves before, so that whoever is spoken of now is not who is asked about.
    """
    known = [lexicon.by_name[name] for name in about if name in lexicon.by_name]
    others = {one.fact.name for one in known if one.holder not in ("me", "anyone")}
    theirs = bool(others) and all(one.holder != "me" for one in known)
    one_sided = bool(known) and not others
    aimed = _of_the_aimed_at(known, lexicon)
    acting = not theirs and not speaks
    looked = _looked_at(raw, lexicon, acting, one_sided, one_sided or _mirrored(known), aimed)
    return replace(looked, about=about, shifted=looked.shifted and not speaks)


def _of_the_aimed_at(known: list[Profile], lexicon: Lexicon) -> bool:
    """Whether the facts in question are of a deed aimed at somebody, and of them: the stake of who is challenged."""
    deeds = {verb for one in lexicon.profiles if one.aims for verb in one.nouns | one.verbs}
    theirs = [one for one in known if one.holder == "rival"]
    mine = [one for one in known if one.holder == "me"]
    return bool(theirs and deeds) and all(one.verbs & deeds for one in mine)


def _mirrored(known: list[Profile]) -> bool:
    """Whether every number of another side has its like on mine, and mine on that side."""
    numbers = [one for one in known if one.fact.kind == "number" and one.holder != "anyone"]
    mine = [one for one in numbers if one.holder == "me"]
    theirs = [one for one in numbers if one.holder == "rival"]
    others = [one for one in known if one.holder not in ("me", "anyone") and one not in theirs]
    alike = all(any(one.nouns & two.nouns or one.verbs & two.verbs for two in mine) for one in theirs)
    return bool(theirs) and len(mine) == len(theirs) and alike and not others


@lru_cache(maxsize=32)
def _looked_at(raw: str, lexicon: Lexicon, acting: bool, one_sided: bool, turned: bool, aimed: bool) -> Text:
    told = without_totals(raw)
    tokens = with_names(
        corrected(tokenize(told), lexicon.stems, COMMON),
        lexicon.game_words,
        lexicon.aimed,
        lexicon.holders,
    )
    found = clauses(tokens, lexicon)
    if aimed and is_aimed_at_me(tokens, found, lexicon):
        tokens = sides_changed(tokens, lexicon)
        found = clauses(tokens, lexicon)
    elif acting:
        tokens = with_actor(tokens, found, lexicon, one_sided, turned)
        found = clauses(tokens, lexicon)
    nouns, verbs = noun_hits(tokens, lexicon), verb_hits(tokens, lexicon)
    modifiers = bare_modifiers(tokens, lexicon)
    shifted = _shifted(tokens, found, lexicon, {hit.first for hit in nouns})
    return Text(
        raw,
        tokens,
        found,
        amounts(tokens),
        nouns,
        verbs,
        modifiers,
        lexicon,
        frozenset(),
        shifted,
        _strange(tokens, found, lexicon),
        _index(tokens),
    )


def _strange(tokens: Tokens, found: tuple[Clause, ...], lexicon: Lexicon) -> bool:
    names = {token.stem for token in tokens if token.name}
    if len(names) < 2:
        return False
    return all(person(tokens, at, lexicon) != "me" for one in found for at in range(one.first, one.last))


def _index(tokens: Tokens) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for at, token in enumerate(tokens):
        found[token.stem] = (*found.get(token.stem, ()), at)
    return found


def _shifted(tokens: Tokens, found: tuple[Clause, ...], lexicon: Lexicon, told: set[int]) -> bool:
    """Sentences that tell nothing of the game say nothing of who is asked about either."""
    sentences = {one.sentence for one in found if told & set(range(one.first, one.last))}
    named = {
        person(tokens, at, lexicon)
        for one in found
        if one.sentence in sentences
        for at in range(one.first, one.last)
    }
    asked = any(one.subject == "rival" and (one.asks or one.copula or one.wonders) for one in found)
    return "rival" in named and "me" not in named and asked
