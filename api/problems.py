"""Errors as RFC 9457 problem documents: which error has which status, and what its document says."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from api.amended import AmendedRuleError
from api.ruled import UnknownRuleError
from api.wire import dumped
from corpus.models import Frozen
from engine.errors import FactError
from ingest.document import UnreadableError
from rag.answers import QuestionError
from rag.embed import ModelError
from rag.library import UnknownGameError
from rag.revision import StaleIndexError, StoreError

MEDIA_TYPE = "application/problem+json"

_KNOWN: tuple[tuple[type[Exception], HTTPStatus, str], ...] = (
    (UnknownGameError, HTTPStatus.NOT_FOUND, "Unknown game"),
    (QuestionError, HTTPStatus.UNPROCESSABLE_ENTITY, "Unreadable question"),
    (FactError, HTTPStatus.UNPROCESSABLE_ENTITY, "Impossible fact"),
    (UnknownRuleError, HTTPStatus.UNPROCESSABLE_ENTITY, "Unknown rule"),
    (AmendedRuleError, HTTPStatus.CONFLICT, "Amended rule"),
    (UnreadableError, HTTPStatus.UNPROCESSABLE_ENTITY, "Unreadable rulebook"),
    (StaleIndexError, HTTPStatus.SERVICE_UNAVAILABLE, "Stale index"),
    (StoreError, HTTPStatus.SERVICE_UNAVAILABLE, "Data folder unavailable"),
    (ModelError, HTTPStatus.SERVICE_UNAVAILABLE, "Embedding model unavailable"),
)


class FieldProblem(Frozen):
    """One field of a request that is not as it must be."""

    field: str
    """Its place: `body.question`, `query.k`."""
    expected: str
    found: str


class Problem(Frozen):
    """What went wrong with one request."""

    type: str
    title: str
    status: int
    detail: str
    """What was found, what was expected, and the way out."""
    instance: str
    """The path that was asked for."""
    errors: tuple[FieldProblem, ...] = ()


class RefusalError(Exception):
    """A request that is turned down; the HTTP layer's own error."""

    def __init__(
        self, status: HTTPStatus, title: str, detail: str, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title
        self.detail = detail
        self.headers = headers


DOCUMENTED: dict[int | str, dict[str, Any]] = {
    "default": {
        "description": "A problem document (RFC 9457)",
        "content": {
            MEDIA_TYPE: {
                "schema": {"$ref": "#/components/schemas/Problem"},
                "example": {
                    "type": "urn:referee:problem:unknown-game",
                    "title": "Unknown game",
                    "status": 404,
                    "detail": "no game 'chess': expected one of 'dragons-lair', 'lairs'",
                    "instance": "/v1/games/chess/answers",
                    "errors": [],
                },
            }
        },
    }
}
"""How every route's errors look, for OpenAPI."""


def problem(
    path: str,
    status: int,
    title: str,
    detail: str,
    *,
    errors: tuple[FieldProblem, ...] = (),
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The response that carries a problem document."""
    document = Problem(
        type=f"urn:referee:problem:{title.lower().replace(' ', '-')}",
        title=title,
        status=status,
        detail=detail,
        instance=path,
        errors=errors,
    )
    return Response(dumped(document), status, headers=headers, media_type=MEDIA_TYPE)


def describe_problems(openapi: dict[str, Any]) -> None:
    """Add the schema of problem documents to an OpenAPI description."""
    schema = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    openapi["components"]["schemas"] |= {**schema.pop("$defs"), "Problem": schema}


def add_problems(app: FastAPI) -> None:
    """Let every error of an app become a problem document."""
    for kind, status, title in _KNOWN:
        app.add_exception_handler(kind, _known(status, title))
    app.add_exception_handler(RefusalError, _refusal)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)


def _known(status: HTTPStatus, title: str) -> Any:
    def handle(request: Request, error: Exception) -> Response:
        return problem(request.url.path, status, title, str(error))

    return handle


def _refusal(request: Request, error: Exception) -> Response:
    if not isinstance(error, RefusalError):
        raise error
    return problem(request.url.path, error.status, error.title, error.detail, headers=error.headers)


def _invalid(request: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    found = tuple(_field(one) for one in error.errors())
    said = "; ".join(f"{one.field}: {one.expected}, found {one.found}" for one in found[:5])
    return problem(
        request.url.path,
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "Invalid request",
        f"{said}. /openapi.json describes what is expected",
        errors=found,
    )


def _field(error: Mapping[str, Any]) -> FieldProblem:
    if error["type"] == "json_invalid":
        place = f"body at character {error['loc'][-1]}"
        return FieldProblem(
            field=place, expected="valid JSON", found=str(error.get("ctx", {}).get("error", "none"))
        )
    place = ".".join(str(part) for part in error["loc"])
    if error["type"] == "missing":
        return FieldProblem(field=place, expected="a value is required", found="none")
    if error["type"] == "extra_forbidden":
        return FieldProblem(field=place, expected="no field of this name", found=_short(error.get("input")))
    return FieldProblem(field=place, expected=str(error["msg"]), found=_short(error.get("input")))


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _http(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    path = request.url.path
    if error.status_code == HTTPStatus.NOT_FOUND:
        detail = f"nothing is at {path!r}: expected a path that /openapi.json lists, such as /v1/games"
        return problem(path, error.status_code, "Unknown path", detail)
    if error.status_code == HTTPStatus.BAD_REQUEST:
        detail = f"the body cannot be read ({error.detail}): expected what /openapi.json describes, in UTF-8"
        return problem(path, HTTPStatus.UNPROCESSABLE_ENTITY, "Invalid request", detail)
    title = HTTPStatus(error.status_code).phrase
    return problem(path, error.status_code, title, str(error.detail), headers=error.headers)


def _unexpected(request: Request, error: Exception) -> Response:
    detail = (
        f"an unexpected {type(error).__name__} stopped this request; it is in the server's log: "
        "please report it with the request that caused it"
    )
    return problem(request.url.path, HTTPStatus.INTERNAL_SERVER_ERROR, "Internal error", detail)
