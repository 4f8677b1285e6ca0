"""HEAD, OPTIONS and 405 for every path, from the methods that its routes have."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.problems import problem


class Methods:
    """ASGI middleware: HEAD is GET without its body, OPTIONS tells the methods, others are told which there are."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._routes = tuple(
            (route.path_regex, frozenset(route.methods or ())) for route in routes if isinstance(route, Route)
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer by method, or pass the request on."""
        allowed = self._allowed(scope["path"]) if scope["type"] == "http" else ()
        method = scope.get("method")
        if not allowed or (method in allowed and method != "HEAD" and method != "OPTIONS"):
            await self._app(scope, receive, send)
        elif method == "OPTIONS":
            response = Response(status_code=HTTPStatus.NO_CONTENT, headers={"Allow": ", ".join(allowed)})
            await response(scope, receive, send)
        elif method == "HEAD" and "HEAD" in allowed:
            await self._head(scope, receive, send)
        else:
            said = ", ".join(allowed)
            refused = problem(
                scope["path"],
                HTTPStatus.METHOD_NOT_ALLOWED,
                "Method not allowed",
                f"{method!r} is not done at {scope['path']!r}: expected one of {said}",
                headers={"Allow": said},
            )
            await refused(scope, receive, send)

    def _allowed(self, path: str) -> tuple[str, ...]:
        found = {method for regex, methods in self._routes if regex.match(path) for method in methods}
        if not found:
            return ()
        return tuple(sorted(found | {"OPTIONS"} | ({"HEAD"} if "GET" in found else set())))

    async def _head(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["method"] = "GET"
        started = False

        async def bodiless(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                await send(message)
            elif not started:
                started = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def gone_after_start() -> Message:
            return {"type": "http.disconnect"} if started else await receive()

        await self._app(scope, gone_after_start, bodiless)
