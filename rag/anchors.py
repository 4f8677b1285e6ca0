"""A shipped game's question anchors, bound to the statements that they ask for."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.games import GameFolder
from corpus.models import Rulebook
from engine.binding import bind
from engine.library import find_game
from rag.index import Anchor


def game_anchors(game: GameFolder, rulebook: Rulebook) -> tuple[Anchor, ...]:
    """How players ask: for statements and silent topics from `questions.toml`, for rules from the rules themselves.

    Raises CitationError or BindingError where a quote no longer stands.
    """
    return (*_of_statements(game, rulebook), *_of_rules(game, rulebook))


def _of_statements(game: GameFolder, rulebook: Rulebook) -> Iterator[Anchor]:
    for entry in game.anchors.statement:
        name = rulebook.find(entry.quote)[0].id
        for verdict, asks in ((None, entry.asks), (True, entry.yes), (False, entry.no)):
            yield from (Anchor(text, "statement", name, verdict, (name,)) for text in asks)
    for topic in game.anchors.silent:
        yield from (Anchor(text, "silent", topic.topic) for text in topic.asks)


def _of_rules(game: GameFolder, rulebook: Rulebook) -> Iterator[Anchor]:
    rules = find_game(game.info.slug)
    if rules is None:
        return
    bound = bind(rules, rulebook)
    for rule in rules.rules:
        names = tuple(dict.fromkeys(bound[quote].statement.id for quote in rule.all_quotes))
        yield from (Anchor(text, "rule", rule.id, None, names) for text in rule.asks)
