"""Reading facts out of words: the tables of phrasings, and what holds for every text."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.library import find_game
from engine.reading import Reader, read_facts
from tests.engine.reading.situations import FACTS, WORDS
from tests.engine.reading.tables import FOLDER, GAMES, Row, plain, rows, score, tally

READERS = {game: Reader(FACTS[game], WORDS[game]) for game in GAMES}
ROWS = [row for game in GAMES for row in rows(game)]
ASKED = yaml.safe_load((FOLDER / "asked.yaml").read_text(encoding="utf-8"))
FOLLOWUPS = yaml.safe_load((FOLDER / "followups.yaml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Turn:
    question: str
    facts: dict[str, Any] = field(default_factory=dict)


def read(words: str, game: str = "delve", *turns: Turn) -> dict[str, Any]:
    return plain(READERS[game].read(words, turns))


def test_precision_and_recall_on_the_tables() -> None:
    counts: Counter[str] = Counter()
    for row in ROWS:
        counts += tally(read(row.words, row.game), row.facts)
    precision, recall, f1 = score(counts)
    assert precision >= 0.99, counts
    assert recall >= 0.98, counts
    assert f1 >= 0.98, counts


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.words)
def test_no_phrasing_gives_a_wrong_fact(row: Row) -> None:
    found = read(row.words, row.game)
    assert found.items() <= row.facts.items()


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case["words"])
def test_what_a_rule_asks_for_is_read(case: dict[str, Any]) -> None:
    found = plain(READERS[case["game"]].read(case["words"], about=case["about"]))
    assert {name: value for name, value in found.items() if name in case["about"]} == case["facts"]


@pytest.mark.parametrize("case", FOLLOWUPS, ids=lambda case: case["asks"])
def test_a_follow_up_leans_on_the_question_before(case: dict[str, Any]) -> None:
    found = READERS[case["game"]].read(case["asks"], [Turn(case["before"])])
    assert {fact.name: [fact.value, fact.source] for fact in found} == case["facts"]


def test_typed_facts_of_an_earlier_turn_stand_above_its_words() -> None:
    turn = Turn("I have opened 2 chests, can I exit?", {"chests_opened": 1, "unheard_of": 3})
    assert read("and if I had one more chest?", "delve", turn) == {"chests_opened": 2}


def test_a_question_with_facts_of_its_own_leaves_the_one_before_alone() -> None:
    turn = Turn("I have opened 2 chests, can I exit?")
    assert (
        read("My rival's score is 12 and mine is 14 points, who wins?", "delve", turn).get("chests_opened")
        is None
    )


def test_a_fact_says_where_it_was_read() -> None:
    text = "So: I have opened two chests"
    (fact,) = read_facts(text, FACTS["delve"], words=WORDS["delve"])
    assert text[fact.span[0] : fact.span[1]] == fact.words == "two chests"
    assert 0 < fact.confidence <= 1
    assert fact.source == "question"


def test_the_same_words_always_give_the_same_facts() -> None:
    assert read(ROWS[0].words) == read(ROWS[0].words)


NUMBERS = st.sampled_from(
    [
        ("0", 0),
        ("zero", 0),
        ("no", 0),
        ("1", 1),
        ("one", 1),
        ("2", 2),
        ("two", 2),
        ("a couple of", 2),
        ("3", 3),
        ("three", 3),
        ("4", 4),
        ("five", 5),
    ]
)
TEMPLATES = st.sampled_from(
    [
        "I have opened {0} chests and defeated {1} monsters, can I exit?",
        "opened {0} chests, killed {1} monsters",
        "I killed {1} monsters and opened {0} chests. may i leave",
        "with {0} chests opened and {1} monsters slain, do I have to exit?",
        "{0} chests {1} monsters",
        "if I had {0} chests and {1} monsters could I go?",
        "So far I have looted {0} boxes; {1} beasts are dead.",
        "Can I exit with {0} chests and {1} monsters?",
        "we've beaten {1} monsters but only opened {0} chests",
    ]
)
CHATTER = st.sampled_from(
    [
        "Hi there!", "My friend and me are having a great evening.", "Sorry for the long text.", "We are on page 10 now.",
        "It is turn 3.", "The pizza took 45 minutes.", "I am in B5.", "Thanks a lot!", "We argued for 2 hours.",
        "Rule 4 was easy.",
    ]
)  # fmt: skip


@given(TEMPLATES, NUMBERS, NUMBERS)
@settings(deadline=None)
def test_counts_are_read_in_any_template(template: str, one: tuple[str, int], two: tuple[str, int]) -> None:
    found = read(template.format(one[0], two[0]))
    assert found == {"chests_opened": one[1], "monsters_defeated": two[1]}


@given(st.sampled_from(ROWS), CHATTER, st.booleans())
@settings(max_examples=200, deadline=None)
def test_chatter_changes_nothing(row: Row, chatter: str, before: bool) -> None:
    told = f"{chatter} {row.words}" if before else f"{row.words}. {chatter}"
    assert read(told, row.game) == read(row.words, row.game)


@given(st.sampled_from(ROWS))
@settings(deadline=None)
def test_capitals_change_nothing(row: Row) -> None:
    assert read(row.words.lower(), row.game) == read(row.words, row.game)


@given(st.text(max_size=200))
@settings(max_examples=300, deadline=None)
def test_any_text_can_be_read(text: str) -> None:
    for game in GAMES:
        for fact in READERS[game].read(text):
            assert text[fact.span[0] : fact.span[1]] == fact.words


@given(st.lists(st.integers(-300, 500), min_size=2, max_size=6))
@settings(deadline=None)
def test_a_list_of_values_is_read_whole(values: list[int]) -> None:
    text = "My treasures are worth " + ", ".join(map(str, values[:-1])) + f" and {values[-1]}"
    assert read(text)["treasures"] == values


def test_an_option_named_twice_is_read_where_it_is_named_last() -> None:
    (fact,) = READERS["wyrm"].read("we are working together as a team")
    assert (fact.name, fact.words) == ("mode", "as a team")


@pytest.mark.parametrize(
    ("asked", "follow_up", "name", "value"),
    [
        ("I have 2 items, can I draw another item?", "and if I had one more?", "my_items", 3),
        ("I have 3 items, may I draw an item?", "and if I had one less?", "my_items", 2),
        ("solo, I have 1400 points, did I win?", "and with 100 more?", "my_points", 1500),
    ],
)
def test_a_bare_difference_is_of_what_was_told_before(
    asked: str, follow_up: str, name: str, value: int
) -> None:
    game = find_game("dragons-lair")
    assert game is not None
    read = read_facts(follow_up, game.facts, history=[Turn(question=asked)], about={name})
    assert {fact.name: fact.value for fact in read}[name] == value
