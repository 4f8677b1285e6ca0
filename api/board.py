"""The board of ingest jobs: one worker thread, and a file a job, so that any process can tell how a job stands.

    data/jobs/<server>/alive.lock    held as long as that server runs
    data/jobs/<server>/<job>.json
    data/jobs/<server>/<job>/        the uploaded file, until the job is done

A job whose server no longer holds its lock will never finish; whoever reads it next writes down that it failed.
"""

from __future__ import annotations

import logging
import re
import shutil
import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Literal, NamedTuple

from filelock import FileLock, Timeout

from corpus.models import Frozen, Slug
from ingest.document import UnreadableError
from rag.embed import ModelError
from rag.revision import Progress, StoreError

_LOG = logging.getLogger("referee")
_ID = re.compile(r"[0-9a-f]{12}")

KEPT = 200
"""How many jobs are remembered."""
WRITE_SECONDS = 0.5
"""How often progress within one step is written down, at most."""


class Outcome(NamedTuple):
    """What came of a job."""

    game: Slug
    warnings: tuple[str, ...] = ()


Work = Callable[[Path, Progress], Outcome]
"""Turns the file in a job's folder into a game."""


class Job(Frozen):
    """One ingest, as it stands."""

    id: str
    state: Literal["queued", "running", "done", "failed"]
    step: str
    """What is being done: `reading`, `embedding`."""
    done: int
    total: int
    game: Slug | None
    """The game that came of it."""
    error: str | None
    """Why it failed, what was expected, and the way out."""
    warnings: tuple[str, ...] = ()
    """What the owner should know of the file: pages that could not be read, text that was left out."""
    created: datetime
    updated: datetime

    @property
    def over(self) -> bool:
        """Whether it will not change any more."""
        return self.state in ("done", "failed")


class JobBoard:
    """Jobs of one server process, and a view on those of others that share the data folder."""

    def __init__(self, folder: Path) -> None:
        self._root = folder
        self._own = folder / uuid.uuid4().hex[:12]
        self._alive = FileLock(self._own / "alive.lock", timeout=0, thread_local=False)
        self._waiting: SimpleQueue[tuple[str, Path, Work]] = SimpleQueue()
        self._jobs: dict[str, Job] = {}
        self._written: dict[str, float] = {}
        self._lock = Lock()
        self._worker: Thread | None = None

    def submit(self, file_name: str, save: Callable[[Path], object], work: Work) -> Job:
        """Take a file and put its job in line.

        `save` writes the file to the path that it is given. Raises StoreError where the data folder cannot be written.
        """
        now = datetime.now(UTC)
        job = Job(
            id=uuid.uuid4().hex[:12],
            state="queued",
            step="waiting",
            done=0,
            total=0,
            game=None,
            error=None,
            created=now,
            updated=now,
        )
        try:
            self._start()
            path = self._own / job.id / _safe(file_name)
            path.parent.mkdir()
            save(path)
            self._put(job)
            self._prune()
        except OSError as error:
            raise StoreError(
                f"the data folder {str(self._root.parent)!r} cannot be written ({error.strerror}): "
                "give write access, or set REFEREE_DATA_DIR to another folder"
            ) from error
        self._waiting.put((job.id, path, work))
        return job

    def get(self, job_id: str) -> Job | None:
        """How a job stands; None where there is none of this id."""
        if not _ID.fullmatch(job_id):
            return None
        with self._lock:
            if job_id in self._jobs:
                return self._jobs[job_id]
        path = next(self._root.glob(f"*/{job_id}.json"), None)
        return self._look(path) if path else None

    def _look(self, path: Path) -> Job | None:
        """The job of a file; where its server is gone, it is given up."""
        try:
            job = Job.model_validate_json(path.read_bytes())
        except FileNotFoundError:
            return None
        if job.over or path.parent == self._own:
            return job
        try:
            with FileLock(path.parent / "alive.lock", timeout=0):
                return self._interrupted(job, path)
        except Timeout:
            return job

    def forget(self, game: Slug) -> None:
        """Forget the jobs that made a game, and give up those of servers that are gone, with their files."""
        for path in self._root.glob("*/*.json"):
            job = self.get(path.stem)
            if job is not None and job.over and job.game == game:
                path.unlink(missing_ok=True)
                with self._lock:
                    self._jobs.pop(job.id, None)

    def close(self) -> None:
        """Give up: jobs that are not over have failed."""
        with self._lock:
            unfinished = [job for job in self._jobs.values() if not job.over]
            for job in unfinished:
                self._jobs[job.id] = self._interrupted(job, self._own / f"{job.id}.json")
        self._alive.release()

    def _start(self) -> None:
        with self._lock:
            if self._worker is None:
                self._own.mkdir(parents=True)
                self._alive.acquire()
                for path in self._root.glob("*/*.json"):
                    self._look(path)
                self._worker = Thread(target=self._work, name="ingest", daemon=True)
                self._worker.start()

    def _work(self) -> None:
        while True:
            job_id, path, work = self._waiting.get()
            self._change(job_id, state="running", step="reading")
            try:
                came = work(path, partial(self._progress, job_id))
            except (UnreadableError, StoreError, ModelError) as error:
                self._change(job_id, state="failed", error=str(error))
            except Exception as error:  # the worker must outlive any one job
                _LOG.exception("ingest job %s failed", job_id)
                said = f"an unexpected {type(error).__name__} stopped the ingest; it is in the server's log"
                self._change(job_id, state="failed", error=said)
            else:
                self._change(job_id, state="done", step="done", game=came.game, warnings=came.warnings)
            shutil.rmtree(path.parent, ignore_errors=True)

    def _progress(self, job_id: str, step: str, done: int, total: int) -> None:
        now = monotonic()
        job = self._jobs[job_id]
        write = step != job.step or done == total or now - self._written.get(job_id, 0.0) > WRITE_SECONDS
        if write:
            self._written[job_id] = now
        self._change(job_id, write=write, step=step, done=done, total=total)

    def _change(self, job_id: str, *, write: bool = True, **changes: object) -> None:
        with self._lock:
            job = self._jobs[job_id]
            if job.over:
                return
            job = job.model_copy(update={**changes, "updated": datetime.now(UTC)})
            self._jobs[job_id] = job
        if write:
            self._put(job)

    def _put(self, job: Job) -> None:
        with self._lock:
            self._jobs[job.id] = job
        _write(self._own / f"{job.id}.json", job)

    def _interrupted(self, job: Job, path: Path) -> Job:
        failed = job.model_copy(
            update={
                "state": "failed",
                "error": f"the server stopped while this job was {job.state}: nothing was changed; send the file again",
                "updated": datetime.now(UTC),
            }
        )
        _write(path, failed)
        shutil.rmtree(path.with_suffix(""), ignore_errors=True)
        return failed

    def _prune(self) -> None:
        files = sorted(self._root.glob("*/*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[KEPT:]:
            path.unlink(missing_ok=True)
            with self._lock:
                if path.stem in self._jobs and self._jobs[path.stem].over:
                    del self._jobs[path.stem]


def _write(path: Path, job: Job) -> None:
    part = path.with_suffix(".new")
    part.write_text(job.model_dump_json(), "utf-8")
    part.replace(path)


def _safe(file_name: str) -> str:
    name = re.sub(r"[^\w.() -]", "_", file_name.replace("\\", "/").rpartition("/")[2]).strip(". ")
    stem, dot, suffix = name.rpartition(".")
    return f"{(stem or suffix)[:80] or 'rulebook'}{dot}{suffix[:10] if stem else ''}".rstrip(".")
