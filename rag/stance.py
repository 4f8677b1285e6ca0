"""What a yes/no question asks of an act: may I, must I, may I leave it, must I leave it."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.norms import Asked
from rag.asking import TAG
from rag.lexicon import stem, tokens
from rag.question import Question

_LEAVING = re.compile(
    r"\b(?:without|instead of|rather than)\b|\b(?:refus|declin|skip(?! to\b)|avoid|ignor|reject|pass(?:es|ing)? (?:on|up)|turn(?:ing)? (?:it )?down|say(?:ing)? no|"
    r"opt(?:ional|ing out| out)|back(?:ing)? out|chicken(?:ing)? out|get(?:ting)? out of|leav(?:e|ing)\b.{0,30}\b(?:closed|shut|alone|unopened|be)\b|"
    r"hold(?:ing|s)? back|leav(?:e|ing) out|(?:keep|stay)(?:ing|s)? (?:silent|quiet|mum)|omit|withh[oe]ld|conceal|"
    r"stay(?:ing)? (?:in|inside|put)|(?<!so )(?<!so that )(?:no ?one|nobody)\b|not\b|never\b|too (?:many|much)\b|(?:false|untrue)\b)|n't\b",
    re.IGNORECASE,
)
_LATER = re.compile(r"\b(?:before|until|till|and then|instead of) $", re.IGNORECASE)
"""What makes a denial something that comes later and is not asked about: `may I draw before passing on?`"""
_UN = re.compile(r"\bun(\w{4,})\b", re.IGNORECASE)
_FORBIDDEN = re.compile(
    r"\b(?:(?:is|was|be|would|isn't) it (?:be )?(?:wrong|cheating)|disallowed|impossible|forbidden|illegal|prohibited|not allowed|against the rules|banned)\b",
    re.IGNORECASE,
)
_ASIDE = re.compile(r"\([^)]*\)")
_MAY_NOT = re.compile(
    r"\b(?:can't|cant|cannot|can not|may not|mayn't|mustn't|must not|(?:is|are|am)(?:n't| not) (?:allowed|permitted)|"
    r"(?<!so )(?<!so that )(?:no ?one|nobody)\b(?: \w+){0,4}? (?:can|may|could|is allowed|is permitted))\b",
    re.IGNORECASE,
)
"""A claim that something is not allowed: `he can't have more than three, right?`"""
_CONDITION = re.compile(r"\b(?:if|when|unless|because|since|while|though)\b", re.IGNORECASE)
_OPTIONAL = re.compile(
    r"\b(?:optional|voluntary|up to (?:me|us|you)(?! (?:who|whom|which|what|whether|how|when|where|if)\b)|my choice|sufficient|suffices?|(?:is|are)\b.{0,40}\benough)\b",
    re.IGNORECASE,
)
_TAG = re.compile(rf",?\s*\b(?:right|correct|{TAG}|must i not|or not|or no)\s*\?*$", re.IGNORECASE)
_OPENING = re.compile(
    r"^(?:ca|could|do|does|is|are|am|may|must|should|have|has|wo|would)n't\b|^cannot\b|^can i not\b",
    re.IGNORECASE,
)
_PLAIN = {"can't": "can", "won't": "will", "cannot": "can", "can i not": "can i"}


def asked_of(question: Question, act: str) -> Asked | None:
    """Which of the four questions of a norm about `act` a yes/no question puts; None for "do I?", which asks for neither leave nor
    duty: the norm is then asked what it is about.

    A denial that the act itself names ("leave ... without fighting") is part of the act, and denies nothing; where the act
    is a denial by another word (to refuse, beside "chicken out"), one is the act.
    """
    main = _TAG.sub("", _ASIDE.sub(" ", question.clause))
    main = _OPENING.sub(
        lambda match: _PLAIN.get(match[0].lower(), match[0][: match[0].lower().find("n")]), main
    )
    if _OPTIONAL.search(main):
        return "may_not_do"
    if _FORBIDDEN.search(main) or _MAY_NOT.search(_CONDITION.split(main)[0]):
        return "must_not"
    own = {stem(word) for word in tokens(act)}
    before = _CONDITION.split(main)[0]
    main = before if own & {stem(word) for word in tokens(before)} else main
    main = _UN.sub(lambda match: f"not {match[1]}" if stem(match[1].lower()) in own else match[0], main)
    denials = [m for m in _LEAVING.finditer(main) if _denies(m, main, own)]
    if (
        denials
        and _LEAVING.search(act)
        and not any(own & {stem(word) for word in tokens(m[0])} for m in _LEAVING.finditer(main))
    ):
        denials.pop()
    leaves = len(denials) % 2 == 1
    if question.modality == "must":
        return "must_not" if leaves else "must"
    if question.modality == "plain" and not leaves:
        return None
    return "may_not_do" if leaves else "may"


def _denies(match: re.Match[str], main: str, act: set[str]) -> bool:
    """Whether a denial is of the act: its words are not the act's own, and what `without` leaves out is the act."""
    if {stem(word) for word in tokens(match[0])} & act or _LATER.search(main[: match.start()]):
        return False
    if match[0].lower() in ("without", "instead of", "rather than"):
        before = {stem(word) for word in tokens(main[: match.start()])} & act
        after = {stem(word) for word in tokens(main[match.end() :])} & act
        return len(after) > len(before)
    return True


_NEGATED = re.compile(
    r"\b(?:(?:break\w*|broken?|against) (?:the |a |any )?(?:\w+ )?rules?|violat\w+|disallowed|banned|cheating|stuck|trapped|too late|den(?:y|ies|ied)|shut out|miss(?:es|ed|ing)? out|(?:stopped|kept) from|out of (?:turns?|actions?|moves?)|unable|impossible|forbidden|illegal|fail(?:ed|s)?|lost|lose|wrong|barred|blocked|prevented|(?<!\band )(?<!\bwith )(?<!\bbut )no|none|nothing|not|never|"
    r"cannot|without|too (?:many|much|few|little)|false|untrue)\b|n't\b",
    re.IGNORECASE,
)


def same_stance(question: Question, asks: tuple[str, ...]) -> bool:
    """Whether a yes/no question denies just as much as one of the ways in which a rule is asked for.

    Where it does not ("am I stuck?" beside "may I leave?"), the rule's yes is not the question's. Heard is the part that
    asks: "no chest opened, three monsters slain, may I leave?" denies nothing.
    """
    parts = [
        part
        for part in re.split(r"[,;:–—]\s+|\s-+\s", _TAG.sub("", _ASIDE.sub(" ", question.clause)))
        if part.strip(" ?!.")
    ]
    denied = len(_NEGATED.findall(parts[-1] if parts else "")) % 2
    return denied in _denials(asks)


@lru_cache(maxsize=4096)
def _denials(asks: tuple[str, ...]) -> frozenset[int]:
    """Whether there are ways to ask that deny, and ways that do not: 1 and 0."""
    return frozenset(len(_NEGATED.findall(ask)) % 2 for ask in asks)


_UP = re.compile(
    r"\b(?:(?:go(?:es|ing)?|went|move[sd]?|come[s]?) up|increas\w*|ris(?:e|es|en|ing)|rose|grow\w*|rais(?:e|es|ed)|higher|harder|stronger|tougher|climb\w*)\b",
    re.IGNORECASE,
)
_DOWN = re.compile(
    r"\b(?:(?:go(?:es|ing)?|went|move[sd]?|come[s]?) down|reduc\w*|decreas\w*|drops?|dropped|falls?|lower(?:ed)?|easier|weaker|sinks?|shrinks?)\b",
    re.IGNORECASE,
)


_LIMIT = re.compile(
    r"\b(?:limit(?:ed|s)?|maximum|minimum|cap(?:ped)?|at most|how (?:many|much))\b", re.IGNORECASE
)
_ASKS_LIMIT = re.compile(
    r"\b(?:is|are) there (?:an?|any|some|no)? ?(?:\w+ )?(?:limit|maximum|minimum|cap)\b", re.IGNORECASE
)


_SOME = re.compile(
    r"\b(?:(?:is|are) there (?:any|some|also|ever)|(?:can|may|do|does) (?:any|some)(?:one|body|thing)?)\b",
    re.IGNORECASE,
)
_ALL = re.compile(
    r"\b(?:all|every\w*|each|always|whichever|whatever|any (?:old )?(?:\w+ )?(?:i|you|we) (?:like|want))\b",
    re.IGNORECASE,
)


_ONLY = re.compile(
    r"\b(?:(?<!not )(?:only|just)|solely|exclusively|always|every(?! other)|nobody but|none but|nothing but|no(?:body|thing| ?one)? (?:\w+ )?(?:else|except))\b",
    re.IGNORECASE,
)
"""What leaves out all others: who asks for one of them does not ask whether it is the only one."""
MOSTLY = 0.7
"""Share of the ways to ask for a rule from which a qualification belongs to it."""


def _mostly(pattern: re.Pattern[str], asks: tuple[str, ...]) -> bool:
    return sum(bool(pattern.search(ask)) for ask in asks) > MOSTLY * len(asks)


def other_way(question: Question, asks: tuple[str, ...]) -> bool:
    """Whether a question asks for what a rule is never asked for: if something goes up where all ask if it goes down, or the
    reverse; if there is a limit where none asks for one; if there are any where all ask for all; for one where nearly all ask
    whether it is the only one."""
    if _ASKS_LIMIT.search(question.main) and not any(_LIMIT.search(ask) for ask in asks):
        return True
    if _SOME.search(question.main) and not _ALL.search(question.main) and all(map(_ALL.search, asks)):
        return True
    if _mostly(_ONLY, asks) and not _ONLY.search(question.text):
        return True
    up, down = bool(_UP.search(question.main)), bool(_DOWN.search(question.main))
    if up == down:
        return False
    mine, other = (_UP, _DOWN) if up else (_DOWN, _UP)
    return any(other.search(ask) for ask in asks) and not any(mine.search(ask) for ask in asks)
