"""The folder of a run: `run.json` says what was asked of what, `records.jsonl` has a line an answer, as they came."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from pydantic import ValidationError

from corpus.models import Frozen
from evals.record import Record


class RunError(ValueError):
    """A folder that holds no run, or another one than is wanted."""


class RunInfo(Frozen):
    """What a run asked, and of what."""

    made: str
    """When it was begun, in UTC."""
    sets: dict[str, str]
    """Each set with a hash of its cases."""
    split: str
    game: str | None = None
    url: str = ""
    systems: tuple[str, ...]
    rounds: int = 1
    jobs: int = 1
    variants: tuple[str, ...] = ()
    """What was asked beside the cases themselves."""
    embedding_model: str = ""
    chat_model: str = ""
    revisions: dict[str, str]
    """Each game's revision."""
    versions: dict[str, str]

    def same_as(self, other: RunInfo) -> bool:
        """Whether both ask the same of the same, so that one can go on where the other ended."""
        left_out = {"made", "jobs"}
        return self.model_dump(exclude=left_out) == other.model_dump(exclude=left_out)


def versions() -> dict[str, str]:
    """Versions that answers may depend on."""
    found = {"python": platform.python_version(), "system": f"{sys.platform} {platform.machine()}"}
    for name in ("referee", "torch", "sentence-transformers", "chromadb", "bm25s", "numpy"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "not installed"
    return found


def now() -> str:
    """The present time as text."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def run_name() -> str:
    """A name for a new run, by the time."""
    return datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")


class RunFolder:
    """One run on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, info: RunInfo, *, resume: bool) -> tuple[Record, ...]:
        """Write what is run; the records that are there already, where the run is taken up again.

        Raises RunError where there is a run and it is not to be taken up, or is another one.
        """
        if (self.path / "run.json").exists():
            if not resume:
                raise RunError(
                    f"{self.path} holds a run already: take it up with --resume, or name another --out"
                )
            if not self.info().same_as(info):
                raise RunError(
                    f"the run in {self.path} asked something else (see its run.json): start anew in another --out"
                )
            self._mend()
            return tuple(record for record in self.records() if record.error is None)
        self.path.mkdir(parents=True, exist_ok=True)
        self._write("run.json", info.model_dump_json(indent=1))
        return ()

    def _mend(self) -> None:
        """End a line that a crash cut short, so that the next record has a line of its own."""
        path = self.path / "records.jsonl"
        if path.exists() and not path.read_bytes().endswith(b"\n"):
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")

    def add(self, record: Record) -> None:
        """Keep one record."""
        with (self.path / "records.jsonl").open("a", encoding="utf-8") as file:
            file.write(record.model_dump_json() + "\n")

    def info(self) -> RunInfo:
        """What was run. Raises RunError."""
        try:
            return RunInfo.model_validate_json((self.path / "run.json").read_text("utf-8"))
        except (OSError, ValidationError) as error:
            raise RunError(
                f"{self.path} holds no run of this version: expected a folder that `referee eval --out` made"
            ) from error

    def records(self) -> tuple[Record, ...]:
        """All whole records, the later one where a task was done twice; a line cut short by a crash is passed over."""
        found: dict[tuple[str, str, str, int], Record] = {}
        path = self.path / "records.jsonl"
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            try:
                record = Record.model_validate_json(line)
            except ValidationError as error:
                if _cut_short(line):
                    continue
                raise RunError(f"{path} has a line that is no record of this version: run anew") from error
            found[record.task.key] = record
        return tuple(found.values())

    def write(self, files: Iterable[tuple[str, str]]) -> None:
        """Write what was made of the records."""
        for name, text in files:
            self._write(name, text)

    def _write(self, name: str, text: str) -> None:
        (self.path / name).write_text(text + "\n", "utf-8")


def _cut_short(line: str) -> bool:
    try:
        json.loads(line)
    except json.JSONDecodeError:
        return True
    return False
