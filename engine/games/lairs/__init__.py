"""Lairs: what its rulebook decides, in rulebook order, a module for each run of pages."""

from engine.game import Game, rules_in
from engine.games.lairs import (
    actions,
    building,
    checks,
    exiting,
    hazards,
    looking,
    mapping,
    moving,
    opening,
    scoring,
    turns,
)
from engine.games.lairs.facts import Acting, Check, Dice, Mapping, Setup, Space, Turn
from engine.games.lairs.standing import Exiting, Scoring

CHAPTERS = (opening, building, mapping, turns, checks, actions, moving, looking, hazards, exiting, scoring)

game = Game(
    slug="lairs",
    situations=(Setup, Space, Mapping, Acting, Dice, Turn, Check, Exiting, Scoring),
    rules=tuple(rule for chapter in CHAPTERS for rule in rules_in(vars(chapter))),
)
