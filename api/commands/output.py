"""Printing: colour and width on a terminal, plain lines elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console

Progress = Callable[[str, int, int], None]


def console(*, error: bool = False) -> Console:
    """Where text goes: styled on a terminal, whole lines without styles elsewhere."""
    from rich.console import Console

    made = Console(stderr=error, highlight=False, emoji=False, markup=False)
    made.soft_wrap = not made.is_terminal
    return made


def print_json(value: object) -> None:
    """The bytes that HTTP would send, and a line end."""
    from api.wire import dumped

    typer.echo(dumped(value))


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """A callback for long work: a bar on a terminal, a line a step elsewhere, nothing where nothing is done."""
    terminal = console(error=True)
    if not terminal.is_terminal:
        yield _lines()
        return
    from rich.progress import Progress as Bars
    from rich.progress import TaskID

    with Bars(console=terminal, transient=True) as bars:
        tasks: dict[str, TaskID] = {}

        def bar(step: str, done: int, total: int) -> None:
            if step not in tasks:
                tasks[step] = bars.add_task(step.capitalize(), total=total)
            bars.update(tasks[step], completed=done, total=total)

        yield bar


def _lines() -> Progress:
    last: tuple[str, int] | None = None

    def line(step: str, done: int, total: int) -> None:
        nonlocal last
        tenth = done * 10 // total if total else 0
        if (step, tenth) != last:
            last = (step, tenth)
            typer.echo(f"{step} {done}/{total}", err=True)

    return line
