"""The sheet of a rulebook that nobody has prepared: true line by line, or left out with the reason."""

from __future__ import annotations

import pypdfium2  # type: ignore[import-untyped]  # it has no type information
import pytest

from rag.assistant import Assistant, build_assistant
from rag.settings import Settings
from rag.sheet import PlayersError, Sheet, make_sheet
from rag.sheet.html import as_html
from rag.sheet.markdown import as_markdown
from rag.sheet.models import Line, Section
from rag.sheet.pdf import as_pdf
from rag.sheet.place import ONWARD

BOOK = """# Ballots

## Overview

Ballots is a card game for 5 to 10 players. The goal is to be elected three times.

## Setup

Shuffle the deck. Deal 5 cards to each player. Use the table below to give out the roles.

For games of 5-6 players, say:

- Everybody close your eyes.

[Take a long pause]

- Everybody open your eyes.

For games of 7-10 players, say:

- Everybody look at your role.

## Turn overview

Perform one of the following actions on your turn.

- Nominate. Choose another player as Chancellor and put the placard before them.
- Discard. Put one card from your hand on the discard pile and draw another.

## Voting

Each player votes on the Chancellor who was nominated. If the vote fails, the nomination is lost. The tracker is advanced
by one. Otherwise, the Chancellor draws 3 cards.

If only five players are left in the game, the last President may be nominated.

If the vote is won: The Chancellor takes 1 card.

If three cards are sealed already: Each player must say who sealed them. If nobody does, the player on the left draws a card.

Proceed as usual to the next nomination.

## Tracker

SEALED. Whenever a sealed card is drawn, roll the die. Place the card on its track.

We'll talk about tracks in the relevant section. This number is not told.

## Scoring

In case of a tie the score shifts by one. Example: two players tie for 5 points and get 2 points each.

## End of the game

The player with the most points wins the game.
"""


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    folder = tmp_path_factory.mktemp("unprepared")
    (folder / "ballots.md").write_text(BOOK)
    made = build_assistant(Settings(data_dir=folder / "data"))
    made.library.add_file(folder / "ballots.md")
    return made


@pytest.fixture(scope="module")
def ballots(owned: Assistant) -> Sheet:
    return make_sheet(owned.library.index("ballots"), owned.library.embedder)


def text_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.get_textpage().get_text_bounded() for page in document]
    document.close()
    return "\n".join(pages)


def section(sheet: Sheet, name: str) -> Section:
    return next(one for one in sheet.sections if one.name == name)


def line(sheet: Sheet, words: str) -> Line:
    """The one line that opens with these words."""
    lines = [one for part in sheet.sections for group in part.groups for one in group.lines]
    return next(one for one in lines if one.text.startswith(words))


def test_the_consequences_of_a_condition_stand_in_its_line_each_with_its_citation(ballots: Sheet) -> None:
    parts = line(ballots, "If the vote fails").parts
    assert [part.text for part in parts] == [
        "If the vote fails, the nomination is lost.",
        "The tracker is advanced by one.",
        "Otherwise, the Chancellor draws 3 cards.",
    ]
    assert len({part.citation.id for part in parts}) == 3


def test_a_label_leads_the_line_of_its_paragraph(ballots: Sheet) -> None:
    assert [part.text for part in line(ballots, "SEALED.").parts] == [
        "SEALED.",
        "Whenever a sealed card is drawn, roll the die.",
        "Place the card on its track.",
    ]


def test_what_hangs_on_talk_is_left_out_with_it_and_told(ballots: Sheet) -> None:
    assert "This number is not told." not in {one.text for one in ballots.lines}
    assert {(one.label, one.reason) for one in ballots.left_out} >= {
        ("Tracker", "talk about the game or its rulebook"),
        ("Tracker", "goes on from a sentence that is left out"),
    }


def test_what_only_points_onward_behind_a_condition_is_left_out_with_a_reason_of_its_own(
    ballots: Sheet,
) -> None:
    assert not any(one.text.startswith("Proceed") for one in ballots.lines)
    assert [one.label for one in ballots.left_out if one.reason == ONWARD] == ["Voting"]


def test_a_rule_keeps_its_example_with_numbers(ballots: Sheet) -> None:
    assert [part.text for part in line(ballots, "In case of a tie").parts][1:] == [
        "Example: two players tie for 5 points and get 2 points each."
    ]


def test_a_script_for_some_players_is_a_group_of_its_own_also_behind_an_aside(ballots: Sheet) -> None:
    groups = [(group.shown, [one.text for one in group.lines]) for group in section(ballots, "setup").groups]
    assert groups[1:] == [
        (
            "Setup: 5–6 players",
            ["For games of 5-6 players, say:", "Everybody close your eyes.", "[Take a long pause]", "Everybody open your eyes."],
        ),
        ("Setup: 7–10 players", ["For games of 7-10 players, say:", "Everybody look at your role."]),
    ]  # fmt: skip


def test_players_who_are_left_are_no_number_of_the_table(owned: Assistant) -> None:
    index, embedder = owned.library.index("ballots"), owned.library.embedder
    sheet = make_sheet(index, embedder, players=8)
    texts = {one.text for one in sheet.lines}
    assert any(text.startswith("If only five players are left") for text in texts)
    assert "Everybody close your eyes." not in texts
    with pytest.raises(PlayersError, match="players is 11 for 'ballots': expected 5 to 10"):
        make_sheet(index, embedder, players=11)


def test_what_the_sheet_cannot_show_is_pointed_to(ballots: Sheet) -> None:
    assert line(ballots, "Use the table below").note == "see it in the rulebook"
    assert line(ballots, "Perform one of the following actions").note == "see Actions"
    assert [row.action for row in section(ballots, "actions").rows] == ["Nominate", "Discard"]
    assert "<th>Action</th><th>Effect</th></tr>" in as_html(ballots)


def test_sentences_of_a_joined_line_have_a_label_each_in_markdown(ballots: Sheet) -> None:
    first, second, _ = line(ballots, "If the vote fails").parts
    page = as_markdown(ballots)
    assert f"nomination is lost. [\\[Voting\\]]({first.citation.url}) The tracker is" in page
    assert f"by one. [\\[Voting\\]]({second.citation.url}) Otherwise," in page


def test_sections_without_lines_are_told_once_at_the_end(ballots: Sheet) -> None:
    said = "This sheet has no section for: Glossary, FAQ."
    assert said in " ".join(text_of(as_pdf(ballots)).split())
    for page in (as_markdown(ballots), as_html(ballots)):
        assert page.count(said) == 1
        assert "Glossary</h2>" not in page
        assert "## Glossary" not in page


def test_links_of_a_joined_line_are_all_there(ballots: Sheet) -> None:
    page = as_html(ballots)
    assert all(one.citation.url.replace("&", "&amp;") in page for one in ballots.lines)
