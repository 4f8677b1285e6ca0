"""Routes for those who run the server: alive, able to answer, metrics."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from api.problems import RefusalError
from api.state import TheService
from api.wire import Json
from corpus.models import Frozen

router = APIRouter(tags=["health"])


class Health(Frozen):
    """That the server is alive, or able to answer."""

    status: str


@router.get("/healthz", response_model=Health)
def healthz() -> Json:
    """Alive."""
    return Json(Health(status="alive"))


@router.get("/readyz", response_model=Health)
def readyz(service: TheService) -> Json:
    """Able to answer: the model is loaded and the shipped games are indexed."""
    if service.readiness.ready:
        return Json(Health(status="ready"))
    why = service.readiness.failure
    raise RefusalError(
        HTTPStatus.SERVICE_UNAVAILABLE,
        "Not ready",
        f"the server cannot answer: {why}; `referee doctor` looks for the cause"
        if why
        else "the server is still loading its model and games: ask again in a few seconds",
        None if why else {"Retry-After": "2"},
    )


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
def metrics(service: TheService) -> Response:
    """Counts and latencies for Prometheus."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)
