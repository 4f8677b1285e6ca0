"""Games by name: added from files, indexed once, replaced and removed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from corpus.games import shipped_games
from ingest.document import UnreadableError
from rag.embed import Embedder
from rag.library import Library, UnknownGameError
from rag.rank import ask, rank
from rag.revision import StaleIndexError
from rag.store import Store
from tests.rag.letters import Letters

FIRST = (
    "# Tiny Game\n\n[[page 3]]\n\n## Turns\n\nDraw two cards. Play one card.\n\n## Ties\n\nTies are shared.\n"
)
SECOND = FIRST.replace("Draw two cards", "Roll six dice")


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@pytest.fixture
def library(tmp_path: Path, embedder: Embedder) -> Library:
    return Library(Store(tmp_path / "data"), embedder)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "Tiny_Game.md"
    path.write_text(FIRST, "utf-8")
    return path


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with one game, for tests that change nothing."""
    folder = tmp_path_factory.mktemp("standing")
    (folder / "Tiny_Game.md").write_text(FIRST, "utf-8")
    made = Library(Store(folder / "data"), Letters())
    made.add_file(folder / "Tiny_Game.md")
    return made


def best(library: Library, question: str) -> str:
    index = library.index("tiny-game")
    return index.statements[rank(ask(question, index, library.embedder), index).rows[0]].text


def test_a_file_becomes_a_game(library: Library, file: Path) -> None:
    steps: list[str] = []
    added = library.add_file(file, edition="2nd", progress=lambda step, done, total: steps.append(step))
    summary = added.game
    assert added.changed
    assert (summary.slug, summary.title, summary.edition) == ("tiny-game", "Tiny Game", "2nd")
    assert (summary.pages, summary.passages, summary.statements) == (1, 2, 3)
    assert (summary.executable, summary.shipped, summary.language) == (False, False, "en")
    assert steps[0] == "reading"
    assert set(steps[1:]) == {"embedding"}
    assert library.games() == (summary,)
    assert best(library, "Are ties shared?") == "Ties are shared."


def test_the_same_file_again_changes_nothing(library: Library, file: Path, tmp_path: Path) -> None:
    first = library.add_file(file).game
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "data" / "games").rglob("*")}
    again = library.add_file(file)
    assert (again.game, again.changed) == (first, False)
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "data" / "games").rglob("*")} == before


def test_a_changed_file_answers_at_once_and_the_old_words_are_not_found(library: Library, file: Path) -> None:
    revision = library.add_file(file).game.revision
    assert best(library, "How many cards do I draw?") == "Draw two cards."
    file.write_text(SECOND, "utf-8")
    assert library.add_file(file).game.revision != revision
    assert best(library, "How many dice do I roll?") == "Roll six dice."
    assert "Draw two cards." not in {statement.text for statement in library.index("tiny-game").statements}


def test_another_library_on_the_same_folder_sees_the_change(
    library: Library, file: Path, tmp_path: Path
) -> None:
    library.add_file(file)
    other = Library(Store(tmp_path / "data"), library.embedder)
    assert best(other, "cards") == best(library, "cards")
    file.write_text(SECOND, "utf-8")
    library.add_file(file)
    assert other.index("tiny-game").rulebook == library.index("tiny-game").rulebook


def test_a_removed_game_is_unknown_and_can_come_back(library: Library, file: Path) -> None:
    added = library.add_file(file)
    library.store.remove("tiny-game")
    assert library.games() == ()
    with pytest.raises(UnknownGameError, match="no game 'tiny-game'"):
        library.index("tiny-game")
    assert library.add_file(file) == added


def test_an_index_is_held_in_memory_until_it_changes(library: Library, file: Path) -> None:
    library.add_file(file)
    assert library.index("tiny-game") is library.index("tiny-game")


@pytest.mark.parametrize("slug", ["../tiny", "Tiny", "", "tiny game", "tiny/", "."])
def test_what_cannot_be_a_name_is_an_unknown_game(slug: str, standing: Library) -> None:
    with pytest.raises(UnknownGameError, match="expected one of 'tiny-game'"):
        standing.index(slug)


@pytest.mark.parametrize("slug", ["../tiny", "Tiny", "tiny game", "-"])
def test_a_bad_name_is_refused_before_anything_is_written(
    slug: str, library: Library, file: Path, tmp_path: Path
) -> None:
    with pytest.raises(UnreadableError, match="cannot name a game: expected lower-case letters"):
        library.add_file(file, slug=slug)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("slug", [game.info.slug for game in shipped_games()])
def test_a_shipped_game_cannot_be_replaced(slug: str, library: Library, file: Path) -> None:
    with pytest.raises(UnreadableError, match="is a shipped game and cannot be replaced"):
        library.add_file(file, slug=slug)


def test_an_index_of_another_model_is_stale_until_it_is_rebuilt(
    library: Library, file: Path, tmp_path: Path
) -> None:
    library.add_file(file)
    other = Library(Store(tmp_path / "data"), Letters())
    with pytest.raises(StaleIndexError, match="referee ingest --rebuild"):
        other.index("tiny-game")
    assert other.store.save(other.store.rulebook("tiny-game"), other.embedder)
    assert best(other, "Draw two cards") == "Draw two cards."


def test_shipped_games_are_indexed_once_with_their_anchors(
    indexed: Path, embedder: Embedder, tmp_path: Path
) -> None:
    library = Library(Store(Path(shutil.copytree(indexed, tmp_path / "data"))), embedder)
    assert library.add_shipped() == ()
    games = {game.slug: game for game in library.games()}
    for shipped in shipped_games():
        game = games[shipped.info.slug]
        assert (game.title, game.shipped, game.executable) == (shipped.info.title, True, True)
        index = library.index(game.slug)
        assert {anchor.kind for anchor in index.anchors} == {"statement", "rule", "silent"}
        assert all(name in index.row for anchor in index.anchors for name in anchor.statements)
