"""Who may write: the API key."""

from __future__ import annotations

import secrets
from http import HTTPStatus

from fastapi import Request

from api.problems import RefusalError
from api.state import TheService


def may_write(request: Request, service: TheService) -> None:
    """Dependency: the request carries the API key, where one is set, and no other site's page sent it.

    Raises RefusalError (401, 403).
    """
    if request.headers.get("sec-fetch-site") == "cross-site":
        raise RefusalError(
            HTTPStatus.FORBIDDEN,
            "Cross-site request",
            "another site's page sent this request: expected this server's own page or a program",
        )
    key = service.settings.api_key.get_secret_value()
    if not key:
        return
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    given = token.strip() if scheme.lower() == "bearer" else request.headers.get("x-api-key", "")
    if not secrets.compare_digest(given.encode(), key.encode()):
        raise RefusalError(
            HTTPStatus.UNAUTHORIZED,
            "API key needed",
            f"{'the API key is wrong' if given else 'no API key was given'}: expected the one in REFEREE_API_KEY, "
            "as `Authorization: Bearer KEY` or `X-API-Key: KEY`",
            {"WWW-Authenticate": "Bearer"},
        )
