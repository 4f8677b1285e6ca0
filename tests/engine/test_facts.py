import re
from typing import Any

import pytest

from engine import (
    FactError,
    number,
)
from engine.given import check_facts, parse_facts
from engine.schema import schema_of
from tests.engine import demo
from tests.engine.demo import Burrow


def test_facts_are_read_from_the_command_line() -> None:
    words = ("chests_opened=2", "treasures=5,3,-1", "cursed=true", "exit_order=first", "roll=-2")
    assert parse_facts(Burrow.facts(), words) == {
        "chests_opened": 2,
        "treasures": (5, 3, -1),
        "cursed": True,
        "exit_order": "first",
        "roll": -2,
    }
    assert parse_facts(Burrow.facts(), ('grid={"open_edges": [[0, 9]]}',)) == {
        "grid": demo.Grid(open_edges=((0, 9),))
    }


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"chest_opened": 2}, "did you mean 'chests_opened'"),
        ({"chests_opened": "2"}, "is '2', expected a whole number from 0 to 9"),
        ({"chests_opened": True}, "is True, expected a whole number"),
        ({"chests_opened": 10}, "is 10, expected a whole number from 0 to 9"),
        ({"target": 0}, "expected a whole number of 1 or more"),
        ({"exit_order": "frist"}, "expected one of first, second, none: did you mean 'first'"),
        ({"cursed": 1}, "expected true or false"),
        ({"treasures": [1, "x"]}, "expected a list of whole numbers"),
        ({"grid": {"edges": []}}, "fact 'grid': "),
    ],
)
def test_a_fact_that_cannot_be_is_refused_with_the_way_out(given: dict[str, object], message: str) -> None:
    with pytest.raises(FactError, match=re.escape(message)):
        check_facts(Burrow.facts(), given)


@pytest.mark.parametrize(
    "word", ["chests_opened", "chests_opened=two", "cursed=perhaps", "grid=[", "nothing=1"]
)
def test_words_that_are_no_fact_are_refused(word: str) -> None:
    with pytest.raises(FactError):
        parse_facts(Burrow.facts(), (word,))


def test_the_schema_of_a_rule_lists_the_facts_it_reads() -> None:
    schema: Any = schema_of(demo.eligible)
    assert list(schema["properties"]) == ["chests_opened", "monsters_defeated", "cursed", "blessed"]
    assert schema["properties"]["chests_opened"]["maximum"] == 9


def test_questions_come_from_labels_where_none_is_given() -> None:
    asks = {name: fact.ask for name, fact in Burrow.facts().items()}
    assert asks["chests_opened"] == "How many Chests have you opened?"
    assert asks["cursed"] == "Are you cursed?"
    assert number("The Target", ask="Which Target?").fact is not None
