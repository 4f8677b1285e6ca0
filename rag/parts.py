"""Questions in one: `where does it go, and is there an encounter?` is two, each with its own answer."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rag.answers import Answer, Answered, Computed, Silent, Uncertain
from rag.asking import AUXILIARY
from rag.confirming import confirms
from rag.question import read_question

_LEAD = r"(?:(?:also|then|so|roughly|about|exactly)\s+)?"
_END = re.compile(rf"[\s,;.?!]*(?:\band\b\s*{_LEAD})?[\s,;.?!]*$", re.IGNORECASE)
_SUBJECT = "i|we|you|they|he|she|it|there|the|my|our|your|his|her|their|that|this|everyone|players?"
_ASKS = re.compile(
    rf"(?:^|[.,;?!:–—]\s*(?:and\s+)?{_LEAD}|\band\s+{_LEAD})"
    rf"(?P<asks>(?:how (?:many|much|far|long|often)|how|who|whose|when|where|which|what|why)\s+(?:{AUXILIARY}|[\w']+\s+(?:{AUXILIARY})|if)\b"
    rf"|(?:how|who|where|when|what)(?:'?s|'re)\s|how (?:many|much)\s|who\s+[\w']+\s|whose\s+[\w']+\s+[\w']+\s|what\s+(?:becomes|counts|comes|goes|ends|triggers)\s"
    rf"|(?:{AUXILIARY})\s+(?:{_SUBJECT})\b"
    rf"|(?<=and )(?:once|if|when)\s+[^,;.?!]{{3,40}}?,?\s+(?:{AUXILIARY})\s+(?:{_SUBJECT}|\w+ing)\b)",
    re.IGNORECASE,
)
REST = "On the rest of the question it may say nothing."
MOST = 4
"""Questions in one text that are answered each: more would keep others waiting."""
_SHORTEST = 3
"""Words that a question has at least."""
_SIDES = re.compile(
    r"^(?P<asks>.*?)[\s,;:.?!–—]*(?:\b(?:i mean|meaning|and)\s+)?"
    r"\b(?P<once>once\s+)?(?P<by>for|against|with|(?:if|when)\s+(?:it'?s|its|it is|he'?s|she'?s))\b(?P<one>[^,;.?!]+?)"
    r"\s*,?\s+(?:and|or)\s+(?:also\s+)?(?(once)once\s+)(?P<again>(?P=by)|(?:if|when)\s+(?:it'?s|its|it is))\b"
    r"(?P<other>[^,;.?!]+)[\s,;.?!]*$",
    re.IGNORECASE | re.DOTALL,
)
"""Two sides of one thing: `how many actions for us and for the dragon?`, `..., once if it's a player and once if it's ...`."""
_ORDINAL = re.compile(r"(?:\bfirst|\bsecond|\bthird|\d+(?:st|nd|rd|th))$", re.IGNORECASE)
_NO_NOUN = re.compile(
    r"(?:how (?:many|much)|what)\s+(?P<rest>(?P<by>for|against|with|in|on|if|when)\b.+)", re.IGNORECASE
)
"""A further question without its noun: `how many actions for us and how many for the dragon?`"""


def parts(text: str) -> tuple[str, ...]:
    """The questions that a text asks one after the other, each under what is told before the first; the text itself where
    it asks one."""
    starts = [found.start("asks") for found in _ASKS.finditer(text)]
    if len(starts) < 2:
        return _sides(text)
    if len(starts) > MOST:
        return (text,)
    told = text[: starts[0]]
    asked = [text[at:end] for at, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    asked = [_END.sub("", one) for one in asked]
    if any(len(one.split()) < _SHORTEST or confirms(one) for one in asked):
        return (text,)
    return tuple(f"{told}{one}?" for one in _with_nouns(asked))


def _sides(text: str) -> tuple[str, ...]:
    found = _SIDES.match(text)
    if (
        found is None
        or len(found["asks"].split()) < _SHORTEST
        or read_question(found["asks"]).kind == "yes_no"
    ):
        return (text,)
    one, other = found["one"].strip(), found["other"].strip()
    if _ORDINAL.search(one):
        one = f"{one} {other.split()[-1]}"
    return f"{found['asks']} {found['by']} {one}?", f"{found['asks']} {found['again']} {other}?"


def _with_nouns(asked: Sequence[str]) -> list[str]:
    """The questions, one without a noun of its own under the noun of the one before it."""
    full: list[str] = []
    for one in asked:
        short = _NO_NOUN.fullmatch(one)
        by = re.search(rf"\b{short['by']}\b", full[-1], re.IGNORECASE) if short and full else None
        full.append(full[-1][: by.start()] + short["rest"] if short and by else one)
    return full


def joined(text: str, answers: Sequence[Answer], whole: Answer) -> Answer | None:
    """One answer out of those to the parts; None where those to two sides are not of one kind, or leave out what decides the whole
    text. Where some are not decided, and the whole is not, it says that of the rest."""
    found = [one for one in answers if isinstance(one, Answered | Computed)]
    if not found or (len(found) < len(answers) and not isinstance(whole, Silent | Uncertain)):
        return None
    told = next((match.start("asks") for match in _ASKS.finditer(text)), 0)
    sides = len({" ".join(one.question[told:].split()[:_SHORTEST]) for one in answers}) == 1
    if sides and (len({isinstance(one.value, int) for one in found}) > 1 or not _keeps(found, whole)):
        return None
    verdicts = {one.yes_no for one in found if one.yes_no is not None}
    values = [one for one in found if one.value is not None]
    claims = {claim.citations: claim for one in found for claim in one.claims}
    kind = Computed if any(isinstance(one, Computed) for one in found) else Answered
    first = found[0]
    rest = (REST,) if len(found) < len(answers) else ()
    return kind(
        game=first.game,
        revision=first.revision,
        question=text,
        answer=" ".join(dict.fromkeys((*(one.answer for one in found), *rest))),
        yes_no=verdicts.pop() if len(verdicts) == 1 else None,
        value=values[0].value if len(values) == 1 else None,
        unit=values[0].unit if len(values) == 1 else None,
        claims=tuple(claims.values()),
        ruling=next((one.ruling for one in found if one.ruling), None),
        withheld=tuple(reason for one in found for reason in one.withheld),
    )


def _keeps(answers: Sequence[Answered | Computed], whole: Answer) -> bool:
    shown = {claim.citations for one in answers for claim in one.claims}
    return not isinstance(whole, Answered | Computed) or whole.claims[0].citations in shown
