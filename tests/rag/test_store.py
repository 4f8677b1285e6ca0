"""The store: written whole or not at all, read by many, never half."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from rag.embed import Encoded
from rag.index import Anchor, GameIndex
from rag.revision import SCHEMA, StaleIndexError, StoreError
from rag.store import Store
from tests.conftest import ROOT, environment
from tests.rag import crash
from tests.rag.letters import Letters, tiny

LETTERS = Letters()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Store:
    return Store(folder)


def files(folder: Path) -> dict[str, bytes]:
    """Files beside Chroma's, with what they hold."""
    games = folder / "games"
    return {str(path.relative_to(games)): path.read_bytes() for path in games.rglob("*") if path.is_file()}


def collections(store: Store) -> list[str]:
    return sorted(collection.name for collection in store._vectors.client().list_collections())


def vector_folders(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "chroma").glob("*/"))


def texts(index: GameIndex) -> list[str]:
    return [statement.text for statement in index.statements]


def key(store: Store) -> str:
    record = store.record("tiny")
    assert record is not None
    return record.key


def test_what_is_saved_is_what_is_loaded(store: Store) -> None:
    assert store.save(tiny(), LETTERS, words={"card": ("ticket",)}, shipped=True)
    index = store.load("tiny", "letters")
    assert index.rulebook == tiny()
    assert store.rulebook("tiny") == tiny()
    assert texts(index) == ["Draw two cards.", "Play one card.", "Ties are shared."]
    assert len(index.vectors) == len(index.word_vectors) == 3
    assert len(index.word_vectors[0]) == len("Turns: Draw two cards.".split())
    assert index.thesaurus.words == {"card": ("ticket",)}
    record = store.record("tiny")
    assert record is not None
    assert (record.model, record.schema_version, record.shipped) == ("letters", SCHEMA, True)
    assert record.revision == tiny().revision


def test_saving_the_same_again_changes_nothing(store: Store, folder: Path) -> None:
    assert store.save(tiny(), LETTERS)
    before = files(folder), collections(store), vector_folders(folder)
    assert not store.save(tiny(), LETTERS)
    assert not Store(folder).save(tiny(), Letters())
    assert (files(folder), collections(store), vector_folders(folder)) == before


def test_another_text_takes_over_and_leaves_no_ghosts(store: Store, folder: Path) -> None:
    store.save(tiny(), LETTERS)
    old = key(store)
    assert store.save(tiny("Draw six cards."), LETTERS)
    assert collections(store) == [f"game-{key(store)}"] != [f"game-{old}"]
    assert {Path(name).parts[1] for name in files(folder)} == {"current", key(store)}
    assert len(vector_folders(folder)) == 1
    assert "Draw two cards." not in texts(store.load("tiny", "letters"))


def test_only_what_is_new_is_shown_to_the_model(store: Store) -> None:
    seen: list[str] = []

    class Telling(Letters):
        def encode(self, texts: Sequence[str], *, adapted: bool = False) -> list[Encoded]:
            seen.extend(texts)
            return super().encode(texts, adapted=adapted)

    first = next(iter(tiny().statements)).id
    ask = Anchor("May I draw?", "statement", first, True, (first,))
    also = Anchor("Can I take cards?", "statement", first, True, (first,))
    store.save(tiny(), Telling(), anchors=[ask])
    seen.clear()
    store.save(tiny(), Telling(), anchors=[ask, also])
    assert "May I draw?" not in seen
    assert "Can I take cards?" in seen
    assert not any(text.endswith(": Play one card.") for text in seen)
    fresh = Store(store._folder / "fresh")
    fresh.save(tiny(), LETTERS, anchors=[ask, also])
    one, other = store.load("tiny", "letters"), fresh.load("tiny", "letters")
    assert np.allclose(one.vectors, other.vectors)
    assert np.allclose(one.anchor_vectors, other.anchor_vectors)
    assert all(
        map(np.array_equal, one.word_vectors + one.anchor_words, other.word_vectors + other.anchor_words)
    )


def test_a_game_that_gets_its_first_anchors_is_read_anew_by_the_model_as_published(store: Store) -> None:
    read: list[bool] = []

    class Telling(Letters):
        def encode(self, texts: Sequence[str], *, adapted: bool = False) -> list[Encoded]:
            read.extend([adapted] * len(texts))
            return super().encode(texts, adapted=adapted)

    first = next(iter(tiny().statements)).id
    store.save(tiny(), Telling())
    assert set(read) == {True}
    without = len(read)
    read.clear()
    store.save(tiny(), Telling(), anchors=[Anchor("May I draw?", "statement", first, True, (first,))])
    assert read == [False] * (without + 1)


def test_other_anchors_or_words_are_another_index(store: Store) -> None:
    store.save(tiny(), LETTERS)
    before = key(store)
    assert store.save(tiny(), LETTERS, words={"card": ("ticket",)})
    assert key(store) != before


def test_removing_leaves_no_trace_of_a_game_and_all_of_the_others(store: Store, folder: Path) -> None:
    store.save(tiny("Draw two zebras."), LETTERS)
    store.save(tiny("Draw two horses.", "other"), LETTERS)
    store.remove("tiny")
    assert store.slugs() == ("other",)
    assert not any(b"zebra" in path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert not list(folder.rglob("tiny*"))
    assert len(collections(store)) == len(vector_folders(folder)) == 1
    assert "Draw two horses." in texts(store.load("other", "letters"))
    with pytest.raises(StoreError, match=r"no index of 'tiny'.*referee ingest FILE"):
        store.load("tiny", "letters")


def test_reading_what_is_not_there_makes_nothing(store: Store, folder: Path) -> None:
    assert store.slugs() == ()
    assert store.record("tiny") is None
    for call in (lambda: store.load("tiny", "letters"), lambda: store.rulebook("tiny")):
        with pytest.raises(StoreError):
            call()
    assert not folder.exists()


class StopError(Exception):
    """Raised in the middle of the work."""


def test_an_error_in_the_middle_leaves_the_old_revision_and_the_lock_free(store: Store, folder: Path) -> None:
    store.save(tiny(), LETTERS)
    before = files(folder), collections(store)

    def stop(step: str, done: int, total: int) -> None:
        raise StopError(step)

    with pytest.raises(StopError):
        store.save(tiny("Draw six cards."), LETTERS, progress=stop)
    assert (files(folder), collections(store)) == before
    assert store.save(tiny("Draw six cards."), LETTERS)


@pytest.mark.parametrize("step", crash.STEPS)
def test_a_process_that_dies_leaves_a_whole_revision_and_the_next_ingest_clears_up(
    step: str, folder: Path
) -> None:
    Store(folder).save(tiny(), LETTERS)
    died = subprocess.run(
        [sys.executable, "-m", "tests.rag.crash", str(folder), step],
        env=environment(folder),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert died.returncode == crash.DIED, died.stderr
    switched = list(crash.STEPS).index(step) >= list(crash.STEPS).index("switched over")
    expected = "Draw six cards." if switched else "Draw two cards."
    store = Store(folder)
    assert texts(store.load("tiny", "letters"))[0] == expected
    for rule in ("Draw six cards.", "Draw ten cards."):
        store.save(tiny(rule), LETTERS)
        assert collections(store) == [f"game-{key(store)}"]
        assert {Path(name).parts[1] for name in files(folder)} == {"current", key(store)}
        assert len(vector_folders(folder)) == 1
        assert texts(store.load("tiny", "letters"))[0] == rule


READS = (
    "import sys, pathlib; from rag.store import Store\n"
    "store = Store(pathlib.Path(sys.argv[1]))\n"
    "for _ in sys.stdin: print(store.load('tiny', 'letters').statements[0].text, flush=True)\n"
)


def test_two_processes_read_one_folder_and_see_the_switch(store: Store, folder: Path) -> None:
    store.save(tiny(), LETTERS)
    readers = [
        subprocess.Popen(
            [sys.executable, "-c", READS, str(folder)],
            env=environment(folder),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    try:
        assert [_ask(reader) for reader in readers] == ["Draw two cards."] * 2
        store.save(tiny("Draw six cards."), LETTERS)
        assert [_ask(reader) for reader in readers] == ["Draw six cards."] * 2
    finally:
        for reader in readers:
            reader.communicate()


def _ask(reader: subprocess.Popen[str]) -> str:
    assert reader.stdin is not None
    assert reader.stdout is not None
    reader.stdin.write("read\n")
    reader.stdin.flush()
    return reader.stdout.readline().strip()


def test_a_reader_meets_no_half_rulebook_while_revisions_change(store: Store, folder: Path) -> None:
    store.save(tiny("Draw 0 cards."), LETTERS)
    done = threading.Event()
    seen: list[str] = []
    faults: list[Exception] = []

    def read() -> None:
        try:
            while not done.is_set():
                index = store.load("tiny", "letters")
                seen.append(f"{index.rulebook.revision} {index.statements[0].text}")
        except Exception as error:
            faults.append(error)

    reader = threading.Thread(target=read)
    reader.start()
    whole = {f"{tiny(f'Draw {n} cards.').revision} Draw {n} cards." for n in range(8)}
    for number in range(1, 8):
        store.save(tiny(f"Draw {number} cards."), LETTERS)
    done.set()
    reader.join()
    assert faults == []
    assert seen
    assert set(seen) <= whole


def test_a_second_writer_waits_until_the_first_is_done(store: Store, folder: Path) -> None:
    store.save(tiny(), LETTERS)
    other = Store(folder)
    writer = threading.Thread(target=lambda: other.save(tiny("Draw six cards."), LETTERS))
    with store.writing():
        writer.start()
        writer.join(timeout=0.3)
        assert writer.is_alive()
        assert texts(store.load("tiny", "letters"))[0] == "Draw two cards."
    writer.join()
    assert texts(store.load("tiny", "letters"))[0] == "Draw six cards."


def test_a_writer_that_waits_too_long_is_told(store: Store, folder: Path) -> None:
    with (
        store.writing(),
        pytest.raises(StoreError, match="being written by another process: try again"),
        Store(folder).writing(wait_seconds=0.05),
    ):
        pass


def test_a_folder_that_cannot_be_written_is_named_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StoreError, match=r"cannot be written.*REFEREE_DATA_DIR") as refused:
        Store(tmp_path / "data" / "here").save(tiny(), LETTERS)
    assert str(tmp_path) in str(refused.value)


def test_an_index_of_another_model_is_refused_with_the_command_that_mends_it(store: Store) -> None:
    store.save(tiny(), LETTERS)
    with pytest.raises(StaleIndexError, match=r"made by 'letters'.*'other'.*referee ingest --rebuild"):
        store.load("tiny", "other")
    assert store.save(store.rulebook("tiny"), Letters("other"))
    assert texts(store.load("tiny", "other"))[0] == "Draw two cards."


@pytest.mark.parametrize("change", [{"schema_version": SCHEMA - 1}, {"colour": "red"}, {"model": 3}])
def test_an_index_of_another_schema_is_refused_with_the_command_that_mends_it(
    change: dict[str, object], store: Store, folder: Path
) -> None:
    store.save(tiny(), LETTERS)
    path = folder / "games" / "tiny" / key(store) / "index.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(StaleIndexError, match="referee ingest --rebuild"):
        store.load("tiny", "letters")


def test_an_index_whose_vectors_are_gone_is_refused_and_none_are_made_up(store: Store) -> None:
    store.save(tiny(), LETTERS)
    store._vectors.drop(key(store))
    with pytest.raises(StaleIndexError, match="Chroma has no vectors"):
        store.load("tiny", "letters")
    assert collections(store) == []
