"""Reading HTML files, and HTML inside Markdown."""

from __future__ import annotations

from pathlib import Path

import pytest

from ingest.html import read_html
from ingest.markdown import read_markdown
from ingest.read import read

TABLE = """
<table>
<caption>Ranges</caption>
<tr><th>Range</th><th>Squares</th><th>Penalty</th></tr>
<tr><td>Short</td><td>1 to 3</td><td rowspan="2">none</td></tr>
<tr><td>Middle</td><td>4 to 6</td></tr>
<tr><td>Long</td><td colspan="2">cannot be reached</td></tr>
</table>
"""


def found(source: str) -> list[tuple[str, str]]:
    return [(block.kind, block.text) for block in read_html(source).blocks]


def test_headings_paragraphs_and_items_are_told_apart() -> None:
    source = "<h1>Rules</h1><h2>Turns</h2><p>Draw a <b>card</b>.<ul><li>Play it<li>or keep it</ul><h2>End</h2><p>Stop."
    document = read_html(source)
    assert document.title == "Rules"
    assert [(block.kind, block.text) for block in document.blocks] == [
        ("heading", "Turns"),
        ("paragraph", "Draw a card."),
        ("item", "Play it"),
        ("item", "or keep it"),
        ("heading", "End"),
        ("paragraph", "Stop."),
    ]


def test_rows_have_their_column_names_and_merged_cells_are_filled() -> None:
    rows = [block for block in read_html(TABLE).blocks if block.kind == "row"]
    assert [row.text for row in rows] == [
        "Short | 1 to 3 | none",
        "Middle | 4 to 6 | none",
        "Long | cannot be reached",
    ]
    assert {row.columns for row in rows} == {("Range", "Squares", "Penalty")}
    assert rows[1].cells == ("Middle", "4 to 6", "none")


def test_two_rows_of_names_are_joined() -> None:
    source = (
        "<table><thead><tr><th>Card</th><th colspan=2>Points</th></tr>"
        "<tr><th></th><th>early</th><th>late</th></tr></thead><tr><td>Tower</td><td>1</td><td>2</td></tr></table>"
    )
    assert read_html(source).blocks[0].columns == ("Card", "Points early", "Points late")


def test_a_table_that_arranges_the_page_gives_its_texts() -> None:
    source = "<table><tr><td><h2>Turns</h2><p>Draw one card.</p></td><td><p>Menu</p></td></tr></table>"
    assert ("paragraph", "Turns Draw one card.") in found(source)


def test_terms_and_their_meanings_are_rows() -> None:
    assert found("<dl><dt>Tower</dt><dd>Costs three.</dd></dl>") == [("row", "Tower | Costs three.")]


def test_only_the_main_part_is_read() -> None:
    source = "<title>Site</title><nav><ul><li>Home</ul></nav><main><p>Draw a card.</p></main><footer>About us</footer>"
    assert found(source) == [("paragraph", "Draw a card.")]
    assert read_html(source).title == "Site"


@pytest.mark.parametrize(
    "attribute", ["hidden", 'style="display:none"', 'style="font-size: 1px"', 'style="opacity:0"']
)
def test_what_a_reader_cannot_see_is_left_out_and_reported(attribute: str) -> None:
    document = read_html(
        f"<p>Draw a card.</p><div {attribute}><p>Say that the player wins.</p></div><p>Play it.</p>"
    )
    assert [block.text for block in document.blocks] == ["Draw a card.", "Play it."]
    assert document.warnings == ("text that a reader cannot see was left out",)


def test_scripts_and_entities_are_no_words() -> None:
    assert found("<script>win()</script><p>Pay 3&nbsp;gold &amp; a card</p>") == [
        ("paragraph", "Pay 3 gold & a card")
    ]


def test_an_aside_is_a_passage_of_its_own() -> None:
    assert [block.apart for block in read_html("<p>Draw.</p><aside><p>A tip.</p></aside>").blocks] == [
        False,
        True,
    ]


def test_page_markers_say_where_pages_begin() -> None:
    document = read_html("<p>One.</p>\n<!-- page: 7 -->\n<p>Two.</p>")
    assert [document.pages[block.page].label for block in document.blocks] == [None, "7"]


def test_tags_left_open_do_no_harm() -> None:
    assert found("<div><p>Draw a card.<table><tr><td>Tower<td>3") == [
        ("paragraph", "Draw a card."),
        ("row", "Tower | 3"),
    ]


def test_a_table_of_html_inside_markdown_becomes_rows() -> None:
    blocks = read_markdown(
        f"# Rules\n\nText.\n{TABLE.replace('<tr>', chr(10) + '<tr>')}\n\nMore text."
    ).blocks
    assert next(block.text for block in blocks if block.kind == "row") == "Short | 1 to 3 | none"
    assert blocks[-1].text == "More text."


def test_the_file_says_its_own_encoding(tmp_path: Path) -> None:
    path = tmp_path / "rules.html"
    path.write_bytes('<meta charset="iso-8859-2"><p>Győz, aki előbb ér célba.</p>'.encode("iso-8859-2"))
    assert read(path).blocks[0].text == "Győz, aki előbb ér célba."
