"""An erratum to a shipped game: what its rules compute is withheld where the erratum bears on it, and both are shown."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from fastapi.testclient import TestClient

from api.app import create_app
from api.cli import run
from corpus.models import Rulebook
from ingest.amend import as_amendment, combine
from ingest.markdown import read_markdown
from ingest.split import split
from rag.amended import AMENDMENTS
from rag.answers import Answer
from rag.assistant import Assistant
from rag.index import GameIndex, context, passage_context
from rag.learned import Learned
from rag.precedence import bearing_on
from rag.settings import Settings

ASKED = "I opened 2 Chests and defeated 1 Monster. Can I exit?"
OTHER = "What does Peer cost?"
ERRATUM = "You may exit once you have opened one Chest and defeated one Monster."
AGAIN = "To exit, you need one opened Chest and three defeated Monsters."


def amendment(title: str, *lines: str) -> Rulebook:
    source = f"# {title}\n\n## The Exit\n\n" + "\n\n".join(lines) + "\n"
    return as_amendment(split(read_markdown(source), slug=f"lairs/{title.lower()}", title=title), title)


def amended_index(assistant: Assistant, *amendments: Rulebook) -> GameIndex:
    """The index of the shipped game with amendments, made without encoding the game again; nothing is learned anew."""
    plain = assistant.library.index("lairs")
    book = combine(plain.rulebook, amendments)
    new = [one for one in book.statements if one.at.source]
    encoded = assistant.library.embedder.encode([context(one) for one in new])
    passages = [passage_context(one) for one in book.passages if one.at.source]
    vectors = np.vstack([plain.vectors, *(one.vector for one in encoded)])
    return replace(
        plain,
        rulebook=book,
        vectors=vectors,
        learned=None,
        passage_vectors=np.vstack(
            [plain.passage_vectors, *(one.vector for one in assistant.library.embedder.encode(passages))]
        ),
        word_vectors=(*plain.word_vectors, *(one.word_vectors.astype(np.float16) for one in encoded)),
    )


@cache
def taught(assistant: Assistant, *amendments: Rulebook) -> GameIndex:
    """The same with what the anchors teach."""
    index = amended_index(assistant, *amendments)
    texts = {one.id: one.text for one in index.statements}
    return replace(
        index, learned=Learned.from_anchors(index.anchors, index.anchor_vectors, texts, index.vectors)
    )


def answer(assistant: Assistant, question: str, *amendments: Rulebook) -> Answer:
    return assistant.consider("lairs", question, index=taught(assistant, *amendments)).answer


def test_a_rule_on_which_an_erratum_bears_decides_nothing_and_both_are_shown(assistant: Assistant) -> None:
    assert assistant.answer("lairs", ASKED).status == "computed"
    told = answer(assistant, ASKED, amendment("Errata", ERRATUM))
    assert (told.status, told.yes_no, told.ruling) == ("answered", None, None)
    assert told.answer.startswith("Errata bears on this rule")
    cited = [one for claim in told.claims for one in claim.citations]
    assert (cited[0].quote, cited[0].source) == (ERRATUM, "Errata")
    assert "opened 3 Chests" in cited[1].quote
    assert cited[1].source is None


def test_of_two_errata_the_newer_comes_first(assistant: Assistant) -> None:
    told = answer(assistant, ASKED, amendment("Errata", ERRATUM), amendment("More errata", AGAIN))
    assert told.claims[0].citations[0].source == "More errata"


def test_rules_on_which_no_erratum_bears_are_computed_as_ever(assistant: Assistant) -> None:
    told = answer(assistant, OTHER, amendment("Errata", ERRATUM))
    assert told.answer == assistant.answer("lairs", OTHER).answer


@pytest.mark.parametrize(
    "line",
    [
        "Errata: instead of three Chests you must open four Chests before you may exit.",
        "Correction: “you have opened 3 Chests” should read “you have opened 2 Chests”.",
    ],
)
def test_an_erratum_in_other_words_bears_on_the_rule_too(line: str, assistant: Assistant) -> None:
    index = amended_index(assistant, amendment("Errata", line))
    assert bearing_on(index.quoted_by["lairs.exit.eligible"], index)
    assert not bearing_on(index.quoted_by["lairs.exit.eligible"], assistant.library.index("lairs"))


def test_a_quote_that_an_erratum_repeats_is_the_rulebooks_own(assistant: Assistant) -> None:
    plain = assistant.library.index("lairs").rulebook
    words = next(one.text for one in plain.statements if "opened 3 Chests" in one.text)
    book = combine(plain, [amendment("Errata", words)])
    assert book.find(words)[0].at.source is None


def test_over_http_the_rule_is_refused_with_the_erratum_named(
    assistant: Assistant, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = amended_index(assistant, amendment("Errata", ERRATUM))
    monkeypatch.setattr(assistant.library, "index", lambda _: index)
    body = {"rule": "lairs.exit.eligible", "facts": {"chests_opened": 3}}
    with TestClient(create_app(assistant, settings)) as client:
        told = client.post("/v1/games/lairs/verdicts", json=body)
        assert (told.status_code, told.json()["title"]) == (409, "Amended rule")
        assert ERRATUM in told.json()["detail"]
        assert client.get("/v1/games/lairs/rules").status_code == 200


def test_on_the_command_line_too(
    assistant: Assistant, data_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REFEREE_DATA_DIR", str(data_dir))
    asked = ["check", "lairs", "lairs.exit.eligible", "chests_opened=3"]
    assert run(asked) == 0
    game = data_dir / "games" / "lairs"
    (game / (game / "current").read_text() / AMENDMENTS).mkdir()
    index = amended_index(assistant, amendment("Errata", ERRATUM))
    monkeypatch.setattr("api.commands.opened.opened", lambda: assistant)
    monkeypatch.setattr(assistant.library, "index", lambda _: index)
    assert run(asked) == 2
    assert ERRATUM in capsys.readouterr().err
    assert run(["check", "lairs", "lairs.players.fit", "players=2"]) == 0
