"""Add a file in a process that is killed at one step: `python killed.py FOLDER FILE STEP [AMENDS]`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ingest.limits import Limits
from rag import adding, origin
from rag.library import Library
from rag.store import Store
from tests.rag.letters import Letters

STEPS: dict[str, tuple[Any, str, str]] = {
    "before reading": (adding, "read_isolated", "before"),
    "after reading": (adding, "read_isolated", "after"),
    "after comparing": (adding, "refuse_twin", "after"),
    "before keeping the file": (origin.Kept, "keep", "before"),
    "while keeping the file": (origin, "_save_words", "before"),
    "after keeping the file": (origin.Kept, "keep", "after"),
    "after taking over what was kept": (origin.Kept, "take_over", "after"),
    "before the vectors are written": (sys.modules["rag.store"], "write_revision", "before"),
    "after the vectors are written": (sys.modules["rag.store"], "write_revision", "after"),
    "after switching over": (sys.modules["rag.store"], "_replace", "after"),
}
"""The call at which the process is killed, and whether before or after it is made. Only the last is visible."""


def dying(call: Callable[..., Any], when: str) -> Callable[..., Any]:
    def stand_in(*given: Any, **named: Any) -> Any:
        if when == "after":
            call(*given, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    return stand_in


def main(folder: Path, file: Path, step: str, amends: str | None = None) -> None:
    owner, name, when = STEPS[step]
    setattr(owner, name, dying(getattr(owner, name), when))
    slug = None if amends else "rules"
    Library(Store(folder), Letters(), Limits()).add_file(file, slug=slug, amends=amends)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
