"""The one third person who does everything: `my son opened two chests, may he go`, `Petra rolls a 9`.

Where a text asks about one named or described person, and nobody speaks of themselves, that person is whom the rules
call you, and what is theirs is read as the asker's own.
"""

from __future__ import annotations

import itertools
from dataclasses import replace

from engine.reading.amount import is_number
from engine.reading.clauses import Clause
from engine.reading.lexicon import Lexicon
from engine.reading.people import ME, PEOPLE, POSSESSIVES, RIVAL, named_rival, person
from engine.reading.stems import stem
from engine.reading.tokens import Tokens

ASIDES = (
    ("i", "think"), ("i", "guess"), ("i", "wonder"), ("i", "say"), ("i", "believe"), ("tell", "me"), ("tell", "us"),
    ("do", "you"), ("you", "think"), ("you", "say"),
)  # fmt: skip
"""Words of me that tell nothing of what is mine in the game."""
OTHER = {"other", "another", "next", "against", "than", "with", "before", "after", "from", "of"}
"""Words before a person that make it somebody whom others act upon."""
VERDICTS = {"legal", "allowed", "ok", "okay", "right", "fine", "possible", "valid"}
"""Last words that ask without asking."""
PASSIVE = {"am", "was", "been", "got", "being", "get"}
PUTS = {stem(word) for word in ("put", "lay", "slam", "throw")}
"""What is done with a stake, against whom it is aimed: `he lays 400 on the table against me`."""
ANSWERS = PUTS | {stem("stake"), stem("match")}
"""What is asked of me whom a deed of somebody else's is aimed at: `she bets 250, what must I put in?`"""
SOMEBODY = {"someone", "somebody"}
THINGS = {"they", "them", "their", "theirs"}
ONES = {"she", "he", "her", "his", "him", "hers"}


def with_actor(
    tokens: Tokens, found: tuple[Clause, ...], lexicon: Lexicon, one_sided: bool, turned: bool
) -> Tokens:
    """The tokens, those of the one who acts marked, where there is one.

    With `one_sided`, no fact in question is of another side, and whatever is asked is asked of the one who is named.
    With `turned`, the facts in question are the same from both sides, so that a question about the rival is the same
    question with the sides changed.
    """
    people, others = _people(tokens)
    if turned and len(people) < 2 and _asks_of_the_rival(tokens, found, lexicon):
        return sides_changed(tokens, lexicon)
    if any(named_rival(tokens, at, lexicon) for at in range(len(tokens))) or (others and not people):
        return tokens
    if found and not one_sided and _opens_with_a_deed(tokens, found[0], lexicon):
        return tokens
    alone = len(people) < 2
    people = people if alone else _questioned(tokens, found, people)
    if not alone and len(people) != 1:
        return tokens
    if not lexicon.holders and _asks_who_of_two(tokens, found):
        return tokens
    if any(_speaks(tokens, at, lexicon) for at in range(len(tokens))):
        return tokens
    if not _asked(tokens, found, people, one_sided):
        return tokens
    return tuple(
        replace(token, actor=True) if (alone and token.text in RIVAL) or _who(tokens, at) in people else token
        for at, token in enumerate(tokens)
    )


def _asks_of_the_rival(tokens: Tokens, found: tuple[Clause, ...], lexicon: Lexicon) -> bool:
    """Whether all that is asked is asked of the rival, while I speak too: `Can he exit? I have 3, he has 1`."""
    asking = [
        one
        for at, one in enumerate(found)
        if (one.asks or one.copula or one.wonders) and not _goes_on(found, at)
    ]
    speaks = any(
        token.text in ("i", "mine", "my", "we") and person(tokens, at, lexicon) == "me"
        for at, token in enumerate(tokens)
    )
    return speaks and bool(asking) and all(_is_of_the_rival(tokens, one, lexicon) for one in asking)


def _goes_on(found: tuple[Clause, ...], at: int) -> bool:
    """Whether a question names nobody because its other half does: `how many VP` before `does he get`."""
    after = found[at + 1] if at + 1 < len(found) else None
    return found[at].wonders and not found[at].own and after is not None and (after.copula or after.asks)


def _is_of_the_rival(tokens: Tokens, clause: Clause, lexicon: Lexicon) -> bool:
    """Whether a question is of the rival; `they` may be things."""
    told = any(
        person(tokens, at, lexicon) == "rival" and tokens[at].text not in THINGS
        for at in range(clause.first, clause.last)
    )
    return told and clause.own and clause.subject == "rival"


def sides_changed(tokens: Tokens, lexicon: Lexicon) -> Tokens:
    """The tokens, the rival as the one who acts, and me as somebody else."""
    sides = [person(tokens, at, lexicon) for at in range(len(tokens))]
    return tuple(
        replace(token, actor=side == "rival", aside=side == "me")
        for token, side in zip(tokens, sides, strict=True)
    )


def is_aimed_at_me(tokens: Tokens, found: tuple[Clause, ...], lexicon: Lexicon) -> bool:
    """Whether a deed that is aimed at somebody is aimed at me: `Bob wagers 500 against me`, `I am challenged`."""
    words = [token.text for token in tokens]
    answers = "against" not in words and any(
        (one.asks or one.wonders or one.copula)
        and one.subject == "me"
        and any(token.stem in ANSWERS for token in tokens[one.first : one.last])
        for one in found
    )
    deeds = {stem(word) for phrase in lexicon.aimed for word in phrase.split()[:1]} | PUTS
    for clause in found:
        places = [at for at in range(clause.first, clause.last) if tokens[at].stem in deeds]
        for at in places:
            before = words[max(clause.first, at - 4) : at]
            if PASSIVE & set(before) and (clause.subject == "me" or words[clause.first] == "as"):
                return True
            acts = clause.subject == "rival" or any(
                person(tokens, one, lexicon) == "rival" or words[one] in SOMEBODY
                for one in range(clause.first, at)
            )
            if acts and (
                answers
                or words[at + 1 : at + 2] in (["me"], ["us"])
                or _names_me(words[at + 1 : clause.last])
            ):
                return True
    return False


def _names_me(words: list[str]) -> bool:
    return any(
        pair in (("against", "me"), ("with", "me"), ("against", "us")) for pair in itertools.pairwise(words)
    )


def _opens_with_a_deed(tokens: Tokens, clause: Clause, lexicon: Lexicon) -> bool:
    """Whether a text opens with what the asker does, who is not said: `bet 600, she only has 200`."""
    words = [token for token in tokens[clause.first : clause.last] if token.kind == "word"]
    if clause.subject != "nobody" or clause.asks or clause.copula or clause.wonders or not words:
        return False
    acts = {phrase[0] for phrase in lexicon.verb_names if phrase}
    number = any(is_number(token) for token in tokens[clause.first : clause.last])
    return number and words[0].stem in acts and not words[0].text.endswith("s")


def _questioned(tokens: Tokens, found: tuple[Clause, ...], people: set[str]) -> set[str]:
    """Those of several whom the questions are about."""
    asking = [one for one in found if one.asks or one.copula or one.wonders]
    return {
        who
        for one in asking
        for at in range(one.first, one.last)
        if (who := _who(tokens, at)) in people and who
    }


def _people(tokens: Tokens) -> tuple[set[str], set[str]]:
    """Who acts, and who is only acted upon."""
    found: set[str] = set()
    others: set[str] = set()
    for at, token in enumerate(tokens):
        who = _who(tokens, at)
        if who is None:
            continue
        before = [one.text for one in tokens[max(0, at - 2) : at]]
        if before[-1:] and (before[-1] in OTHER or (before[-1] in POSSESSIVES and before[0] in OTHER)):
            others.add(who)
            continue
        if token.name and at and tokens[at - 1].stem in PEOPLE:
            found.discard(tokens[at - 1].stem)
        found.add(who)
    return found - others, others


def _who(tokens: Tokens, at: int) -> str | None:
    token = tokens[at]
    if token.name:
        return token.stem.removesuffix("'s")
    return token.stem if token.stem in PEOPLE else None


def _speaks(tokens: Tokens, at: int, lexicon: Lexicon) -> bool:
    """Whether a token is of me, and no aside: `my` in `my son` and `my house`, `I` in `I wonder`."""
    if tokens[at].text not in ME:
        return False
    if tokens[at].text in POSSESSIVES:
        owned = tokens[at + 1 : at + 3]
        known = {word for phrase in lexicon.noun_names for word in phrase}
        return not any(one.stem in PEOPLE for one in owned) and any(one.stem in known for one in owned)
    words = tuple(one.text for one in tokens[max(0, at - 1) : at + 2])
    return not any(pair in ASIDES for pair in itertools.pairwise(words))


def _asked(tokens: Tokens, found: tuple[Clause, ...], people: set[str], one_sided: bool) -> bool:
    """Whether they are asked about, or anything at all is."""
    pronoun = any(token.text in ONES for token in tokens)
    if not people and not pronoun:
        return False
    about = any(
        one.subject == "rival"
        and (one.asks or one.copula or one.wonders)
        and (one.own or not _asks_which(tokens, one))
        for one in found
    )
    asks = any(one.asks or one.copula or one.wonders for one in found) or any(
        token.text == "?" for token in tokens
    )
    asks = asks or tokens[-1].text in VERDICTS or [token.text for token in tokens[-2:]] == ["or", "not"]
    return about or (asks and (bool(people) or one_sided))


def _asks_who_of_two(tokens: Tokens, found: tuple[Clause, ...]) -> bool:
    """Whether all that is asked is who of two players it is: `17 all, Ann exited first, who wins?` is asked of neither."""
    asking = [one for one in found if one.asks or one.copula or one.wonders]
    return bool(asking) and all(_asks_which(tokens, one) for one in asking)


def _asks_which(tokens: Tokens, clause: Clause) -> bool:
    """Whether it is asked which of the players does something, so that it is asked of none of them: `she is out, who wins?`"""
    words = [token.text for token in tokens[clause.first : clause.last] if token.kind == "word"]
    return words[:1] == ["who"]
