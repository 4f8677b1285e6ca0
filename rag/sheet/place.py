"""Where each statement of a rulebook goes: a section of the sheet, or out of it with a reason.

heading's words --> form of its statements --> their meaning; then single statements by their own form: what defines a
term, gives points or ends the game stands with its like, whatever its heading.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from corpus.models import Rulebook, Statement
from engine.binding import coverage
from engine.library import find_game
from rag.sheet import signs
from rag.sheet.meaning import Meaning
from rag.sheet.models import Name
from rag.sheet.modes import modes_of, players_of

Section = tuple[str, ...]

SHORTEST = 3
"""A statement of fewer words is a label of what follows, no rule."""
STORY, COMPONENTS, EXAMPLES = "story, no rule", "components", "examples"
NUMBERED = re.compile(r"^\d+[.):]")
STORY_SHARE = 0.4
"""Headings with a smaller share of rule-like statements tell a story."""


_NAME = re.compile(r"\b[A-Z][a-z]+\b")


@dataclass(frozen=True)
class Placed:
    """A statement with its section, or with the reason why it is left out."""

    statement: Statement
    name: Name | None
    reason: str = ""
    term: str | None = None
    mode: str | None = None
    players: tuple[int, int | None] | None = None
    led: bool = False
    """Whether it means nothing without the statement before."""


def place(rulebook: Rulebook, meaning: Meaning) -> tuple[Placed, ...]:
    """Every statement of a rulebook, in reading order."""
    sections = by_section(rulebook)
    modes = modes_of(sections, rulebook.language)
    menu = " ".join(one.text for one in rulebook.statements if signs.MENU.search(one.text)).lower()
    homes = {
        section: _home(section, group, meaning, menu, modes.get(section))
        for section, group in sections.items()
    }
    told = _known_reasons(rulebook)
    headed = any(section for section in sections)
    found: list[Placed] = []
    for statement in rulebook.statements:
        section = statement.at.section
        mode = modes.get(section)
        home, reason = homes[section]
        if told is not None:
            reason = told.get(statement.id, "")
        elif headed and not section:
            reason = reason or "before the first heading"
        reason = reason or _own_reason(statement, home, found)
        if reason:
            found.append(Placed(statement, None, reason, mode=mode))
            continue
        name, term = _own_section(statement, home or "actions", found)
        led = leader(statement, found) is not None
        players = players_of(statement, mode)
        found.append(Placed(statement, name, term=term, mode=mode, players=players, led=led))
    return tuple(found)


def by_section(rulebook: Rulebook) -> dict[Section, list[Statement]]:
    """Statements by the headings above them, in the order in which the headings come."""
    found: dict[Section, list[Statement]] = {}
    for statement in rulebook.statements:
        found.setdefault(statement.at.section, []).append(statement)
    return found


def leader(statement: Statement, before: Sequence[Placed]) -> Placed | None:
    """The statement before, where this one means nothing without it: `If so, ...`, or what a colon or `OR` announces."""
    last = before[-1] if before else None
    joined = last is not None and last.statement.text.strip(" .,:").lower() in ("or", "and")
    if joined and len(before) > 1:
        last = before[-2]
    if last is None or last.statement.at.section != statement.at.section:
        return None
    opened = last.statement.text.endswith(":") and last.statement.at.paragraph + 1 >= statement.at.paragraph
    depends = statement.kind == "sentence" and signs.DEPENDS.search(statement.text)
    return last if joined or opened or depends else None


def is_question(section: Section) -> bool:
    """Whether a heading under another one asks what its statements answer."""
    return len(section) > 1 and section[-1].endswith("?")


def _known_reasons(rulebook: Rulebook) -> Mapping[str, str] | None:
    """For a game with rules: why statements decide nothing, by id; every other one is a rule. None without rules."""
    game = find_game(rulebook.slug)
    if game is None:
        return None
    covered = coverage(game, rulebook).statements
    return {one.statement.id: one.reason for one in covered if one.reason and not one.rules}


def _home(
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
    names = [name for heading in reversed(outer) if (name := _by_heading(heading)) is not None]
    if names or mode is not None or NUMBERED.match(nearest):
        return (names[0] if names and names[0] != "overview" else "turn"), ""
    rules = sum(bool(signs.RULES.search(one.text)) for one in group)
    return _by_meaning(group, meaning, STORY if rules < STORY_SHARE * len(group) else "")


def _by_heading(heading: str) -> Name | None:
    return next((name for name, pattern in signs.HEADINGS if pattern.search(heading)), None)


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
    return ("turn" if nearest == "turn" else "actions"), ""


def _own_reason(statement: Statement, home: Name | None, before: Sequence[Placed]) -> str:
    if signs.EXAMPLE.search(statement.text) or _goes_on_with_example(statement, before):
        return EXAMPLES
    if signs.ADVICE.search(statement.text):
        return "advice, no rule"
    if statement.text.endswith("!") and home != "setup" and not signs.RULES.search(statement.text):
        return STORY
    if signs.ELSEWHERE.search(statement.text):
        return "addresses and versions"
    if statement.kind != "row" and len(statement.text.split()) < SHORTEST:
        return "labels of what follows"
    return ""


def _goes_on_with_example(statement: Statement, before: Sequence[Placed]) -> bool:
    """Whether it stands in the paragraph of an example, or is about two of the people that an example names."""
    here = [one for one in before if one.statement.at.section == statement.at.section]
    last = here[-1] if here else None
    if last is None or not any(one.reason == EXAMPLES for one in here):
        return False
    if last.reason == EXAMPLES and last.statement.at.paragraph == statement.at.paragraph:
        return True
    named = {name for one in here if one.reason == EXAMPLES for name in _NAME.findall(one.statement.text)}
    known = {name for one in here if one.reason != EXAMPLES for name in _NAME.findall(one.statement.text)}
    return len((named - known) & set(_NAME.findall(statement.text))) >= 2


def _own_section(statement: Statement, home: Name, before: Sequence[Placed]) -> tuple[Name, str | None]:
    term = signs.defined_term(statement)
    if home == "faq":
        return home, None
    if signs.GOAL.search(statement.text):
        return "overview", None
    if (led := leader(statement, before)) is not None and led.name is not None:
        return led.name, None
    if (signs.ENDS_SURELY if home == "overview" else signs.END).search(f"{statement.lead} {statement.text}"):
        return "end", None
    if home in ("overview", "setup", "turn"):
        return home, None
    if signs.SCORES.search(statement.text):
        return "scoring", None
    if term and statement.kind == "sentence" and home != "end":
        return "glossary", term
    return home, term if home == "glossary" else None
