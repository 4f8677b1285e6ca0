"""Manuals of programs that play a game: what they say of the program is no rule of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from corpus.models import Statement

PROGRAM: Final = "about the program, no rule"
SHARE: Final = 0.06
"""Share of statements about a screen from which a rulebook is a program's manual."""
FEWEST: Final = 8
"""Such statements that it has at least."""

_SCREEN = re.compile(
    r"\b(?:dialogs?|toolbars?|(?:sub)?menus?|mouse|click\w*|drop-down|servers?|hostname|command[- ]line|keyboard|status ?bar"
    r"|LMB|buttons?|windows?|screen)\b",
    re.IGNORECASE,
)
_SAYS = re.compile(
    r"\b(?:press(?:es|ed|ing)?|display(?:s|ed)?|enabled?s?|disabled?s?|highlight\w*|connect(?:s|ed|ion|ing)?|programs?|computer"
    r"|options?|settings?|metaserver|client|chat|messages?|panels?|prompt(?:s|ed)?|ctrl\w*|alt\w|download\w*|version|software"
    r"|package|animation|toggle|interface|environment|notified|indicates? that|next to each player['’s]* name|(?:has|have) entered the game|rows? of the table|the columns are|tables? (?:will|can) be|in the \w+(?: \w+)? table|icons?|kde)\b",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"\b(?:menus?|commands?|command[- ]line|servers?|settings?|configuration|environment|install\w*|computer players?|chat"
    r"|lobby|options?|shortcuts?|key ?bindings?|status bar|download\w*|versions?|bugs?|protocol)\b",
    re.IGNORECASE,
)
"""Headings under which nothing is a rule."""
_FAQ = re.compile(r"frequently asked|\bf\.?a\.?q|questions and answers", re.IGNORECASE)
"""Questions that users of a program have, not players."""


def is_manual(statements: Sequence[Statement]) -> bool:
    """Whether a rulebook is the manual of a program."""
    found = sum(bool(_SCREEN.search(one.text)) for one in statements)
    return found >= max(FEWEST, SHARE * len(statements))


def about_program(statement: Statement) -> bool:
    """Whether a statement of such a manual is about the program."""
    text = f"{statement.lead} {' '.join(statement.columns)} {statement.text}"
    headed = any(map(_HEADING.search, statement.at.section[-1:])) or any(
        map(_FAQ.search, statement.at.section)
    )
    return headed or bool(_SCREEN.search(text) or _SAYS.search(text))
