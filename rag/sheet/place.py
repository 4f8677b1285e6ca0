"""Where each statement of a rulebook goes: a section of the sheet, or out of it with a reason.

heading's words --> form of its statements --> their meaning; then single statements by their own form: what defines a
term, gives points or ends the game stands with its like, whatever its heading. What hangs on the statement before it
goes where that goes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from corpus.models import Rulebook, Statement
from engine.binding import coverage
from engine.library import find_game
from rag.sheet import signs
from rag.sheet.hang import LABELLED, LETTER, OR, Bond, bonds, consequence, is_label
from rag.sheet.home import CAPTION_WORDS, STORY, Section, home_of
from rag.sheet.meaning import Meaning
from rag.sheet.models import Name
from rag.sheet.modes import modes_of, players_of
from rag.sheet.needed import needed
from rag.sheet.placed import Placed
from rag.sheet.program import PROGRAM, about_program, is_manual

SHORTEST = 3
"""A statement of fewer words is a label of what follows, no rule."""
EXAMPLES = "examples"
HANGS = "goes on from a sentence that is left out"
TALK = "talk about the game or its rulebook"
SUMMARY = "summary of what is told elsewhere"
UNASKED = "no answer to a question"
LABELS = "labels and captions"
ONWARD = "says only what comes next"
LIKE = 0.6
"""Likeness to a statement elsewhere from which a summary is told there."""
LONG_SUMMARY = 5
"""Statements of an overview from which it is read as a summary of the rules."""
EXAMPLE_WORDS = 60
"""Most words of the examples that stand with their rule."""


_WORD = re.compile(r"\w+(?:[’'-]\w+)*")
_NAME = re.compile(r"\b[A-Z][a-z]+\b")


def place(rulebook: Rulebook, meaning: Meaning) -> tuple[Placed, ...]:
    """Every statement of a rulebook, in reading order."""
    placer = _Placer(rulebook, meaning)
    found: list[Placed] = []
    statements = tuple(rulebook.statements)
    hanging = bonds(statements)
    for at, statement in enumerate(statements):
        follows = hanging[at + 1] if at + 1 < len(statements) else None
        bond = hanging[at]
        if bond == "label" and not _label_stands(statement, found):
            bond = consequence(statement, statements[:at], hanging[:at])
        found.append(placer.placed(statement, bond, follows, found))
    return needed(found, placer.homes, rulebook.language)


class _Placer:
    """Places the statements of one rulebook, one after the other."""

    def __init__(self, rulebook: Rulebook, meaning: Meaning) -> None:
        sections = by_section(rulebook)
        menu = " ".join(one.text for one in rulebook.statements if signs.MENU.search(one.text)).lower()
        self._meaning = meaning
        self._menu = menu
        self._sections = sections
        self._modes = modes_of(sections, rulebook.language)
        self._homes = {
            section: home_of(section, group, meaning, menu, self._modes.get(section))
            for section, group in sections.items()
        }
        self._told = _known_reasons(rulebook)
        if self._told is None:
            self._homes |= _timed(sections, self._homes, menu)
        self._headed = any(sections)
        self._manual = is_manual(tuple(rulebook.statements))

    @property
    def homes(self) -> dict[Section, Name | None]:
        """The section of the sheet of each heading, in reading order."""
        return {section: name for section, (name, _) in self._homes.items()}

    def placed(
        self, statement: Statement, bond: Bond | None, follows: Bond | None, before: Sequence[Placed]
    ) -> Placed:
        """One statement. `bond`: how it hangs on the one before; `follows`: how the next one hangs on it."""
        if self._told is not None and bond == "weak":
            bond = None  # a rule of a game that the engine plays says all its conditions itself
        onward, bond = bond == "onward", None if bond == "onward" else bond
        section = statement.at.section
        mode = self._modes.get(section)
        amends = statement.at.source is not None
        alone = amends and not section
        home, reason = (
            home_of(section, [statement], self._meaning, self._menu, None) if alone else self._homes[section]
        )
        if amends and statement.kind == "answer":
            home, reason = "faq", ""
        if onward:
            reason = ONWARD
        elif self._manual and about_program(statement):
            reason = PROGRAM
        elif reason == STORY and signs.GRANTS.search(statement.text):
            home, reason = "actions", ""
        last = _last(before) if bond else None
        if self._told is not None:
            reason = self._told.get(statement.id, "")
        elif self._headed and not section and not amends:
            reason = signs.front_matter(statement.text)
        reason = reason or self._reason(statement, home, bond, follows, before)
        if reason == EXAMPLES and self._told is None and (rule := _with_rule(statement, before)):
            return replace(rule, statement=statement, term=None, joins=True, also=None, example=True)
        if not reason and self._told is None and bond in ("strong", "list") and last and last.name is None:
            reason = HANGS
        if reason:
            return Placed(statement, None, reason, mode=mode)
        name, term = _own_section(statement, home or "actions")
        recalled = name == "end" and home == "turn" and follows == "strong"
        if recalled:
            name = "turn"
        if (
            last is not None
            and last.name is not None
            and (
                bond in ("strong", "list")
                or name == home
                or (bond == "label" and name not in ("end", "overview"))
            )
        ):
            joins = bond != "list" or OR.match(statement.text) is not None
            term = term if not joins else None
            players = last.players or players_of(statement, mode)
            return Placed(
                statement, last.name, term=term, mode=mode, players=players, joins=joins, under=not joins
            )
        if is_label(statement):
            term = statement.text
        elif term is None and self._told is None and (label := LABELLED.match(statement.text)):
            term = label["label"]
        elif letter := LETTER.match(statement.text):
            term = letter["label"]
        return Placed(
            statement,
            name,
            term=term,
            mode=mode,
            players=players_of(statement, mode),
            also="end" if recalled else None,
        )

    def _reason(
        self,
        statement: Statement,
        home: Name | None,
        bond: Bond | None,
        follows: Bond | None,
        before: Sequence[Placed],
    ) -> str:
        """Why the statement itself is no rule, if it is none."""
        text = statement.text
        if home == "faq" and statement.kind != "answer" and not _answers(statement, before):
            return UNASKED
        if signs.EXAMPLE.search(text) or _goes_on_with_example(statement, before):
            return EXAMPLES
        if signs.ADVICE.search(text):
            return "advice, no rule"
        if signs.TALK.search(text):
            return TALK
        if text.endswith("!") and home != "setup" and not bond and not signs.RULES.search(text):
            return STORY
        if self._told is None and signs.AIMS.search(text) and self._opens_with_story(statement):
            return STORY
        if reason := signs.elsewhere(text):
            return reason
        words = len(_WORD.findall(text))
        open_end = statement.kind == "sentence" and words <= CAPTION_WORDS and text[-1:].isalnum()
        short = home != "faq" and statement.kind != "row" and (words < SHORTEST or open_end)
        if short and not (is_label(statement) and follows == "strong") and bond != "list":
            return LABELS
        alone = self._told is None and home == "overview" and bond is None and statement.kind == "sentence"
        return SUMMARY if alone and self._sums_up(statement) else ""

    def _opens_with_story(self, statement: Statement) -> bool:
        """Whether it opens a heading under which rules stand, and has with the next one no word of a rule itself."""
        first, *others = self._sections[statement.at.section]
        said = [first, *others[:1]]
        rules = sum(bool(signs.RULES.search(one.text)) for one in others)
        return statement == first and rules > 1 and not any(signs.RULES.search(one.text) for one in said)

    def _sums_up(self, statement: Statement) -> bool:
        """Whether it stands in a long overview, is no goal or end, and is told elsewhere too."""
        section = statement.at.section
        group = self._sections[section]
        if (
            len(group) <= LONG_SUMMARY
            or signs.END.search(statement.text)
            or signs.SUMMED.search(statement.text)
            or statement.text.endswith(":")
        ):
            return False
        if len(statement.text.split()) < LONG_SUMMARY:
            return False
        others = [one.id for other, told in self._sections.items() if other != section for one in told]
        return self._meaning.most_like(statement.id, others) >= LIKE


def _last(before: Sequence[Placed]) -> Placed | None:
    """The statement on which the next one hangs: the one before, or, behind an `OR`, the one before that."""
    last = before[-1] if before else None
    if last is not None and last.name is None and last.reason == LABELS and len(before) > 1:
        return before[-2]
    return last


def _timed(
    sections: Mapping[Section, Sequence[Statement]],
    homes: Mapping[Section, tuple[Name | None, str]],
    menu: str,
) -> dict[Section, tuple[Name | None, str]]:
    """Headings that belong to the course of a turn with all that they say: no actions, and due at a fixed time of it."""
    found: dict[Section, tuple[Name | None, str]] = {}
    for section, group in sections.items():
        rules = [one.text for one in group if signs.RULES.search(one.text)]
        chosen = bool(section) and section[-1].lower() in menu
        if homes[section] == ("actions", "") and rules and not chosen and signs.TURN_STEP.search(rules[0]):
            found[section] = ("turn", "")
    return found


def _answers(statement: Statement, before: Sequence[Placed]) -> bool:
    """Whether it asks, or its heading or a sentence before it under that does."""
    if statement.text.endswith("?") or statement.at.heading.endswith("?"):
        return True
    here = (one for one in reversed(before) if one.statement.at.section == statement.at.section)
    return any(one.name == "faq" and one.statement.text.endswith("?") for one in here)


def _label_stands(statement: Statement, before: Sequence[Placed]) -> bool:
    """Whether the sentence whose label opens the paragraph is on the sheet."""
    for one in reversed(before):
        if one.statement.at.paragraph != statement.at.paragraph:
            return False
        if LABELLED.match(one.statement.text):
            return one.name is not None
    return False


def _with_rule(statement: Statement, before: Sequence[Placed]) -> Placed | None:
    """The placed statement that an example with numbers, of few words, stands behind in one paragraph."""
    if statement.kind == "row" or not before:
        return None
    words = len(statement.text.split())
    for one in reversed(before):
        same = (one.statement.at.section, one.statement.at.paragraph, one.statement.kind) == (
            statement.at.section,
            statement.at.paragraph,
            statement.kind,
        )
        if not same or one.name is None:
            return None
        if not one.example:
            known = before[-1].example or signs.NUMBERS.search(statement.text) is not None
            return before[-1] if known and words <= EXAMPLE_WORDS else None
        words += len(one.statement.text.split())
    return None


def by_section(rulebook: Rulebook) -> dict[Section, list[Statement]]:
    """Statements by the headings above them, in the order in which the headings come."""
    found: dict[Section, list[Statement]] = {}
    for statement in rulebook.statements:
        found.setdefault(statement.at.section, []).append(statement)
    return found


def _known_reasons(rulebook: Rulebook) -> Mapping[str, str] | None:
    """For a game with rules: why statements decide nothing, by id; every other one is a rule. None without rules."""
    game = find_game(rulebook.slug)
    if game is None:
        return None
    covered = coverage(game, rulebook).statements
    return {one.statement.id: one.reason for one in covered if one.reason and not one.rules}


def _goes_on_with_example(statement: Statement, before: Sequence[Placed]) -> bool:
    """Whether it stands in the paragraph of an example, or is about two of the people that an example names."""
    here = [one for one in before if one.statement.at.section == statement.at.section]
    last = here[-1] if here else None
    examples = [one.statement.text for one in here if _is_example(one)]
    if last is None or not examples:
        return False
    if _is_example(last) and last.statement.at.paragraph == statement.at.paragraph:
        return True
    named = {name for text in examples for name in _NAME.findall(text)}
    known = {name for one in here if not _is_example(one) for name in _NAME.findall(one.statement.text)}
    return len((named - known) & set(_NAME.findall(statement.text))) >= 2


def _is_example(one: Placed) -> bool:
    return one.example or one.reason == EXAMPLES


def _own_section(statement: Statement, home: Name) -> tuple[Name, str | None]:
    """The section that its own words choose, where they choose one, and the term that it defines."""
    term = signs.defined_term(statement)
    said = f"{statement.lead} {statement.text}"
    if home == "faq":
        return home, None
    if signs.GOAL.search(statement.text):
        return "overview", None
    if (signs.ENDS_SURELY if home == "overview" else signs.END).search(said):
        return "end", None
    if home == "setup" and (signs.TURN_ORDER.search(statement.text) or signs.LENGTH.search(statement.text)):
        return "turn", None
    if home == "turn" and signs.ONCE.search(statement.text):
        return "setup", None
    if home in ("overview", "setup", "turn"):
        return home, None
    if signs.SCORES.search(statement.text):
        return "scoring", None
    if home == "actions" and signs.TURN_STEP.search(statement.text):
        return "turn", None
    if term and statement.kind == "sentence" and home != "end":
        explains = home == "actions" and term.lower() == statement.at.heading.lower()
        return ("actions", None) if explains else ("glossary", term)
    return home, term if home == "glossary" else None
