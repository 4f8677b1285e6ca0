"""Index another revision in a process that dies at one step: `python crash.py FOLDER STEP`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rag.store import Store
from tests.rag.letters import Letters, tiny

STEPS = {
    "embedding": ("rag.revision", "_encode", "after"),
    "vectors written": ("numpy", "savez", "before"),
    "files written": ("rag.store", "_replace", "before"),
    "switched over": ("rag.store", "_replace", "after"),
    "old collection dropped": ("shutil", "rmtree", "before"),
    "old vectors removed": ("shutil", "rmtree", "after"),
}
"""The call at which the process dies, and whether before or after it is made."""
DIED = 17


def dying(call: Callable[..., Any], when: str) -> Callable[..., Any]:
    def stand_in(*given: Any, **named: Any) -> Any:
        if when == "after":
            call(*given, **named)
        os._exit(DIED)

    return stand_in


def main(folder: Path, step: str) -> None:
    module, name, when = STEPS[step]
    owner = sys.modules[module]
    setattr(owner, name, dying(getattr(owner, name), when))
    Store(folder).save(tiny("Draw six cards."), Letters())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
