"""Routes of passages: search, and one passage between its neighbours."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from api.problems import RefusalError
from api.state import TheService
from api.wire import Json
from corpus.models import Citation, Frozen, Passage, Rulebook
from rag.answers import FoundPassage

router = APIRouter(prefix="/v1/games/{game}/passages", tags=["passages"])

MOST = 50
"""Most passages of one search."""


class PassageView(Frozen):
    """A passage as it stands in the rulebook."""

    id: str
    label: str
    page: str | None
    pdf_page: int | None
    section: tuple[str, ...]
    """Headings above, outermost first."""
    text: str
    statements: tuple[Citation, ...]
    """Each statement, ready to be quoted."""


class PassageBetween(PassageView):
    """A passage between the one before and the one after."""

    game: str
    revision: str
    before: PassageView | None
    after: PassageView | None
    cited: Citation | None
    """The quote that `?cite=` names."""


@router.get("", response_model=tuple[FoundPassage, ...])
def search(
    game: str,
    service: TheService,
    q: Annotated[str, Query(min_length=1, max_length=2000, examples=["leaving through the exit"])],
    k: Annotated[int, Query(ge=1, le=MOST)] = 5,
) -> Json:
    """The passages nearest to a query, best first; at most `k`."""
    return Json(service.assistant.search(game, q, k))


@router.get("/{passage_id:path}", response_model=PassageBetween)
def passage(game: str, passage_id: str, service: TheService, cite: str | None = None) -> Json:
    """One passage with its neighbours; `cite` marks the quote of a citation in it."""
    rulebook = service.assistant.library.index(game).rulebook
    ids = list(rulebook.passages_by_id)
    if passage_id not in rulebook.passages_by_id:
        raise RefusalError(
            HTTPStatus.NOT_FOUND,
            "Unknown passage",
            f"no passage {passage_id!r} in revision {rulebook.revision!r} of {game!r}: "
            f"expected an id such as {ids[0]!r}; search with GET /v1/games/{game}/passages?q=",
        )
    at = ids.index(passage_id)
    before = _view(rulebook, rulebook.passages[at - 1]) if at else None
    after = _view(rulebook, rulebook.passages[at + 1]) if at + 1 < len(ids) else None
    here = _view(rulebook, rulebook.passages[at])
    return Json(
        PassageBetween(
            **dict(here),
            game=game,
            revision=rulebook.revision,
            before=before,
            after=after,
            cited=cited(rulebook, cite, passage_id) if cite else None,
        )
    )


def _view(rulebook: Rulebook, passage: Passage) -> PassageView:
    at = passage.at
    return PassageView(
        id=passage.id,
        label=at.label,
        page=at.page,
        pdf_page=at.pdf_page,
        section=at.section,
        text=rulebook.text[at.start : at.end],
        statements=tuple(rulebook.cite(statement) for statement in passage.statements),
    )


def cited(rulebook: Rulebook, cite: str, passage: str | None = None) -> Citation:
    """The citation of this id, in the given passage. Raises RefusalError (404) where there is none."""
    name, at, span = cite.partition("@")
    start, _, end = span.partition("-")
    found = rulebook.by_id.get(name)
    if found and passage in (None, name.rpartition("#")[0]):
        if not at:
            return rulebook.cite(found)
        if start.isdecimal() and end.isdecimal():
            first, last = found.at.start + int(start), found.at.start + int(end)
            if found.at.start <= first < last <= found.at.end:
                return rulebook.cite(found, first, last)
    here = rulebook.passages_by_id[passage] if passage else rulebook.passages[0]
    raise RefusalError(
        HTTPStatus.NOT_FOUND,
        "Unknown citation",
        f"no citation {cite!r} in {f'passage {passage!r}' if passage else repr(rulebook.slug)}: "
        f"expected one such as {here.statements[0].id!r}; a citation of an older revision may be gone",
    )
