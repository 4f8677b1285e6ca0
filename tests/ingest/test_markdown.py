"""Reading Markdown: headings, lists, tables, pairs of an FAQ, and what is only markup."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.models import Statement
from ingest.document import Document, UnreadableError
from ingest.markdown import read_markdown
from ingest.read import read
from ingest.split import split


def found(source: str) -> list[tuple[str, str]]:
    return [(block.kind, block.text) for block in read_markdown(source).blocks]


def statements(source: str) -> tuple[Statement, ...]:
    return tuple(split(read_markdown(source), slug="tiny", title="Tiny").statements)


def test_a_statement_knows_the_headings_above_it_without_the_title() -> None:
    source = (
        "# Tiny\n\nHello there.\n\n## Turns\n\nTake a turn.\n\n#### Drawing\n\nDraw.\n\n### Playing\n\nPlay.\n\n"
        "Ends\n----\n\nStop.\n"
    )
    assert [(one.text, one.at.section) for one in statements(source)] == [
        ("Hello there.", ()),
        ("Take a turn.", ("Turns",)),
        ("Draw.", ("Turns", "Drawing")),
        ("Play.", ("Turns", "Playing")),
        ("Stop.", ("Ends",)),
    ]


@pytest.mark.parametrize(
    ("source", "title"),
    [
        ("# Tiny\n\nDraw.", "Tiny"),
        ("Tiny\n====\n\n## Turns\n\nDraw.", "Tiny"),
        ("## Tiny\n\n### Turns\n\nDraw.", "Tiny"),
        ("## Turns\n\nDraw.", None),
        ("# One\n\nDraw.\n\n# Two\n\nPlay.", None),
        ("Hello.\n\n# Tiny\n\nDraw.", None),
        ("---\nname: x\nlang: en\n---\n# Tiny\n\nDraw.", "Tiny"),
    ],
)
def test_the_title_is_the_heading_above_all_others(source: str, title: str | None) -> None:
    assert read_markdown(source).title == title


def test_a_ruled_off_opening_is_not_taken_for_front_matter() -> None:
    assert found("---\n\nDraw a card.\n\n---\n\nRest.") == [
        ("paragraph", "Draw a card."),
        ("paragraph", "Rest."),
    ]


def test_items_of_a_list_hang_on_the_line_that_opens_it() -> None:
    source = "Each turn is short. You may:\n\n- draw a card,\n- rest. Or sleep.\n\n1. Then stop\n\nDone.\n\n* alone\n"
    assert [(one.kind, one.lead, one.text) for one in statements(source)] == [
        ("sentence", "", "Each turn is short."),
        ("sentence", "", "You may:"),
        ("item", "You may:", "draw a card,"),
        ("item", "You may:", "rest. Or sleep."),
        ("item", "You may:", "Then stop"),
        ("sentence", "", "Done."),
        ("item", "", "alone"),
    ]
    assert statements(source)[2].shown == "You may: draw a card,"


def test_a_heading_ends_what_a_line_opens() -> None:
    assert [one.lead for one in statements("## A\n\nTake:\n\n## B\n\n- one card\n")] == ["", ""]


def test_nested_and_loose_items_are_items_of_their_own() -> None:
    assert found("- one\n  - two\n\n    more of two\n- three\n") == [
        ("item", "one"),
        ("item", "two"),
        ("item", "more of two"),
        ("item", "three"),
    ]


def test_a_long_item_is_cut_into_sentences() -> None:
    long = " ".join(["Draw a card and keep it in your hand."] * 10)
    assert len(statements(f"- {long}\n")) == 10


def test_a_row_carries_the_names_of_its_columns() -> None:
    source = (
        "| Action | Cost | |\n|:--|--:|---|\n| **Creep** | 1 cube | a \\| b |\n| Peer | | free |\n\nDone.\n"
    )
    creep, peer, done = statements(source)
    assert (creep.kind, creep.text) == ("row", "Creep | 1 cube | a | b")
    assert creep.columns == peer.columns == ("Action", "Cost", "")
    assert creep.cells == ("Creep", "1 cube", "a | b")
    assert peer.shown == "Action: Peer; free"
    assert done.columns == ()


def test_a_table_without_names_or_without_rows_keeps_its_words() -> None:
    assert [(one.text, one.columns) for one in statements("| | |\n|---|---|\n| Ax | 1 |\n")] == [
        ("Ax | 1", ())
    ]
    assert [(one.text, one.columns) for one in statements("| Ax | Bow |\n|---|---|\n\nEnd.\n")] == [
        ("Ax | Bow", ()),
        ("End.", ()),
    ]


@pytest.mark.parametrize(
    "source",
    [
        "Q: May I pass?\n\nA: Yes, you may.",
        "**Q:** May I pass?\n**A:** Yes, you may.",
        "Q. May I pass?\nA. Yes, you may.",
        "- Q: May I pass?\n- A: Yes, you may.",
        "Question: May I pass? — Answer: Yes, you may.",
        "Q1: May I pass?\n\nA1: Yes, you may.",
        "**Q 12.** May I pass?\n\n**A 12.** Yes, you may.",
        "Q) May I pass?\n\nA) Yes, you may.",
        "**May I pass?** Yes, you may.",
        "May I pass?\nYes, you may.",
    ],
)
def test_a_question_and_its_answer_are_a_pair(source: str) -> None:
    (answer,) = statements(source)
    assert (answer.kind, answer.lead, answer.text) == ("answer", "May I pass?", "Yes, you may.")


def test_several_pairs_in_one_paragraph_are_told_apart() -> None:
    source = "Q: May I pass? Or not?\nA: Yes. Plan A: pass.\nQ: Who starts?\nA: You."
    assert [(one.lead, one.text) for one in statements(source)] == [
        ("May I pass? Or not?", "Yes. Plan A: pass."),
        ("Who starts?", "You."),
    ]


def test_what_asks_without_a_question_mark_is_a_question_where_an_answer_follows() -> None:
    assert found("Q: Tell me of ties.\n\nA: They are shared.") == [
        ("question", "Tell me of ties."),
        ("answer", "They are shared."),
    ]
    assert found("Q: is a letter.\n\nIt is.") == [("paragraph", "Q: is a letter."), ("paragraph", "It is.")]


def test_an_answer_without_a_question_stays_a_paragraph() -> None:
    assert found("A: you win.\n\nQ: Who?\n\n## Ties\n\nA: nobody.") == [
        ("paragraph", "A: you win."),
        ("question", "Who?"),
        ("heading", "Ties"),
        ("paragraph", "A: nobody."),
    ]


def test_an_answer_on_the_next_page_is_cited_there() -> None:
    (answer,) = statements("[[page 3]]\n\nQ: May I pass?\n[[page 4]]\nA: Yes.")
    assert (answer.at.page, answer.lead, answer.id) == ("4", "May I pass?", "tiny/p4#1")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("A **bold** _claim_ in `code` and a [link](there.md).", "A bold claim in code and a link."),
        ("Less: 2 < 3 > 1 &amp; a\\*b.", "Less: 2 < 3 > 1 & a*b."),
        (
            "Write &lt;name&gt; or `<n>` or <name of a card> here.",
            "Write <name> or <n> or <name of a card> here.",
        ),
        ("One<br>two <b>three</b><!-- no --> four<sup>th</sup>.", "One two three fourth."),
        ("Pay 2 ![gold](gold.png).", "Pay 2 gold ."),
        ("Roll.  \nAgain.\\\nOnce more.", "Roll. Again. Once more."),
        ("Draw a card.{: .note #x}", "Draw a card."),
    ],
)
def test_markup_goes_and_words_stay(source: str, words: str) -> None:
    assert found(source) == [("paragraph", words)]


def test_a_picture_alone_is_no_paragraph() -> None:
    assert found("![Cover](cover.png)\n\nDraw.") == [("paragraph", "Draw.")]


def test_quotations_code_and_html_are_read() -> None:
    source = "> Draw.\n> Play.\n\n```\nRest.\n\nSleep.\n```\n\n    Wait.\n\n<div>Stop.</div>\n"
    assert [words for _, words in found(source)] == ["Draw. Play.", "Rest.", "Sleep.", "Wait.", "Stop."]


TEXT = "# Tiny\r\n\r\n## Über “Zug”\r\n\r\nDraw a card.\r\n\r\n- one – ½\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_every_encoding_is_read_the_same(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "tiny.md"
    path.write_bytes(TEXT.encode(encoding))
    assert read(path) == read_markdown(TEXT) == read_markdown(TEXT.replace("\r\n", "\n"))
    assert read(path).blocks[0].text == "Über “Zug”"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "is empty"),
        (b" \r\n\t", "is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "holds binary data"),
        (b"%PDF-1.7\n", "is a PDF"),
        (b"<!-- page: 3 -->\n\n---\n", "holds no words"),
    ],
    ids=["empty", "blank", "binary", "a PDF", "no words"],
)
@pytest.mark.parametrize("name", ["tiny.md", "tiny.txt"])
def test_a_file_without_text_is_refused_by_name(data: bytes, told: str, name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(UnreadableError, match=told) as refused:
        read(tmp_path / name)
    assert name in str(refused.value)
    assert "expected" in str(refused.value)


def test_a_text_of_signs_alone_holds_nothing_to_cite() -> None:
    with pytest.raises(UnreadableError, match="no sentence that could be cited"):
        split(read_markdown("* * *\n\n— … —\n"), slug="tiny", title="Tiny")
    with pytest.raises(UnreadableError, match="no sentence that could be cited"):
        split(Document(()), slug="tiny", title="Tiny")


def test_markdown_within_html_is_read_where_the_tag_says_so() -> None:
    source = (
        '# Tiny\n\n<details markdown="block">\n  <summary>\nAn example\n </summary>\n Ann draws **two** cards.\n\n'
        "- She plays **one**.\n\n</details>\n\nThen it is Bob's turn.\n"
    )
    assert found(source)[1:] == [
        ("paragraph", "Ann draws two cards."),
        ("item", "She plays one."),
        ("paragraph", "Then it is Bob's turn."),
    ]


@pytest.mark.parametrize(
    ("source", "read"),
    [
        ("**1****Choose a crew.** It counts.", "1 Choose a crew. It counts."),
        ("**Boat****: you may row.", "Boat: you may row."),
        ("Stars **** are points.", "Stars **** are points."),
    ],
)
def test_bold_words_that_touch_others_leave_no_stars(source: str, read: str) -> None:
    assert found(source) == [("paragraph", read)]
