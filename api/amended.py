"""Rules of the engine whose words an amendment bears on: they rule on nothing, over HTTP and on the command line."""

from __future__ import annotations

from engine.rules import Rule
from rag.index import GameIndex
from rag.precedence import bearing_on


class AmendedRuleError(Exception):
    """A rule that was written for words that an amendment may have changed."""


def refuse_amended(rule: Rule, index: GameIndex) -> None:
    """Raises AmendedRuleError with the newest amendment's words where one bears on what the rule quotes."""
    if newer := bearing_on(index.quoted_by[rule.id], index):
        told = index.rulebook.cite(newer[0])
        raise AmendedRuleError(
            f"no verdict of {rule.id!r}: {told.source!r} says {told.quote!r}, which bears on the words that the rule was "
            "written for; ask it as a question, to be shown both"
        )
