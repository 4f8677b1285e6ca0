"""`referee sheet`: the reference sheet of a game, printed or in a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from api.commands.arguments import Game
from api.commands.output import shown_progress

if TYPE_CHECKING:
    from api.sheet import Format

HERE: Final = "http://127.0.0.1:8000"
"""Where `referee serve` answers, unless told otherwise."""
_ENDINGS: Final[dict[str, Format]] = {
    ".json": "json", ".md": "md", ".markdown": "md", ".html": "html", ".htm": "html", ".pdf": "pdf",
}  # fmt: skip


def sheet(
    game: Game,
    form: Annotated[
        str | None,
        typer.Option("--format", help="md, json, html or pdf; from FILE's ending where not given, else md."),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Where to write it.")
    ] = None,
    mode: Annotated[str | None, typer.Option(help="Only what holds in this mode of play.")] = None,
    players: Annotated[
        int | None, typer.Option(min=1, max=99, help="Only what holds for so many players.")
    ] = None,
    paper: Annotated[str, typer.Option(help="Paper of a PDF: a4 or letter.")] = "a4",
    server: Annotated[str, typer.Option(help="Address of the server that the links lead to.")] = HERE,
) -> None:
    """Print a game's reference sheet, each line with its citation."""
    from typing import cast, get_args

    from api.sheet import rendered
    from rag.assistant import build_assistant
    from rag.chat import open_chat_model
    from rag.settings import load_settings
    from rag.sheet import make_sheet
    from rag.sheet.pdf import Paper

    chosen = _format(form.lower() if form else None, output)
    paper = paper.lower()
    if paper not in get_args(Paper):
        raise typer.BadParameter(f"--paper is {paper!r}, expected a4 or letter")
    if chosen == "pdf" and output is None and sys.stdout.isatty():
        raise typer.BadParameter("a PDF cannot be shown on a terminal: name a file with -o")
    settings = load_settings()
    assistant = build_assistant(settings)
    library = assistant.library
    with shown_progress() as progress:
        library.prepare(game, progress)
    chat = open_chat_model(settings.chat_model) if settings.chat_model else None
    made = make_sheet(library.index(game), library.embedder, mode=mode, players=players, chat=chat)
    data = rendered(made, chosen, assistant, server.rstrip("/"), cast(Paper, paper))
    if output is not None:
        output.write_bytes(data)
        typer.echo(f"Wrote {output}", err=True)
    else:
        typer.echo(data, nl=not data.endswith(b"\n"))


def _format(form: str | None, output: Path | None) -> Format:
    if form is not None:
        if f".{form}" not in _ENDINGS:
            raise typer.BadParameter(f"--format is {form!r}, expected md, json, html or pdf")
        return _ENDINGS[f".{form}"]
    if output is None:
        return "md"
    if output.suffix.lower() not in _ENDINGS:
        raise typer.BadParameter(
            f"FILE is {output.name!r}, expected a name that ends in .md, .json, .html or .pdf; or add --format"
        )
    return _ENDINGS[output.suffix.lower()]
