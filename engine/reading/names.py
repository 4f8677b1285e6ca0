"""Players' names, which no list holds: `Mia left first`, `Ali 500, Bea 400`, `against Tom`, `jim has`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.reading.amount import is_number
from engine.reading.compared import names_compared
from engine.reading.name_words import (
    ADVERBS,
    ASKING,
    BESIDE,
    DEEDS,
    DETERMINERS,
    ENDS_A_LIST,
    GETTING,
    HAVING,
    LEADING,
    NO_NAMES,
    OPENS,
    PARTS,
    PLACED,
    SHORT,
    SMALL_WORDS,
    TELLING,
)
from engine.reading.stems import is_past
from engine.reading.tokens import Token, Tokens


def with_names(
    tokens: Tokens, known: Collection[str], aimed: Collection[str], holders: Collection[str] = ()
) -> Tokens:
    """The tokens, players' names marked.

    `known` are the stems of the game's own words, which are no names; `aimed` the words for what is done to somebody in
    this game, whose name may follow: `wager Tom`, `challenge Bea`; `holders` those of the game who have numbers of their own.
    """
    compared = names_compared(tokens, lambda at: _is_strange(tokens[at], known))
    names = [at in compared or _is_name(tokens, at, token, known, aimed) for at, token in enumerate(tokens)]
    names = [
        name
        or (
            any(names)
            and (
                _has_a_number(tokens, at, known)
                or _has_a_role(tokens, at, known)
                or _has_a_place(tokens, at, known)
            )
        )
        for at, name in enumerate(names)
    ]
    first = {at + 1 for at in range(-1, len(tokens) - 4) if _starts_a_list(tokens, at, known, holders)}
    named = any(names) or bool(first)
    names = [name or at in first or (named and _goes_on(tokens, at, known)) for at, name in enumerate(names)]
    called = {token.text for token, name in zip(tokens, names, strict=True) if name}
    names = [
        name or (token.capital and token.text in called) for token, name in zip(tokens, names, strict=True)
    ]
    plain = {token.text for token, name in zip(tokens, names, strict=True) if name and not token.capital}
    return tuple(
        replace(token, name=True) if name or token.text in plain else token
        for token, name in zip(tokens, names, strict=True)
    )


def _has_a_number(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether a capital stands before a number as other players' names do: `Kai threw a 4, Mo a 2`, `Olga is at 1500`."""
    token = tokens[at]
    if not token.capital or token.text in NO_NAMES | PARTS:
        return False
    last = at + 1
    last = _past_article(tokens, last)
    while last < min(at + 3, len(tokens)) and tokens[last].text in LEADING:
        last += 1
    if last >= len(tokens) or not is_number(tokens[last]):
        return False
    listed = at > 0 and tokens[at - 1].text in (",", "and", ";", ":") and last == at + 1
    return token.stem not in known or listed


def _has_a_place(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether a capital after a mark is followed by a place, as others are: `Ana exited first, Ben second`."""
    token = tokens[at]
    return (
        token.capital
        and token.text not in NO_NAMES | PARTS
        and token.stem not in known
        and at > 0
        and tokens[at - 1].text in (",", "and", ";", ".", ":", "but")
        and at + 1 < len(tokens)
        and tokens[at + 1].text in ("first", "second", "last", "1st", "2nd")
    )


def _has_a_role(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether a capital is followed by what somebody is, in brackets: `Paul is the dragon, Rita (adventurer) not`."""
    token = tokens[at]
    return (
        token.capital
        and token.text not in NO_NAMES | PARTS
        and token.stem not in known
        and [later.text for later in tokens[at + 1 : at + 4 : 2]] == ["(", ")"]
    )


def _goes_on(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether a strange word stands between a comma and a number that ends there, as one more name: `lou has 520, pat 380`."""
    if at >= len(tokens):
        return False
    token = tokens[at]
    if token.kind != "word" or token.text in NO_NAMES | PARTS | TELLING or token.stem in known:
        return False
    if not _is_long(token) or is_past(token.text) or token.text in DEEDS or token.text.endswith("ing"):
        return False
    number = _past_article(tokens, at + 1)
    if at < 1 or number >= len(tokens) or is_number(token) or not is_number(tokens[number]):
        return False
    after = tokens[number + 1] if number + 1 < len(tokens) else None
    ends = after is None or after.kind != "word" or after.text in ENDS_A_LIST
    return ends and tokens[at - 1].text in (",", "and", ";", ":")


def _starts_a_list(tokens: Tokens, at: int, known: Collection[str], holders: Collection[str]) -> bool:
    """Whether a list of strange words with a number each begins after a mark: `rolls: kim 3, lou 5`, `we rolled. tom 3, me 5`."""
    if (at >= 0 and tokens[at].text not in OPENS) or not _is_strange(tokens[at + 1], known):
        return False
    number = _past_article(tokens, at + 2)
    if number + 2 >= len(tokens) or not is_number(tokens[number]):
        return False
    if tokens[number + 1].text not in (",", "and", ";"):
        return False
    second = number + 2
    follows = _past_article(tokens, second + 1)
    other = tokens[second].text in ("me", "i") or tokens[second].stem in holders
    numbered = follows < len(tokens) and is_number(tokens[follows])
    return numbered and (other or _goes_on(tokens, second, known))


def _is_strange(token: Token, known: Collection[str]) -> bool:
    """Whether a word is none of the game's nor of those that tell something."""
    if token.kind != "word" or token.text in NO_NAMES | PARTS | TELLING | DEEDS | GETTING:
        return False
    plain = not is_past(token.text) and not token.text.endswith(("ing", "ly"))
    return token.stem not in known and _is_long(token) and plain and not is_number(token)


def _is_long(token: Token) -> bool:
    """Whether a word is long enough for a name: of two letters, only what is no common word, `jo`, `al`."""
    return len(token.text) > 2 or (len(token.text) == 2 and token.text not in SMALL_WORDS)


def _past_article(tokens: Tokens, at: int) -> int:
    """The place after an article and a word of comment, where a number may stand: 95 in `me a sad 95`."""
    if at < len(tokens) and tokens[at].text in ("a", "an"):
        at += 1
        if at + 1 < len(tokens) and not is_number(tokens[at]) and is_number(tokens[at + 1]):
            at += 1
    return at


def _is_beside(tokens: Tokens, word: str) -> bool:
    """Whether a word also stands for whom something is done with: `a bet with tom, tom had 250`."""
    return any(
        tokens[at].text == word and tokens[at - 1].text in ("with", "against") for at in range(1, len(tokens))
    )


def _is_one_of_two(token: Token, known: Collection[str]) -> bool:
    """Whether a name is joined to another: `Petr and Olga`."""
    return token.capital and token.text not in NO_NAMES and token.stem not in known


def _has_a_title(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether a capital is followed by what somebody is and does: `Paul, the dragon, has`, `and Paul our dragon has`."""
    marked = at + 4 < len(tokens) and tokens[at + 1].text == tokens[at + 4].text == ","
    first = at + 2 if marked else at + 1
    last = first + (3 if marked else 2)
    if last >= len(tokens) or (not marked and (at == 0 or tokens[at - 1].text in (".", "?", "!", ":"))):
        return False
    titled = tokens[first].text in ("the", "our", "my") and tokens[first + 1].stem in known
    return titled and tokens[last].text in DEEDS | {"is"}


def _is_listed(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether another name has its number too: the first in `Nora 11 points, Emil 12`."""
    return any(
        _is_one_of_two(tokens[other], known) and _has_number(tokens, other)
        for other in range(at + 2, len(tokens) - 1)
    )


def _heads_a_list(tokens: Tokens, at: int, known: Collection[str]) -> bool:
    """Whether what follows is told of one, and of another likewise: `Ida: treasures 8. Jon: treasures 15`."""
    return any(
        other != at
        and _is_one_of_two(tokens[other], known)
        and tokens[other + 1].text == ":"
        and (other == 0 or tokens[other - 1].text in OPENS)
        for other in range(len(tokens) - 1)
    )


def _follows_a_name(tokens: Tokens, at: int) -> bool:
    """Whether somebody with a number was named before: the second in `Yara: 21. Mats: 18`."""
    return any(
        tokens[other].capital
        and tokens[other].text not in NO_NAMES
        and _has_number(tokens, other)
        and other + 1 < at
        for other in range(at)
    )


def _has_number(tokens: Tokens, at: int) -> bool:
    """Whether a number stands right after: `Nora 11`, `Nora: 11`."""
    marked = at + 2 < len(tokens) and tokens[at + 1].text in (":", "=", "-")
    return at + 1 < len(tokens) and is_number(tokens[at + 2 if marked else at + 1])


def _is_name(tokens: Tokens, at: int, token: Token, known: Collection[str], aimed: Collection[str]) -> bool:
    if token.kind != "word" or token.text in NO_NAMES or token.stem in known or is_number(token):
        return False
    before = tokens[at - 1].text if at else "."
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if token.capital and (before in BESIDE or before in aimed):
        return True
    if (
        token.capital
        and at > 1
        and is_number(tokens[at - 1])
        and (after is None or after.text in (",", ".", "?"))
    ):
        return len(token.text) > 2 and before != "one"
    if token.capital and before == "from" and at > 1 and is_number(tokens[at - 2]):
        return True
    if token.capital and [later.text for later in tokens[at + 1 : at + 3]] == [",", "who"]:
        return True
    if (
        token.capital
        and after is not None
        and after.text in ("still", "already")
        and before in (",", ";", "and")
    ):
        return True
    if token.capital and after is not None and after.text in ADVERBS and at + 2 < len(tokens):
        after = tokens[at + 2]
    if after is None or before in DETERMINERS or len(token.text) < 2:
        return False
    if (
        token.capital
        and after.text == "and"
        and at + 2 < len(tokens)
        and _is_one_of_two(tokens[at + 2], known)
    ):
        return True
    if token.capital and before in OPENS and after.text == ":" and _heads_a_list(tokens, at, known):
        return True
    if token.capital and _has_a_title(tokens, at, known):
        return True
    if token.capital and after.text in aimed and at + 2 < len(tokens) and is_number(tokens[at + 2]):
        return True
    possessive = token.text.endswith("'s")
    if not token.capital:
        opens = at == 0 or before in OPENS or before in ("and", "but", "while", "if", "or")
        number = _past_article(tokens, at + 2)
        told = after.text in GETTING and number < len(tokens) and is_number(tokens[number])
        told = told and len(token.text) > 2 and not token.text.endswith("ly") and token.text not in SHORT
        holds = after.text == "got" if possessive else after.text in HAVING or told
        named = after.text in DEEDS and _is_beside(tokens, token.text)
        return opens and (holds or named) and not token.text.endswith("ing")
    if token.capital and before in ASKING and at == 1:
        return True
    begins = at == 0 or before in (".", "?", "!")
    follows = tokens[at + 2].text if at + 2 < len(tokens) else ""
    placed = after.text in ("was", "is", "came", "went", "goes", "comes") and follows in PLACED
    follower = tokens[at + 2] if at + 2 < len(tokens) else None
    stands = (
        not begins and after.text in ("with", "at", "on") and follower is not None and is_number(follower)
    )
    listed = token.capital and _has_number(tokens, at) and (not begins or _is_listed(tokens, at, known))
    listed = listed or (begins and token.capital and _has_number(tokens, at) and _follows_a_name(tokens, at))
    role = follows == "the" and at + 3 < len(tokens) and tokens[at + 3].stem in known and token.capital
    placed = placed or (role and after.text == "is")
    tells = after.text in DEEDS or is_past(after.text) or possessive or placed or stands or listed
    return tells or (not begins and (is_number(after) or after.text in ("is", "was", "who", "have", "are")))
