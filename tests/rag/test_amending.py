"""What an amendment is about: the lines that it quotes, or the one that it is likest; an answer takes no other from it."""

from __future__ import annotations

import pytest

from rag import compose
from rag.embed import Embedder
from rag.index import GameIndex
from rag.library import Library
from rag.rank import ask, rank
from rag.store import Store
from tests.rag.amended_book import ABOUT_NOTHING, AMENDED, MAID, RULES, TIE, tea_house


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory, embedder: Embedder) -> GameIndex:
    return tea_house(tmp_path_factory.mktemp("tea"), embedder).index("tea")


def shown(question: str, index: GameIndex, embedder: Embedder) -> list[str]:
    return [one.text for one in compose.choose(rank(ask(question, index, embedder), index), index)]


def value(question: str, index: GameIndex, embedder: Embedder) -> tuple[object, str | None]:
    ranking = rank(ask(question, index, embedder), index)
    return compose.amount(ranking.asked.question, compose.choose(ranking, index)[0], index)


@pytest.mark.parametrize(("newer", "older"), AMENDED.items())
def test_an_amendment_is_about_the_line_that_it_changes(newer: str, older: str, index: GameIndex) -> None:
    row = next(row for row, one in enumerate(index.statements) if one.text == newer)
    (line,) = index.lines_of[row]
    assert index.statements[line].text.startswith(older)


QUOTING = {
    "Replace “Put 3 kettles on the stove. The host who last drank tea begins.” with “Put 4 kettles on the stove.”": (
        "Put 3 kettles on the stove.",
        "The host who last drank tea begins.",
    ),
    'Read "and takes 3 cups" instead of "and takes 2 cups".': (MAID,),
    "In ‘the tied host with more cups wins’, “cups” should be “coins”.": (TIE,),
    '"The host ... most coins wins" is now "The host with the most guests wins".': (
        "The host with the most coins wins.",
    ),
    'Under Pour, "3" should be "4".': ("To Pour, put up to 3 leaf tokens into a kettle.",),
    'The "host" is always a player.': (),
    'In the section "The evening", the picture is upside down.': (),
    "A host's tray doesn't count as one of the host's cups.": (),
}


@pytest.fixture(scope="module")
def quoting(tmp_path_factory: pytest.TempPathFactory, embedder: Embedder) -> GameIndex:
    folder = tmp_path_factory.mktemp("quoting")
    library = Library(Store(folder / "data"), embedder)
    (folder / "tea.md").write_text(RULES, "utf-8")
    library.add_file(folder / "tea.md")
    (folder / "errata.md").write_text("# Errata\n\n" + "".join(f"- {text}\n" for text in QUOTING), "utf-8")
    library.add_file(folder / "errata.md", amends="tea")
    return library.index("tea")


@pytest.mark.parametrize(("newer", "older"), QUOTING.items())
def test_what_quotes_the_rulebook_is_about_the_lines_with_these_words(
    newer: str, older: tuple[str, ...], quoting: GameIndex
) -> None:
    row = next(row for row, one in enumerate(quoting.statements) if one.text == newer)
    texts = sorted(quoting.statements[line].text for line in quoting.lines_of.get(row, ()))
    assert len(texts) == len(older)
    assert all(text.startswith(start) for text, start in zip(texts, sorted(older), strict=True))


@pytest.mark.parametrize("remark", ABOUT_NOTHING)
def test_a_remark_is_about_no_line(remark: str, index: GameIndex) -> None:
    row = next(row for row, one in enumerate(index.statements) if one.text == remark)
    assert row not in index.lines_of


@pytest.mark.parametrize(
    ("question", "line", "amount"),
    [
        (
            "How many leaf tokens do I put in when I Pour?",
            "To Pour, put up to 3 leaf tokens into a kettle.",
            3,
        ),
        ("How many cups may I Fetch?", "When you Fetch, take up to 2 cups from the kitchen.", 2),
    ],
)
def test_an_amendment_does_not_stand_before_the_line_of_another_rule(
    question: str, line: str, amount: int, index: GameIndex, embedder: Embedder
) -> None:
    assert shown(question, index, embedder)[0] == line
    assert value(question, index, embedder)[0] == amount


def test_the_number_of_an_amendment_is_the_answer_to_what_it_is_about(
    index: GameIndex, embedder: Embedder
) -> None:
    newer, older = shown("How many leaf tokens does a kettle hold?", index, embedder)[:2]
    assert (newer, AMENDED[newer]) == ("A kettle can hold at most 9 leaf tokens, not 8.", older)
    assert value("How many leaf tokens does a kettle hold?", index, embedder) == (9, "tokens")


def test_a_number_has_no_unit_that_is_a_verb_there(index: GameIndex, embedder: Embedder) -> None:
    assert value("How much does serving calm?", index, embedder) == (3, None)
    assert value("How many cups does serving a guest cost?", index, embedder) == (2, "cups")


def test_an_amendment_says_no_number_that_it_takes_back_or_gives_for_a_case_alone(
    index: GameIndex, embedder: Embedder
) -> None:
    assert value("How many cups does the maid take?", index, embedder) == (None, None)
    assert value("How many coins does it cost to bring cups to another host?", index, embedder) == (
        None,
        None,
    )


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("Two of us have the same number of coins, who is the winner?", TIE),
        ("Who wins if we are level?", TIE),
        ("Who is the winner of the game?", "The host with the most coins wins."),
    ],
)
def test_who_wins_a_tie_is_told_by_the_line_on_ties(
    question: str, line: str, index: GameIndex, embedder: Embedder
) -> None:
    assert line in shown(question, index, embedder)
    assert (TIE in shown(question, index, embedder)) == (line == TIE)
