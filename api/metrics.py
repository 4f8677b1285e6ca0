"""Prometheus metrics: requests and their latency by route, answers by status."""

from __future__ import annotations

import os
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers put their counts, so that any of them tells the sum; Prometheus's own variable."""


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "referee_requests", "Requests", ("method", "route", "status"), registry=self._registry
        )
        self._seconds = Histogram(
            "referee_request_seconds",
            "Seconds until the response was sent",
            ("route",),
            registry=self._registry,
        )
        self._answers = Counter("referee_answers", "Answers", ("status",), registry=self._registry)

    def served(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one request."""
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def answered(self, status: str) -> None:
        """Count one answer."""
        self._answers.labels(status).inc()

    def text(self) -> bytes:
        """All counts in Prometheus's text format."""
        if not os.environ.get(SHARED_FOLDER):
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # prometheus-client has no types here
        return generate_latest(together)


class CountRequests:
    """ASGI middleware that counts every request under its route's template, so that labels stay few."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and count it when it is done."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method, status, start = scope["method"], 500, perf_counter()

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            route = getattr(scope.get("route"), "path", "unmatched")
            known = (
                method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
            )
            self._metrics.served(known, route, status, perf_counter() - start)
