"""Reading a question: which kind of answer it wants, in which clause, with which stance."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from rag.asking import AUXILIARY, LEAD_IN, TAG, WH, YES_NO, sentences
from rag.confirming import SURE_THAT, completed, confirmed_claim
from rag.lexicon import terms

AnswerKind = Literal[
    "yes_no", "number", "when", "who", "where", "happens", "effect", "definition", "attribute", "how", "other"
]

Modality = Literal["may", "must", "plain"]

_BARE_YES_NO = re.compile(
    r"\b(allowed|possible|doable|feasible|affordable|legal|ok|okay|permitted|required|mandatory|optional|forbidden|right|correct)\s*\?*\s*$"
    r"|^(?:am|is|are) i\b|^(?:need|have|got) to\b|^true or false\b"
    rf"|\b{TAG}\W*$",
    re.IGNORECASE,
)
_SUBORDINATE = re.compile(
    rf"(?!(?:what|which|who|whom|whose|how|why)\b)"
    rf"(?!(?:when|where)\s+(?:(?:exactly|in|on|at|during|within)\s+(?:[\w'-]+\s+){{0,3}}?)?(?:{AUXILIARY})\b)",
    re.IGNORECASE,
)
"""An opening that asks nothing itself: `When I conserve, ...`, `Since you need ...`, and not `When in my turn do I ...`."""
_AFTER_COMMA = re.compile(
    rf",\s*(?:do|does|did|can|could|may|must|should|will|would|are|is)\s+\w|[,;:–—-]\s*(?:{AUXILIARY})\s+(?:i|we|you|u|they|he|she|it|the|a|an|my|our|your|his|her|their|that|this|those|these|there|all|both|any\w*|every\w*|each|some\w*|no\w*)\b",
    re.IGNORECASE,
)
_ASKS_AFTER = re.compile(
    rf"[,;:–—-]\s*(?:(?i:then|so|and|but)\s+)?(?P<asks>(?i:{AUXILIARY})\s+(?:(?i:i|we|you|u|they|he|she|it|the|a|an|my|our|your|his|her|their|that|this|there)\b|[A-Z]\w+))"
)
_TAG_WORDS = 3
"""Most words of a tag: `isn't it`, `can't I then`."""
_INVERTED = re.compile(
    r"(?<!\bi )(?<!\bwe )(?<!\byou )(?<!\bthey )(?<!\bhe )(?<!\bshe )(?<!\bto )"
    r"\b(?:can|could|may|might|must|shall|should|do|does|did|is|are|am|will|would)\s+(?:i|we|you|u|they|he|she)\b",
    re.IGNORECASE,
)
"""The inner clause over, the main one begins: `when I gamble with it can I ...`."""
_WH_KINDS: dict[str, AnswerKind] = {
    "how many": "number", "how much": "number", "how far": "number", "how big": "number", "how high": "number",
    "how close": "number", "how long": "when", "how often": "when", "when": "when", "who": "who", "whom": "who",
    "whose": "who", "where": "where", "how": "how", "why": "other",
}  # fmt: skip
_INVERTED_LAST = re.compile(
    r"(?<!\bi )(?<!\bwe )(?<!\byou )(?<!\bthey )(?<!\bhe )(?<!\bshe )(?<!\bit )(?<!\bto )"
    r"\b(?:does|do|did|can|will|must|may|should)\s+(?:the|a|an|my|our|your|his|her|their|this|that|these|those|it|whatever|whoever|every\w+|any\w+)\b",
    re.IGNORECASE,
)
"""The same of a thing, where nothing else tells what is asked: `if I tiptoe in does whatever lives there ...`."""
_POLAR = re.compile(r"[\s,;:.(!?–-]*\b(?:y ?/ ?n|yes ?(?:or|/) ?no|yay or nay)\b[\s?!.)]*$", re.IGNORECASE)
_OTHERWISE = (
    r"(?:not|no|nah|nope|what|so|else|something|some|whatever|am i|is (?:that|it|this) (?:wrong|right|it|all|the end)|"
    r"higher|more|less|fewer|lower|better|above|over|beyond|equal)\b"
)
_EITHER = re.compile(rf"(?<!if not )\bor\s+(?!{_OTHERWISE})", re.IGNORECASE)
"""Two things to choose from; not `or not?`, `3 or more`."""
_EITHER_CLAUSE = re.compile(
    rf"\bor\s+(?!am i\b|is (?:that|it|this) (?:it|all|the end|over|wrong|right)\b)(?:(?:{AUXILIARY})\s+\w+|only|just|rather|instead|where|who|how|when|the other)\b",
    re.IGNORECASE,
)
_REQUEST = re.compile(
    r"^(?:(?:can|could|would|will) (?:you|u|someone|somebody|anyone|anybody)\s+(?:please\s+|pls\s+)?|(?:please|pls)\s+)"
    r"(?:(?:explain|list|describe|clarify|go over)(?:\s+(?:to\s+)?(?:me|us))?|(?:tell|show|remind|walk|talk|guide)\s+(?:me|us))"
    r"(?:\s+(?:about|of|through))?\s+",
    re.IGNORECASE,
)
"""Asking nicely, which is no yes/no question: `can you explain me the ...`."""
_MAY = re.compile(
    r"\b(can|could|may|might|allowed|able|permitted|legal|possible|ok|okay|fine|all ?right|acceptable|optional|an option|free to|gets? to|let me|cannot|can't|couldn't)\b",
    re.IGNORECASE,
)
_MUST = re.compile(
    r"\b(must|have to|has to|had to|having to|need to|needs to|needed|need (?:i|we|you|he|she|they)|forced|obliged|obligated|obligation|"
    r"bound to|supposed to|required|requirement|mandatory|compulsory|obligatory|should|gotta|hafta|got to|necessary|do i need|does .* need)\b",
    re.IGNORECASE,
)
_NEGATIVE = re.compile(
    r"\b(not|never|no|without|refuse|refuses|decline|declines|skip|skips|avoid|ignore|turn down|say no|stay|instead of|"
    r"forbidden|illegal|optional|cannot|nor|unless|reject|rejects|prevent|stop)\b|n't\b",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"\b(?:how many|how much|which|what)\s+((?:[\w'-]+\s*){1,4}?)(?=\b(?:are|is|do|does|did|can|may|must|should|would|"
    r"will|has|have|was|were|in|of|per|on|for|to|with|at|come|comes|gets?|i|we|you)\b|\?|$)",
    re.IGNORECASE,
)
_NAME = re.compile(r"(?<![.?!]\s)(?<!^)\b([A-ZÀ-Þ][\w'-]+(?:\s+(?:of|the|and)?\s*[A-ZÀ-Þ][\w'-]+)+)")
_AMOUNT = re.compile(
    r"(?:(?:and|so|the|my|our|your|his|her|their|its|final|overall|grand)\s+)*"
    r"(?:sum|total|points?|vp|score|cost|price|limit|maximum|max|minimum|min|number|amount|count)\b",
    re.IGNORECASE,
)
"""Fragments that ask for a number: `Total?`, `points from that?`"""
_FRAGMENT = re.compile(
    rf"(?!.*\b(?:{AUXILIARY}|i|we|you|u|he|she|they|it|how|who|whom|whose|when|where|which|what|why|what's|whats)\b).+\?\s*$",
    re.IGNORECASE | re.DOTALL,
)
_AMOUNT_LAST = re.compile(rf"[,;:–—]\s*{_AMOUNT.pattern}[^,;]*\?\s*$", re.IGNORECASE)

_SUBJECT = (
    r"(?:i|we|you|u|they|he|she|it|the|my|our|your|his|her|their|there|that|this|these|those|each|every\w*|any\w*|some\w*|all|both|"
    r"no(?:body|thing| ?one)?|players?|who\w*)\b"
)
_TELLS = re.compile(
    rf"(?:(?<=\band )|(?<=\bbut )|(?<=\bthen )|\A)(?i:was|were|had|have|has|did|need)\s+(?!(?i:{_SUBJECT})|[A-Z])"
)
"""What is told and not asked, its subject left out: `did a hustle, how many cubes left?`, `I beat three and was first out, points?`"""
_ASKS_LATER = re.compile(rf"[,;:.!–—-]\s.*(?:{WH.pattern})|{_AMOUNT_LAST.pattern}", re.IGNORECASE | re.DOTALL)
_COMPARES = re.compile(
    r"\b(?:differ(?:s|ences?)?|compared|(?:it|is|are|be|that) different|(?:which|what|who)(?:'?s| is) (?:which|what|who)|"
    r"(?:mix(?:es|ed|ing)?|muddl\w+) (?:\w+ (?:and \w+ )?)?up|confus(?:e[sd]?|ing)\b.* (?:with|and))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Question:
    """A question as it was read."""

    text: str
    main: str
    """The sentence that asks: the last one with a question mark, or the last one. Where that only asks whether what was
    said is so ("... is she right?"), what was said."""
    clause: str
    """Of this, what asks, without the clause that it opens with: `Because you may turn it down, can I ...`."""
    kind: AnswerKind
    modality: Modality
    """For yes/no questions: permission, duty, or plain fact."""
    negative: bool
    """Whether the asked act or fact is denied: `can I leave without fighting`, `may I refuse`."""
    asked: tuple[str, ...]
    """Search terms of the noun after `how many`, `which`, `what`."""
    names: tuple[str, ...]
    """Proper names, lower case: runs of capitalised words inside a sentence."""
    compares: bool = False
    """Whether it asks how two things differ."""
    fragment: bool = False
    """Whether it has neither verb nor question word: `points for the monsters only?` may want a number as well as a yes."""
    confirming: bool = False
    """Whether all that is asked is if something said is so: what stands before it may say the contrary."""

    either: bool = False
    """Whether it asks which of two things is so: neither yes nor no answers `face up or face down?`"""

    @property
    def tells_more(self) -> bool:
        """Whether it says something beside the sentence that asks: how things stand, or what somebody else holds for so."""
        return not set(terms(LEAD_IN.sub("", self.text))) <= set(terms(self.main))

    @property
    def about(self) -> str:
        """What it is about: all of it, or only what is to be confirmed, without what was said against it."""
        return self.main if self.confirming else self.text


def read_question(text: str) -> Question:
    """Read one English question. Never fails: what is not understood is `other`."""
    parts = sentences(text)
    main = next((part for part in reversed(parts) if "?" in part), parts[-1] if parts else text)
    main, polar = _POLAR.subn("", main)
    said, main = confirmed_claim(text, main)
    main, sure = SURE_THAT.subn("", LEAD_IN.sub("", main.strip()))
    main, request = _REQUEST.subn("", completed(main, text))
    asked = _ASKED.search(main)
    clause = _clause(main)
    kind = "yes_no" if said or polar else _kind(main, requested=bool(request))
    modality: Modality = "must" if _MUST.search(clause) else "may" if _MAY.search(clause) else "plain"
    return Question(
        text=text,
        main=main,
        clause=clause,
        kind=kind,
        modality=modality,
        negative=len(_NEGATIVE.findall(clause)) % 2 == 1,
        asked=tuple(terms(asked[1])) if asked else (),
        names=tuple(match.lower() for match in _NAME.findall(text)),
        compares=bool(_COMPARES.search(main)),
        fragment=not said and bool(_FRAGMENT.match(main)) and not _BARE_YES_NO.search(main),
        confirming=said or bool(sure),
        either=kind == "yes_no" and not (said or polar) and _either(main, modality),
    )


def _either(main: str, modality: Modality) -> bool:
    """Whether two things are offered: by two clauses of a question, or by one that asks for neither leave nor duty, for `may I draw
    a treasure or an item?` is answered by yes."""
    return bool(_EITHER_CLAUSE.search(main) or (modality == "plain" and _EITHER.search(main)))


def _clause(main: str) -> str:
    """What asks, behind a clause that only tells why or when it is asked; a mere tag (`..., can't I?`) asks of what it ends."""
    found = list(_ASKS_AFTER.finditer(main))
    rest = main[found[-1].start("asks") :] if found else ""
    return rest if len(rest.split()) > _TAG_WORDS else main


def _is_told(main: str, at: int) -> bool:
    """Whether what looks like the opening of a yes/no question tells how things stand, and something else asks."""
    found = _TELLS.match(main, at)
    return found is not None and bool(_ASKS_LATER.search(main, found.end()))


def _kind(main: str, *, requested: bool = False) -> AnswerKind:
    wh = WH.search(main)
    yes_no = next((found for found in YES_NO.finditer(main) if not _is_told(main, found.start(1))), None)
    if requested and wh is None and not re.match(r"(?:if|whether)\b", main, re.IGNORECASE):
        return "definition"
    if wh and _SUBORDINATE.match(main):
        if _AFTER_COMMA.search(main):
            return "yes_no"
        if wh.start() == 0 and (turn := _INVERTED.search(main, wh.end())):
            wh, yes_no = WH.search(main, wh.end(), turn.start()), turn
    if yes_no and (wh is None or yes_no.start() < wh.start()):
        return "yes_no"
    if wh is None:
        yes_no = yes_no or _INVERTED.search(main)
        if yes_no is None and (_AMOUNT.match(main) or _AMOUNT_LAST.search(main)):
            return "number"
        asks = (
            yes_no or _BARE_YES_NO.search(main) or _INVERTED_LAST.search(main) or main.rstrip().endswith("?")
        )
        return "yes_no" if asks else "other"
    word = wh[1].lower()
    if word in _WH_KINDS:
        return _WH_KINDS[word]
    rest = main[wh.end() :].strip().lower()
    if re.match(r"(?:if|happens?|do (?:i|we)|should|must|now|then|about|when)\b", rest):
        return "happens"
    if re.match(r"(?:does|do|did|will|would)\b.*\b(?:do|mean|give|get|cost|cause|bring|score)\b", rest):
        return "definition" if "mean" in rest else "effect"
    if re.match(r"(?:number|total|score|amount|price|cost|maximum|max|minimum|limit)\b", rest):
        return "number"
    if re.match(r"(?:'s|is|are|was|s|exactly is|counts as)\b", rest):
        return "definition"
    return "attribute"
