import doctest
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import engine
from corpus.models import Locator, Page, Passage, Rulebook, Statement
from engine import (
    DefinitionError,
    FactError,
    Game,
    Situation,
    amount,
    by,
    choice,
    cited,
    count,
    effect,
    evaluate,
    fact_is,
    flag,
    line,
    may,
    must,
    must_not,
    need_not,
    number,
    presumed,
    rule,
    rules_in,
    stated,
    suggests,
    when,
)
from engine.binding import BindingError, bind, coverage
from engine.given import check_facts, parse_facts
from engine.library import all_games, find_game
from engine.odds import odds, totals
from engine.render import lines_of
from engine.schema import schema_of
from engine.words import describe
from tests.engine import demo
from tests.engine.demo import Burrow


class Other(Situation):
    other = count("Others")


def rulebook(*quotes: str) -> Rulebook:
    text, statements = "", []
    for at, quote in enumerate(quotes, start=1):
        where = Locator(
            page="1", section=("Rules",), paragraph=at, start=len(text), end=len(text) + len(quote)
        )
        statements.append(Statement(id=f"burrow/p1/rules#{at}", text=quote, at=where))
        text += quote + "\n"
    whole = Locator(page="1", section=("Rules",), paragraph=1, start=0, end=len(text))
    return Rulebook(
        slug="burrow",
        title="Burrow",
        revision="r1",
        text=text,
        pages=(Page(label="1", start=0, end=len(text)),),
        passages=(Passage(id="burrow/p1/rules", at=whole, statements=tuple(statements)),),
    )


def whole_book() -> Rulebook:
    own = {quote for made in demo.game.rules for quote in made.all_quotes}
    part = {quote for quote in own if any(quote != other and quote in other for other in own)}
    return rulebook(*sorted(own - part), *demo.game.informational)


def simple(decides: Any, **more: Any) -> engine.Rule:
    return rule("burrow.simple", asks="Is it so?", quote="It is so.", decides=decides, **more)


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


def test_every_quote_binds_and_every_statement_is_accounted_for() -> None:
    book = whole_book()
    bound = bind(demo.game, book)
    assert bound["opened three Chests"].cite(book).quote == "opened three Chests"
    assert coverage(demo.game, book).left_over == ()


def test_a_statement_that_no_rule_quotes_is_left_over() -> None:
    book = rulebook(*(statement.text for statement in whole_book().statements), "A new rule.")
    assert [statement.text for statement in coverage(demo.game, book).left_over] == ["A new rule."]


def test_quotes_that_no_longer_stand_fail_all_at_once_by_rule() -> None:
    texts = [statement.text for statement in whole_book().statements]
    book = rulebook(*(text for text in texts if "steal" not in text and "paid" not in text))
    with pytest.raises(
        BindingError, match=r"(?s)2 quotes.*burrow\.pay: .*burrow\.steal: .*No player may steal"
    ):
        bind(demo.game, book)


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(KeyError, match=r"burrow\.exit\.eligible"):
        demo.game.rule("burrow.exit.eligble")


def test_shipped_games_are_found_by_slug() -> None:
    assert all(find_game(slug) is game for slug, game in all_games().items())
    assert find_game("no-such-game") is None


def test_rules_are_collected_in_the_order_written_also_from_tuples() -> None:
    names = {"b": demo.pay, "a": (demo.steal, demo.flee), "again": demo.pay}
    assert rules_in(names) == (demo.pay, demo.steal, demo.flee)


def test_odds_are_exact_and_labelled_as_mathematics() -> None:
    assert odds(3, 6, 11).chance == Fraction(1, 2)
    assert odds(1, 8, 1).chance == 1
    assert sum(totals(4, 6).values()) == 1
    assert odds(3, 6, 11).text == "3 dice with 6 sides total 11 or more: 1/2 (50.0 %), by mathematics"
    with pytest.raises(ValueError, match="sides is 0"):
        odds(1, 0, 1)


def test_an_expression_reads_as_english() -> None:
    assert describe((Burrow.fresh >= 1) & ~Burrow.cursed) == "Fresh cubes ≥ 1 and not (You are cursed)"


def test_questions_come_from_labels_where_none_is_given() -> None:
    asks = {name: fact.ask for name, fact in Burrow.facts().items()}
    assert asks["chests_opened"] == "How many Chests have you opened?"
    assert asks["cursed"] == "Are you cursed?"
    assert number("The Target", ask="Which Target?").fact is not None


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
