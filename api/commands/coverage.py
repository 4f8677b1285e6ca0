"""`referee coverage`: every statement of a rulebook with its rules, or why it has none."""

from __future__ import annotations

import typer

from api.commands.arguments import Game
from api.commands.output import console

LEFT_OVER = 2
"""Exit code where a statement has neither a rule nor a reason to have none."""


def coverage(game: Game) -> None:
    """Show for every statement which rules execute it, or why it decides nothing."""
    from rich.text import Text

    from api.commands.executable import executable
    from engine.binding import coverage as covered

    report = covered(*executable(game))
    out = console()
    label = ""
    for one in report.statements:
        if one.statement.at.label != label:
            label = one.statement.at.label
            out.print(Text(f"[{label}]", "bold"))
        said = ", ".join(one.rules) or (f"informational: {one.reason}" if one.reason else "LEFT OVER")
        out.print(f"  {one.statement.shown}")
        out.print(Text(f"    {said}", "dim" if one.rules or one.reason else "red"))
    executed = sum(bool(one.rules) for one in report.statements)
    left = len(report.left_over)
    out.print(
        f"{len(report.statements)} statements: {executed} executable, "
        f"{len(report.statements) - executed - left} informational, {left} left over"
    )
    if left:
        raise typer.Exit(LEFT_OVER)
