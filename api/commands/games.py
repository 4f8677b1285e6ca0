"""`referee games`: the games that can be asked about."""

from __future__ import annotations

import typer

from api.commands.arguments import AsJson
from api.commands.output import console, print_json


def games(json: AsJson = False) -> None:
    """List the games."""
    from rich.table import Table

    from api.commands.opened import opened

    found = opened().library.offered()
    if json:
        print_json(found)
        return
    out = console()
    if not out.is_terminal:
        for game in found:
            typer.echo(f"{game.slug}\t{game.title}\t{game.statements} statements\t{game.revision}")
        return
    table = Table("Game", "Title", "Edition", "Pages", "Statements", "Rules", "Revision", box=None)
    for game in found:
        table.add_row(
            game.slug,
            game.title,
            game.edition or "",
            str(game.pages),
            str(game.statements),
            "executable" if game.executable else "quoted",
            game.revision,
        )
    out.print(table)
