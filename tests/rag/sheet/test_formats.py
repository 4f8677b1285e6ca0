"""A sheet as Markdown, HTML and PDF."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Literal

import pypdfium2  # type: ignore[import-untyped]  # it has no type information
import pytest

from rag.sheet import Sheet
from rag.sheet.html import as_html
from rag.sheet.markdown import as_markdown
from rag.sheet.models import HOW_IT_ENDS
from rag.sheet.pdf import as_pdf
from rag.sheet.strip import NOTHING

BASE = "http://127.0.0.1:8000"


def test_markdown_links_every_line_to_its_citation(lairs: Sheet) -> None:
    text = as_markdown(lairs, BASE)
    assert text.startswith("# Lairs: reference sheet\n")
    assert all(f"]({BASE}{line.citation.url})" in text for line in lairs.lines if line.see is None)
    assert "| Action | Cost | Effect | Notes |" in text


def test_markdown_says_what_was_left_out(dragons_lair: Sheet) -> None:
    text = as_markdown(dragons_lair).partition("## Not on this sheet")[2]
    assert "- **Flavour** (3 lines): Overview, Goal, The DRAGON" in text
    assert text.count("\n- ") < len(dragons_lair.left_out)


def test_all_formats_say_that_nothing_was_left_out(lairs: Sheet) -> None:
    assert lairs.left_out == ()
    assert as_markdown(lairs).endswith(f"## Not on this sheet\n\n{NOTHING}\n")
    assert NOTHING in as_html(lairs)
    assert NOTHING in " ".join(text_of(as_pdf(lairs)).split())


def test_the_pdf_names_its_revision_once_a_page(dragons_lair: Sheet) -> None:
    assert text_of(as_pdf(dragons_lair)).count(dragons_lair.revision) == 2


def test_steps_of_an_action_begin_on_lines_of_their_own(dragons_lair: Sheet) -> None:
    assert "<br>2. The wagering player next declares" in as_markdown(dragons_lair)
    assert "<br><b>2.</b> The wagering player next declares" in as_html(dragons_lair)
    rows = text_of(as_pdf(dragons_lair)).splitlines()
    assert any(row.replace("\xa0", " ").startswith("2. The wagering player next") for row in rows)


def test_a_table_of_long_actions_has_a_row_that_names_its_columns(lairs: Sheet, dragons_lair: Sheet) -> None:
    assert '<th>Action</th><th colspan="3">Cost, effect and notes</th>' in as_html(dragons_lair)
    assert "Cost, effect and notes" in text_of(as_pdf(dragons_lair))
    assert "<th>Action</th><th>Cost</th><th>Effect</th><th>Notes</th>" in as_html(lairs)


def test_the_web_page_has_the_whole_list_and_prints_the_short_one(dragons_lair: Sheet) -> None:
    page = as_html(dragons_lair)
    assert page.count('<ul class="short">') == page.count('<div class="wide whole">') == 1
    assert all(one.url.replace("&", "&amp;") in page for one in dragons_lair.left_out)
    assert all(f"<td>{one.reason}</td>" in page for one in dragons_lair.left_out)


def test_what_stands_elsewhere_is_pointed_to_and_its_words_are_kept_in_the_sheet(lairs: Sheet) -> None:
    again = [line for line in lairs.lines if line.see]
    assert {line.see for line in again} >= {"End of game", "Setup", "Turn structure", "Actions"}
    assert all(line.text.lower()[:30] in line.citation.quote.lower() for line in again)
    text = as_markdown(lairs)
    assert "**Peril Rule** → Setup" in text
    assert "**Must I exit when I can?** No. → End of game" in text
    plain = text.replace("**", "").lower()
    whole = [line.text.lower() for line in lairs.lines if len(line.text.split()) > 6]
    ends = [
        line.text.lower()
        for section in lairs.sections
        for group in section.groups
        if group.title == HOW_IT_ENDS
        for line in group.parts
    ]
    assert [words for words in whole if plain.count(words) != 1 + (words in ends)] == []


def test_html_needs_nothing_from_elsewhere_and_links_every_line(lairs: Sheet) -> None:
    page = as_html(lairs, BASE)
    links: list[str] = []

    class Links(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag not in ("script", "img", "link", "iframe")
            links.extend(value or "" for name, value in attrs if name == "href")

    Links().feed(page)
    assert {BASE + line.citation.url for line in lairs.lines if line.see is None} <= set(links)
    assert set(links) <= {BASE + line.citation.url for line in lairs.lines}
    assert "@media print" in page
    assert "@import" not in page
    assert "$" not in page


def test_words_of_a_rulebook_are_no_markup(lairs: Sheet) -> None:
    odd = lairs.model_copy(update={"title": "<b>A & B</b> #strong[x] *y* [z]"})
    assert "<b>A &" not in as_html(odd)
    assert r"\*y\*" in as_markdown(odd)
    assert "#strong[x] *y* [z]" in text_of(as_pdf(odd))


@pytest.mark.parametrize(("paper", "width"), [("a4", 595), ("letter", 612)])
def test_the_pdf_has_two_pages_at_most_on_either_paper(
    dragons_lair: Sheet, paper: Literal["a4", "letter"], width: int
) -> None:
    document = pypdfium2.PdfDocument(as_pdf(dragons_lair, BASE, paper))
    assert len(document) <= 2
    assert round(document[0].get_width()) == width
    document.close()


def test_the_pdf_holds_every_line_and_is_the_same_every_time(lairs: Sheet) -> None:
    made = as_pdf(lairs, BASE)
    assert made == as_pdf(lairs, BASE)
    said = squeezed(text_of(made))
    assert [line.text for line in lairs.lines if not line.see and squeezed(line.text) not in said] == []


def text_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.get_textpage().get_text_bounded() for page in document]
    document.close()
    return "\n".join(pages)


def squeezed(text: str) -> str:
    return re.sub(r"\W|p\d+", "", text)
