"""Where each statement of a rulebook goes: a section of the sheet, or out of it with a reason.

heading's words --> form of its statements --> their meaning; then single statements by their own form: what defines a
term, gives points or ends the game stands with its like, whatever its heading.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from corpus.models import Rulebook, Statement
from engine.binding import coverage
from engine.library import find_game
from rag.sheet import signs
from rag.sheet.meaning import BACKGROUND, Meaning
from rag.sheet.models import Name
from rag.sheet.modes import modes_of, players_of

Section = tuple[str, ...]

SHORTEST = 3
"""A statement of fewer words is a label of what follows, no rule."""
STORY = 0.3
"""Headings with a smaller share of rule-like statements tell a story."""


@dataclass(frozen=True)
class Placed:
    """A statement with its section, or with the reason why it is left out."""

    statement: Statement
    name: Name | None
    reason: str = ""
    term: str | None = None
    mode: str | None = None
    players: tuple[int, int | None] | None = None


def place(rulebook: Rulebook, meaning: Meaning) -> tuple[Placed, ...]:
    """Every statement of a rulebook, in reading order."""
    sections = by_section(rulebook)
    modes = modes_of(sections, rulebook.language)
    menu = " ".join(one.text for one in rulebook.statements if signs.MENU.search(one.text)).lower()
    homes = {
        section: _home(section, group, meaning, menu, modes.get(section)) for section, group in sections.items()
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
        reason = reason or _own_reason(statement, found)
        if reason:
            found.append(Placed(statement, None, reason, mode=mode))
            continue
        name, term = _own_section(statement, home or "actions", found)
        found.append(Placed(statement, name, term=term, mode=mode, players=players_of(statement, mode)))
    return _with_openers(found)


def by_section(rulebook: Rulebook) -> dict[Section, list[Statement]]:
    """Statements by the headings above them, in the order in which the headings come."""
    found: dict[Section, list[Statement]] = {}
    for statement in rulebook.statements:
        found.setdefault(statement.at.section, []).append(statement)
    return found


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
            if pattern.search(heading):
                return None, reason
    rules = sum(bool(signs.RULES.search(one.text)) for one in group)
    reason = "story, no rule" if rules < STORY * len(group) else ""
    for heading in reversed(section):
        for name, pattern in signs.HEADINGS:
            if pattern.search(heading):
                return name, reason
    if section and len(section[-1].split()) == 1 and section[-1].lower() in menu:
        return "actions", reason
    if mode is not None:
        return "turn", reason
    return _by_form(group) or _by_meaning(group, meaning, reason)


def _by_form(group: Sequence[Statement]) -> tuple[Name, str] | None:
    if signs.END.search(group[0].text):
        return "end", ""
    if 2 * sum(bool(signs.SCORES.search(one.text)) for one in group) >= len(group):
        return "scoring", ""
    sentences = [one for one in group if one.kind == "sentence"]
    terms = sum(signs.defined_term(one) is not None for one in sentences)
    return ("glossary", "") if terms and (3 * terms >= len(sentences) or terms > 1) else None


def _by_meaning(group: Sequence[Statement], meaning: Meaning, reason: str) -> tuple[Name | None, str]:
    """Meaning tells a story from rules, and the course of a turn from what is done in it; a set-up also gives orders."""
    nearest = meaning.nearest([one.id for one in group])
    if nearest == BACKGROUND and reason:
        return None, reason
    orders = sum(bool(signs.ORDER.search(one.text)) for one in group)
    if nearest == "setup" and 2 * orders >= len(group):
        return "setup", reason
    return ("turn" if nearest == "turn" else "actions"), reason


def _own_reason(statement: Statement, before: Sequence[Placed]) -> str:
    if signs.EXAMPLE.search(statement.text) or _goes_on_with_example(statement, before):
        return "examples"
    if signs.ELSEWHERE.search(statement.text):
        return "addresses and versions"
    if statement.kind != "row" and len(statement.text.split()) < SHORTEST:
        return "labels of what follows"
    return ""


def _goes_on_with_example(statement: Statement, before: Sequence[Placed]) -> bool:
    last = before[-1] if before else None
    return (
        last is not None
        and last.reason == "examples"
        and (last.statement.at.section, last.statement.at.paragraph)
        == (statement.at.section, statement.at.paragraph)
    )


def _own_section(statement: Statement, home: Name, before: Sequence[Placed]) -> tuple[Name, str | None]:
    term = signs.defined_term(statement)
    if home == "faq":
        return home, None
    if signs.GOAL.search(statement.text):
        return "overview", None
    together = f"{statement.lead} {statement.text}"
    if signs.END.search(together) and not (home == "setup" and statement.kind != "sentence" and "end" not in together):
        return "end", None
    if home in ("overview", "setup", "turn"):
        return home, None
    if signs.SCORES.search(statement.text):
        return "scoring", None
    if term and statement.kind == "sentence" and home != "end":
        return "glossary", term
    return home, term if home == "glossary" else None


def _with_openers(placed: Sequence[Placed]) -> tuple[Placed, ...]:
    """A sentence that opens a list goes where the list goes, so that none stands alone."""
    found = list(placed)
    for at, (opener, item) in enumerate(_pairs(found)):
        if item.statement.lead == opener.statement.text and item.name and opener.name:
            found[at] = Placed(**{**vars(opener), "name": item.name})
    return tuple(found)


def _pairs(found: Sequence[Placed]) -> Iterator[tuple[Placed, Placed]]:
    return zip(found, found[1:], strict=False)
