"""Statements that a player needs under another heading than that under which the rulebook has them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rag.lexicon import terms
from rag.sheet import signs
from rag.sheet.home import COMPONENTS, Section
from rag.sheet.models import Name
from rag.sheet.placed import Placed

_CASE = re.compile(r"\bin an? (\w+)", re.IGNORECASE)
NAMED = 2
"""Words of a heading that a statement has to have in common with it to stand under it."""


def needed(
    placed: Sequence[Placed], homes: Mapping[Section, Name | None], language: str
) -> tuple[Placed, ...]:
    """The same statements.

    A definition that is also a duty of the set-up part before it is a rule of the set-up, and told in the glossary again.
    What the glossary says of a case (`in a wager`) stands with the rules of that case. A list of parts that says what each
    player has is part of a set-up that does not. The place where a marker starts belongs to the set-up, with what leads to
    it said again, where it is told in the midst of what is done in every round.
    """
    sections = list(homes)
    before = dict(zip(sections[1:], sections, strict=False))
    words = {section: frozenset(terms(section[-1] if section else "", language)) for section in sections}
    found = []
    for at, one in enumerate(placed):
        section = one.statement.at.section
        last = before.get(section, ())
        alone = one.name == "glossary" and not (one.joins or one.under)
        alone = alone and not any(two.joins or two.under for two in placed[at + 1 : at + 2])
        said = frozenset(terms(one.statement.text, language)) if alone else frozenset()
        if (
            alone
            and one.term
            and signs.DUTY.search(one.statement.text)
            and homes.get(last) == "setup"
            and words[last] & said
        ):
            one = replace(one, name="setup", also="glossary")
        elif alone and not one.term and (case := _of_case(one, said, homes, words, language)):
            one = replace(one, name="actions", beside=case)
        found.append(one)
    return tuple(_started(_shared_out(found), language))


def _shared_out(placed: Sequence[Placed]) -> list[Placed]:
    """What each player has, from the list of parts, where the set-up does not say it."""
    told = any(one.name == "setup" and signs.TAKES.search(one.statement.text) for one in placed)
    if told or not any(one.name == "setup" for one in placed):
        return list(placed)
    return [
        replace(one, name="setup", reason="", part=True)
        if one.reason == COMPONENTS and signs.SHARED_OUT.search(one.statement.text)
        else one
        for one in placed
    ]


def _started(placed: Sequence[Placed], language: str) -> list[Placed]:
    """Where a marker starts, taken out of the course of the turn in which it is moved on, with what is said of it."""
    found = list(placed)
    moves = any(signs.MARK_MOVES.search(one.statement.text) for one in placed)
    for at, one in enumerate(placed):
        if not (moves and one.name == "turn" and signs.START_MARK.search(one.statement.text)):
            continue
        first, end = at, at + 1
        while found[first].joins:
            first -= 1
        while end < len(found) and found[end].joins:
            end += 1
        told = terms(" ".join(two.statement.text for two in found[at:end]), language)
        while end < len(found) and _is_about(found[end], found[end - 1], frozenset(told), language):
            end += 1
        found[first:at] = [replace(two, also="setup") for two in found[first:at]]
        found[at:end] = [replace(two, name="setup") for two in found[at:end]]
    return found


def _is_about(one: Placed, before: Placed, told: frozenset[str], language: str) -> bool:
    """Whether it goes on in the paragraph about what was told, and says of nobody what to do."""
    here, last = one.statement, before.statement
    same = (here.at.section, here.at.paragraph, here.kind) == (last.at.section, last.at.paragraph, last.kind)
    acts = any(sign.search(here.text) for sign in (signs.DEED, signs.DUTY, signs.LENGTH))
    return same and one.name == "turn" and not acts and bool(told & frozenset(terms(here.text, language)))


def _of_case(
    one: Placed,
    said: frozenset[str],
    homes: Mapping[Section, Name | None],
    words: Mapping[Section, frozenset[str]],
    language: str,
) -> Section | None:
    cases = frozenset(terms(" ".join(_CASE.findall(one.statement.text)), language))
    fitting = [
        section
        for section, own in words.items()
        if homes[section] == "actions" and len(own) >= NAMED and own <= said and own & cases
    ]
    return max(fitting, key=lambda section: len(words[section]), default=None)
