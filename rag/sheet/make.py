"""A sheet from a game's index.

place --> prune --> choose --> rows, groups and questions of cited lines, each behind what amends it --> Sheet
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from langchain_core.language_models import BaseChatModel

from corpus.models import Statement
from engine.library import find_game
from rag.embed import Embedder
from rag.index import GameIndex
from rag.precedence import bearing_on
from rag.sheet import faq, signs
from rag.sheet.actions import Draft, draft_rows
from rag.sheet.again import point
from rag.sheet.amended import beside, without
from rag.sheet.choose import choose, say_once
from rag.sheet.left_out import left_out
from rag.sheet.meaning import Meaning
from rag.sheet.models import HOW_IT_ENDS, TITLES, Group, Line, Name, Question, Section, Sheet, calm
from rag.sheet.modes import is_solo
from rag.sheet.offers import with_offers
from rag.sheet.place import place
from rag.sheet.placed import Placed
from rag.sheet.printed import as_printed
from rag.sheet.prune import check_players, find_mode, left, pruned, replaced
from rag.sheet.shorten import shorten
from rag.sheet.steps import steps_of

MANY_ENDS = 5
"""Lines of the end of the game from which the overview sums them up."""
SEE_ACTIONS = "see Actions"
READ_BY_OCR = "from a picture in the rulebook: check there"
GOES_ON = "go on with Turn structure"
"""Behind the part of a round that a set-up begins with."""

_ENDS = re.compile(r"\bgame (?:ends|is over)\b", re.IGNORECASE)
_THEN = re.compile(r"^(?:once|then|after|afterwards)\b", re.IGNORECASE)
_WIN = re.compile(r"\bwins?\b", re.IGNORECASE)
_TIE = re.compile(r"\btie", re.IGNORECASE)


def make_sheet(
    index: GameIndex,
    embedder: Embedder,
    *,
    mode: str | None = None,
    players: int | None = None,
    chat: BaseChatModel | None = None,
) -> Sheet:
    """The reference sheet of a game.

    The same revision gives the same sheet. `mode` and `players` prune it to what holds then; `chat` may offer shorter
    wordings and other groups, which stand only where they keep all that counts. Raises ModeError.
    """
    rulebook = index.rulebook
    check_players(players, rulebook, mode)
    meaning = Meaning(index, embedder)
    everything = place(rulebook, meaning)
    modes = tuple(dict.fromkeys(one.mode for one in everything if one.mode and one.name))
    chosen_mode = find_mode(mode, modes, rulebook.slug)
    others_need_two = any(map(is_solo, modes))
    for_players = 1 if chosen_mode and is_solo(chosen_mode) else players
    played = chosen_mode or (next(filter(is_solo, modes), None) if players == 1 else None)
    gone = replaced(everything, played)
    placed = tuple(
        left(one)
        if one.name and one.statement.id in gone
        else pruned(one, chosen_mode, for_players, others_need_two)
        for one in everything
    )
    if find_game(rulebook.slug) is None:
        found = beside(index, placed)
        apart = without(placed, found, index)
        kept = {one.statement.id: one for one in choose(say_once(apart, meaning), found.words)}
        placed = tuple(kept.get(one.statement.id, one) for one in placed)
    found = beside(index, placed)
    placed = without(placed, found, index)
    writer = _Writer(index, steps_of(placed))
    made = Sheet(
        game=rulebook.slug,
        title=rulebook.title,
        edition=rulebook.edition,
        revision=rulebook.revision,
        modes=modes,
        mode=chosen_mode,
        players=players,
        sections=point(found.sections([writer.section(name, placed) for name in TITLES])),
        left_out=left_out(rulebook, placed),
    )
    return made if chat is None else with_offers(made, chat)


class _Writer:
    """Writes the sections of one sheet."""

    def __init__(self, index: GameIndex, steps: Mapping[str, int]) -> None:
        """`steps`: numbers of statements that are steps, by id."""
        self._index = index
        self._rulebook = index.rulebook
        self._steps = steps

    def section(self, name: Name, placed: Sequence[Placed]) -> Section:
        """One section with its lines in the rulebook's order."""
        own = [one for one in placed if one.name == name]
        rows: list[Draft] = []
        if name in ("actions", "turn"):
            menus, in_menus = draft_rows(_menus([one for one in placed if one.name == "turn"]), placed)
            used = in_menus
            if name == "actions":
                more, in_table = draft_rows(_by_heading(own), placed)
                rows, used = menus + more, in_menus | in_table
            own = [one for one in own if one.statement.id not in used]
        if name == "faq":
            return Section(name=name, title=TITLES[name], questions=tuple(self._questions(own, placed)))
        if again := [
            replace(one, joins=one.joins and name == "setup", again=True)
            for one in placed
            if one.also == name
        ]:
            own = sorted([*own, *again], key=lambda one: one.statement.at.start)
        groups = [group for run in _by_heading(own) for group in self._groups(run, name)]
        if name == "overview" and (ends := self._how_it_ends(placed)):
            groups.append(ends)
        return Section(
            name=name,
            title=TITLES[name],
            groups=tuple(_numbered(groups)) if name == "setup" else tuple(groups),
            rows=tuple(row.made(self._cell) for row in rows),
        )

    def _groups(self, run: Sequence[Placed], name: Name) -> Iterable[Group]:
        """The lines of one heading; a list that opens for a number of players is a group of its own."""
        parts: list[list[Placed]] = [[]]
        for at, one in enumerate(run):
            opens = (
                one.players is not None and not (one.joins or one.under) and one.statement.text.endswith(":")
            )
            ends = bool(parts[-1]) and _for_some(parts[-1]) and not (one.joins or one.under)
            if at and (opens or ends):
                parts.append([])
            parts[-1].append(one)
        return [self._group(part, name) for part in parts]

    def _group(self, group: Sequence[Placed], name: Name) -> Group:
        first = group[0]
        title = first.section[-1] if first.section else ""
        texts = {one.statement.text for one in group}
        lines: list[list[Line]] = []
        paragraph = None
        last: Placed | None = None
        option = signs.OPTION.search(title) is not None
        for one in group:
            at = (one.statement.at.page, one.statement.at.paragraph)
            line = self._line(one, (title, *filter(None, (one.mode,))))
            if one.joins and last is not None:
                lines[-1].append(line)
            else:
                under = one.under or one.statement.lead in texts
                under = under or (
                    name == "setup" and not (one.statement.lead or one.again) and at == paragraph
                )
                step = (
                    1
                    if name == "setup"
                    and one.statement.kind != "row"
                    and not (under or option or one.part)
                    and not (one.also and not one.again)
                    else self._steps.get(one.statement.id)
                )
                lines.append([line.model_copy(update={"under": under and bool(lines), "step": step})])
            paragraph, last = at, one
        for at_line, parts in enumerate(lines):
            opened = any(line.under for (line, *_) in lines[at_line + 1 : at_line + 2])
            if parts[-1].text.endswith(":") and not opened and parts[-1].note is None:
                parts[-1] = parts[-1].model_copy(update={"note": self._see_rulebook(parts[-1].citation.page)})
        if name == "setup" and any(one.again and one.name == "turn" for one in group):
            lines[-1][-1] = lines[-1][-1].model_copy(update={"note": GOES_ON})
        return Group(
            title=title,
            mode=first.mode,
            players=first.players if _for_some(group) else None,
            lines=tuple(parts[0].model_copy(update={"then": tuple(parts[1:])}) for parts in lines),
        )

    def _line(self, one: Placed, above: Sequence[str] = ()) -> Line:
        statement = one.statement
        text = statement.shown if statement.columns else shorten(statement.text, above)
        return Line(
            text=as_printed(text, statement.forms),
            citation=self._rulebook.cite(statement),
            term=one.term if one.term and one.term in text else None,
            players=one.players,
            again=one.again,
            note=self._note(one),
            columns=tuple(as_printed(name) for name in statement.columns),
            cells=tuple(as_printed(cell, statement.forms) for cell in statement.cells),
        )

    @staticmethod
    def _see_rulebook(page: str | None) -> str:
        return f"see it on p.{page} of the rulebook" if page else "see it in the rulebook"

    def _note(self, one: Placed) -> str | None:
        """Where to look for what the statement points to and the sheet does not show beside it."""
        text = one.statement.text
        if one.statement.columns and one.statement.at.confidence is not None:
            return READ_BY_OCR
        if one.name == "turn" and signs.MENU_ABOVE.search(text) and not text.endswith(":"):
            return SEE_ACTIONS
        if signs.TABLE.search(text) and not any(
            other.kind == "row"
            and (other.at.section, other.at.page) == (one.statement.at.section, one.statement.at.page)
            for other in self._rulebook.statements
        ):
            return self._see_rulebook(one.statement.at.page)
        return None

    def _cell(self, cell: tuple[Statement, int, int]) -> Line:
        statement, start, end = cell
        citation = self._rulebook.cite(statement, start, end)
        text = as_printed(citation.quote)
        whole = citation.quote == statement.text
        step = self._steps.get(statement.id) if whole else None
        return Line(text=text[:1].upper() + text[1:], citation=citation, step=step)

    def _how_it_ends(self, placed: Sequence[Placed]) -> Group | None:
        """The overview's last lines, where there is much about the end: when the game ends and how ties are broken."""
        prepared = find_game(self._rulebook.slug) is not None
        if not prepared and sum(one.name == "end" for one in placed) <= MANY_ENDS:
            return None
        end = [
            one
            for one in placed
            if one.name == "end"
            and not (
                one.mode or one.joins or one.under or one.statement.lead or one.statement.text.endswith(":")
            )
        ]
        found: list[Placed] = []
        for at, one in enumerate(end):
            if _ENDS.search(one.statement.text) and not found:
                follows = end[at + 1 : at + 2]
                found += [one, *(two for two in follows if _THEN.search(two.statement.text))]
        if not any(_WIN.search(one.statement.text) for one in found):
            found += [
                one for one in end if _WIN.search(one.statement.text) and not _TIE.search(one.statement.text)
            ][:1]
        found += [one for one in end if _TIE.search(one.statement.text) and one not in found][:1]
        found = sorted(found or end[:1], key=lambda one: one.statement.at.start)
        return Group(title=HOW_IT_ENDS, lines=tuple(self._line(one) for one in found)) if found else None

    def _questions(self, own: Sequence[Placed], placed: Sequence[Placed]) -> Iterable[Question]:
        found = faq.own_questions([one.statement for one in own])
        game = find_game(self._rulebook.slug)
        if game is not None:
            here = {one.statement.id for one in placed if one.name}
            found += tuple(
                one
                for one in faq.engine_questions(game, self._rulebook)
                if all(statement.id in here for statement, _, _ in one[2])
                and not bearing_on([statement.id for statement, _, _ in one[2]], self._index)
            )
        for question, yes_no, cells in found:
            yield Question(
                question=calm(question),
                yes_no=yes_no,
                lines=tuple(self._cell(cell).model_copy(update={"step": None}) for cell in cells),
            )


def _for_some(group: Sequence[Placed]) -> bool:
    """Whether lines are a list that one of them opens for a number of players."""
    return group[0].players is not None and group[0].statement.text.endswith(":")


def _by_heading(placed: Sequence[Placed]) -> list[list[Placed]]:
    """Runs of one heading, each in rulebook order; a heading that comes again goes on with its first run."""
    found: dict[tuple[str, ...], list[Placed]] = {}
    for one in sorted(placed, key=lambda one: one.beside is not None):
        found.setdefault(one.section, []).append(one)
    return [sorted(group, key=lambda one: one.statement.at.start) for group in found.values()]


def _menus(placed: Sequence[Placed]) -> list[list[Placed]]:
    """Headings of the turn under which a list of actions stands, without what comes before the list."""
    found = []
    for group in _by_heading(placed):
        at = next((n for n, one in enumerate(group) if signs.MENU.search(one.statement.text)), None)
        items = [one for one in group[at + 1 :] if one.statement.kind == "item"] if at is not None else []
        if items:
            found.append(items)
    return found


def _numbered(groups: Sequence[Group]) -> Iterable[Group]:
    """The same groups with the steps numbered through."""
    step = 0
    for group in groups:
        lines = []
        for line in group.lines:
            step += line.step is not None
            lines.append(line.model_copy(update={"step": step if line.step is not None else None}))
        yield group.model_copy(update={"lines": tuple(lines)})
