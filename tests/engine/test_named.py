"""Numbers by players' names: how they are given, read and shown."""

import pytest

from engine import FactError, evaluate
from engine.games.lairs import game
from engine.named import Named

WINNER = game.rule("lairs.winner.named")


def test_an_object_gives_a_number_for_each_name_in_its_order() -> None:
    scores = Named.model_validate({"Omar": 22, "Lena": 19})
    assert str(scores) == "Omar 22, Lena 19"
    assert scores.model_dump() == {"Omar": 22, "Lena": 19}
    assert scores.highest() == ("Omar",)


def test_nobody_at_all_is_refused() -> None:
    with pytest.raises(FactError, match="scores_by_name"):
        evaluate(WINNER, {"scores_by_name": {}})


def test_a_ruling_shows_each_one_by_name() -> None:
    ruling = evaluate(WINNER, {"scores_by_name": {"Lena": 19, "Omar": 22}})
    assert ruling.value == "Omar"
    assert '"scores_by_name":{"value":{"Lena":19,"Omar":22}' in ruling.model_dump_json()


def test_who_is_tied_but_was_not_told_to_have_exited_wins_nothing() -> None:
    facts = {"scores_by_name": {"Ana": 9, "Ben": 9}, "exits_by_name": {"Cem": 1}}
    assert evaluate(WINNER, facts).value == "nobody"
