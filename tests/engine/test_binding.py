import pytest

from corpus.models import Locator, Page, Passage, Rulebook, Statement
from engine.binding import BindingError, bind, coverage
from tests.engine import demo


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
