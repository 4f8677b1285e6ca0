"""Routes of pages: what one page of the rulebook says, and how it looks."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter, Response

from api.passages import cited
from api.problems import RefusalError
from api.state import TheService
from api.wire import Json
from corpus.models import Frozen, Page, Rulebook, slugify
from rag.pictures import NoPictureError, picture

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
    source: str | None
    """Title of the amendment that the page belongs to; null for the rulebook itself."""
    text: str
    passages: tuple[str, ...]
    """Ids of the passages that begin on it."""
    picture: str | None
    """Where its picture is, as a path of the HTTP interface."""
    before: str | None
    """Name of the page before."""
    after: str | None
    """Name of the page after."""


@router.get(
    "/{page}.png",
    response_class=Response,
    responses={
        200: {
            "content": {"image/png": {}},
            "headers": {
                "X-Referee-Mark": {
                    "description": "`exact`, `approximate`, or `none` where nothing is marked",
                    "schema": {"enum": ["exact", "approximate", "none"], "type": "string"},
                }
            },
        }
    },
)
def page_picture(game: str, page: str, service: TheService, cite: str | None = None) -> Response:
    """The picture of one page, with the quoted words of the citation `cite` marked."""
    library = service.assistant.library
    rulebook = library.index(game).rulebook
    citation = cited(rulebook, cite) if cite else None
    found = rulebook.pages[_find(game, rulebook, page, citation.source if citation else None)]
    span = (citation.start, citation.end) if citation and citation.source == found.source else None
    try:
        drawn = picture(rulebook, found, library.kept(game), span, library.limits)
    except NoPictureError as error:
        name = _name(found)
        raise RefusalError(
            HTTPStatus.NOT_FOUND,
            "No picture",
            f"there is no picture of page {page!r} of {game!r}, for {error}: read its text at "
            f"/v1/games/{game}/pages/{name}, or add the rulebook as a PDF",
        ) from error
    return Response(drawn.png, media_type="image/png", headers={"X-Referee-Mark": drawn.grade})


@router.get("/{page}", response_model=PageView)
def page(game: str, page: str, service: TheService) -> Json:
    """What one page says. A page without a printed number is asked for by its place in the PDF: `pdf:3`."""
    library = service.assistant.library
    rulebook = library.index(game).rulebook
    at = _find(game, rulebook, page, None)
    found = rulebook.pages[at]
    names = [_name(one) for one in rulebook.pages]
    drawn = found.pdf_page is not None and library.kept(game).pdf(found.source) is not None
    return Json(
        PageView(
            game=game,
            revision=rulebook.revision,
            name=names[at] or page,
            page=found.label,
            pdf_page=found.pdf_page,
            label_source=found.label_source,
            flags=found.flags,
            source=found.source,
            text=rulebook.text[found.start : found.end],
            passages=_passages(rulebook, found),
            picture=f"/v1/games/{game}/pages/{names[at]}.png" if drawn else None,
            before=names[at - 1] if at else None,
            after=names[at + 1] if at + 1 < len(names) else None,
        )
    )


def _find(game: str, rulebook: Rulebook, asked: str, source: str | None) -> int:
    """The place of a page among all, by its name, by `pdf:3`, or by its printed number in an amendment."""
    places = {
        name: at for at, one in reversed(list(enumerate(rulebook.pages))) for name in _names(one, source)
    }
    if asked in places:
        return places[asked]
    known = [name for name in map(_name, rulebook.pages) if name]
    expected = (
        f"expected one of {', '.join(known[:40])}"
        if known
        else (f"its rulebook has no pages; read it by passage at /v1/games/{game}/passages?q=")
    )
    raise RefusalError(HTTPStatus.NOT_FOUND, "Unknown page", f"no page {asked!r} in {game!r}: {expected}")


def _name(page: Page) -> str | None:
    own = page.label if page.label is not None else None if page.pdf_page is None else f"pdf-{page.pdf_page}"
    if page.source is None:
        return own
    return slugify(page.source) if own is None else f"{slugify(page.source)}:{own}"


def _names(page: Page, source: str | None) -> list[str]:
    """All that a page answers to; in the amendment that is spoken of, the rulebook's way of naming too."""
    head = "" if page.source == source else f"{slugify(page.source)}:" if page.source else None
    placed = [f"pdf:{page.pdf_page}", f"pdf-{page.pdf_page}"] if page.pdf_page is not None else []
    own = [page.label, *placed] if page.label is not None else placed
    name = _name(page)
    return [*([] if head is None else [head + one for one in own]), *([name] if name else [])]


def _passages(rulebook: Rulebook, page: Page) -> tuple[str, ...]:
    return tuple(one.id for one in rulebook.passages if page.start <= one.at.start < page.end)
