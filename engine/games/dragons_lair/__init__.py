"""Dragon's Lair: what the rulebook decides, one module a chapter, in rulebook order."""

from engine.game import Game, rules_in
from engine.games.dragons_lair import (
    cards,
    competing,
    dragon_cards,
    dragon_player,
    drawing,
    encounters,
    icons,
    items,
    modes,
    setup,
    teams,
    treasure_cards,
    turns,
    wager_notes,
    wagers,
    winning,
)
from engine.games.dragons_lair.facts import Lair

CHAPTERS = (
    setup,
    turns,
    winning,
    encounters,
    cards,
    treasure_cards,
    dragon_cards,
    items,
    drawing,
    wagers,
    wager_notes,
    modes,
    competing,
    teams,
    dragon_player,
    icons,
)

game = Game(
    slug="dragons-lair",
    situations=(Lair,),
    rules=tuple(rule for chapter in CHAPTERS for rule in rules_in(vars(chapter))),
    informational={
        "Dragon's Lair is a quick adventure of bravery and cleverness.": "what kind of game it is",
        "The DRAGON resents any touch on its hoard": "flavour",
        "Each player is a fearless adventurer in search of fortune and glory.": "flavour",
        "The DRAGON is the main antagonist of the player or players": "flavour: who opposes the players",
        "Dragon cards have various effects that hinder a player": "what Dragon cards are for; each card says its effect",
        "Clicking on a card gives more details about the card.": "how the text is used on a screen",
        "Targets and timing icons give a quick view": "what the icons are for; each has a rule of its own",
    },
)
