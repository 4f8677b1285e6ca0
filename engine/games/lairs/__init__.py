"""Lairs: what its rulebook decides, in rulebook order, a module for each run of pages."""

from engine.game import Game, rules_in
from engine.games.lairs import (
    actions,
    backtracking,
    building,
    checks,
    claims_ending,
    claims_setup,
    claims_table,
    claims_turns,
    creeping,
    ending,
    exiting,
    fatigue,
    first_turn,
    hazards,
    hustling,
    looking,
    mapping,
    monsters,
    opening,
    outcomes,
    planning,
    prices,
    scoring,
    setup,
    thresholds,
    traps,
    treasures,
    turns,
)
from engine.games.lairs.facts import Acting, Mapping, Setup, Space
from engine.games.lairs.standing import Exiting, Scoring, Standings
from engine.games.lairs.turn_facts import Check, Dice, Plan, Turn

CHAPTERS = (
    opening,
    setup,
    building,
    mapping,
    first_turn,
    turns,
    checks,
    fatigue,
    thresholds,
    actions,
    creeping,
    hustling,
    backtracking,
    looking,
    planning,
    prices,
    hazards,
    monsters,
    traps,
    outcomes,
    exiting,
    ending,
    treasures,
    scoring,
    claims_setup,
    claims_table,
    claims_turns,
    claims_ending,
)

game = Game(
    slug="lairs",
    situations=(Setup, Space, Mapping, Acting, Dice, Turn, Plan, Check, Exiting, Scoring, Standings),
    rules=tuple(dict.fromkeys(rule for chapter in CHAPTERS for rule in rules_in(vars(chapter)))),
)
