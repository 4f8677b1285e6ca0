"""How likely rules are weighed against each other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from engine.library import find_game
from rag.assistant import Assistant
from rag.choice import Weighed, load_weights, table, weigh
from rag.gate import judge, load_gates
from rag.likely import SIGNS, Try, likely_rules
from rag.rank import ask, rank

QUESTIONS = (
    ("lairs", "Can I exit with 2 chests and 1 monster?", "lairs.exit.eligible"),
    ("lairs", "How many points do 3 defeated monsters score?", "lairs.monsters.points"),
    ("dragons-lair", "Can my opponent refuse a wager?", "dragons-lair.wager.refuse"),
)


def weighed(assistant: Assistant, game: str, question: str, order: Sequence[int] | None = None) -> Weighed:
    """The likely rules of a question, weighed in another order than they were found in where that is given."""
    index = assistant.library.index(game)
    ranking = rank(ask(question, index, assistant.library.embedder), index)
    rules = find_game(game)
    assert rules is not None
    tries: list[Try] = likely_rules(
        ranking, ranking.asked.question, index, rules, index.thesaurus.words, {}, ()
    )
    if order is not None:
        tries = [tries[place] for place in np.argsort(order[: len(tries)])]
    return weigh(tries, ranking, index, judge(ranking, index, load_gates()), load_weights())


@pytest.mark.parametrize(("game", "question", "rule"), QUESTIONS)
def test_the_rule_that_was_asked_for_wins_and_is_sure(
    assistant: Assistant, game: str, question: str, rule: str
) -> None:
    found = weighed(assistant, game, question)
    best = int(np.argmax(found.scores))
    assert found.tries[best].rule.id == rule
    assert found.sureness(best) > 0.6
    assert all(
        found.sureness(place) < found.sureness(best) for place in range(len(found.tries)) if place != best
    )


@pytest.mark.parametrize(("game", "question", "rule"), QUESTIONS)
def test_the_order_in_which_rules_were_found_does_not_matter(
    assistant: Assistant, game: str, question: str, rule: str
) -> None:
    found = weighed(assistant, game, question)
    mixed = weighed(
        assistant, game, question, np.random.default_rng(0).permutation(len(found.tries)).tolist()
    )
    scores = {one.rule.id: score for one, score in zip(found.tries, found.scores, strict=True)}
    assert {
        one.rule.id: score for one, score in zip(mixed.tries, mixed.scores, strict=True)
    } == pytest.approx(scores)
    sure = {one.rule.id: found.sureness(place) for place, one in enumerate(found.tries)}
    assert {one.rule.id: mixed.sureness(place) for place, one in enumerate(mixed.tries)} == pytest.approx(
        sure
    )


def test_the_weights_are_those_of_the_signs(assistant: Assistant) -> None:
    weights = load_weights()
    assert set(weights.linear.choose) == set(SIGNS)
    found = weighed(assistant, *QUESTIONS[0][:2])
    index = assistant.library.index("lairs")
    ranking = rank(ask(QUESTIONS[0][1], index, assistant.library.embedder), index)
    seen = table(found.tries, found.leanings, ranking, judge(ranking, index, load_gates()))
    assert weights.forest.columns.max() == seen.shape[1] - 1, "trained on other columns than these"
