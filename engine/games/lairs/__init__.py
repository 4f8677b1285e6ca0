"""Lairs: what its rulebook decides, in rulebook order, a module for each run of pages."""

from engine.game import Game, rules_in
from engine.games.lairs import (
    actions,
    building,
    checks,
    ending,
    exiting,
    hazards,
    looking,
    mapping,
    monsters,
    moving,
    opening,
    planning,
    scoring,
    traps,
    treasures,
    turns,
)
from engine.games.lairs.facts import Acting, Check, Dice, Mapping, Plan, Setup, Space, Turn
from engine.games.lairs.standing import Exiting, Scoring, Standings

CHAPTERS = (
    opening,
    building,
    mapping,
    turns,
    checks,
    actions,
    moving,
    looking,
    planning,
    hazards,
    monsters,
    traps,
    exiting,
    ending,
    treasures,
    scoring,
)

game = Game(
    slug="lairs",
    situations=(Setup, Space, Mapping, Acting, Dice, Turn, Plan, Check, Exiting, Scoring, Standings),
    rules=tuple(dict.fromkeys(rule for chapter in CHAPTERS for rule in rules_in(vars(chapter)))),
)
