"""Words without their endings: `killed`, `killing` and `kills` are one word, `slew` and `slain` another."""

from __future__ import annotations

import re

IRREGULAR = {
    "was": "be", "were": "be", "is": "be", "are": "be", "am": "be", "been": "be", "being": "be",
    "has": "have", "had": "have", "having": "have", "got": "get", "gotten": "get", "getting": "get",
    "did": "do", "does": "do", "doing": "do", "went": "go", "gone": "go", "goes": "go",
    "slew": "slay", "slain": "slay", "beaten": "beat", "took": "take", "taken": "take", "won": "win",
    "drew": "draw", "drawn": "draw", "threw": "throw", "crept": "creep", "thrown": "throw", "fought": "fight", "kept": "keep",
    "held": "hold", "left": "leave", "leaving": "leave", "ran": "run", "paid": "pay", "broke": "break",
    "broken": "break", "found": "find", "lost": "lose", "put": "put", "stood": "stand", "made": "make",
    "came": "come", "laid": "lay", "knew": "know", "known": "know", "chose": "choose", "chosen": "choose", "gave": "give",
    "given": "give", "hid": "hide", "hidden": "hide", "shown": "show", "bought": "buy", "sold": "sell",
    "monies": "money", "men": "man", "people": "person", "folks": "person", "guys": "person", "dice": "die",
    "us": "us", "his": "his", "this": "this", "its": "its", "yes": "yes", "always": "always",
    "himself": "self", "herself": "self", "themselves": "self", "themself": "self", "ourselves": "self",
    "myself": "self", "yourself": "self", "oneself": "self", "everybody": "everyone", "somebody": "someone",
    "neighbour": "neighbor", "centre": "center", "defence": "defense", "colour": "color",
    "pts": "point", "vps": "vp", "opened": "open", "used": "use", "using": "use", "nothing": "nothing", "anything": "anything",
    "something": "something", "everything": "everything", "during": "during", "unless": "unless",
}  # fmt: skip
NOUNS = {
    "die",
    "man",
    "person",
    "money",
    "self",
    "everyone",
    "someone",
    "neighbor",
    "center",
    "defense",
    "color",
    "point",
}
"""Those of them that nobody does."""
VOWEL = re.compile(r"[aeiouy]")
PAST = re.compile(r"\w+(ed|n't)$")


def stem(word: str) -> str:
    """The word without plural, past, -ing and -ly endings, possessive and final e. Expects lower case."""
    word = re.sub(r"'s?$", "", word)
    if word.isdigit():
        return word
    if word in IRREGULAR:
        return _bare(IRREGULAR[word])
    if len(word) > 3:
        word = _singular(word)
        word = IRREGULAR.get(word, word)
    for ending in ("ing", "ed", "ly"):
        if word.endswith(ending) and not word.endswith(("eed", "lly")):
            rest = word.removesuffix(ending)
            if len(rest) >= 3 and VOWEL.search(rest):
                word = rest[:-1] + "y" if ending == "ed" and rest.endswith("i") else rest
                break
    return _bare(word)


def is_past(word: str) -> bool:
    """Whether a word looks like a past form or a participle: opened, slain, beat, won."""
    return bool(PAST.match(word)) or (
        word in IRREGULAR and IRREGULAR[word] not in {word} | NOUNS and not word.endswith(("s", "ing"))
    )


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "ches", "shes", "xes", "zes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word


def _bare(word: str) -> str:
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouy":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word
