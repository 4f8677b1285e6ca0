"""Routes of ingest jobs: how one stands, at once or as events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from api.board import Job, JobBoard
from api.problems import RefusalError
from api.state import TheService
from api.wire import Json, dumped

router = APIRouter(prefix="/v1/jobs", tags=["jobs"])

LOOK_SECONDS = 0.2
"""How often a job is looked at for its listeners."""
ALIVE_LOOKS = 75
"""After so many looks without news a comment is sent, so that no proxy closes the stream."""


@router.get("/{job_id}", response_model=Job)
def job(job_id: str, service: TheService) -> Json:
    """How an ingest stands."""
    return Json(_found(service.jobs, job_id))


@router.get(
    "/{job_id}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"example": 'event: running\ndata: {"id":"…"}\n\n'}}}},
)
async def job_events(job_id: str, service: TheService) -> StreamingResponse:
    """How an ingest stands, as server-sent events until it is over; an event is named by the job's state."""
    first = await asyncio.to_thread(_found, service.jobs, job_id)
    return StreamingResponse(
        _events(service.jobs, first), media_type="text/event-stream", headers={"Cache-Control": "no-store"}
    )


async def _events(board: JobBoard, job: Job) -> AsyncIterator[bytes]:
    yield _event(job)
    quiet = 0
    while not job.over:
        await asyncio.sleep(LOOK_SECONDS)
        now = await asyncio.to_thread(board.get, job.id)
        if now is None:
            return
        quiet += 1
        if now != job:
            job, quiet = now, 0
            yield _event(job)
        elif quiet % ALIVE_LOOKS == 0:
            yield b": still here\n\n"


def _event(job: Job) -> bytes:
    return b"event: " + job.state.encode() + b"\ndata: " + dumped(job) + b"\n\n"


def _found(board: JobBoard, job_id: str) -> Job:
    job = board.get(job_id)
    if job is None:
        raise RefusalError(
            HTTPStatus.NOT_FOUND,
            "Unknown job",
            f"no job {job_id!r}: expected the id that POST /v1/games gave; only the last ones are remembered",
        )
    return job
