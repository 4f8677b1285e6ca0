"""Routes of the rules engine: its rules, and verdicts on typed facts without any language."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from fastapi import Body as FromBody
from pydantic import Field, JsonValue

from api.amended import refuse_amended
from api.limits import json_only
from api.ruled import CitedRuling, RuleView, find_rule, rule_on, rules_of
from api.state import TheService
from api.wire import Body, Json
from engine.library import find_game
from engine.norms import Asked

router = APIRouter(prefix="/v1/games/{game}", tags=["rules"])


class Facts(Body):
    """Facts for one rule."""

    rule: str
    facts: dict[str, JsonValue] = Field(default_factory=dict)
    """By name, as GET rules declares them; one that is not given is not known."""
    asked: Asked | None = None
    """For a permission or a duty: what is asked of it."""


_EXAMPLE = {"rule": "lairs.exit.eligible", "facts": {"chests_opened": 2, "monsters_defeated": 1}}


@router.get("/rules", response_model=tuple[RuleView, ...])
def rules(game: str, service: TheService) -> Json:
    """Every executable rule with its citations and the facts it reads; none for a game that was added."""
    rulebook = service.assistant.library.index(game).rulebook
    rules = find_game(game)
    return Json(rules_of(rules, rulebook) if rules else ())


@router.post("/verdicts", response_model=CitedRuling, dependencies=[Depends(json_only)])
def verdict(game: str, facts: Annotated[Facts, FromBody(examples=[_EXAMPLE])], service: TheService) -> Json:
    """What one rule says about the given facts, how it came to it, and what is still missing."""
    index = service.assistant.library.index(game)
    rule = find_rule(game, find_game(game), facts.rule)
    refuse_amended(rule, index)
    return Json(rule_on(rule, index.rulebook, facts.facts, facts.asked))
