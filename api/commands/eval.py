"""`referee eval`: how right the answers are."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from api.commands.output import console, shown_progress

FELL = 1
"""Exit code where answers became worse than the baseline, beyond noise."""
RUNS = Path("evals-runs")


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
) -> None:
    """Ask questions whose answers are known, and say how right the answers are."""
    from evals.evaluate import Wanted, run
    from evals.folder import run_name
    from evals.plan import shipped_sets
    from evals.terminal import told
    from rag.settings import load_settings

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
        made = run(wanted, load_settings(), progress)
    screen = console()
    for piece in told(made):
        screen.print(piece)
    screen.print(f"The run is in {wanted.out}")
