"""Planned actions: how often each is meant, `two Hustles and a Creep`, `Peer once`, `creep two times`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from engine.reading.amount import Amount
from engine.reading.corrections import superseded
from engine.reading.found import ReadFact
from engine.reading.profiles import phrase_of
from engine.reading.reading import Text
from engine.reading.stems import stem

DOERS = {"i", "we", "to", "then", "and", "that", "finally", "afterwards", "can", ","}
"""Words right before an action that somebody does."""
LATER = {"afterwards", "later", "finally", "next"}
OPENS = {"", ".", ",", ":", "then", "and", "+", ";", "-", ">", "plus"}
NEXT = {",", "then", "and", "+", ".", "?", ";", "-", ">", "plus", ":", "again", "with", "without", "using"}
"""Marks around an action in a row of actions: `Creep, Creep, then Hustle`."""
JOINS = {
    ",",
    "then",
    "and",
    "+",
    ";",
    "-",
    ">",
    "plus",
    "another",
    "again",
    "finally",
    "after",
    "that",
    "a",
    "&",
}
"""What stands between actions that follow each other."""
DIE = stem("die")
"""What a plan of one action and a fight speaks of; one action alone is no plan."""
PLANNED = re.compile(r"Planned (\w+)")
"""A count labelled `Planned Creeps` is of the action `creep`."""


def read_planned(text: Text) -> tuple[list[ReadFact], set[Amount]]:
    """The planned actions that the question is about, with the amounts they take up.

    None at all where one of them is named without saying how often, since a part of a plan is not the plan.
    """
    actions = {
        phrase_of(label[1])[0]: one.fact.name
        for one in text.lexicon.profiles
        if one.fact.name in text.about and (label := PLANNED.fullmatch(one.fact.label))
    }
    found: dict[str, ReadFact] = {}
    taken: set[Amount] = set()
    bare: set[str] = set()
    repeated: set[str] = set()
    rows = _in_rows(text, actions)
    back = {one.last for one in superseded(text)}
    for at, token in enumerate(text.tokens):
        name = actions.get(token.stem)
        if name is None or at in back:
            continue
        amount = _how_often(text, at)
        listed = at in rows
        if amount is None and name in bare and (listed or _once(text, at)):
            times = int(str(found[name].value)) + 1
            found[name] = replace(found[name], value=times)
            repeated.add(name)
            continue
        if amount is None and at and text.tokens[at - 1].text == "another" and name in found:
            found[name] = replace(found[name], value=int(str(found[name].value)) + 1)
            repeated.add(name)
            continue
        if amount is None and name not in found:
            if not (listed or _once(text, at)):
                return [], _dice(text)
            found[name] = text.read(name, 1, at, at + 1, 0.8)
            bare.add(name)
            continue
        if amount is None or amount in taken:
            continue
        if name in found:
            return [], _dice(text)
        first, last = min(at, amount.first), max(at + 1, amount.last)
        found[name] = text.read(name, amount.value, first, last, 0.9)
        taken.add(amount)
    alone = (
        len(found) == 1 and not taken and not repeated and not any(token.stem == DIE for token in text.tokens)
    )
    return ([], set()) if alone else (list(found.values()), taken)


def _in_rows(text: Text, actions: Mapping[str, str]) -> set[int]:
    """Where actions stand in a row, each of which is done: `for creep, creep, then hustle`, `peer + backtrack`."""
    found: set[int] = set()
    row: list[int] = []
    for at, token in enumerate(text.tokens):
        if token.stem in actions and not token.text.endswith(("s", "ed", "ing")):
            row.append(at)
        elif not (row and token.text in JOINS):
            found |= set(row) if len(row) > 1 else set()
            row = []
    return found | (set(row) if len(row) > 1 else set())


def _dice(text: Text) -> set[Amount]:
    """The numbers of dice, which are no plan by themselves where the rest of it is not known."""
    return {
        amount
        for amount in text.amounts
        if amount.last < len(text.tokens) and text.tokens[amount.last].stem == DIE
    }


def _once(text: Text, at: int) -> bool:
    """Whether an action is told as a deed of its own, which is meant once: `I Creep on`, `to Backtrack and then Peer`, `first
    peering, later creeping`."""
    before = text.tokens[at - 1].text if at else ""
    plain = not text.tokens[at].text.endswith(("s", "ed", "ing"))
    after = text.tokens[at + 1].text if at + 1 < len(text.tokens) else "."
    listed = plain and before in OPENS and after in NEXT
    if listed:
        return True
    if text.tokens[at].text.endswith("ing") and before in OPENS | LATER:
        return True
    asked = text.clause(at).wonders and before not in DOERS
    return not text.tokens[at].text.endswith("s") and before in DOERS and not asked


def _how_often(text: Text, at: int) -> Amount | None:
    """`two Creeps`, `a Creep`, `Creep twice`."""
    for amount in text.amounts:
        if amount.last == at and amount.kind in ("exact", "article", "times", "none"):
            return amount
        if amount.first == at + 1 and amount.kind == "times":
            return amount
    return None
