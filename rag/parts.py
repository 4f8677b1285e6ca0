"""Questions in one: `where does it go, and is there an encounter?` is two, each with its own answer."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rag.answers import Answer, Answered, Computed
from rag.question import AUXILIARY, confirms

_ASKS = re.compile(
    rf"(?:^|[.,;?!:–—]\s*(?:and\s+|also\s+|then\s+)?|\band\s+(?:also\s+|then\s+)?)"
    rf"(?P<asks>(?:how (?:many|much|far|long|often)|how|who|whose|when|where|which|what|why)\s+(?:{AUXILIARY}|[\w']+\s+(?:{AUXILIARY})|if)\b"
    rf"|(?:how|who|where|when|what)(?:'?s|'re)\s|how (?:many|much)\s|who\s+[\w']+\s|what\s+(?:becomes|counts|comes|goes|ends|triggers)\s|(?:{AUXILIARY})\s+(?:i|we|you|they|he|she|it|there|the|my|our|your|his|her|their|that|this|everyone|players?)\b)",
    re.IGNORECASE,
)
_SHORTEST = 3
"""Words that a question has at least."""


def parts(text: str) -> tuple[str, ...]:
    """The questions that a text asks one after the other, each under what is told before the first; the text itself where
    it asks one."""
    starts = [found.start("asks") for found in _ASKS.finditer(text)]
    if len(starts) < 2:
        return (text,)
    told = text[: starts[0]]
    asked = [text[at:end] for at, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    asked = [re.sub(r"[\s,;.?!]*(?:\band)?[\s,;.?!]*$", "", one, flags=re.IGNORECASE) for one in asked]
    if any(len(one.split()) < _SHORTEST or confirms(one) for one in asked):
        return (text,)
    return tuple(f"{told}{one}?" for one in asked)


def joined(text: str, answers: Sequence[Answer]) -> Answer | None:
    """One answer out of those to the parts; None where one of them is not decided."""
    if not all(isinstance(one, Answered | Computed) for one in answers):
        return None
    told = {one.yes_no for one in answers if one.yes_no is not None}
    values = [one for one in answers if one.value is not None]
    ruling = next((one.ruling for one in answers if one.ruling), None)
    claims = {claim.citations: claim for one in answers for claim in one.claims}
    kind = Computed if any(isinstance(one, Computed) for one in answers) else Answered
    first = answers[0]
    return kind(
        game=first.game,
        revision=first.revision,
        question=text,
        answer=" ".join(dict.fromkeys(one.answer for one in answers)),
        yes_no=told.pop() if len(told) == 1 else None,
        value=values[0].value if len(values) == 1 else None,
        unit=values[0].unit if len(values) == 1 else None,
        claims=tuple(claims.values()),
        ruling=ruling,
        withheld=tuple(reason for one in answers for reason in one.withheld),
    )
