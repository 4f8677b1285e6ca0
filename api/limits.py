"""What a request may bring: how large its body is, and of which media type."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.problems import RefusalError, problem

JSON_BYTES = 1_000_000
"""Largest JSON body."""
FORM_BYTES = 100_000
"""What a form may need beside its file."""


class BodyLimit:
    """ASGI middleware that refuses a body larger than it may be, before it is read where its length is told."""

    def __init__(self, app: ASGIApp, uploads: str, upload_bytes: int) -> None:
        """`uploads`: the path that takes files, of `upload_bytes` at most."""
        self._app = app
        self._uploads = uploads
        self._upload_bytes = upload_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass the request on with its body counted."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._upload_bytes + FORM_BYTES if scope["path"] == self._uploads else JSON_BYTES
        told = dict(scope["headers"]).get(b"content-length", b"0")
        if told.isdigit() and int(told) > limit:
            await _too_large(scope["path"], limit)(scope, receive, send)
            return
        taken, started = 0, False

        async def count() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:
                raise _TooLargeError
            return message

        async def watch(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, count, watch)
        except _TooLargeError:
            if started:
                raise
            await _too_large(scope["path"], limit)(scope, receive, send)


class _TooLargeError(BaseException):
    """Leaves the app untouched by handlers of Exception, which would call it a body that cannot be parsed."""


def _too_large(path: str, limit: int) -> ASGIApp:
    return problem(
        path,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        "Body too large",
        f"the body is larger than {limit:,} bytes: send less; REFEREE_MAX_UPLOAD_MB sets how large a rulebook may be",
        headers={"Connection": "close"},
    )


def json_only(request: Request) -> None:
    """Dependency: the body is JSON. Raises RefusalError (415)."""
    _of_type(request, "application/json")


def form_only(request: Request) -> None:
    """Dependency: the body is a multipart form. Raises RefusalError (415)."""
    _of_type(request, "multipart/form-data")


def _of_type(request: Request, wanted: str) -> None:
    found = request.headers.get("content-type", "")
    if found.partition(";")[0].strip().lower() != wanted:
        raise RefusalError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            "Unsupported media type",
            f"the body is of type {found!r}: expected {wanted!r}; set the header Content-Type",
            {"Accept": wanted},
        )
