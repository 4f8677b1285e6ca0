"""`referee ingest`: make a rulebook file a game or an amendment of one, or make every index anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from api.commands.output import console, shown_progress

UNREAD = 2
"""Exit code where words of some pages are missing."""


def ingest(
    file: Annotated[Path | None, typer.Argument(help="A rulebook: .pdf, .md, .html or .txt.")] = None,
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
    password: Annotated[str | None, typer.Option(help="What opens a locked PDF.")] = None,
    amends: Annotated[
        str | None, typer.Option(metavar="GAME", help="The game of which the file is an errata or FAQ.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="HTML", help="Write what was found, with every page and its reading order."),
    ] = None,
    rebuild: Annotated[
        bool,
        typer.Option("--rebuild", help="Without FILE: index every game anew with the model of the settings."),
    ] = False,
) -> None:
    """Read a rulebook file and make it a game, a new revision of one, or an amendment of one.

    Ends with 2 where pages could not be read at all, though the others can be asked about.
    """
    from api.commands.opened import opened
    from ingest.report import report_lines
    from ingest.report_html import report_html

    if rebuild == (file is not None):
        raise typer.BadParameter(
            f"got {'both FILE and' if rebuild else 'neither FILE nor'} --rebuild, expected one"
        )
    library = opened().library
    out = console()
    if file is None:
        with shown_progress() as progress:
            made = library.rebuild(progress)
        out.print(f"Indexed anew: {', '.join(made)}" if made else "Every index is up to date.")
        return
    with shown_progress() as progress:
        added = library.add_file(
            file,
            slug=slug,
            title=title,
            edition=edition,
            first_printed_page=first_printed_page,
            password=password,
            amends=amends,
            progress=progress,
        )
    game = added.game
    out.print(
        f"{game.title} is ready as {game.slug!r}: {game.passages} passages, {game.statements} statements, "
        f'revision {game.revision}. Ask with: referee ask {game.slug} "…"'
    )
    for line in report_lines(added.report):
        out.print(line)
    if report is not None:
        kept = library.kept(game.slug)
        source = kept.pdf(added.source)
        report.write_text(report_html(added.report, source, library.limits), "utf-8")
        out.print(f"The whole report is in {report}")
    if added.report.unread:
        raise typer.Exit(UNREAD)
