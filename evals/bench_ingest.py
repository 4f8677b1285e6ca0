"""What an ingest takes: `python -m evals.bench_ingest FILE... [--pages 150]`.

The files' pages are put together, again and again, until there are so many; `referee ingest` reads the result in a new
process with a data folder of its own. Prints the most memory that it and its children held at once, and the time of
reading, cutting and indexing beside that of embedding alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]

_LOOK_SECONDS = 0.1
_WORK = """
import sys, time
from pathlib import Path
from rag.assistant import build_assistant
from rag.index import context, passage_context
from rag.settings import load_settings
library = build_assistant(load_settings(data_dir=Path(sys.argv[2]))).library
library.embedder.encode(["warm up"])
begun = time.perf_counter()
game = library.add_file(Path(sys.argv[1]), slug="bench").game
whole = time.perf_counter() - begun
Path(sys.argv[2], "done").touch()
book = library.index("bench").rulebook
texts = sorted({*map(context, book.statements), *map(passage_context, book.passages)}, key=len)
begun = time.perf_counter()
for start in range(0, len(texts), 64):
    library.embedder.encode(texts[start : start + 64])
print(game.pages, game.statements, whole, time.perf_counter() - begun)
"""


@dataclass(frozen=True)
class Taken:
    """What one ingest took."""

    pages: int
    statements: int
    seconds: float
    embedding: float
    """Seconds that embedding the same texts takes by itself."""
    megabytes: float
    """The most memory that the process and its children held at once until the file was indexed."""


def put_together(files: Sequence[Path], pages: int, path: Path) -> None:
    """Write a PDF of so many pages, taken from the files in turn."""
    whole = pypdfium2.PdfDocument.new()
    for file in cycle(files):
        source = pypdfium2.PdfDocument(file)
        whole.import_pages(source, list(range(min(len(source), pages - len(whole)))))
        source.close()
        if len(whole) >= pages:
            break
    whole.save(path)
    whole.close()


def measure(path: Path, data: Path) -> Taken:
    """Ingest a file in a new process."""
    process = subprocess.Popen(
        [sys.executable, "-c", _WORK, str(path), str(data)], stdout=subprocess.PIPE, text=True
    )
    most = 0.0
    while process.poll() is None:
        if not (data / "done").exists():
            most = max(most, sum(map(_resident, _tree(process.pid))))
        time.sleep(_LOOK_SECONDS)
    told = process.stdout.read().split()[-4:] if process.stdout else []
    if process.returncode or len(told) < 4:
        raise SystemExit(
            f"the ingest of {path.name!r} ended with {process.returncode}: expected figures, see above"
        )
    return Taken(int(told[0]), int(told[1]), float(told[2]), float(told[3]), most)


def _tree(pid: int) -> list[int]:
    """A process and all below it."""
    try:
        below = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except OSError:
        return []
    return [pid, *(one for child in below for one in _tree(int(child)))]


def _resident(pid: int) -> float:
    """Megabytes of memory that a process holds; pages that are shared count for each."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text("ascii", "replace").splitlines()
    except OSError:
        return 0.0
    held = next((line.split()[1] for line in lines if line.startswith("VmRSS:")), "0")
    return int(held) / 1024


def main() -> None:
    """Measure the files given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--pages", type=int, default=150)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "whole.pdf"
        put_together(given.files, given.pages, path)
        took = measure(path, Path(folder) / "data")
    print(f"{took.pages} pages, {took.statements} statements: {took.megabytes:.0f} MB at most")
    ratio = took.seconds / took.embedding
    print(f"{took.seconds:.1f} s, embedding alone {took.embedding:.1f} s: {ratio:.2f} times")


if __name__ == "__main__":
    main()
