"""`referee ingest`: make a rulebook file a game, or make every index anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from api.commands.output import console, shown_progress


def ingest(
    file: Annotated[Path | None, typer.Argument(help="A rulebook: .md, .txt or .pdf.")] = None,
    slug: Annotated[
        str | None, typer.Option(help="The game's name; from the file's name where not given.")
    ] = None,
    title: Annotated[
        str | None, typer.Option(help="The game's title; from the file where not given.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="The rulebook's edition.")] = None,
    first_printed_page: Annotated[
        int | None, typer.Option(help="The number printed on the first page, where it cannot be read.")
    ] = None,
    rebuild: Annotated[
        bool,
        typer.Option("--rebuild", help="Without FILE: index every game anew with the model of the settings."),
    ] = False,
) -> None:
    """Read a rulebook file and make it a game, or a new revision of one."""
    from api.commands.opened import opened

    if rebuild == (file is not None):
        raise typer.BadParameter(
            f"got {'both FILE and' if rebuild else 'neither FILE nor'} --rebuild, expected one"
        )
    library = opened().library
    out = console()
    with shown_progress() as progress:
        if file is None:
            made = library.rebuild(progress)
            said = f"Indexed anew: {', '.join(made)}" if made else "Every index is up to date."
        else:
            game = library.add_file(
                file,
                slug=slug,
                title=title,
                edition=edition,
                first_printed_page=first_printed_page,
                progress=progress,
            )
            said = (
                f"{game.title} is ready as {game.slug!r}: {game.passages} passages, {game.statements} statements, "
                f'revision {game.revision}. Ask with: referee ask {game.slug} "…"'
            )
    out.print(said)
