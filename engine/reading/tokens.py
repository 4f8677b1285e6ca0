"""A player's text as tokens, with short forms written out: `haven't` and `havent` are `have` `not`."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from engine.reading.stems import stem

Kind = Literal["word", "number", "ordinal", "code", "mark"]


@dataclass(frozen=True)
class Token:
    """A word, a number or a mark, and where it stands."""

    kind: Kind
    text: str
    """In lower case, with straight apostrophes; a number without its thousands separator."""
    stem: str
    start: int
    end: int
    capital: bool = False
    """Whether it is written with a capital, and not in capitals."""
    name: bool = False
    """Whether it is a player's name."""
    actor: bool = False
    """Whether it means the one third person who does everything."""
    aside: bool = False
    """Whether it means the asker, where the question is about somebody else."""


Tokens = tuple[Token, ...]

PIECES = re.compile(
    r"""(?P<ordinal>\d+(?:st|nd|rd|th)\b)
    |(?P<page>\b(?:pp?|pg|page)\.\s?\d+)
    |(?P<times>\bx\d+\b)
    |(?P<players>\d+p\b)
    |(?P<plural>\d+s\b)
    |(?P<code>\d+[a-z][a-z0-9]*|[a-z]+\d[a-z0-9]*)
    |(?P<number>(?<![\w.,])[-−]?\d,\d{3}(?![\d,])|(?<![\w.])[-−](?=\d)\d+(?:\.\d+)?|\d+(?:\.\d+)?)
    |(?P<word>\bw/o\b|[^\W\d_]+(?:'[^\W\d_]+)*)
    |(?P<mark>[^\w\s])""",
    re.IGNORECASE | re.VERBOSE,
)
SHORT = {
    "cannot": "can not", "cant": "can not", "can't": "can not", "wont": "will not", "won't": "will not",
    "im": "i am", "i'm": "i am", "ive": "i have", "i've": "i have", "i'd": "i would", "i'll": "i will",
    "mine's": "mine is", "she's": "she has", "he's": "he has", "shes": "she has", "hes": "he has", "she'd": "she would", "we'd": "we would", "they'd": "they would", "we'll": "we will", "he'd": "he would", "theyve": "they have",
    "they've": "they have", "they're": "they are", "theyre": "they are", "we've": "we have", "weve": "we have",
    "we're": "we are", "you've": "you have", "youve": "you have", "you're": "you are", "it's": "it is",
    "there's": "there is", "theres": "there is", "that's": "that is", "thats": "that is", "bc": "because", "cuz": "because", "coz": "because", "cos": "because", "what's": "what is", "whats": "what is",
    "dunno": "do not know", "gotta": "have to", "wanna": "want to", "n": "and", "nd": "and",
    "w": "with", "w/o": "without", "u": "you", "ur": "your", "opp": "opponent", "vs": "against",
    "versus": "against", "v": "against", "coop": "cooperative", "nope": "no", "nada": "nothing", "lemme": "let me",
}  # fmt: skip
NEGATED = re.compile(r"(have|has|had|did|do|does|is|are|was|were|would|could|should|must|need)n'?t")
PARTICIPLE = re.compile(
    r"\s+(?:\w+ed|had|got|gotten|drawn|won|lost|put|taken|been|spent|beaten|thrown|gone)\b", re.IGNORECASE
)
"""What follows a short `had`: `if I'd rolled an 8`, and not `I'd like`."""

MODE = re.compile(r"\s*(?:(?:mode|game|play|match|with|of|to|for|and|is)\b|[,.:;?!)]|$)", re.IGNORECASE)
"""What follows `versus` where it is a way to play, and says against whom no more."""


def tokenize(text: str) -> Tokens:
    """The tokens of a text, in order. Tokens of one short form share its span."""
    found: list[Token] = []
    for match in PIECES.finditer(text.replace("’", "'")):
        kind, piece = str(match.lastgroup), match.group()
        low = piece.lower()
        if kind == "times":
            found.append(_token("number", low[1:], match))
        elif kind == "players":
            found += [_token("number", low[:-1], match), _token("word", "players", match)]
        elif kind == "plural":
            found += [_token("number", low[:-1], match), _token("word", "s", match)]
        elif kind == "number":
            plain = low.replace(",", "").replace("−", "-")
            found.append(_token("code" if "." in plain else "number", plain, match))
        elif kind == "page":
            found.append(_token("code", low, match))
        elif kind == "word":
            had = low.endswith("'d") and PARTICIPLE.match(text, match.end())
            mode = low == "versus" and MODE.match(text, match.end())
            parts = (low[:-2], "had") if had else (low,) if mode else _written_out(low)
            found += [_token("word", part, match) for part in parts]
        else:
            found.append(_token(kind, low, match))  # type: ignore[arg-type]  # the pattern's group names are the kinds
    return tuple(found)


def corrected(tokens: Tokens, known: Collection[str], common: Collection[str]) -> Tokens:
    """The tokens with typos of one letter in long words mended, where exactly one known stem is meant.

    `common` are words that players use in their own right and that are never mended.
    """
    long = [word for word in known if len(word) >= 5]
    return tuple(
        token if token.kind != "word" or token.stem in known or token.text in common else _mended(token, long)
        for token in tokens
    )


def _mended(token: Token, known: list[str]) -> Token:
    if len(token.text) < 5:
        return token
    near = {word for word in known if word[0] == token.stem[0] and _one_slip(token.stem, word)}
    near = near or {
        word for word in known if len(token.text) >= 6 and word.startswith(token.text) and len(word) > 8
    }
    return replace(token, stem=near.pop()) if len(near) == 1 else token


def _one_slip(found: str, meant: str) -> bool:
    if abs(len(found) - len(meant)) > 1 or found == meant:
        return False
    if len(found) == len(meant):
        off = [at for at, (a, b) in enumerate(zip(found, meant, strict=True)) if a != b]
        if len(off) == 1:
            return len(meant) >= 6 and off[0] < len(meant) - 1
        return len(off) == 2 and off[1] == off[0] + 1 and sorted(found) == sorted(meant)
    short, long = sorted((found, meant), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(1, len(long)))


def _written_out(word: str) -> list[str]:
    if word in SHORT:
        return SHORT[word].split()
    if match := NEGATED.fullmatch(word):
        return [match[1], "not"]
    return [word]


def _token(kind: Kind, text: str, match: re.Match[str]) -> Token:
    return Token(
        kind,
        text,
        stem(text) if kind == "word" else text,
        match.start(),
        match.end(),
        match.group()[:1].isupper() and not match.group().isupper(),
    )
