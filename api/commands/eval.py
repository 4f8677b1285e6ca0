"""`referee eval`: how right the answers are."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.commands.output import console, shown_progress

if TYPE_CHECKING:
    from rich.console import RenderableType

FELL = 1
"""Exit code where answers became worse than the baseline, beyond noise."""
RUNS = Path("data/evals-runs")
"""Where runs are kept, unless told otherwise."""


class Split(StrEnum):
    """Which half of the sets."""

    dev = "dev"
    held_out = "held-out"
    all = "all"


def evaluate(
    sets: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[SET]...",
            help="Questions: .yaml sets or .jsonl files; the shipped sets where none is given.",
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option(help="Only questions about this game, and those that name none.")
    ] = None,
    split: Annotated[Split, typer.Option(help="Which half of the sets.")] = Split.all,
    url: Annotated[str, typer.Option(help="Ask a running Referee, such as http://127.0.0.1:8000.")] = "",
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Processes that ask.")] = 2,
    repeat: Annotated[int, typer.Option(min=1, max=100, help="Ask everything so often: is it stable?")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the run is kept; a new folder by default.")
    ] = None,
    controls: Annotated[
        bool, typer.Option("--controls", help="Also ask Referee without its parts, and a naive peer.")
    ] = False,
    removed: Annotated[
        bool, typer.Option("--removed", help="Also ask look-ups of the rulebook without what decides them.")
    ] = False,
    variants: Annotated[
        bool, typer.Option("--variants", help="Also ask in other words, and with facts changed by one.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in FOLDER.")] = False,
    baseline: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Compare with this baseline; ends with 1 on a fall beyond noise."),
    ] = None,
    write_baseline: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Make this run the baseline.")
    ] = None,
    compare: Annotated[
        tuple[Path, Path] | None,
        typer.Option(metavar="FOLDER FOLDER", help="Ask nothing: show what changed between two runs."),
    ] = None,
) -> None:
    """Ask questions whose answers are known, and say how right the answers are.

    A run is kept in a folder: `report.html` to read, `summary.json` with every figure, `records.jsonl` with every answer
    and why it is right or not.
    """
    from evals.baseline import against
    from evals.baseline import write_baseline as write
    from evals.evaluate import Wanted, opened, run, write_reports
    from evals.folder import run_name
    from evals.plan import shipped_sets
    from rag.settings import load_settings

    settings = load_settings()
    if compare is not None:
        if sets:
            raise typer.BadParameter(f"--compare asks nothing, got sets too: {', '.join(map(str, sets))}")
        from evals import compare as comparing

        _show(comparing.told(comparing.compare(*(opened(path, settings) for path in compare))))
        return
    if url and (controls or removed):
        raise typer.BadParameter(
            "--controls and --removed take Referee apart, which --url cannot: ask in process"
        )
    from evals.terminal import told

    wanted = Wanted(
        sets=tuple(sets or shipped_sets()),
        out=out or RUNS / run_name(),
        game=game,
        split=split.value,
        url=url,
        jobs=jobs,
        rounds=repeat,
        controls=controls,
        hidden=removed,
        variants=variants,
        resume=resume,
    )
    with shown_progress() as progress:
        made = run(wanted, settings, progress)
    write_reports(made, wanted.out)
    _show(told(made))
    typer.echo(f"Every answer that is not right, with the reason: {wanted.out / 'report.html'}")
    if write_baseline is not None:
        typer.echo(f"{write(made.records, write_baseline)} cases are the baseline in {write_baseline}")
    if baseline is not None:
        found = against(made.records, baseline)
        typer.echo(found.told)
        if found.fell:
            raise typer.Exit(FELL)


def _show(pieces: Iterable[RenderableType]) -> None:
    screen = console()
    for piece in pieces:
        screen.print(piece)
