"""The optional chat model may only speak in verified quotes."""

from __future__ import annotations

import json

import pytest
from langchain_core.language_models import FakeListChatModel

from corpus.models import Statement
from rag.assistant import Assistant
from rag.chat import ChatError, chat_claims, open_chat_model
from rag.index import GameIndex

QUOTE = "the face-down discard pile is shuffled to form a new Treasure deck"


@pytest.fixture(scope="module")
def index(assistant: Assistant) -> GameIndex:
    return assistant.library.index("lairs")


def statements(index: GameIndex) -> tuple[Statement, ...]:
    return (index.rulebook.find(QUOTE)[0], index.rulebook.find("The dice, the Hungry Blob card")[0])


def says(*claims: tuple[str, int, str]) -> FakeListChatModel:
    told = [{"text": text, "quotes": [{"line": line, "quote": quote}]} for text, line, quote in claims]
    return FakeListChatModel(responses=[json.dumps({"claims": told})])


def test_a_claim_with_a_verbatim_quote_is_kept_and_cited(index: GameIndex) -> None:
    model = says(("The face-down discard pile is shuffled into a new Treasure deck.", 1, QUOTE))
    claims, withheld = chat_claims(model, "And when the deck is empty?", statements(index), index)
    assert [claim.citations[0].quote for claim in claims] == [QUOTE]
    assert claims[0].citations[0].label == "p.10 — Chests & Treasures"
    assert withheld == ()


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        (("The deck is reshuffled.", 1, "the deck is shuffled at once"), "does not say"),
        (("The deck is reshuffled.", 7, QUOTE), "line 7"),
        (("The 3 discard piles are shuffled.", 1, QUOTE), "says 3"),
        (("The discard pile is not shuffled.", 1, QUOTE), "negation"),
        (("The discard pile may be shuffled.", 1, QUOTE), "modality"),
    ],
)
def test_what_the_quote_does_not_bear_is_withheld_with_the_reason(
    index: GameIndex, claim: tuple[str, int, str], reason: str
) -> None:
    claims, withheld = chat_claims(says(claim), "And when the deck is empty?", statements(index), index)
    assert claims == ()
    assert reason in withheld[0]


def test_a_reply_that_is_no_json_gives_no_claims(index: GameIndex) -> None:
    model = FakeListChatModel(responses=["Sure! Just reshuffle."])
    claims, withheld = chat_claims(model, "And when the deck is empty?", statements(index), index)
    assert claims == ()
    assert "not what was asked for" in withheld[0]


def test_an_unknown_provider_is_refused_with_the_way_out() -> None:
    with pytest.raises(ChatError, match="leave REFEREE_CHAT_MODEL empty"):
        open_chat_model("no-such-provider:model")
