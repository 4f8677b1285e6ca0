"""`referee remove`: take an added game away, or an amendment out of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from api.commands.arguments import Game
from api.commands.output import shown_progress


def remove(
    game: Game,
    amendment: Annotated[
        str | None, typer.Option(help="Only the amendment of this title, as `referee games --json` lists it.")
    ] = None,
) -> None:
    """Remove a game that was added, with every trace of it, or errata that were added to one."""
    from api.commands.opened import opened

    library = opened().library
    if amendment is not None:
        with shown_progress() as progress:
            library.withdraw(game, amendment, progress)
    elif library.info(game):
        raise typer.BadParameter(
            f"{game!r} ships with Referee and cannot be removed: expected an added game, or --amendment"
        )
    else:
        library.remove(game)
    typer.echo(f"Removed {amendment!r} from {game}." if amendment else f"Removed {game}.")
