"""Arguments that several commands take."""

from __future__ import annotations

from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="The game's name, as `referee games` lists it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print exactly what HTTP returns.")]
