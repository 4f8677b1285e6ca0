"""Files that become games: refused, recognised, amended, kept, killed in the middle, and gone without a trace."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from reportlab.lib.pdfencrypt import StandardEncryption  # type: ignore[import-untyped]
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from ingest.document import UnreadableError
from ingest.layout import marks_between
from ingest.limits import Limits
from rag import adding
from rag.adding import AlreadyThereError
from rag.library import Library
from rag.pictures import NoPictureError, picture
from rag.store import Store
from tests.conftest import ROOT, environment
from tests.rag import killed
from tests.rag.letters import Letters

RULE = "Draw two cards and play one of them."
Write = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def library(folder: Path) -> Library:
    return Library(Store(folder), Letters())


@pytest.fixture
def pdf(tmp_path: Path) -> Write:
    """Write a PDF with one rule a page, after so many empty covers."""

    def write(*rules: str, name: str = "rules.pdf", covers: int = 0, password: str | None = None) -> Path:
        lock = StandardEncryption(password, "owner") if password else None
        canvas = Canvas(str(tmp_path / name), encrypt=lock)
        for _ in range(covers):
            canvas.showPage()
        for rule in rules:
            canvas.drawString(72, 700, rule)
            canvas.showPage()
        canvas.save()
        return tmp_path / name

    return write


def texts(library: Library, slug: str = "rules") -> list[str]:
    return [statement.text for statement in library.index(slug).statements]


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.glob("games/**/*") if path.is_file()}


def test_a_file_that_is_refused_leaves_nothing(library: Library, folder: Path, pdf: Write) -> None:
    path = pdf(RULE, password="secret")
    for given, said in (({}, "--password"), ({"password": "guess"}, "does not open it")):
        with pytest.raises(UnreadableError, match=said):
            library.add_file(path, **given)  # type: ignore[arg-type]
    with pytest.raises(UnreadableError, match="no text that can be read"):
        library.add_file(pdf("", name="empty.pdf"))
    assert not files(folder)


def test_the_limits_that_are_set_hold(folder: Path, pdf: Write) -> None:
    small = Library(Store(folder), Letters(), Limits(pages=1))
    with pytest.raises(UnreadableError, match="has 2 pages: expected 1 at most"):
        small.add_file(pdf(RULE, "Then it is the next player's turn."))
    assert not files(folder)


def test_a_locked_file_is_kept_without_its_password_so_that_its_pages_can_be_drawn(
    library: Library, pdf: Write
) -> None:
    library.add_file(pdf(RULE, password="secret"), password="secret")
    book = library.index("rules").rulebook
    at = next(book.statements).at
    drawn = picture(book, book.pages[0], library.kept("rules"), (at.start, at.end), Limits())
    assert drawn.png.startswith(b"\x89PNG")
    assert drawn.grade == "exact"


def test_a_text_has_no_picture(library: Library, tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(f"[[page 3]]\n\n{RULE}\n")
    library.add_file(tmp_path / "rules.md")
    book = library.index("rules").rulebook
    with pytest.raises(NoPictureError):
        picture(book, book.pages[0], library.kept("rules"), None, Limits())


def test_the_same_text_under_another_name_is_recognised(library: Library, folder: Path, pdf: Write) -> None:
    library.add_file(pdf(RULE))
    before = files(folder)
    with pytest.raises(
        AlreadyThereError, match=r"is already there as 'rules', word for word: .*--slug rules"
    ):
        library.add_file(pdf(RULE, name="copy.pdf"))
    assert files(folder) == before
    assert library.add_file(pdf(RULE, name="copy.pdf"), edition="2nd").game.slug == "copy"
    with (folder.parent / "rules.pdf").open("rb") as same:
        assert library.holding(same) == "rules"


def test_the_same_text_on_other_pages_is_offered_as_an_edition(library: Library, pdf: Write) -> None:
    library.add_file(pdf(RULE))
    sheets = pdf(RULE, name="sheets.pdf", covers=1)
    with pytest.raises(AlreadyThereError, match="has the text of 'rules' on other pages: give --edition"):
        library.add_file(sheets)
    library.add_file(sheets, edition="sheets")
    assert [next(library.index(slug).rulebook.statements).at.pdf_page for slug in ("rules", "sheets")] == [
        1,
        2,
    ]


def test_a_game_may_be_read_anew_with_other_pages(library: Library, pdf: Write) -> None:
    library.add_file(pdf(RULE))
    assert not library.add_file(pdf(RULE)).changed
    assert library.add_file(pdf(RULE), first_printed_page=7).changed
    assert next(library.index("rules").rulebook.statements).at.page == "7"


def test_an_amendment_joins_its_game_and_can_be_replaced(library: Library, folder: Path, pdf: Write) -> None:
    library.add_file(pdf(RULE))
    added = library.add_file(
        pdf("Draw three cards, not two.", name="errata.pdf"), amends="rules", title="Errata"
    )
    assert (added.source, added.game.amendments) == ("Errata", ("Errata",))
    assert texts(library) == [RULE, "Draw three cards, not two."]
    book = library.index("rules").rulebook
    assert [book.cite(one).label for one in book.statements] == ["p.1", "Errata — p.1"]
    library.add_file(pdf("Draw four cards.", name="errata.pdf"), amends="rules", title="Errata")
    assert texts(library) == [RULE, "Draw four cards."]
    library.add_file(pdf("Draw one card.", name="rules.pdf"))
    assert texts(library) == ["Draw one card.", "Draw four cards."]
    book, kept = library.index("rules").rulebook, library.kept("rules")
    for page in book.pages:
        at = next(one for one in book.statements if one.at.source == page.source).at
        drawn = picture(book, page, kept, (at.start, at.end), Limits())
        assert drawn.grade == "exact"
    library.store.remove("rules")
    assert not files(folder)


def test_an_amendment_can_be_taken_out_again_without_a_trace(
    library: Library, folder: Path, pdf: Write
) -> None:
    library.add_file(pdf(RULE))
    alone = library.summary("rules")
    for title in ("Errata", "FAQ"):
        library.add_file(pdf(f"{title} says draw nine.", name="more.pdf"), amends="rules", title=title)
    with pytest.raises(
        UnreadableError, match="'rules' has no amendment 'errata': expected one of 'Errata', 'FAQ'"
    ):
        library.withdraw("rules", "errata")
    assert library.withdraw("rules", "Errata").amendments == ("FAQ",)
    assert texts(library) == [RULE, "FAQ says draw nine."]
    assert library.kept("rules").pdf("Errata") is None
    assert library.kept("rules").pdf("FAQ") is not None
    assert library.withdraw("rules", "FAQ") == alone
    left = [path for path in folder.rglob("*") if path.is_file()]
    assert not [path for path in left if b"nine" in path.read_bytes()]
    with pytest.raises(UnreadableError, match="none, it has no amendment"):
        library.withdraw("rules", "FAQ")


def test_an_amendment_of_a_shipped_game_outlives_its_index(
    library: Library, folder: Path, pdf: Write, tiny_shipped: tuple[str, ...]
) -> None:
    assert library.add_shipped(only="heap") == ("heap",)
    plain = library.index("heap")
    errata = pdf("Take one pebble.", name="errata.pdf")
    added = library.add_file(errata, amends="heap", title="Errata")
    assert (added.game.amendments, added.game.shipped) == (("Errata",), True)
    assert not library.add_shipped(only="heap")
    newer = Library(Store(folder), Letters("another model"))
    assert [game.amendments for game in newer.offered()] == [("Errata",), ()]
    assert newer.add_shipped(only="heap") == ("heap",)
    index = newer.index("heap")
    assert texts(newer, "heap") == [*(one.text for one in plain.statements), "Take one pebble."]
    assert (index.anchors, index.thesaurus.words) == (plain.anchors, plain.thesaurus.words)
    assert {anchor.kind for anchor in index.anchors} == {"statement", "silent"}
    assert newer.kept("heap").pdf("Errata") is not None
    with pytest.raises(UnreadableError, match="shipped game and cannot be replaced"):
        newer.add_file(errata, slug="heap")
    newer.withdraw("heap", "Errata")
    assert newer.summary("heap").revision == plain.rulebook.revision


def test_a_shipped_game_that_nobody_asked_about_is_indexed_with_its_first_amendment(
    library: Library, pdf: Write, tiny_shipped: tuple[str, ...]
) -> None:
    added = library.add_file(pdf("Take one pebble.", name="errata.pdf"), amends="heap", title="Errata")
    assert (added.game.amendments, added.game.shipped) == (("Errata",), True)
    assert not library.add_shipped(only="heap")
    assert library.index("heap").anchors
    assert texts(library, "heap")[-1] == "Take one pebble."
    library.withdraw("heap", "Errata")
    assert "Take one pebble." not in texts(library, "heap")


def test_what_cannot_be_amended_is_told(library: Library, pdf: Write) -> None:
    path = pdf(RULE)
    with pytest.raises(UnreadableError, match="no game 'chess' to amend"):
        library.add_file(path, amends="chess")
    library.add_file(path)
    with pytest.raises(UnreadableError, match="neither slug nor edition"):
        library.add_file(path, amends="rules", edition="2nd")
    with pytest.raises(AlreadyThereError, match="already there as 'rules'"):
        library.add_file(path, amends="rules", title="Errata")


def test_an_index_made_anew_keeps_the_file_and_its_boxes(folder: Path, pdf: Write) -> None:
    Library(Store(folder), Letters()).add_file(pdf(RULE))
    store = Store(folder)
    assert adding.reindex("rules", store, Letters("other letters"), None)
    library = Library(store, Letters("other letters"))
    kept, book = library.kept("rules"), library.index("rules").rulebook
    at = next(book.statements).at
    assert kept.pdf() is not None
    assert kept.report() is not None
    assert marks_between(kept.words(at.start, at.end), book.text, at.start, at.end).grade == "exact"


def test_an_error_while_indexing_leaves_nothing_of_the_file(
    library: Library, folder: Path, pdf: Write
) -> None:
    library.add_file(pdf(RULE))
    before = files(folder)

    def stop(step: str, done: int, total: int) -> None:
        if step == "embedding":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        library.add_file(pdf("Draw nine cards."), slug="rules", progress=stop)
    assert files(folder) == before
    assert texts(library) == [RULE]


@pytest.mark.parametrize("step", killed.STEPS)
def test_a_process_killed_at_any_step_leaves_the_old_revision_answering(
    step: str, library: Library, folder: Path, pdf: Write
) -> None:
    library.add_file(pdf(RULE))
    path = pdf("Draw nine cards.", name="new.pdf")
    amends = ("rules",) if step == "after taking over what was kept" else ()
    died = subprocess.run(
        [sys.executable, "-m", "tests.rag.killed", str(folder), str(path), step, *amends],
        env=environment(folder),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL, died.stderr
    switched = step == "after switching over"
    fresh = Library(Store(folder), Letters())
    assert texts(fresh) == (["Draw nine cards."] if switched else [RULE])
    assert fresh.kept("rules").pdf() is not None
    fresh.add_file(pdf("Draw ten cards.", name="newer.pdf"), slug="rules")
    key = (folder / "games/rules/current").read_text()
    assert {name.split("/")[2] for name in files(folder)} == {"current", key}


def test_what_is_left_of_a_first_revision_goes_with_the_next_file(
    library: Library, folder: Path, pdf: Write
) -> None:
    path = pdf(RULE)
    died = subprocess.run(
        [sys.executable, "-m", "tests.rag.killed", str(folder), str(path), "after the vectors are written"],
        env=environment(folder),
        cwd=ROOT,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL
    assert not library.games()
    library.add_file(pdf("Roll a die.", name="other.pdf"))
    assert {name.split("/")[1] for name in files(folder)} == {"other"}
