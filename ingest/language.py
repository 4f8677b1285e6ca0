"""Which language a rulebook is written in, told by its most common small words."""

from __future__ import annotations

import re

_COMMON = {
    "en": "the a of to and is in you or it that are with for on may your if",
    "de": "der die das den dem und ist ein eine nicht sich mit auf für wenn werden wird oder sie",
    "fr": "le la les des et est un une dans pour que sur vous qui ou pas joueur avec du",
    "es": "el la los las de que y en un una por para con se no es al del jugador",
    "it": "il lo la gli di che e in un una per con non si è del della giocatore",
    "nl": "de het een en van is in op met niet voor je of aan als speler die",
    "pt": "o a os as de que e em um uma por para com se não é do da jogador",
    "hu": "a az egy és vagy nem hogy ha is kell lehet meg csak akkor minden",
}
_WORDS = {code: frozenset(words.split()) for code, words in _COMMON.items()}


def detect_language(text: str) -> str:
    """ISO 639-1 code of the language, `en` where nothing speaks for another one."""
    sample = text[:60_000].lower()
    if len(re.findall(r"[一-鿿]", sample)) > 0.2 * max(1, len(sample)):
        return "zh"
    words = re.findall(r"\w+", sample)
    counts = {code: sum(word in common for word in words) for code, common in _WORDS.items()}
    best = max(counts, key=lambda code: counts[code] / len(_WORDS[code]))
    return best if counts[best] > counts["en"] else "en"
