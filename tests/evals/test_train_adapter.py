"""The adapter is learned from rulebooks with questions, and what is learned fits the packaged model."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from safetensors.torch import save_file

from evals.train_adapter import INVENTED, Book, load_book, train
from rag import adapter
from rag.embed import Embedder, Matrix

BOOKS = sorted(INVENTED.parent.glob("*/*.md"))


@pytest.fixture(scope="module")
def book() -> Book:
    whole = load_book(INVENTED / "tessil.md")
    return replace(whole, questions=whole.questions[:12])


def margin(book: Book, embedder: Embedder) -> float:
    """How far the deciding statements are ahead of all others, on average."""
    told = np.stack([one.vector for one in embedder.encode(book.statements, adapted=True)])
    leads = []
    for text, rows in book.questions:
        likeness: Matrix = told @ embedder.encode([text], adapted=True)[0].vector
        others = np.delete(likeness, list(rows))
        leads.append(float(likeness[list(rows)].max() - others.max()))
    return float(np.mean(leads))


def test_what_is_learned_draws_questions_to_what_decides_them(
    book: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "learned.safetensors"
    save_file({}, file)
    monkeypatch.setattr(adapter, "packaged_adapter", lambda: file)
    before = margin(book, Embedder())
    save_file(train([book]), file)
    assert margin(book, Embedder()) > before


def test_the_same_books_teach_the_same(book: Book) -> None:
    few = replace(book, questions=book.questions[:3])
    one, other = train([few]), train([few])
    assert one.keys() == other.keys()
    assert all(one[name].equal(other[name]) for name in one)


def test_every_invented_rulebook_has_questions_that_it_decides_and_some_that_it_does_not() -> None:
    assert len(BOOKS) == 70
    for path in BOOKS:
        book = load_book(path)
        assert len(book.questions) >= 20, path.name
        assert len(book.statements) >= 40, path.name
