"""Numbers in a player's words: digits, number words, couples and dozens, none, ordinals, and how exact they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.reading.amount import TENS, UNITS, Amount, is_number
from engine.reading.exactness import qualified, ranged
from engine.reading.tokens import Tokens

ORDINALS = {
    word: value
    for value, word in enumerate(
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"], 1
    )
}
TIMES = {"once": 1, "twice": 2, "thrice": 3}
REDUCED = {"reduced", "lowered", "lessened", "decreased", "dropped", "down", "cut"}
LED_TO = {
    ",",
    "but",
    "and",
    "then",
    "now",
    "since",
    "it",
    "is",
    "was",
    "has",
    "been",
    "got",
    "gets",
    "already",
    "which",
    "that",
    "(",
    "s",
}
"""Words between a number and by how much it became less: `9, it has since been lowered by 2`."""
FEW = 12
"""In `one of my 2 cubes` so few are a count; `one of the 50` is a card of that value."""
SETS = {"couple": 2, "pair": 2, "dozen": 12, "trio": 3}
NO_NUMBER_BEFORE_ONE = {
    "which", "that", "this", "the", "each", "every", "any", "no", "some", "someone", "another", "wrong", "other",
    "what", "only", "not", "first", "second", "last", "next", "new", "same", "right", "left",
}  # fmt: skip


def amounts(tokens: Tokens) -> tuple[Amount, ...]:
    """Every number mentioned, in order. One that is vague or a range is kept as `refused`, so that none reads it."""
    return tuple(_worked_out(ranged([qualified(found, tokens) for found in _plain(tokens)], tokens), tokens))


def operands(found: Amount, tokens: Tokens) -> frozenset[int]:
    """The numbers of which one is taken away from the other: 6 and 2 in `6 minus 2`; none of a number that stands alone."""
    parts = [one.value for one in _plain(tokens) if found.first <= one.first and one.last <= found.last]
    return frozenset(parts) if len(parts) > 1 else frozenset()


def _worked_out(found: list[Amount], tokens: Tokens) -> Iterator[Amount]:
    """The numbers, those worked out that are told as one less another: `6 minus 2`, `10, reduced by 3`."""
    kept: Amount | None = None
    for one in found:
        if kept and kept.kind == one.kind == "exact" and _is_taken_away(tokens, kept, one):
            kept = Amount(kept.value - one.value, kept.first, one.last)
            continue
        if kept:
            yield kept
        kept = one
    if kept:
        yield kept


def _is_taken_away(tokens: Tokens, whole: Amount, part: Amount) -> bool:
    words = [token.text for token in tokens[whole.last : part.first]]
    if words in (["minus"], ["less"]):
        return whole.value >= part.value
    reduced = words[-1:] == ["by"] and bool(REDUCED & set(words[-2:-1]))
    return reduced and whole.value >= part.value and set(words[:-2]) <= LED_TO


def _plain(tokens: Tokens) -> Iterator[Amount]:
    at = 0
    while at < len(tokens):
        found = _at(tokens, at)
        if found:
            yield found
        at = found.last if found else at + 1


def _at(tokens: Tokens, at: int) -> Amount | None:
    token, text = tokens[at], tokens[at].text
    after = tokens[at + 1].text if at + 1 < len(tokens) else ""
    if token.kind == "number":
        times = after in ("times", "time")
        return Amount(int(text), at, at + 2, "times") if times else Amount(int(text), at, at + 1)
    if token.kind == "ordinal":
        return Amount(int(text[:-2]), at, at + 1, "ordinal")
    if token.kind != "word":
        return None
    if text in ("minus", "negative") and _signs(tokens, at):
        found = _at(tokens, at + 1)
        return replace(found, value=-found.value, first=at) if found else None
    if text == "half":
        dozen = [later.text for later in tokens[at + 1 : at + 3]] == ["a", "dozen"]
        return Amount(6, at, at + 3) if dozen else Amount(0, at, at + 1, "refused")
    if text == "not" and after == "one":
        return Amount(0, at, at + 2, "none")
    if text == "not" and _says(tokens, at + 1) in (("a", "single"), ("even", "one")):
        return Amount(0, at, at + 3, "none")
    if text == "one" and after == "-" and _is_glued(tokens, at):
        return None
    if text == "one" and _says(tokens, at + 1) in (("of", "us"), ("of", "them"), ("of", "you")):
        return Amount(1, at, at + 1, "refused")
    if text == "one" and _says(tokens, at + 1) in (
        ("of", "those"),
        ("of", "these"),
        ("of", "the"),
        ("of", "my"),
    ):
        value = (
            at + 3 < len(tokens) and tokens[at + 3].kind == "number" and abs(int(tokens[at + 3].text)) > FEW
        )
        return Amount(int(tokens[at + 3].text), at, at + 4) if value else Amount(1, at, at + 1)
    if text == "a" and after == "single":
        return Amount(1, at, at + 2)
    if text in ("a", "an") and after in SETS:
        return Amount(SETS[after], at, at + 2)
    if text in ("a", "an") and after in ("hundred", "thousand"):
        return _words(tokens, at + 1, at)
    if text in SETS:
        return Amount(SETS[text], at, at + 1)
    if text == "one" and _says(tokens, at - 2) in (("just", "the"), ("only", "the")):
        return Amount(1, at, at + 1)
    if text == "one" and at > 1 and tokens[at - 2].text in ("the", "a", "an", "my", "that"):
        return None
    if text == "one" and at > 1 and tokens[at - 2].text == "one" and _is_told_of(tokens, at):
        return None
    if text == "one" and at and tokens[at - 1].text in NO_NUMBER_BEFORE_ONE - {"only"}:
        return None
    if text in UNITS or text in TENS:
        found = _words(tokens, at, at)
        times = found.last < len(tokens) and tokens[found.last].text == "times"
        return Amount(found.value, at, found.last + 1, "times") if times else found
    if text == "both":
        return Amount(2, at, at + 1, "both")
    if text in TIMES:
        return Amount(TIMES[text], at, at + 1, "times")
    if text in ORDINALS:
        return Amount(ORDINALS[text], at, at + 1, "ordinal")
    if text in ("no", "none", "nothing", "neither", "nor"):
        return Amount(0, at, at + 1, "none")
    signed = at + 2 < len(tokens) and after in ("minus", "negative")
    followed = at + 1 < len(tokens) and is_number(tokens[at + 2 if signed else at + 1])
    return Amount(1, at, at + 1, "article") if text in ("a", "an") and not followed else None


def _is_told_of(tokens: Tokens, at: int) -> bool:
    """Whether `one` stands for a thing of which a kind was told before and a value follows: `one cursed one at -50`."""
    kind = tokens[at - 1].kind == "word" and tokens[at - 1].text not in (
        "and",
        "or",
        "to",
        "plus",
        "by",
        "on",
    )
    after = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return kind and (
        after in ("at", "of", "worth", "with", "is") or (after != "" and tokens[at + 1].kind == "number")
    )


def _is_glued(tokens: Tokens, at: int) -> bool:
    """Whether a number word is part of a word: `one-against-all`."""
    return at + 3 < len(tokens) and tokens[at + 3].text == "-" and tokens[at].end == tokens[at + 1].start


def _signs(tokens: Tokens, at: int) -> bool:
    """Whether a minus belongs to the number after it, `a minus 100`, and takes nothing away from one before."""
    return (
        at + 1 < len(tokens)
        and is_number(tokens[at + 1])
        and not tokens[at + 1].text.startswith("-")
        and not (at and is_number(tokens[at - 1]))
    )


def _says(tokens: Tokens, at: int) -> tuple[str, ...]:
    return tuple(token.text for token in tokens[at : at + 2])


def _words(tokens: Tokens, at: int, first: int) -> Amount:
    total, part, ended = 0, 0, at
    while ended < len(tokens):
        text = tokens[ended].text
        if text in ("hundred", "hundreds", "thousand"):
            scale = 1000 if text == "thousand" else 100
            total, part = (total + (part or 1) * scale, 0)
        elif text in TENS and part == 0:
            part = TENS[text]
        elif text in UNITS and (part == 0 or (part >= 20 and part % 10 == 0 and 0 < UNITS[text] < 10)):
            part += UNITS[text]
            if total == 0 and part < 20 and not _goes_on(tokens, ended + 1):
                ended += 1
                break
        elif not (text in ("-", "and") and _joins(tokens, ended, total, part)):
            break
        ended += 1
    return Amount(total + part, first, ended)


def _goes_on(tokens: Tokens, at: int) -> bool:
    return at < len(tokens) and tokens[at].text in ("hundred", "thousand")


def _joins(tokens: Tokens, at: int, total: int, part: int) -> bool:
    after = tokens[at + 1].text if at + 1 < len(tokens) else ""
    if tokens[at].text == "-":
        return part >= 20 and part % 10 == 0 and after in UNITS
    follows = tokens[at + 2].text if at + 2 < len(tokens) else ""
    return total > 0 and part == 0 and (after in UNITS or after in TENS) and follows != "hundred"
