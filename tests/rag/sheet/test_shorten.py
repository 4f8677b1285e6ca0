"""What a shortening may drop, and that no mutant of a rule passes for one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from corpus.models import Rulebook
from rag.assistant import Assistant
from rag.sheet.shorten import keeps, shorten

RULES = (
    "You may leave a Monster's space without fighting that Monster.",
    "A player can have at most 3 items in their inventory, unless a card's effect states otherwise.",
    "If the scores are tied, the player who exited first wins.",
    "The chosen opponent cannot refuse a wager.",
    "When you Refresh, Conserved cubes do not move but stay in their Conserved slots.",
    "The winning player must discard one card only if the deck is empty.",
    "Each player draws two cards before the first turn, then you discard exactly 1 card.",
    "During your turn, you may move up to 3 spaces or fight 1 Monster.",
)
SWAPS = (
    (r"\bmay\b", "must"), (r"\bmay\b", "cannot"), (r"\bcan\b", "must"), (r"\bmust\b", "may"), (r"\bmust\b", "should"),
    (r"\bcannot\b", "can"), (r"\bdo not\b", "do"), (r"\bwithout\b", "while"), (r"\bunless\b", "if"),
    (r"\bonly if\b", "if"), (r"\bif\b", "when"), (r"^If\b", "Unless"), (r"\bbefore\b", "after"), (r"\bor\b", "and"),
    (r"\b3\b", "4"), (r"\b1\b", "2"), (r"\btwo\b", "three"), (r"\bone\b", "two"), (r"\bfirst\b", "last"),
    (r"\bat most\b", "at least"), (r"\bup to\b", "exactly"), (r"\bexactly\b", ""), (r"\bat most\b", ""),
    (r"\bonly\b", ""), (r"\bnot\b", ""), (r"\bEach player\b", "A player"), (r"\byou\b", "your opponent"),
    (r"\bYou\b", "Your opponent"), (r"\bplayer\b", "opponent"), (r"\bopponent\b", "player"), (r"\btheir\b", "your"),
    (r"\bMonster\b", "Trap"), (r"\bcubes\b", "cards"), (r"\bwager\b", "draw"), (r"\bwins\b", "loses"),
    (r"\bstay\b", "move"), (r"\bdraws\b", "discards"), (r", unless .*$", "."), (r" only if .*$", "."),
    (r"^If [^,]*, ", ""), (r"^When [^,]*, ", ""), (r"^During [^,]*, ", ""), (r" or fight .*$", "."),
    (r" before the first turn", ""), (r", then .*$", "."), (r"\.$", ", but not twice."), (r"\.$", " on their turn."),
    (r"\bup to 3\b", "3"), (r"\bMonster's\b", "Chest's"), (r"\bfirst wins\b", "wins first"),
)  # fmt: skip


def mutants() -> Iterator[tuple[str, str]]:
    for rule in RULES:
        for pattern, other in SWAPS:
            mutant = " ".join(re.sub(pattern, other, rule, count=1).split())
            if mutant != rule:
                yield rule, mutant


MUTANTS = tuple(mutants())


def test_there_are_at_least_sixty_mutants() -> None:
    assert len(set(MUTANTS)) >= 60


@pytest.mark.parametrize(("rule", "mutant"), MUTANTS)
def test_a_mutant_is_no_shortening(rule: str, mutant: str) -> None:
    assert keeps(rule, mutant)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_a_shortening_of_itself_and_may_lose_its_articles(rule: str) -> None:
    assert keeps(rule, rule) == ()
    assert keeps(rule, re.sub(r"\b(?:the|a) ", "", rule)) == ()


def test_the_check_says_what_is_not_kept() -> None:
    assert keeps("You may not move 3 spaces.", "You must move 4 spaces.") == (
        "modality 'may' is dropped",
        "negation 'not' is dropped",
        "number '3' is dropped",
        "modality 'must' is added",
        "number '4' is added",
    )


def test_the_same_words_in_another_order_are_no_shortening() -> None:
    assert keeps("The Trap strikes you.", "You strike the Trap.")
    assert keeps("A Monster beats a Trap.", "A Trap beats a Monster.") == (
        "the words stand in another order",
    )


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        ("A player who has been hit draws a card.", "A player who has hit draws a card."),
        ("The player who is attacked loses 1 point.", "The player who attacked loses 1 point."),
        ("A space that is Unknown stays Unknown.", "A space is Unknown stays Unknown."),
        ("Each of the players draws.", "Each the players draws."),
        ("Put a token on row A.", "Put token on row."),
        ("Play a Trap on your turn.", "Play a trap on your turn."),
        ("Discard, or draw and stop.", "Discard or draw, and stop."),
        ("Draw. Discard if you must.", "Draw, discard if you must."),
        ("Players draw cards.", "The players draw cards."),
        ("A player scores 2.5 points.", "A player scores 2,5 points."),
    ],
)
def test_what_changes_who_acts_what_is_meant_or_how_it_is_bound_is_no_shortening(
    rule: str, line: str
) -> None:
    assert keeps(rule, line)


def test_a_condition_may_be_left_to_the_heading_that_states_it_and_to_no_other() -> None:
    rule = "In collaborative play, a player cannot use a teammate's items."
    short = shorten(rule, ("Collaborative Play",))
    assert short == "A player cannot use a teammate's items."
    assert keeps(rule, short)
    assert shorten(rule, ("Competitive Play",)) == rule


def test_words_that_only_open_a_sentence_are_dropped() -> None:
    assert shorten("Note that tie games are possible.") == "Tie games are possible."


@pytest.mark.parametrize("game", ["lairs", "dragons-lair"])
def test_every_mutant_of_a_shipped_rule_is_refused(assistant: Assistant, game: str) -> None:
    rulebook: Rulebook = assistant.library.index(game).rulebook
    passed = []
    for statement in rulebook.statements:
        for pattern, other in SWAPS:
            mutant = re.sub(pattern, other, statement.text, count=1)
            if mutant != statement.text and not keeps(statement.text, mutant, statement.at.section):
                passed.append((statement.text, mutant))
    assert not passed
