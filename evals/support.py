"""Which statements of a rulebook decide a case."""

from __future__ import annotations

import re
from collections.abc import Iterable

from corpus.models import Rulebook
from evals.cases import Case

NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split()
"""Numbers that are written as words, by their worth."""


def deciding(case: Case, rulebook: Rulebook) -> tuple[frozenset[str], ...]:
    """For each piece of support, the ids of the statements that hold it; pieces that stand nowhere are left out.

    A piece that runs over several statements is decided by those that hold a good part of it.
    """
    groups = []
    for piece in case.support:
        wanted = folded(piece)
        hits = {s.id for s in rulebook.statements if wanted in folded(s.text) or wanted in folded(s.shown)}
        if not hits:
            hits = {
                s.id
                for s in rulebook.statements
                if len(own := folded(s.text)) > 20 and (own in wanted or _overlap(own, wanted) >= 0.6)
            }
        if hits:
            groups.append(frozenset(hits))
    return tuple(groups)


def folded(text: str) -> str:
    """Letters and digits, lower case, single blanks: what is compared when a quote is looked for."""
    return " ".join(re.findall(r"[^\W_]+", text.lower()))


def _overlap(own: str, wanted: str) -> float:
    """Share of the wanted words, in order, that open or close with the statement's."""
    words, target = own.split(), wanted.split()
    for size in range(min(len(words), len(target)), 0, -1):
        if words[-size:] == target[:size] or words[:size] == target[-size:]:
            return size / len(target)
    return 0.0


def ids(groups: Iterable[frozenset[str]]) -> frozenset[str]:
    """All ids of the groups."""
    return frozenset().union(*groups)
