"""A shipped game's question anchors, bound to the statements that they ask for."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.games import GameFileError, GameFolder
from corpus.models import Rulebook
from engine.binding import bind
from engine.library import find_game
from engine.rules import Rule
from engine.verdict import outcome
from rag.index import Anchor
from rag.question import read_question
from rag.stance import asked_of


def game_anchors(game: GameFolder, rulebook: Rulebook) -> tuple[Anchor, ...]:
    """How players ask: for statements and silent topics from `questions.toml`, for rules from there and from the rules.

    Raises CitationError or BindingError where a quote no longer stands, GameFileError for a rule that is not there.
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
    more: dict[str, tuple[str, ...]] = {}
    for entry in game.anchors.rule:
        more[entry.rule] = (*more.get(entry.rule, ()), *entry.asks)
    rules = find_game(game.info.slug)
    known = {rule.id: rule for rule in rules.rules} if rules else {}
    if unknown := sorted(set(more) - set(known)):
        raise GameFileError(
            f"questions.toml of {game.info.slug!r} asks for {unknown[0]!r}: expected a rule of the game in engine/games"
        )
    if rules is None:
        return
    bound = bind(rules, rulebook)
    for rule in rules.rules:
        names = tuple(dict.fromkeys(bound[quote].statement.id for quote in rule.all_quotes))
        asks = dict.fromkeys((*rule.asks, *more.get(rule.id, ())))
        yield from (Anchor(text, "rule", rule.id, _bare_verdict(rule, text), names) for text in asks)


def _bare_verdict(rule: Rule, text: str) -> bool | None:
    """What the rule says to a yes/no question without a further fact, None where it needs one."""
    question = read_question(text)
    if question.kind != "yes_no" or question.either:
        return None
    settled = outcome(rule, {}, asked_of(question, rule.act) if rule.kind == "norm" else None)
    return settled.value if settled.outcome == "decided" and isinstance(settled.value, bool) else None
