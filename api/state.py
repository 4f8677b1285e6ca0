"""What every route works with, handed in by `create_app`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from api.board import JobBoard
from api.metrics import Metrics
from api.readiness import Readiness
from rag.assistant import Assistant
from rag.settings import Settings


@dataclass(frozen=True)
class Service:
    """One server's parts."""

    assistant: Assistant
    settings: Settings
    jobs: JobBoard
    readiness: Readiness
    metrics: Metrics


def service_of(request: Request) -> Service:
    """Dependency: the parts of the server that got the request."""
    service: Service = request.app.state.service
    return service


TheService = Annotated[Service, Depends(service_of)]
