"""An answer on a terminal: what holds first, then the lines that say so."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from api.commands.output import console
from corpus.models import Citation
from rag.answers import Answer


def show_answer(answer: Answer) -> None:
    """Print an answer: its text, its quotes, what it needs, and where was looked."""
    out = console()
    out.print(Text(answer.answer, "bold"))
    for quote in quotes(citation for claim in answer.claims for citation in claim.citations):
        out.print(quote)
    for need in answer.needs:
        out.print(Text(f"{need.ask} Add --fact {need.fact}=…", "yellow"))
        for holds in need.either_way:
            out.print(Text(f"  {holds}"))
    if answer.nearest and not answer.claims:
        out.print(Text("Nearest:", "dim"))
        for quote in quotes(answer.nearest):
            out.print(quote)
    for reason in answer.withheld:
        out.print(Text(f"Withheld: {reason}", "dim"))


def quotes(citations: Iterable[Citation]) -> Iterable[Text]:
    """Quotes with their labels, each once."""
    seen: dict[str, Citation] = {citation.id: citation for citation in citations}
    return (Text(f"  “{one.quote}” [{one.label}]", "dim") for one in seen.values())
