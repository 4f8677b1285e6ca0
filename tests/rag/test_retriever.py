"""The rulebook as a LangChain retriever: documents are quotes with their citations."""

from __future__ import annotations

import pytest
from langchain_core.documents import Document
from langchain_core.runnables import RunnableLambda
from pydantic import ValidationError

from rag.assistant import Assistant
from rag.library import Library, UnknownGameError
from rag.retriever import RulebookRetriever

QUESTION = "Do I have to open a chest when I step on it?"


def words(documents: list[Document]) -> list[str]:
    return [document.page_content for document in documents]


@pytest.fixture(scope="module")
def library(assistant: Assistant) -> Library:
    return assistant.library


def test_documents_are_statements_with_their_citations(library: Library) -> None:
    documents = RulebookRetriever(library=library, slug="lairs", k=3).invoke(QUESTION)
    assert len(documents) == 3
    first = documents[0]
    assert first.page_content.startswith("You do not have to open a Chest")
    assert (first.metadata["game"], first.metadata["label"]) == ("lairs", "p.10 — Chests & Treasures")
    rulebook = library.index("lairs").rulebook
    for document in documents:
        cited = rulebook.cite(rulebook.by_id[str(document.id)])
        assert document.metadata == {"game": "lairs", **cited.model_dump()}


def test_documents_may_be_whole_passages(library: Library) -> None:
    documents = RulebookRetriever(library=library, slug="lairs", k=2, unit="passage").invoke(QUESTION)
    rulebook = library.index("lairs").rulebook
    assert documents[0].id == "lairs/p10/chests-treasures"
    for document in documents:
        at = rulebook.passages_by_id[str(document.id)].at
        assert document.page_content == rulebook.text[at.start : at.end] == document.metadata["quote"]
        assert (document.metadata["start"], document.metadata["end"]) == (at.start, at.end)
        assert document.metadata["label"] == at.label


def test_it_stands_in_a_chain_and_gives_the_same_each_time(library: Library) -> None:
    retriever = RulebookRetriever(library=library, slug="dragons-lair", k=1)
    chain = retriever | RunnableLambda(words)
    assert chain.invoke("How many points to win?") == chain.invoke("How many points to win?")


def test_nothing_is_found_for_nothing(library: Library) -> None:
    assert RulebookRetriever(library=library, slug="lairs").invoke("  \n") == []


def test_an_unknown_game_is_told(library: Library) -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'"):
        RulebookRetriever(library=library, slug="chess").invoke(QUESTION)


@pytest.mark.parametrize("wrong", [{"k": 0}, {"unit": "page"}, {"colour": "red"}])
def test_what_it_does_not_know_is_refused(wrong: dict[str, object], library: Library) -> None:
    with pytest.raises(ValidationError):
        RulebookRetriever.model_validate({"library": library, "slug": "lairs", **wrong})
