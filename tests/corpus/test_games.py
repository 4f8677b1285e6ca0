"""A shipped game's folder: its metadata, and how players ask for what its rulebook says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from corpus.games import Anchors, GameFileError, GameFolder, open_game, shipped_games
from corpus.models import SLUG, Rulebook
from ingest.shipped import find_shipped, shipped_rulebook

GAMES = {game.info.slug: game for game in shipped_games()}
BOOKS = {slug: shipped_rulebook(game) for slug, game in GAMES.items()}


MINIMAL = 'slug = "tiny"\ntitle = "Tiny"\n'


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> GameFolder:
    return GAMES[request.param]


@pytest.fixture
def book(game: GameFolder) -> Rulebook:
    return BOOKS[game.info.slug]


def asks(anchors: Anchors) -> list[str]:
    told = [text for one in anchors.statement for text in (*one.asks, *one.yes, *one.no)]
    return told + [text for topic in anchors.silent for text in topic.asks]


def test_both_seeds_ship_under_their_folder_names(game: GameFolder) -> None:
    assert {"dragons-lair", "lairs"} <= set(GAMES)
    assert game.path.name == game.info.slug
    assert SLUG.fullmatch(game.info.slug)
    assert find_shipped(game.info.slug) == game


def test_metadata_says_how_the_book_is_cited_and_where_it_comes_from(game: GameFolder) -> None:
    info = game.info
    assert all((info.title, info.edition, info.players, info.source, info.about))
    assert info.cited_by in ("page", "section", "page and section")


def test_no_player_word_stands_for_itself_or_twice_under_one_word(game: GameFolder) -> None:
    for word, others in game.info.words.items():
        assert others, word
        assert word not in others
        assert len(set(others)) == len(others), word


def test_notes_and_slips_name_headings_of_the_book(game: GameFolder, book: Rulebook) -> None:
    headings = {name for statement in book.statements for name in statement.at.section}
    named = {name for note in game.info.notes for name in note.sections} | {
        slip.where for slip in game.info.slips
    }
    assert named - headings == set()


def test_every_quote_of_the_questions_stands_in_exactly_one_statement(
    game: GameFolder, book: Rulebook
) -> None:
    quotes = [entry.quote for entry in game.anchors.statement]
    quotes += [topic.near for topic in game.anchors.silent if topic.near]
    assert [book.find(quote)[0].id for quote in quotes]


def test_every_statement_has_one_entry_of_questions(game: GameFolder, book: Rulebook) -> None:
    entries = Counter(book.find(entry.quote)[0].id for entry in game.anchors.statement)
    assert [statement.id for statement in book.statements if statement.id not in entries] == []
    assert [name for name, times in entries.items() if times > 1] == []


def test_every_entry_asks_something(game: GameFolder) -> None:
    assert [
        entry.quote for entry in game.anchors.statement if not (entry.asks or entry.yes or entry.no)
    ] == []
    assert [topic.topic for topic in game.anchors.silent if not topic.asks] == []


def test_no_question_asks_for_two_things(game: GameFolder) -> None:
    folded = Counter(" ".join(text.lower().rstrip("?!. ").split()) for text in asks(game.anchors))
    assert [text for text, times in folded.items() if times > 1] == []


def test_a_folder_without_questions_has_no_anchors(tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text(MINIMAL, "utf-8")
    assert open_game(tmp_path).anchors == Anchors()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (MINIMAL + 'colour = "red"', "colour"),
        ('slug = "tiny"', "title"),
        ("slug = ", "Invalid value"),
        (MINIMAL + '[[notes]]\nkind = "rumour"\nabout = "x"', "contradiction"),
    ],
    ids=["an unknown field", "a missing field", "no TOML", "an unknown kind"],
)
def test_a_wrong_metadata_file_is_refused_by_file_and_field(text: str, named: str, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text(text, "utf-8")
    with pytest.raises(GameFileError, match=named) as refused:
        open_game(tmp_path)
    assert "game.toml" in str(refused.value)


def test_a_folder_without_metadata_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"game\.toml.*needs this file"):
        open_game(tmp_path)
