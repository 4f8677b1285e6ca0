"""Real rulebooks: the words that decide questions stand, whole, on the pages where they are printed."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from corpus.models import Rulebook
from ingest.document import Document
from ingest.pdf import ocr
from ingest.read import read
from ingest.split import split

SHARED = Path(__file__).parents[4] / "shared"
BOOKS = SHARED / "rulebooks"
ODD = BOOKS / "broken-and-odd"

pytestmark = pytest.mark.skipif(not BOOKS.is_dir(), reason="the folder of real rulebooks is not there")


@cache
def document(name: str) -> Document:
    return read(BOOKS / name)


@cache
def rulebook(name: str) -> Rulebook:
    return split(document(name), slug="book", title="Book")


def folded(text: str) -> str:
    return " ".join(re.sub("[‘’‛]", "'", re.sub("[“”„]", '"', text)).split())


def quotes() -> list[tuple[str, str, str, int | None]]:
    found = []
    if not BOOKS.is_dir():
        return []
    for file in sorted((SHARED / "samples/rulebooks").glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if row["rulebook_file"].endswith(".pdf") and row.get("support_quote"):
                found.append((row["id"], row["rulebook_file"], row["support_quote"], row.get("pdf_page")))
    for line in (SHARED / "samples/dev-questions.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        name = row["rulebook_file"].removeprefix("rulebooks/")
        if name.endswith(".pdf"):
            found += [(row["id"], name, quote, None) for quote in row.get("deciding", ())]
    return found


@pytest.mark.parametrize(("case", "name", "quote", "page"), quotes())
def test_a_deciding_quote_stands_in_one_statement_on_its_page(
    case: str, name: str, quote: str, page: int | None
) -> None:
    holding = [s for s in rulebook(name).statements if folded(quote) in folded(s.text)]
    assert holding, f"{case}: {quote!r} is in no statement"
    assert page is None or page in {statement.at.pdf_page for statement in holding}


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("maerstanas/maerstanas.pdf", ["1", "2", "3", "4"]),
        ("broken-and-odd/maerstanas-two-blank-covers.pdf", [None, None, "1", "2", "3", "4"]),
        ("wargame-suitcase/wargame.pdf", [str(n) for n in range(1, 16)]),
        ("wargame-suitcase/wargame-2page-imposed.pdf", [str(n) for n in range(1, 16)]),
        ("hema-hun/hema-hun.pdf", [str(n) for n in range(1, 33)]),
        ("gnubg/allabout.pdf", ["i", "ii", "iii", "iv", "v", *(str(n) for n in range(1, 49))]),
        ("secret-hitler/secret-hitler.pdf", [str(n) for n in range(1, 8)]),
    ],
)
def test_printed_pages_are_right(name: str, labels: list[str | None]) -> None:
    assert [page.label for page in document(name).pages] == labels


def test_the_imposed_sheets_hold_the_text_of_the_booklet() -> None:
    def words(name: str) -> str:
        return "".join(re.findall(r"\w", "".join(block.text for block in document(name).blocks)))

    booklet = words("wargame-suitcase/wargame.pdf")
    assert words("wargame-suitcase/wargame-2page-imposed.pdf") == booklet


def test_merged_cells_reach_every_row_of_the_penalty_table() -> None:
    rows = [block.text for block in document("hema-hun/penalty-table.pdf").blocks if block.kind == "row"]
    first = [row for row in rows if re.match(r"1\.\d+ \|", row)]
    assert len(first) == 16
    assert all(row.endswith("| YELLOW | RED | RED") for row in first)
    cut = next(row for row in rows if row.startswith("3.1 |"))
    assert "(even if the fencer at fault has already received a Red Card" in cut


@pytest.mark.skipif(not ocr.available(), reason="Tesseract is not installed")
def test_the_drawn_table_is_read_below_the_heading_where_it_stands() -> None:
    rows = [s for s in rulebook("secret-hitler/secret-hitler.pdf").statements if s.at.confidence]
    assert [(row.text, row.at.heading) for row in rows] == [
        ("Liberals | 3 | 4 | 4 | 5 | 5 | 6", "SET UP"),
        ("Fascists | 1+H | 1+H | 2+H | 2+H | 3+H | 3+H", "SET UP"),
    ]
    assert {row.columns for row in rows} == {("# PLAYERS", "5", "6", "7", "8", "9", "10")}


def test_the_sidebars_are_apart() -> None:
    book = document("secret-hitler/secret-hitler.pdf")
    assert any(block.apart and block.text.startswith("ABOUT LYING") for block in book.blocks)
    assert "\u200b" not in "".join(block.text for block in book.blocks)


def test_a_lost_ligature_can_be_found_by_its_word() -> None:
    block = next(
        block for block in document("bangkok/bangkok.pdf").blocks if "frst player picks" in block.text
    )
    assert "first" in block.forms


def test_hidden_orders_are_dropped_and_reported() -> None:
    plain, injected = (
        document("maerstanas/maerstanas.pdf"),
        document("broken-and-odd/maerstanas-hidden-injection.pdf"),
    )
    assert [block.text for block in injected.blocks] == [block.text for block in plain.blocks]
    assert injected.pages[1].flags == ("hidden text dropped",)


def test_running_heads_are_out_of_the_text() -> None:
    assert not any("2025-03-28" in block.text for block in document("hema-hun/hema-hun.pdf").blocks)
