"""Words as search sees them: lower case, without stop words, stemmed, numbers as digits."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache

import Stemmer

_LANGUAGES = {
    "en": "english", "de": "german", "fr": "french", "es": "spanish", "it": "italian", "nl": "dutch",
    "pt": "portuguese", "hu": "hungarian",
}  # fmt: skip

_STOP = {
    "en": """a an the of to in on at by for from with within into onto as is are was were be been being am do does did
    done doing have has had having it its this that these those there here and or but if then than so such not no nor
    also too very just about again further once during above below up down out off i me my mine we us our ours you your
    yours he him his she her hers they them their theirs who whom whose which what when where why how can could may
    might must shall should will would one's own other s t don doesn didn isn aren wasn weren won ve ll re d m let get
    gets got getting""",
    "de": """der die das den dem des ein eine einer einen einem eines und oder aber wenn dann als so nicht kein keine ich
    du er sie es wir ihr mein dein sein unser euer man ist sind war waren wird werden kann können darf dürfen muss
    müssen soll hat haben wie viel viele was wer wo wann warum welche welcher welches bei mit von zu im in am an auf aus
    für nach über um bis auch noch nur sich""",
    "fr": """le la les l un une des du de d et ou mais si alors que qui quoi dont où quand comment pourquoi combien quel
    quelle quels quelles je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses notre votre leur est sont
    était être a ont avoir peut peuvent dois doit faut ne pas plus à au aux en dans sur sous par pour avec sans ce cet
    cette ces se s y c n qu j m t""",
    "hu": """a az egy és vagy de ha akkor hogy nem is csak már még ez azt ezt ki mi mit mikor hol hogyan miért mennyi
    hány milyen melyik lehet kell van vannak volt lesz én te ő mi ti ők""",
}
_STOP_WORDS = {code: frozenset(words.split()) for code, words in _STOP.items()}

_NUMBERS = {
    word: str(value)
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split()
    )
}
_IRREGULAR = dict(
    pair.split(":")
    for pair in """lost:lose won:win drew:draw drawn:draw dice:die threw:throw thrown:throw took:take taken:take
    gave:give given:give chose:choose chosen:choose bought:buy sold:sell began:begin begun:begin hid:hide hidden:hide
    dealt:deal kept:keep held:hold fought:fight built:build paid:pay spent:spend men:man children:child slain:slay
    slew:slay stole:steal stolen:steal broke:break broken:break went:go gone:go ran:run left:leave""".split()
)
_TOKEN = re.compile(r"[^\W_]+(?:'[a-z]+)?")
_CJK = re.compile(r"[一-鿿]|[a-z0-9]+")


@lru_cache(maxsize=16)
def _stemmer(language: str) -> Stemmer.Stemmer | None:
    name = _LANGUAGES.get(language)
    return Stemmer.Stemmer(name) if name else None


def tokens(text: str, language: str = "en") -> list[str]:
    """Lower-case words as they stand. Chinese text gives its characters and their pairs."""
    text = text.lower().replace("’", "'")
    if language == "zh":
        characters = _CJK.findall(text)
        return characters + [a + b for a, b in itertools.pairwise(characters)]
    return [re.sub(r"'s?$|'\w+$", "", word) for word in _TOKEN.findall(text)]


def is_stop(word: str, language: str = "en") -> bool:
    """Whether a lower-case word carries no content of its own."""
    return word in _STOP_WORDS.get(language, frozenset())


def stem(word: str, language: str = "en") -> str:
    """The search term of one lower-case word: `dice` and `die` give one term, `three` gives `3`."""
    if language == "en":
        word = _NUMBERS.get(word, word)
        word = _IRREGULAR.get(word, word)
    stemmer = _stemmer(language)
    return str(stemmer.stemWord(word)) if stemmer else word


def terms(text: str, language: str = "en") -> list[str]:
    """Search terms of a text, in order, stop words left out."""
    return [stem(word, language) for word in tokens(text, language) if word and not is_stop(word, language)]
