"""The section of the sheet where statements of a heading go, told by the heading, their form, or their meaning."""

from __future__ import annotations

import re
from collections.abc import Sequence

from corpus.models import Statement
from rag.sheet import signs
from rag.sheet.meaning import Meaning
from rag.sheet.models import Name

Section = tuple[str, ...]

STORY, COMPONENTS, LISTS = "story, no rule", "components", "lists without rules"
NUMBERED = re.compile(r"^\d+[.):]")
CAPTION_WORDS = 5
"""A sentence of no more words that ends without a stop is a label or a caption."""
STORY_SHARE = 0.4
"""Headings with a smaller share of rule-like statements tell a story."""


def home_of(
    section: Section, group: Sequence[Statement], meaning: Meaning, menu: str, mode: str | None
) -> tuple[Name | None, str]:
    """The section where statements of a heading go, and the reason why they are left out, if they are.

    `menu`: the sentences that list the actions; a heading that is one of their words is an action.
    """
    if is_question(section):
        return "faq", ""
    for heading in reversed(section):
        for reason, pattern in signs.OUT:
            if pattern.search(heading) and (reason != COMPONENTS or _lists_parts(group)):
                return None, reason
    nearest, outer = section[-1] if section else "", section[:-1]
    if (name := _by_heading(nearest)) is not None:
        return name, ""
    if len(nearest.split()) == 1 and nearest.lower() in menu:
        return "actions", ""
    if (found := _by_form(group)) is not None:
        return found
    if signs.OPTION.search(nearest):
        return "setup", ""
    names = [name for heading in reversed(outer) if (name := _by_heading(heading)) is not None]
    if names or mode is not None or NUMBERED.match(nearest):
        return (names[0] if names and names[0] != "overview" else "turn"), ""
    told = [one for one in group if len(one.text.split()) > CAPTION_WORDS] or group
    rules = sum(bool(signs.RULES.search(one.text)) for one in told)
    listed = 2 * sum(one.kind in ("item", "row") for one in group) > len(group)
    return _by_meaning(
        group, meaning, (LISTS if listed else STORY) if rules < STORY_SHARE * len(told) else ""
    )


def _by_heading(heading: str) -> Name | None:
    text = heading.strip().rstrip(":").strip()
    return next((name for name, pattern in signs.HEADINGS if pattern.search(text)), None)


def _lists_parts(group: Sequence[Statement]) -> bool:
    return 2 * sum(bool(signs.LISTS_PARTS.search(one.text)) for one in group) < len(group)


def _by_form(group: Sequence[Statement]) -> tuple[Name, str] | None:
    if signs.ENDS_SURELY.search(group[0].text):
        return "end", ""
    if 2 * sum(bool(signs.SCORES.search(one.text)) for one in group) >= len(group):
        return "scoring", ""
    sentences = [one for one in group if one.kind == "sentence"]
    terms = sum(signs.defined_term(one) is not None for one in sentences)
    return ("glossary", "") if terms and (3 * terms >= len(sentences) or terms > 1) else None


def _by_meaning(group: Sequence[Statement], meaning: Meaning, reason: str) -> tuple[Name | None, str]:
    """Meaning tells the course of a turn from what is done in it; a set-up also gives orders."""
    nearest = meaning.nearest([one.id for one in group])
    orders = sum(bool(signs.ORDER.search(one.text)) for one in group)
    if nearest == "setup" and 2 * orders >= len(group):
        return "setup", ""
    if reason:
        return None, reason
    if nearest == "turn" and any(signs.TURN_WORDS.search(one.text) for one in group):
        return "turn", ""
    first = re.sub(r"^(?:the|an?) ", "", group[0].text.lower())
    explains = bool(group[0].at.heading) and first.startswith(group[0].at.heading.lower())
    return (
        "glossary"
        if explains and not any(signs.DUTY.search(one.text) or signs.DEED.search(one.text) for one in group)
        else "actions"
    ), ""


def is_question(section: Section) -> bool:
    """Whether a heading under another one asks what its statements answer."""
    return len(section) > 1 and section[-1].endswith("?")
