"""Routes of games: the list, one game, adding one from a file, removing one."""

from __future__ import annotations

import shutil
from http import HTTPStatus
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Response, UploadFile

from api.board import Job, Outcome
from api.guard import may_write
from api.limits import form_only
from api.problems import RefusalError
from api.state import TheService
from api.wire import Json
from corpus.models import SLUG
from ingest.document import UnreadableError
from ingest.report import IngestReport
from rag.adding import check_amended
from rag.library import GameSummary
from rag.revision import Progress

router = APIRouter(prefix="/v1/games", tags=["games"])


@router.get("", response_model=tuple[GameSummary, ...])
def games(service: TheService) -> Json:
    """The games that can be asked about."""
    return Json(service.assistant.library.games())


@router.get("/{game}", response_model=GameSummary)
def one_game(game: str, service: TheService) -> Json:
    """One game."""
    return Json(service.assistant.library.summary(game))


@router.post(
    "",
    status_code=HTTPStatus.ACCEPTED,
    response_model=Job,
    dependencies=[Depends(may_write), Depends(form_only)],
)
def add_game(
    service: TheService,
    file: UploadFile,
    slug: Annotated[str | None, Form()] = None,
    title: Annotated[str | None, Form(max_length=200)] = None,
    edition: Annotated[str | None, Form(max_length=200)] = None,
    first_printed_page: Annotated[int | None, Form()] = None,
    password: Annotated[str | None, Form(max_length=200)] = None,
    amends: Annotated[str | None, Form()] = None,
) -> Json:
    """Read a rulebook file in the background and make it a game, a new revision of one, or an amendment of `amends`."""
    if slug is not None and not SLUG.fullmatch(slug):
        raise UnreadableError(
            f"{slug!r} cannot name a game: expected lower-case letters, digits and hyphens, such as 'my-game'"
        )
    if slug is not None and service.assistant.library.info(slug):
        raise _shipped(slug, "replaced")
    if not file.size:
        raise UnreadableError(f"{file.filename!r} is empty: expected a rulebook's file")
    if amends is not None:
        check_amended(service.assistant.library.store, amends, slug, edition)
    elif edition is None and (there := service.assistant.library.holding(file.file)) not in (None, slug):
        raise RefusalError(
            HTTPStatus.CONFLICT,
            "Already there",
            f"this very file is already there as {there!r}: ask about that one, send slug={there!r} to read it anew, "
            "or an edition to keep both",
        )

    def save(path: Path) -> None:
        with path.open("wb") as copy:
            shutil.copyfileobj(file.file, copy)

    def work(path: Path, progress: Progress) -> Outcome:
        added = service.assistant.library.add_file(
            path,
            slug=slug,
            title=title,
            edition=edition,
            first_printed_page=first_printed_page,
            password=password,
            amends=amends,
            progress=progress,
        )
        return Outcome(added.game.slug, added.report.warnings)

    job = service.jobs.submit(file.filename or "rulebook", save, work)
    return Json(job, HTTPStatus.ACCEPTED, {"Location": f"/v1/jobs/{job.id}"})


@router.get("/{game}/report", response_model=IngestReport)
def report(game: str, service: TheService) -> Json:
    """What was found when the game's rulebook was read: pages, columns, headings, warnings."""
    found = service.assistant.library.report(game)
    if found is None:
        raise RefusalError(
            HTTPStatus.NOT_FOUND,
            "No report",
            f"no ingest report of {game!r} is kept: expected a game that was added from a file; add its file again",
        )
    return Json(found)


@router.delete("/{game}", status_code=HTTPStatus.NO_CONTENT, dependencies=[Depends(may_write)])
def remove_game(game: str, service: TheService) -> Response:
    """Remove an added game with all its passages."""
    library = service.assistant.library
    if library.info(game):
        raise _shipped(game, "removed")
    library.remove(game)
    service.jobs.forget(game)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@router.delete(
    "/{game}/amendments/{amendment}", status_code=HTTPStatus.NO_CONTENT, dependencies=[Depends(may_write)]
)
def remove_amendment(game: str, amendment: str, service: TheService) -> Response:
    """Take errata or another amendment out of a game again, by its title: the rulebook stands alone as before."""
    library = service.assistant.library
    if amendment not in library.summary(game).amendments:
        raise RefusalError(
            HTTPStatus.NOT_FOUND,
            "No such amendment",
            f"{game!r} has no amendment {amendment!r}: expected a title that GET /v1/games/{game} lists under 'amendments'",
        )
    library.withdraw(game, amendment)
    return Response(status_code=HTTPStatus.NO_CONTENT)


def _shipped(game: str, done: str) -> RefusalError:
    return RefusalError(
        HTTPStatus.CONFLICT,
        "Shipped game",
        f"{game!r} ships with Referee and cannot be {done}: expected an added game; choose another slug",
    )
