"""`referee doctor`: whether everything that Referee needs is there."""

from __future__ import annotations

import typer

from api.commands.output import console

MARKS = {"good": "green", "not set": "cyan", "missing": "yellow", "bad": "red"}
BROKEN = 2
"""Exit code where something that is needed is not there."""


def doctor() -> None:
    """Check the installation, the model, the data folder and every index."""
    from rich.table import Table
    from rich.text import Text

    from api.commands.findings import examine

    out = console()
    findings = tuple(examine())
    if out.is_terminal:
        table = Table("Part", "State", "Found", box=None)
        for one in findings:
            table.add_row(Text(one.part), Text(one.state, MARKS[one.state]), Text(one.found))
        out.print(table)
    else:
        for one in findings:
            out.print(f"{one.part}: {one.state}: {one.found}")
    if any(one.state == "bad" for one in findings):
        raise typer.Exit(BROKEN)
