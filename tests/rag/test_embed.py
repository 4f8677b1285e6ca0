"""The packaged model is the published one, and gives the same numbers each time."""

from __future__ import annotations

import numpy as np
import pytest

from rag.adapter import fingerprint
from rag.embed import (
    PACKAGED,
    UPSTREAM_SHA256,
    Embedder,
    ModelError,
    mean_vector,
    packaged_weights,
    weights_sha256,
)

TEXTS = ["Draw two cards.", "The (!) icon: don't re-roll.", "Ties are shared by all players."]


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


def test_the_packaged_weights_are_those_that_were_published() -> None:
    assert weights_sha256(packaged_weights()) == UPSTREAM_SHA256


def test_the_same_texts_give_the_same_numbers(embedder: Embedder) -> None:
    first, again, other = embedder.encode(TEXTS), embedder.encode(TEXTS), Embedder().encode(TEXTS)
    for one, two, three in zip(first, again, other, strict=True):
        assert np.array_equal(one.vector, two.vector)
        assert np.array_equal(one.vector, three.vector)
        assert np.array_equal(one.word_vectors, two.word_vectors)


def test_vectors_have_length_one_and_a_row_for_every_word(embedder: Embedder) -> None:
    for encoded in embedder.encode(TEXTS):
        assert np.linalg.norm(encoded.vector) == pytest.approx(1, abs=1e-5)
        assert encoded.word_vectors.shape == (len(encoded.words), len(encoded.vector))
        assert np.linalg.norm(encoded.word_vectors, axis=1) == pytest.approx(1, abs=1e-5)
    assert embedder.encode(TEXTS)[0].words == ("draw", "two", "cards")


def test_order_is_kept_and_near_texts_are_near(embedder: Embedder) -> None:
    take, cards, draw = (
        one.vector for one in embedder.encode(["Take 2 cards.", "The moon is far away.", "Draw two cards."])
    )
    assert take @ draw > 0.6 > take @ cards


def test_a_text_without_words_and_a_very_long_one_are_encoded(embedder: Embedder) -> None:
    empty, long = embedder.encode(["…", "card " * 3000])
    assert empty.word_vectors.shape[0] == 0
    assert np.isfinite(long.vector).all()
    assert embedder.encode([]) == []


def test_langchain_is_given_the_same_vectors(embedder: Embedder) -> None:
    (encoded,) = embedder.encode(["Draw two cards."])
    assert embedder.embed_query("Draw two cards.") == encoded.vector.tolist()
    assert embedder.embed_documents(["Draw two cards."]) == [encoded.vector.tolist()]


def test_a_mean_of_one_is_itself(embedder: Embedder) -> None:
    (encoded,) = embedder.encode(["Draw two cards."])
    assert mean_vector(encoded, encoded) == pytest.approx(encoded.vector, abs=1e-6)


def test_a_model_that_is_not_there_is_named_with_the_way_out() -> None:
    with pytest.raises(ModelError, match=r"(?s)'no/such-model'.*REFEREE_EMBEDDING_MODEL"):
        Embedder("no/such-model").encode(["Draw."])


def test_the_adapted_model_draws_questions_to_what_decides_them(embedder: Embedder) -> None:
    asked = "can i grab another one of the loose tiles after i already moved"
    rules = [
        "After moving, a player may take a further tile that lies face up.",
        "Moving costs one step a tile.",
    ]

    def lead(*, adapted: bool) -> float:
        question, right, wrong = (one.vector for one in embedder.encode([asked, *rules], adapted=adapted))
        return float(question @ right - question @ wrong)

    assert lead(adapted=True) > max(0.0, lead(adapted=False))


def test_the_model_as_published_is_not_touched_by_what_is_added() -> None:
    before = Embedder().encode(TEXTS)
    both = Embedder()
    adapted = both.encode(TEXTS, adapted=True)
    after = both.encode(TEXTS)
    for one, same, other in zip(before, after, adapted, strict=True):
        assert np.array_equal(one.vector, same.vector)
        assert 0.5 < one.vector @ other.vector < 0.999


def test_the_packaged_adapter_is_named_in_what_it_made() -> None:
    assert Embedder().name == f"{PACKAGED} + {fingerprint()}"
    assert Embedder("somewhere/else").name == "somewhere/else"
