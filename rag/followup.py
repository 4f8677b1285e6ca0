"""A follow-up is asked in full: `and a trap?` after `what if I fail against a monster?` is `what if I fail against a trap?`.

What the follow-up names takes the place of its like in the question before: another number of the same thing, another of
the things that a fact can be, what stands after the same preposition, or the word that is nearest to it in meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game import Game
from rag.answers import Turn
from rag.asking import AUXILIARY
from rag.confirming import confirms
from rag.embed import Embedder
from rag.lexicon import is_stop, stem

LONGEST = 7
"""Words of what takes another's place; a longer text asks something of its own."""
ALIKE, AHEAD = 0.35, 0.1
"""Cosine from which a word is the like of another, and how far it is ahead of the next: `knight` for `archer` has 0.38 and 0.15."""

_OPENER = re.compile(
    r"^\W*(?:(?:and|so|but|ok(?:ay)?|then|or|now)\b\W*)*(?:(?:what|how) (?:about|if|with)\b\W*|the same (?:for|with)\b\W*|same (?:for|with)\b\W*)?",
    re.IGNORECASE,
)
_SUPPOSES = rf"\s+(?:i|we|you|he|she|they|there)\b(?!.*\b(?:{AUXILIARY})\s+(?:i|we|you|he|she|they|it|the)\b)"
_OWN_QUESTION = re.compile(
    rf"\b(?:how|who|whom|whose|when(?!{_SUPPOSES})|where|which|what|why)\b|^\W*(?:{AUXILIARY})\s+(?:i|we|you|they|he|she|it|the|a|an|my|there)\b",
    re.IGNORECASE,
)
_ANEW = re.compile(rf"\b(?:who|whose|when|where|which|why)\s+(?:{AUXILIARY})\b", re.IGNORECASE)
_ASKS_OF = re.compile(
    rf"(?:^|(?<=[.,;?!]\s))\W*(?:(?:and|so|but|then)\s+)?(?P<opening>(?:{AUXILIARY})\s+(?:i|we|you|they|he|she|it|players?|the [\w']+|my [\w']+)"
    r"(?:\s+(?:have to|need to|allowed to|able to|permitted to|still|also))*)\s",
    re.IGNORECASE,
)
"""The opening of a yes/no question, up to its verb: `Do I have to`."""
_BARE_OPENING = re.compile(
    rf"\W*(?:(?:and|so|but|then|ok)\b\W*)*(?P<opening>(?:{AUXILIARY})\s+(?:i|we|you|they|he|she|it)(?:\s+(?:have to|need to|allowed to|also|still))*)\W*",
    re.IGNORECASE,
)
"""A yes/no question without its verb: `Do I have to?`"""
_PREPOSITION = re.compile(
    r"^(?P<word>against|in|on|at|during|with|without|before|after|from|for|to|by|as|under|over)\s+\S",
    re.IGNORECASE,
)
_FOLLOWS = re.compile(
    r"^\W*(?:and|so|but|ok(?:ay)?|then|or)?\W*(?:what|how)?\W*(?:if|about|with|when|instead|then|same|only)\b|^\W*and\b",
    re.IGNORECASE,
)
_DENIES = re.compile(r"\b(?:not|no|never|without|nothing|none)\b|n't\b", re.IGNORECASE)
_POINTS_BACK = re.compile(
    r"\b(?:it|its|that|this|these|those|them|they|he|she|him|her|ones?|there|so|same|more)\b", re.IGNORECASE
)
_CHANGES = re.compile(r"\b(?:more|less|fewer|another|extra)\b", re.IGNORECASE)
_HOW_MANY = re.compile(
    r"how (?:many|much)(?: more| further)? (?P<after>[\w-]+)|(?P<ahead>[\w-]+)\s*[,;:–-]?\s*how (?:many|much)(?: more| further)?",
    re.IGNORECASE,
)
_ASKED_THING = re.compile(r"\bhow (?:many|much)(?: more| further| other)? (?P<thing>[\w-]+)", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)?")


@dataclass(frozen=True)
class _Word:
    text: str
    start: int
    end: int

    @property
    def stem(self) -> str:
        return stem(self.plain)

    @property
    def content(self) -> bool:
        return not is_stop(self.plain)

    @property
    def plain(self) -> str:
        return self.text.lower().partition("'")[0]


def asked_in_full(text: str, history: Sequence[Turn], game: Game | None, embedder: Embedder) -> str | None:
    """The question that a follow-up stands for; None where it stands for itself or nothing takes another's place.

    Who only asks whether one is sure asks the same again.
    """
    if history and confirms(text):
        return asked_in_full(history[-1].question, history[:-1], game, embedder) or history[-1].question
    before: str | None = None
    for place, turn in enumerate(history):
        if place == 0 or not leans(turn.question):
            before = turn.question
        elif before:
            before = _in_full(before, turn.question, game, embedder)
    return _in_full(before, text, game, embedder) if before and leans(text) else None


def topic(history: Sequence[Turn]) -> str | None:
    """The question that follow-ups lean on: the last that stands for itself."""
    return next(
        (turn.question for turn in reversed(history[1:]) if not leans(turn.question)),
        history[0].question if history else None,
    )


def leans(text: str) -> bool:
    """Whether a text leans on the question before it: it opens like a follow-up, is a mere word or two, or names nothing."""
    words = len(text.split())
    if not any(word.content for word in _words(text)):
        return True
    rest = _OPENER.sub("", text)
    if _OWN_QUESTION.match(rest) and not _POINTS_BACK.search(rest):
        return False
    return (words <= 12 and bool(_FOLLOWS.match(text))) or (words <= 3 and not _OWN_QUESTION.search(text))


def asks_anew(text: str) -> bool:
    """Whether a text that leans on the question before it still asks something else: `and when does it come back?`"""
    return bool(_ANEW.search(text))


def changes_a_number(text: str) -> bool:
    """Whether a follow-up says how many more or fewer, `one more?`: what the words alone would say yes or no to holds no longer."""
    return bool(_CHANGES.search(text))


def _in_full(before: str, text: str, game: Game | None, embedder: Embedder) -> str | None:
    if bare := _BARE_OPENING.fullmatch(text):
        found = _ASKS_OF.search(before)
        return found and before[: found.start("opening")] + bare["opening"] + before[found.end("opening") :]
    rest = _OPENER.sub("", text).strip(" ?!.")
    if another := _other_thing(before, rest):
        return another
    said = _words(rest)
    if not said or len(said) > LONGEST or _OWN_QUESTION.search(rest) or _DENIES.search(rest):
        return None
    asked = _words(before)
    return (
        _other_number(before, asked, said)
        or _other_option(before, asked, rest, said, game)
        or _after_preposition(before, rest)
        or _other_act(before, rest, said)
        or _nearest(before, asked, said, embedder)
    )


def _other_thing(before: str, rest: str) -> str | None:
    """Another thing of which the number is asked for: `and chests, how many?` after `how many more monsters do I need`."""
    new, old = _HOW_MANY.fullmatch(rest), _ASKED_THING.search(before)
    if new is None or old is None or is_stop(old["thing"].lower()):
        return None
    named = new["after"] or new["ahead"]
    return (
        None if is_stop(named.lower()) else before[: old.start("thing")] + named + before[old.end("thing") :]
    )


def _words(text: str) -> list[_Word]:
    return [_Word(found[0], found.start(), found.end()) for found in _WORD.finditer(text)]


def _other_number(before: str, asked: list[_Word], said: list[_Word]) -> str | None:
    """Another number of the same thing, or of the only thing that has one."""
    numbers = [place for place, word in enumerate(said) if word.stem.isdigit()]
    swaps: list[tuple[_Word, str]] = []
    for place in numbers:
        noun = said[place + 1].stem if place + 1 < len(said) else ""
        old = [
            word
            for at, word in enumerate(asked)
            if word.stem.isdigit() and (not noun or noun in {other.stem for other in asked[at + 1 : at + 2]})
        ]
        if len(old) != 1:
            return None
        swaps.append((old[0], said[place].text))
    told = {said[place + 1].stem for place in numbers if place + 1 < len(said)}
    others = [w for place, w in enumerate(said) if w.content and place not in numbers and w.stem not in told]
    return None if others or not swaps else _replaced(before, swaps)


def _other_option(
    before: str, asked: list[_Word], rest: str, said: list[_Word], game: Game | None
) -> str | None:
    """Another of the things that one of the game's facts can be."""
    for options in _choices(game):
        for new in options:
            if not (mine := _spans(said, new)) or _content(said) != mine[0][1] - mine[0][0]:
                continue
            others = {span for old in options if old != new for span in _spans(asked, old)}
            if len(others) == 1:
                first, last = others.pop()
                start, end = asked[first].start, asked[last - 1].end
                named = rest[said[mine[0][0]].start : said[mine[0][1] - 1].end]
                return before[:start] + named + before[end:]
    return None


def _choices(game: Game | None) -> Iterator[list[tuple[str, ...]]]:
    """For each choice among the game's facts, the ways to say its options, as stems."""
    for fact in game.facts.values() if game else ():
        if fact.kind == "choice":
            ways = [way for _, words in fact.options for way in words.split(",")]
            yield [
                tuple(word.stem for word in _words(way) if word.content)
                for way in ways
                if any(word.content for word in _words(way))
            ]


def _spans(words: list[_Word], stems: tuple[str, ...]) -> list[tuple[int, int]]:
    own = tuple(word.stem for word in words)
    length = len(stems)
    return [(at, at + length) for at in range(len(own) - length + 1) if own[at : at + length] == stems]


def _content(words: list[_Word]) -> int:
    return sum(word.content for word in words)


def _after_preposition(before: str, rest: str) -> str | None:
    """What stands after the same preposition, up to the end of its clause."""
    found = _PREPOSITION.match(rest)
    if found is None:
        return None
    places = list(re.finditer(rf"\b{found['word']}\b[^?.,;!]*", before, re.IGNORECASE))
    return before[: places[0].start()] + rest + before[places[0].end() :] if len(places) == 1 else None


def _other_act(before: str, rest: str, said: list[_Word]) -> str | None:
    """Another act under the same `May I`: `and fight a monster?`"""
    opening = _ASKS_OF.search(before)
    if opening is None or _content(said) < 2 or not said[0].content or said[0].stem.isdigit():
        return None
    return f"{opening['opening']} {rest}?"


def _nearest(before: str, asked: list[_Word], said: list[_Word], embedder: Embedder) -> str | None:
    """The word of the question before that is nearest to the one that is named, each by itself."""
    named = [word for word in said if word.content]
    theirs = {word.plain: word for word in asked if word.content and not word.stem.isdigit()}
    if len(named) != 1 or named[0].stem.isdigit() or len(theirs) < 2:
        return None
    *old, new = embedder.encode([*theirs, named[0].plain])
    near = sorted(
        ((float(one.vector @ new.vector), word) for one, word in zip(old, theirs, strict=True)), reverse=True
    )
    (best, word), (second, _) = near[:2]
    if best < ALIKE or best - second < AHEAD or theirs[word].stem == named[0].stem:
        return None
    return _replaced(before, [(theirs[word], named[0].text)])


def _replaced(text: str, swaps: Sequence[tuple[_Word, str]]) -> str:
    for old, new in sorted(swaps, key=lambda swap: -swap[0].start):
        text = text[: old.start] + new + text[old.end :]
    return text
