"""The HTTP interface: its routes, its errors, its metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from fastapi import FastAPI

from api import answers, games, health, jobs, pages, passages, sheet, site, verdicts
from api.board import JobBoard
from api.limits import BodyLimit
from api.methods import Methods
from api.metrics import CountRequests, Metrics
from api.problems import DOCUMENTED, add_problems, describe_problems
from api.readiness import Readiness
from api.state import Service
from rag.assistant import Assistant, build_assistant
from rag.settings import Settings, load_settings

ROUTERS = (
    games.router,
    answers.router,
    verdicts.router,
    passages.router,
    pages.router,
    sheet.router,
    jobs.router,
    health.router,
    site.router,
)


def create_app(assistant: Assistant, settings: Settings) -> FastAPI:
    """The HTTP interface to an assistant; it warms the assistant in the background when it starts."""
    service = Service(
        assistant=assistant,
        settings=settings,
        jobs=JobBoard(settings.data_dir / "jobs"),
        readiness=Readiness(),
        metrics=Metrics(),
    )

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        service.readiness.start(assistant)
        yield
        service.jobs.close()

    app = FastAPI(
        title="Referee",
        summary="Answers board-game rules questions and shows the line in the rulebook that decides.",
        version=_version(),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=DOCUMENTED,
    )
    app.state.service = service
    add_problems(app)
    for router in ROUTERS:
        app.include_router(router)
    app.add_middleware(BodyLimit, uploads="/v1/games", upload_bytes=settings.max_upload_mb * 1_000_000)
    app.add_middleware(
        Methods, routes=[*app.routes, *(route for router in ROUTERS for route in router.routes)]
    )
    app.add_middleware(CountRequests, metrics=service.metrics)
    _describe(app)
    return app


def app_from_environment() -> FastAPI:
    """The app of one of several workers, which reads its settings by itself."""
    settings = load_settings()
    return create_app(build_assistant(settings), settings)


def _describe(app: FastAPI) -> None:
    described = app.openapi

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            describe_problems(described())
            answers.describe_answers(described())
        return described()

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way


def _version() -> str:
    try:
        return version("referee")
    except PackageNotFoundError:
        return "0"
