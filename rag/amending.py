"""Which lines of the rulebook an amendment is about: those whose words it quotes, else the one that it is likest.

quoted words --> lines in which they stand; none quoted --> the nearest line of the section that has the amendment's
heading, or of the whole book, from a likeness that is lower where a heading or an opening (`Exception:`) tells that it
amends something.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from corpus.models import Statement
from rag.carries import NUMBER

COSINE = 0.6
"""Cosine from which an amendment is about the line that it is most like, wherever that stands: corrections of a line in two
trials had .71 to .91 with it, and remarks on none in particular .2 to .55 with their nearest."""
LIKE = 0.54
"""The same of the likeness, which hears a long line's words one by one: remarks of nine invented errata and FAQs came up to .50."""
UNDER_HEADING = 0.47
"""Likeness from which it is enough where both stand under one heading: remarks under a heading came up to .46, in two further
books one to .50."""
ADDING = 0.45
"""Likeness from which it is enough where the amendment says that it adds to something: `Exception: ...`."""
BOTH = 0.36
"""Likeness from which it is enough where the heading and the opening say so."""
OTHER_NUMBER = 0.43
"""Likeness from which it is enough where both give a number, and not the same: answers of an FAQ are left out."""
OTHER_WORDS = 0.25
"""Likeness of a line from which an exception is about it that denies something, where the likest of its section does so too."""
FURTHER = 0.12
"""How much likelier a line elsewhere must be than the nearest under the amendment's own heading."""
FEW_WORDS = 3
"""Words from which a quote tells by itself which lines it is about; a shorter one (`3 coins`) stands in many."""
WHOLE = 4
"""Words from which a line that stands within a quote is meant."""

_QUOTED = re.compile(
    r"[\"“„«](?P<double>[^\"“”„«»]+)[\"”“»]|(?<!\w)['‘](?P<single>(?:[^'‘’]|(?<=\w)['’](?=\w))+)['’](?!\w)"
)
_NEW = re.compile(r"(?:\b(?:with|by|to|into|reads?|says?|be|add(?:ed)?|insert(?:ed)?)|:)\W*$", re.IGNORECASE)
"""What stands before words that are not the rulebook's yet."""
_TOLD = re.compile(
    r"\b(?:replac\w+|delet\w+|str(?:ike|ikes|uck|iking)|chang\w+|remov\w+|omit\w*|instead of|rather than|should|reads?|ignore|correct\w*)\b",
    re.IGNORECASE,
)
"""What is done to words that are quoted; a name in quotation marks alone quotes nothing."""
_ADDS = re.compile(
    r"\W*(?:exceptions?|except|also|additionally|in addition|clarifications?|clarified|note|addition|addendum)\b",
    re.IGNORECASE,
)
"""How an amendment opens that adds to what the rulebook says."""
_EXCEPTS = re.compile(r"\W*(?:exceptions?|except)\b", re.IGNORECASE)
_DENIES = re.compile(r"\b(?:not|never|no|none|nobody|cannot|without|immune|\w+n['’]t)\b", re.IGNORECASE)
_NAMES = re.compile(
    r"\b(?:under|section|chapter|heading)\W+(?P<name>[^,.:;()\"”]+)|\((?P<bracket>[^()]+)\)", re.IGNORECASE
)
"""What names a heading."""
_GAP = re.compile(r"…|\.{3}|\[\.\.\.\]")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Lines:
    """The statements of a rulebook with its amendments, and what tells how alike they are."""

    statements: Sequence[Statement]
    vectors: NDArray[np.float32]
    word_vectors: Sequence[NDArray[np.float16]]

    @cached_property
    def own(self) -> tuple[int, ...]:
        """Rows of the rulebook's own statements."""
        return tuple(row for row, one in enumerate(self.statements) if one.at.source is None)

    @cached_property
    def words(self) -> tuple[tuple[str, ...], ...]:
        """The words of each statement, with what it hangs on."""
        return tuple(_words(one.shown) for one in self.statements)

    @cached_property
    def own_words(self) -> tuple[tuple[str, ...], ...]:
        """The words of each statement alone."""
        return tuple(_words(one.text) for one in self.statements)

    @cached_property
    def headings(self) -> dict[str, frozenset[int]]:
        """Rows of the rulebook's own statements by each heading above them."""
        found: dict[str, set[int]] = {}
        for row in self.own:
            for heading in self.statements[row].at.section:
                found.setdefault(_plain(heading), set()).add(row)
        return {heading: frozenset(rows) for heading, rows in found.items()}

    def amended(self) -> dict[int, tuple[int, ...]]:
        """The rows of the lines that each amendment is about, likest first, by the amendment's row."""
        found = {}
        for row, statement in enumerate(self.statements):
            if statement.at.source is not None and self.own:
                likeness = self._likeness(row)
                lines = self._quoted(row) or self._nearest(row, likeness)
                if lines:
                    found[row] = tuple(sorted(lines, key=lambda line: (-likeness[line], line)))
        return found

    def _quoted(self, row: int) -> frozenset[int]:
        """The lines in which words stand that the amendment quotes."""
        text = self.statements[row].text
        old: set[int] = set()
        within: set[int] = set()
        for match in _QUOTED.finditer(text):
            quote = match["double"] or match["single"]
            if _plain(quote) in self.headings:
                continue
            said = _words(quote)
            within |= {
                line
                for line in self.own
                if len(self.own_words[line]) >= WHOLE and _in(self.own_words[line], said)
            }
            if _NEW.search(text[: match.start()]) and (old or not _opens(match, text)):
                continue
            old |= self._holding(quote, row) if len(said) >= FEW_WORDS or _TOLD.search(text) else set()
        return frozenset(old or within)

    def _holding(self, quote: str, row: int) -> set[int]:
        """The lines that hold a quote; of many that hold a short one, those under the amendment's heading or the likest."""
        parts = [part for part in map(_words, _GAP.split(quote)) if part]
        lines = {line for line in self.own if parts and all(_in(part, self.words[line]) for part in parts)}
        if len(_words(quote)) >= FEW_WORDS or len(lines) < 2:
            return lines
        likeness = self._likeness(row)
        return {max(lines & self._section(row) or lines, key=lambda line: likeness[line])}

    def _nearest(self, row: int, likeness: dict[int, float]) -> frozenset[int]:
        """The line that the amendment is likest, where it is like enough."""
        best = max(self.own, key=lambda line: likeness[line])
        here = max(self._section(row), key=lambda line: likeness[line], default=None)
        adds = _ADDS.match(self._shown(row)) is not None
        enough = BOTH if adds else UNDER_HEADING
        if here is not None and likeness[here] >= max(enough, likeness[best] - FURTHER):
            return self._excepted(row, here, likeness, self._section(row))
        least = min(LIKE, ADDING if adds else LIKE, OTHER_NUMBER if self._corrects(row, best) else LIKE)
        near = float(self.vectors[row] @ self.vectors[best]) >= COSINE
        return self._excepted(row, best, likeness) if near or likeness[best] >= least else frozenset()

    def _excepted(
        self, row: int, line: int, likeness: dict[int, float], section: frozenset[int] = frozenset()
    ) -> frozenset[int]:
        """The lines that an exception may be about: one that denies something excepts from what is done or may be done, any
        other from that or from what is denied. In its own section it may say so in other words than the line."""
        denies = self._denies(row)
        if not _EXCEPTS.match(self._shown(row)) or (denies and not self._denies(line)):
            return frozenset({line})
        least = OTHER_WORDS if denies and section else likeness[line] - FURTHER
        others = [
            other
            for other in section or self.own
            if self._denies(other) != self._denies(line) and likeness[other] >= least
        ]
        other = max(others, key=lambda one: likeness[one], default=line)
        return frozenset({other} if denies else {line, other})

    def _corrects(self, row: int, line: int) -> bool:
        """Whether an amendment gives a number where the line has another."""
        told, before = (set(filter(NUMBER.fullmatch, self.own_words[one])) for one in (row, line))
        return bool(told and before) and told != before and self.statements[row].kind != "answer"

    def _denies(self, row: int) -> bool:
        return _DENIES.search(self.statements[row].text) is not None

    def _section(self, row: int) -> frozenset[int]:
        """The lines under the heading that the amendment opens with (`Load: ...`), names (`under Load`) or stands under."""
        one = self.statements[row]
        opening = one.text.partition(":")[0] if ":" in one.text else ""
        named = (match["name"] or match["bracket"] for match in _NAMES.finditer(one.text))
        found = map(_plain, (opening, *named, *reversed(one.at.section)))
        return next((self.headings[name] for name in found if name in self.headings), frozenset())

    def _shown(self, row: int) -> str:
        """What the amendment says behind the heading that it opens with."""
        text = self.statements[row].text
        opening, _, rest = text.partition(":")
        return rest if _plain(opening) in self.headings else text

    def _likeness(self, row: int) -> dict[int, float]:
        """How like an amendment is to each line: the mean of their cosine and of its words' best cosines."""
        lines, starts, others = self._line_words
        found = dict(
            zip(self.own, map(float, self.vectors[list(self.own)] @ self.vectors[row] / 2), strict=True)
        )
        words = self.word_vectors[row].astype(np.float32)
        if len(words) and lines:
            nearest = np.maximum.reduceat(words @ others.T, starts, axis=1).mean(axis=0)
            for line, single in zip(lines, nearest, strict=True):
                found[line] += float(single) / 2
        return found

    @cached_property
    def _line_words(self) -> tuple[tuple[int, ...], NDArray[np.int64], NDArray[np.float32]]:
        """The lines that have words, where the words of each begin, and the vectors of all of them."""
        lines = tuple(line for line in self.own if len(self.word_vectors[line]))
        lengths = [len(self.word_vectors[line]) for line in lines]
        vectors = [self.word_vectors[line].astype(np.float32) for line in lines]
        starts = np.cumsum([0, *lengths[:-1]]).astype(np.int64)
        return lines, starts, np.concatenate(vectors) if vectors else np.zeros((0, 0), np.float32)


def _opens(match: re.Match[str], text: str) -> bool:
    """Whether a quote is the first of its statement and something is done to it further on: `Load: "X" is replaced by "Y"`."""
    return text[: match.start()].rstrip().endswith(":") and _TOLD.search(text, match.end()) is not None


def _plain(heading: str) -> str:
    return " ".join(_words(heading))


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def _in(part: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether words stand one after the other among others."""
    return any(tuple(whole[at : at + len(part)]) == tuple(part) for at in _starts(part, whole))


def _starts(part: Sequence[str], whole: Sequence[str]) -> Iterator[int]:
    return (at for at, word in enumerate(whole[: len(whole) - len(part) + 1]) if part and word == part[0])
