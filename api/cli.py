"""The command line `referee`: its commands, and how their errors are told."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from api.commands.ask import ask
from api.commands.check import check
from api.commands.coverage import coverage
from api.commands.doctor import doctor
from api.commands.eval import evaluate
from api.commands.games import games
from api.commands.ingest import ingest
from api.commands.remove import remove
from api.commands.rules import rules
from api.commands.serve import serve
from api.commands.sheet import sheet

COMMANDS = (serve, ask, check, sheet, ingest, games, remove, rules, coverage, evaluate, doctor)
_NAMES = {"evaluate": "eval"}
"""Commands whose function may not have the command's name."""

WRONG_USAGE = 2
INTERRUPTED = 130
FAULT = 70
"""An error of Referee itself."""

_OURS = ("api", "corpus", "engine", "evals", "ingest", "rag")
"""Errors declared in these packages have messages that are written for the one who called."""


def main() -> int:
    """The console script."""
    return run(sys.argv[1:])


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit code. Errors go to stderr as one message, never as a traceback."""
    traceback = "--traceback" in arguments
    try:
        return (
            _commands()(
                args=[word for word in arguments if word != "--traceback"],
                prog_name="referee",
                standalone_mode=False,
            )
            or 0
        )
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        return _told(
            f"{error.format_message().rstrip('.')}. See `{context.command_path if context else 'referee'} --help`."
        )
    except (KeyboardInterrupt, typer.Abort):
        return _told("interrupted", INTERRUPTED)
    except BrokenPipeError:
        sys.stdout = None  # nobody reads it any more
        return 0
    except Exception as error:
        if traceback:
            raise
        if type(error).__module__.partition(".")[0] in _OURS:
            return _told(str(error))
        if isinstance(error, OSError) and error.strerror:
            return _told(f"{error.strerror}: {error.filename!r}" if error.filename else error.strerror)
        return _told(
            f"an unexpected {type(error).__name__} ({error}): a fault of Referee; "
            "run the same with --traceback and report what it prints",
            FAULT,
        )


def _commands() -> typer.Typer:
    cli = typer.Typer(
        name="referee",
        help="Answers board-game rules questions and shows the line in the rulebook that decides.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    for command in COMMANDS:
        cli.command(_NAMES.get(command.__name__))(command)
    return cli


def _told(message: str, code: int = WRONG_USAGE) -> int:
    typer.echo(f"referee: {message}", err=True)
    return code
