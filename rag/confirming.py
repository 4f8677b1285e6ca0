"""What asks only whether something said is so: `my friend says that traps stay, is she right?`, `are you sure?`"""

from __future__ import annotations

import re

from rag.asking import TAG, WH, YES_NO, sentences

_CONFIRM = re.compile(
    r"\W*(?:(?:so|and|but|hm+|wait)\b\W*)?(?:(?:is|are|was) (?:(?:that|this|it|he|she|they)|(?:my|our|the|your) \w+|\w+) "
    r"(?:really |actually )?(?:right|correct|true|so|legit|accurate|the case)|(?:am i|are we) (?:right|correct)|"
    r"(?:(?:are |r )?(?:you|u) )?(?:(?:really|absolutely|completely|quite|100 ?%) )*(?:sure|certain)(?: about (?:that|this|it))?|"
    r"(?:(?:all|quite|still|even|really) )?(?:allowed|permitted|legal|possible|ok(?:ay)?|fine)|right|correct|true|true or false|yes|or not|or no|yeah|really|"
    rf"{TAG})\W*",
    re.IGNORECASE,
)
"""What asks only whether the words before it are so: `is she right?`, `are you sure?`"""
_CONFIRMED = re.compile(
    rf"(?P<claim>.*[^\s,;:.!?–-])\s*[,;:.!?–-]+\s*(?:{_CONFIRM.pattern})", re.IGNORECASE | re.DOTALL
)
SURE_THAT = re.compile(
    r"^\W*(?:(?=sure)|(?:are |r )?(?:you|u) )(?:(?:really|absolutely|completely|quite|100 ?%) )*(?:sure|certain)(?: that)?\s+(?=\w+ \w+)"
    r"|^\W*(?:(?:please|pls|can you|could you) )*(?:double[ -]?check|(?:check|look) (?:(?:it|that|this) )?(?:up )?(?:again|once more))"
    r"(?: please| pls)?(?: (?:if|whether|that))?\s*[,:;!–-]*\s+(?=\w+ \w+)",
    re.IGNORECASE,
)
"""What opens a question that was answered before, or that somebody doubts: `are you sure that ...`, `please check again: ...`"""
_DOUBT = re.compile(
    r"\W*(?:(?:but|and|hm+|well)\W+)?(?:i|we) (?:(?:really|still|just) )?(?:(?:do|can|could|did)(?:n't|nt| not) (?:\w+ )?(?:believe|buy|think)|doubt|"
    r"(?:am|'m|are|'re) not (?:so |that )?(?:sure|convinced))(?: (?:it|that|so|this|her|him|them))?\W*"
    r"|\W*(?:but )?(?:you|u) (?:just |have |had )?(?:said|told (?:me|us)|claimed?)(?: (?:me|us))? (?:otherwise|differently|something else|the (?:opposite|contrary)|no|yes|so)\W*",
    re.IGNORECASE,
)
"""A doubt about what was said, or who said otherwise, and no claim itself: `I don't believe it`, `You said otherwise`."""
_ELLIPSIS = re.compile(
    r"(?P<who>i|we|you|u|it|he|she|they) (?:really |actually )?(?P<verb>can|could|may|must|do|does|should|am|is|are)\W*",
    re.IGNORECASE,
)
_NOT = r"(?:can't|cant|cannot|(?:could|must|do|does|should|is|are)n'?t|(?:can|could|may|must|do|does|am|is|are) not)"
_DENIED = re.compile(
    rf"\b(?:i|we|you|u|it|he|she|they|one)\s+{_NOT}\s+(?P<act>\w.+)",
    re.IGNORECASE,
)
_DENIED_OF = re.compile(rf"(?P<who>[^,;:]{{2,40}}?)\s+{_NOT}\s+(?P<act>\w.+)", re.IGNORECASE)
"""The same of a thing: `minus cards can't be staked`."""
_HEARSAY = re.compile(
    r"^(?:(?:no(?: way)?|nah|hm+|well|but|wait|so|and|ok|you're wrong|thats? wrong)\W+)*"
    r"(?:(?i:my|our|the|your) (?:\w+ )?\w+|(?i:he|she|they|somebody|someone|everybody)|(?i:uncle|aunt|mom|mum|dad|grandpa|grandma|sis|bro)|[A-Z]\w+) "
    r"(?:(?:just|still|always|keeps?|really) )*(?:says?|said|saying|tells? (?:me|us)|told (?:me|us)|claims?|claimed|insists?|insisted|swears?|swore|thinks?|"
    r"believes?|argues?|is (?:\w+ |100 ?% )?(?:sure|convinced|certain)|reckons?)(?: (?:that|me|us))?\s*[,:]?\s+",
)


def completed(main: str, text: str) -> str:
    """What asks with a bare `I can?` asks of what somebody denied before it: `she says you can't run. Sure I can?`"""
    short = _ELLIPSIS.fullmatch(main)
    if short is None:
        return main
    for part in sentences(text[: text.rfind(main)]):
        if denied := _DENIED.search(part):
            return f"{short['verb']} {short['who']} {denied['act'].strip(' .!?,;')}?"
        if denied := _DENIED_OF.match(_HEARSAY.sub("", part)):
            return f"{short['verb']} {denied['who']} {denied['act'].strip(' .!?,;')}?"
    return main


def confirms(text: str) -> bool:
    """Whether a text only asks if something said is so: `are you sure?`"""
    return bool(_CONFIRM.fullmatch(text))


def confirmed_claim(text: str, main: str) -> tuple[bool, str]:
    """Whether all that is asked is if something said is so, and that something without who says it; else the clause itself."""
    found = _CONFIRMED.fullmatch(main)
    said = found["claim"] if found else None
    earlier = sentences(text[: text.rfind(main)])
    if said is None and _CONFIRM.fullmatch(main) and earlier:
        said = earlier.pop()
    if said is None:
        return False, main
    if _DOUBT.fullmatch(said) and earlier:
        said = earlier.pop()
    told = _HEARSAY.sub("", said.strip()).rstrip(" .!?")
    if re.fullmatch(r"\W*(?:no|yes|nope|yeah|otherwise|that|so|it|not)?\W*", told, re.IGNORECASE) and earlier:
        return False, earlier[-1]
    if WH.match(told) or YES_NO.match(told) or len(told.split()) < 3:
        return False, main
    return True, told
