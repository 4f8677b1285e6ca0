"""A game's rulebook as a LangChain retriever, for chains that are built by others."""

from __future__ import annotations

from typing import Literal

from langchain_core.callbacks import CallbackManagerForRetrieverRun
from langchain_core.documents import Document
from langchain_core.retrievers import BaseRetriever
from pydantic import ConfigDict, Field

from corpus.models import Citation, Passage, Statement
from rag.index import GameIndex
from rag.library import Library
from rag.rank import ask, rank


class RulebookRetriever(BaseRetriever):
    """The statements or passages of one game that are nearest to a query, best first.

    A document's text is the rulebook's own; its metadata are those of the citation: `id`, `passage`, `label`, `page`,
    `pdf_page`, `section`, `quote`, `url`, `start`, `end`, `revision`, and the game's name. Raises UnknownGameError where there
    is no such game.
    """

    model_config = ConfigDict(arbitrary_types_allowed=True, extra="forbid")

    library: Library
    slug: str
    k: int = Field(default=4, gt=0)
    """How many documents are given at most."""
    unit: Literal["statement", "passage"] = "statement"

    def _get_relevant_documents(
        self,
        query: str,
        *,
        run_manager: CallbackManagerForRetrieverRun,  # noqa: ARG002  # LangChain's
    ) -> list[Document]:
        index = self.library.index(self.slug)
        if not query.strip():
            return []
        rows = rank(ask(query, index, self.library.embedder), index).rows
        found = [index.statements[row] for row in rows]
        if self.unit == "statement":
            return [_statement(statement, index) for statement in found[: self.k]]
        names = tuple(dict.fromkeys(statement.id.rpartition("#")[0] for statement in found))
        return [_passage(index.rulebook.passages_by_id[name], index) for name in names[: self.k]]


def _statement(statement: Statement, index: GameIndex) -> Document:
    return _document(statement.shown, index.rulebook.cite(statement), index)


def _passage(passage: Passage, index: GameIndex) -> Document:
    """A passage, cited by its first statement, with all its words as the quote."""
    text = index.rulebook.text[passage.at.start : passage.at.end]
    first = index.rulebook.cite(passage.statements[0])
    cited = first.model_copy(update={"id": passage.id, "quote": text, "end": passage.at.end})
    return _document(text, cited, index)


def _document(text: str, citation: Citation, index: GameIndex) -> Document:
    return Document(
        page_content=text,
        id=citation.id,
        metadata={"game": index.rulebook.slug, **citation.model_dump()},
    )
