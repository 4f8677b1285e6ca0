"""Page markers: what they look like, where they may stand, and which page each word is on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from corpus.models import Rulebook
from ingest.document import Document
from ingest.markdown import read_markdown
from ingest.plaintext import read_plaintext
from ingest.split import split

READERS = pytest.mark.parametrize("read", [read_markdown, read_plaintext])
Read = Callable[[str], Document]


def book(document: Document) -> Rulebook:
    return split(document, slug="tiny", title="Tiny")


def cited(document: Document) -> list[tuple[str | None, str]]:
    return [(statement.at.page, statement.text) for statement in book(document).statements]


@READERS
@pytest.mark.parametrize(
    ("marker", "label"),
    [
        ("<!-- page: 10 -->", "10"),
        ("<!--page 10-->", "10"),
        ("  <!-- Page: iv -->  ", "iv"),
        ("<!-- page iv -->", "iv"),
        ("<!-- page: A-3 -->", "A-3"),
        ("<!-- page: back cover -->", "back cover"),
        ("[[page 10]]", "10"),
        ("[[ PAGE: xii ]]", "xii"),
        ("<!-- page: none -->", None),
        ("<!-- page: -->", None),
        ("[[page none]]", None),
    ],
)
def test_a_marker_says_where_a_page_begins(read: Read, marker: str, label: str | None) -> None:
    document = read(f"[[page 3]]\n\nDraw a card.\n\n{marker}\n\nPlay a card.\n")
    assert cited(document) == [("3", "Draw a card."), (label, "Play a card.")]
    assert [page.label_source for page in document.pages] == ["marker", "marker" if label else None]


@READERS
@pytest.mark.parametrize(
    "text", ["<!-- page break -->", "<!-- pages: 3 -->", "<!-- paged -->", "See [[page 4]] too."]
)
def test_what_only_looks_like_a_marker_announces_no_page(read: Read, text: str) -> None:
    assert [page.label for page in read(f"[[page 3]]\n\nDraw a card.\n\n{text}\n\nPlay.\n").pages] == ["3"]


@READERS
def test_a_page_of_a_pdf_is_not_taken_for_a_printed_one(read: Read) -> None:
    at = next(book(read("[[pdf page 7]]\n\nDraw a card.\n")).statements).at
    assert (at.page, at.pdf_page) == (None, 7)


@READERS
def test_form_feeds_number_pages_from_one_and_the_last_one_begins_none(read: Read) -> None:
    document = read("Draw a card.\n\n\fPlay a card.\n\n\f\fDiscard a card.\n\f\n")
    assert cited(document) == [("1", "Draw a card."), ("2", "Play a card."), ("4", "Discard a card.")]
    assert [page.label for page in document.pages] == ["1", "2", "3", "4"]


@READERS
def test_a_form_feed_beside_other_markers_invents_no_number(read: Read) -> None:
    document = read("[[page 3]]\nDraw a card.\n\n\f\n[[page 5]]\nPlay a card.\n\n\fDiscard a card.\n")
    assert cited(document) == [("3", "Draw a card."), ("5", "Play a card."), (None, "Discard a card.")]


@READERS
def test_text_without_markers_has_no_page(read: Read) -> None:
    document = read("Draw a card.\n\nPlay a card.\n")
    assert {page for page, _ in cited(document)} == {None}
    assert len(document.pages) == 1


@READERS
def test_text_before_the_first_marker_has_no_page(read: Read) -> None:
    assert cited(read("Draw a card.\n\n[[page 2]]\n\nPlay a card.\n")) == [
        (None, "Draw a card."),
        ("2", "Play a card."),
    ]


@READERS
@pytest.mark.parametrize("marker", ["[[page 4]]", "<!-- page: 4 -->"])
def test_a_marker_inside_a_sentence_leaves_it_whole_on_the_page_where_it_begins(
    read: Read, marker: str
) -> None:
    document = read(f"[[page 3]]\n\nDraw a card. Then play\n{marker}\na card. Then rest.\n")
    assert cited(document) == [("3", "Draw a card."), ("3", "Then play a card."), ("4", "Then rest.")]
    assert [passage.id for passage in book(document).passages] == ["tiny/p3", "tiny/p4"]


@READERS
def test_a_marker_between_words_of_one_line_is_seen(read: Read) -> None:
    document = read("[[page 3]]\n\nDraw a <!-- page: 4 -->card. Then rest.\n")
    assert cited(document) == [("3", "Draw a card."), ("4", "Then rest.")]


@READERS
@pytest.mark.parametrize("marker", ["[[page 4]]\n", "\n[[page 4]]\n\n", "\f"])
def test_a_marker_between_list_items_moves_the_following_ones(read: Read, marker: str) -> None:
    document = read(f"<!-- page: 3 -->\n\nTake:\n\n- one die\n{marker}- two cards\n- three cubes\n")
    label = None if marker == "\f" else "4"
    assert cited(document)[1:] == [("3", "one die"), (label, "two cards"), (label, "three cubes")]
    assert {statement.lead for statement in list(book(document).statements)[1:]} == {"Take:"}


@READERS
@pytest.mark.parametrize("marker", ["[[page 4]]\n", "[[page 4]]\n\n", "\f", "\n\f\n\n"])
def test_a_marker_before_a_heading_does_not_hide_it(read: Read, marker: str) -> None:
    heading = "THE END" if read is read_plaintext else "# THE END"
    document = read(f"# START\n\n[[page 3]]\n\nDraw a card.\n\n{marker}{heading}\n\nStop.\n")
    last = list(book(document).statements)[-1]
    assert (last.text, last.at.section, last.at.page) == (
        "Stop.",
        ("THE END",),
        "4" if "4" in marker else None,
    )


def test_a_heading_follows_a_form_feed_at_the_end_of_a_plain_text_paragraph() -> None:
    last = list(book(read_plaintext("Draw a card.\n\fTHE END\nStop.\n")).statements)[-1]
    assert (last.text, last.at.section, last.at.page) == ("Stop.", ("THE END",), "2")


@pytest.mark.parametrize("marker", ["[[page 4]]\n", "[[page 4]]\n\n", "\f"])
def test_a_marker_before_or_inside_a_table_moves_the_following_rows(marker: str) -> None:
    table = "| Card | Cost |\n|---|---|\n| Ax | 1 |\n"
    document = read_markdown(f"[[page 3]]\n\nDraw.\n\n{marker}{table}<!-- page: 5 -->\n| Bow | 2 |\n")
    rows = list(book(document).statements)[1:]
    assert [(row.cells, row.at.page) for row in rows] == [
        (("Ax", "1"), None if marker == "\f" else "4"),
        (("Bow", "2"), "5"),
    ]


def test_a_row_belongs_to_the_page_of_its_first_words() -> None:
    document = read_markdown(
        "| Card | Cost |\n|---|---|\n| Ax | 1 <!-- page: 2 --> |\n| Bow | 2 |\n| <!-- page: 3 --> Cap | 3 |\n"
    )
    assert [row.at.page for row in book(document).statements] == [None, "2", "3"]


def test_a_numbered_item_after_a_marker_is_an_item() -> None:
    document = read_markdown("Steps:\n\n1. Draw.\n2. Play.\n\n[[page 4]]\n3. Rest.\n")
    assert [(block.kind, block.text) for block in document.blocks[1:]] == [
        ("item", "Draw."),
        ("item", "Play."),
        ("item", "Rest."),
    ]


def test_pages_hold_the_spans_of_their_text() -> None:
    made = book(
        read_markdown(
            "[[page 3]]\n\nDraw a card. Then play\n[[page 4]]\na card.\n\n[[page 5]]\n\n[[page 6]]\n\nRest.\n"
        )
    )
    assert [(page.label, made.text[page.start : page.end].strip()) for page in made.pages] == [
        ("3", "Draw a card. Then play"),
        ("4", "a card."),
        ("5", ""),
        ("6", "Rest."),
    ]


@READERS
def test_a_private_character_of_an_icon_font_is_no_page(read: Read) -> None:
    assert cited(read("Pay 2 \ue000 gold.\n\n\ue000\n\nRest.\n")) == [(None, "Pay 2 gold."), (None, "Rest.")]
