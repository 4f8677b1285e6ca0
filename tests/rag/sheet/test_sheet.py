"""What every sheet promises: cited, verbatim, complete, in order, nothing twice, the same every time."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from corpus.games import shipped_games
from corpus.models import Rulebook, Statement
from engine.binding import coverage
from engine.library import find_game
from rag.assistant import Assistant
from rag.sheet import ModeError, PlayersError, Sheet, make_sheet
from rag.sheet.models import HOW_IT_ENDS, Line, Section
from rag.sheet.prune import OTHER_MODE
from rag.sheet.shorten import keeps

GAMES = ("lairs", "dragons-lair")
NUMBER = re.compile(r"\b(?:\d+|one|two|three|TWO|ONE)\b")


@pytest.fixture(params=GAMES)
def sheet(request: pytest.FixtureRequest, lairs: Sheet, dragons_lair: Sheet) -> Sheet:
    return lairs if request.param == "lairs" else dragons_lair


@pytest.fixture
def rulebook(sheet: Sheet, assistant: Assistant) -> Rulebook:
    return assistant.library.index(sheet.game).rulebook


def statement_of(line: Line, rulebook: Rulebook) -> Statement:
    return rulebook.by_id[line.citation.id.partition("@")[0]]


def body(sheet: Sheet) -> list[Line]:
    """All lines but those that say again: the overview's last ones, and the answers."""
    return [
        line
        for section in sheet.sections
        if section.name != "faq"
        for lines in (
            *(row.lines for row in section.rows),
            *(group.parts for group in section.groups if group.title != HOW_IT_ENDS),
        )
        for line in lines
        if not line.again
    ]


def test_the_sheet_has_the_eight_sections_in_order_and_each_has_lines(sheet: Sheet) -> None:
    assert [section.title for section in sheet.sections] == [
        "Overview", "Setup", "Turn structure", "Actions", "Scoring", "End of game", "Glossary", "FAQ",
    ]  # fmt: skip
    assert all(any(section.lines) for section in sheet.sections)


def test_every_line_is_cited_and_says_nothing_else_than_its_quote(sheet: Sheet, rulebook: Rulebook) -> None:
    for section in sheet.sections:
        for group in section.groups:
            for line in group.parts:
                assert line.citation.quote in rulebook.text
                above = (group.title, *([group.mode] if group.mode else []))
                assert not keeps(statement_of(line, rulebook).text, line.text, above)
    for line in sheet.lines:
        assert rulebook.text[line.citation.start : line.citation.end] == line.citation.quote
        assert line.term is None or line.term in line.text


def test_no_line_is_there_twice(sheet: Sheet) -> None:
    counts = Counter(line.citation.id for line in body(sheet))
    assert [cited for cited, count in counts.items() if count > 1] == []


def test_lines_of_a_group_follow_the_rulebook(sheet: Sheet) -> None:
    for section in sheet.sections:
        for group in section.groups:
            if group.title != HOW_IT_ENDS:
                starts = [line.citation.start for line in group.parts]
                assert starts == sorted(starts)


def test_every_rule_of_a_shipped_game_has_its_line_and_every_other_statement_its_reason(
    sheet: Sheet, rulebook: Rulebook
) -> None:
    game = find_game(sheet.game)
    assert game is not None
    on_sheet = {statement_of(line, rulebook).id for line in body(sheet)}
    covered = coverage(game, rulebook).statements
    assert [one.statement.text for one in covered if one.rules and one.statement.id not in on_sheet] == []
    assert sum(one.statements for one in sheet.left_out) == len(covered) - len(on_sheet)
    assert all(one.reason and one.label for one in sheet.left_out)


def test_every_number_of_a_rule_is_on_the_sheet(sheet: Sheet, rulebook: Rulebook) -> None:
    game = find_game(sheet.game)
    assert game is not None
    needed = {
        (one.statement.id, number)
        for one in coverage(game, rulebook).statements
        if one.rules
        for number in NUMBER.findall(
            " ".join(one.statement.cells[1:]) if one.statement.cells else one.statement.text
        )
    }
    found = {
        (statement_of(line, rulebook).id, number)
        for line in body(sheet)
        for number in NUMBER.findall(line.text)
    }
    assert needed - found == set()


def test_the_steps_of_the_setup_are_complete_and_numbered(lairs: Sheet, dragons_lair: Sheet) -> None:
    for sheet, steps in ((lairs, 8), (dragons_lair, 5)):
        setup = next(section for section in sheet.sections if section.name == "setup")
        assert [line.step for line in setup.lines if line.step] == list(range(1, steps + 1))


def test_the_same_revision_gives_the_same_sheet(lairs: Sheet, assistant: Assistant) -> None:
    again = make_sheet(assistant.library.index("lairs"), assistant.library.embedder)
    assert again.model_dump_json() == lairs.model_dump_json()


def test_questions_are_answered_by_the_engine_and_show_the_words(sheet: Sheet) -> None:
    questions = next(section for section in sheet.sections if section.name == "faq").questions
    assert 8 <= len(questions) <= 12
    assert len({one.question for one in questions}) == len(questions)
    assert sum(one.yes_no is not None for one in questions) >= 8


def test_rules_of_a_mode_stand_under_it(dragons_lair: Sheet) -> None:
    assert dragons_lair.modes == ("Solo Play", "Collaborative Play", "Competitive Play", "Asymmetric Play")
    groups = [group for section in dragons_lair.sections for group in section.groups]
    dragon = next(group for group in groups if group.title == "Playing as the DRAGON")
    assert dragon.mode == "Asymmetric Play"
    assert {
        row.mode for row in dragons_lair.sections[3].rows if "DRAGON Player" in row.lines[0].citation.label
    } == {"Asymmetric Play"}


def test_a_sheet_for_one_mode_leaves_the_others_out_and_says_so(
    assistant: Assistant, dragons_lair: Sheet
) -> None:
    index, embedder = assistant.library.index("dragons-lair"), assistant.library.embedder
    solo = make_sheet(index, embedder, mode="solo")
    assert solo.mode == "Solo Play"
    labels = {line.citation.label for line in solo.lines}
    assert "Solo Play" in labels
    assert not labels & {"Collaborative Play", "Competitive Play", "Asymmetric Play", "Playing as the DRAGON"}
    assert "Collaborative Play" in {one.label for one in solo.left_out if one.reason == OTHER_MODE}
    assert {line.citation.label for line in dragons_lair.lines} > labels


def test_a_sheet_for_some_players_leaves_out_what_is_for_others(assistant: Assistant) -> None:
    index, embedder = assistant.library.index("dragons-lair"), assistant.library.embedder

    def words(players: int) -> str:
        return " ".join(line.text for line in make_sheet(index, embedder, players=players).lines)

    assert "With more than 4 players" in words(5)
    assert "With more than 4 players" not in words(4)
    assert "In solo play" in words(1)
    assert "play as a team" not in words(1)
    assert "In solo play" not in words(2)


def test_a_number_of_players_that_the_game_is_not_for_is_refused_with_the_numbers_it_is_for(
    assistant: Assistant,
) -> None:
    embedder = assistant.library.embedder
    with pytest.raises(PlayersError, match="players is 3 for mode 'solo' of 'dragons-lair': expected 1"):
        make_sheet(assistant.library.index("dragons-lair"), embedder, mode="solo", players=3)
    with pytest.raises(PlayersError, match="players is 7 for 'dragons-lair': expected 1 to 6"):
        make_sheet(assistant.library.index("dragons-lair"), embedder, players=7)
    with pytest.raises(PlayersError, match="players is 3 for 'lairs': expected 2,"):
        make_sheet(assistant.library.index("lairs"), embedder, players=3)


def test_an_unknown_mode_is_refused_with_the_modes_there_are(assistant: Assistant) -> None:
    index, embedder = assistant.library.index("dragons-lair"), assistant.library.embedder
    with pytest.raises(ModeError, match="no mode 'chess' in 'dragons-lair': expected one of 'Solo Play'"):
        make_sheet(index, embedder, mode="chess")
    with pytest.raises(ModeError, match="its rulebook has no modes"):
        make_sheet(assistant.library.index("lairs"), embedder, mode="solo")


def section(sheet: Sheet, name: str) -> Section:
    return next(one for one in sheet.sections if one.name == name)


def test_a_duty_of_the_set_up_stands_there_and_in_the_glossary_as_a_term(lairs: Sheet) -> None:
    places = {
        name: [line for line in section(lairs, name).lines if line.citation.label == "p.5 — The Peril Rule"]
        for name in ("setup", "glossary")
    }
    assert [len(lines) for lines in places.values()] == [1, 1]
    assert [lines[0].again for lines in places.values()] == [False, True]
    assert all(lines[0].step is None and lines[0].term == "Peril Rule" for lines in places.values())


def test_what_the_glossary_says_of_a_case_stands_with_the_rules_of_the_case(dragons_lair: Sheet) -> None:
    group = next(one for one in section(dragons_lair, "actions").groups if one.title == "Wagering the DRAGON")
    assert "bonus value that the DRAGON gets in a wager" in group.lines[0].text
    assert group.lines[0].citation.label == "Danger Level"


def test_steps_of_a_list_have_their_numbers(lairs: Sheet, dragons_lair: Sheet) -> None:
    turn = [line.step for group in section(lairs, "turn").groups for line in group.lines]
    assert turn == [None, None, 1, 2, 3, None, None, None]
    wagering = next(row for row in section(dragons_lair, "actions").rows if row.action == "Wagering")
    assert [line.step for line in wagering.effect] == [None, 1, 2, 3, 4]


def test_an_action_of_a_shipped_game_says_what_it_costs_where_the_rulebook_does(
    lairs: Sheet, dragons_lair: Sheet
) -> None:
    assert [row.action for row in section(lairs, "actions").rows if not row.cost] == []
    assert [row.action for row in section(dragons_lair, "actions").rows if not row.cost] == ["Wagering"]
    costs = [line.text for row in section(dragons_lair, "actions").rows for line in row.cost]
    assert all(re.search(r"\baction\b", text) for text in costs)


def test_a_sheet_for_one_mode_has_nothing_that_excepts_it_or_needs_others(assistant: Assistant) -> None:
    index, embedder = assistant.library.index("dragons-lair"), assistant.library.embedder
    asymmetric, solo = (make_sheet(index, embedder, mode=mode) for mode in ("asymmetric", "solo"))
    assert "is automated" not in " ".join(line.text for line in asymmetric.lines)
    alone = " ".join(line.text for line in solo.lines)
    assert "is automated" in alone
    assert not [
        words for words in ("against a PLAYER", "between players", "teammate", "clockwise") if words in alone
    ]
    assert not [words for words in ("takes the first turn", "turn by turn") if words in alone]
    assert "TWO actions during their turn" in alone
    carries_out = "carry out the DRAGON's actions"
    assert carries_out in alone
    assert carries_out not in " ".join(line.text for line in asymmetric.lines)
    assert all(section(made, "overview").groups[-1].title == HOW_IT_ENDS for made in (asymmetric, solo))


def test_the_statements_that_notes_of_a_game_are_about_are_on_its_sheet(sheet: Sheet) -> None:
    notes = next(game for game in shipped_games() if game.info.slug == sheet.game).info.notes
    cited = {line.citation.section for line in sheet.lines}
    assert {name for note in notes for name in note.sections} <= cited
