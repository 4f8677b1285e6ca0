"""What a chat model offers for a sheet stands only where code lets it pass; asked over HTTP as a real one is."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import httpx2
import pytest
from langchain_core.callbacks import CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.outputs import ChatGeneration, ChatResult

from ingest.markdown import read_markdown
from ingest.split import split
from rag.index import GameIndex
from rag.sheet import Sheet, make_sheet
from rag.sheet.models import Section
from rag.sheet.offers import with_offers
from rag.store import Store
from tests.rag.letters import Letters

BOOK = """# Ponds

## Setup

Shuffle the deck. Deal 3 cards to each player. Place the die near the deck.

## Scoring a pond

Each pond scores 2 points. In a wide pond, a frog scores 1 point.

## Scoring the frogs

A frog that was caught scores the 4 points of the pond. You may not score a frog twice.

## Winning

The player with the most points wins the game.
"""


class Spoken(BaseChatModel):
    """Speaks the chat completions API with a server."""

    base: str

    @property
    def _llm_type(self) -> str:
        return "spoken"

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        sent = [{"role": message.type, "content": message.text} for message in messages]
        reply = httpx2.post(f"{self.base}/v1/chat/completions", json={"messages": sent}, timeout=20)
        told = reply.raise_for_status().json()["choices"][0]["message"]["content"]
        return ChatResult(generations=[ChatGeneration(message=AIMessage(told))])


class Numbered:
    """The lines that the server was sent, by their words."""

    def __init__(self, prompt: str) -> None:
        lines = [line.partition(". ") for line in prompt.splitlines() if line[:1].isdigit()]
        self.lines = {text: int(number) for number, _, text in lines}

    def __getitem__(self, words: str) -> int:
        return next(number for text, number in self.lines.items() if text.startswith(words))


Reply = Callable[[Numbered], str]


class Server(ThreadingHTTPServer):
    """A chat server that replies what a test tells it to."""

    reply: Reply
    status = 200
    delay = 0.0


class _Handler(BaseHTTPRequestHandler):
    server: Server

    def do_POST(self) -> None:  # http.server's name
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        time.sleep(self.server.delay)
        told = self.server.reply(Numbered(asked["messages"][-1]["content"]))
        body = json.dumps({"choices": [{"message": {"role": "assistant", "content": told}}]}).encode()
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # http.server's name
        """Nothing: a test's output is no place for requests."""


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server(("127.0.0.1", 0), _Handler)
    Thread(target=made.serve_forever, args=(0.02,), daemon=True).start()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def model(server: Server) -> Spoken:
    return Spoken(base=f"http://127.0.0.1:{server.server_port}")


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> GameIndex:
    store = Store(tmp_path_factory.mktemp("ponds"))
    store.save(split(read_markdown(BOOK), slug="ponds", title="Ponds"), Letters())
    return store.load("ponds", Letters().name)


@pytest.fixture(scope="module")
def plain(index: GameIndex) -> Sheet:
    return make_sheet(index, Letters())


def shorter(*offers: tuple[str, str]) -> Reply:
    return lambda lines: json.dumps(
        {"shorter": [{"line": lines[words], "text": text} for words, text in offers]}
    )


def groups(section: str, *offers: tuple[str, Sequence[str]]) -> Reply:
    return lambda lines: json.dumps(
        {
            "groups": [
                {"section": section, "name": name, "lines": [lines[words] for words in told]}
                for name, told in offers
            ]
        }
    )


def section(sheet: Sheet, name: str) -> Section:
    return next(one for one in sheet.sections if one.name == name)


def shape(sheet: Sheet, name: str) -> list[tuple[str, list[str]]]:
    return [(group.title, [line.text for line in group.lines]) for group in section(sheet, name).groups]


FROGS = ("A frog that was caught", "You may not score")
POND = ("Each pond", "In a wide pond")


def test_a_shortening_that_keeps_what_counts_is_taken_with_its_citation(
    server: Server, model: Spoken, index: GameIndex, plain: Sheet
) -> None:
    server.reply = shorter(
        ("Deal 3", "Deal 3 cards to each player!"), ("Place the die", "Place die near deck.")
    )
    made = make_sheet(index, Letters(), chat=model)
    assert shape(made, "setup") == [
        ("Setup", ["Shuffle the deck.", "Deal 3 cards to each player.", "Place die near deck."])
    ]
    assert [line.citation for line in made.lines] == [line.citation for line in plain.lines]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("Deal 3", "Deal 2 cards to each player."),
        ("Deal 3", "Deal cards to each player."),
        ("You may not", "You may score a frog twice."),
        ("You may not", "You must not score frog twice."),
        ("A frog that was caught", "Frog that caught scores 4 points of pond."),
        ("In a wide pond", "A frog scores 1 point."),
        ("The player with", "Most points wins."),
        ("Shuffle", "shuffle deck."),
        ("Shuffle", ""),
    ],
)
def test_a_shortening_that_drops_or_changes_what_counts_is_not_taken(
    server: Server, model: Spoken, plain: Sheet, words: str, text: str
) -> None:
    server.reply = shorter((words, text))
    assert with_offers(plain, model) == plain


def test_lines_are_grouped_under_words_of_their_own_headings(
    server: Server, model: Spoken, plain: Sheet
) -> None:
    server.reply = groups("scoring", ("Scoring", [*FROGS, *POND]))
    assert shape(with_offers(plain, model), "scoring") == [
        (
            "Scoring",
            [
                "Each pond scores 2 points.",
                "In a wide pond, a frog scores 1 point.",
                "A frog that was caught scores the 4 points of the pond.",
                "You may not score a frog twice.",
            ],
        )
    ]


@pytest.mark.parametrize(
    "offers",
    [
        [("Secret scoring", [*POND, *FROGS])],
        [("Winning", [*POND, *FROGS])],
        [("Pond", [*POND, *FROGS])],
        [("Pond", POND)],
        [("Scoring", [*POND, *FROGS, "Each pond"])],
        [("Scoring", [*POND, *FROGS, "Shuffle"])],
        [("", [*POND, *FROGS])],
    ],
    ids=["a word of no heading", "another heading", "not of all", "lines lost", "twice", "from elsewhere", "no name"],
)  # fmt: skip
def test_groups_that_do_not_fit_leave_the_section_as_it_is(
    server: Server, model: Spoken, plain: Sheet, offers: list[tuple[str, Sequence[str]]]
) -> None:
    server.reply = groups("scoring", *offers)
    assert with_offers(plain, model) == plain


def test_steps_keep_their_order(server: Server, model: Spoken, plain: Sheet) -> None:
    server.reply = groups("setup", ("Setup", ["Place", "Deal", "Shuffle"]))
    assert with_offers(plain, model) == plain


@pytest.mark.parametrize(
    "reply", ["Sure! Here it is.", '{"shorter": [', '{"shorter": [{"line": "x"}]}', '{"lines": []}', "[]", ""]
)
def test_a_reply_that_is_not_what_was_asked_for_leaves_the_sheet_as_it_is(
    server: Server, model: Spoken, plain: Sheet, reply: str
) -> None:
    server.reply = lambda _: reply
    assert with_offers(plain, model) == plain


def test_a_server_that_fails_is_slow_or_is_not_there_leaves_the_sheet_as_it_is(
    server: Server, model: Spoken, plain: Sheet
) -> None:
    server.reply = shorter(("Shuffle", "Shuffle deck."))
    assert with_offers(plain, model) != plain
    server.status = 500
    assert with_offers(plain, model) == plain
    server.status, server.delay = 200, 1.0
    assert with_offers(plain, model, patience=0.1) == plain
    assert with_offers(plain, Spoken(base="http://127.0.0.1:9")) == plain


def test_without_a_model_the_same_sheet_is_made_every_time(index: GameIndex, plain: Sheet) -> None:
    assert make_sheet(index, Letters()).model_dump_json() == plain.model_dump_json()
