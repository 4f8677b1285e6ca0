from fractions import Fraction
from typing import Any

import pytest

from engine import (
    DefinitionError,
    Situation,
    amount,
    by,
    cited,
    count,
    evaluate,
    line,
    may,
    must,
    must_not,
    need_not,
    presumed,
    regardless,
    rule,
    stated,
    suggests,
    told,
    when,
)
from engine.odds import odds, totals
from engine.render import lines_of
from engine.words import describe
from tests.engine import demo
from tests.engine.demo import Burrow, simple


def test_unknown_never_leaks_where_it_cannot_matter() -> None:
    unknown, curse = Burrow.fresh, Burrow.cursed
    for expr, value in (
        (0 * unknown, 0),
        (when(curse, 4, 4), 4),
        (by(Burrow.exit_order, first=2, otherwise=2), 2),
    ):
        made = amount("burrow.leak", asks="How many?", of=Burrow, expr=expr, quote="So many.")
        assert evaluate(made, {}).value == value
    assert evaluate(simple((unknown >= 1) & (Burrow.spent >= 1)), {"spent": 0}).value is False


@pytest.mark.parametrize(
    ("maker", "table"),
    [
        (must, (True, True, False, False)),
        (must_not, (False, False, True, True)),
        (need_not, (True, False, True, False)),
        (may, (True, None, None, False)),
    ],
)
def test_a_norm_answers_by_the_deontic_table(maker: Any, table: tuple[bool | None, ...]) -> None:
    norm = maker("burrow.norm", act="act", asks="May I act?", quote="Act.")
    assert tuple(norm.answer(asked) for asked in ("may", "must", "may_not_do", "must_not")) == table


def test_an_exception_lifts_a_norm_to_its_opposite() -> None:
    norm = may("burrow.norm", act="act", asks="May I act?", of=Burrow, quote="Act.")
    norm.unless("cursed", when=Burrow.cursed, quote="The cursed do not act.")
    assert evaluate(norm, {"cursed": True}).value is False
    assert evaluate(norm, {"cursed": False}).value is True
    assert evaluate(norm, {}).outcome == "depends"


def test_a_ruling_says_where_each_fact_came_from_and_what_is_assumed() -> None:
    facts = {"chests_opened": 3, "monsters_defeated": 1, "cursed": False}
    ruling = evaluate(demo.eligible, facts, sources={"chests_opened": "question"})
    dumped = ruling.model_dump()["facts"]
    assert dumped["chests_opened"] == {"value": 3, "from": "question"}
    assert dumped["cursed"] == {"value": False, "from": "given"}
    assert dumped["blessed"] == {"value": False, "from": "assumed"}


def test_what_holds_either_way_is_said_in_the_words_of_the_fact() -> None:
    ruling = evaluate(demo.eligible, {"chests_opened": 2, "cursed": False})
    assert [need.ask for need in ruling.needs] == ["How many Monsters have you defeated?"]
    assert [(way.condition, way.value) for way in ruling.either_way] == [
        ("Monsters you have defeated ≥ 2", True),
        ("otherwise", False),
    ]


def test_a_fact_that_cannot_matter_is_not_asked_for() -> None:
    made = simple((Burrow.fresh >= 1) & ((Burrow.spent >= 1) | (Burrow.spent < 1)))
    assert [need.fact for need in evaluate(made, {}).needs] == ["fresh"]


def test_a_trace_is_readable_and_shows_what_did_not_fire() -> None:
    text = "\n".join(
        lines_of(evaluate(demo.eligible, {"chests_opened": 2, "monsters_defeated": 1, "cursed": False}))
    )
    assert "✗ Chests you have opened: 2 ≥ 3" in text
    assert "✓ Chests you have opened: 2 ≥ 2" in text
    assert "✗ unless cursed: You are cursed" in text
    assert "Missing: monsters_defeated +1" in text


def test_a_suggestion_is_never_worded_as_a_rule() -> None:
    assert lines_of(evaluate(demo.length, {}))[0] == "How long is a game: Suggested: 1200 VP"


def test_the_amount_of_a_large_sum_is_exact() -> None:
    class Score(Situation):
        points = count("Points")
        bonus = count("Bonus", attainable=False)

    made = rule("burrow.won", asks="Won?", of=Score, quote="Won.", decides=Score.points + Score.bonus >= 1200)
    assert evaluate(made, {"points": 37, "bonus": 5}).missing == ({"points": 1158},)


def test_odds_are_exact_and_labelled_as_mathematics() -> None:
    assert odds(3, 6, 11).chance == Fraction(1, 2)
    assert odds(1, 8, 1).chance == 1
    assert sum(totals(4, 6).values()) == 1
    assert odds(3, 6, 11).text == "3 dice with 6 sides total 11 or more: 1/2 (50.0 %), by mathematics"
    with pytest.raises(ValueError, match="sides is 0"):
        odds(1, 0, 1)


def test_an_expression_reads_as_english() -> None:
    assert describe((Burrow.fresh >= 1) & ~Burrow.cursed) == "Fresh cubes ≥ 1 and not (You are cursed)"


def test_a_stated_total_counts_before_what_it_is_worked_out_from() -> None:
    made = amount(
        "burrow.cubes",
        asks="How many?",
        of=Burrow,
        expr=stated(Burrow.roll, Burrow.fresh + Burrow.spent),
        quote="So many.",
    )
    assert evaluate(made, {"fresh": 2, "spent": 3}).value == 5
    assert evaluate(made, {"fresh": 2, "spent": 3, "roll": 4}).value == 4
    assert evaluate(made, {"fresh": 2}).outcome == "depends"
    assert describe(made.base) == "Your roll or else (Fresh cubes + Spent cubes)"


def test_whether_a_fact_is_told_is_known_at_once() -> None:
    made = simple(told(Burrow.fresh, Burrow.spent))
    assert evaluate(made, {"fresh": 0, "spent": 0}).value is True
    assert evaluate(made, {"fresh": 2}).value is False
    assert describe(~told(Burrow.fresh)) == "not (it is told: Fresh cubes)"
    with pytest.raises(DefinitionError, match="given nothing"):
        told()


def test_a_fact_that_changes_nothing_is_read_and_never_asked_for() -> None:
    made = simple(regardless(Burrow.fresh, Burrow.spent) >= 2)
    assert [evaluate(made, {"fresh": fresh, "spent": 9}).value for fresh in (1, 2)] == [False, True]
    assert evaluate(made, {"fresh": 2}).value is True
    assert [need.fact for need in evaluate(made, {"spent": 9}).needs] == ["fresh"]
    assert [fact.name for fact in made.reads] == ["fresh", "spent"]
    assert describe(made.base) == "(Fresh cubes, whatever: Spent cubes) ≥ 2"
    with pytest.raises(DefinitionError, match="expected facts"):
        regardless(Burrow.fresh, Burrow.spent + 1)


def test_a_fact_presumed_in_one_rule_is_listed_as_assumed_and_asked_for_in_others() -> None:
    made = simple(presumed(Burrow.roll, 0) >= Burrow.target, of=Burrow)
    ruling = evaluate(made, {"target": 2})
    assert (ruling.value, ruling.facts["roll"].source) == (False, "assumed")
    assert evaluate(made, {"target": 2, "roll": 2}).value is True
    assert evaluate(simple(Burrow.roll >= Burrow.target), {"target": 2}).outcome == "depends"
    with pytest.raises(DefinitionError, match="expected a fact"):
        presumed(Burrow.roll + 1, 0)


def test_a_suggestion_may_depend_on_facts() -> None:
    made = suggests(
        "burrow.to", when(Burrow.fresh >= 5, 1200, 1500), asks="To what?", of=Burrow, quote="Try 1200."
    )
    assert [evaluate(made, {"fresh": cubes}).value for cubes in (4, 5)] == [1500, 1200]


def test_a_branch_taken_is_quoted_also_where_it_gives_nothing() -> None:
    gives = by(
        Burrow.exit_order,
        first=line("first", 4, quote="The first scores 4."),
        second=line("second", 2, quote="The second scores 2."),
        none=line("none", 0, quote="Who stays scores 0."),
    )
    made = amount("burrow.exiting", asks="How many?", of=Burrow, expr=gives)
    assert evaluate(made, {"exit_order": "none"}).quotes == ("Who stays scores 0.",)


def test_a_branch_that_was_not_taken_is_not_quoted() -> None:
    steps = when(
        Burrow.cursed, cited(Burrow.fresh, "The cursed stay."), cited(Burrow.spent, "The free leave.")
    )
    made = amount("burrow.branch", asks="How many?", of=Burrow, expr=steps, quote="So many.")
    ruling = evaluate(made, {"cursed": True, "fresh": 1, "spent": 2})
    assert ruling.quotes == ("The cursed stay.", "So many.")
