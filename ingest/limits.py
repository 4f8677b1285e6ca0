"""How much of a file may be read before it is refused."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Bounds that keep one file from taking the machine down."""

    file_bytes: int = 200 * 2**20
    pages: int = 1500
    page_glyphs: int = 60_000
    page_objects: int = 200_000
    seconds: float = 600.0
    """Processor time of the reading process and of what it starts."""
    patience: float = 6.0
    """Time on the clock, as a multiple of `seconds`: on a busy machine a process waits longer than it works."""
    memory_bytes: int = 2 * 2**30
    """Address space of the reading process, beyond what the interpreter maps by itself."""
