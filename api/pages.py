"""Route of pages: what one page of the rulebook says."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter

from api.problems import RefusalError
from api.state import TheService
from api.wire import Json
from corpus.models import Frozen, Page, Rulebook

router = APIRouter(prefix="/v1/games/{game}/pages", tags=["pages"])


class PageView(Frozen):
    """One page of a rulebook."""

    game: str
    revision: str
    name: str
    """How the page is asked for: its printed number, or `pdf-3` where none is printed."""
    page: str | None
    """The printed page number."""
    pdf_page: int | None
    label_source: str | None
    flags: tuple[str, ...]
    text: str
    passages: tuple[str, ...]
    """Ids of the passages that begin on it."""
    before: str | None
    """Name of the page before."""
    after: str | None
    """Name of the page after."""


@router.get("/{page}", response_model=PageView)
def page(game: str, page: str, service: TheService) -> Json:
    """What one page says."""
    rulebook = service.assistant.library.index(game).rulebook
    names = [_name(one) for one in rulebook.pages]
    if page not in names:
        known = [name for name in names if name]
        expected = f"expected one of {', '.join(known[:40])}" if known else "its rulebook has no page numbers"
        raise RefusalError(HTTPStatus.NOT_FOUND, "Unknown page", f"no page {page!r} in {game!r}: {expected}")
    at = names.index(page)
    found = rulebook.pages[at]
    return Json(
        PageView(
            game=game,
            revision=rulebook.revision,
            name=page,
            page=found.label,
            pdf_page=found.pdf_page,
            label_source=found.label_source,
            flags=found.flags,
            text=rulebook.text[found.start : found.end],
            passages=_passages(rulebook, found),
            before=names[at - 1] if at else None,
            after=names[at + 1] if at + 1 < len(names) else None,
        )
    )


def _name(page: Page) -> str | None:
    if page.label is not None:
        return page.label
    return f"pdf-{page.pdf_page}" if page.pdf_page is not None else None


def _passages(rulebook: Rulebook, page: Page) -> tuple[str, ...]:
    return tuple(one.id for one in rulebook.passages if page.start <= one.at.start < page.end)
