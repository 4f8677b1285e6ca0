"""Route of answers: a question in, an answer with its citations out."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends
from fastapi import Body as FromBody
from pydantic import Field, JsonValue

from api.limits import json_only
from api.state import TheService
from api.wire import Body, Json
from rag.answers import Answer, Turn

router = APIRouter(prefix="/v1/games/{game}/answers", tags=["answers"])

TURNS = 50
"""Most turns of a conversation that are taken."""


class Asking(Body):
    """A question about one game."""

    question: str
    facts: dict[str, JsonValue] | None = None
    """Facts by name, as GET rules declares them; they stand above what the question's words say."""
    history: tuple[Turn, ...] = Field(default=(), max_length=TURNS)
    """Earlier questions with their facts, oldest first: `and if I had one more chest?`"""


_QUESTIONS = {
    "words decide": {
        "summary": "The rulebook's words decide",
        "value": {"question": "Do I have to open a chest when I step on it?"},
    },
    "facts in words": {
        "summary": "The rules engine decides from the facts in the question",
        "value": {"question": "I have opened 2 chests and defeated 2 monsters, can I exit?"},
    },
    "facts given": {
        "summary": "A fact beside the question",
        "value": {"question": "I have opened 2 chests. Can I exit?", "facts": {"monsters_defeated": 1}},
    },
    "follow-up": {
        "summary": "A question that leans on the one before",
        "value": {
            "question": "And if I had one more chest?",
            "history": [{"question": "I have opened 2 chests and defeated 1 monster, can I exit?"}],
        },
    },
}

_ANSWER: dict[str, object] = {
    "game": "lairs",
    "revision": "3f5a0c9be1d2",
    "question": "I have opened 2 chests and defeated 2 monsters, can I exit?",
    "answer": "Yes. You have opened 2 Chests and defeated 2 Monsters. [p.10 — The Exit]",
    "yes_no": True,
    "value": None,
    "unit": None,
    "claims": [
        {
            "text": "You have opened 2 Chests and defeated 2 Monsters.",
            "citations": [
                {
                    "id": "lairs/p10/the-exit#1",
                    "passage": "lairs/p10/the-exit",
                    "label": "p.10 — The Exit",
                    "page": "10",
                    "pdf_page": None,
                    "section": "The Exit",
                    "quote": "…",
                    "url": "/v1/games/lairs/passages/lairs/p10/the-exit?cite=lairs%2Fp10%2Fthe-exit%231",
                    "start": 0,
                    "end": 1,
                    "revision": "3f5a0c9be1d2",
                }
            ],
        }
    ],
    "ruling": {"rule": "lairs.exit.eligible", "value": True, "missing": []},
    "needs": [],
    "nearest": [],
    "withheld": [],
    "timings_ms": {"total": 12.3},
    "status": "computed",
}


@router.post(
    "",
    response_model=Answer,
    dependencies=[Depends(json_only)],
)
def answer(
    game: str, asking: Annotated[Asking, FromBody(openapi_examples=_QUESTIONS)], service: TheService
) -> Json:
    """What the rules say, with the lines that decide; that they say nothing is an answer too."""
    found = service.assistant.answer(game, asking.question, facts=asking.facts, history=asking.history)
    service.metrics.answered(found.status)
    return Json(found)


def describe_answers(openapi: dict[str, Any]) -> None:
    """Add the example of an answer to an OpenAPI description; FastAPI would drop its nulls."""
    post = openapi["paths"][router.prefix]["post"]
    post["responses"]["200"]["content"]["application/json"]["example"] = _ANSWER
