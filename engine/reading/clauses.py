"""Clauses: who acts, what is denied, what is only asked. Everything else looks words up in these."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.reading.lexicon import Lexicon
from engine.reading.people import OBJECTS, POSSESSIVES, is_object, person
from engine.reading.tokens import Token, Tokens

SUBJECTS = {"it", "that", "this", "there", "i", "we", "she", "he", "they", "you"}
ENDS = {".", "?", "!", ";"}
JOINTS = {
    "but", "while", "whereas", "because", "since", "although", "so", "then", "if", "when", "and", "whether",
    "or",
}  # fmt: skip
NEGATIONS = {"not", "never", "without", "neither", "nor"}
MODALS = {"can", "may", "could", "must", "should", "shall", "might", "will", "would"}
ASKING = MODALS | {"do", "does", "did", "is", "are", "am", "was", "were", "have", "has", "had"}
CLAIMS = {
    "says",
    "say",
    "said",
    "claims",
    "claim",
    "thinks",
    "insists",
    "swears",
    "believes",
    "argues",
    "reckons",
}
BEING = {"is", "was", "has", "had", "stands", "sits", "holds", "shows", "owns"}
"""Verbs of somebody who is named by more than one word: `our top scorer stands at 1480`."""
LATER = {"later", "afterwards", "eventually", "finally", "soon", "next", "meanwhile", "yesterday", "today"}
"""Words of time before somebody who acts: `my rival left, later I got out`."""
DISCOURSE = {
    "anyway", "anyhow", "anyways", "well", "ok", "okay", "basically", "honestly", "meanwhile", "now", "yeah", "whatever",
    "currently", "long", "story", "short", "still", "right",
}  # fmt: skip
"""Words that lead over to what somebody does, and say nothing: `we had nachos, anyway on my sheet I count two`."""
WITH_VERBS = {"only", "just", "still", "already", "also"}
"""Words between somebody and what they do."""
QUESTION_WORDS = {"who", "what", "which", "how", "when", "where", "why", "whose"}


@dataclass(frozen=True)
class Clause:
    """A stretch of tokens, `first` up to `last`, with one subject."""

    first: int
    last: int
    subject: str
    """`me`, `rival`, a name, or `nobody` where nobody was named up to here in the sentence."""
    own: bool
    """Whether the subject stands in this very clause."""
    asks: bool
    """Whether it asks whether something may, must or will be done: `can I open 2 chests`."""
    copula: bool
    """Whether it asks whether something is so: `is my item tapped`."""
    wonders: bool
    """Whether it asks with a question word: `how many points does she get`."""
    supposes: bool
    """Whether it opens with if or when: what follows is taken for granted, not asked."""
    sentence: int


def clauses(tokens: Tokens, lexicon: Lexicon) -> tuple[Clause, ...]:
    """The clauses of a text, in order."""
    found: list[Clause] = []
    sentence, carried = 0, "nobody"
    for first, last in _pieces(tokens, lexicon):
        if found and any(
            token.text in ENDS or token.text == "\n" for token in tokens[found[-1].last - 1 : first]
        ):
            sentence, carried = sentence + 1, "nobody"
        who = [
            subject
            for at in range(first, last)
            if not is_object(tokens, at)
            and not _claims(tokens, at, last)
            and (subject := person(tokens, at, lexicon)) is not None
        ]
        subject = who[0] if who else _related(tokens, first, lexicon) or carried
        words = [token.text for token in tokens[first:last] if token.kind in ("word", "number")]
        while words and words[0] in JOINTS | {
            "ok",
            "okay",
            "hey",
            "hi",
            "just",
            "now",
            "also",
            "still",
            "please",
        }:
            if words[0] in ("if", "when", "whether"):
                break
            words = words[1:]
        supposes = bool(words) and words[0] in ("if", "when", "once", "after", "suppose", "assuming", "say")
        opening = words[0] if words else ""
        asked = opening in ASKING and not supposes and _inverted(words)
        wanted = any(word in MODALS | {"need", "needed", "required", "allowed"} for word in words)
        found.append(
            Clause(
                first,
                last,
                subject,
                bool(who),
                asks=not supposes and (_asks(words) or (asked and wanted)),
                copula=asked
                and opening in ("is", "are", "am", "was", "were", "have", "has", "did", "do", "does"),
                wonders=opening in QUESTION_WORDS and not supposes,
                supposes=supposes,
                sentence=sentence,
            )
        )
        carried = subject
    return tuple(found)


def _claims(tokens: Tokens, at: int, last: int) -> bool:
    """Whether somebody only says what follows: `my buddy says the second one gets 4`."""
    return at + 2 < last and tokens[at].text not in OBJECTS and tokens[at + 1].text in CLAIMS


def _related(tokens: Tokens, first: int, lexicon: Lexicon) -> str | None:
    """Whom a clause with who goes on about: `against Ole, who holds 3`."""
    at = first + 1 if tokens[first].text == "," else first
    before = at - 2 if tokens[at - 1].text == "," else at - 1
    if at >= len(tokens) or tokens[at].text not in ("who", "which") or before < 0:
        return None
    return person(tokens, before, lexicon)


def _asks(words: list[str]) -> bool:
    """`can I open`, `do I have to open`, `am I allowed to open`, `how many ... can I open`."""
    if not words:
        return False
    if words[0] in MODALS:
        return True
    text = " ".join(words[:8])
    return (
        any(
            piece in text
            for piece in ("have to ", "need to ", "allowed to ", "possible to ", "ok to ", "legal to ")
        )
        or _has_to(words[:8])
        or (words[0] in QUESTION_WORDS and any(word in MODALS for word in words[:6]))
    )


def _has_to(words: list[str]) -> bool:
    """`I've got to open`, but no `she got to 1500`."""
    return any(
        words[at : at + 2] == ["got", "to"]
        and at + 2 < len(words)
        and not words[at + 2].isdigit()
        and words[at + 2] not in ("the", "a", "an", "my", "that", "this")
        for at in range(len(words))
    )


def _inverted(words: list[str]) -> bool:
    return len(words) > 1 and words[1] not in ("not",)


def _pieces(tokens: Tokens, lexicon: Lexicon) -> Iterator[tuple[int, int]]:
    first = 0
    for at, token in enumerate(tokens):
        if _breaks(tokens, at, lexicon) and at > first:
            yield first, at
            first = at
        if token.text in ENDS:
            yield first, at + 1
            first = at + 1
    if first < len(tokens):
        yield first, len(tokens)


def _breaks(tokens: Tokens, at: int, lexicon: Lexicon) -> bool:
    token = tokens[at]
    if token.text == "," and _led_in(tokens, _past_discourse(tokens, at + 1)):
        return True
    if token.text == "," and (led := _past_discourse(tokens, at + 1)) > at + 1:
        return led < len(tokens) and tokens[led].text in ("i", "we", "my") and led + 1 < len(tokens)
    if token.text == ",":
        return _new_subject(tokens, at + 1, lexicon) or _opens(tokens, at + 1) or _verdict(tokens, at + 1)
    if token.text in (":", "-", "–", "(", ")", "…"):
        return _new_subject(tokens, at + 1, lexicon) or _opens(tokens, at + 1) or token.text in "()"
    if token.text == "and" and _led_in(tokens, at + 1):
        return True
    if token.text in ("and", "or", "so", "then"):
        return _new_subject(tokens, at + 1, lexicon) or _opens(tokens, at + 1)
    if token.text in JOINTS or _does_the_same(tokens, at, lexicon):
        return True
    if at and tokens[at - 1].text not in JOINTS | {
        ",",
        "-",
        ":",
        "what",
        "how",
        "when",
        "where",
        "and",
        "why",
    }:
        return _question_opens(tokens, at)
    return False


def _does_the_same(tokens: Tokens, at: int, lexicon: Lexicon) -> bool:
    """Whether right behind a number somebody else does what was done before it: `I rolled 5 dragon rolled 3`."""
    if not 2 <= at < len(tokens) - 1 or tokens[at - 1].kind != "number":
        return False
    skipped = at + (tokens[at].text in ("the", "my"))
    doer, deed = (*tokens[skipped : skipped + 2], None, None)[:2]
    somebody = doer is not None and person(tokens, skipped, lexicon) is not None
    return somebody and deed is not None and any(deed.stem == one.stem for one in tokens[: at - 1])


def _past_discourse(tokens: Tokens, at: int) -> int:
    while at < len(tokens) and tokens[at].text in DISCOURSE:
        at += 1
    return at


def _led_in(tokens: Tokens, at: int) -> bool:
    """Whether somebody begins to act after words of when or where: `and in my last turn I got out`."""
    if at >= len(tokens) or tokens[at].text not in ("in", "on", "at", "during", "by"):
        return False
    led = tokens[at + 1 : at + 6]
    end = next((n for n, token in enumerate(led) if token.text in ("i", "we", "she", "he")), 0)
    end = end if end > 1 or (end and led[0].text in ("now", "then")) else 0
    return end > 0 and all(token.kind == "word" and token.text not in JOINTS for token in led[:end])


def _verdict(tokens: Tokens, at: int) -> bool:
    """Whether a question of a thing begins after a comma: `, is a Hustle possible`."""
    return at + 2 < len(tokens) and tokens[at].text in ("is", "are", "does", "can", "would")


def _opens(tokens: Tokens, at: int) -> bool:
    return at < len(tokens) and (
        tokens[at].text in JOINTS | QUESTION_WORDS | {"without", "having"} or _question_opens(tokens, at)
    )


def _question_opens(tokens: Tokens, at: int) -> bool:
    """`can i`, `do we`, `am i`: a question that begins without a comma, and no `I only have my`."""
    if at > 1 and tokens[at - 1].text in WITH_VERBS and tokens[at - 2].text in SUBJECTS:
        return False
    return (
        at + 1 < len(tokens)
        and tokens[at].text in ASKING
        and tokens[at + 1].text in {"i", "we", "she", "he", "they", "you", "my"}
        and (at == 0 or tokens[at - 1].text not in QUESTION_WORDS | SUBJECTS)
    )


def _new_subject(tokens: Tokens, at: int, lexicon: Lexicon) -> bool:
    """Whether somebody begins to act here: a subject with something to do after it."""
    if at + 1 >= len(tokens):
        return False
    if tokens[at].text in POSSESSIVES and any(
        token.text in BEING and all(one.kind == "word" for one in tokens[at:last])
        for last, token in enumerate(tokens[at + 2 : at + 4], at + 2)
    ):
        return True
    if tokens[at].text in LATER and at + 2 < len(tokens):
        at += 1
    if tokens[at].text in ("also", "now", "that", "then", "my", "the", "our") and at + 2 < len(tokens):
        at += 1
    who = person(tokens, at, lexicon)
    return who is not None and tokens[at].text not in {"me", "him", "them", "us", "mine", "her"} | {"of"}


def clause_at(found: tuple[Clause, ...], at: int) -> Clause:
    """The clause that a token stands in."""
    return next(one for one in found if one.first <= at < one.last)


def denied(tokens: Tokens, at: int, clause: Clause, reach: int = 3) -> bool:
    """Whether a negation stands within `reach` words before a token, in its clause."""
    window: list[Token] = list(tokens[max(clause.first, at - reach) : at])
    return any(token.text in NEGATIONS or token.text == "no" for token in window)
