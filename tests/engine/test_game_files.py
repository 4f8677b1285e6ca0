import doctest
import re
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine import (
    DefinitionError,
    Game,
    Situation,
    amount,
    by,
    choice,
    count,
    effect,
    evaluate,
    fact_is,
    flag,
    rule,
    rules_in,
    when,
)
from engine.library import all_games, find_game
from tests.engine import demo
from tests.engine.demo import Burrow, simple


class Other(Situation):
    other = count("Others")


def test_the_sample_in_the_package_docstring_is_a_working_game_file() -> None:
    assert engine.__doc__
    blocks = re.findall(r"::\n\n((?:    .*\n|\n)+)", engine.__doc__)
    names: dict[str, Any] = {"__name__": "sample"}
    exec(re.sub(r"(?m)^    ", "", blocks[0]), names)
    game = names["game"]
    assert [made.id for made in game.rules][:3] == [
        "burrow.players",
        "burrow.refresh",
        "burrow.exit.eligible",
    ]
    assert evaluate(game.rule("burrow.exit.eligible"), {"chests": 2, "monsters": 2}).value is True
    assert doctest.DocTestParser().get_examples(engine.__doc__) == []


def test_an_if_over_facts_is_refused_with_the_way_out() -> None:
    with pytest.raises(TypeError, match=r"join with & and \|"):
        bool(Burrow.chests_opened >= 3)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: rule("burrow.x", asks="Is it?", decides=Burrow.cursed), "has no quote"),
        (lambda: fact_is("burrow.x", 3, asks="How many?", quote=" "), "has no quote"),
        (lambda: fact_is("burrow.x", 3, asks=(), quote="Three."), "expected an id and how players ask"),
        (lambda: simple(Other.other >= 1, of=Burrow), "expected a fact of Burrow"),
        (lambda: simple(count("loose") >= 1), "in no Situation"),
        (lambda: by(Burrow.exit_order, first=1, second=2), r"leaves out \['none'\]"),
        (lambda: by(Burrow.exit_order, frist=1, otherwise=2), "frist"),
        (lambda: Burrow.exit_order == "third", "no option 'third'"),
        (lambda: choice("One", only="one"), "expected two or more"),
        (lambda: choice("Two", a="x", b="y", assumed="c"), "assumes 'c'"),
        (lambda: count("Bad", at_least=3, at_most=1), "swap the bounds"),
        (lambda: when(Burrow.cursed, 1, "one"), "different kinds"),  # type: ignore[call-overload]
        (lambda: Burrow.fresh // 0, "divides by 0"),
        (lambda: amount("burrow.x", asks="How many?", quote="So."), "either lines"),
        (lambda: effect("burrow.x", asks="What?", quote="So."), "changes nothing"),
        (
            lambda: effect("burrow.x", asks="What?", quote="So.", after={Burrow.fresh + 1: 2}),
            "expected facts as keys",
        ),
        (lambda: fact_is("burrow.x", 3, asks="?", quote="3").unless("a", quote="4"), "has no value"),
        (lambda: simple(Burrow.cursed).unless("a", quote=()), "has no quote"),
        (lambda: Game("burrow", (Burrow,), (demo.pay, demo.pay)), "is there twice"),
        (lambda: Game("warren", (Burrow,), (demo.pay,)), "not named after its game"),
        (lambda: Game("burrow", (), (demo.eligible,)), "does not list"),
    ],
)
def test_a_game_file_that_cannot_mean_what_it_says_is_refused(
    wrong: Callable[[], object], message: str
) -> None:
    with pytest.raises(DefinitionError, match=message):
        wrong()


def test_situations_share_facts_by_inheriting_them() -> None:
    class Shared(Situation):
        gold = count("Gold")

    class Town(Shared):
        open_gate = flag("The gate is open")

    made = rule("burrow.gate", asks="In?", of=Town, quote="In.", decides=Town.open_gate & (Town.gold >= 1))
    assert list(Town.facts()) == ["gold", "open_gate"]
    assert evaluate(made, {"gold": 1, "open_gate": True}).value is True


def test_one_name_for_two_facts_in_a_game_is_refused() -> None:
    class Again(Situation):
        fresh = count("Fresh again")

    with pytest.raises(DefinitionError, match="means two things"):
        Game("burrow", (Burrow, Again), ())


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(KeyError, match=r"burrow\.exit\.eligible"):
        demo.game.rule("burrow.exit.eligble")


def test_shipped_games_are_found_by_slug() -> None:
    assert all(find_game(slug) is game for slug, game in all_games().items())
    assert find_game("no-such-game") is None


def test_rules_are_collected_in_the_order_written_also_from_tuples() -> None:
    names = {"b": demo.pay, "a": (demo.steal, demo.flee), "again": demo.pay}
    assert rules_in(names) == (demo.pay, demo.steal, demo.flee)
