"""`referee serve`: the HTTP interface and the web page."""

from __future__ import annotations

import os
import socket
import tempfile
from typing import TYPE_CHECKING, Annotated

import typer

from api.commands.output import shown_progress

if TYPE_CHECKING:
    from uvicorn import Config

GRACE_SECONDS = 5
"""How long open connections may take to end when the server stops."""
LOADING_SECONDS = 120
"""How long a worker may be silent before it is started anew: while it loads the model it answers nothing."""


class PortError(OSError):
    """A port that cannot be had."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0: any free one.")] = 8000,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that answer.")] = 1,
) -> None:
    """Serve the web page and the HTTP interface."""
    from api.commands.opened import opened
    from rag.settings import load_settings

    settings = load_settings()
    with _bound(host, port) as listening:
        assistant = opened()
        with shown_progress() as progress:
            assistant.library.add_shipped(progress)
        address = f"[{host}]" if ":" in host else host
        here = f"Referee answers on http://{address}:{listening.getsockname()[1]}"
        if workers > 1:
            typer.echo(here, err=True)
            _serve_many(workers, listening)
        else:
            import uvicorn

            from api.app import create_app

            server = uvicorn.Server(
                uvicorn.Config(create_app(assistant, settings), timeout_graceful_shutdown=GRACE_SECONDS)
            )
            try:
                typer.echo(here, err=True)
                server.run(sockets=[listening])
            except KeyboardInterrupt:
                return


def _serve_many(workers: int, listening: socket.socket) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    config: Config = uvicorn.Config(
        "api.app:app_from_environment",
        factory=True,
        workers=workers,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=LOADING_SECONDS,
    )
    with tempfile.TemporaryDirectory(prefix="referee-metrics-") as shared:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
        Multiprocess(config, sockets=[listening]).run()


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise PortError(
            f"{host}:{port} cannot be listened on ({error.strerror or error}): "
            "stop what uses it, or choose another with --port or --host"
        ) from error
    listening.set_inheritable(True)
    return listening
