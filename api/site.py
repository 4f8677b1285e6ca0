"""Route of the web page."""

from __future__ import annotations

from importlib.resources import files

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@router.get("/")
def page() -> HTMLResponse:
    """The page on which a player asks."""
    text = files("api").joinpath("web", "index.html").read_text("utf-8")
    return HTMLResponse(
        text, headers={"Content-Security-Policy": _POLICY, "X-Content-Type-Options": "nosniff"}
    )
