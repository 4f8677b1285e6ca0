"""What anchors teach as a whole: which statement, which rule, silence, and yes against no."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.index import Anchor
from rag.kernel import KNOWN, Kernel
from rag.learned import RIDGE, Learned, Map

WIDE = 8
STATEMENTS = {"chest": "Opening a chest is optional.", "exit": "To exit, open three chests."}


def unit(seed: int) -> np.ndarray:
    """A direction of its own for each small number."""
    made = np.random.default_rng(seed).normal(size=WIDE).astype(np.float32)
    return np.asarray(made / np.linalg.norm(made), np.float32)


def near(seed: int, shift: int) -> np.ndarray:
    """A direction close to that of `seed`."""
    made = unit(seed) + 0.2 * unit(shift)
    return np.asarray(made / np.linalg.norm(made), np.float32)


OWN = np.stack([unit(1), unit(2)])


def learned(*anchors: tuple[Anchor, np.ndarray]) -> Learned:
    """Maps over two statements, `chest` and `exit`, which stand for themselves."""
    vectors = np.stack([vector for _, vector in anchors])
    return Learned.from_anchors([anchor for anchor, _ in anchors], vectors, STATEMENTS, OWN)


ANCHORS = (
    (Anchor("How do I open it?", "statement", "chest", None, ("chest",)), near(1, 11)),
    (Anchor("Must I open it?", "statement", "chest", False, ("chest",)), near(1, 12)),
    (Anchor("May I leave it shut?", "statement", "chest", True, ("chest",)), near(3, 12)),
    (Anchor("Can I get out?", "rule", "game.exit", None, ("exit",)), near(2, 13)),
    (Anchor("How many chests are in the box?", "silent", "Chests in the box"), near(4, 14)),
)
TWO = learned(*ANCHORS)


def test_a_question_near_the_anchors_of_a_statement_asks_for_it() -> None:
    scores = TWO.told(near(1, 21), "How is it opened?").statements
    assert scores.shape == (2,)
    assert scores[0] > scores[1]


def test_a_rule_is_learned_from_its_own_anchors() -> None:
    assert set(TWO.told(unit(2), "Can I get out?").rules) == {"game.exit"}
    alone = learned((Anchor("How?", "statement", "chest", None, ("chest",)), unit(1)))
    assert alone.told(unit(1), "How?").rules == {}


def test_a_silent_topic_is_told_from_what_is_answered() -> None:
    silent, told = TWO.told(near(4, 22), "How many are there?"), TWO.told(near(1, 22), "Do I open it?")
    assert silent.silence > told.silence


def test_yes_and_no_anchors_of_a_statement_pull_their_own_way() -> None:
    no = TWO.leaning(near(1, 12), "Must I open it?", ["chest"])
    yes = TWO.leaning(near(3, 12), "May I leave it shut?", ["chest"])
    assert no < 0 < yes


def test_without_anchors_that_carry_a_verdict_nothing_leans() -> None:
    assert TWO.leaning(unit(2), "Can I get out?", ["exit"]) == 0.0
    assert TWO.leaning(unit(1), "Must I open it?", []) == 0.0


def test_what_was_learned_is_kept_and_read_again(tmp_path: Path) -> None:
    TWO.keep(tmp_path / "learned.npz")
    vectors = np.stack([vector for _, vector in ANCHORS])
    anchors = [anchor for anchor, _ in ANCHORS]
    again = Learned.kept(tmp_path / "learned.npz", anchors, vectors, STATEMENTS, OWN)
    one, other = (each.told(near(1, 5), "Do I open the chest?") for each in (TWO, again))
    assert np.array_equal(one.statements, other.statements)
    assert (one.rules, one.silence) == (other.rules, other.silence)


def test_without_a_statement_nothing_is_told_of_it_nor_of_its_rules() -> None:
    left = TWO.without({"exit"})
    told = left.told(near(2, 13), "Can I get out?")
    assert told.statements.shape == (1,)
    assert told.rules == {}
    assert left.rows == {"chest": 0}
    assert not any("exit" in anchor.statements for anchor in left.anchors)


@given(gone=st.sets(st.integers(0, 6), max_size=5))
def test_a_map_without_some_texts_is_as_if_they_had_never_been_there(gone: set[int]) -> None:
    texts = ["a b", "a c", "a", "b c", "a b c", "c", "b"]
    kernel = Kernel.over(np.stack([unit(shift) for shift in range(7)]), texts)
    goals = np.eye(7, dtype=np.float32) - 1 / 7
    kept = [row for row in range(7) if row not in gone]
    left = Map(kernel, np.linalg.solve(kernel.within() + RIDGE * np.eye(7), goals), np.zeros(7, np.float32))
    fewer = kernel.only(kept)
    anew = np.linalg.solve(fewer.within() + RIDGE * np.eye(len(kept)), goals[kept])
    assert np.allclose(left.only(kept, range(7)).weights, anew, atol=1e-4)


@given(seed=st.integers(100, 10_000))
def test_the_same_anchors_give_the_same_scores(seed: int) -> None:
    again = learned(*ANCHORS)
    one, other = (each.told(unit(seed), "Must I?").statements for each in (TWO, again))
    assert np.array_equal(one, other)


@given(seed=st.integers(100, 10_000))
def test_turning_every_verdict_around_turns_the_leaning_around(seed: int) -> None:
    turned = tuple(
        (Anchor(a.text, a.kind, a.target, None if a.verdict is None else not a.verdict, a.statements), vector)
        for a, vector in ANCHORS
    )
    one = TWO.leaning(unit(seed), "Must I?", ["chest"])
    assert learned(*turned).leaning(unit(seed), "Must I?", ["chest"]) == pytest.approx(-one, abs=1e-6)


@given(seed=st.integers(0, 10_000), words=st.text("abc ", max_size=12))
def test_nothing_is_more_alike_than_a_text_and_itself(seed: int, words: str) -> None:
    texts = ["a b", "a c", "a", "b c", words]
    kernel = Kernel.over(np.stack([unit(seed + shift) for shift in range(5)]), texts)
    alike = kernel.within()
    assert np.allclose(np.diag(alike), 1, atol=1e-5)
    assert np.allclose(alike, alike.T, atol=1e-5)
    assert float(alike.max()) <= 1 + 1e-5
    assert np.allclose(kernel.to(unit(seed), "a b"), alike[:, 0], atol=1e-5)


def test_shared_words_make_two_texts_more_alike() -> None:
    texts = ["chest open", "chest shut", "chest gold", "wall"]
    kernel = Kernel.over(np.stack([unit(1)] * 4), texts)
    assert KNOWN == 3
    alike = kernel.to(unit(1), "a chest")
    assert alike[0] > alike[3]
