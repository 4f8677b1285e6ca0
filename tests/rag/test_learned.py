"""What anchors teach as a whole: which statement, which rule, silence, and yes against no."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rag.index import Anchor
from rag.learned import Learned

WIDE = 8


def unit(seed: int) -> np.ndarray:
    """A direction of its own for each small number."""
    made = np.random.default_rng(seed).normal(size=WIDE).astype(np.float32)
    return np.asarray(made / np.linalg.norm(made), np.float32)


def near(seed: int, shift: int) -> np.ndarray:
    """A direction close to that of `seed`."""
    made = unit(seed) + 0.2 * unit(shift)
    return np.asarray(made / np.linalg.norm(made), np.float32)


def learned(*anchors: tuple[Anchor, np.ndarray]) -> Learned:
    """Maps over two statements, `chest` and `exit`, which stand for themselves."""
    return Learned(
        tuple(anchor for anchor, _ in anchors),
        np.stack([vector for _, vector in anchors]),
        {"chest": 0, "exit": 1},
        np.stack([unit(1), unit(2)]),
    )


TWO = learned(
    (Anchor("How do I open it?", "statement", "chest", None, ("chest",)), near(1, 11)),
    (Anchor("Must I open it?", "statement", "chest", False, ("chest",)), near(1, 12)),
    (Anchor("May I leave it shut?", "statement", "chest", True, ("chest",)), near(3, 12)),
    (Anchor("Can I get out?", "rule", "game.exit", None, ("exit",)), near(2, 13)),
    (Anchor("How many chests are in the box?", "silent", "Chests in the box"), near(4, 14)),
)


def test_a_question_near_the_anchors_of_a_statement_asks_for_it() -> None:
    scores = TWO.statements(near(1, 21))
    assert scores.shape == (2,)
    assert scores[0] > scores[1]


def test_a_rule_is_learned_from_its_own_anchors() -> None:
    assert set(TWO.rules(unit(2))) == {"game.exit"}
    assert learned((Anchor("How?", "statement", "chest", None, ("chest",)), unit(1))).rules(unit(1)) == {}


def test_a_silent_topic_is_told_from_what_is_answered() -> None:
    assert TWO.silence(near(4, 22)) > TWO.silence(near(1, 22))


def test_yes_and_no_anchors_of_a_statement_pull_their_own_way() -> None:
    assert TWO.leaning(near(1, 12), ["chest"]) < 0 < TWO.leaning(near(3, 12), ["chest"])


def test_without_anchors_that_carry_a_verdict_nothing_leans() -> None:
    assert TWO.leaning(unit(2), ["exit"]) == 0.0
    assert TWO.leaning(unit(1), []) == 0.0


@given(seed=st.integers(100, 10_000))
def test_the_same_anchors_give_the_same_scores(seed: int) -> None:
    again = Learned(TWO.anchors, TWO.anchor_vectors, TWO.rows, TWO.vectors)
    assert np.array_equal(TWO.statements(unit(seed)), again.statements(unit(seed)))


@given(seed=st.integers(100, 10_000))
def test_turning_every_verdict_around_turns_the_leaning_around(seed: int) -> None:
    turned = tuple(
        Anchor(a.text, a.kind, a.target, None if a.verdict is None else not a.verdict, a.statements)
        for a in TWO.anchors
    )
    other = Learned(turned, TWO.anchor_vectors, TWO.rows, TWO.vectors)
    assert other.leaning(unit(seed), ["chest"]) == pytest.approx(
        -TWO.leaning(unit(seed), ["chest"]), abs=1e-9
    )
