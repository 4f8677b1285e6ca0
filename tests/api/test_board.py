"""The board of ingest jobs."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from api.board import Job, JobBoard, Outcome
from ingest.document import UnreadableError
from rag.revision import Progress, StoreError

PATIENCE = 20


def touch(path: Path) -> None:
    """Save an upload of nothing."""
    path.touch()


class Gate:
    """Work that waits until it is let on."""

    def __init__(self) -> None:
        self.begun = Event()
        self.opened = Event()

    def __call__(self, path: Path, progress: Progress) -> Outcome:
        progress("embedding", 1, 4)
        self.begun.set()
        self.opened.wait(PATIENCE)
        return Outcome(path.stem)


def over(board: JobBoard, job: Job) -> Job:
    """The job when it is over."""
    for _ in range(PATIENCE * 100):
        now = board.get(job.id)
        if now and now.over:
            return now
        Event().wait(0.01)
    return pytest.fail("the job is not over")


def test_progress_shows_while_the_work_goes_on(tmp_path: Path) -> None:
    board, work = JobBoard(tmp_path / "jobs"), Gate()
    job = board.submit("pebbles.md", touch, work)
    assert work.begun.wait(PATIENCE)
    now = board.get(job.id)
    assert now
    assert (now.state, now.step, now.done, now.total) == ("running", "embedding", 1, 4)
    work.opened.set()
    assert over(board, job).game == "pebbles"
    board.close()


def test_jobs_are_done_one_after_the_other(tmp_path: Path) -> None:
    board, work = JobBoard(tmp_path / "jobs"), Gate()
    board.submit("first.md", touch, work)
    assert work.begun.wait(PATIENCE)
    second = board.submit("second.md", touch, Gate())
    waiting = board.get(second.id)
    assert waiting
    assert waiting.state == "queued"
    board.close()


def test_an_error_that_is_expected_is_the_reason_and_another_is_named(tmp_path: Path) -> None:
    def unreadable(path: Path, progress: Progress) -> Outcome:
        raise UnreadableError("'x.md' is empty: expected a rulebook's text")

    def broken(path: Path, progress: Progress) -> Outcome:
        raise ZeroDivisionError

    board = JobBoard(tmp_path / "jobs")
    assert over(board, board.submit("x.md", touch, unreadable)).error == (
        "'x.md' is empty: expected a rulebook's text"
    )
    assert "ZeroDivisionError" in (over(board, board.submit("x.md", touch, broken)).error or "")
    board.close()


def test_another_process_sees_how_a_job_stands(tmp_path: Path) -> None:
    board, work = JobBoard(tmp_path / "jobs"), Gate()
    job = board.submit("pebbles.md", touch, work)
    assert work.begun.wait(PATIENCE)
    seen = JobBoard(tmp_path / "jobs").get(job.id)
    assert seen
    assert seen.state == "running"
    work.opened.set()
    over(board, job)
    board.close()


def test_a_job_whose_server_has_gone_has_failed_with_the_reason(tmp_path: Path) -> None:
    board, work = JobBoard(tmp_path / "jobs"), Gate()
    job = board.submit("pebbles.md", touch, work)
    assert work.begun.wait(PATIENCE)
    board._alive.release()  # as the system does when a process dies
    seen = JobBoard(tmp_path / "jobs").get(job.id)
    assert seen
    assert seen.state == "failed"
    assert "send the file again" in (seen.error or "")
    assert not list(tmp_path.rglob("pebbles.md"))


def test_a_server_that_stops_gives_up_its_jobs(tmp_path: Path) -> None:
    board, work = JobBoard(tmp_path / "jobs"), Gate()
    job = board.submit("pebbles.md", touch, work)
    assert work.begun.wait(PATIENCE)
    board.close()
    seen = JobBoard(tmp_path / "jobs").get(job.id)
    assert seen
    assert seen.state == "failed"


def test_a_data_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "jobs"
    blocked.write_text("a file where a folder should be")
    with pytest.raises(StoreError, match="cannot be written"):
        JobBoard(blocked).submit("pebbles.md", touch, Gate())


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("../../etc/passwd", "passwd"),
        ("C:\\rules\\Book 2.pdf", "Book 2.pdf"),
        ("règles.md", "règles.md"),
        ("\x00\n.md", "__.md"),
        ("..", "rulebook"),
        ("x" * 300 + ".md", "x" * 80 + ".md"),
    ],
)
def test_an_uploaded_file_keeps_a_name_that_is_safe(tmp_path: Path, sent: str, kept: str) -> None:
    board, work = JobBoard(tmp_path / "jobs"), Gate()
    saved: list[Path] = []
    job = board.submit(sent, lambda path: saved.append(path), work)
    work.opened.set()
    over(board, job)
    assert saved[0].name == kept
    board.close()
