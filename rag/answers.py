"""What an answer is: one type a status, so that a decided answer without a citation cannot be built."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from corpus.models import Citation, Frozen, Slug

Value = int | float | str | bool | None


class Claim(Frozen):
    """One sentence of an answer with the quotes that bear it."""

    text: str
    citations: tuple[Citation, ...] = Field(min_length=1)


class Need(Frozen):
    """A fact that decides and was not given."""

    fact: str
    ask: str
    """The question to put to the player."""
    either_way: tuple[str, ...] = ()
    """What holds whatever the fact is: `with one more Monster: yes`."""


class _Answer(Frozen):
    game: Slug
    revision: str
    question: str
    answer: str
    yes_no: bool | None = None
    """The verdict, where the question is a yes/no question that was decided."""
    value: Value = None
    """The number or name, where the question asks for one that was decided."""
    unit: str | None = None
    claims: tuple[Claim, ...] = ()
    ruling: dict[str, Any] | None = None
    """The engine's ruling, as plain data, where the engine decided or asked back."""
    needs: tuple[Need, ...] = ()
    nearest: tuple[Citation, ...] = ()
    """Where it was looked for, best first."""
    withheld: tuple[str, ...] = ()
    """Claims that failed verification, each with the reason."""
    timings_ms: dict[str, float] = Field(default_factory=dict)


class _Cited(_Answer):
    claims: tuple[Claim, ...] = Field(min_length=1)


class Answered(_Cited):
    """The rulebook's words decide."""

    status: Literal["answered"] = "answered"


class Computed(_Cited):
    """The rules engine decided."""

    status: Literal["computed"] = "computed"


class Conflicting(_Cited):
    """Two cited passages disagree; both are shown."""

    status: Literal["conflicting"] = "conflicting"


class Uncertain(_Cited):
    """The nearest rules, which may not answer the question."""

    status: Literal["uncertain"] = "uncertain"


class NeedsFact(_Answer):
    """A fact is missing; `needs` asks for it."""

    status: Literal["needs_fact"] = "needs_fact"
    needs: tuple[Need, ...] = Field(min_length=1)


class Silent(_Answer):
    """The rulebook does not say."""

    status: Literal["silent"] = "silent"


class OutOfScope(_Answer):
    """Not a rules question about this game."""

    status: Literal["out_of_scope"] = "out_of_scope"


Answer = Annotated[
    Answered | Computed | NeedsFact | Conflicting | Uncertain | Silent | OutOfScope,
    Field(discriminator="status"),
]

ANSWER: TypeAdapter[Answer] = TypeAdapter(Answer)


class QuestionError(ValueError):
    """A question that cannot be read: empty, too long, or with control characters."""


class Turn(Frozen):
    """One question asked before, with the facts that were given or read then."""

    question: str
    facts: dict[str, Any] = Field(default_factory=dict)


class FoundPassage(Frozen):
    """A passage that a search found, with its statements."""

    id: str
    label: str
    page: str | None
    pdf_page: int | None
    section: str
    text: str
    score: float
    """Higher is nearer; comparable within one search only."""
    statements: tuple[Citation, ...]
    """Its statements, the found ones first."""
